import { describe, expect, it } from "vitest";
import { MAX_UINT128, UNIT } from "../fixed-point";
import { INTERFACE_FEE_HISTORY, MAX_FEE, INTERFACE_FEES, interfaceFeeUsd, splitByFee } from ".";

const CENT = UNIT / 100n;

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
  it("have changed on these days, oldest first for each operation", () => {
    const history = INTERFACE_FEE_HISTORY.map(({ operation, from, rule }) => [
      operation,
      new Date(Number(from) * 1000).toISOString().slice(0, 10),
      interfaceFeeUsd(rule) / CENT,
    ]);
    expect(history).toEqual([
      ["lockup-withdraw", "2023-07-03", 0n],
      ["lockup-withdraw", "2025-02-03", 100n],
      ["lockup-withdraw", "2026-01-27", 99n],
      ["flow-withdraw", "2024-12-04", 0n],
      ["flow-withdraw", "2025-02-03", 100n],
      ["flow-withdraw", "2026-01-27", 99n],
      ["airdrop-claim", "2023-12-18", 0n],
      ["airdrop-claim", "2025-02-03", 300n],
      ["airdrop-claim", "2025-04-10", 200n],
      ["airdrop-claim", "2026-01-27", 5n],
    ]);
  });

  it("follow the claim's value between two limits since January 2026", () => {
    const fee = (cents: bigint) =>
      interfaceFeeUsd(INTERFACE_FEES["airdrop-claim"], cents * CENT) / CENT;
    expect([0n, 25n, 100n, 995n, 5000n].map(fee)).toEqual([5n, 5n, 20n, 199n, 199n]);
  });
});
