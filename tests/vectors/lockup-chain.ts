import { addressOf, type RecordedEvent, type Step, type Value } from "./load";
import { FeedDouble, followNft, isOfOthers, type Result, struct, text, whole } from "./replay";
import { attempt } from "../../src/lib/fixed-point";
import { nft, unwrap } from "../../src/lib/simulation";
import type { NewStream } from "../../src/lib/lockup/simulator";
import {
  isWarm,
  lastTimestamp,
  linearTimestamps,
  LOCKUP_MODELS,
  LOCKUP_STATUSES,
  type LockupContext,
  type LockupOutcome,
  type LockupRelease,
  lockupSimulator as sim,
  type LockupState,
  type LockupStream,
  refundableAmountOf,
  segmentTimestamps,
  statusOf,
  streamedAmountOf,
  type Timestamps,
  trancheTimestamps,
  withdrawableAmountOf,
} from "../../src/lib/lockup";

const LOCKUP = addressOf("lockup");

/** A recorded struct or list; the caller states its type, the comparison would show a mistake. */
const as = (value: Value | undefined): never => value as never;

/** Condition of a price-gated stream. */
function priceGate(value: Value | undefined) {
  const { oracle, targetPrice } = struct(value);
  return { model: "price-gated", oracle: text(oracle), targetPrice: whole(targetPrice) } as const;
}

type Schedule = Pick<NewStream, "timestamps" | "schedule">;

/** Times and schedule that a create function stores. */
function scheduleOf(
  release: LockupRelease,
  fn: string,
  args: readonly Value[],
  now: bigint,
): Schedule {
  const [first, second] = args;
  const timestamps = struct(first).timestamps as unknown as Timestamps;
  const granularity = args.length === 4 ? whole(args[2]) || 1n : 1n;
  const linear = (times: { timestamps: Schedule["timestamps"]; cliffTime: bigint }): Schedule => ({
    timestamps: times.timestamps,
    schedule: {
      model: "linear",
      cliffTime: times.cliffTime,
      unlockAmounts: as(second),
      ...(release === "v4.0" ? { granularity } : {}),
    },
  });
  switch (fn) {
    case "createWithDurationsLL":
      return linear(linearTimestamps(as(args.at(-1)), now));
    case "createWithTimestampsLL":
      return linear({ timestamps, cliffTime: whole(args.at(-1)) });
    case "createWithDurationsLD": {
      const segments = segmentTimestamps(as(second), now, release);
      const times = { start: now, end: lastTimestamp(segments) };
      return { timestamps: times, schedule: { model: "dynamic", segments } };
    }
    case "createWithTimestampsLD":
      return { timestamps, schedule: { model: "dynamic", segments: as(second) } };
    case "createWithDurationsLT": {
      const tranches = trancheTimestamps(as(second), now, release);
      const times = { start: now, end: lastTimestamp(tranches) };
      return { timestamps: times, schedule: { model: "tranched", tranches } };
    }
    case "createWithTimestampsLT":
      return { timestamps, schedule: { model: "tranched", tranches: as(second) } };
    case "createWithTimestampsLPG":
      return { timestamps, schedule: priceGate(second) };
    default:
      throw new Error(`${fn} is not a create function`);
  }
}

/** The parameters that all create functions share. */
function common(value: Value | undefined): Omit<NewStream, "timestamps" | "schedule"> {
  const fields = struct(value);
  const brokerFee = fields.broker === undefined ? 0n : whole(struct(fields.broker).fee);
  return {
    ...(value as unknown as NewStream),
    totalAmount: whole(fields.depositAmount ?? fields.totalAmount),
    shape: text(fields.shape),
    brokerFee,
  };
}

