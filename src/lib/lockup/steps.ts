import { type ContractError, Revert } from "../fixed-point";
import {
  type CallContext,
  type Draft,
  type EventValue,
  type NftLedger,
  type Outcome,
  type SimulatedEvent,
  ZERO_ADDRESS,
  nft,
  sameAddress,
  tokenTransfer,
} from "../simulation";
import { lastTimestamp, linearTimestamps, segmentTimestamps, trancheTimestamps } from "./durations";
import { scheduledAmountOf, statusOf, withdrawableAmountOf } from "./stream";
import type {
  Broker,
  Durations,
  LockupSchedule,
  LockupStream,
  Segment,
  SegmentWithDuration,
  Timestamps,
  Tranche,
  TrancheWithDuration,
  UnlockAmounts,
} from "./types";
import { type CreateAmounts, checkCreate } from "./validate";

/** How an allowlisted recipient answers a hook: as required, with a wrong selector, by reverting. */
export type HookBehavior = "accepts" | "wrong-selector" | ContractError;

/** One hook that ran. */
export interface HookRun {
  readonly recipient: string;
  readonly kind: "cancel" | "withdraw";
  readonly streamId: bigint;
}

/**
 * State of one Lockup v2.0 deployment. Treat it as immutable: every action returns a new one.
 * Token balances are not part of it; token movements appear as `Transfer` events.
 */
export interface LockupState {
  readonly address: string;
  readonly admin: string;
  /** Most segments or tranches a stream may have (`MAX_COUNT`). */
  readonly maxCount: bigint;
  readonly nextStreamId: bigint;
  readonly streams: ReadonlyMap<bigint, LockupStream>;
  readonly nfts: NftLedger;
  /** Allowlisted recipients by lower-case address. */
  readonly hooks: ReadonlyMap<string, HookBehavior>;
  readonly hookRuns: readonly HookRun[];
  /** Native coin that callers sent along, wei. */
  readonly feeBalance: bigint;
}

/** Result of a Lockup transaction. */
export type LockupOutcome<T> = Outcome<LockupState, T>;

/** The state while a transaction runs. */
export type LockupDraft = Draft<LockupState>;

/**
 * The stream with an id.
 *
 * @throws Revert `SablierLockupBase_Null(streamId)`
 */
export function getStream(state: Pick<LockupState, "streams">, streamId: bigint): LockupStream {
  const stream = state.streams.get(streamId);
  if (stream === undefined) {
    throw new Revert("SablierLockupBase_Null", [streamId]);
  }
  return stream;
}

export function metadataUpdate(draft: LockupDraft, streamId: bigint): SimulatedEvent {
  return { emitter: draft.address, name: "MetadataUpdate", args: { _tokenId: streamId } };
}

export function nftTransfer(
  draft: LockupDraft,
  from: string,
  to: string,
  streamId: bigint,
): SimulatedEvent {
  return { emitter: draft.address, name: "Transfer", args: { from, to, tokenId: streamId } };
}

function runHook(draft: LockupDraft, hook: HookRun): void {
  const behavior = draft.hooks.get(hook.recipient.toLowerCase());
  if (behavior === undefined) {
    return;
  }
  if (behavior === "wrong-selector") {
    throw new Revert("SablierLockupBase_InvalidHookSelector", [hook.recipient]);
  }
  if (behavior !== "accepts") {
    throw new Revert(behavior.name, behavior.args);
  }
  draft.hookRuns.push(hook);
}

/** What all six create functions have in common. Amounts in base units, the fee as a wad. */
export interface CreateCommon {
  readonly sender: string;
  readonly recipient: string;
  /** Deposit plus broker fee. */
  readonly totalAmount: bigint;
  readonly token: string;
  readonly cancelable: boolean;
  readonly transferable: boolean;
  readonly shape: string;
  readonly broker: Broker;
}

