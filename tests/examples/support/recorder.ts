import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import type { Abi, AbiFunction } from "viem";

import { SITE_DIR } from "../../../plugins/paths";
import { loadAbi } from "../../../plugins/contract-reference/abi-source";
import { type Artifact, compile } from "./compile";
import { functionHead, generateInterfaces, typeOf } from "./interfaces";
import { interfaceOf, QUICK } from "./packages";

const FOLDER = "tests/examples/support/solidity";

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

/**
 * A function without a model: it records the call when it may, and answers what the test has
 * prepared.
 */
function stub(entry: AbiFunction): string {
  // Without names, as nothing reads the parameters.
  const unnamed = { ...entry, inputs: entry.inputs.map((input) => ({ ...input, name: "" })) };
  const outputs = entry.outputs.map((output) => ({ ...output, name: "" }));
  const types = outputs.map(typeOf).join(", ");
  const body =
    entry.stateMutability === "pure"
      ? ["revert NoAnswer(msg.sig);"]
      : [
          entry.stateMutability === "view" ? "" : "_record();",
          outputs.length === 0 ? "" : `return abi.decode(_answer(), (${types}));`,
        ];
  return `${functionHead({ ...unnamed, outputs })} {\n${body.filter((line) => line !== "").join("\n")}\n}`;
}

/**
 * Source of a contract that implements an interface, reports every call and answers: from its model
 * in the folder `solidity` where that has the function, else from what the test has prepared.
 *
 * @param name interface, `ISablierLockup`
 * @throws Error when the model declares a function that the interface lacks
 */
export function recorderSource(name: string): { file: string; source: string; contract: string } {
  const { pkg, abi: abiFile } = interfaceOf(name);
  const abi: Abi = loadAbi(abiFile);
  const functions = abi.filter((entry) => entry.type === "function");
  const model = `${name.slice(1)}Model`;
  const hasModel = existsSync(path.join(SITE_DIR, FOLDER, `${model}.sol`));
  const modeled = hasModel ? modeledFunctions(readSupport(`${model}.sol`)) : new Set<string>();
  const unknown = [...modeled].filter((own) => !functions.some((entry) => entry.name === own));
  if (unknown.length > 0) {
    throw new Error(`${model}.sol has functions that ${name} lacks: ${unknown.join(", ")}.`);
  }
  const stubs = functions.filter((entry) => !modeled.has(entry.name));
  // The interface's own imports cover every type that its functions name.
  const interfaceFile = `${pkg.npmName}/src/interfaces/${name}.sol`;
  const imports = (generateInterfaces().get(interfaceFile) ?? "").match(/^import .*$/gm) ?? [];
  const parents = hasModel ? model : `${name}, Recorder`;
  const contract = `${name.slice(1)}Recorder`;
  const source = [
    "// SPDX-License-Identifier: GPL-3.0-or-later",
    "pragma solidity >=0.8.22;",
    ...imports,
    `import { ${name} } from "${interfaceFile}";`,
    hasModel
      ? `import { ${model} } from "./${model}.sol";`
      : `import { Recorder } from "./Recorder.sol";`,
    `contract ${contract} is ${parents} {`,
    ...stubs.map(stub),
    "}",
    "",
  ].join("\n");
  return { file: `${FOLDER}/${contract}.sol`, source, contract };
}

/** The contracts of one file of the tests, without a word from the compiler. */
async function compileSupport(
  file: string,
  source: string,
): Promise<ReadonlyMap<string, Artifact>> {
  const siblings = ["Recorder.sol", "Tokens.sol"].map((name): [string, string] => [
    `${FOLDER}/${name}`,
    readSupport(name),
  ]);
  const model = /from "\.\/(\w+Model\.sol)"/.exec(source)?.[1];
  if (model !== undefined) siblings.push([`${FOLDER}/${model}`, readSupport(model)]);
  const { diagnostics, contracts } = await compile(new Map([...siblings, [file, source]]), QUICK);
  if (diagnostics.length > 0) {
    throw new Error(diagnostics.map((entry) => entry.formattedMessage).join("\n"));
  }
  return contracts.get(file) ?? new Map();
}

/** Compiles the recorder of an interface. */
export async function compileRecorder(name: string): Promise<Artifact> {
  const { file, source, contract } = recorderSource(name);
  const artifact = (await compileSupport(file, source)).get(contract);
  if (artifact === undefined) throw new Error(`The compiler returned no ${contract}.`);
  return artifact;
}

/** Compiles one of the tokens in `Tokens.sol`. */
export async function compileToken(name: "TestToken" | "VoidToken"): Promise<Artifact> {
  const file = `${FOLDER}/Tokens.sol`;
  const artifact = (await compileSupport(file, readSupport("Tokens.sol"))).get(name);
  if (artifact === undefined) throw new Error(`Tokens.sol has no contract ${name}.`);
  return artifact;
}
