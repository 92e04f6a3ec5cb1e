import type { Abi } from "viem";

interface JsonModule {
  readonly default: Abi;
}

/**
 * The documented ABIs, each a chunk that loads when a fragment of it is copied. The plugin
 * `contract-reference` writes the files from the npm package.
 */
const LOADERS: Readonly<Record<string, () => Promise<JsonModule>>> = {
  "lockup/v2.0/SablierLockup": () =>
    import("@generated/contract-reference/default/lockup-v2.0-SablierLockup.json"),
  "lockup/v2.0/SablierBatchLockup": () =>
    import("@generated/contract-reference/default/lockup-v2.0-SablierBatchLockup.json"),
  "flow/v1.1/SablierFlow": () =>
    import("@generated/contract-reference/default/flow-v1.1-SablierFlow.json"),
  "airdrops/v1.3/SablierMerkleFactory": () =>
    import("@generated/contract-reference/default/airdrops-v1.3-SablierMerkleFactory.json"),
  "airdrops/v1.3/SablierMerkleBase": () =>
    import("@generated/contract-reference/default/airdrops-v1.3-SablierMerkleBase.json"),
  "airdrops/v1.3/SablierMerkleInstant": () =>
    import("@generated/contract-reference/default/airdrops-v1.3-SablierMerkleInstant.json"),
  "airdrops/v1.3/SablierMerkleLL": () =>
    import("@generated/contract-reference/default/airdrops-v1.3-SablierMerkleLL.json"),
  "airdrops/v1.3/SablierMerkleLT": () =>
    import("@generated/contract-reference/default/airdrops-v1.3-SablierMerkleLT.json"),
  "legacy/v1.1/Sablier": () =>
    import("@generated/contract-reference/default/legacy-v1.1-Sablier.json"),
};

/**
 * Loads a documented ABI by its key in the package, `lockup/v2.0/SablierLockup`.
 *
 * @throws Error naming a key that is not documented.
 */
export async function loadAbi(file: string): Promise<Abi> {
  const load = LOADERS[file];
  if (load === undefined) {
    throw new Error(
      `The ABI "${file}" is not documented. Known: ${Object.keys(LOADERS).join(", ")}.`,
    );
  }
  return (await load()).default;
}