/** The part of a create call that differs by function. Times and durations in seconds. */
export type CreatePlan =
  | {
      readonly fn: "createWithDurationsLL";
      readonly unlockAmounts: UnlockAmounts;
      readonly durations: Durations;
    }
  | {
      readonly fn: "createWithTimestampsLL";
      readonly timestamps: Timestamps;
      readonly unlockAmounts: UnlockAmounts;
      readonly cliffTime: bigint;
    }
  | { readonly fn: "createWithDurationsLD"; readonly segments: readonly SegmentWithDuration[] }
  | {
      readonly fn: "createWithTimestampsLD";
      readonly timestamps: Timestamps;
      readonly segments: readonly Segment[];
    }
  | { readonly fn: "createWithDurationsLT"; readonly tranches: readonly TrancheWithDuration[] }
  | {
      readonly fn: "createWithTimestampsLT";
      readonly timestamps: Timestamps;
      readonly tranches: readonly Tranche[];
    };

/**
 * Times and schedule that a create call stores. The functions with durations start at `now`.
 *
 * @param now block time, Unix seconds
 * @throws Revert `Panic(0x32)` for durations without entries, `Panic(0x11)` for linear durations
 *   that end beyond `uint40`
 */
export function resolvePlan(
  plan: CreatePlan,
  now: bigint,
): { readonly timestamps: Timestamps; readonly schedule: LockupSchedule } {
  switch (plan.fn) {
    case "createWithDurationsLL": {
      const { timestamps, cliffTime } = linearTimestamps(plan.durations, now);
      const { unlockAmounts } = plan;
      return { timestamps, schedule: { model: "linear", cliffTime, unlockAmounts } };
    }
    case "createWithTimestampsLL": {
      const { timestamps, cliffTime, unlockAmounts } = plan;
      return { timestamps, schedule: { model: "linear", cliffTime, unlockAmounts } };
    }
    case "createWithDurationsLD": {
      const segments = segmentTimestamps(plan.segments, now);
      const timestamps = { start: now, end: lastTimestamp(segments) };
      return { timestamps, schedule: { model: "dynamic", segments } };
    }
    case "createWithTimestampsLD":
      return {
        timestamps: plan.timestamps,
        schedule: { model: "dynamic", segments: plan.segments },
      };
    case "createWithDurationsLT": {
      const tranches = trancheTimestamps(plan.tranches, now);
      const timestamps = { start: now, end: lastTimestamp(tranches) };
      return { timestamps, schedule: { model: "tranched", tranches } };
    }
    case "createWithTimestampsLT":
      return {
        timestamps: plan.timestamps,
        schedule: { model: "tranched", tranches: plan.tranches },
      };
  }
}

/** An event argument out of a list of structs. */
function structs(rows: readonly object[]): EventValue {
  return rows.map((row) => ({ ...row }));
}

function createEvent(
  draft: LockupDraft,
  streamId: bigint,
  funder: string,
  common: CreateCommon,
  amounts: CreateAmounts,
  stream: LockupStream,
): SimulatedEvent {
  const commonParams = {
    funder,
    sender: common.sender,
    recipient: common.recipient,
    amounts: { ...amounts },
    token: common.token,
    cancelable: common.cancelable,
    transferable: common.transferable,
    timestamps: { ...stream.timestamps },
    shape: common.shape,
    broker: common.broker.account,
  };
  const { schedule } = stream;
  const emitter = draft.address;
  switch (schedule.model) {
    case "linear": {
      const { cliffTime } = schedule;
      const unlockAmounts = { ...schedule.unlockAmounts };
      const args = { streamId, commonParams, cliffTime, unlockAmounts };
      return { emitter, name: "CreateLockupLinearStream", args };
    }
    case "dynamic": {
      const args = { streamId, commonParams, segments: structs(schedule.segments) };
      return { emitter, name: "CreateLockupDynamicStream", args };
    }
    case "tranched": {
      const args = { streamId, commonParams, tranches: structs(schedule.tranches) };
      return { emitter, name: "CreateLockupTranchedStream", args };
    }
  }
}

