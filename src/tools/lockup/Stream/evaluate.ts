import { readForm } from "@site/src/forms";
import { attempt, type ContractError, formatContractError } from "@site/src/lib/fixed-point";
import { DAY } from "@site/src/lib/format/durations";
import {
  catchUpCliffUnlock,
  type CreateRules,
  encodingProblems,
  type Feeds,
  LOCKUP_RELEASES,
  type LockupRelease,
  type LockupSchedule,
  NEWEST_LOCKUP,
  PRICE_DECIMALS,
  type PriceGatedSchedule,
  type Timestamps,
} from "@site/src/lib/lockup";
import {
  act,
  openStream,
  reportOf,
  SENDER,
  type StatusReport,
  type StreamTerms,
} from "@site/src/lib/lockup/life";
import type { LockupOutcome, LockupState } from "@site/src/lib/lockup/simulator";
import {
  buildShape,
  type CreateCall,
  type EntryRule,
  entryRules,
  explainError,
  nextUnlock,
  type ShapedStream,
  ShapeProblem,
  shortErrorName,
} from "@site/src/lib/shapes";
import {
  curveFields,
  endsByItself,
  fieldsOf,
  isOwn,
  lifeFields,
  LOWEST_MAX_COUNT,
  PARTS,
  type PresetName,
  SHAPE_CHOICES,
  type StreamFields,
  type StreamName,
  type StreamPart,
  type StreamShape,
  type StreamTexts,
} from "./fields";
import {
  blamedCells,
  type CellProblems,
  type Entry,
  readRows,
  type RowShape,
  scheduleOf,
} from "./rows";

/** Stands for the price feed of a price-gated stream. */
const FEED = "0x00000000000000000000000000000000000000e5";

type Problems = Partial<Record<StreamName, string>>;

/** Fields to blame for an error of a create call, the likeliest first. */
const BLAMED: Readonly<Record<string, readonly StreamName[]>> = {
  StartTimeZero: ["start"],
  StartTimeNotLessThanCliffTime: ["cliff", "end"],
  CliffTimeNotLessThanEndTime: ["cliff", "end"],
  StartTimeNotLessThanEndTime: ["end"],
  GranularityTooHigh: ["granularity"],
  CliffTimeZeroUnlockAmountNotZero: ["cliffUnlock"],
  UnlockAmountsSumTooHigh: ["cliffUnlock", "startUnlock"],
  StartTimeNotLessThanFirstSegmentTimestamp: ["cliff", "firstTime", "end"],
  SegmentTimestampsNotOrdered: ["secondTime", "cliff", "end"],
  StartTimeNotLessThanFirstTrancheTimestamp: ["end"],
  TrancheTimestampsNotOrdered: ["end"],
  Panic: ["cliffUnlock", "startUnlock"],
};

/** Why the contract refuses to create a stream, at the field to correct. */
function blame(error: ContractError, fields: readonly StreamName[]): Problems {
  const candidates = BLAMED[shortErrorName(error.name)] ?? [];
  const named = candidates.find((candidate) => fields.includes(candidate));
  return { [named ?? "deposit"]: explainError(error) };
}

