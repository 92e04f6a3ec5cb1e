import type { AbiParameter, Hex } from "viem";

import {
  decodeBuiltIn,
  misfit,
  normalizeRevertData,
  RevertDataError,
  type BuiltInRevert,
} from "./revert";
import { decodeValues, EncodingError, fitsTopic, typesText, type DecodedValue } from "./values";

export interface KnownSymbol {
  readonly kind: "function" | "event" | "error";
  readonly name: string;
  /** `0x` and lower-case digits: the selector, of an event topic 0. */
  readonly hash: Hex;
  /** In ABI form; those of an event say which are indexed. */
  readonly inputs: readonly AbiParameter[];
  /** Contracts that have it, of each protocol the oldest release first: `lockup/v4.0/SablierLockup`. */
  readonly places: readonly string[];
}

export interface SymbolInfo extends KnownSymbol {
  /** Unit of each input, empty for those without one; no list where nothing describes them. */
  readonly units?: readonly string[];
  /** What the reference says, of each protocol the newest release first. */
  readonly about: readonly Description[];
}

/** What the reference says of a symbol in some releases. */
export interface Description {
  /** Oldest first: `Lockup v4.0`. */
  readonly releases: readonly string[];
  /** Why the call failed, or what the function or event is for, as plain text. */
  readonly text: string;
  /** What to change after an error, as plain text. */
  readonly fix?: string;
  /** Route and anchor of the full description. */
  readonly url: string;
}

/** A decoded value; bytes that are a call or an error themselves are decoded, too. */
export interface Argument<S extends KnownSymbol> extends DecodedValue {
  readonly parts?: readonly Argument<S>[];
  readonly inner?: Decoded<S>;
}

export interface Match<S extends KnownSymbol> {
  readonly symbol: S;
  /** Undefined when only the selector or the topic was given. */
  readonly args: readonly Argument<S>[] | undefined;
  /** Bytes after the arguments, which the contract does not read. */
  readonly rest: number;
}

export type Decoded<S extends KnownSymbol> =
  | { readonly kind: "empty" }
  | BuiltInRevert
  /** One selector can belong to several contracts, hence several matches. */
  | { readonly kind: "symbols"; readonly matches: readonly Match<S>[] }
  /** `hash` is the topic of what looks like a log, else the selector. */
  | { readonly kind: "unknown"; readonly hash: Hex };

/** Calls within calls that are looked into; a batch in a batch is two. */
const DEEPEST = 4;

const WORD_DIGITS = 64;
const SELECTOR_DIGITS = 8;

/** Longest text that is read at all, in characters. */
const LONGEST_TEXT = 600_000;

/** Data as it was pasted. */
interface Pasted {
  readonly digits: string;
  /** Topics at the front of the digits, where JSON tells them from the data of the log. */
  readonly topics?: number;
}

/**
 * The data in a text: hexadecimal digits as they are; of JSON the topics and data of a log, the input of a
 * transaction, or the data of an error.
 */
function dataIn(text: string): Pasted {
  if (text.length > LONGEST_TEXT) {
    throw new RevertDataError(`${text.length} characters are too many: at most ${LONGEST_TEXT}.`);
  }
  if (!/^\s*[[{]/u.test(text)) return { digits: text };
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new RevertDataError("The text begins as JSON does, but is none. Copy all of it.");
  }
  // Level by level, so that a transaction comes before what is inside of it.
  let level: readonly unknown[] = [parsed];
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const objects = level.filter((item) => typeof item === "object" && item !== null);
    for (const object of objects) {
      const found = dataOf(object);
      if (found !== undefined) return found;
    }
    level = objects.flatMap((object) => Object.values(object) as unknown[]);
  }
  throw new RevertDataError(
    "The JSON has no log (topics, data), no input of a transaction and no data of an error.",
  );
}

function dataOf(object: object): Pasted | undefined {
  const { topics, data, input } = object as Readonly<Record<string, unknown>>;
  if (Array.isArray(topics)) {
    const parts: readonly unknown[] = [...(topics as readonly unknown[]), data];
    const digits = parts.filter((part) => typeof part === "string").join("");
    return topics.length === 0 ? { digits } : { digits, topics: topics.length };
  }
  const found = [input, data].find((part): part is string => typeof part === "string");
  return found === undefined ? undefined : { digits: found };
}

/**
 * Makes a decoder of revert data, calldata and logs from a table of symbols.
 *
 * The decoder takes a text as it is pasted: data in hexadecimal digits, the topics and the data of a log one
 * after the other, or JSON with one of them. Its time and memory grow with the text only, whatever it holds.
 * It throws RevertDataError for a text that is no such data, or whose arguments do not fit the symbol that the
 * selector or the topic names.
 */
