// cspell:ignore mload
import { readFileSync } from "node:fs";
import path from "node:path";

import type { AbiFunction } from "viem";

import { SITE_DIR } from "../../../plugins/paths";
import { functionHead, importsFor, parameterList } from "./interfaces";
import { type Generation, packageAbi, packagesOf } from "./packages";
import { constructorBody, type ReleasedName } from "./released-code";

/** Where the Solidity files of the tests are; their import paths start with it. */
export const FOLDER = "tests/examples/support/solidity";

const HEADER = ["// SPDX-License-Identifier: GPL-3.0-or-later", "pragma solidity >=0.8.22;"];

/** Solidity files of other tools that examples import, by import path. */
const TOOLS: Readonly<Record<string, string>> = {
  "forge-std/Test.sol": "ForgeTest.sol",
  "@chainlink/contracts/src/v0.8/shared/interfaces/AggregatorV3Interface.sol":
    "AggregatorV3Interface.sol",
};

/** Text of a Solidity file of the tests. */
export function readSupport(file: string): string {
  return readFileSync(path.join(SITE_DIR, FOLDER, file), "utf8");
}

/** A function of a contract whose own code is another one. */
function stub(entry: AbiFunction): string {
  // Without names, as nothing reads them.
  const unnamed = (parameters: AbiFunction["inputs"]) =>
    parameters.map((parameter) => ({ ...parameter, name: "" }));
  const head = functionHead({
    ...entry,
    inputs: unnamed(entry.inputs),
    outputs: unnamed(entry.outputs),
  });
  return `${head} { revert(); }`;
}

/** The body of a constructor that leaves a recorder at the address. */
const RECORDER_BODY = `
  bytes memory code = type(Recorder).runtimeCode;
  assembly { return(add(code, 32), mload(code)) }`;

/**
 * A contract of the protocol under its own path, for an example that deploys it: what it deploys is
 * the bytecode of the package, or a recorder where npm has no package.
 */
function deployable(file: string, generation: Generation): string | undefined {
  const name = path.posix.basename(file, ".sol");
  const pkg = packagesOf(generation).find(({ npmName }) => file === `${npmName}/src/${name}.sol`);
  const abiFile = pkg?.interfaces[`I${name}`];
  if (pkg === undefined || abiFile === undefined) return undefined;
  const abi = packageAbi(abiFile);
  const functions = abi.filter((entry) => entry.type === "function");
  const inputs = abi.find((entry) => entry.type === "constructor")?.inputs ?? [];
  const parameters = pkg.isInstalled ? inputs : inputs.map((input) => ({ ...input, name: "" }));
  const names = inputs.map((input) => input.name ?? "");
  const named = [...inputs, ...functions.flatMap((entry) => [...entry.inputs, ...entry.outputs])];
  const self = `${pkg.npmName}/src/interfaces/I${name}.sol`;
  return [
    ...HEADER,
    importsFor(named, pkg, self),
    `import { I${name} } from "${self}";`,
    ...(pkg.isInstalled ? [] : [`import { Recorder } from "${FOLDER}/Recorder.sol";`]),
    `contract ${name} is I${name} {`,
    `constructor(${parameterList(parameters, "memory")}) {`,
    pkg.isInstalled ? constructorBody(name as ReleasedName, names) : RECORDER_BODY,
    "}",
    ...functions.map(stub),
    "}",
    "",
  ].join("\n");
}

/**
 * Text of an import that no installed package has: a file of the tests, a contract of the protocol, or
 * a tool such as Foundry's `Test.sol`.
 *
 * @param file import path
 * @param generation releases that an import belongs to
 * @returns undefined for any other path
 */
export function standIn(file: string, generation: Generation): string | undefined {
  const tool = TOOLS[file];
  if (tool !== undefined) return readSupport(tool);
  return file.startsWith(`${FOLDER}/`)
    ? readSupport(path.posix.basename(file))
    : deployable(file, generation);
}
