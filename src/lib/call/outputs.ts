import type { AbiFunction, AbiParameter } from "viem";
import { encodeFunctionData } from "viem/utils";

import { canonicalSignature } from "../abi/signature";
import { formatAmount } from "../format/amounts";
import { type CallValue, elementOf, membersOf, nameAt } from "./values";

/** A function that a page can build a call of. */
export interface CallEntry {
  /** How the address of the page names it: the name of the function, or another word. */
  readonly id: string;
  readonly contract: string;
  readonly item: AbiFunction;
}

/** A call that is ready to send. */
export interface Call {
  readonly item: AbiFunction;
  /** In the order of the ABI. */
  readonly args: readonly CallValue[];
  readonly to: string;
  /** Wei; 0 for a function that is not payable. */
  readonly value: bigint;
}

/** A box of an explorer's form, and the text that belongs into it. */
export interface ExplorerBox {
  readonly label: string;
  readonly value: string;
  /** Path of the input; undefined for the value of the call. */
  readonly path: string | undefined;
}

export const isRead = ({ stateMutability }: AbiFunction): boolean =>
  stateMutability === "view" || stateMutability === "pure";

export const isPayable = ({ stateMutability }: AbiFunction): boolean =>
  stateMutability === "payable";

/** Wei as coins without separators, as explorers and cast read them. */
export const coins = (wei: bigint): string => formatAmount(wei, 18, { grouping: false });

/**
 * Writes a value as explorers take it inside a tuple: square brackets, no spaces, double quotes around
 * texts and around numbers above 2^53, which explorers would round.
 */
export function formatTuple(value: CallValue): string {
  if (typeof value === "bigint") {
    return value > BigInt(Number.MAX_SAFE_INTEGER) ? `"${value}"` : `${value}`;
  }
  if (typeof value === "boolean") return `${value}`;
  if (typeof value === "string") return JSON.stringify(value);
  return `[${value.map(formatTuple).join(",")}]`;
}

/** The boxes of the function's form on an explorer, in its order. */
export function explorerBoxes({ item, args, value }: Call): ExplorerBox[] {
  const payable = { label: "payable amount (ether)", value: coins(value), path: undefined };
  const inputs = item.inputs.map(({ name, type }, place) => {
    const arg = args[place] ?? "";
    const text = typeof arg === "object" ? formatTuple(arg) : `${arg}`;
    return { label: `${nameAt(name, place)} (${type})`, value: text, path: nameAt(name, place) };
  });
  return isPayable(item) ? [payable, ...inputs] : inputs;
}

/** The bytes that the call sends. */
export function calldata({ item, args }: Pick<Call, "item" | "args">): `0x${string}` {
  return encodeFunctionData({ abi: [item], functionName: item.name, args });
}

/**
 * The call of `batch(bytes[])`, which makes all calls or none.
 *
 * @param calls calldata of each, in order
 */
export function batchOf(calls: readonly `0x${string}`[], to: string): Call {
  const item: AbiFunction = {
    type: "function",
    name: "batch",
    stateMutability: "payable",
    inputs: [{ name: "calls", type: "bytes[]" }],
    outputs: [{ name: "results", type: "bytes[]" }],
  };
  return { item, args: [calls], to, value: 0n };
}

