import { type ContractError, Revert } from "../fixed-point";
import {
  type CallContext,
  type Draft,
  type NftLedger,
  type Outcome,
  ZERO_ADDRESS,
  nft,
  sameAddress,
  transact,
} from "../simulation";
import type { Feeds } from "./price-gated";
import { type LockupRelease, lockupError } from "./releases";
import { scheduledAmountOf, statusOf, withdrawableAmountOf } from "./stream";
import type { LockupStream } from "./types";
import { type CreateParameters, checkCreate } from "./validate";

export interface LockupContext extends CallContext {
  /** Answers of price feeds, for price-gated streams. */
  readonly feeds?: Feeds;
}

/**
 * State of one Lockup deployment. Treat it as immutable: every action returns a new one. Balances of
 * accounts are not part of it, nor are hooks and fees in the native coin.
 */
export interface LockupState {
  readonly release: LockupRelease;
  /** Most segments or tranches a stream may have (`MAX_COUNT`); undefined since v3.0, without a limit. */
  readonly maxCount: bigint | undefined;
  readonly nextStreamId: bigint;
  readonly streams: ReadonlyMap<bigint, LockupStream>;
  readonly nfts: NftLedger;
}

export type LockupOutcome<T> = Outcome<LockupState, T>;

/** The state while a transaction runs. */
type LockupDraft = Draft<LockupState>;

/** A freshly deployed contract: no streams, the first id is 1. */
export function deploy(options: {
  readonly release?: LockupRelease;
  readonly maxCount?: bigint;
}): LockupState {
  return {
    release: "v2.0",
    maxCount: undefined,
    ...options,
    nextStreamId: 1n,
    streams: new Map(),
    nfts: nft.createNftLedger(),
  };
}

/** A revert of the contract, under the name that the error has in the state's release. */
function refusal(
  state: Pick<LockupState, "release">,
  name: string,
  args: ContractError["args"],
): Revert {
  return new Revert(lockupError(state.release, name), args);
}

/**
 * The stream with an id.
 *
 * @throws Revert `SablierLockupBase_Null(streamId)`, since v3.0 `SablierLockupState_Null(streamId)`
 */
export function getStream(
  state: Pick<LockupState, "streams" | "release">,
  streamId: bigint,
): LockupStream {
  const stream = state.streams.get(streamId);
  if (stream === undefined) {
    throw refusal(state, "Null", [streamId]);
  }
  return stream;
}

export interface NewStream extends CreateParameters {
  readonly recipient: string;
  readonly token: string;
  readonly cancelable: boolean;
  readonly transferable: boolean;
}

/** Makes a transaction of what it does with a draft of the state. */
function transaction<Args extends readonly unknown[], T>(
  body: (draft: LockupDraft, context: LockupContext, ...args: Args) => T,
): (state: LockupState, context: LockupContext, ...args: Args) => LockupOutcome<T> {
  return (state, context, ...args) => transact(state, (draft) => body(draft, context, ...args));
}

/** Creates a stream with one of the create functions that take timestamps. */
export const create = transaction((draft, { feeds }, parameters: NewStream): bigint => {
  const { timestamps, schedule } = parameters;
  const checked = checkCreate(parameters, { ...draft, feeds });
  if (!checked.ok) {
    throw new Revert(checked.error.name, checked.error.args);
  }
  const streamId = draft.nextStreamId;
  nft.mint(draft.nfts, streamId, parameters.recipient);
  draft.nextStreamId = streamId + 1n;
  draft.streams.set(streamId, {
    sender: parameters.sender,
    token: parameters.token,
    timestamps,
    schedule,
    amounts: { deposited: checked.value.deposit, withdrawn: 0n, refunded: 0n },
    isCancelable: parameters.cancelable,
    wasCanceled: false,
    isDepleted: false,
    isTransferable: parameters.transferable,
  });
  return streamId;
});

/** Whether a caller may act for the recipient. Since v3.0, a burned NFT gives a no instead of a revert. */
function actsForRecipient(draft: LockupDraft, streamId: bigint, caller: string): boolean {
  return (
    (draft.release === "v2.0" || draft.nfts.owners.has(streamId)) &&
    nft.isRecipientOrApproved(draft.nfts, streamId, caller)
  );
}

function requireRecipient(draft: LockupDraft, streamId: bigint, caller: string): void {
  if (!actsForRecipient(draft, streamId, caller)) {
    throw refusal(draft, "Unauthorized", [streamId, caller]);
  }
}

function requireSender(
  draft: LockupDraft,
  stream: LockupStream,
  streamId: bigint,
  caller: string,
): void {
  if (!sameAddress(stream.sender, caller)) {
    throw refusal(draft, "Unauthorized", [streamId, caller]);
  }
}

