import {
  type Draft,
  type SimulatedEvent,
  ZERO_ADDRESS,
  nft,
  refuseValue,
  run,
} from "../simulation";
import { type LockupRelease } from "./releases";
import {
  type CreateCommon,
  type CreatePlan,
  type LockupContext,
  type LockupOutcome,
  type LockupState,
  cancelInDraft,
  createInDraft,
  getStream,
  metadataUpdate,
  moveNft,
  nftTransfer,
  refusal,
  renounceInDraft,
  requireRecipient,
  withdrawInDraft,
} from "./steps";
import { withdrawableAmountOf } from "./stream";

export { getStream };

/** Runs a transaction, or a call inside one, which brings no value of its own. */
export function act<T>(
  state: LockupState,
  context: LockupContext,
  body: (draft: Draft<LockupState>, events: SimulatedEvent[]) => T,
): LockupOutcome<T> {
  return run(state, context.nested ? { ...context, value: 0n } : context, body);
}

/** A freshly deployed contract: no streams, the first id is 1. */
export function deploy(options: {
  readonly address: string;
  readonly admin: string;
  readonly release?: LockupRelease;
  readonly maxCount?: bigint;
}): LockupState {
  return {
    release: "v2.0",
    maxCount: undefined,
    nativeToken: ZERO_ADDRESS,
    aggregates: new Map(),
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
 * Creates a stream with one of the create functions.
 *
 * @returns the stream id
 */
export function create(
  state: LockupState,
  context: LockupContext,
  common: CreateCommon,
  plan: CreatePlan,
): LockupOutcome<bigint> {
  return act(state, context, (draft, events) =>
    createInDraft(draft, events, context, common, plan),
  );
}

/** Withdraws an amount in base units to an address. */
export function withdraw(
  state: LockupState,
  context: LockupContext,
  streamId: bigint,
  to: string,
  amount: bigint,
): LockupOutcome<undefined> {
  return act(state, context, (draft, events) => {
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
  context: LockupContext,
  streamId: bigint,
  to: string,
): LockupOutcome<bigint> {
  return act(state, context, (draft, events) => {
    const amount = withdrawableAmountOf(getStream(draft, streamId), context.now, context.feeds);
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
  context: LockupContext,
  streamId: bigint,
  newRecipient: string,
): LockupOutcome<bigint> {
  return act(state, context, (draft, events) => {
    const stream = getStream(draft, streamId);
    const recipient = nft.ownerOrZero(draft.nfts, streamId);
    requireRecipient(draft, streamId, context.caller);
    const amount = withdrawableAmountOf(stream, context.now, context.feeds);
    if (amount > 0n) {
      withdrawInDraft(draft, events, context, streamId, recipient, amount);
    }
    moveNft(draft, events, streamId, recipient, newRecipient, undefined);
    return amount;
  });
}

/**
 * Cancels a stream as its sender.
 *
 * @returns the refund, base units; nothing before v3.0
 */
export function cancel(
  state: LockupState,
  context: LockupContext,
  streamId: bigint,
): LockupOutcome<bigint | undefined> {
  return act(state, context, (draft, events) => {
    const refunded = cancelInDraft(draft, events, context, streamId);
    return draft.release === "v2.0" ? undefined : refunded;
  });
}

/** Gives up the right to cancel, for good. */
export function renounce(
  state: LockupState,
  context: LockupContext,
  streamId: bigint,
): LockupOutcome<undefined> {
  return act(state, context, (draft, events) => {
    renounceInDraft(draft, events, context, streamId);
    return undefined;
  });
}

/** Burns the NFT of a depleted stream. The stream's data stays readable. */
export function burn(
  state: LockupState,
  context: LockupContext,
  streamId: bigint,
): LockupOutcome<undefined> {
  return act(state, context, (draft, events) => {
    if (!getStream(draft, streamId).isDepleted) {
      throw refusal(draft, "StreamNotDepleted", [streamId]);
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
  context: LockupContext,
  from: string,
  to: string,
  streamId: bigint,
): LockupOutcome<undefined> {
  return act(state, context, (draft, events) => {
    refuseValue(context);
    moveNft(draft, events, streamId, from, to, context.caller);
    return undefined;
  });
}
