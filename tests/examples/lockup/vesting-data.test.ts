import { parseUnits } from "viem";
import { describe, expect, it } from "vitest";

import { lockedSupply } from "../../../examples/typescript/lockup/locked-supply";
import { calendarOf, type Unlock } from "../../../examples/typescript/lockup/unlock-calendar";
import * as example from "../../../examples/typescript/lockup/vesting-data";
import { streamedDynamic } from "../../../src/lib/lockup";
import { loadMathCases, loadVectors } from "../../vectors/load";
import {
  DAY,
  LOCKUP,
  NOW,
  OTHER,
  type Row,
  type Setup,
  startWorld,
  table,
  TOKEN,
  type World,
} from "../support/table";

// Also runs typescript/lockup/locked-supply.ts and typescript/lockup/unlock-calendar.ts.
const START = Number(NOW);
const dai = (amount: number) => parseUnits(String(amount), 18);

const SETUP: Setup = {
  contracts: ["SablierLockup"],
  file: "solidity/lockup/VestingData.sol",
  args: [LOCKUP],
};

const figures = (
  streamed: number,
  withdrawn: number,
  refunded: number,
  inStream: number,
  locked: number,
  unlocked: number,
  vestedNotWithdrawn: number,
) => ({
  streamed: dai(streamed),
  withdrawn: dai(withdrawn),
  refunded: dai(refunded),
  inStream: dai(inStream),
  locked: dai(locked),
  unlocked: dai(unlocked),
  vestedNotWithdrawn: dai(vestedNotWithdrawn),
});

/** Stream 1 of 1,000 DAI at moments of its life: what the page says, and what Lockup returns. */
const LIFE: readonly (readonly [moment: string, Parameters<typeof figures>])[] = [
  ["at the start", [50, 0, 0, 1000, 950, 50, 50]],
  ["at the cliff", [200, 0, 0, 1000, 800, 200, 200]],
  ["on day 60", [600, 0, 0, 1000, 400, 600, 600]],
  ["after a withdrawal", [600, 200, 0, 800, 400, 600, 400]],
  ["canceled on day 70", [700, 200, 300, 500, 0, 1000, 500]],
  ["depleted", [700, 700, 300, 0, 0, 1000, 0]],
];

const client = ({ connection }: World) => example.connect(connection()[1]);

/** What Lockup returns about a stream with these figures. */
const answersOf = (id: number, [streamed, withdrawn, refunded]: Parameters<typeof figures>) => ({
  [`getDepositedAmount(${id})`]: dai(1000),
  [`streamedAmountOf(${id})`]: dai(streamed),
  [`getWithdrawnAmount(${id})`]: dai(withdrawn),
  [`getRefundedAmount(${id})`]: dai(refunded),
});

table(
  "solidity/lockup/VestingData.sol and typescript/lockup/vesting-data.ts",
  SETUP,
  LIFE.flatMap(([moment, amounts]): Row[] => [
    {
      title: `figures ${moment} from the contract`,
      run: ["figuresOf", 1n],
      answers: answersOf(1, amounts),
      returns: figures(...amounts),
    },
    {
      title: `figures ${moment} from the script`,
      run: (world) => example.figuresOf(client(world), 1n),
      answers: answersOf(1, amounts),
      returns: figures(...amounts),
    },
  ]),
);

/** Streams 1 and 2 in the token, stream 3 in another. */
const SUPPLY = {
  ...answersOf(1, LIFE[2]?.[1] ?? [0, 0, 0, 0, 0, 0, 0]),
  ...answersOf(2, LIFE[1]?.[1] ?? [0, 0, 0, 0, 0, 0, 0]),
  "getUnderlyingToken(1)": TOKEN,
  "getUnderlyingToken(2)": TOKEN,
  "getUnderlyingToken(3)": OTHER,
};
const TRANCHES = [
  { amount: 100n, timestamp: START + 10 },
  { amount: 900n, timestamp: START + 30 },
];

table("the locked supply and the next tranche", SETUP, [
  { run: ["lockedSupply", TOKEN, [1n, 2n, 3n]], answers: SUPPLY, returns: dai(1200) },
  {
    title: "the script's locked supply",
    run: (world) => lockedSupply(client(world), TOKEN, [1n, 2n, 3n]),
    answers: SUPPLY,
    returns: dai(1200),
  },
  ...(
    [
      [9n, [100n, START + 10]],
      // At its very second a tranche has unlocked.
      [10n, [900n, START + 30]],
      [30n, undefined],
    ] as const
  ).map(([seconds, next]): Row => ({
    title: `the next tranche after ${seconds} seconds`,
    run: ["nextTrancheOf", 1n],
    at: NOW + seconds,
    answers: { "getTranches(1)": TRANCHES },
    ...(next === undefined ? { error: ["AllUnlocked", 1n] } : { returns: next }),
  })),
  {
    title: "the script prints tokens",
    run: (world) => example.main(client(world)),
    answers: answersOf(1, [600, 0, 0, 0, 0, 0, 0]),
    returns: {
      streamed: "600",
      withdrawn: "0",
      refunded: "0",
      inStream: "1000",
      locked: "400",
      unlocked: "600",
      vestedNotWithdrawn: "600",
    },
  },
  {
    title: "the script names an error",
    run: (world) => example.figuresOf(client(world), 9n),
    does: Object.fromEntries(
      ["getDepositedAmount", "streamedAmountOf", "getWithdrawnAmount", "getRefundedAmount"].map(
        (name) => [name, { error: ["SablierLockupBase_Null", 9n] as const }],
      ),
    ),
    error: /SablierLockupBase_Null/,
  },
]);

async function start() {
  const world = await startWorld({ contracts: ["SablierLockup"] });
  const lockup = world.at("SablierLockup");
  lockup.answer("getDepositedAmount", dai(1000), [1n]);
  return { lockup, client: client(world) };
}

