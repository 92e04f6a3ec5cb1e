import { expect, it } from "vitest";

import { Comptroller } from "../../../tests/vectors/comptroller";
import { addressOf, loadVectors, type Step, type VectorFile } from "../../../tests/vectors/load";
import { observed, recorded, whole } from "../../../tests/vectors/replay";
import { attempt, formatContractError } from "../fixed-point";
import { EMPTY_REVERT } from "../simulation";
import { type ComptrollerVersion, convertUsdFeeToWei } from ".";

/** What a dollar comes to, in wei, or the revert. */
function weiOfDollar(version: ComptrollerVersion, answer: bigint, decimals: bigint): string {
  const feed = { decimals, round: { answer, updatedAt: 0n } };
  const fee = attempt(() => convertUsdFeeToWei(10n ** 8n, { version, feed, now: 0n }));
  return fee.ok ? String(fee.value) : formatContractError(fee.error);
}

it("fees of v1.0 follow the feed's own decimals", () => {
  const fine = 123_456_789_012_345_678_901n;
  expect(weiOfDollar("v1.1", fine, 18n)).toBe("8100000073053900");
  expect(weiOfDollar("v1.0", fine, 18n)).toBe("8100000072900000");
  expect(weiOfDollar("v1.0", 3000n, 0n)).toBe("333333333333333");
  expect(weiOfDollar("v1.0", 3000n, 255n)).toBe("Panic(17)");
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