export function createDecoder<S extends KnownSymbol>(
  symbols: readonly S[],
): (text: string) => Decoded<S> {
  const known = new Map<string, S[]>();
  for (const symbol of symbols) known.set(symbol.hash, [...(known.get(symbol.hash) ?? []), symbol]);

  /** What bytes are that a contract was given or returned; of a log the number of topics, if it is known. */
  function decode(digits: string, depth: number, topics?: number): Decoded<S> {
    if (digits === "") return { kind: "empty" };
    const isWords = digits.length % WORD_DIGITS === 0;
    const topic: Hex = `0x${digits.slice(0, WORD_DIGITS)}`;
    const events = isWords ? known.get(topic) : undefined;
    if (topics !== undefined) {
      const fitting = events?.filter(
        ({ inputs }) => inputs.filter(isIndexed).length === topics - 1,
      );
      return fitting === undefined || fitting.length === 0
        ? { kind: "unknown", hash: topic }
        : matching(fitting, digits.slice(WORD_DIGITS), eventValues, depth);
    }
    if (events !== undefined) {
      return matching(events, digits.slice(WORD_DIGITS), eventValues, depth);
    }
    const selector: Hex = `0x${digits.slice(0, SELECTOR_DIGITS)}`;
    const builtIn = decodeBuiltIn(digits);
    if (builtIn !== undefined) return builtIn;
    const found = known.get(selector);
    if (found === undefined) return { kind: "unknown", hash: isWords ? topic : selector };
    return matching(found, digits.slice(SELECTOR_DIGITS), callValues, depth);
  }

  /** The symbols whose arguments a body is, first those that take all of it; without a body all of them. */
  function matching(
    candidates: readonly S[],
    body: string,
    valuesOf: typeof callValues,
    depth: number,
  ): Decoded<S> {
    const matches: Match<S>[] = [];
    let problem: Error | undefined;
    for (const symbol of candidates) {
      if (body === "" && symbol.inputs.length > 0) {
        matches.push({ symbol, args: undefined, rest: 0 });
        continue;
      }
      try {
        const { values, rest } = valuesOf(symbol, body);
        matches.push({ symbol, args: values.map((value) => argument(value, depth)), rest });
      } catch (cause) {
        if (!(cause instanceof EncodingError)) throw cause;
        const after = symbol.kind === "event" ? "topic" : "selector";
        problem ??= misfit(cause, body, after, `${typesText(symbol.inputs)} of ${symbol.name}`);
      }
    }
    if (matches.length === 0 && problem !== undefined) throw problem;
    return { kind: "symbols", matches: matches.toSorted((a, b) => rank(a) - rank(b)) };
  }

  function argument(value: DecodedValue, depth: number): Argument<S> {
    if (value.parts !== undefined) {
      return { ...value, parts: value.parts.map((part) => argument(part, depth)) };
    }
    const inner =
      value.type === "bytes" && depth < DEEPEST ? within(value.value, depth) : undefined;
    return inner === undefined ? value : { ...value, inner };
  }

  /** What bytes within data are; nothing when they only look like something known. */
  function within(value: string, depth: number): Decoded<S> | undefined {
    const digits = value.slice(2);
    if (digits.length < SELECTOR_DIGITS) return undefined;
    try {
      const decoded = decode(digits, depth + 1);
      if (decoded.kind === "unknown") return undefined;
      const isWhole =
        decoded.kind !== "symbols" ||
        decoded.matches.some(({ args, rest }) => args !== undefined && rest === 0);
      return isWhole ? decoded : undefined;
    } catch (cause) {
      if (cause instanceof RevertDataError) return undefined;
      throw cause;
    }
  }

  return (text) => {
    // The topics of a log begin with 0x each, and are one text with its data.
    const { digits, topics } = dataIn(text);
    const joined = digits.replaceAll(/0x/giu, "");
    const data = normalizeRevertData(joined === "" && text.trim() !== "" ? "0x" : joined);
    return decode(data.slice(2), 0, topics);
  };
}

/** Bytes that nothing reads are a sign of the wrong release. */
const rank = ({ rest }: { readonly rest: number }): number => (rest === 0 ? 0 : 1);

const isIndexed = (input: AbiParameter): boolean => "indexed" in input && input.indexed === true;

interface Values {
  readonly values: readonly DecodedValue[];
  readonly rest: number;
}

function callValues({ inputs, kind }: KnownSymbol, body: string): Values {
  const decoded = decodeValues(inputs, body);
  // Calls may carry more than their arguments; Solidity adds nothing to an error.
  if (kind === "error" && decoded.rest > 0) throw new EncodingError("The data goes on.");
  return decoded;
}

/** Fields of a log: the indexed ones are in the topics, before the data. */
function eventValues({ inputs }: KnownSymbol, body: string): Values {
  const topics = inputs.filter(isIndexed);
  // Of what does not fit a topic, the log has the hash.
  const inTopics = decodeValues(
    topics.map((input) =>
      fitsTopic(input) ? input : { type: "bytes32", internalType: "hash", name: input.name ?? "" },
    ),
    body.slice(0, topics.length * WORD_DIGITS),
  ).values;
  const { values: inData, rest } = decodeValues(
    inputs.filter((input) => !isIndexed(input)),
    body.slice(topics.length * WORD_DIGITS),
  );
  const [fromTopics, fromData] = [[...inTopics], [...inData]];
  const values = inputs.flatMap(
    (input) => (isIndexed(input) ? fromTopics : fromData).shift() ?? [],
  );
  return { values, rest };
}
