import type { Abi } from "viem";

import type { AbiFile } from "../../../data/contracts/schema";
import { loadAbi } from "../../../plugins/contract-reference/abi-source";

/**
 * Releases whose packages go together. Two generations of a package have the same import paths, so a
 * compilation is of one of them.
 */
export type Generation = "2025" | "October 2025" | "2026";

/** Settings that a release was compiled with, as its deployment page records them. */
export interface BuildSettings {
  readonly evmVersion: "shanghai";
  /** Undefined: no optimizer. */
  readonly optimizerRuns: number | undefined;
  readonly viaIR: boolean;
}

/** One npm package of contracts, as far as the examples import from it. */
export interface SolidityPackage {
  readonly generation: Generation;
  /** Protocol in the npm package `sablier`. */
  readonly protocol: "lockup" | "flow" | "airdrops" | "bob" | "comptroller";
  /** Release that the guides document. */
  readonly version: string;
  /** Folder of its examples below the language; undefined for a package that others import. */
  readonly folder: string | undefined;
  readonly npmName: string;
  /** Compiler of the released contracts. The examples are compiled with one for all. */
  readonly solc: "0.8.26" | "0.8.29";
  readonly settings: BuildSettings;
  /** Interfaces by name, each with the file of its ABI in the npm package `sablier`. */
  readonly interfaces: Readonly<Record<string, string>>;
  /** Whether structs and enums lie in one file, `types/DataTypes.sol`, or each library in its own. */
  readonly types: "one file" | "one file each";
  /** Whether the package is installed here, with its interfaces and bytecode. */
  readonly isInstalled: boolean;
}

const settings = (optimizerRuns: number): BuildSettings => ({
  evmVersion: "shanghai",
  optimizerRuns,
  viaIR: true,
});

/** Without the optimizer, which takes most of the time: what it saves, size and gas, no test asks about. */
export const QUICK: BuildSettings = {
  evmVersion: "shanghai",
  optimizerRuns: undefined,
  viaIR: false,
};

const OF_2025 = {
  generation: "2025",
  solc: "0.8.26",
  types: "one file",
  isInstalled: false,
} as const;

/** Factory and campaign of each type of a release. */
const campaignInterfaces = (version: string, types: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    types.flatMap((type) =>
      [`SablierFactoryMerkle${type}`, `SablierMerkle${type}`].map((name) => [
        `I${name}`,
        `airdrops/${version}/${name}`,
      ]),
    ),
  );

