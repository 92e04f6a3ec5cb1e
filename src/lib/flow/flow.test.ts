import { describe, expect, it } from "vitest";
import { MAX_UINT128 } from "../fixed-point";
import { amountPerPeriod, ratePerSecond, rateReport } from ".";

const DAY = 86_400n;
const USDC = 10n ** 6n;
const RATE = 385_802_469_135_802n;

describe("rates", () => {
  it("round up to reach the target in time", () => {
    const wanted = { amount: 3000n * USDC, decimals: 6, seconds: 7_776_000n };
    const rate = ratePerSecond(wanted, "up");
    expect(rate).toBe(RATE + 1n);
    expect(amountPerPeriod(rate, 6, 7_776_000n)).toBe(3000n * USDC);
    expect(rateReport(wanted, "up").delaySeconds).toBe(0n);
  });

  it("report the truncation error of 10 USDC a day", () => {
    const report = rateReport({ amount: 10n * USDC, decimals: 6, seconds: DAY });
    expect(report.rate).toBe(115_740_740_740_740n);
    expect(report.shortfallScaled).toBe(64_000n);
    expect(report.delaySeconds).toBe(1n);
    expect(report.streamed).toBe(9_999_999n);
    expect(report.yearlyShortfallScaled).toBe(365n * 64_000n);
  });

  it("refuse what gives no usable rate", () => {
    const wanted = { amount: 1n, decimals: 18, seconds: DAY };
    expect(() => ratePerSecond({ ...wanted, decimals: 19 })).toThrow(/19 decimals/);
    expect(() => ratePerSecond({ ...wanted, amount: MAX_UINT128, decimals: 0 })).toThrow(
      /does not fit uint128/,
    );
    expect(() => rateReport(wanted)).toThrow(/round to a rate of 0/);
  });
});