export function createInDraft(
  draft: LockupDraft,
  events: SimulatedEvent[],
  context: CallContext,
  common: CreateCommon,
  plan: CreatePlan,
): bigint {
  const { timestamps, schedule } = resolvePlan(plan, context.now);
  const checked = checkCreate(
    {
      sender: common.sender,
      totalAmount: common.totalAmount,
      brokerFee: common.broker.fee,
      shape: common.shape,
      timestamps,
      schedule,
    },
    draft.maxCount,
  );
  if (!checked.ok) {
    throw new Revert(checked.error.name, checked.error.args);
  }
  const amounts = checked.value;
  const streamId = draft.nextStreamId;
  const stream: LockupStream = {
    sender: common.sender,
    token: common.token,
    timestamps,
    schedule,
    amounts: { deposited: amounts.deposit, withdrawn: 0n, refunded: 0n },
    isCancelable: common.cancelable,
    wasCanceled: false,
    isDepleted: false,
    isTransferable: common.transferable,
  };
  nft.mint(draft.nfts, streamId, common.recipient);
  draft.streams.set(streamId, stream);
  draft.nextStreamId = streamId + 1n;
  events.push(
    metadataUpdate(draft, streamId),
    nftTransfer(draft, ZERO_ADDRESS, common.recipient, streamId),
    tokenTransfer(common.token, context.caller, draft.address, amounts.deposit),
  );
  if (amounts.brokerFee > 0n) {
    events.push(
      tokenTransfer(common.token, context.caller, common.broker.account, amounts.brokerFee),
    );
  }
  events.push(createEvent(draft, streamId, context.caller, common, amounts, stream));
  return streamId;
}

export function withdrawInDraft(
  draft: LockupDraft,
  events: SimulatedEvent[],
  context: CallContext,
  streamId: bigint,
  to: string,
  amount: bigint,
): void {
  const stream = getStream(draft, streamId);
  if (stream.isDepleted) {
    throw new Revert("SablierLockupBase_StreamDepleted", [streamId]);
  }
  if (sameAddress(to, ZERO_ADDRESS)) {
    throw new Revert("SablierLockupBase_WithdrawToZeroAddress", [streamId]);
  }
  const recipient = nft.ownerOrZero(draft.nfts, streamId);
  if (
    !sameAddress(to, recipient) &&
    !nft.isRecipientOrApproved(draft.nfts, streamId, context.caller)
  ) {
    throw new Revert("SablierLockupBase_WithdrawalAddressNotRecipient", [
      streamId,
      context.caller,
      to,
    ]);
  }
  if (amount === 0n) {
    throw new Revert("SablierLockupBase_WithdrawAmountZero", [streamId]);
  }
  const withdrawable = withdrawableAmountOf(stream, context.now);
  if (amount > withdrawable) {
    throw new Revert("SablierLockupBase_Overdraw", [streamId, amount, withdrawable]);
  }
  payOut(draft, events, stream, streamId, to, amount);
  events.push(metadataUpdate(draft, streamId));
  if (!sameAddress(context.caller, recipient)) {
    runHook(draft, { recipient, kind: "withdraw", streamId });
  }
}

function payOut(
  draft: LockupDraft,
  events: SimulatedEvent[],
  stream: LockupStream,
  streamId: bigint,
  to: string,
  amount: bigint,
): void {
  const withdrawn = stream.amounts.withdrawn + amount;
  const isDepleted = withdrawn >= stream.amounts.deposited - stream.amounts.refunded;
  draft.streams.set(streamId, {
    ...stream,
    amounts: { ...stream.amounts, withdrawn },
    isDepleted,
    isCancelable: stream.isCancelable && !isDepleted,
  });
  events.push(tokenTransfer(stream.token, draft.address, to, amount), {
    emitter: draft.address,
    name: "WithdrawFromLockupStream",
    args: { streamId, to, token: stream.token, amount },
  });
}

