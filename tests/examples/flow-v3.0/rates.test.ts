import { parseUnits } from "viem";
import { describe, expect, it } from "vitest";

import * as example from "../../../examples/typescript/flow-v3.0/rates";
import { PERIOD_SECONDS, rateReport } from "../../../src/lib/flow";
import { Chain } from "../support/chain";
import { compileExample, readExample } from "../support/example";
import { DOLLAR, openFlow, recipient, startFlow } from "../support/flow-v3";

const SOLIDITY = "solidity/flow-v3.0/FlowRates.sol";

/** Amount in whole tokens, decimals, seconds, rate, and what the rate pays in these seconds. */
const GOLDEN = [
  ["1000", 6, PERIOD_SECONDS.month, 385_802_469_135_802n, "999.999999"],
  ["1000", 18, PERIOD_SECONDS.month, 385_802_469_135_802n, "999.999999999998784"],
  ["3000", 6, 7_776_000n, 385_802_469_135_802n, "2999.999999"],
  ["1000000", 6, PERIOD_SECONDS.year, 31_709_791_983_764_586n, "999999.999999"],
  ["1", 8, PERIOD_SECONDS.year, 31_709_791_983n, "0.99999999"],
  ["864", 6, PERIOD_SECONDS.day, 10n ** 16n, "864"],
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
    function paidIn(IERC20Metadata t, UD21x18 r, uint40 d) external view returns (uint256) {
        return FlowRates.paidIn(t, r, d);
    }
}`;

async function deployHarness() {
  const artifact = await compileExample(SOLIDITY, readExample(SOLIDITY) + HARNESS, "Harness");
  const chain = await Chain.create();
  const harness = await chain.deploy("Harness", artifact);
  const tokens = new Map<number, string>();
  for (const decimals of [6, 8, 18, 19]) {
    tokens.set(decimals, (await chain.token(`T${decimals}`, decimals)).address);
  }
  return (name: string, decimals: number, ...args: unknown[]) =>
    harness.read(name, [tokens.get(decimals), ...args]);
}

describe("solidity/flow-v3.0/FlowRates.sol", () => {
  it("gives the rates of the page, and what they pay", async () => {
    const read = await deployHarness();
    for (const [amount, decimals, seconds, rate, paid] of GOLDEN) {
      const units = parseUnits(amount, decimals);
      const isExact = amount === paid;
      expect(await read("forDuration", decimals, units, Number(seconds))).toBe(rate);
      expect(await read("paidIn", decimals, rate, Number(seconds))).toBe(
        parseUnits(paid, decimals),
      );
      expect(await read("forDurationUp", decimals, units, Number(seconds))).toBe(
        isExact ? rate : rate + 1n,
      );
    }
  });

  it.each([
    ["forDuration", [6, 1n, 0], "DurationZero", []],
    ["forDurationUp", [6, 1n, 0], "DurationZero", []],
    ["forDuration", [19, 1n, 1], "TooManyDecimals", [19]],
    ["forDuration", [18, 59n, 60], "RateZero", [59n, 60]],
    ["forDuration", [6, 2n ** 128n - 1n, 1], "RateTooHigh", [(2n ** 128n - 1n) * 10n ** 12n]],
  ] as const)("%s reverts, %#", async (name, [decimals, ...args], errorName, errorArgs) => {
    const read = await deployHarness();
    await expect(read(name, decimals, ...args)).rejects.toMatchObject({
      errorName,
      args: errorArgs,
    });
  });
});

describe("typescript/flow-v3.0/rates.ts", () => {
  it("gives the same, and the library's error", () => {
    for (const [amount, decimals, seconds, rate, paid] of GOLDEN) {
      const units = parseUnits(amount, decimals);
      expect(example.ratePerSecond(units, decimals, seconds)).toBe(rate);
      expect(example.paidIn(rate, decimals, seconds)).toBe(parseUnits(paid, decimals));
      const report = rateReport({ amount: units, decimals, seconds });
      expect(example.roundingError(units, decimals, seconds)).toEqual({
        missing: report.shortfallScaled,
        delay: report.delaySeconds,
      });
    }
  });

  it("never misses more than one per second of the period, in units of 1e-18", () => {
    for (const [seconds, decimals, units] of [
      [PERIOD_SECONDS.month, 6, 999_999_937n],
      [PERIOD_SECONDS.year, 18, 10n ** 21n + 7n],
      [86_399n, 8, 123_456_789n],
      [7n, 0, 3n],
    ] as const) {
      const { missing } = example.roundingError(units, decimals, seconds);
      expect(missing >= 0n && missing < seconds).toBe(true);
    }
  });

  it("prints what the page says", () => {
    expect(example.main()).toEqual({
      rate: 385_802_469_135_802n,
      paid: "999.999999",
      missing: "0.000000000001216",
      delay: 1n,
    });
  });

  it.each([
    [[1n, 19, 1n], "The token has 19 decimals"],
    [[59n, 18, 60n], "The rate is 0"],
    [[2n ** 128n, 6, 1n], "does not fit into 128 bits"],
    [[1n, 6, 0n], "The period is 0 seconds"],
  ] as const)("refuses %o", ([amount, decimals, seconds], message) => {
    expect(() => example.ratePerSecond(amount, decimals, seconds)).toThrow(message);
  });
});

describe("figures of the page about rates", () => {
  it("are what the contract owes, one second late and a year on", async () => {
    const started = await startFlow(0n);
    const { chain, flow, setFee } = started;
    await openFlow(started, { deposit: 0n });
    const start = BigInt((await flow.read("getSnapshotTime", [1n])) as number);
    const owed = async (seconds: bigint) => {
      chain.timestamp = start + seconds;
      return flow.read("totalDebtOf", [1n]);
    };
    expect(await owed(1n)).toBe(385n);
    expect(await owed(PERIOD_SECONDS.month)).toBe(999_999_999n);
    expect(await owed(PERIOD_SECONDS.month + 1n)).toBe(1_000_000_385n);
    expect(await owed(28n * PERIOD_SECONDS.day)).toBe(933_333_333n);
    expect(await owed(31n * PERIOD_SECONDS.day)).toBe(1_033_333_333n);
    // Ten years of 12 periods and 5 days: the shortfall is still below one base unit.
    expect(await owed(120n * PERIOD_SECONDS.month)).toBe(119_999_999_999n);
    // Where the rate comes from, its fee and the recipient do not matter.
    await setFee("1");
    expect(await flow.read("calculateMinFeeWei", [1n])).toBe(DOLLAR);
    expect(await flow.read("getRecipient", [1n])).toBe(recipient);
  });

  it("scale: without it, a month of 1,000 USDC pays nothing in a year", () => {
    expect(parseUnits("1000", 6) / PERIOD_SECONDS.month).toBe(385n);
    expect(example.paidIn(385n, 6, PERIOD_SECONDS.year)).toBe(0n);
  });
});
