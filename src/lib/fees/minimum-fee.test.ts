import { describe, expect, it } from "vitest";

import { Comptroller } from "../../../tests/vectors/comptroller";
import { addressOf, loadVectors, type Step, type VectorFile } from "../../../tests/vectors/load";
import { observed, recorded, whole } from "../../../tests/vectors/replay";
import { attempt, formatContractError } from "../fixed-point";
import type { PriceFeed } from "../lockup";
import { EMPTY_REVERT } from "../simulation";
import { type ComptrollerVersion, convertUsdFeeToWei, MAX_FEE_USD } from ".";

const DOLLAR = 10n ** 8n;
const NOW = 1_780_000_000n;

const feedOf = (answer: bigint, decimals = 8n, updatedAt = NOW): PriceFeed => ({
  decimals,
  round: { answer, updatedAt },
});

/** Fee in wei, or the revert. */
function describeFee(
  feeUsd: bigint,
  feed?: PriceFeed,
  version: ComptrollerVersion = "v1.1",
): string {
  const fee = attempt(() => convertUsdFeeToWei(feeUsd, { version, feed, now: NOW }));
  return fee.ok ? String(fee.value) : formatContractError(fee.error);
}

describe("the minimum fee", () => {
  it.each([
    [DOLLAR, feedOf(3000n * DOLLAR), "333333333333333"],
    [99n * 10n ** 6n, feedOf(3000n * DOLLAR), "330000000000000"],
    [MAX_FEE_USD, feedOf(3000n * DOLLAR), "33333333333333333"],
    [DOLLAR, feedOf(1n), String(10n ** 26n)],
    [DOLLAR, undefined, "0"],
    [0n, feedOf(3000n * DOLLAR), "0"],
    [DOLLAR, { decimals: "reverts", round: "malformed" }, "0"],
    [DOLLAR, { decimals: 8n, round: "reverts" }, "0"],
    [DOLLAR, feedOf(3000n, 0n), "0"],
    [DOLLAR, feedOf(3000n, 37n), "0"],
    [DOLLAR, feedOf(0n), "0"],
    [DOLLAR, feedOf(3000n * DOLLAR, 8n, NOW + 1n), "0"],
    [DOLLAR, feedOf(3000n * DOLLAR, 8n, NOW - 86_400n), "333333333333333"],
    [DOLLAR, feedOf(3000n * DOLLAR, 8n, NOW - 86_401n), "0"],
    [DOLLAR, feedOf(1n << 128n), "0"],
    [DOLLAR, feedOf((1n << 128n) - 1n, 6n), "0"],
    [DOLLAR, feedOf(1n, 36n), "0"],
    [DOLLAR, feedOf((1n << 128n) - 1n), "0"],
    [DOLLAR, { decimals: "malformed", round: "reverts" }, "(empty revert data)()"],
    [DOLLAR, { decimals: 8n, round: "malformed" }, "(empty revert data)()"],
    [1n << 255n, feedOf(3000n * DOLLAR), "Panic(17)"],
  ] as const)("of %d with a feed %o is %s", (fee, feed, expected) => {
    expect(describeFee(fee, feed)).toBe(expected);
  });

  it("of v1.0 follows the feed's own decimals", () => {
    const fine = feedOf(123_456_789_012_345_678_901n, 18n);
    expect(describeFee(DOLLAR, fine)).toBe("8100000073053900");
    expect(describeFee(DOLLAR, fine, "v1.0")).toBe("8100000072900000");
    expect(describeFee(DOLLAR, feedOf(3000n, 0n), "v1.0")).toBe("333333333333333");
    expect(describeFee(DOLLAR, feedOf(3000n, 255n), "v1.0")).toBe("Panic(17)");
  });
});

/** A protocol that the enum of the release does not have: refused when the call is decoded. */
const isNoProtocol = ({ fn, args, error }: Step) =>
  fn !== "convertUSDFeeToWei" && error?.name === EMPTY_REVERT && whole(args[0]) > 3n;

it.each([
  ["lockup-v4.0", "v1.1", "ethOracle", 42],
  ["comptroller-v1.1", "v1.1", "feed", 75],
  ["comptroller-v1.0", "v1.0", "feed", 98],
] as const satisfies readonly (readonly [VectorFile, ComptrollerVersion, string, number])[])(
  "fees are what the Comptroller of %s answered, in every recorded read",
  (file, version, oracle, count) => {
    const comptroller = new Comptroller(version, addressOf(oracle));
    let compared = 0;
    for (const step of loadVectors(file).steps) {
      if (step.by !== undefined && step.error === undefined) comptroller.follow(step);
      if (step.on !== "comptroller" || step.by !== undefined || isNoProtocol(step)) continue;
      const fee = comptroller.read(step);
      if (fee === undefined) continue;
      compared += 1;
      const result = fee.ok ? { returns: fee.value } : { error: fee.error };
      expect(observed(result), `line ${step.line}: ${step.fn}`).toEqual(recorded(step));
    }
    expect(compared).toBe(count);
  },
);
