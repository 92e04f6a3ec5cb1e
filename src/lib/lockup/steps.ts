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
import type { Feeds } from "./price-gated";
import { type LockupRelease, lockupError } from "./releases";
import { scheduledAmountOf, statusOf, withdrawableAmountOf } from "./stream";
import type {
  Broker,
  Durations,
  LockupSchedule,
  LockupStream,
  PriceGatedSchedule,
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

/** Circumstances of a call of Lockup. */
export interface LockupContext extends CallContext {
  /** Answers of price feeds, for price-gated streams. */
  readonly feeds?: Feeds;
  /** Least value of a withdrawal from a stream of this sender, wei; absent for a fee of 0. */
  readonly minFeeWei?: (sender: string) => bigint;
  /** The call is part of another one, which has delivered the value to the contract already. */
  readonly nested?: boolean;
}

/**
 * State of one Lockup deployment. Treat it as immutable: every action returns a new one.
 * Token balances are not part of it; token movements appear as `Transfer` events.
 */
export interface LockupState {
  readonly address: string;
  readonly release: LockupRelease;
  /** The admin; since v3.0 the comptroller. */
  readonly admin: string;
  /** Most segments or tranches a stream may have (`MAX_COUNT`); undefined since v3.0, without a limit. */
  readonly maxCount: bigint | undefined;
  /** ERC-20 interface of the native coin (`nativeToken`, since v3.0), which no new stream may use. */
  readonly nativeToken: string;
  /** What streams hold of each token (`aggregateAmount`, since v3.0), by lower-case address. */
  readonly aggregates: ReadonlyMap<string, bigint>;
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

/** A revert of the contract, under the name that the error has in the state's release. */
export function refusal(
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

/** Adds to what streams hold of a token. */
function addToAggregate(draft: LockupDraft, token: string, amount: bigint): void {
  const key = token.toLowerCase();
  draft.aggregates.set(key, (draft.aggregates.get(key) ?? 0n) + amount);
}

function runHook(draft: LockupDraft, hook: HookRun): void {
  const behavior = draft.hooks.get(hook.recipient.toLowerCase());
  if (behavior === undefined) {
    return;
  }
  if (behavior === "wrong-selector") {
    throw refusal(draft, "InvalidHookSelector", [hook.recipient]);
  }
  if (behavior !== "accepts") {
    throw new Revert(behavior.name, behavior.args);
  }
  draft.hookRuns.push(hook);
}

/** What all create functions have in common. Amounts in base units, the fee as a wad. */
export interface CreateCommon {
  readonly sender: string;
  readonly recipient: string;
  /** Deposit plus broker fee; since v3.0, without brokers, the deposit. */
  readonly totalAmount: bigint;
  readonly token: string;
  readonly cancelable: boolean;
  readonly transferable: boolean;
  readonly shape: string;
  /** Absent since v3.0. */
  readonly broker?: Broker;
}

/** The part of a create call that differs by function. Times and durations in seconds. */
export type CreatePlan =
  | {
      readonly fn: "createWithDurationsLL";
      readonly unlockAmounts: UnlockAmounts;
      /** Seconds; since v4.0, where 0 means 1. */
      readonly granularity?: bigint;
      readonly durations: Durations;
    }
  | {
      readonly fn: "createWithTimestampsLL";
      readonly timestamps: Timestamps;
      readonly unlockAmounts: UnlockAmounts;
      /** Seconds; since v4.0, where 0 means 1. */
      readonly granularity?: bigint;
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
    }
  | {
      readonly fn: "createWithTimestampsLPG";
      readonly timestamps: Timestamps;
      readonly unlockParams: Omit<PriceGatedSchedule, "model">;
    };

/** The granularity that a linear stream stores: at least one second, none before v4.0. */
function storedGranularity(
  { granularity = 0n }: { readonly granularity?: bigint },
  release: LockupRelease,
): { readonly granularity?: bigint } {
  return release === "v4.0" ? { granularity: granularity === 0n ? 1n : granularity } : {};
}

/**
 * Times and schedule that a create call stores. The functions with durations start at `now`.
 *
 * @param now block time, Unix seconds
 * @throws Revert for durations without entries, and `Panic(0x11)` for linear durations that end beyond
 *   `uint40`
 */
export function resolvePlan(
  plan: CreatePlan,
  now: bigint,
  release: LockupRelease = "v2.0",
): { readonly timestamps: Timestamps; readonly schedule: LockupSchedule | PriceGatedSchedule } {
  switch (plan.fn) {
    case "createWithDurationsLL": {
      const { timestamps, cliffTime } = linearTimestamps(plan.durations, now);
      const { unlockAmounts } = plan;
      const granularity = storedGranularity(plan, release);
      return {
        timestamps,
        schedule: { model: "linear", cliffTime, unlockAmounts, ...granularity },
      };
    }
    case "createWithTimestampsLL": {
      const { timestamps, cliffTime, unlockAmounts } = plan;
      const granularity = storedGranularity(plan, release);
      return {
        timestamps,
        schedule: { model: "linear", cliffTime, unlockAmounts, ...granularity },
      };
    }
    case "createWithDurationsLD": {
      const segments = segmentTimestamps(plan.segments, now, release);
      const timestamps = { start: now, end: lastTimestamp(segments) };
      return { timestamps, schedule: { model: "dynamic", segments } };
    }
    case "createWithTimestampsLD":
      return {
        timestamps: plan.timestamps,
        schedule: { model: "dynamic", segments: plan.segments },
      };
    case "createWithDurationsLT": {
      const tranches = trancheTimestamps(plan.tranches, now, release);
      const timestamps = { start: now, end: lastTimestamp(tranches) };
      return { timestamps, schedule: { model: "tranched", tranches } };
    }
    case "createWithTimestampsLT":
      return {
        timestamps: plan.timestamps,
        schedule: { model: "tranched", tranches: plan.tranches },
      };
    case "createWithTimestampsLPG":
      return {
        timestamps: plan.timestamps,
        schedule: { model: "price-gated", ...plan.unlockParams },
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
    token: common.token,
    cancelable: common.cancelable,
    transferable: common.transferable,
    timestamps: { ...stream.timestamps },
    shape: common.shape,
    ...(draft.release === "v2.0"
      ? { amounts: { ...amounts }, broker: common.broker?.account ?? ZERO_ADDRESS }
      : { depositAmount: amounts.deposit }),
  };
  const { schedule } = stream;
  const emitter = draft.address;
  switch (schedule.model) {
    case "linear": {
      const { cliffTime, granularity } = schedule;
      const unlockAmounts = { ...schedule.unlockAmounts };
      const args: Record<string, EventValue> = { streamId, commonParams, cliffTime, unlockAmounts };
      if (granularity !== undefined) {
        args.granularity = granularity;
      }
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
    case "price-gated": {
      const { oracle, targetPrice } = schedule;
      const args = { streamId, oracle, targetPrice };
      return { emitter, name: "CreateLockupPriceGatedStream", args };
    }
  }
}

export function createInDraft(
  draft: LockupDraft,
  events: SimulatedEvent[],
  context: LockupContext,
  common: CreateCommon,
  plan: CreatePlan,
): bigint {
  const { timestamps, schedule } = resolvePlan(plan, context.now, draft.release);
  const checked = checkCreate(
    {
      sender: common.sender,
      totalAmount: common.totalAmount,
      brokerFee: common.broker?.fee ?? 0n,
      token: common.token,
      shape: common.shape,
      timestamps,
      schedule,
    },
    { ...draft, feeds: context.feeds },
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
  addToAggregate(draft, common.token, amounts.deposit);
  events.push(
    metadataUpdate(draft, streamId),
    nftTransfer(draft, ZERO_ADDRESS, common.recipient, streamId),
    tokenTransfer(common.token, context.caller, draft.address, amounts.deposit),
  );
  if (common.broker && amounts.brokerFee > 0n) {
    events.push(
      tokenTransfer(common.token, context.caller, common.broker.account, amounts.brokerFee),
    );
  }
  events.push(createEvent(draft, streamId, context.caller, common, amounts, stream));
  return streamId;
}

/** Checks the amount of a withdrawal, then the fee, as the contract does last. */
function requireWithdrawable(
  draft: LockupDraft,
  context: LockupContext,
  streamId: bigint,
  stream: LockupStream,
  amount: bigint,
): void {
  const withdrawable = withdrawableAmountOf(stream, context.now, context.feeds);
  if (stream.schedule.model === "price-gated" && amount !== withdrawable) {
    const args = [streamId, amount, withdrawable];
    throw refusal(draft, "WithdrawAmountNotEqualWithdrawableAmount", args);
  }
  if (amount > withdrawable) {
    throw refusal(draft, "Overdraw", [streamId, amount, withdrawable]);
  }
  const [feePaid, minFeeWei] = [context.value ?? 0n, context.minFeeWei?.(stream.sender) ?? 0n];
  if (feePaid < minFeeWei) {
    throw refusal(draft, "InsufficientFeePayment", [feePaid, minFeeWei]);
  }
}

export function withdrawInDraft(
  draft: LockupDraft,
  events: SimulatedEvent[],
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
  requireWithdrawable(draft, context, streamId, stream, amount);
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
  addToAggregate(draft, stream.token, -amount);
  events.push(tokenTransfer(stream.token, draft.address, to, amount), {
    emitter: draft.address,
    name: "WithdrawFromLockupStream",
    args: { streamId, to, token: stream.token, amount },
  });
}

/** Whether a caller may act for the recipient. Since v3.0, a burned NFT gives a no instead of a revert. */
function actsForRecipient(draft: LockupDraft, streamId: bigint, caller: string): boolean {
  return (
    (draft.release === "v2.0" || draft.nfts.owners.has(streamId)) &&
    nft.isRecipientOrApproved(draft.nfts, streamId, caller)
  );
}

export function requireRecipient(draft: LockupDraft, streamId: bigint, caller: string): void {
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
    throw refusal(draft, "NotTransferable", [streamId]);
  }
  nft.transfer(draft.nfts, streamId, from, to, caller);
  events.push(metadataUpdate(draft, streamId), nftTransfer(draft, from, to, streamId));
}

/** Cancels a stream as its sender, and returns the refund in base units. */
export function cancelInDraft(
  draft: LockupDraft,
  events: SimulatedEvent[],
  context: LockupContext,
  streamId: bigint,
): bigint {
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
  addToAggregate(draft, token, -senderAmount);
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
  return senderAmount;
}

export function renounceInDraft(
  draft: LockupDraft,
  events: SimulatedEvent[],
  context: LockupContext,
  streamId: bigint,
): void {
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
  events.push({ emitter: draft.address, name: "RenounceLockupStream", args: { streamId } });
}
