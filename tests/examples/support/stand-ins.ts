import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import type { Abi, AbiFunction } from "viem";

import { SITE_DIR } from "../../../plugins/paths";
import { functionHead, generateInterfaces, importsFor, parameterList, typeOf } from "./interfaces";
import {
  type Generation,
  interfaceOf,
  packageAbi,
  packagesOf,
  type SolidityPackage,
} from "./packages";
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

/** Names of the functions that a model declares `external`, or as a public variable. */
export function modeledFunctions(source: string): Set<string> {
  const names = [
    ...source.matchAll(/^ {4}function (\w+)\([^)]*\)\s+external\b/gm),
    ...source.matchAll(/^ {4}mapping\(.*\) public (\w+);/gm),
  ];
  return new Set(names.map(([, name]) => name ?? ""));
}

/** A function without a model: it answers what the test has prepared. */
function stub(entry: AbiFunction): string {
  // Without names, as nothing reads the parameters.
  const unnamed = { ...entry, inputs: entry.inputs.map((input) => ({ ...input, name: "" })) };
  const outputs = entry.outputs.map((output) => ({ ...output, name: "" }));
  const types = outputs.map(typeOf).join(", ");
  const answer = outputs.length === 0 ? "" : `return abi.decode(_answer(), (${types}));`;
  const body = entry.stateMutability === "pure" ? "revert NoAnswer(msg.sig);" : answer;
  return `${functionHead({ ...unnamed, outputs })} {\n${body}\n}`;
}

/** Import lines that cover every type that an interface's functions and constructor name. */
function importsOf(interfaceFile: string, generation: Generation): string[] {
  return (generateInterfaces(generation).get(interfaceFile) ?? "").match(/^import .*$/gm) ?? [];
}

/**
 * Text of a model. `SablierMerkleBaseModel.sol` holds what all campaigns have in common; the model
 * of one type of campaign imports it under the type's name, `SablierMerkleLLBase.sol`.
 */
function modelText(file: string): string | undefined {
  const [, campaign] = /^SablierMerkle(\w+)Base\.sol$/.exec(file) ?? [];
  if (campaign !== undefined) {
    return readSupport("SablierMerkleBaseModel.sol")
      .replaceAll("SablierMerkleBaseModel", `SablierMerkle${campaign}Base`)
      .replaceAll("ISablierMerkleBase", `ISablierMerkle${campaign}`);
  }
  return existsSync(path.join(SITE_DIR, FOLDER, file)) ? readSupport(file) : undefined;
}

/** A model together with the files of the tests that it inherits from. */
function withParents(text: string): string {
  const parents = [...text.matchAll(/from "\.\/(SablierMerkle\w+Base\.sol)"/g)];
  return [text, ...parents.map(([, file = ""]) => modelText(file) ?? "")].join("\n");
}

