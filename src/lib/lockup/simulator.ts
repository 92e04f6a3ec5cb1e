import { type ContractError, Revert } from "../fixed-point";
import {
  type CallContext,
  type EventValue,
  type NftLedger,
  type Outcome,
  type SimulatedEvent,
  ZERO_ADDRESS,
  nft,
  refuseValue,
  requireAdmin,
  sameAddress,
  tokenTransfer,
  transact,
} from "../simulation";
import { lastTimestamp, linearTimestamps, segmentTimestamps, trancheTimestamps } from "./durations";
import { scheduledAmountOf, statusOf, withdrawableAmountOf } from "./stream";
import {
  type Broker,
  type Durations,
  LOCKUP_MODELS,
  type LockupModel,
  type LockupSchedule,
  type LockupStream,
  type Segment,
  type SegmentWithDuration,
  type Timestamps,
  type Tranche,
  type TrancheWithDuration,
  type UnlockAmounts,
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
  /** Native token that callers sent along, wei. */
  readonly feeBalance: bigint;
}

interface Draft {
  address: string;
  admin: string;
  maxCount: bigint;
  nextStreamId: bigint;
  streams: Map<bigint, LockupStream>;
  nfts: NftLedger;
  hooks: Map<string, HookBehavior>;
  hookRuns: HookRun[];
  feeBalance: bigint;
}

/** Result of a Lockup transaction. */
export type LockupOutcome<T> = Outcome<LockupState, T>;

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

function copy(state: LockupState): Draft {
  return {
    ...state,
    streams: new Map(state.streams),
    nfts: nft.copyNftLedger(state.nfts),
    hooks: new Map(state.hooks),
    hookRuns: [...state.hookRuns],
  };
}

function run<T>(
  state: LockupState,
  context: CallContext,
  body: (draft: Draft, events: SimulatedEvent[]) => T,
): LockupOutcome<T> {
  return transact<Draft, T>(copy(state), (draft, events) => {
    draft.feeBalance += context.value ?? 0n;
    return body(draft, events);
  });
}

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

/**
 * Schedule of a stream, for the getters that exist for one model only.
 *
 * @throws Revert `SablierLockupBase_Null`, `SablierLockup_NotExpectedModel(actual, expected)`
 */
export function getSchedule<Model extends LockupModel>(
  state: Pick<LockupState, "streams">,
  streamId: bigint,
  model: Model,
): Extract<LockupSchedule, { model: Model }> {
  const { schedule } = getStream(state, streamId);
  if (schedule.model !== model) {
    throw new Revert("SablierLockup_NotExpectedModel", [
      BigInt(LOCKUP_MODELS.indexOf(schedule.model)),
      BigInt(LOCKUP_MODELS.indexOf(model)),
    ]);
  }
  return schedule as Extract<LockupSchedule, { model: Model }>;
}

function metadataUpdate(draft: Draft, streamId: bigint): SimulatedEvent {
  return { emitter: draft.address, name: "MetadataUpdate", args: { _tokenId: streamId } };
}

function nftTransfer(draft: Draft, from: string, to: string, streamId: bigint): SimulatedEvent {
  return { emitter: draft.address, name: "Transfer", args: { from, to, tokenId: streamId } };
}

