/** A parameter, return value or struct member as written in Solidity. */
export interface ParsedValue {
  /** Type without data location: `LockupDynamic.Segment[]`, `mapping(address => bool)`. */
  readonly type: string;
  /** Empty when unnamed. */
  readonly name: string;
  readonly indexed: boolean;
}

/** A Solidity declaration, as far as the reference needs it. */
export interface Declaration {
  readonly kind:
    "function" | "modifier" | "constructor" | "event" | "error" | "struct" | "enum" | "state";
  /** `constructor` for a constructor. */
  readonly name: string;
  /** Parameters, fields, arguments or members; those of an enum have no type. A variable is its only one. */
  readonly values: readonly ParsedValue[];
  readonly returns: readonly ParsedValue[];
  /** Undefined for what is no function. */
  readonly visibility?: Visibility;
  readonly mutability?: Mutability;
}

export type Visibility = "external" | "public" | "internal" | "private";

export type Mutability = "pure" | "view" | "nonpayable" | "payable";

const VISIBILITIES = ["external", "public", "internal", "private"] as const;
const MUTABILITIES = ["pure", "view", "payable"] as const;
const FUNCTION_WORDS: ReadonlySet<string> = new Set([
  ...VISIBILITIES,
  ...MUTABILITIES,
  "virtual",
  "override",
]);
const STATE_WORDS: ReadonlySet<string> = new Set([
  ...VISIBILITIES,
  "constant",
  "immutable",
  "override",
  "transient",
]);
const VALUE_WORDS: ReadonlySet<string> = new Set(["indexed", "memory", "calldata", "storage"]);

/** Kind, name, list, the words behind it and the results. */
const CALLABLE =
  /^(function|modifier|event|error|constructor)\b ?([\w$]*) ?(?:\(([^()]*)\))?([^()]*?)(?:\breturns ?\(([^()]*)\))?$/u;
const COMPOUND = /^(struct|enum) ([\w$]+) ?\{([^{}]*)\}$/u;
/** A type, which may be a mapping with names of its key and value, and the words behind it. */
const TYPED = /^(mapping\([\w$.[\]=> ]+\)[[\]\d]*|[A-Za-z_$][\w$.]*[[\]\d]*)((?: [\w$]+)*)$/u;

const listOf = (text: string, separator: string): string[] =>
  text.trim() === ""
    ? []
    : text
        .trim()
        .split(separator)
        .map((part) => part.trim());

/** A type, the known words behind it and a name; null when other words stand there. */
function readTyped(text: string, words: ReadonlySet<string>): ParsedValue | null {
  const [, type, behind = ""] = TYPED.exec(text) ?? [];
  const [name = "", ...others] = listOf(behind, " ").filter((word) => !words.has(word));
  if (type === undefined || others.length > 0) return null;
  return { type, name, indexed: behind.split(" ").includes("indexed") };
}

/** Null when one of them is none. */
function readValues(texts: readonly string[]): ParsedValue[] | null {
  const values = texts.map((text) => readTyped(text, VALUE_WORDS));
  return values.includes(null) ? null : values.filter((value) => value !== null);
}

function readCallable(text: string): Declaration | null {
  const [, kind, name = "", list, behind = "", results] = CALLABLE.exec(text) ?? [];
  const words = listOf(behind, " ");
  const values = readValues(listOf(list ?? "", ","));
  const returns = readValues(listOf(results ?? "", ","));
  if (values === null || returns === null) return null;
  if (kind === "function") {
    const visibility = VISIBILITIES.find((word) => words.includes(word));
    const mutability = MUTABILITIES.find((word) => words.includes(word)) ?? "nonpayable";
    const isKnown = words.every((word) => FUNCTION_WORDS.has(word));
    if (!isKnown || visibility === undefined || list === undefined) return null;
    return { kind, name, values, returns, visibility, mutability };
  }
  if (words.length > 0 || results !== undefined) return null;
  if (kind === "modifier") return { kind, name, values, returns };
  if (list === undefined) return null;
  if (kind === "constructor") return { kind, name: kind, values, returns };
  return kind === "event" || kind === "error" ? { kind, name, values, returns } : null;
}

function readCompound(text: string): Declaration | null {
  const [, kind, name = "", content = ""] = COMPOUND.exec(text) ?? [];
  if (kind === "enum") {
    const members = listOf(content, ",");
    const values = members.map((member) => ({ type: "", name: member, indexed: false }));
    return members.length > 0 && members.every((member) => /^[A-Za-z_$][\w$]*$/u.test(member))
      ? { kind, name, values, returns: [] }
      : null;
  }
  const [last, ...parts] = content.split(";").toReversed();
  const values = readValues(parts.toReversed().map((part) => part.trim()));
  return kind !== "struct" || last?.trim() !== "" || values === null
    ? null
    : { kind, name, values, returns: [] };
}

function readState(text: string): Declaration | null {
  const value = readTyped(text, STATE_WORDS);
  return value === null || value.name === ""
    ? null
    : { kind: "state", name: value.name, values: [value], returns: [] };
}

/**
 * Parses one Solidity declaration: function, modifier, constructor, event, error, struct, enum, or
 * a state variable. Data locations are accepted and dropped; bodies and values are not accepted.
 *
 * @throws Error quoting a text that is none of these
 */
export function parseDeclaration(text: string): Declaration {
  const line = text.trim().replace(/;$/u, "").replace(/\s+/gu, " ");
  const isState = !/^(?:function|modifier|event|error|constructor|struct|enum)\b/u.test(line);
  const found = isState ? readState(line) : (readCallable(line) ?? readCompound(line));
  if (found !== null) return found;
  throw new Error(
    `\`${text}\` is no declaration. Write a function with its visibility, a constructor, modifier, event, error, struct, enum or state variable, without body or value.`,
  );
}