/** A constructor that hands its parameters to the model's, when that has any. */
function forwardedConstructor(abi: Abi, model: string, text: string): string {
  const entry = abi.find((item) => item.type === "constructor");
  if (entry === undefined || !/^ {4}constructor\(/m.test(text)) return "";
  const names = entry.inputs.map(({ name }) => name ?? "").join(", ");
  return `constructor(${parameterList(entry.inputs, "memory")}) ${model}(${names}) {}`;
}

/**
 * Source of a contract that implements an interface, reports every call and answers: from its model
 * in the folder `solidity` where that has the function, else from what the test has prepared.
 *
 * @param name interface, `ISablierLockup`
 * @param generation releases that it belongs to
 * @throws Error when the model declares a function that the interface lacks
 */
export function recorderSource(
  name: string,
  generation: Generation,
): { file: string; source: string; contract: string } {
  const { pkg, abi } = interfaceOf(name, generation);
  const functions = abi.filter((entry) => entry.type === "function");
  const model = `${name.slice(1)}Model`;
  // The later generations import from other files.
  const text = generation === "2025" ? modelText(`${model}.sol`) : undefined;
  const modeled = text === undefined ? new Set<string>() : modeledFunctions(withParents(text));
  const unknown = [...modeled].filter((own) => !functions.some((entry) => entry.name === own));
  if (unknown.length > 0) {
    throw new Error(`${model}.sol has functions that ${name} lacks: ${unknown.join(", ")}.`);
  }
  const stubs = functions.filter((entry) => !modeled.has(entry.name));
  const interfaceFile = `${pkg.npmName}/src/interfaces/${name}.sol`;
  const parents = text === undefined ? `${name}, Recorder` : model;
  const contract = `${name.slice(1)}Recorder`;
  const source = [
    ...HEADER,
    ...importsOf(interfaceFile, generation),
    `import { ${name} } from "${interfaceFile}";`,
    text === undefined
      ? `import { Recorder } from "./Recorder.sol";`
      : // Without names, for the types of the constructor come along.
        `import "./${model}.sol";`,
    `contract ${contract} is ${parents} {`,
    ...(text === undefined ? [] : [forwardedConstructor(abi, model, text)]),
    ...stubs.map(stub),
    "}",
    "",
  ].join("\n");
  return { file: `${FOLDER}/${contract}.sol`, source, contract };
}

/** A released contract as a source: what it deploys is the bytecode of the package. */
function releasedSource(name: string, pkg: SolidityPackage, abi: Abi): string {
  const functions = abi.filter((entry) => entry.type === "function");
  const inputs = abi.find((entry) => entry.type === "constructor")?.inputs ?? [];
  const named = functions.flatMap((entry) => [...entry.inputs, ...entry.outputs]);
  const names = inputs.map((input) => input.name ?? "");
  return [
    ...HEADER,
    importsFor(named, pkg, `${pkg.npmName}/src/interfaces/I${name}.sol`),
    `import { I${name} } from "${pkg.npmName}/src/interfaces/I${name}.sol";`,
    `import { Recorder } from "${FOLDER}/Recorder.sol";`,
    `contract ${name} is I${name}, Recorder {`,
    `constructor(${parameterList(inputs, "memory")}) {`,
    constructorBody(name as ReleasedName, names),
    "}",
    ...functions.map(stub),
    "}",
    "",
  ].join("\n");
}

/** A contract under its own path, for an example that deploys it: released, or its recorder. */
function deployable(file: string, generation: Generation): string | undefined {
  const name = path.posix.basename(file, ".sol");
  const pkg = packagesOf(generation).find(({ npmName }) => file === `${npmName}/src/${name}.sol`);
  const abiFile = pkg?.interfaces[`I${name}`];
  if (pkg === undefined || abiFile === undefined) return undefined;
  const abi = packageAbi(abiFile);
  if (pkg.isInstalled) return releasedSource(name, pkg, abi);
  const entry = abi.find((item) => item.type === "constructor");
  const inputs = (entry?.inputs ?? []).map((input) => ({ ...input, name: "" }));
  const imports = inputs
    .map(typeOf)
    .filter((type) => /^I[A-Z]/.test(type))
    .map((type) => `import { ${type} } from "${pkg.npmName}/src/interfaces/${type}.sol";`);
  return [
    ...HEADER,
    ...imports,
    `import { ${name}Recorder } from "${FOLDER}/${name}Recorder.sol";`,
    `contract ${name} is ${name}Recorder {`,
    `constructor(${parameterList(inputs, "memory")}) {}`,
    "}",
    "",
  ].join("\n");
}

/**
 * Text of an import that no installed package has: a recorder, a file that the tests have beside it,
 * a contract of the protocol (its recorder stands in), or a tool such as Foundry's `Test.sol`.
 *
 * @param file import path
 * @param generation releases that an import belongs to
 * @returns undefined for any other path
 */
export function standIn(file: string, generation: Generation): string | undefined {
  const tool = TOOLS[file];
  if (tool !== undefined) return readSupport(tool);
  if (!file.startsWith(`${FOLDER}/`)) return deployable(file, generation);
  const name = path.posix.basename(file);
  const [, recorded] = /^(\w+)Recorder\.sol$/.exec(name) ?? [];
  return recorded === undefined
    ? modelText(name)
    : recorderSource(`I${recorded}`, generation).source;
}