export const PACKAGES: readonly SolidityPackage[] = [
  {
    ...OF_2025,
    protocol: "lockup",
    version: "v2.0",
    folder: "lockup",
    npmName: "@sablier/lockup",
    settings: settings(570),
    interfaces: {
      ISablierBatchLockup: "lockup/v2.0/SablierBatchLockup",
      ISablierLockup: "lockup/v2.0/SablierLockup",
    },
  },
  {
    ...OF_2025,
    protocol: "flow",
    version: "v1.1",
    folder: "flow",
    npmName: "@sablier/flow",
    settings: settings(10_000),
    interfaces: { ISablierFlow: "flow/v1.1/SablierFlow" },
  },
  {
    ...OF_2025,
    protocol: "airdrops",
    version: "v1.3",
    folder: "airdrops",
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
  {
    generation: "October 2025",
    solc: "0.8.29",
    protocol: "lockup",
    version: "v3.0",
    folder: "lockup-v3.0",
    npmName: "@sablier/lockup",
    settings: settings(100),
    interfaces: {
      ISablierBatchLockup: "lockup/v3.0/SablierBatchLockup",
      ISablierLockup: "lockup/v3.0/SablierLockup",
    },
    types: "one file each",
    isInstalled: false,
  },
  {
    generation: "October 2025",
    solc: "0.8.29",
    protocol: "flow",
    version: "v2.0",
    folder: "flow-v2.0",
    npmName: "@sablier/flow",
    settings: settings(1_000),
    interfaces: { ISablierFlow: "flow/v2.0/SablierFlow" },
    types: "one file",
    isInstalled: false,
  },
  {
    generation: "October 2025",
    solc: "0.8.29",
    protocol: "airdrops",
    version: "v2.0",
    folder: "airdrops-v2.0",
    npmName: "@sablier/airdrops",
    settings: settings(60_000),
    interfaces: campaignInterfaces("v2.0", ["Instant", "LL", "LT", "VCA"]),
    types: "one file",
    isInstalled: false,
  },
  {
    generation: "2026",
    solc: "0.8.29",
    protocol: "lockup",
    version: "v4.0",
    folder: "lockup-v4.0",
    npmName: "@sablier/lockup",
    settings: settings(100),
    interfaces: {
      ISablierBatchLockup: "lockup/v4.0/SablierBatchLockup",
      ISablierLockup: "lockup/v4.0/SablierLockup",
    },
    types: "one file each",
    isInstalled: true,
  },
  {
    generation: "2026",
    solc: "0.8.29",
    protocol: "flow",
    version: "v3.0",
    folder: "flow-v3.0",
    npmName: "@sablier/flow",
    settings: settings(1_000_000),
    interfaces: { ISablierFlow: "flow/v3.0/SablierFlow" },
    types: "one file",
    isInstalled: true,
  },
  {
    generation: "2026",
    solc: "0.8.29",
    protocol: "airdrops",
    version: "v3.0",
    folder: "airdrops-v3.0",
    npmName: "@sablier/airdrops",
    settings: settings(60_000),
    interfaces: campaignInterfaces("v3.0", ["Instant", "LL", "LT", "VCA", "Execute"]),
    types: "one file each",
    isInstalled: false,
  },
  {
    generation: "2026",
    solc: "0.8.29",
    protocol: "bob",
    version: "v1.0",
    folder: "bob-v1.0",
    npmName: "@sablier/bob",
    settings: settings(1_000_000),
    interfaces: {
      IBobVaultShare: "bob/v1.0/BobVaultShare",
      ISablierBob: "bob/v1.0/SablierBob",
      ISablierLidoAdapter: "bob/v1.0/SablierLidoAdapter",
    },
    types: "one file each",
    isInstalled: false,
  },
  {
    generation: "2026",
    solc: "0.8.29",
    protocol: "comptroller",
    version: "v1.1",
    folder: undefined,
    npmName: "@sablier/evm-utils",
    settings: settings(100),
    interfaces: { ISablierComptroller: "comptroller/v1.1/SablierComptroller" },
    types: "one file each",
    isInstalled: true,
  },
];

/** Packages of a generation. */
export const packagesOf = (generation: Generation): readonly SolidityPackage[] =>
  PACKAGES.filter((pkg) => pkg.generation === generation);

/**
 * Package of a folder of examples.
 *
 * @param folder `lockup`, or `lockup-v4.0`
 * @throws Error naming the folder and the known ones
 */
export function packageOf(folder: string): SolidityPackage {
  const found = PACKAGES.find((candidate) => candidate.folder === folder);
  if (found !== undefined) return found;
  const known = PACKAGES.flatMap((candidate) => candidate.folder ?? []).join(", ");
  throw new Error(`No package of contracts for "${folder}". Known: ${known}.`);
}

/**
 * Package and ABI of an interface.
 *
 * @throws Error naming the interface and the known ones
 */
export function interfaceOf(
  name: string,
  generation: Generation,
): { pkg: SolidityPackage; abi: Abi } {
  const packages = packagesOf(generation);
  for (const pkg of packages) {
    const file = pkg.interfaces[name];
    if (file !== undefined) return { pkg, abi: packageAbi(file) };
  }
  const known = packages.flatMap((pkg) => Object.keys(pkg.interfaces)).join(", ");
  throw new Error(`No interface "${name}". Known: ${known}.`);
}

/** ABI in a file of the npm package `sablier`, also of one that the reference does not describe. */
export const packageAbi = (file: string): Abi => loadAbi(file as AbiFile);
