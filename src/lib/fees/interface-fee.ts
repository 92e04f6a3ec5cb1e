import { UNIT, max, min } from "../fixed-point";

/** Actions for which the app may charge an interface fee. */
export type FeeOperation = "lockup-withdraw" | "flow-withdraw" | "airdrop-claim";

/**
 * How an interface fee is computed; US dollars are wads (1e18 is $1).
 *
 * - `fixed`: the same amount for every action
 * - `share`: a share (wad) of the claim's value, at least `min` and at most `max`
 */
export type InterfaceFeeRule =
  | { readonly kind: "fixed"; readonly usd: bigint }
  | {
      readonly kind: "share";
      readonly share: bigint;
      readonly min: bigint;
      readonly max: bigint;
    };

/** A rule and the first second (Unix, UTC midnight) in which it is in force. */
export interface InterfaceFeePeriod {
  readonly operation: FeeOperation;
  readonly from: bigint;
  readonly rule: InterfaceFeeRule;
}

/** US dollars and cents as a wad. */
function usd(dollars: bigint, cents = 0n): bigint {
  return dollars * UNIT + (cents * UNIT) / 100n;
}

/** First second of a UTC day, Unix seconds. */
function day(year: number, month: number, date: number): bigint {
  return BigInt(Date.UTC(year, month - 1, date) / 1000);
}

function fixed(operation: FeeOperation, from: bigint, amount: bigint): InterfaceFeePeriod {
  return { operation, from, rule: { kind: "fixed", usd: amount } };
}

/**
 * Every interface fee since the first release, oldest first for each operation. Fees apply to
 * streams of Lockup v2.0 and Flow v1.1 and to campaigns of Airdrops v1.3, or newer.
 */
export const INTERFACE_FEE_HISTORY: readonly InterfaceFeePeriod[] = [
  fixed("lockup-withdraw", day(2023, 7, 3), 0n),
  fixed("lockup-withdraw", day(2025, 2, 3), usd(1n)),
  fixed("lockup-withdraw", day(2026, 1, 27), usd(0n, 99n)),
  fixed("flow-withdraw", day(2024, 12, 4), 0n),
  fixed("flow-withdraw", day(2025, 2, 3), usd(1n)),
  fixed("flow-withdraw", day(2026, 1, 27), usd(0n, 99n)),
  fixed("airdrop-claim", day(2023, 12, 18), 0n),
  fixed("airdrop-claim", day(2025, 2, 3), usd(3n)),
  fixed("airdrop-claim", day(2025, 4, 10), usd(2n)),
  {
    operation: "airdrop-claim",
    from: day(2026, 1, 27),
    rule: { kind: "share", share: UNIT / 5n, min: usd(0n, 5n), max: usd(1n, 99n) },
  },
];

/** The newest rule of each operation. */
export const INTERFACE_FEES = Object.fromEntries(
  INTERFACE_FEE_HISTORY.map(({ operation, rule }) => [operation, rule]),
) as Readonly<Record<FeeOperation, InterfaceFeeRule>>;

/**
 * Fee of one action in US dollars.
 *
 * @param claimValue value of the claimed tokens, wad of US dollars; only a share rule uses it
 * @returns wad of US dollars
 */
export function interfaceFeeUsd(rule: InterfaceFeeRule, claimValue = 0n): bigint {
  if (rule.kind === "fixed") {
    return rule.usd;
  }
  return max(rule.min, min(rule.max, (claimValue * rule.share) / UNIT));
}
