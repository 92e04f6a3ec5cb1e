import type { AbiParameter } from "viem";

import { elementOf, membersOf } from "../abi/parameters";
import { formatAmount, parseAmount, parsePercent } from "../format/amounts";
import { addressProblem, toChecksum } from "../format/addresses";
import { parseDateTime } from "../format/dates";
import { parseDuration } from "../format/durations";
import { quoteValue } from "../query";
import { within } from "../text/read";

export { elementOf, membersOf } from "../abi/parameters";

/** An argument of a call in the order of the ABI; a tuple is a list of its members. */
export type CallValue = bigint | boolean | string | readonly CallValue[];

/**
 * How people write a number: an amount of tokens (needs the token's decimals), of coins (18 decimals), a
 * share in percent (1e18 is 100%), tokens per period as `1000/30d` (1e18 is one token a second), a UTC
 * moment, or a duration.
 */
export type Unit = "tokens" | "coins" | "percent" | "rate" | "moment" | "duration";

/** What is known of an argument beside its ABI type. */
export interface Hint {
  readonly label?: string;
  readonly note?: string;
  readonly unit?: Unit;
  readonly initial?: string;
}

/** What texts are read with. */
export interface Reading {
  /** Decimals of the token. */
  readonly decimals: number;
  /** Addresses that may be written as the name of a contract. */
  readonly contracts?: Readonly<Record<string, string>>;
  /** What is known of an argument, by its path: `params.sender`. */
  readonly hintOf?: (path: string) => Hint;
}

/** Most characters of one text, and elements of one list. */
const LONGEST = 20_000;
const MOST_ELEMENTS = 300;

const NO_HINT = (): Hint => ({});

/** An argument, or a member of one, that is written as one text. */
export interface Leaf {
  /** Names from the input on, as in `params.timestamps.start`. An unnamed one has its place. */
  readonly path: string;
  readonly parameter: AbiParameter;
}

/** Name of an input; an unnamed one has its place, counted from 0. */
export const nameAt = (name: string | undefined, place: number): string =>
  name === undefined || name === "" ? `${place}` : name;

const joined = (path: string, name: string | undefined, place: number): string =>
  path === "" ? nameAt(name, place) : `${path}.${nameAt(name, place)}`;

/** All texts that the inputs of a function ask for; arrays are one text each. */
export function leavesOf(parameters: readonly AbiParameter[], path = ""): Leaf[] {
  return parameters.flatMap((parameter, place) => {
    const own = joined(path, parameter.name, place);
    const members = membersOf(parameter);
    return members === undefined ? [{ path: own, parameter }] : leavesOf(members, own);
  });
}

/** Puts the values of leaves together to the arguments of a call. */
export function assemble(
  parameters: readonly AbiParameter[],
  valueOf: (path: string) => CallValue,
  path = "",
): CallValue[] {
  return parameters.map((parameter, place) => {
    const own = joined(path, parameter.name, place);
    const members = membersOf(parameter);
    return members === undefined ? valueOf(own) : assemble(members, valueOf, own);
  });
}

function bounds(type: string): readonly [bigint, bigint] | undefined {
  const [, unsigned, bits] = /^(u?)int(\d*)$/u.exec(type) ?? [];
  if (bits === undefined) return undefined;
  const size = BigInt(bits || 256);
  return unsigned === "u" ? [0n, 2n ** size - 1n] : [-(2n ** (size - 1n)), 2n ** (size - 1n) - 1n];
}

const UNITS: Readonly<Record<Unit, (text: string, decimals: number) => bigint>> = {
  tokens: parseAmount,
  coins: (text) => parseAmount(text, 18),
  percent: parsePercent,
  rate: readRate,
  moment: parseDateTime,
  duration: parseDuration,
};