function runHook(draft: Draft, hook: HookRun): void {
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
  draft: Draft,
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

function createInDraft(
  draft: Draft,
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

/** A plan of the batch contract: with timestamps, dynamic and tranched streams take only a start. */
export type BatchPlan =
  | Exclude<CreatePlan, { readonly fn: "createWithTimestampsLD" | "createWithTimestampsLT" }>
  | {
      readonly fn: "createWithTimestampsLD";
      readonly startTime: bigint;
      readonly segments: readonly Segment[];
    }
  | {
      readonly fn: "createWithTimestampsLT";
      readonly startTime: bigint;
      readonly tranches: readonly Tranche[];
    };

function expandBatchPlan(plan: BatchPlan): CreatePlan {
  switch (plan.fn) {
    case "createWithTimestampsLD": {
      const { fn, startTime, segments } = plan;
      return { fn, segments, timestamps: { start: startTime, end: lastTimestamp(segments) } };
    }
    case "createWithTimestampsLT": {
      const { fn, startTime, tranches } = plan;
      return { fn, tranches, timestamps: { start: startTime, end: lastTimestamp(tranches) } };
    }
    default:
      return plan;
  }
}

/**
 * Creates several streams of one token through `SablierBatchLockup`: all or nothing. The batch
 * contract pulls the sum from the caller, approves Lockup for it and becomes the funder.
 *
 * @param batchAddress address of the batch contract
 * @returns the stream ids
 */
export function batchCreate(
  state: LockupState,
  context: CallContext,
  batchAddress: string,
  token: string,
  items: readonly { readonly common: Omit<CreateCommon, "token">; readonly plan: BatchPlan }[],
): LockupOutcome<readonly bigint[]> {
  return run(state, context, (draft, events) => {
    refuseValue(context);
    if (items.length === 0) {
      throw new Revert("SablierBatchLockup_BatchSizeZero");
    }
    const total = items.reduce((sum, { common }) => sum + common.totalAmount, 0n);
    events.push(tokenTransfer(token, context.caller, batchAddress, total), {
      emitter: token,
      name: "Approval",
      args: { owner: batchAddress, spender: draft.address, value: total },
    });
    const inner = { caller: batchAddress, now: context.now };
    return items.map(({ common, plan }) =>
      createInDraft(draft, events, inner, { ...common, token }, expandBatchPlan(plan)),
    );
  });
}

function withdrawInDraft(
  draft: Draft,
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
  draft: Draft,
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
 * Withdraws from several streams to their recipients. A withdrawal that fails is reported by an
 * event whose `revertData` is the decoded error; the others stand.
 */
export function withdrawMultiple(
  state: LockupState,
  context: CallContext,
  streamIds: readonly bigint[],
  amounts: readonly bigint[],
): LockupOutcome<undefined> {
  const counts = [BigInt(streamIds.length), BigInt(amounts.length)];
  if (counts[0] !== counts[1]) {
    const error = { name: "SablierLockupBase_WithdrawArrayCountsNotEqual", args: counts };
    return { ok: false, error };
  }
  let current: LockupState = { ...state, feeBalance: state.feeBalance + (context.value ?? 0n) };
  const events: SimulatedEvent[] = [];
  const inner = { caller: context.caller, now: context.now };
  amounts.forEach((amount, index) => {
    const streamId = streamIds[index] ?? 0n;
    const recipient = nft.ownerOrZero(current.nfts, streamId);
    const outcome = withdraw(current, inner, streamId, recipient, amount);
    if (outcome.ok) {
      current = outcome.state;
      events.push(...outcome.events);
    } else {
      events.push({
        emitter: state.address,
        name: "InvalidWithdrawalInWithdrawMultiple",
        args: { streamId, revertData: outcome.error },
      });
    }
  });
  return { ok: true, state: current, returns: undefined, events };
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

function requireRecipient(draft: Draft, streamId: bigint, caller: string): void {
  if (!nft.isRecipientOrApproved(draft.nfts, streamId, caller)) {
    throw new Revert("SablierLockupBase_Unauthorized", [streamId, caller]);
  }
}

function requireSender(stream: LockupStream, streamId: bigint, caller: string): void {
  if (!sameAddress(stream.sender, caller)) {
    throw new Revert("SablierLockupBase_Unauthorized", [streamId, caller]);
  }
}

function moveNft(
  draft: Draft,
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

function cancelInDraft(
  draft: Draft,
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

function renounceInDraft(
  draft: Draft,
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

/** Approves one address for one stream NFT. */
export function approve(
  state: LockupState,
  context: CallContext,
  approved: string,
  streamId: bigint,
): LockupOutcome<undefined> {
  return run(state, context, (draft, events) => {
    refuseValue(context);
    const owner = nft.approve(draft.nfts, streamId, approved, context.caller);
    const args = { owner, approved, tokenId: streamId };
    events.push({ emitter: draft.address, name: "Approval", args });
    return undefined;
  });
}

/** Adds or removes an operator for all stream NFTs of the caller. */
export function setApprovalForAll(
  state: LockupState,
  context: CallContext,
  operator: string,
  approved: boolean,
): LockupOutcome<undefined> {
  return run(state, context, (draft, events) => {
    refuseValue(context);
    nft.setApprovalForAll(draft.nfts, context.caller, operator, approved);
    const args = { owner: context.caller, operator, approved };
    events.push({ emitter: draft.address, name: "ApprovalForAll", args });
    return undefined;
  });
}

/** What the allowlist needs to know about a candidate. */
export interface HookCandidate {
  readonly address: string;
  readonly hasCode: boolean;
  /** Answer to `supportsInterface(0xf8ee98d3)`. */
  readonly supportsInterface: boolean;
  readonly behavior: HookBehavior;
}

/** Puts a recipient on the hook allowlist; only the admin can, and nobody can undo it. */
export function allowToHook(
  state: LockupState,
  context: CallContext,
  candidate: HookCandidate,
): LockupOutcome<undefined> {
  return run(state, context, (draft, events) => {
    refuseValue(context);
    requireAdmin(draft.admin, context.caller);
    const recipient = candidate.address;
    if (!candidate.hasCode) {
      throw new Revert("SablierLockupBase_AllowToHookZeroCodeSize", [recipient]);
    }
    if (!candidate.supportsInterface) {
      throw new Revert("SablierLockupBase_AllowToHookUnsupportedInterface", [recipient]);
    }
    draft.hooks.set(recipient.toLowerCase(), candidate.behavior);
    const args = { admin: draft.admin, recipient };
    events.push({ emitter: draft.address, name: "AllowToHook", args });
    return undefined;
  });
}

/**
 * Sends the collected native token to the admin. Anyone may call it.
 *
 * @param adminAccepts whether the admin's address takes native token
 */
export function collectFees(
  state: LockupState,
  context: CallContext,
  adminAccepts: boolean,
): LockupOutcome<undefined> {
  return run(state, context, (draft, events) => {
    refuseValue(context);
    if (!adminAccepts) {
      throw new Revert("SablierLockupBase_FeeTransferFail", [draft.admin, draft.feeBalance]);
    }
    const args = { admin: draft.admin, feeAmount: draft.feeBalance };
    events.push({ emitter: draft.address, name: "CollectFees", args });
    draft.feeBalance = 0n;
    return undefined;
  });
}

/** Hands the admin role over in one step. */
export function transferAdmin(
  state: LockupState,
  context: CallContext,
  newAdmin: string,
): LockupOutcome<undefined> {
  return run(state, context, (draft, events) => {
    refuseValue(context);
    requireAdmin(draft.admin, context.caller);
    const args = { oldAdmin: draft.admin, newAdmin };
    events.push({ emitter: draft.address, name: "TransferAdmin", args });
    draft.admin = newAdmin;
    return undefined;
  });
}
