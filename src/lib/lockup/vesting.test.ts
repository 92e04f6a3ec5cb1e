import { describe, expect, it } from "vitest";
import { MAX_UINT128, MAX_UINT40, MAX_UINT64, UNIT, attempt, sqrtFloor } from "../fixed-point";
import {
  catchUpCliffUnlock,
  lastTimestamp,
  linearTimestamps,
  segmentTimestamps,
  streamedDynamic,
  streamedLinear,
  streamedTranched,
  trancheTimestamps,
} from ".";

const START = 1_740_000_000n;
const TOKENS = 10n ** 18n;
const NO_UNLOCK = { start: 0n, cliff: 0n };

function times(length: bigint) {
  return { start: START, end: START + length };
}

describe("linear streams", () => {
  const withCliff = {
    deposited: 1000n * TOKENS,
    timestamps: times(1000n),
    cliffTime: START + 300n,
    unlockAmounts: { start: 100n * TOKENS, cliff: 200n * TOKENS },
  };

  it("hold at the start unlock until the cliff, then run from the cliff to the end", () => {
    const at = (second: bigint) => streamedLinear(withCliff, START + second) / TOKENS;
    expect([-1n, 0n, 299n, 300n, 650n, 1000n, 9999n].map(at)).toEqual([
      0n,
      100n,
      100n,
      300n,
      650n,
      1000n,
      1000n,
    ]);
  });

  it("round the share down to 18 decimals and the amount down to a unit", () => {
    const vesting = {
      deposited: 1_000_000n,
      timestamps: times(3n),
      cliffTime: 0n,
      unlockAmounts: NO_UNLOCK,
    };
    const at = (second: bigint) => streamedLinear(vesting, START + second);
    expect([0n, 1n, 2n, 3n].map(at)).toEqual([0n, 333_333n, 666_666n, 1_000_000n]);
  });

  it("of v4.0 give up to (linear part ÷ 1e18) + 1 units more than those of older releases", () => {
    // The stream of the guide: 10,000 DAI in 52 weeks after a cliff of 4 weeks.
    const week = 604_800n;
    const deposited = 10_000n * TOKENS;
    const older = {
      deposited,
      timestamps: times(52n * week),
      cliffTime: START + 4n * week,
      unlockAmounts: NO_UNLOCK,
    };
    const differences = Array.from({ length: 10_000 }, (_, second) => {
      const now = older.cliffTime + BigInt(second);
      return streamedLinear({ ...older, granularity: 1n }, now) - streamedLinear(older, now);
    });
    const most = differences.reduce((first, second) => (first > second ? first : second));
    expect(differences.every((less) => less >= 0n)).toBe(true);
    expect(most).toBeGreaterThan(9_900n);
    expect(most).toBeLessThanOrEqual(deposited / UNIT + 1n);
  });

  it("accrue nothing during a cliff without unlock, and catch up with the matching unlock", () => {
    const year = 31_557_600n;
    const base = { deposited: 100n * TOKENS, timestamps: times(4n * year) };
    const cliffTime = START + year;
    const plain = { ...base, cliffTime, unlockAmounts: NO_UNLOCK };
    expect(streamedLinear(plain, cliffTime)).toBe(0n);
    expect(Number(streamedLinear(plain, START + (3n * year) / 2n)) / 1e18).toBeCloseTo(16.67, 2);
    const cliff = catchUpCliffUnlock(base.deposited, base.timestamps, cliffTime);
    expect(cliff).toBe(25n * TOKENS);
    const catching = { ...base, cliffTime, unlockAmounts: { start: 0n, cliff } };
    expect(streamedLinear(catching, cliffTime)).toBe(25n * TOKENS);
    expect(Number(streamedLinear(catching, START + (3n * year) / 2n)) / 1e18).toBeCloseTo(37.5, 6);
  });

  it("handle the largest deposit without overflow", () => {
    const vesting = {
      deposited: MAX_UINT128,
      timestamps: times(2n),
      cliffTime: 0n,
      unlockAmounts: NO_UNLOCK,
    };
    expect(streamedLinear(vesting, START + 1n)).toBe(MAX_UINT128 / 2n);
    expect(streamedLinear(vesting, START + 2n)).toBe(MAX_UINT128);
  });

  it("never decrease", () => {
    let previous = 0n;
    for (let second = -5n; second <= 1005n; second += 1n) {
      const amount = streamedLinear(withCliff, START + second);
      expect(amount >= previous).toBe(true);
      previous = amount;
    }
  });

  it("refuse a catch-up cliff outside the stream", () => {
    expect(() => catchUpCliffUnlock(1n, times(10n), START + 11n)).toThrow(/must lie between/);
    expect(() => catchUpCliffUnlock(1n, times(0n), START)).toThrow(RangeError);
  });
});

