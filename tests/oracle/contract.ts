import { Revert } from "../../src/lib/fixed-point";
import {
  type CallContext,
  type Draft,
  type NftLedger,
  type Outcome,
  type SimulatedEvent,
  ZERO_ADDRESS,
  nft,
  refuseValue,
  requireAdmin,
  run,
  sameAddress,
} from "../../src/lib/simulation";

/** What the contracts with stream NFTs and an admin have in common. */
interface ContractState {
  readonly address: string;
  readonly admin: string;
  readonly nfts: NftLedger;
  /** Native coin that callers sent along, wei. */
  readonly feeBalance: bigint;
}

/**
 * Approves one address for one NFT; the zero address clears the approval.
 *
 * @returns the owner, for the `Approval` event
 * @throws Revert `ERC721NonexistentToken`, `ERC721InvalidApprover(caller)`
 */
export function approveNft(ledger: NftLedger, tokenId: bigint, to: string, caller: string): string {
  const owner = nft.ownerOf(ledger, tokenId);
  if (!sameAddress(owner, caller) && !nft.isApprovedForAll(ledger, owner, caller)) {
    throw new Revert("ERC721InvalidApprover", [caller]);
  }
  ledger.approvals.set(tokenId, to);
  return owner;
}

/**
 * Adds or removes an operator of the caller.
 *
 * @throws Revert `ERC721InvalidOperator(operator)` for the zero address
 */
export function setOperator(
  ledger: NftLedger,
  owner: string,
  operator: string,
  approved: boolean,
): void {
  if (sameAddress(operator, ZERO_ADDRESS)) {
    throw new Revert("ERC721InvalidOperator", [operator]);
  }
  if (approved) {
    ledger.operators.add(nft.operatorKey(owner, operator));
  } else {
    ledger.operators.delete(nft.operatorKey(owner, operator));
  }
}

/** The new admin takes over in one step. The caller must have been checked. */
export function handOver(
  draft: { readonly address: string; admin: string },
  events: SimulatedEvent[],
  newAdmin: string,
): void {
  const args = { oldAdmin: draft.admin, newAdmin };
  events.push({ emitter: draft.address, name: "TransferAdmin", args });
  draft.admin = newAdmin;
}

/**
 * Actions that Lockup and Flow share, none of which takes native value.
 *
 * @param feeError name of the revert when the admin's address takes no native coin
 */
export function contractActions<State extends ContractState>(feeError: string) {
  const act = (
    state: State,
    context: CallContext,
    body: (draft: Draft<ContractState>, events: SimulatedEvent[]) => void,
  ): Outcome<State, undefined> =>
    run<ContractState, undefined>(state, context, (draft, events) => {
      refuseValue(context);
      body(draft, events);
      return undefined;
    }) as Outcome<State, undefined>;
  return {
    /** Approves one address for one stream NFT. */
    approve: (state: State, context: CallContext, approved: string, tokenId: bigint) =>
      act(state, context, ({ address, nfts }, events) => {
        const owner = approveNft(nfts, tokenId, approved, context.caller);
        events.push({ emitter: address, name: "Approval", args: { owner, approved, tokenId } });
      }),
    /** Adds or removes an operator for all stream NFTs of the caller. */
    setApprovalForAll: (state: State, context: CallContext, operator: string, approved: boolean) =>
      act(state, context, ({ address, nfts }, events) => {
        setOperator(nfts, context.caller, operator, approved);
        const args = { owner: context.caller, operator, approved };
        events.push({ emitter: address, name: "ApprovalForAll", args });
      }),
    /** Hands the admin role over in one step. */
    transferAdmin: (state: State, context: CallContext, newAdmin: string) =>
      act(state, context, (draft, events) => {
        requireAdmin(draft.admin, context.caller);
        handOver(draft, events, newAdmin);
      }),
    /** Sends the collected native coin to the admin, whose address may refuse it. */
    collectFees: (state: State, context: CallContext, adminAccepts: boolean) =>
      act(state, context, (draft, events) => {
        const { address, admin, feeBalance } = draft;
        if (!adminAccepts) throw new Revert(feeError, [admin, feeBalance]);
        events.push({
          emitter: address,
          name: "CollectFees",
          args: { admin, feeAmount: feeBalance },
        });
        draft.feeBalance = 0n;
      }),
  };
}

/**
 * Runs several calls as one transaction, like the contracts' `batch`: each call sees the state that
 * the one before left, and the first failure undoes all of them.
 *
 * @returns the return values in call order and all events in emission order
 */
export function sequence<State, T>(
  state: State,
  calls: readonly ((state: State) => Outcome<State, T>)[],
): Outcome<State, readonly T[]> {
  let current = state;
  const returns: T[] = [];
  const events: SimulatedEvent[] = [];
  for (const call of calls) {
    const outcome = call(current);
    if (!outcome.ok) {
      return outcome;
    }
    current = outcome.state;
    returns.push(outcome.returns);
    events.push(...outcome.events);
  }
  return { ok: true, state: current, returns, events };
}
