import type { Abi, AbiParameter } from "viem";

import flowTypes from "../../../data/contracts/flow/Flow";
import lockupRecipient from "../../../data/contracts/lockup/ISablierLockupRecipient";
import lockupTypes from "../../../data/contracts/lockup/Lockup";
import type { ContractUnit } from "../../../data/contracts/schema";
import { loadAbi } from "../../../plugins/contract-reference/abi-source";
import { PACKAGES, type SolidityPackage } from "./packages";

/** Solidity source text by import path. */
export type Sources = ReadonlyMap<string, string>;

/** No ABI has the members of an enum, so they come from the contract descriptions of this site. */
const ENUM_UNITS: readonly ContractUnit[] = [lockupTypes, flowTypes];

/** Types of other packages that the ABIs name. */
const FOREIGN: Readonly<Record<string, string>> = {
  IERC165: "@openzeppelin/contracts/utils/introspection/IERC165.sol",
  IERC20: "@openzeppelin/contracts/token/ERC20/IERC20.sol",
  UD21x18: "@prb/math/src/UD21x18.sol",
  UD2x18: "@prb/math/src/UD2x18.sol",
  UD60x18: "@prb/math/src/UD60x18.sol",
};

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
  const owner = PACKAGES.find((candidate) => Object.hasOwn(candidate.interfaces, name));
  if (owner !== undefined) return `${owner.npmName}/src/interfaces/${name}.sol`;
  return /^I[A-Z]/.test(name)
    ? `${pkg.npmName}/src/interfaces/${name}.sol`
    : `${pkg.npmName}/src/types/DataTypes.sol`;
}

function importsFor(
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

function enumSource(namespace: string | undefined, name: string): string {
  for (const unit of ENUM_UNITS) {
    if (unit.name !== namespace) continue;
    for (const record of unit.records) {
      if (record.kind === "enum" && record.name === name) return record.solidity;
    }
  }
  throw new Error(
    `The members of the enum ${namespace ?? ""}.${name} are unknown. Describe it in data/contracts and list the file in ENUM_UNITS.`,
  );
}

/** Source of `DataTypes.sol`: every struct and enum that the ABIs of a package name. */
function dataTypes(
  pkg: SolidityPackage,
  parameters: readonly AbiParameter[],
  self: string,
): string {
  const blocks = new Map<string | undefined, Map<string, string>>();
  for (const parameter of parameters) {
    const internal = parameter.internalType ?? "";
    const isStruct = internal.startsWith("struct ");
    if (!isStruct && !internal.startsWith("enum ")) continue;
    const { namespace, name } = splitName(typeOf(parameter));
    const members = "components" in parameter ? parameter.components : [];
    const text = isStruct
      ? `struct ${name} { ${members.map((member) => `${typeOf(member)} ${member.name ?? ""};`).join(" ")} }`
      : enumSource(namespace, name);
    const block = blocks.get(namespace) ?? new Map<string, string>();
    const before = block.get(name);
    if (before !== undefined && before !== text) {
      throw new Error(`The ABIs of ${pkg.npmName} disagree about ${namespace ?? ""}.${name}.`);
    }
    blocks.set(namespace, block.set(name, text));
  }
  const body = [...blocks].map(([namespace, block]) => {
    const text = [...block.values()].join("\n");
    return namespace === undefined ? `${text}\n` : `library ${namespace} {\n${text}\n}\n`;
  });
  return `${HEADER}${importsFor(parameters, pkg, self)}${body.join("")}`;
}

/**
 * Writes the Solidity interfaces and types of the documented releases, from the ABIs of the npm
 * package `sablier`, under the import paths of the npm packages with the contracts. So examples
 * compile without these packages, and against nothing but what the site documents.
 *
 * An interface holds all entries of its contract's ABI, inherited ones included. It does not name
 * its parents: to use a `SablierLockup` as an ERC-721, convert its address.
 *
 * @returns source text by import path
 * @throws Error when two ABIs of one package disagree about a struct, or an enum has no members
 */
export function generateInterfaces(): Sources {
  const sources = new Map<string, string>();
  for (const pkg of PACKAGES) {
    const all: AbiParameter[] = [];
    for (const [name, file] of Object.entries(pkg.interfaces)) {
      const abi = loadAbi(file);
      const parameters = parametersOf(abi);
      all.push(...parameters);
      const self = pathOf(name, pkg);
      const lines = abi.map(declaration).filter((line) => line !== undefined);
      sources.set(
        self,
        `${HEADER}${importsFor(parameters, pkg, self)}interface ${name} {\n${lines.join("\n")}\n}\n`,
      );
    }
    const nested = withComponents(all);
    const types = `${pkg.npmName}/src/types/DataTypes.sol`;
    sources.set(types, dataTypes(pkg, nested, types));
    for (const name of new Set(nested.map(importedName))) {
      const from = name === undefined ? undefined : pathOf(name, pkg);
      if (name === undefined || from === undefined || sources.has(from)) continue;
      // Contracts that the ABIs name and no example calls, such as the descriptor of the artwork.
      if (from.startsWith(`${pkg.npmName}/src/interfaces/`)) {
        sources.set(from, `${HEADER}interface ${name} {}\n`);
      }
    }
  }
  return new Map([...sources, ...recipientInterface()]);
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
