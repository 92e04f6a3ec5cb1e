import { formatAmount } from "@site/src/lib/format/amounts";

/** Half of the last digit shown. The contract rounds down, which would show 99.999999 for 100. */
const HALF = 5n * 10n ** 11n;

/** An amount of 18 decimals, rounded to six. */
export function rounded(amount: bigint): string {
  return formatAmount(amount + HALF, 18, { maxDecimals: 6 });
}
