import { parseUnits } from "viem";
import { describe, expect, it } from "vitest";

import * as example from "../../../examples/typescript/flow/flow-rates";
import { PERIOD_SECONDS, rateReport } from "../../../src/lib/flow";
import { Chain } from "../support/chain";
import { compileContract } from "../support/compile";
import { readExample } from "../support/example";
import { QUICK } from "../support/packages";

const SOLIDITY = "solidity/flow/FlowRates.sol";

/** Amount in whole tokens, decimals, seconds, rate, and what the rate pays in these seconds. */
const GOLDEN = [
  ["1000", 6, PERIOD_SECONDS.month, 385_802_469_135_802n, "999.999999"],
  ["1000", 18, PERIOD_SECONDS.month, 385_802_469_135_802n, "999.999999999998784"],
  ["3000", 6, 7_776_000n, 385_802_469_135_802n, "2999.999999"],
  ["1000000", 6, PERIOD_SECONDS.year, 31_709_791_983_764_586n, "999999.999999"],
  ["1", 8, PERIOD_SECONDS.year, 31_709_791_983n, "0.99999999"],
] as const;

/** Makes the internal functions of the library callable. */
const HARNESS = `
contract Harness {
    function forDuration(IERC20Metadata t, uint128 a, uint40 d) external view returns (UD21x18) {
        return FlowRates.forDuration(t, a, d);
    }
    function forDurationUp(IERC20Metadata t, uint128 a, uint40 d) external view returns (UD21x18) {
        return FlowRates.forDurationUp(t, a, d);
    }
    function forRange(IERC20Metadata t, uint128 a, uint40 s, uint40 e) external view returns (UD21x18) {
        return FlowRates.forRange(t, a, s, e);
    }
    function paidIn(IERC20Metadata t, UD21x18 r, uint40 d) external view returns (uint256) {
        return FlowRates.paidIn(t, r, d);
    }
    function paid(IERC20Metadata t, UD21x18 r) external view returns (uint256, uint256, uint256) {
        return (FlowRates.paidPerWeek(t, r), FlowRates.paidPerMonth(t, r), FlowRates.paidPerYear(t, r));
    }
}`;

async function deployHarness() {
  const file = `examples/${SOLIDITY}`;
  const artifact = await compileContract(
    file,
    readExample(SOLIDITY) + HARNESS,
    QUICK,
    "2025",
    "Harness",
  );
  const chain = await Chain.create();
  const harness = await chain.deploy("Harness", artifact);
  const tokens = new Map<number, string>();
  for (const decimals of [6, 8, 18, 19]) {
    tokens.set(decimals, (await chain.token(`T${decimals}`, decimals)).address);
  }
  return {
    read: (name: string, decimals: number, ...args: unknown[]) =>
      harness.read(name, [tokens.get(decimals), ...args]),
  };
}

async function checkSolidity(): Promise<void> {
  const { read } = await deployHarness();
  for (const [amount, decimals, seconds, rate, paid] of GOLDEN) {
    const units = parseUnits(amount, decimals);
    expect(await read("forDuration", decimals, units, Number(seconds))).toBe(rate);
    expect(await read("paidIn", decimals, rate, Number(seconds))).toBe(parseUnits(paid, decimals));
    expect(await read("forDurationUp", decimals, units, Number(seconds))).toBe(rate + 1n);
  }
  expect(await read("forRange", 6, parseUnits("3000", 6), 1_735_689_600, 1_743_465_600)).toBe(
    385_802_469_135_802n,
  );
  expect(await read("paid", 6, 385_802_469_135_802n)).toEqual([
    parseUnits("233.333333", 6),
    parseUnits("999.999999", 6),
    parseUnits("12166.666666", 6),
  ]);
}

describe("FlowRates.sol", () => {
  it("gives the recorded rates, and what they pay", () => checkSolidity());

  it("stays exact where rounding up has nothing to round", async () => {
    const { read } = await deployHarness();
    expect(await read("forDurationUp", 6, parseUnits("86400", 6), 86_400)).toBe(10n ** 18n);
    expect(await read("forDuration", 6, parseUnits("86400", 6), 86_400)).toBe(10n ** 18n);
  });

  it.each([
    ["forDuration", [6, 1n, 0], "DurationZero", []],
    ["forDurationUp", [6, 1n, 0], "DurationZero", []],
    ["forRange", [6, 1n, 200, 200], "EndNotAfterStart", [200, 200]],
    ["forDuration", [19, 1n, 1], "TooManyDecimals", [19]],
    ["paidIn", [19, 1n, 1], "TooManyDecimals", [19]],
    ["forDuration", [18, 59n, 60], "RateZero", [59n, 60]],
    ["forDuration", [6, 2n ** 128n - 1n, 1], "RateTooHigh", [(2n ** 128n - 1n) * 10n ** 12n]],
  ] as const)("%s reverts, %#", async (name, [decimals, ...args], errorName, errorArgs) => {
    const { read } = await deployHarness();
    await expect(read(name, decimals, ...args)).rejects.toMatchObject({
      errorName,
      args: errorArgs,
    });
  });
});

function checkTypeScript(): void {
  for (const [amount, decimals, seconds, rate, paid] of GOLDEN) {
    const units = parseUnits(amount, decimals);
    expect(example.ratePerSecond(units, decimals, seconds)).toBe(rate);
    expect(example.ratePerSecond(units, decimals, seconds, "up")).toBe(rate + 1n);
    expect(example.paidIn(rate, decimals, seconds)).toBe(parseUnits(paid, decimals));
  }
}

describe("typescript/flow/flow-rates.ts", () => {
  it("gives the recorded rates, and what they pay", () => checkTypeScript());

  it("agrees with the library of this site", () => {
    for (const [amount, decimals, seconds, rate, paid] of GOLDEN) {
      const units = parseUnits(amount, decimals);
      const report = rateReport({ amount: units, decimals, seconds });
      expect(report).toMatchObject({
        rate,
        streamed: parseUnits(paid, decimals),
        delaySeconds: 1n,
      });
    }
  });

  it("prints the rate of the page", () => {
    expect(example.main()).toBe(
      "The rate is 385802469135802. It pays 999.999999 tokens in 2592000 seconds.",
    );
  });

  it("counts the seconds between two dates", () => {
    const start = new Date("2025-01-01T00:00:00Z");
    const end = new Date("2025-04-01T00:00:00Z");
    expect(example.rateBetween(parseUnits("3000", 6), 6, start, end)).toBe(385_802_469_135_802n);
    expect(() => example.rateBetween(1n, 6, end, start)).toThrow("The period is -7776000 seconds");
  });

  it("refuses what the contract would take without a word, or not take", () => {
    expect(() => example.ratePerSecond(1n, 19, 1n)).toThrow("The token has 19 decimals");
    expect(() => example.ratePerSecond(59n, 18, 60n)).toThrow("The rate is 0");
    expect(() => example.ratePerSecond(2n ** 128n, 6, 1n)).toThrow("does not fit into 128 bits");
    expect(() => example.ratePerSecond(1n, 6, 0n)).toThrow("The period is 0 seconds");
  });
});
