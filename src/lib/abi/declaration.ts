import type { AbiParameter } from "viem";

import { solidityType } from "./signature";

const LINE_LENGTH = 88;

/** Whether Solidity wants a data location for the type in a function signature. */
function isReference(parameter: AbiParameter): boolean {
  return (
    parameter.type.startsWith("tuple") ||
    parameter.type.endsWith("]") ||
    parameter.type === "string" ||
    parameter.type === "bytes"
  );
}

function value(parameter: AbiParameter, location: string): string {
  return [
    solidityType(parameter),
    isReference(parameter) ? location : "",
    "indexed" in parameter && parameter.indexed === true ? "indexed" : "",
    parameter.name ?? "",
  ]
    .filter((part) => part !== "")
    .join(" ");
}

function list(items: readonly string[]): string {
  return `(${items.join(", ")})`;
}

/** Breaks a declaration that is too long: one parameter a line, indented by two spaces. */
function layout(head: string, items: readonly string[], tail: string): string {
  const line = `${head}${list(items)}${tail};`;
  if (line.length <= LINE_LENGTH || items.length === 0) return line;
  return `${head}(\n${items.map((item) => `  ${item}`).join(",\n")}\n)${tail};`;
}

/** ABI entry as far as a Solidity declaration needs it. */
export interface DeclaredItem {
  readonly type: "function" | "event" | "error" | "constructor";
  readonly name?: string;
  readonly inputs: readonly AbiParameter[];
  readonly outputs?: readonly AbiParameter[];
  readonly stateMutability?: string;
}

/**
 * Solidity declaration of an ABI entry as an interface would state it, ready to paste:
 * reference-type parameters in `calldata`, results in `memory`.
 */
export function declarationOf(item: DeclaredItem): string {
  const name = item.name ?? "";
  if (item.type === "constructor") {
    return layout(
      "constructor",
      item.inputs.map((input) => value(input, "memory")),
      "",
    );
  }
  if (item.type !== "function") {
    return layout(
      `${item.type} ${name}`,
      item.inputs.map((input) => value(input, "")),
      "",
    );
  }
  const mutability = item.stateMutability ?? "nonpayable";
  const outputs = (item.outputs ?? []).map((output) => value(output, "memory"));
  const tail = [
    " external",
    mutability === "nonpayable" ? "" : ` ${mutability}`,
    outputs.length === 0 ? "" : ` returns ${list(outputs)}`,
  ].join("");
  return layout(
    `function ${name}`,
    item.inputs.map((input) => value(input, "calldata")),
    tail,
  );
}

/** Solidity declaration of a struct: one member a line, indented by two spaces. */
export function structDeclaration(
  name: string,
  members: readonly { readonly name: string; readonly type: string }[],
): string {
  return `struct ${name} {\n${members.map((member) => `  ${member.type} ${member.name};\n`).join("")}}`;
}