export function requireRecipient(draft: LockupDraft, streamId: bigint, caller: string): void {
  if (!nft.isRecipientOrApproved(draft.nfts, streamId, caller)) {
    throw new Revert("SablierLockupBase_Unauthorized", [streamId, caller]);
  }
}

function requireSender(stream: LockupStream, streamId: bigint, caller: string): void {
  if (!sameAddress(stream.sender, caller)) {
    throw new Revert("SablierLockupBase_Unauthorized", [streamId, caller]);
  }
}

export function moveNft(
  draft: LockupDraft,
  events: SimulatedEvent[],
  streamId: bigint,
  from: string,
  to: string,
  caller: string | undefined,
): void {
  const exists = draft.nfts.owners.has(streamId);
  const movable = draft.streams.get(streamId)?.isTransferable ?? true;
  if (exists && !movable && !sameAddress(to, ZERO_ADDRESS)) {
    throw new Revert("SablierLockupBase_NotTransferable", [streamId]);
  }
  nft.transfer(draft.nfts, streamId, from, to, caller);
  events.push(metadataUpdate(draft, streamId), nftTransfer(draft, from, to, streamId));
}

export function cancelInDraft(
  draft: LockupDraft,
  events: SimulatedEvent[],
  context: CallContext,
  streamId: bigint,
): void {
  const stream = getStream(draft, streamId);
  if (stream.isDepleted) {
    throw new Revert("SablierLockupBase_StreamDepleted", [streamId]);
  }
  if (stream.wasCanceled) {
    throw new Revert("SablierLockupBase_StreamCanceled", [streamId]);
  }
  requireSender(stream, streamId, context.caller);
  const { deposited, withdrawn } = stream.amounts;
  const streamed = scheduledAmountOf(stream, context.now);
  if (streamed >= deposited) {
    throw new Revert("SablierLockupBase_StreamSettled", [streamId]);
  }
  if (!stream.isCancelable) {
    throw new Revert("SablierLockupBase_StreamNotCancelable", [streamId]);
  }
  const senderAmount = deposited - streamed;
  const recipientAmount = streamed - withdrawn;
  draft.streams.set(streamId, {
    ...stream,
    amounts: { deposited, withdrawn, refunded: senderAmount },
    isCancelable: false,
    wasCanceled: true,
    isDepleted: recipientAmount === 0n,
  });
  const { sender, token } = stream;
  const recipient = nft.ownerOrZero(draft.nfts, streamId);
  events.push(
    tokenTransfer(token, draft.address, sender, senderAmount),
    {
      emitter: draft.address,
      name: "CancelLockupStream",
      args: { streamId, sender, recipient, token, senderAmount, recipientAmount },
    },
    metadataUpdate(draft, streamId),
  );
  runHook(draft, { recipient, kind: "cancel", streamId });
}

export function renounceInDraft(
  draft: LockupDraft,
  events: SimulatedEvent[],
  context: CallContext,
  streamId: bigint,
): void {
  const stream = getStream(draft, streamId);
  switch (statusOf(stream, context.now)) {
    case "DEPLETED":
      throw new Revert("SablierLockupBase_StreamDepleted", [streamId]);
    case "CANCELED":
      throw new Revert("SablierLockupBase_StreamCanceled", [streamId]);
    case "SETTLED":
      throw new Revert("SablierLockupBase_StreamSettled", [streamId]);
    default:
      requireSender(stream, streamId, context.caller);
  }
  if (!stream.isCancelable) {
    throw new Revert("SablierLockupBase_StreamNotCancelable", [streamId]);
  }
  draft.streams.set(streamId, { ...stream, isCancelable: false });
  events.push({ emitter: draft.address, name: "RenounceLockupStream", args: { streamId } });
}
