import { comptroller, releases } from "sablier";
import type { Abi } from "viem";

import { EXTERNAL_ORIGINS, type AbiFile } from "../../data/contracts/schema";
import { DOCUMENTED } from "../../data/releases";

/** ABIs by contract name of each release, as the package has them in its code. */
const PACKAGE: Readonly<Record<string, Readonly<Record<string, { abi?: object } | undefined>>>> = {
  ...releases,
  comptroller: comptroller.releases,
};

/**
 * The ABI of a contract, from the npm package `sablier`.
 *
 * @throws Error naming the ABI that the installed package does not have.
 */
export function loadAbi(file: AbiFile): Abi {
  const [protocol = "", version = "", name = ""] = file.split("/", 3);
  const abis = PACKAGE[protocol]?.[version]?.abi as Readonly<Record<string, Abi>> | undefined;
  const abi = abis?.[name];
  if (abi === undefined) {
    throw new Error(
      `The package "sablier" has no ABI of ${name} in ${protocol} ${version}. Correct the key "${file}" or the version of the package.`,
    );
  }
  return abi;
}

export interface AbiSource {
  readonly files: readonly AbiFile[];
  /**
   * Reads one of them.
   *
   * @throws Error naming a file that there is not
   */
  readonly load: (file: AbiFile) => Abi;
}

export const ALL_ABIS: AbiSource = {
  files: Object.entries(PACKAGE).flatMap(([protocol, versions]) =>
    Object.entries(versions).flatMap(([version, release]) =>
      Object.keys(release?.abi ?? {}).map((name) => `${protocol}/${version}/${name}` as AbiFile),
    ),
  ),
  load: loadAbi,
};

/** The release of an ABI, as in `lockup@v4.0`. */
export const releaseOf = (file: string): string => file.split("/", 2).join("@");

const DESCRIBED: ReadonlySet<string> = new Set(DOCUMENTED);
const FOREIGN: ReadonlySet<string> = new Set(EXTERNAL_ORIGINS);

/**
 * The ABIs of all releases that have a reference, but for those of code that others wrote. Every entry of them
 * needs a description.
 */
export const PACKAGE_ABIS: AbiSource = {
  files: ALL_ABIS.files.filter(
    (file) => DESCRIBED.has(releaseOf(file)) && !FOREIGN.has(file.split("/")[2] ?? ""),
  ),
  load: loadAbi,
};