interface Segment<Time> {
  readonly amount: bigint;
  readonly exponent: bigint;
  readonly timestamp: Time;
}

/** What a dynamic stream releases by a moment, as the site's model of the contract has it. */
function streamedOf(segments: readonly Segment<number>[], from: number) {
  const deposited = segments.reduce((sum, { amount }) => sum + amount, 0n);
  const timestamps = { start: BigInt(from), end: BigInt(segments.at(-1)?.timestamp ?? from) };
  const dated = segments.map((segment) => ({ ...segment, timestamp: BigInt(segment.timestamp) }));
  return (at: number) => streamedDynamic({ deposited, timestamps, segments: dated }, BigInt(at));
}

/** Amount of a calendar's unlocks that are complete at a moment. Base units. */
const unlockedBy = (calendar: readonly Unlock[], at: number) =>
  calendar.reduce((sum, { to, amount }) => (to <= at ? sum + amount : sum), 0n);

describe("unlocks", () => {
  it("of a dynamic stream: one curve after the other", async () => {
    const { lockup, client } = await start();
    lockup.answer("getLockupModel", 1, [1n]);
    lockup.answer("getStartTime", START, [1n]);
    lockup.answer(
      "getSegments",
      [
        { amount: 100n, exponent: 10n ** 18n, timestamp: START + 10 },
        { amount: 900n, exponent: 3n * 10n ** 18n, timestamp: START + 50 },
      ],
      [1n],
    );
    expect(await calendarOf(client, 1n)).toEqual([
      { from: START, to: START + 10, amount: 100n },
      { from: START + 10, to: START + 50, amount: 900n },
    ]);
  });

  it("of a dynamic stream: a segment with exponent 0 unlocks whole as it begins", async () => {
    const { lockup, client } = await start();
    const segments = [
      { amount: 100n, exponent: 0n, timestamp: START + 10 },
      { amount: 200n, exponent: 10n ** 18n, timestamp: START + 20 },
      { amount: 300n, exponent: 0n, timestamp: START + 50 },
    ];
    lockup.answer("getLockupModel", 1, [1n]);
    lockup.answer("getStartTime", START, [1n]);
    lockup.answer("getSegments", segments, [1n]);
    const calendar = await calendarOf(client, 1n);
    expect(calendar).toEqual([
      { from: START, to: START, amount: 100n },
      { from: START + 10, to: START + 20, amount: 200n },
      { from: START + 21, to: START + 21, amount: 300n },
    ]);
    // Recorded: whatever share of a segment's time has passed, to the power of 0 it is 1.
    const powers = loadMathCases().filter(({ fn, y }) => fn === "sdPow" && y === 0n);
    expect(powers.map(({ x }) => x)).toEqual(expect.arrayContaining([0n, 1n]));
    expect(new Set(powers.map(({ outcome }) => outcome))).toEqual(new Set([String(10n ** 18n)]));
    const streamed = streamedOf(segments, START);
    for (const { from, to } of calendar.filter((unlock) => unlock.from === unlock.to)) {
      expect(streamed(to)).toBe(unlockedBy(calendar, to));
      expect(streamed(from - 1)).toBe(unlockedBy(calendar, from - 1));
    }
  });

  it("of the recorded dynamic stream: what the contract said at the end of each segment", async () => {
    const { lockup, client } = await start();
    const steps = loadVectors("lockup-v2.0").steps.filter(
      ({ scenario }) => scenario === "dynamic: two segments",
    );
    const recorded = (fn: string) => steps.filter((step) => step.fn === fn && step.args[0] === 6n);
    const [first] = recorded("streamedAmountOf");
    const segments = recorded("getSegments")[0]?.returns as unknown as Segment<bigint>[];
    lockup.answer("getLockupModel", 1, [1n]);
    lockup.answer("getStartTime", Number(first?.at), [1n]);
    lockup.answer("getSegments", segments, [1n]);
    const calendar = await calendarOf(client, 1n);
    expect(calendar).toHaveLength(2);
    for (const { to } of calendar) {
      const step = recorded("streamedAmountOf").find(({ at }) => at === BigInt(to));
      expect(step?.returns).toBe(unlockedBy(calendar, to));
    }
  });

  it("of a tranched stream: its tranches", async () => {
    const { lockup, client } = await start();
    lockup.answer("getLockupModel", 2, [1n]);
    lockup.answer("getStartTime", START, [1n]);
    lockup.answer("getTranches", TRANCHES, [1n]);
    expect(await calendarOf(client, 1n)).toEqual(
      TRANCHES.map(({ amount, timestamp }) => ({ from: timestamp, to: timestamp, amount })),
    );
  });

  it("of a linear stream: with and without a cliff", async () => {
    const { lockup, client } = await start();
    const end = START + Number(100n * DAY);
    const cliff = START + Number(20n * DAY);
    lockup.answer("getLockupModel", 0, [1n]);
    lockup.answer("getStartTime", START, [1n]);
    lockup.answer("getEndTime", end, [1n]);
    lockup.answer("getCliffTime", cliff, [1n]);
    lockup.answer("getUnlockAmounts", { start: dai(50), cliff: dai(150) }, [1n]);
    expect(await calendarOf(client, 1n)).toEqual([
      { from: START, to: START, amount: dai(50) },
      { from: cliff, to: cliff, amount: dai(150) },
      { from: cliff, to: end, amount: dai(800) },
    ]);
    lockup.answer("getCliffTime", 0, [1n]);
    lockup.answer("getUnlockAmounts", { start: 0n, cliff: 0n }, [1n]);
    expect(await calendarOf(client, 1n)).toEqual([{ from: START, to: end, amount: dai(1000) }]);
  });
});
