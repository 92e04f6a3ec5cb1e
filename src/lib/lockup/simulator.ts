import { Revert } from "../fixed-point";
import { type CallContext, ZERO_ADDRESS, nft, refuseValue, run } from "../simulation";
import {
  type CreateCommon,
  type CreatePlan,
  type LockupOutcome,
  type LockupState,
  cancelInDraft,
  createInDraft,
  getStream,
  metadataUpdate,
  moveNft,
  nftTransfer,
  renounceInDraft,
  requireRecipient,
  withdrawInDraft,
} from "./steps";
import { withdrawableAmountOf } from "./stream";

export { getStream };

/** A freshly deployed contract: no streams, the first id is 1. */
export function deploy(options: {
  readonly address: string;
  readonly admin: string;
  readonly maxCount: bigint;
}): LockupState {
  return {
    ...options,
    nextStreamId: 1n,
    streams: new Map(),
    nfts: nft.createNftLedger(),
    hooks: new Map(),
    hookRuns: [],
    feeBalance: 0n,
  };
}

/**
 * Creates a stream with one of the six create functions.
 *
 * @returns the stream id
 */
export function create(
  state: LockupState,
  context: CallContext,
  common: CreateCommon,
  plan: CreatePlan,
): LockupOutcome<bigint> {
  return run(state, context, (draft, events) =>
    createInDraft(draft, events, context, common, plan),
  );
}

/** Withdraws an amount in base units to an address. */
export function withdraw(
  state: LockupState,
  context: CallContext,
  streamId: bigint,
  to: string,
  amount: bigint,
): LockupOutcome<undefined> {
  return run(state, context, (draft, events) => {
    withdrawInDraft(draft, events, context, streamId, to, amount);
    return undefined;
  });
}

/**
 * Withdraws everything that can be withdrawn.
 *
 * @returns the amount, base units
 */
export function withdrawMax(
  state: LockupState,
  context: CallContext,
  streamId: bigint,
  to: string,
): LockupOutcome<bigint> {
  return run(state, context, (draft, events) => {
    const amount = withdrawableAmountOf(getStream(draft, streamId), context.now);
    withdrawInDraft(draft, events, context, streamId, to, amount);
    return amount;
  });
}

/**
 * Withdraws everything to the current recipient and hands the NFT over.
 *
 * @returns the withdrawn amount, base units; 0 when there was nothing
 */
export function withdrawMaxAndTransfer(
  state: LockupState,
  context: CallContext,
  streamId: bigint,
  newRecipient: string,
): LockupOutcome<bigint> {
  return run(state, context, (draft, events) => {
    const stream = getStream(draft, streamId);
    const recipient = nft.ownerOrZero(draft.nfts, streamId);
    requireRecipient(draft, streamId, context.caller);
    const amount = withdrawableAmountOf(stream, context.now);
    if (amount > 0n) {
      withdrawInDraft(draft, events, context, streamId, recipient, amount);
    }
    moveNft(draft, events, streamId, recipient, newRecipient, undefined);
    return amount;
  });
}

/** Cancels streams as their sender: all or nothing. One id behaves like `cancel`. */
export function cancel(
  state: LockupState,
  context: CallContext,
  ...streamIds: readonly bigint[]
): LockupOutcome<undefined> {
  return run(state, context, (draft, events) => {
    streamIds.forEach((streamId) => {
      cancelInDraft(draft, events, context, streamId);
    });
    return undefined;
  });
}

/** Gives up the right to cancel, for good. All or nothing; one id behaves like `renounce`. */
export function renounce(
  state: LockupState,
  context: CallContext,
  ...streamIds: readonly bigint[]
): LockupOutcome<undefined> {
  return run(state, context, (draft, events) => {
    streamIds.forEach((streamId) => {
      renounceInDraft(draft, events, context, streamId);
    });
    return undefined;
  });
}

/** Burns the NFT of a depleted stream. The stream's data stays readable. */
export function burn(
  state: LockupState,
  context: CallContext,
  streamId: bigint,
): LockupOutcome<undefined> {
  return run(state, context, (draft, events) => {
    if (!getStream(draft, streamId).isDepleted) {
      throw new Revert("SablierLockupBase_StreamNotDepleted", [streamId]);
    }
    requireRecipient(draft, streamId, context.caller);
    const owner = nft.burn(draft.nfts, streamId);
    events.push(metadataUpdate(draft, streamId), nftTransfer(draft, owner, ZERO_ADDRESS, streamId));
    return undefined;
  });
}

/** Transfers the NFT, and with it the stream. */
export function transferFrom(
  state: LockupState,
  context: CallContext,
  from: string,
  to: string,
  streamId: bigint,
): LockupOutcome<undefined> {
  return run(state, context, (draft, events) => {
    refuseValue(context);
    moveNft(draft, events, streamId, from, to, context.caller);
    return undefined;
  });
}