function readRate(text: string): bigint {
  const [amount = "", period = "", ...rest] = text.split("/");
  if (period === "" || rest.length > 0) {
    throw new RangeError(
      `${quoteValue(text)} is no rate; write tokens per period, such as 1000/30d`,
    );
  }
  const seconds = parseDuration(period);
  if (seconds === 0n) throw new RangeError(`${quoteValue(text)} has a period of 0; use 1s or more`);
  return parseAmount(amount, 18) / seconds;
}

function readNumber(text: string): bigint {
  if (!/^-?\d+$/u.test(text)) {
    throw new RangeError(`${quoteValue(text)} is not a whole number; use digits only`);
  }
  return BigInt(text);
}

/** The highest number of a type as people write it in a unit. */
function highest(limit: bigint, unit: Unit | undefined, decimals: number): string {
  if (unit === "tokens") return formatAmount(limit, decimals, { maxDecimals: 0, grouping: false });
  return limit.toString();
}

function readInteger(type: string, text: string, unit: Unit | undefined, decimals: number): bigint {
  const number = unit === undefined ? readNumber(text) : UNITS[unit](text, decimals);
  const [least, most] = bounds(type) ?? [0n, 0n];
  if (number < least || number > most) {
    throw new RangeError(
      `${quoteValue(text)} does not fit ${type}; use ${least} to ${highest(most, unit, decimals)}`,
    );
  }
  return number;
}

function readBytes(type: string, text: string): string {
  if (!/^0x(?:[0-9a-f]{2})*$/iu.test(text)) {
    throw new RangeError(`${quoteValue(text)} is not ${type}; write 0x and two hex digits a byte`);
  }
  const size = Number(type.slice("bytes".length));
  const length = text.length / 2 - 1;
  if (size > 0 && length !== size) {
    throw new RangeError(`${quoteValue(text)} has ${length} bytes; ${type} has ${size}`);
  }
  return text.toLowerCase();
}

function readAddress(text: string, contracts: Readonly<Record<string, string>>): string {
  const named = Object.hasOwn(contracts, text) ? contracts[text] : undefined;
  if (named !== undefined) return named;
  const problem = addressProblem(text);
  if (problem !== undefined) {
    const names = Object.keys(contracts).join(", ");
    throw new RangeError(names === "" ? problem : `${problem}, or one of ${names}`);
  }
  return toChecksum(text);
}

function readScalar(type: string, text: string, unit: Unit | undefined, by: Reading): CallValue {
  if (bounds(type) !== undefined) return readInteger(type, text, unit, by.decimals);
  if (type === "address") return readAddress(text, by.contracts ?? {});
  if (type.startsWith("bytes")) return readBytes(type, text);
  const yes = text === "yes" || text === "true";
  if (type !== "bool") throw new RangeError(`The type ${type} is not known; use another function`);
  if (!yes && text !== "no" && text !== "false") {
    throw new RangeError(`${quoteValue(text)} is not a bool; write yes or no`);
  }
  return yes;
}

type Node = string | readonly Node[];

/**
 * Reads `["0x12",[1,2],true]`, quotes or not: as JSON, with everything that is no list as a text. A quote that
 * nothing closes takes the rest at once: looked for from each of its escaped quotes, the end would cost the square.
 */
function parseBrackets(text: string): Node {
  const quoted = text.replaceAll(/"(?:[^"\\]|\\.)*"?|[^[\],"\s]+/gu, (token) =>
    token.startsWith('"') ? token : JSON.stringify(token),
  );
  try {
    return JSON.parse(quoted) as Node;
  } catch {
    throw new RangeError(
      `${quoteValue(text)} is no list; write it in brackets, with commas, such as [1,2]`,
    );
  }
}

function countProblem(found: number, wanted: number, what: string): RangeError {
  return new RangeError(`There are ${found} ${what}; write ${wanted}`);
}

