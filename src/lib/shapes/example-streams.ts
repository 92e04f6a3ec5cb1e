import { UNIT } from "../fixed-point";
import { addMonths } from "../format/dates";
import { DAY, WEEK } from "../format/durations";
import {
  catchUpCliffUnlock,
  lastTimestamp,
  type LockupSchedule,
  segmentTimestamps,
  type Tranche,
  trancheTimestamps,
  type UnlockAmounts,
} from "../lockup";
import { splitEvenly } from "./build";
import type { ShapedStream } from "./rows";

const TOKEN = 10n ** 18n;

/** Time at which most example streams start, Unix seconds. Pages show times from the start on. */
export const START = 1_750_000_000n;

/** A stream that a guide creates, for 18 decimals. */
export interface ExampleStream extends ShapedStream {
  readonly name: string;
}

const weeks = (count: bigint): bigint => START + count * WEEK;

const NO_UNLOCKS: UnlockAmounts = { start: 0n, cliff: 0n };

function linear(
  name: string,
  tokens: bigint,
  cliffWeeks: bigint,
  totalWeeks: bigint,
  unlockAmounts: UnlockAmounts = NO_UNLOCKS,
  granularity?: bigint,
): ExampleStream {
  return {
    name,
    deposited: tokens * TOKEN,
    timestamps: { start: START, end: weeks(totalWeeks) },
    schedule: {
      model: "linear",
      cliffTime: weeks(cliffWeeks),
      unlockAmounts,
      ...(granularity !== undefined && { granularity }),
    },
  };
}

/** A stream whose segments or tranches give its deposit and its end. */
function ofEntries(
  name: string,
  entries: readonly Tranche[],
  schedule: LockupSchedule,
  start = START,
): ExampleStream {
  return {
    name,
    deposited: entries.reduce((sum, { amount }) => sum + amount, 0n),
    timestamps: { start, end: lastTimestamp(entries) },
    schedule,
  };
}

/** Amounts in whole tokens, exponents in tenths, durations in units from the segment before. */
function dynamic(
  name: string,
  rows: readonly (readonly [amount: bigint, exponentTenths: bigint, length: bigint])[],
  unit = WEEK,
): ExampleStream {
  const lasting = rows.map(([amount, tenths, length]) => ({
    amount: amount * TOKEN,
    exponent: (tenths * UNIT) / 10n,
    duration: length * unit,
  }));
  const segments = segmentTimestamps(lasting, START);
  return ofEntries(name, segments, { model: "dynamic", segments });
}

/** Amounts in whole tokens, durations in units from the tranche before. */
function tranched(
  name: string,
  rows: readonly (readonly [amount: bigint, length: bigint])[],
  unit = WEEK,
): ExampleStream {
  const lasting = rows.map(([amount, length]) => ({
    amount: amount * TOKEN,
    duration: length * unit,
  }));
  const tranches = trancheTimestamps(lasting, START);
  return ofEntries(name, tranches, { model: "tranched", tranches });
}

/** Midnight UTC of a day, Unix seconds. */
export const timeOfDay = (day: string): bigint => BigInt(Date.parse(`${day}T00:00:00Z`) / 1000);

/** Twelve equal tranches on the first of each month of 2027. */
function monthly(): ExampleStream {
  const [start, first] = [timeOfDay("2026-12-01"), timeOfDay("2027-01-01")];
  const tranches = splitEvenly(10_000n * TOKEN, 12n).map((amount, months) => ({
    amount,
    timestamp: addMonths(first, months),
  }));
  return ofEntries("First of the month", tranches, { model: "tranched", tranches }, start);
}

const catchUp = catchUpCliffUnlock(10_000n * TOKEN, { start: START, end: weeks(52n) }, weeks(4n));

/**
 * The streams that the Lockup guides create, by page. The tests of the examples compare each with
 * what its example sends to the contract.
 */
export const EXAMPLE_STREAMS = {
  linear: [linear("Cliff", 10_000n, 4n, 52n)],
  linearVariations: [
    linear("No unlocks", 10_000n, 4n, 52n),
    linear("100 at the start, 900 at the cliff", 10_000n, 4n, 52n, {
      start: 100n * TOKEN,
      cliff: 900n * TOKEN,
    }),
    linear("Catch-up at the cliff", 10_000n, 4n, 52n, { start: 0n, cliff: catchUp }),
  ],
  linearSteps: [linear("Every week", 10_000n, 4n, 52n, NO_UNLOCKS, WEEK)],
  linearGranularities: [
    linear("Every second", 10_000n, 4n, 52n, NO_UNLOCKS, 1n),
    linear("Every 4 weeks", 10_000n, 4n, 52n, NO_UNLOCKS, 4n * WEEK),
    linear("Every 20 weeks", 10_000n, 4n, 52n, NO_UNLOCKS, 20n * WEEK),
  ],
  dynamic: [
    dynamic("Line, then curve", [
      [2_000n, 10n, 4n],
      [8_000n, 30n, 48n],
    ]),
  ],
  tranched: [
    tranched("Quarterly", [
      [2_500n, 13n],
      [2_500n, 13n],
      [2_500n, 13n],
      [2_500n, 13n],
    ]),
  ],
  tranchedMonths: [monthly()],
  batchLinear: [
    linear("First", 1_000n, 4n, 52n),
    linear("Second", 1_000n, 1n, 26n, { start: 50n * TOKEN, cliff: 100n * TOKEN }),
  ],
  batchDynamic: [
    dynamic("First", [
      [500n, 5n, 1n],
      [500n, 20n, 23n],
    ]),
    dynamic("Second", [
      [250n, 10n, 4n],
      [750n, 30n, 48n],
    ]),
  ],
  batchTranched: [
    tranched("First", [
      [500n, 1n],
      [500n, 23n],
    ]),
    tranched("Second", [
      [250n, 4n],
      [750n, 20n],
    ]),
  ],
} as const satisfies Readonly<Record<string, readonly ExampleStream[]>>;

/** Streams whose rows the page on the indexer's data lists, in days. */
export const ROW_STREAMS = {
  segmentRows: [
    dynamic(
      "Three segments",
      [
        [200n, 10n, 30n],
        [500n, 30n, 45n],
        [300n, 5n, 25n],
      ],
      DAY,
    ),
  ],
  trancheRows: [
    tranched(
      "Three tranches",
      [
        [300n, 25n],
        [200n, 35n],
        [500n, 40n],
      ],
      DAY,
    ),
  ],
} as const satisfies Readonly<Record<string, readonly ExampleStream[]>>;

/** Name of a set of streams that one page creates. */
export type ExampleName = keyof typeof EXAMPLE_STREAMS;