describe("dynamic streams", () => {
  const vesting = {
    deposited: 1000n * TOKENS,
    timestamps: times(1000n),
    segments: [
      { amount: 400n * TOKENS, exponent: 2n * UNIT, timestamp: START + 400n },
      { amount: 600n * TOKENS, exponent: UNIT / 2n, timestamp: START + 1000n },
    ],
  };

  it("follow the two example segments", () => {
    const at = (second: bigint) => Number(streamedDynamic(vesting, START + second)) / 1e18;
    expect(at(-1n)).toBe(0);
    expect(at(0n)).toBe(0);
    expect(at(200n)).toBeCloseTo(100, 12);
    expect(at(400n)).toBe(400);
    expect(at(550n)).toBeCloseTo(700, 12);
    expect(at(1000n)).toBe(1000);
  });

  describe("inside a segment", () => {
    const deposited = 1000n * TOKENS;
    const fourYears = 126_144_000n;

    function released(exponent: bigint, length: bigint, second: bigint): bigint {
      const segments = [{ amount: deposited, exponent, timestamp: START + length }];
      const curve = { deposited, timestamps: times(length), segments };
      return streamedDynamic(curve, START + second);
    }

    it("lie above or below the formula, by less than 3e-16 of it with whole exponents", () => {
      const bound = (deposited * 3n) / 10n ** 16n;
      let below = 0;
      let above = 0;
      for (const exponent of [2n, 3n, 4n, 6n, 10n, 12n, 18n]) {
        for (const length of [997n, fourYears]) {
          for (let step = 1n; step < 199n; step += 1n) {
            const second = (step * length) / 199n;
            // The exact result of a whole exponent, rounded down, needs no logarithm.
            const exact = (deposited * second ** exponent) / length ** exponent;
            const difference = released(exponent * UNIT, length, second) - exact;
            const where = `exponent ${exponent}, second ${second} of ${length}`;
            expect(difference > -bound && difference < bound, where).toBe(true);
            below += difference < 0n ? 1 : 0;
            above += difference > 0n ? 1 : 0;
          }
        }
      }
      expect(below > 500 && above > 500, `${below} below, ${above} above`).toBe(true);
    });

    it("lie further below it early in a long segment with an exponent under 1", () => {
      const exact = sqrtFloor((deposited * deposited) / fourYears);
      const missing = exact - released(UNIT / 2n, fourYears, 1n);
      expect(missing > deposited / 10n ** 15n && missing < deposited / 10n ** 14n).toBe(true);
    });
  });

  it("release a segment of exponent 0 as it begins: at the start, or a second after the last", () => {
    const segments = [
      { amount: 10n, exponent: 0n, timestamp: START + 10n },
      { amount: 5n, exponent: 0n, timestamp: START + 20n },
      { amount: 1n, exponent: UNIT, timestamp: START + 30n },
    ];
    const at = (second: bigint) =>
      streamedDynamic({ deposited: 16n, timestamps: times(30n), segments }, START + second);
    expect([-1n, 0n, 10n, 11n, 20n, 30n].map(at)).toEqual([0n, 10n, 10n, 15n, 15n, 16n]);
  });

  it("take the steepest exponent and the largest amount", () => {
    const segments = [{ amount: MAX_UINT128, exponent: MAX_UINT64, timestamp: START + 1000n }];
    const steep = { deposited: MAX_UINT128, timestamps: times(1000n), segments };
    expect(streamedDynamic(steep, START + 1n)).toBe(0n);
    expect(streamedDynamic(steep, START + 999n) < MAX_UINT128).toBe(true);
    expect(streamedDynamic(steep, START + 1000n)).toBe(MAX_UINT128);
  });

  it("panic when no segment reaches the time, as the array access does", () => {
    const broken = { ...vesting, segments: vesting.segments.slice(0, 1) };
    expect(attempt(() => streamedDynamic(broken, START + 500n))).toEqual({
      ok: false,
      error: { name: "Panic", args: [0x32n] },
    });
  });

  it("never decrease from segment to segment", () => {
    let previous = 0n;
    for (let second = 0n; second <= 1000n; second += 1n) {
      const amount = streamedDynamic(vesting, START + second);
      expect(amount >= previous, String(second)).toBe(true);
      previous = amount;
    }
  });
});