const inShell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Characters that a text inside a tuple may have: cast has no escapes there. */
const PLAIN = /^[^"\\[\](),']*$/u;

type Part = readonly [parameter: AbiParameter, value: CallValue];

/** The elements of a list or the members of a tuple, each with what it is; undefined for a single value. */
function partsOf([parameter, value]: Part): readonly Part[] | undefined {
  if (typeof value !== "object") return undefined;
  const element = elementOf(parameter)?.element;
  const members = membersOf(parameter) ?? [];
  return value.map((one, place) => [element ?? members[place] ?? parameter, one]);
}

function castValue(part: Part, inside: boolean): string {
  const [parameter, value] = part;
  const parts = partsOf(part);
  if (parts === undefined) {
    return inside && parameter.type === "string" ? `"${String(value)}"` : String(value);
  }
  const list = parts.map((one) => castValue(one, true)).join(",");
  return membersOf(parameter) === undefined ? `[${list}]` : `(${list})`;
}

function textsIn(part: Part): string[] {
  const [{ type }, value] = part;
  return partsOf(part)?.flatMap(textsIn) ?? (type === "string" ? [String(value)] : []);
}

/** The command of Foundry: `cast send`, or `cast call` for a function that only reads. */
export function castCommand(call: Call): string {
  const { item, args, to, value } = call;
  const parts = item.inputs.map((input, place): Part => [input, args[place] ?? ""]);
  const inside = parts.flatMap((part) => partsOf(part) ?? []);
  const signed = inside.flatMap(textsIn).every((text) => PLAIN.test(text))
    ? [inShell(canonicalSignature(item)), ...parts.map((part) => inShell(castValue(part, false)))]
    : [calldata(call)];
  const lines = [
    `cast ${isRead(item) ? "call" : "send"} ${to}`,
    ...signed.map((part) => `  ${part}`),
    ...(value > 0n ? [`  --value ${coins(value)}ether`] : []),
    '  --rpc-url "$RPC_URL"',
    ...(isRead(item) ? [] : ['  --account "$KEYSTORE_ACCOUNT"']),
  ];
  return lines.join(" \\\n");
}

function declared(parameter: AbiParameter): string {
  const array = elementOf(parameter);
  if (array !== undefined) {
    return `${declared(array.element)}[${array.length ?? ""}]`;
  }
  const members = membersOf(parameter);
  if (members === undefined) return parameter.type;
  return `(${members.map((member) => `${declared(member)} ${member.name ?? ""}`.trim()).join(", ")})`;
}

/** A function as viem's `parseAbi` reads it, with the members of tuples. */
export function humanReadable({ name, inputs, outputs, stateMutability }: AbiFunction): string {
  const list = (parameters: readonly AbiParameter[]): string =>
    parameters.map((one) => `${declared(one)} ${one.name ?? ""}`.trim()).join(", ");
  const mutability = stateMutability === "nonpayable" ? "" : ` ${stateMutability}`;
  const returns = outputs.length === 0 ? "" : ` returns (${list(outputs)})`;
  return `function ${name}(${list(inputs)})${mutability}${returns}`;
}

function viemValue(part: Part, indent: string): string {
  const [parameter, value] = part;
  if (typeof value === "bigint") {
    const bits = Number(/^u?int(\d+)$/u.exec(parameter.type)?.[1] ?? 256);
    return bits <= 48 ? `${value}` : `${value}n`;
  }
  const parts = partsOf(part);
  if (parts === undefined) return JSON.stringify(value);
  const inner = `${indent}  `;
  const members = membersOf(parameter) ?? [];
  const hasNames = members.length > 0 && members.every(({ name }) => Boolean(name));
  const lines = parts.map((one) => {
    const name = hasNames ? `${one[0].name ?? ""}: ` : "";
    return `${inner}${name}${viemValue(one, inner)},`;
  });
  const [open, close] = hasNames ? ["{", "}"] : ["[", "]"];
  return lines.length === 0 ? `${open}${close}` : [open, ...lines, `${indent}${close}`].join("\n");
}

/** TypeScript for viem: with a `client` that reads, or a `wallet` that signs. */
export function viemCode({ item, args, to, value }: Call): string {
  const lines = item.inputs.map(
    (input, place) => `    ${viemValue([input, args[place] ?? ""], "    ")},`,
  );
  return [
    'import { parseAbi } from "viem";',
    "",
    isRead(item)
      ? "const result = await client.readContract({"
      : "const hash = await wallet.writeContract({",
    `  address: ${JSON.stringify(to)},`,
    `  abi: parseAbi([${JSON.stringify(humanReadable(item))}]),`,
    `  functionName: ${JSON.stringify(item.name)},`,
    ...(lines.length === 0 ? ["  args: [],"] : ["  args: [", ...lines, "  ],"]),
    ...(value > 0n ? [`  value: ${value}n, // wei`] : []),
    "});",
  ].join("\n");
}

/**
 * A file for Safe's Transaction Builder.
 *
 * @param chainId EIP-155 id
 * @param createdAt Unix milliseconds
 */
export function safeFile(
  calls: readonly { readonly to: string; readonly value: bigint; readonly data: string }[],
  { chainId, name, createdAt }: { chainId: number; name: string; createdAt: number },
): string {
  const transactions = calls.map(({ to, value, data }) => ({ to, value: `${value}`, data }));
  const file = { version: "1.0", chainId: `${chainId}`, createdAt, meta: { name }, transactions };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}
