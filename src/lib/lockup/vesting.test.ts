import { describe, expect, it } from "vitest";
import { UNIT, sqrtFloor } from "../fixed-point";
import { catchUpCliffUnlock, streamedDynamic, streamedLinear, streamedTranched } from ".";

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

  it("never decrease", () => {
    let previous = 0n;
    for (let second = -5n; second <= 1005n; second += 1n) {
      const amount = streamedLinear(withCliff, START + second);
      expect(amount >= previous).toBe(true);
      previous = amount;
    }
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