function withdrawInDraft(
  draft: LockupDraft,
  context: LockupContext,
  streamId: bigint,
  to: string,
  amount: bigint,
): void {
  const stream = getStream(draft, streamId);
  if (stream.isDepleted) {
    throw refusal(draft, "StreamDepleted", [streamId]);
  }
  if (sameAddress(to, ZERO_ADDRESS)) {
    throw refusal(draft, "WithdrawToZeroAddress", [streamId]);
  }
  const recipient = nft.ownerOrZero(draft.nfts, streamId);
  if (!sameAddress(to, recipient) && !actsForRecipient(draft, streamId, context.caller)) {
    throw refusal(draft, "WithdrawalAddressNotRecipient", [streamId, context.caller, to]);
  }
  if (amount === 0n) {
    throw refusal(draft, "WithdrawAmountZero", [streamId]);
  }
  const withdrawable = withdrawableAmountOf(stream, context.now, context.feeds);
  if (stream.schedule.model === "price-gated" && amount !== withdrawable) {
    const args = [streamId, amount, withdrawable];
    throw refusal(draft, "WithdrawAmountNotEqualWithdrawableAmount", args);
  }
  if (amount > withdrawable) {
    throw refusal(draft, "Overdraw", [streamId, amount, withdrawable]);
  }
  const { deposited, refunded } = stream.amounts;
  const withdrawn = stream.amounts.withdrawn + amount;
  const isDepleted = withdrawn >= deposited - refunded;
  draft.streams.set(streamId, {
    ...stream,
    amounts: { ...stream.amounts, withdrawn },
    isDepleted,
    isCancelable: stream.isCancelable && !isDepleted,
  });
}

/** Withdraws an amount in base units to an address. */
export const withdraw = transaction(withdrawInDraft);

/** Withdraws everything that can be withdrawn, and returns the amount in base units. */
export const withdrawMax = transaction((draft, context, streamId: bigint, to: string): bigint => {
  const amount = withdrawableAmountOf(getStream(draft, streamId), context.now, context.feeds);
  withdrawInDraft(draft, context, streamId, to, amount);
  return amount;
});

function moveNft(
  draft: LockupDraft,
  streamId: bigint,
  from: string,
  to: string,
  caller: string | undefined,
): void {
  const exists = draft.nfts.owners.has(streamId);
  const movable = draft.streams.get(streamId)?.isTransferable ?? true;
  if (exists && !movable && !sameAddress(to, ZERO_ADDRESS)) {
    throw refusal(draft, "NotTransferable", [streamId]);
  }
  nft.transfer(draft.nfts, streamId, from, to, caller);
}

/**
 * Withdraws everything to the current recipient and hands the NFT over. Returns the withdrawn amount
 * in base units; 0 when there was nothing.
 */
export const withdrawMaxAndTransfer = transaction(
  (draft, context, streamId: bigint, newRecipient: string): bigint => {
    const stream = getStream(draft, streamId);
    const recipient = nft.ownerOrZero(draft.nfts, streamId);
    requireRecipient(draft, streamId, context.caller);
    const amount = withdrawableAmountOf(stream, context.now, context.feeds);
    if (amount > 0n) {
      withdrawInDraft(draft, context, streamId, recipient, amount);
    }
    moveNft(draft, streamId, recipient, newRecipient, undefined);
    return amount;
  },
);

/** Cancels a stream as its sender. Returns the refund in base units; nothing before v3.0. */
export const cancel = transaction((draft, context, streamId: bigint): bigint | undefined => {
  const stream = getStream(draft, streamId);
  if (stream.isDepleted) {
    throw refusal(draft, "StreamDepleted", [streamId]);
  }
  if (stream.wasCanceled) {
    throw refusal(draft, "StreamCanceled", [streamId]);
  }
  requireSender(draft, stream, streamId, context.caller);
  const { deposited, withdrawn } = stream.amounts;
  const streamed = scheduledAmountOf(stream, context.now, context.feeds);
  if (streamed >= deposited) {
    throw refusal(draft, "StreamSettled", [streamId]);
  }
  if (!stream.isCancelable) {
    throw refusal(draft, "StreamNotCancelable", [streamId]);
  }
  const refunded = deposited - streamed;
  draft.streams.set(streamId, {
    ...stream,
    amounts: { deposited, withdrawn, refunded },
    isCancelable: false,
    wasCanceled: true,
    isDepleted: streamed === withdrawn,
  });
  return draft.release === "v2.0" ? undefined : refunded;
});

/** Gives up the right to cancel, for good. */
export const renounce = transaction((draft, context, streamId: bigint): void => {
  const stream = getStream(draft, streamId);
  switch (statusOf(stream, context.now, context.feeds)) {
    case "DEPLETED":
      throw refusal(draft, "StreamDepleted", [streamId]);
    case "CANCELED":
      throw refusal(draft, "StreamCanceled", [streamId]);
    case "SETTLED":
      throw refusal(draft, "StreamSettled", [streamId]);
    default:
      requireSender(draft, stream, streamId, context.caller);
  }
  if (!stream.isCancelable) {
    throw refusal(draft, "StreamNotCancelable", [streamId]);
  }
  draft.streams.set(streamId, { ...stream, isCancelable: false });
});

/** Burns the NFT of a depleted stream. The stream's data stays readable. */
export const burn = transaction((draft, context, streamId: bigint): void => {
  if (!getStream(draft, streamId).isDepleted) {
    throw refusal(draft, "StreamNotDepleted", [streamId]);
  }
  requireRecipient(draft, streamId, context.caller);
  nft.burn(draft.nfts, streamId);
});

/** Transfers the NFT, and with it the stream. */
export const transferFrom = transaction(
  (draft, context, from: string, to: string, streamId: bigint): void => {
    moveNft(draft, streamId, from, to, context.caller);
  },
);