describe("tranched streams", () => {
  const vesting = {
    deposited: 1000n,
    timestamps: times(300n),
    tranches: [
      { amount: 100n, timestamp: START + 100n },
      { amount: 300n, timestamp: START + 200n },
      { amount: 600n, timestamp: START + 300n },
    ],
  };

  it("unlock at the second of each tranche", () => {
    const at = (second: bigint) => streamedTranched(vesting, START + second);
    expect([-1n, 99n, 100n, 199n, 200n, 299n, 300n].map(at)).toEqual([
      0n,
      0n,
      100n,
      100n,
      400n,
      400n,
      1000n,
    ]);
  });
});

describe("durations", () => {
  it("become running sums from the start", () => {
    expect(
      segmentTimestamps(
        [
          { amount: 1n, exponent: UNIT, duration: 10n },
          { amount: 2n, exponent: UNIT, duration: 5n },
        ],
        START,
      ).map((segment) => segment.timestamp),
    ).toEqual([START + 10n, START + 15n]);
    expect(trancheTimestamps([{ amount: 1n, duration: 7n }], START)).toEqual([
      { amount: 1n, timestamp: START + 7n },
    ]);
  });

  it("give no cliff for a cliff duration of 0", () => {
    expect(linearTimestamps({ cliff: 0n, total: 10n }, START).cliffTime).toBe(0n);
    expect(linearTimestamps({ cliff: 3n, total: 10n }, START)).toEqual({
      timestamps: { start: START, end: START + 10n },
      cliffTime: START + 3n,
    });
  });

  it("wrap around at uint40 for tranches and segments, as unchecked addition does", () => {
    expect(trancheTimestamps([{ amount: 1n, duration: 2n }], MAX_UINT40)[0]?.timestamp).toBe(1n);
    const segments = [{ amount: 1n, exponent: UNIT, duration: 2n }];
    expect(segmentTimestamps(segments, MAX_UINT40)[0]?.timestamp).toBe(1n);
  });

  // SablierLockup adds the durations of a linear stream itself, outside any unchecked block.
  it("panic at uint40 for a linear stream, as checked addition does", () => {
    const longest = MAX_UINT40 - START;
    expect(linearTimestamps({ cliff: longest, total: longest }, START)).toEqual({
      timestamps: { start: START, end: MAX_UINT40 },
      cliffTime: MAX_UINT40,
    });
    for (const durations of [
      { cliff: 0n, total: longest + 1n },
      { cliff: longest + 1n, total: 10n },
      { cliff: MAX_UINT40, total: MAX_UINT40 },
    ]) {
      expect(attempt(() => linearTimestamps(durations, START))).toEqual({
        ok: false,
        error: { name: "Panic", args: [0x11n] },
      });
    }
  });

  it("panic without entries", () => {
    const bodies: readonly (() => unknown)[] = [
      () => segmentTimestamps([], START),
      () => trancheTimestamps([], START),
      () => lastTimestamp([]),
    ];
    for (const body of bodies) {
      expect(attempt(body)).toEqual({ ok: false, error: { name: "Panic", args: [0x32n] } });
    }
  });
});
