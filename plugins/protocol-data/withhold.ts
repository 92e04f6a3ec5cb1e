import type { Withheld } from "../../data/releases";
import type { RawData } from "./read";

/**
 * Takes withheld addresses out of the package's data, so that no page, file or function gets them.
 *
 * @throws Error that lists each entry whose contract the package does not have
 */
export function withhold(raw: RawData, withheld: readonly Withheld[]): RawData {
  const left = new Set(withheld);
  const releases = raw.releases.map((release) => ({
    ...release,
    deployments: release.deployments.map((deployment) => ({
      ...deployment,
      contracts: deployment.contracts.filter(({ name }) => {
        const entry = withheld.find(
          (candidate) =>
            candidate.release === `${release.protocol}@${release.version}` &&
            candidate.chainId === deployment.chainId &&
            candidate.contract === name,
        );
        if (entry !== undefined) left.delete(entry);
        return entry === undefined;
      }),
    })),
  }));
  if (left.size > 0) {
    const lines = [...left].map(
      ({ release, chainId, contract }) => `- ${contract} of ${release} on chain ${chainId}`,
    );
    throw new Error(
      `WITHHELD of data/releases.ts names addresses that the package does not have:\n${lines.join("\n")}\n` +
        "Remove them, or correct the release, the chain id or the contract.",
    );
  }
  return { ...raw, releases };
}