/** Rows of the reader's own, with what is wrong with them. */
export interface RowsState {
  readonly shape: RowShape;
  readonly cells: CellProblems;
  /** Whether each rule of the contract holds; empty while a cell cannot be read. */
  readonly rules: readonly EntryRule[];
  /** Sum of the amounts, base units; undefined while an amount cannot be read. */
  readonly sum?: bigint;
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
  readonly decimals: number;
  readonly deposit?: bigint;
  readonly rows?: RowsState;
  /** The error of the contract, where it belongs to no field. */
  readonly revert?: string;
  /** The call, once the contract accepts the stream. */
  readonly call?: CreateCall;
  /** The curve of the call; for a price-gated stream the one that its price gives it. */
  readonly curve?: ShapedStream;
  /** Cliff unlock that catches up with a straight line from the start; absent without a cliff. */
  readonly catchUp?: bigint;
  /** What has become of the stream, if the page asks. */
  readonly life?: Life;
  /** Whether the cancellation that the reader has entered lies ahead. */
  readonly isCanceledLater?: boolean;
  /** The feed's answer cannot be decoded: what needs the amount reverts without data. */
  readonly isUndecodable?: boolean;
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

/** The release that the reader has chosen; the newest for an unusable text. */
export const chosenRelease = (text: string): LockupRelease =>
  LOCKUP_RELEASES.find((release) => release === text) ?? NEWEST_LOCKUP;

/** The shape that the reader has chosen; the first for an unusable text. */
export const chosenShape = (text: string): StreamShape =>
  SHAPE_CHOICES.find(({ value }) => value === text)?.value ?? "linear";

/** What the checks of a new stream depend on. Only v2.0 has a `MAX_COUNT`. */
const rulesOf = (release: LockupRelease): CreateRules =>
  release === "v2.0" ? { release, maxCount: LOWEST_MAX_COUNT } : { release };

type Values = NonNullable<ReturnType<typeof readForm<StreamFields>>["values"]>;

interface Built {
  readonly timestamps: Timestamps;
  readonly schedule: LockupSchedule | PriceGatedSchedule;
  /** Label; empty for none. */
  readonly label: string;
}

/** @throws ShapeProblem, RangeError for values that give no stream */
function build(shape: StreamShape, values: Values, entries: readonly Entry[]): Built {
  const { start, end, deposit, release, granularity } = values;
  if (shape === "price-gated") {
    const schedule = { model: shape, oracle: FEED, targetPrice: values.target };
    return { timestamps: { start, end }, schedule, label: "" };
  }
  if (isOwn(shape)) {
    const timestamps = { start, end: entries.at(-1)?.timestamp ?? start };
    return { timestamps, schedule: scheduleOf(shape, entries), label: "" };
  }
  const { timestamps, schedule } = buildShape(shape, deposit, { start, end }, values);
  if (schedule.model !== "linear" || release !== "v4.0") {
    return { timestamps, schedule, label: shape };
  }
  // The contract stores 1 for none.
  const stored = { ...schedule, granularity: granularity === 0n ? 1n : granularity };
  const label = shape === "linear" && granularity > 1n ? "linearStepper" : shape;
  return { timestamps, schedule: stored, label };
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
  const life = lifeFields(shape, parts);
  const used = [...curveFields(shape, release), ...life];
  const chosen: readonly StreamName[] = ["release", "cancelable", "transferable", "variant"];
  const { problems, values, readable } = readForm(fields, texts, {
    unused: (Object.keys(fields) as StreamName[]).filter(
      (name) => !used.includes(name) && !chosen.includes(name),
    ),
  });
  const { deposit, decimals = 0 } = readable;
  const common = { problems, shape, decimals, ...(deposit !== undefined && { deposit }) };
  const isRows = shape === "segments" || shape === "tranches";
  const read = isRows ? readRows(shape, texts, readable) : { entries: [] };
  if ("cells" in read) {
    const rows = isRows ? { rows: { shape, cells: read.cells, rules: [] } } : {};
    return { ...common, ...rows };
  }
  if (values === undefined) {
    return { ...common, ...(isRows && { rows: { shape, cells: [], rules: [] } }) };
  }
  if (shape === "price-gated" && release !== "v4.0") {
    return {
      ...common,
      problems: { release: `Lockup ${release} has no price-gated streams; use v4.0 or later` },
    };
  }
  if (shape === "dynamicCliffExponential" && values.cliff === 0n) {
    const cliff = "this shape needs a cliff; write a moment after the start";
    return { ...common, problems: { cliff } };
  }
  const { entries } = read;
  const rows: RowsState | undefined = isRows
    ? {
        shape,
        cells: [],
        sum: entries.reduce((total, { amount }) => total + amount, 0n),
        rules: entryRules({
          noun: shape === "segments" ? "Segment" : "Tranche",
          deposit: values.deposit,
          start: values.start,
          entries,
          rules: rulesOf(release),
        }),
      }
    : undefined;
  const built = attemptBuild(shape, values, entries);
  if ("problems" in built) return { ...common, problems: built.problems };
  const { timestamps, schedule, label } = built;
  const terms = {
    ...{ deposited: values.deposit, timestamps, schedule },
    cancelable: values.cancelable === "yes",
    transferable: values.transferable === "yes",
  } satisfies StreamTerms;
  const [unencodable] = encodingProblems(
    { sender: SENDER, totalAmount: values.deposit, brokerFee: 0n, shape: label, ...built },
    release,
  );
  if (unencodable !== undefined) {
    const late: StreamName = endsByItself(shape) ? "start" : "end";
    return { ...common, problems: { [late]: unencodable.message } };
  }
  const feeds = shape === "price-gated" ? { feeds: below(values.target) } : {};
  const created = openStream(rulesOf(release), terms, { now: values.now, ...feeds });
  if (!created.ok) {
    if (rows === undefined) return { ...common, problems: blame(created.error, used) };
    const cells = blamedCells(rows.shape, entries, values.start);
    return { ...common, rows: { ...rows, cells }, revert: explainError(created.error) };
  }
  const catchUp =
    schedule.model === "linear" && schedule.cliffTime > 0n
      ? { catchUp: catchUpCliffUnlock(values.deposit, timestamps, schedule.cliffTime) }
      : {};
  const curve = curveFor(built, values);
  const { variant } = values;
  return {
    ...common,
    ...(rows && { rows }),
    call: { ...terms, shape: label, release, decimals, variant },
    curve,
    ...catchUp,
    ...(life.length > 0 && lifeOf(created.state, curve, schedule, values)),
  };
}

function attemptBuild(
  shape: StreamShape,
  values: Values,
  entries: readonly Entry[],
): Built | { readonly problems: Problems } {
  try {
    return build(shape, values, entries);
  } catch (thrown) {
    if (thrown instanceof ShapeProblem) {
      return { problems: { [thrown.parameter]: thrown.message } };
    }
    if (thrown instanceof RangeError) return { problems: { start: thrown.message } };
    throw thrown;
  }
}

const refusal = (error: ContractError): string =>
  `the contract reverts with ${formatContractError(error)}`;

/** Runs the life of a stream up to now on the model of the contract. */
function lifeOf(
  created: LockupState,
  curve: ShapedStream,
  schedule: Built["schedule"],
  values: Values,
): Pick<Evaluation, "life" | "isCanceledLater" | "isUndecodable"> & { problems?: Problems } {
  const { withdrawn, canceledAt, now } = values;
  const feeds = schedule.model === "price-gated" ? { feeds: feedsOf(values) } : {};
  const cancels = canceledAt > 0n && canceledAt <= now;
  const before = { now: cancels ? canceledAt : now, ...feeds };
  let state = created;
  const take = (outcome: LockupOutcome<unknown>): string | undefined => {
    if (!outcome.ok) return refusal(outcome.error);
    state = outcome.state;
    return undefined;
  };
  const reported = attempt(() => {
    const greedy = withdrawn > 0n ? take(act(state, "withdraw", before, withdrawn)) : undefined;
    if (greedy !== undefined) return { problems: { withdrawn: greedy } };
    const refused = cancels ? take(act(state, "cancel", before)) : undefined;
    if (refused !== undefined) return { problems: { canceledAt: refused } };
    const report = reportOf(state, { now, ...feeds });
    return { life: { ...report, ...lineOf(curve, schedule, now) } };
  });
  if (!reported.ok) return { isUndecodable: true };
  return { ...reported.value, isCanceledLater: canceledAt > now };
}

function lineOf(
  curve: ShapedStream,
  schedule: Built["schedule"],
  now: bigint,
): Pick<Life, "perDay" | "step" | "next"> {
  const next = nextUnlock(curve, now);
  const coming = next === undefined ? {} : { next };
  if (schedule.model !== "linear") return coming;
  const { cliffTime, unlockAmounts, granularity: every = 1n } = schedule;
  const { start, end } = curve.timestamps;
  const length = end - (cliffTime === 0n ? start : cliffTime);
  const onLine = curve.deposited - unlockAmounts.start - unlockAmounts.cliff;
  return {
    ...coming,
    perDay: (onLine * DAY) / length,
    ...(every > 1n && { step: { every, amount: (onLine * every) / length } }),
  };
}
