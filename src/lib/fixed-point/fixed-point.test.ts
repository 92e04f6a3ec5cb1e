import { describe, expect, it } from "vitest";
import { loadMathCases } from "../../../tests/vectors/load";
import {
  MAX_INT256,
  MAX_UINT128,
  MAX_UINT256,
  UNIT,
  attempt,
  checkedUint,
  divCeil,
  exp2Factors,
  formatContractError,
  msb,
  mulDiv,
  sdDiv,
  sdExp2,
  sdLog2,
  sdMul,
  sdPow,
  sqrtFloor,
  udDiv,
  udIntoUint128,
  udMul,
  wrapUint,
} from ".";

const FUNCTIONS: Readonly<Record<string, (x: bigint, y: bigint) => bigint>> = {
  sdMul,
  sdDiv,
  sdPow,
  sdLog2,
  sdExp2,
  udMul,
  udDiv,
};

describe("PRBMath rounding", () => {
  it("replays the recorded evaluations of every function that it has", () => {
    const cases = loadMathCases().filter(({ fn }) => fn in FUNCTIONS);
    expect(new Set(cases.map(({ fn }) => fn)).size).toBe(Object.keys(FUNCTIONS).length);
    for (const { fn, x, y, outcome } of cases) {
      const run = FUNCTIONS[fn] ?? udMul;
      const result = attempt(() => run(x, y));
      const text = result.ok ? String(result.value) : `X:${formatContractError(result.error)}`;
      expect(text, `${fn}(${x}, ${y})`).toBe(outcome);
    }
    process.stdout.write(`PRBMath 4.1.0: ${cases.length} recorded evaluations replayed\n`);
  });

  it("recorded whole powers of shares at the exact value or above it, never below", () => {
    const differences = loadMathCases()
      .filter(({ fn, x, y }) => fn === "sdPow" && x < UNIT && y > 0n && y % UNIT === 0n)
      .map(({ x, y, outcome }) => {
        const exponent = y / UNIT;
        return BigInt(outcome) - x ** exponent / UNIT ** (exponent - 1n);
      });
    expect(differences.length).toBeGreaterThan(20);
    expect(differences.every((difference) => difference >= 0n)).toBe(true);
    expect(differences.filter((difference) => difference > 0n).length).toBeGreaterThan(5);
    expect(sdPow(UNIT / 3n, 2n * UNIT)).toBe(111_111_111_111_111_113n);
  });

  it("defines 0^0 as 1 and powers of 1 exactly", () => {
    expect(sdPow(0n, 0n)).toBe(UNIT);
    expect(sdPow(0n, UNIT)).toBe(0n);
    expect(sdPow(UNIT, 18n * UNIT)).toBe(UNIT);
    expect(sdPow(7n, 0n)).toBe(UNIT);
    expect(sdPow(7n, UNIT)).toBe(7n);
  });

  it("derives the 64 factors: the square root of 2 first, then roots that approach 1", () => {
    const factors = exp2Factors();
    expect(factors).toHaveLength(64);
    expect(factors[0]).toBe(0x16a09e667f3bcc909n);
    expect(factors[63]).toBe((1n << 64n) + 1n);
  });
});

describe("integer helpers", () => {
  it("finds the highest set bit", () => {
    expect(msb(1n)).toBe(0);
    expect(msb(MAX_UINT256)).toBe(255);
    expect(() => msb(0n)).toThrow(/above 0/);
  });

  it("takes whole square roots", () => {
    expect([0n, 1n, 15n, 16n, 17n].map(sqrtFloor)).toEqual([0n, 1n, 3n, 4n, 4n]);
    expect(sqrtFloor(MAX_UINT256)).toBe(MAX_UINT128);
  });

  it("panics like checked arithmetic and wraps like unchecked arithmetic", () => {
    expect(attempt(() => checkedUint(1n << 128n, 128))).toEqual({
      ok: false,
      error: { name: "Panic", args: [0x11n] },
    });
    expect(wrapUint((1n << 40n) + 5n, 40)).toBe(5n);
    expect(divCeil(7n, 2n)).toBe(4n);
    expect(divCeil(8n, 2n)).toBe(4n);
    expect(attempt(() => divCeil(1n, 0n)).ok).toBe(false);
  });

  it("keeps 512-bit products and reports what overflows", () => {
    expect(mulDiv(MAX_UINT256, MAX_UINT256, MAX_UINT256)).toBe(MAX_UINT256);
    expect(() => mulDiv(MAX_UINT256, 2n, 1n)).toThrow(/PRBMath_MulDiv_Overflow/);
    expect(() => sdMul(MAX_INT256, 2n * UNIT)).toThrow(/SD59x18_Mul_Overflow/);
    expect(udIntoUint128(MAX_UINT128)).toBe(MAX_UINT128);
    expect(() => udIntoUint128(MAX_UINT128 + 1n)).toThrow(/IntoUint128_Overflow/);
  });
});

describe("reverts", () => {
  it("do not hide programming mistakes", () => {
    expect(() =>
      attempt(() => {
        throw new TypeError("mistake");
      }),
    ).toThrow(TypeError);
  });
});