/** Runs one of the transactions that pages simulate; undefined for another one. */
function send(
  state: LockupState,
  context: LockupContext,
  fn: string,
  args: readonly Value[],
): LockupOutcome<unknown> | undefined {
  if (fn.startsWith("createWith")) {
    const schedule = attempt(() => scheduleOf(state.release, fn, args, context.now));
    return schedule.ok
      ? sim.create(state, context, { ...common(args[0]), ...schedule.value })
      : schedule;
  }
  const calls: Readonly<Record<string, () => LockupOutcome<unknown>>> = {
    withdraw: () => sim.withdraw(state, context, whole(args[0]), text(args[1]), whole(args[2])),
    withdrawMax: () => sim.withdrawMax(state, context, whole(args[0]), text(args[1])),
    withdrawMaxAndTransfer: () =>
      sim.withdrawMaxAndTransfer(state, context, whole(args[0]), text(args[1])),
    cancel: () => sim.cancel(state, context, whole(args[0])),
    renounce: () => sim.renounce(state, context, whole(args[0])),
    burn: () => sim.burn(state, context, whole(args[0])),
    transferFrom: () =>
      sim.transferFrom(state, context, text(args[0]), text(args[1]), whole(args[2])),
  };
  return calls[fn === "safeTransferFrom" ? "transferFrom" : fn]?.();
}

type Read = (stream: LockupStream, context: LockupContext) => unknown;

const READS: Readonly<Record<string, Read>> = {
  getDepositedAmount: ({ amounts }) => amounts.deposited,
  getWithdrawnAmount: ({ amounts }) => amounts.withdrawn,
  getRefundedAmount: ({ amounts }) => amounts.refunded,
  getSender: ({ sender }) => sender,
  getStartTime: ({ timestamps }) => timestamps.start,
  getEndTime: ({ timestamps }) => timestamps.end,
  getLockupModel: ({ schedule }) => LOCKUP_MODELS.indexOf(schedule.model),
  getUnderlyingToken: ({ token }) => token,
  getGranularity: ({ schedule }) => (schedule as { granularity?: bigint }).granularity,
  getSegments: ({ schedule }) => (schedule as { segments?: unknown }).segments,
  getTranches: ({ schedule }) => (schedule as { tranches?: unknown }).tranches,
  getCliffTime: ({ schedule }) => (schedule as { cliffTime?: bigint }).cliffTime,
  getUnlockAmounts: ({ schedule }) => (schedule as { unlockAmounts?: unknown }).unlockAmounts,
  isTransferable: (stream) => stream.isTransferable,
  isDepleted: (stream) => stream.isDepleted,
  wasCanceled: (stream) => stream.wasCanceled,
  // A settled stream always answers no.
  isCancelable: (stream, { now, feeds }) =>
    stream.isCancelable && statusOf(stream, now, feeds) !== "SETTLED",
  isWarm: (stream, { now, feeds }) => isWarm(stream, now, feeds),
  isCold: (stream, { now, feeds }) => !isWarm(stream, now, feeds),
  statusOf: (stream, { now, feeds }) => LOCKUP_STATUSES.indexOf(statusOf(stream, now, feeds)),
  streamedAmountOf: (stream, { now, feeds }) => streamedAmountOf(stream, now, feeds),
  withdrawableAmountOf: (stream, { now, feeds }) => withdrawableAmountOf(stream, now, feeds),
  refundableAmountOf: (stream, { now, feeds }) => refundableAmountOf(stream, now, feeds),
};

/** The chain of a recording: Lockup and, for v4.0, the price feed of its streams. */
export class LockupChain {
  state: LockupState;
  private readonly oracle = new FeedDouble([100n * 10n ** 8n]);
  private readonly ethOracle = new FeedDouble([3000n * 10n ** 8n]);

  constructor(release: LockupRelease) {
    this.state = sim.deploy(release === "v2.0" ? { release, maxCount: 4n } : { release });
  }

  context({ at }: Step, caller: string): LockupContext {
    const feeds = new Map([
      [addressOf("oracle"), this.oracle.read(at)],
      [addressOf("ethOracle"), this.ethOracle.read(at)],
      // Contracts that the recording names as price feeds and that are none.
      [addressOf("token"), { decimals: "reverts", round: "reverts" } as const],
      [addressOf("noReceive"), { decimals: "reverts", round: "reverts" } as const],
    ]);
    return { caller, now: at, feeds: (oracle) => feeds.get(oracle) };
  }

