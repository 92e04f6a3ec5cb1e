import { optionField } from "@site/src/forms";
import {
  type ChainInfo,
  compareChains,
  type DeployedContract,
  type ReleaseTable,
} from "@site/src/lib/protocol/model";

/** Contracts that answer `admin()` with the protocol admin. */
const WITH_ADMIN: readonly string[] = ["SablierLockup", "SablierFlow", "SablierMerkleFactory"];

/** Slug of the chain that is shown first: Ethereum. */
export const DEFAULT_CHAIN = "mainnet";

/** Every chain of the releases once, in the usual order. */
export function chainsOf(releases: readonly ReleaseTable[]): ChainInfo[] {
  const chains = releases.flatMap(({ deployments }) => deployments.map(({ chain }) => chain));
  return [...new Map(chains.map((chain) => [chain.id, chain])).values()].toSorted(compareChains);
}

/** What the address keeps: `adc` is the slug of a chain. */
export function adminFields(releases: readonly ReleaseTable[]) {
  const chains = chainsOf(releases).map(({ slug, name }) => ({ value: slug, label: name }));
  return { chain: optionField("adc", "Chain", DEFAULT_CHAIN, chains) };
}

/** The contracts with an admin on a chain, in the order of the releases. */
export function adminContracts(
  releases: readonly ReleaseTable[],
  slug: string,
): { release: string; contract: DeployedContract }[] {
  return releases.flatMap(({ label, deployments }) =>
    deployments
      .filter(({ chain }) => chain.slug === slug)
      .flatMap(({ contracts }) => contracts)
      .filter(({ name }) => WITH_ADMIN.includes(name))
      .map((contract) => ({ release: label, contract })),
  );
}
