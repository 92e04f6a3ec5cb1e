import type { FeeOperation, InterfaceFeeRule } from "@site/src/lib/fees";
import { formatPercent } from "@site/src/lib/format/amounts";
import { formatUsd } from "./prices";

/** Names of the actions. */
export const ACTION_NAMES: Readonly<Record<FeeOperation, string>> = {
  "lockup-withdraw": "Lockup withdrawal",
  "flow-withdraw": "Flow withdrawal",
  "airdrop-claim": "Airdrop claim",
};

/**
 * Generations of releases: those with a minimum fee on chain, those of February 2025, whose fee is the
 * interface's or the campaign's, and older ones, which take no native coin.
 */
export type Generation = "minimum" | "documented" | "older";

/** The releases of each generation, by action, newest first. */
export const RELEASE_NAMES: Readonly<Record<FeeOperation, Readonly<Record<Generation, string>>>> = {
  "lockup-withdraw": {
    minimum: "Lockup v3.0, v4.0",
    documented: "Lockup v2.0",
    older: "Lockup v1.0 to v1.2",
  },
  "flow-withdraw": {
    minimum: "Flow v2.0, v3.0",
    documented: "Flow v1.1",
    older: "Flow v1.0",
  },
  "airdrop-claim": {
    minimum: "Airdrops v2.0, v3.0",
    documented: "Airdrops v1.3",
    older: "Airdrops v1.1 and v1.2",
  },
};

/**
 * Actions with their releases, as an address names them: the newest releases by the action alone, others with
 * their generation.
 */
export const ACTIONS_BY_RELEASE: Readonly<
  Record<string, { readonly action: FeeOperation; readonly release: Generation }>
> = Object.fromEntries(
  (Object.keys(ACTION_NAMES) as FeeOperation[]).flatMap((action) =>
    (["minimum", "documented", "older"] as const).map((release) => [
      release === "minimum" ? action : `${action}-${release}`,
      { action, release },
    ]),
  ),
);

/** What an action with its releases is called. */
export function describeAction(action: FeeOperation, release: Generation): string {
  const verb = action === "airdrop-claim" ? "Claim" : "Withdrawal";
  return `${verb}, ${RELEASE_NAMES[action][release]}`;
}

/** A rule in words, for example `20% of the claim’s value, $0.05 to $2.50`. */
export function describeRule(rule: InterfaceFeeRule): string {
  if (rule.kind === "share") {
    const limits = `${formatUsd(rule.min)} to ${formatUsd(rule.max)}`;
    return `${formatPercent(rule.share)} of the claim’s value, ${limits}`;
  }
  return rule.usd === 0n ? "nothing" : formatUsd(rule.usd);
}
