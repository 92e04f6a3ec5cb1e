import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { releases } from "sablier";
import type { Abi } from "viem";

import type { AbiFile } from "../../data/contracts/schema";

const require = createRequire(import.meta.url);

/**
 * The ABI of a documented contract, from the npm package `sablier`. Legacy ABIs exist only in the
 * package's code, all others as JSON files.
 *
 * @throws Error naming the ABI file that the installed package does not have.
 */
export function loadAbi(file: AbiFile): Abi {
  if (file === "legacy/v1.1/Sablier") {
    const abi = releases.legacy?.["v1.1"]?.abi.Sablier as Abi | undefined;
    if (abi === undefined) {
      throw new Error(
        'The package "sablier" has no ABI of the legacy contract any more: releases.legacy["v1.1"].abi.Sablier is missing. Pin a version that has it.',
      );
    }
    return abi;
  }
  let path: string;
  try {
    path = require.resolve(`sablier/abi/${file}.json`);
  } catch (cause) {
    throw new Error(
      `The package "sablier" has no ABI file abi/${file}.json. Correct the key in data/contracts/schema.ts or the version of the package.`,
      { cause },
    );
  }
  return JSON.parse(readFileSync(path, "utf8")) as Abi;
}
