import type { Abi, AbiParameter } from "viem";

import claimType from "../../../data/contracts/airdrops/since-v2.0/ClaimType";
import bobTypes from "../../../data/contracts/bob/Bob";
import flowTypes from "../../../data/contracts/flow/Flow";
import newerFlowTypes from "../../../data/contracts/flow/since-v2.0/Flow";
import lockupRecipient from "../../../data/contracts/lockup/ISablierLockupRecipient";
import lockupTypes from "../../../data/contracts/lockup/Lockup";
import newerLockupTypes from "../../../data/contracts/lockup/since-v3.0/Lockup";
import { expandReleases } from "../../../plugins/contract-reference/releases";
import { type Generation, packageAbi, packagesOf, type SolidityPackage } from "./packages";

/** Solidity source text by import path. */
export type Sources = ReadonlyMap<string, string>;

/** No ABI has the members of an enum, so they come from the contract descriptions of this site. */
const ENUM_UNITS = expandReleases(
  Object.entries({
    "airdrops/since-v2.0/ClaimType": claimType,
    "bob/Bob": bobTypes,
    "lockup/Lockup": lockupTypes,
    "flow/Flow": flowTypes,
    "flow/since-v2.0/Flow": newerFlowTypes,
    "lockup/since-v3.0/Lockup": newerLockupTypes,
  }).map(([path, unit]) => ({ path, file: `data/contracts/${path}.ts`, unit })),
).units;

/** Types of other packages that the ABIs name. */
const FOREIGN: Readonly<Record<string, string>> = {
  AggregatorV3Interface:
    "@chainlink/contracts/src/v0.8/shared/interfaces/AggregatorV3Interface.sol",
  IERC165: "@openzeppelin/contracts/utils/introspection/IERC165.sol",
  IERC20: "@openzeppelin/contracts/token/ERC20/IERC20.sol",
  UD21x18: "@prb/math/src/UD21x18.sol",
  UD2x18: "@prb/math/src/UD2x18.sol",
  UD60x18: "@prb/math/src/UD60x18.sol",
};

/** Types outside of libraries that share the file of another. */
const FILE_OF: Readonly<Record<string, string>> = { ClaimType: "MerkleBase" };

const HEADER = "// SPDX-License-Identifier: GPL-3.0-or-later\npragma solidity >=0.8.22;\n";

/** `Lockup.CreateWithDurations` or `Broker`, taken apart. */
interface TypeName {
  readonly namespace: string | undefined;
  readonly name: string;
}

/** The Solidity type of a value as a declaration writes it: `Lockup.Status`, `IERC20`, `uint40[]`. */
export function typeOf({ internalType, type }: AbiParameter): string {
  return (internalType ?? type).replace(/^(?:struct|enum|contract) /, "");
}

function splitName(type: string): TypeName {
  const [first = "", second] = type.replace(/\[\d*\]/g, "").split(".");
  return second === undefined
    ? { namespace: undefined, name: first }
    : { namespace: first, name: second };
}

/** The name that a file must import to write the type; undefined for elementary types. */
function importedName(parameter: AbiParameter): string | undefined {
  const { namespace, name } = splitName(typeOf(parameter));
  if (namespace !== undefined) return namespace;
  return /^[A-Z]/.test(name) ? name : undefined;
}

function parametersOf(abi: Abi): AbiParameter[] {
  return abi.flatMap((entry): AbiParameter[] => {
    switch (entry.type) {
      case "function":
        return [...entry.inputs, ...entry.outputs];
      case "event":
      case "error":
        return [...entry.inputs];
      default:
        return [];
    }
  });
}

function withComponents(parameters: readonly AbiParameter[]): AbiParameter[] {
  return parameters.flatMap((parameter) => [
    parameter,
    ...("components" in parameter ? withComponents(parameter.components) : []),
  ]);
}

const isReference = ({ type }: AbiParameter): boolean => /^(?:tuple|string|bytes)$|\]$/.test(type);

/** Parameters of a declaration; `location` is the data location of arrays, structs and strings. */
export function parameterList(
  parameters: readonly AbiParameter[],
  location: "calldata" | "memory",
): string {
  return parameters
    .map((parameter) =>
      [typeOf(parameter), isReference(parameter) ? location : "", parameter.name ?? ""]
        .filter((word) => word !== "")
        .join(" "),
    )
    .join(", ");
}

