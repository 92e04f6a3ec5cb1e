import { type FieldValues, readForm } from "@site/src/forms";
import { type ContractError, formatContractError, MAX_UINT40 } from "@site/src/lib/fixed-point";
import { DAY } from "@site/src/lib/format/durations";
import {
  type Feeds,
  type LockupSchedule,
  PRICE_DECIMALS,
  type PriceGatedSchedule,
  type Timestamps,
} from "@site/src/lib/lockup";
import {
  act,
  type LifeMoment,
  openStream,
  reportOf,
  type StatusReport,
} from "@site/src/lib/lockup/life";
import type { LockupState } from "@site/src/lib/lockup/simulator";
import {
  buildShape,
  type CreateCall,
  nextUnlock,
  type ShapedStream,
  ShapeProblem,
} from "@site/src/lib/shapes";
import {
  chosenRelease,
  chosenShape,
  fieldsOf,
  groupsOf,
  isOwn,
  isSum,
  PARTS,
  type PresetName,
  type StreamFields,
  type StreamName,
  type StreamPart,
  type StreamShape,
  type StreamTexts,
} from "./fields";
import { type Entry, readRows, type RowsState, scheduleOf } from "./rows";

/** Stands for the price feed of a price-gated stream. */
const FEED = "0x00000000000000000000000000000000000000e5";

type Values = FieldValues<StreamFields>;

type Problems = Partial<Record<StreamName, string>>;

/**
 * Reasons of the reverts that a new stream can meet, by the error's name without the prefix of its
 * library, and the fields to correct, the likeliest first.
 */
const REFUSALS: Readonly<Record<string, readonly [reason: string, ...fields: StreamName[]]>> = {
  StartTimeZero: ["the start time is 0", "start"],
  StartTimeNotLessThanCliffTime: ["the cliff must come after the start", "cliff", "end"],
  CliffTimeNotLessThanEndTime: ["the cliff must come before the end", "cliff", "end"],
  StartTimeNotLessThanEndTime: ["the end must come after the start", "end"],
  GranularityTooHigh: [
    "the granularity is longer than the time in which the line runs",
    "granularity",
  ],
  CliffTimeZeroUnlockAmountNotZero: ["there is a cliff unlock but no cliff", "cliffUnlock", "end"],
  UnlockAmountsSumTooHigh: [
    "the unlock amounts add up to more than the deposit",
    "cliffUnlock",
    "startUnlock",
  ],
  StartTimeNotLessThanFirstSegmentTimestamp: [
    "the first segment must end after the start",
    "cliff",
    "firstTime",
    "end",
  ],
  SegmentTimestampsNotOrdered: [
    "each segment must end later than the one before",
    "secondTime",
    "cliff",
    "end",
  ],
  StartTimeNotLessThanFirstTrancheTimestamp: [
    "the first tranche must unlock after the start",
    "end",
  ],
  TrancheTimestampsNotOrdered: ["each tranche must unlock later than the one before", "end"],
  DepositAmountNotEqualToTrancheAmountsSum: ["the percentages do not add up to 100"],
  Panic: ["a sum overflows its type", "cliffUnlock", "startUnlock"],
};

const reverts = (error: ContractError): string =>
  `the contract reverts with ${formatContractError(error)}`;

/** Why the contract refuses to create a stream, at a field that the form shows, if there is one. */
function refusalOf(
  error: ContractError,
  shown: readonly StreamName[],
): { readonly problems: Problems } | { readonly revert: string } {
  const name = error.name.replace(/^Sablier(?:Lockup)?Helpers_/, "");
  const [reason = "the contract refuses the stream", ...fields] = REFUSALS[name] ?? [];
  const message = `${reason}: ${reverts(error)}`;
  const blamed = fields.find((field) => shown.includes(field));
  return blamed === undefined ? { revert: message } : { problems: { [blamed]: message } };
}