/** A value of an explorer's box, in base units and Unix seconds. */
function fromNode(parameter: AbiParameter, node: Node, by: Reading): CallValue {
  const array = elementOf(parameter);
  const members = membersOf(parameter);
  if (typeof node === "string") {
    if (array !== undefined || members !== undefined) {
      throw new RangeError(`${quoteValue(node)} is no list; write it in brackets, such as [1,2]`);
    }
    return parameter.type === "string" ? node : readScalar(parameter.type, node, undefined, by);
  }
  if (array !== undefined) {
    checkCount(node.length, array.length);
    return node.map((one, place) =>
      within(`Element ${place + 1}`, () => fromNode(array.element, one, by)),
    );
  }
  if (members === undefined) {
    throw new RangeError(
      `A list stands where one ${parameter.type} is needed; leave out the brackets`,
    );
  }
  if (members.length !== node.length) throw countProblem(node.length, members.length, "values");
  return members.map((member, place) =>
    within(nameAt(member.name, place), () => fromNode(member, node[place] ?? "", by)),
  );
}

function checkCount(found: number, wanted: number | undefined): void {
  if (wanted !== undefined && found !== wanted) throw countProblem(found, wanted, "elements");
  if (found > MOST_ELEMENTS) {
    throw new RangeError(`The list has ${found} elements; use at most ${MOST_ELEMENTS} here`);
  }
}

/** What the columns of a row are, in order; undefined where a row holds a list and needs brackets. */
export function columnsOf(parameter: AbiParameter): readonly Leaf[] | undefined {
  const element = elementOf(parameter)?.element;
  if (element === undefined) return undefined;
  const members = membersOf(element);
  const columns =
    members === undefined ? [{ path: "", parameter: element }] : leavesOf(members, "");
  return columns.some((column) => elementOf(column.parameter) !== undefined) ? undefined : columns;
}

/** An array that is written as rows, one element a line, or in brackets as explorers take it. */
function readArray(leaf: Leaf, text: string, by: Reading): CallValue {
  const { parameter, path } = leaf;
  if (text.startsWith("[")) return fromNode(parameter, parseBrackets(text), by);
  const columns = columnsOf(parameter);
  const { element, length } = elementOf(parameter) ?? { element: parameter, length: undefined };
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (columns === undefined && lines.length > 0) {
    throw new RangeError(
      `${quoteValue(text)} has lists inside; write it in brackets, such as [[1,2]]`,
    );
  }
  checkCount(lines.length, length);
  return lines.map((line, row) =>
    within(`Row ${row + 1}`, () => {
      const cells = line.split(",").map((cell) => cell.trim());
      const wanted = columns ?? [];
      if (cells.length !== wanted.length) throw countProblem(cells.length, wanted.length, "values");
      const values = new Map(
        wanted.map((column, place) => {
          const cellPath = column.path === "" ? path : `${path}.${column.path}`;
          const cell: Leaf = { path: cellPath, parameter: column.parameter };
          const value = (): CallValue => readLeaf(cell, cells[place] ?? "", by);
          return [column.path, column.path === "" ? value() : within(column.path, value)];
        }),
      );
      const members = membersOf(element);
      const valueOf = (own: string): CallValue => values.get(own) ?? "";
      return members === undefined ? valueOf("") : assemble(members, valueOf);
    }),
  );
}

/**
 * Reads the text of an argument by its ABI type and unit.
 *
 * @returns numbers in base units, wads, Unix seconds and seconds; addresses with their checksum
 * @throws RangeError naming the value and the remedy, and in lists the row and the column
 */
export function readLeaf(leaf: Leaf, text: string, by: Reading): CallValue {
  const { parameter, path } = leaf;
  if (text.length > LONGEST) {
    throw new RangeError(
      `${quoteValue(text)} has ${text.length} characters; use at most ${LONGEST} here`,
    );
  }
  if (parameter.type === "string") return text;
  const trimmed = text.trim();
  if (elementOf(parameter) !== undefined) return readArray(leaf, trimmed, by);
  const { unit } = (by.hintOf ?? NO_HINT)(path);
  // Contracts take 0 for "none", such as no cliff and no expiration.
  if (trimmed === "" && (unit === "moment" || unit === "duration")) return 0n;
  return readScalar(parameter.type, trimmed, unit, by);
}