  /** What the library says about a step; undefined when the step is about something else. */
  execute(step: Step): Result | undefined {
    const { on, fn, args, by } = step;
    const isCall = step.kind === "call" && on === "lockup";
    if (isCall && by === undefined) return this.read(step);
    const outcome = isCall ? send(this.state, this.context(step, by ?? ""), fn, args) : undefined;
    if (outcome === undefined || isOfOthers(step)) {
      this.follow(step);
      return undefined;
    }
    if (!outcome.ok) return { error: outcome.error };
    this.state = outcome.state;
    return { returns: outcome.returns };
  }

  private read(step: Step): Result | undefined {
    const id = step.args[0];
    const { fn } = step;
    if (fn === "nextStreamId") return { returns: this.state.nextStreamId };
    if (typeof id !== "bigint") return undefined;
    if (fn === "isStream") return { returns: this.state.streams.has(id) };
    const result = attempt(() =>
      fn === "getRecipient" || fn === "ownerOf"
        ? nft.ownerOf(this.state.nfts, id)
        : fn in READS && READS[fn]?.(sim.getStream(this.state, id), this.context(step, "")),
    );
    if (!result.ok) return { error: result.error };
    // A getter of another model reverts.
    return result.value === false && !(fn in READS) ? undefined : { returns: result.value };
  }

  /** Takes over what another call has done, such as one of several streams. */
  private follow(step: Step): void {
    const { on, fn, args, error, events } = step;
    if (error !== undefined || step.kind !== "call") return;
    if (on === "oracle" || on === "ethOracle") this[on].set(fn, args);
    let created = 0;
    for (const event of events.filter(({ by }) => by === LOCKUP)) {
      followNft(this.state.nfts, event);
      const item = Array.isArray(args[2]) ? (args[2] as readonly Value[])[created] : undefined;
      const outcome = this.actionOf(step, event, item);
      if (outcome === undefined) continue;
      this.state = unwrap(outcome).state;
      if (event.name.startsWith("Create")) created += 1;
    }
  }

  /** The call that has the effect of an event. */
  private actionOf(
    step: Step,
    { name, args }: RecordedEvent,
    item: Value | undefined,
  ): LockupOutcome<unknown> | undefined {
    const id = args.streamId;
    if (typeof id !== "bigint") return undefined;
    const { state } = this;
    const stream = state.streams.get(id);
    const bySender = this.context(step, stream?.sender ?? "");
    const byRecipient = this.context(step, nft.ownerOrZero(state.nfts, id));
    if (name === "WithdrawFromLockupStream") {
      return sim.withdraw(state, byRecipient, id, text(args.to), whole(args.amount));
    }
    if (name === "CancelLockupStream") return sim.cancel(state, bySender, id);
    if (name === "RenounceLockupStream") return sim.renounce(state, bySender, id);
    if (name === "CreateLockupPriceGatedStream") {
      // The event has only the condition; the rest stands in the call of the batch contract.
      const { timestamps } = struct(item);
      return sim.create(state, bySender, {
        ...common(item),
        token: text(step.args[1]),
        timestamps: as(timestamps),
        schedule: priceGate(args),
      });
    }
    if (!name.startsWith("CreateLockup") || args.commonParams === undefined) return undefined;
    const fields = struct(args.commonParams);
    const { amounts = { deposit: fields.depositAmount ?? 0n } } = fields;
    const { cliffTime, unlockAmounts, granularity, segments, tranches } = args;
    const model = segments ? "dynamic" : tranches ? "tranched" : "linear";
    const schedule = { model, cliffTime, unlockAmounts, granularity, segments, tranches };
    return sim.create(state, bySender, {
      ...(fields as unknown as NewStream),
      shape: text(fields.shape).replace(/\0+$/, ""),
      totalAmount: whole(struct(amounts).deposit),
      brokerFee: 0n,
      schedule: schedule as unknown as NewStream["schedule"],
    });
  }
}
