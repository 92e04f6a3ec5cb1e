import type { AbiFile } from "../../../data/contracts/schema";

/** Settings that a release was compiled with, as its deployment page records them. */
export interface BuildSettings {
  readonly evmVersion: "shanghai";
  /** Undefined: no optimizer. */
  readonly optimizerRuns: number | undefined;
  readonly viaIR: boolean;
}

/** One npm package of contracts, as far as the examples import from it. */
export interface SolidityPackage {
  /** Protocol in the npm package `sablier`. */
  readonly protocol: "lockup" | "flow" | "airdrops";
  /** Release that the guides document. */
  readonly version: string;
  readonly npmName: string;
  readonly settings: BuildSettings;
  /** Interfaces by name, each with the ABI that it is generated from. */
  readonly interfaces: Readonly<Record<string, AbiFile>>;
}

const settings = (optimizerRuns: number): BuildSettings => ({
  evmVersion: "shanghai",
  optimizerRuns,
  viaIR: true,
});

/**
 * For code that no release has: the tools of the tests, and examples with a mistake in them. The
 * optimizer would take more than half of the time that all examples take to compile; what it saves,
 * size and gas, no test of these asks about.
 */
export const QUICK: BuildSettings = {
  evmVersion: "shanghai",
  optimizerRuns: undefined,
  viaIR: false,
};

export const PACKAGES: readonly SolidityPackage[] = [
  {
    protocol: "lockup",
    version: "v2.0",
    npmName: "@sablier/lockup",
    settings: settings(570),
    interfaces: {
      ISablierBatchLockup: "lockup/v2.0/SablierBatchLockup",
      ISablierLockup: "lockup/v2.0/SablierLockup",
    },
  },
  {
    protocol: "flow",
    version: "v1.1",
    npmName: "@sablier/flow",
    settings: settings(10_000),
    interfaces: { ISablierFlow: "flow/v1.1/SablierFlow" },
  },
  {
    protocol: "airdrops",
    version: "v1.3",
    npmName: "@sablier/airdrops",
    settings: settings(1_000),
    interfaces: {
      ISablierMerkleBase: "airdrops/v1.3/SablierMerkleBase",
      ISablierMerkleFactory: "airdrops/v1.3/SablierMerkleFactory",
      ISablierMerkleInstant: "airdrops/v1.3/SablierMerkleInstant",
      ISablierMerkleLL: "airdrops/v1.3/SablierMerkleLL",
      ISablierMerkleLT: "airdrops/v1.3/SablierMerkleLT",
    },
  },
];

/**
 * Package of a protocol.
 *
 * @throws Error naming the protocol and the known ones
 */
export function packageOf(protocol: string): SolidityPackage {
  const found = PACKAGES.find((candidate) => candidate.protocol === protocol);
  if (found !== undefined) return found;
  const known = PACKAGES.map((candidate) => candidate.protocol).join(", ");
  throw new Error(`No package of contracts for "${protocol}". Known: ${known}.`);
}

/**
 * Package and ABI of an interface.
 *
 * @throws Error naming the interface and the known ones
 */
export function interfaceOf(name: string): { pkg: SolidityPackage; abi: AbiFile } {
  for (const pkg of PACKAGES) {
    const abi = pkg.interfaces[name];
    if (abi !== undefined) return { pkg, abi };
  }
  const known = PACKAGES.flatMap((pkg) => Object.keys(pkg.interfaces)).join(", ");
  throw new Error(`No interface "${name}". Known: ${known}.`);
}
