import type { FeeOperation, InterfaceFeePeriod, InterfaceFeeRule } from "@site/src/lib/fees";
import { formatPercent, formatWad } from "@site/src/lib/format/amounts";

/** Names of the actions. */
export const ACTION_NAMES: Readonly<Record<FeeOperation, string>> = {
  "lockup-withdraw": "Lockup withdrawal",
  "flow-withdraw": "Flow withdrawal",
  "airdrop-claim": "Airdrop claim",
};

export const ACTIONS = Object.keys(ACTION_NAMES) as readonly FeeOperation[];

/** Releases that can charge for an action, and those that never do. */
export const RELEASE_NAMES: Readonly<Record<FeeOperation, { documented: string; older: string }>> =
  {
    "lockup-withdraw": { documented: "Lockup v2.0", older: "Lockup v1.0 to v1.2" },
    "flow-withdraw": { documented: "Flow v1.1", older: "Flow v1.0" },
    "airdrop-claim": { documented: "Airdrops v1.3", older: "Airdrops v1.1 and v1.2" },
  };

/** An amount of US dollars with at least cents, for example `$1.50`. Nothing is rounded up. */
export function formatUsd(wad: bigint, maxDecimals = 2): string {
  return `$${formatWad(wad, { minDecimals: 2, maxDecimals })}`;
}

/** A rule in words, for example `20% of the claim’s value, $0.05 to $2.50`. */
export function describeRule(rule: InterfaceFeeRule): string {
  if (rule.kind === "share") {
    const limits = `${formatUsd(rule.min)} to ${formatUsd(rule.max)}`;
    return `${formatPercent(rule.share)} of the claim’s value, ${limits}`;
  }
  return rule.usd === 0n ? "nothing" : formatUsd(rule.usd);
}

/** The highest fee that a rule can ask for, wad of US dollars. */
export function highestFee(rule: InterfaceFeeRule): bigint {
  return rule.kind === "share" ? rule.max : rule.usd;
}

/** A price with the time in which it held, Unix seconds; no end for the newest one. */
export interface PricedSpan {
  readonly operation: FeeOperation;
  readonly from: bigint;
  readonly until: bigint | undefined;
  readonly rule: InterfaceFeeRule;
}

/** The periods with their ends: each ends where the next one of the same action begins. */
export function spansOf(history: readonly InterfaceFeePeriod[]): PricedSpan[] {
  return history.map((period, index) => ({
    ...period,
    until: history.slice(index + 1).find(({ operation }) => operation === period.operation)?.from,
  }));
}
