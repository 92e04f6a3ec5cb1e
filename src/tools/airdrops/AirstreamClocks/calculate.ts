import { type ClaimStream, linearClaimStream } from "@site/src/lib/airdrops/schedule";
import { UNIT } from "@site/src/lib/fixed-point";
import {
  type FormValues,
  readElapsed,
  readForm,
  readPeriod,
  textField,
  wholeField,
} from "@site/src/forms";
import { toPlotNumber } from "@site/src/lib/format/amounts";
import { streamedBySchedule } from "@site/src/lib/lockup";
import { type PlotPoint, sampleTimes } from "@site/src/lib/plot";

/** Longest schedule and latest claim: 20 years of 365 days, seconds. */
const MAX_SECONDS = 630_720_000n;

function readDuration(text: string): bigint {
  return limit(text, readPeriod(text));
}

function readClaim(text: string): bigint {
  return limit(text, readElapsed(text));
}

function limit(text: string, seconds: bigint): bigint {
  if (seconds > MAX_SECONDS) {
    throw new RangeError(`"${text}" is longer than 20 years; use a shorter time`);
  }
  return seconds;
}

export const CLOCK_FIELDS = {
  duration: textField("acd", "Vesting time", "100d", readDuration, {
    hint: "For example 100d or 2y.",
  }),
  unlock: wholeField("acu", "Unlock at start", "0", [0n, 100n], {
    caption: "Unlocked at start, %",
  }),
  early: textField("ace", "First claim", "10d", readClaim, { caption: "Alice claims after" }),
  late: textField("acl", "Second claim", "60d", readClaim, { caption: "Bob claims after" }),
} as const;

export type ClockField = keyof typeof CLOCK_FIELDS;

/** Whose clock a stream follows. */
export type Clock = "ranged" | "non-ranged";

/** The stream of one claimer under one clock; times are seconds after the campaign's start. */
export interface ClaimedStream {
  readonly clock: Clock;
  readonly claimer: string;
  readonly claimedAt: bigint;
  readonly start: bigint;
  readonly end: bigint;
  /** Percent of the allocation that can be withdrawn right after the claim. */
  readonly atOnce: number;
  /** Percent withdrawable over time, in days; 0 before the claim. */
  readonly points: readonly PlotPoint[];
}

export interface ClockEvaluation {
  readonly problems: Partial<Record<ClockField, string>>;
  readonly streams: readonly ClaimedStream[];
  /** Days shown. */
  readonly days: number;
}

/** Any moment does; 0 would mean a non-ranged campaign. */
const CAMPAIGN_START = 1_740_000_000n;
/** One hundred percent with 18 decimals. */
const ALLOCATION = 100n * UNIT;
const DAY = 86_400;

function percentAt(stream: ClaimStream, now: bigint): number {
  return toPlotNumber(streamedBySchedule({ deposited: ALLOCATION, ...stream }, now), 18);
}

interface Plan {
  readonly duration: bigint;
  /** Percent. */
  readonly unlock: bigint;
}

function streamOf(
  clock: Clock,
  claimer: string,
  claimedAt: bigint,
  plan: Plan,
  horizon: bigint,
): ClaimedStream {
  const campaign = {
    startTime: clock === "ranged" ? CAMPAIGN_START : 0n,
    startPercentage: (plan.unlock * UNIT) / 100n,
    cliffDuration: 0n,
    cliffPercentage: 0n,
    totalDuration: plan.duration,
  };
  const claimTime = CAMPAIGN_START + claimedAt;
  const stream = linearClaimStream(campaign, ALLOCATION, claimTime);
  const { start, end } = stream.timestamps;
  const times = sampleTimes(claimTime, CAMPAIGN_START + horizon, [end], 2);
  return {
    clock,
    claimer,
    claimedAt,
    start: start - CAMPAIGN_START,
    end: end - CAMPAIGN_START,
    atOnce: percentAt(stream, claimTime),
    points: [
      { x: 0, y: 0 },
      { x: Number(claimedAt) / DAY, y: 0 },
      ...times.map((time) => ({
        x: Number(time - CAMPAIGN_START) / DAY,
        y: percentAt(stream, time),
      })),
    ],
  };
}

/** The streams of two claimers under both clocks, or what is wrong with the fields. */
export function evaluate(texts: FormValues<ClockField>): ClockEvaluation {
  const { problems, values } = readForm(CLOCK_FIELDS, texts);
  if (values === undefined) return { problems, streams: [], days: 0 };
  const { early, late } = values;
  const claims = [
    { name: "Alice", at: early },
    { name: "Bob", at: late },
  ];
  const horizon = (early > late ? early : late) + values.duration;
  const clocks: readonly Clock[] = ["ranged", "non-ranged"];
  return {
    problems,
    streams: clocks.flatMap((clock) =>
      claims.map(({ name, at }) => streamOf(clock, name, at, values, horizon)),
    ),
    days: Number(horizon) / DAY,
  };
}
