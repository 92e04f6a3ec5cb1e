import { describe, expect, it } from "vitest";
import { MAX_UINT128, UNIT } from "../fixed-point";
import {
  INTERFACE_FEE_HISTORY,
  MAX_FEE,
  actionCost,
  interfaceFeeRuleAt,
  interfaceFeeUsd,
  splitByFee,
  usdToWei,
} from ".";

const CENT = UNIT / 100n;
const at = (date: string) => BigInt(Date.parse(`${date}T00:00:00Z`) / 1000);

describe("percentage fees", () => {
  it.each([
    [10_000n, 3n * 10n ** 15n, 30n, 9970n],
    [1000n * UNIT, CENT, 10n * UNIT, 990n * UNIT],
    [10_000_000n, CENT, 100_000n, 9_900_000n],
    [99n, CENT, 0n, 99n],
    [0n, MAX_FEE, 0n, 0n],
    [MAX_UINT128, 0n, 0n, MAX_UINT128],
    [MAX_UINT128, MAX_FEE, MAX_UINT128 / 10n, MAX_UINT128 - MAX_UINT128 / 10n],
  ])("split %d at %d into %d and %d", (total, fee, feeAmount, netAmount) => {
    expect(splitByFee(total, fee)).toEqual({ feeAmount, netAmount });
  });
});

describe("interface fees", () => {
  it.each([
    ["lockup-withdraw", "2023-07-02", undefined],
    ["lockup-withdraw", "2025-02-02", 0n],
    ["lockup-withdraw", "2025-02-03", UNIT],
    ["lockup-withdraw", "2026-01-27", 99n * CENT],
    ["flow-withdraw", "2024-12-04", 0n],
    ["flow-withdraw", "2025-12-31", UNIT],
    ["airdrop-claim", "2025-02-03", 3n * UNIT],
    ["airdrop-claim", "2025-04-10", 2n * UNIT],
    ["airdrop-claim", "2026-01-26", 2n * UNIT],
  ] as const)("of %s on %s are %s", (operation, date, usd) => {
    const rule = interfaceFeeRuleAt(operation, at(date));
    expect(rule && interfaceFeeUsd(rule)).toBe(usd);
  });

  it("follow the claim's value between two limits since January 2026", () => {
    const rule = interfaceFeeRuleAt("airdrop-claim", at("2026-01-27"));
    if (rule === undefined) {
      throw new Error("A rule is in force");
    }
    const fee = (cents: bigint) => interfaceFeeUsd(rule, cents * CENT) / CENT;
    expect([0n, 25n, 100n, 995n, 5000n].map(fee)).toEqual([5n, 5n, 20n, 199n, 199n]);
  });

  it("are listed oldest first", () => {
    for (const { operation } of INTERFACE_FEE_HISTORY) {
      const times = INTERFACE_FEE_HISTORY.filter((period) => period.operation === operation).map(
        (period) => period.from,
      );
      expect(times).toEqual([...times].sort((a, b) => Number(a - b)));
    }
  });

  it("convert at the market price: $1 at $4,000 is 0.00025 ETH", () => {
    expect(usdToWei(UNIT, 4000n * UNIT)).toBe(250_000_000_000_000n);
    expect(() => usdToWei(UNIT, 0n)).toThrow(/price of the native coin/);
  });
});

describe("costs", () => {
  it("add gas", () => {
    const input = { interfaceFee: 7n, contractMinimum: 9n, gasUsed: 100n, gasPrice: 3n };
    expect(actionCost(input)).toEqual({ value: 9n, gas: 300n, total: 309n });
  });
});