/** Head of a function without body: `function f(uint256 a) external view returns (bool)`. */
export function functionHead(entry: Extract<Abi[number], { type: "function" }>): string {
  const mutability = entry.stateMutability === "nonpayable" ? "" : ` ${entry.stateMutability}`;
  const outputs =
    entry.outputs.length === 0 ? "" : ` returns (${parameterList(entry.outputs, "memory")})`;
  return `function ${entry.name}(${parameterList(entry.inputs, "calldata")}) external${mutability}${outputs}`;
}

/** Entries that the interface of a contract declares: errors are in the package's library `Errors`. */
const ofInterface = (abi: Abi): Abi => abi.filter(({ type }) => type !== "error");

type AbiError = Extract<Abi[number], { type: "error" }>;

/** Errors of the package's own. Those of OpenZeppelin and others are in their packages. */
const isOwnError = (entry: Abi[number]): entry is AbiError =>
  entry.type === "error" && entry.name.startsWith("Sablier");

function declaration(entry: Abi[number]): string | undefined {
  switch (entry.type) {
    case "function":
      return `${functionHead(entry)};`;
    case "event": {
      const inputs = entry.inputs.map((input) =>
        [typeOf(input), input.indexed === true ? "indexed" : "", input.name ?? ""]
          .filter((word) => word !== "")
          .join(" "),
      );
      return `event ${entry.name}(${inputs.join(", ")});`;
    }
    case "error":
      return `error ${entry.name}(${entry.inputs
        .map((input) => `${typeOf(input)} ${input.name ?? ""}`.trim())
        .join(", ")});`;
    default:
      return undefined;
  }
}

/** Import path of a name that a file of the package uses. */
function pathOf(name: string, pkg: SolidityPackage): string {
  const foreign = FOREIGN[name];
  if (foreign !== undefined) return foreign;
  const owner = packagesOf(pkg.generation).find(({ interfaces }) =>
    Object.hasOwn(interfaces, name),
  );
  if (owner !== undefined) return `${owner.npmName}/src/interfaces/${name}.sol`;
  if (/^I[A-Z]/.test(name)) return `${pkg.npmName}/src/interfaces/${name}.sol`;
  const file = pkg.types === "one file" ? "DataTypes" : (FILE_OF[name] ?? name);
  return `${pkg.npmName}/src/types/${file}.sol`;
}

/** Import lines for every type that parameters name, but for those that `self` declares. */
export function importsFor(
  parameters: readonly AbiParameter[],
  pkg: SolidityPackage,
  self: string,
): string {
  const names = new Set(parameters.map(importedName).filter((name) => name !== undefined));
  return [...names]
    .sort()
    .map((name) => ({ name, from: pathOf(name, pkg) }))
    .filter(({ from }) => from !== self)
    .map(({ name, from }) => `import { ${name} } from "${from}";\n`)
    .join("");
}

function enumSource(namespace: string | undefined, name: string, generation: Generation): string {
  const releases = packagesOf(generation).map(({ protocol, version }) => `${protocol}@${version}`);
  for (const { unit } of ENUM_UNITS) {
    if (unit.name !== (namespace ?? name) || !releases.includes(unit.release)) continue;
    for (const record of unit.records) {
      if (record.kind === "enum" && record.name === name) return record.solidity;
    }
  }
  throw new Error(
    `The members of the enum ${namespace ?? ""}.${name} are unknown. Describe it in data/contracts and list the file in ENUM_UNITS.`,
  );
}

/** Structs and enums of one library or interface: their texts by name, and the types they name. */
interface TypeBlock {
  readonly texts: Map<string, string>;
  readonly named: AbiParameter[];
}

/** Every struct and enum that the ABIs of a package name, by the library that has it. */
function typeBlocks(
  pkg: SolidityPackage,
  parameters: readonly AbiParameter[],
): Map<string | undefined, TypeBlock> {
  const blocks = new Map<string | undefined, TypeBlock>();
  for (const parameter of parameters) {
    const internal = parameter.internalType ?? "";
    const isStruct = internal.startsWith("struct ");
    if (!isStruct && !internal.startsWith("enum ")) continue;
    const { namespace, name } = splitName(typeOf(parameter));
    const members = "components" in parameter ? parameter.components : [];
    const text = isStruct
      ? `struct ${name} { ${members.map((member) => `${typeOf(member)} ${member.name ?? ""};`).join(" ")} }`
      : enumSource(namespace, name, pkg.generation);
    const block = blocks.get(namespace) ?? { texts: new Map<string, string>(), named: [] };
    const before = block.texts.get(name);
    if (before !== undefined && before !== text) {
      throw new Error(`The ABIs of ${pkg.npmName} disagree about ${namespace ?? ""}.${name}.`);
    }
    block.texts.set(name, text);
    block.named.push(...members);
    blocks.set(namespace, block);
  }
  return blocks;
}

