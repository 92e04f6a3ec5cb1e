import { comptroller, releases } from "sablier";
import type { Abi } from "viem";

import { EXTERNAL_ORIGINS, type AbiFile } from "../../data/contracts/schema";
import { DOCUMENTED } from "../../data/releases";
import type { ReleaseRef } from "../../src/lib/protocol/model";

/** ABIs by contract name of each release, as the package has them in its code. */
const PACKAGE: Readonly<Record<string, Readonly<Record<string, { abi?: object } | undefined>>>> = {
  ...releases,
  comptroller: comptroller.releases,
};

function findAbi(file: string): Abi | undefined {
  const [protocol = "", version = "", name = ""] = file.split("/", 3);
  const abis = PACKAGE[protocol]?.[version]?.abi as Readonly<Record<string, Abi>> | undefined;
  return abis?.[name];
}

/**
 * The ABI of a contract, from the npm package `sablier`.
 *
 * @throws Error naming the ABI that the installed package does not have.
 */
export function loadAbi(file: AbiFile): Abi {
  const abi = findAbi(file);
  if (abi === undefined) {
    const [protocol = "", version = "", name = ""] = file.split("/", 3);
    throw new Error(
      `The package "sablier" has no ABI of ${name} in ${protocol} ${version}. Correct the key "${file}" or the version of the package.`,
    );
  }
  return abi;
}

/** ABIs of some releases, but for those of code that others wrote. */
function abiFilesOf(releases: readonly ReleaseRef[]): AbiFile[] {
  const foreign: readonly string[] = EXTERNAL_ORIGINS;
  return releases.flatMap((release) => {
    const [protocol = "", version = ""] = release.split("@", 2);
    return Object.keys(PACKAGE[protocol]?.[version]?.abi ?? {})
      .filter((name) => !foreign.includes(name))
      .map((name) => `${protocol}/${version}/${name}` as AbiFile);
  });
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

/** The ABIs of all releases that have a reference. Every entry of them needs a description. */
export const PACKAGE_ABIS: AbiSource = { files: abiFilesOf(DOCUMENTED), load: loadAbi };