/** A stream at a moment. Amounts in base units, times in seconds. */
export interface Life extends StatusReport {
  /** Streamed per day on the line of a linear stream; 0 when nothing is left for a line. */
  readonly perDay?: bigint;
  /** Unlocks in steps of more than a second: their distance in seconds and the amount of each. */
  readonly step?: { readonly every: bigint; readonly amount: bigint };
  /** The next moment at which something unlocks at once, the curve bends or the stream is complete. */
  readonly next?: { readonly what: string; readonly time: bigint };
}

export interface Evaluation {
  readonly problems: Problems;
  readonly shape: StreamShape;
  /** The entries that can be read, whatever is wrong with the others. */
  readonly readable: Partial<Values>;
  readonly rows?: RowsState;
  /** The error of the contract, where it belongs to no field. */
  readonly revert?: string;
  /** The call, once the contract accepts the stream. */
  readonly call?: CreateCall;
  /** The curve of the call; for a price-gated stream the one that its price gives it. */
  readonly curve?: ShapedStream;
  /** What has become of the stream, if the page asks. */
  readonly life?: Life;
}

/** A form for a preset and the parts that a page shows. */
export interface StreamTool {
  readonly fields: StreamFields;
  readonly parts: ReadonlySet<StreamPart>;
  readonly evaluate: (texts: StreamTexts) => Evaluation;
}

/** @throws Error that names a part that does not exist */
export function toolOf(preset: PresetName, show: string): StreamTool {
  const parts = show.split(",").map((name) => {
    const part = PARTS.find((known) => known === name);
    if (part === undefined) {
      throw new Error(`A stream shows "${name}", which is no part; use ${PARTS.join(", ")}.`);
    }
    return part;
  });
  const fields = fieldsOf(preset);
  const shown = new Set(parts);
  return { fields, parts: shown, evaluate: (texts) => evaluate(fields, shown, texts) };
}

interface Built {
  readonly timestamps: Timestamps;
  readonly schedule: LockupSchedule | PriceGatedSchedule;
  /** Label; empty for none. */
  readonly label: string;
}

/** The stream of the values, or what is wrong with one of them. */
function build(
  shape: StreamShape,
  values: Values,
  entries: readonly Entry[],
): Built | ShapeProblem {
  const { start, end, deposit, release, granularity } = values;
  if (shape === "price-gated") {
    const schedule = { model: shape, oracle: FEED, targetPrice: values.target };
    return { timestamps: { start, end }, schedule, label: "" };
  }
  if (isOwn(shape)) {
    const timestamps = { start, end: entries.at(-1)?.timestamp ?? start };
    return { timestamps, schedule: scheduleOf(shape, entries), label: "" };
  }
  try {
    const { timestamps, schedule } = buildShape(shape, deposit, { start, end }, values);
    if (schedule.model !== "linear" || release !== "v4.0") {
      return { timestamps, schedule, label: shape };
    }
    // The contract stores 1 for none.
    const stored = { ...schedule, granularity: granularity === 0n ? 1n : granularity };
    const label = shape === "linear" && granularity > 1n ? "linearStepper" : shape;
    return { timestamps, schedule: stored, label };
  } catch (thrown) {
    if (thrown instanceof ShapeProblem) return thrown;
    throw thrown;
  }
}

/** A feed whose price, in the 8 decimals of a target, lies just below the target. */
function below(target: bigint): Feeds {
  const round = { answer: (target - 1n) * 10n + 1n, updatedAt: 0n };
  return () => ({ decimals: BigInt(PRICE_DECIMALS + 1), round });
}

function feedsOf({ feed, price, now }: Values): Feeds {
  const round = feed === "answers" ? { answer: price, updatedAt: now } : feed;
  return () => ({ decimals: BigInt(PRICE_DECIMALS), round });
}

/** The curve of a stream. A price-gated one is a timelock, unless its price is at the target now. */
function curveFor({ timestamps, schedule }: Built, values: Values): ShapedStream {
  const deposited = values.deposit;
  if (schedule.model !== "price-gated") return { deposited, timestamps, schedule };
  const isOpen = values.feed === "answers" && values.price >= values.target;
  const tranche = { amount: deposited, timestamp: isOpen ? timestamps.start : timestamps.end };
  return { deposited, timestamps, schedule: { model: "tranched", tranches: [tranche] } };
}

