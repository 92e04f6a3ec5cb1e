import type { ContractGroup, Deployment, ReleaseCounts } from "@site/src/lib/protocol/model";
import { plural } from "@site/src/lib/text/plural";

export const GROUP_LABELS: Record<ContractGroup, string> = {
  core: "Core",
  periphery: "Periphery",
};

/**
 * Says how far a release reaches, for example "34 chains: 28 mainnets and 6 testnets".
 * @param counts numbers of one release; flagged addresses are named when there are any
 */
export function describeCounts(counts: ReleaseCounts): string {
  if (counts.chains === 0) return "No addresses of its own";
  const networks = [
    ...(counts.mainnets > 0 ? [plural(counts.mainnets, "mainnet")] : []),
    ...(counts.testnets > 0 ? [plural(counts.testnets, "testnet")] : []),
  ];
  const flagged =
    counts.unconfirmed > 0 ? `, ${plural(counts.unconfirmed, "unconfirmed address", "es")}` : "";
  return `${plural(counts.chains, "chain")}: ${networks.join(" and ")}${flagged}`;
}

/** Says how much a filter shows, for example "12 of 34 chains, 24 of 170 addresses". */
export function describeShown(shown: readonly Deployment[], counts: ReleaseCounts): string {
  const addresses = shown.reduce((sum, { contracts }) => sum + contracts.length, 0);
  return (
    `${shown.length} of ${plural(counts.chains, "chain")}, ` +
    `${addresses} of ${plural(counts.addresses, "address", "es")}`
  );
}