/** Sources of the files with structs and enums; those of an interface are in its own file. */
function typeFiles(
  pkg: SolidityPackage,
  blocks: ReadonlyMap<string | undefined, TypeBlock>,
): Map<string, string> {
  const files = new Map<string, (readonly [string | undefined, TypeBlock])[]>();
  for (const [namespace, block] of blocks) {
    const [first = ""] = block.texts.keys();
    const file = pathOf(namespace ?? first, pkg);
    if (file.includes("/interfaces/")) continue;
    files.set(file, [...(files.get(file) ?? []), [namespace, block]]);
  }
  return new Map(
    [...files].map(([file, held]) => {
      const imports = importsFor(
        held.flatMap(([, { named }]) => named),
        pkg,
        file,
      );
      const body = held.map(([namespace, { texts }]) => {
        const text = [...texts.values()].join("\n");
        return namespace === undefined ? `${text}\n` : `library ${namespace} {\n${text}\n}\n`;
      });
      return [file, `${HEADER}${imports}${body.join("")}`];
    }),
  );
}

/**
 * Writes the Solidity interfaces and types of the releases whose packages npm does not have, from the
 * ABIs of the npm package `sablier`, under the import paths of the packages with the contracts. So
 * examples compile without these packages, and against nothing but what the site documents.
 *
 * An interface holds all functions and events of its contract's ABI, inherited ones included. It does
 * not name its parents: to use a `SablierLockup` as an ERC-721, convert its address. The errors are
 * where the packages have them, in the library `Errors`.
 *
 * @param generation releases that go together
 * @returns source text by import path
 * @throws Error when two ABIs of one package disagree about a struct, or an enum has no members
 */
export function generateInterfaces(generation: Generation): Sources {
  const sources = new Map<string, string>();
  const missing = packagesOf(generation).filter(({ isInstalled }) => !isInstalled);
  if (missing.length === 0) return sources;
  for (const pkg of missing) {
    const abis = Object.entries(pkg.interfaces).map(
      ([name, file]) => [name, packageAbi(file)] as const,
    );
    const nested = withComponents(abis.flatMap(([, abi]) => parametersOf(abi)));
    const blocks = typeBlocks(pkg, nested);
    for (const [name, abi] of abis) {
      const self = pathOf(name, pkg);
      const lines = [
        ...(blocks.get(name)?.texts.values() ?? []),
        ...ofInterface(abi)
          .map(declaration)
          .filter((line) => line !== undefined),
      ];
      const imports = importsFor(parametersOf(ofInterface(abi)), pkg, self);
      sources.set(self, `${HEADER}${imports}interface ${name} {\n${lines.join("\n")}\n}\n`);
    }
    sources.set(...errorLibrary(pkg, abis.flatMap(([, abi]) => abi).filter(isOwnError)));
    for (const [file, source] of typeFiles(pkg, blocks)) sources.set(file, source);
    for (const name of new Set(nested.map(importedName))) {
      const from = name === undefined ? undefined : pathOf(name, pkg);
      if (name === undefined || from === undefined || sources.has(from)) continue;
      // Contracts that the ABIs name and no example calls, such as the descriptor of the artwork.
      if (from.startsWith(`${pkg.npmName}/src/interfaces/`)) {
        sources.set(from, `${HEADER}interface ${name} {}\n`);
      }
    }
  }
  const needsRecipient = missing.some(({ protocol }) => protocol === "lockup");
  return needsRecipient ? new Map([...sources, ...recipientInterface()]) : sources;
}

/** The library with the errors of a package: its import path, and its text. */
function errorLibrary(pkg: SolidityPackage, errors: readonly AbiError[]): [string, string] {
  const file = `${pkg.npmName}/src/libraries/Errors.sol`;
  const lines = new Set(errors.map(declaration));
  const imports = importsFor(parametersOf(errors), pkg, file);
  return [file, `${HEADER}${imports}library Errors {\n${[...lines].join("\n")}\n}\n`];
}

/** The hooks of a recipient contract are in no ABI: a contract of the reader implements them. */
function recipientInterface(): Sources {
  const { name } = lockupRecipient;
  const functions = lockupRecipient.records.map((record) =>
    record.kind === "function" ? `${record.solidity ?? ""};` : "",
  );
  const source = `${HEADER}import { IERC165 } from "${FOREIGN.IERC165 ?? ""}";\ninterface ${name} is IERC165 {\n${functions.join("\n")}\n}\n`;
  return new Map([[`@sablier/lockup/src/interfaces/${name}.sol`, source]]);
}