/**
 * Turns what the reader has written into a stream that the contract accepts and what has become of
 * it, or tells what is wrong, by field.
 */
function evaluate(
  fields: StreamFields,
  parts: ReadonlySet<StreamPart>,
  texts: StreamTexts,
): Evaluation {
  const release = chosenRelease(texts.release);
  const shape = chosenShape(texts.shape);
  const { stream, options, life } = groupsOf(texts, parts);
  const isRows = shape === "segments" || shape === "tranches";
  const shown: readonly StreamName[] = [...stream, ...options, ...life];
  const {
    problems,
    values: written,
    readable,
  } = readForm(fields, texts, {
    unused: (Object.keys(fields) as StreamName[]).filter((name) => !shown.includes(name)),
  });
  const rows = isRows ? readRows(shape, texts, readable) : undefined;
  const common: Evaluation = { problems, shape, readable, rows };
  const entries = isRows ? rows?.entries : [];
  if (written === undefined || entries === undefined) return common;
  const sum = entries.reduce((total, { amount }) => total + amount, 0n);
  const values = isSum(texts) ? { ...written, deposit: sum } : written;
  if (shape === "price-gated" && release !== "v4.0") {
    const message = `Lockup ${release} has no price-gated streams; use v4.0 or later`;
    return { ...common, problems: { release: message } };
  }
  const built = build(shape, values, entries);
  if (built instanceof ShapeProblem) {
    return { ...common, problems: { [built.parameter]: built.message } };
  }
  const { timestamps, schedule, label } = built;
  if (timestamps.end > MAX_UINT40) {
    const start = `the stream ends after the last second of uint40, ${MAX_UINT40}; start earlier`;
    return { ...common, problems: { start } };
  }
  const terms = {
    ...{ deposited: values.deposit, timestamps, schedule },
    cancelable: values.cancelable === "yes",
    transferable: values.transferable === "yes",
  };
  const created = openStream(release, terms, { now: values.now, feeds: below(values.target) });
  if (!created.ok) return { ...common, ...refusalOf(created.error, shown) };
  const curve = curveFor(built, values);
  return {
    ...common,
    call: {
      ...terms,
      ...{ shape: label, release, decimals: values.decimals },
      variant: schedule.model === "price-gated" ? "timestamps" : values.variant,
    },
    curve,
    ...(life.length > 0 && lifeOf(created.state, curve, schedule, values)),
  };
}

/** Runs the life of a stream up to now on the model of the contract. */
function lifeOf(
  created: LockupState,
  curve: ShapedStream,
  schedule: Built["schedule"],
  values: Values,
): { readonly life: Life } | { readonly problems: Problems } {
  const { withdrawn, canceledAt, now } = values;
  const feeds = feedsOf(values);
  const cancels = canceledAt > 0n && canceledAt <= now;
  const before: LifeMoment = { now: cancels ? canceledAt : now, feeds };
  let state = created;
  if (withdrawn > 0n) {
    const outcome = act(state, "withdraw", before, withdrawn);
    if (!outcome.ok) return { problems: { withdrawn: reverts(outcome.error) } };
    state = outcome.state;
  }
  if (cancels) {
    const outcome = act(state, "cancel", before);
    if (!outcome.ok) return { problems: { canceledAt: reverts(outcome.error) } };
    state = outcome.state;
  }
  return { life: { ...reportOf(state, { now, feeds }), ...lineOf(curve, schedule, now) } };
}

function lineOf(
  curve: ShapedStream,
  schedule: Built["schedule"],
  now: bigint,
): Pick<Life, "perDay" | "step" | "next"> {
  const next = nextUnlock(curve, now);
  if (schedule.model !== "linear") return { next };
  const { cliffTime, unlockAmounts, granularity: every = 1n } = schedule;
  const { start, end } = curve.timestamps;
  const length = end - (cliffTime === 0n ? start : cliffTime);
  const onLine = curve.deposited - unlockAmounts.start - unlockAmounts.cliff;
  return {
    next,
    perDay: (onLine * DAY) / length,
    step: every > 1n ? { every, amount: (onLine * every) / length } : undefined,
  };
}
