/** A parameter, return value or struct member as written in Solidity. */
export interface ParsedValue {
  /** Type without data location: `LockupDynamic.Segment[]`, `mapping(address => bool)`. */
  readonly type: string;
  /** Empty when unnamed. */
  readonly name: string;
  readonly indexed: boolean;
}

/** A Solidity declaration, as far as the reference needs it. */
export type Declaration =
  | {
      readonly kind: "function";
      readonly name: string;
      readonly params: readonly ParsedValue[];
      readonly returns: readonly ParsedValue[];
      readonly visibility: Visibility;
      readonly mutability: Mutability;
    }
  | {
      readonly kind: "modifier" | "constructor" | "event" | "error";
      /** `constructor` for a constructor. */
      readonly name: string;
      readonly params: readonly ParsedValue[];
    }
  | { readonly kind: "struct"; readonly name: string; readonly members: readonly ParsedValue[] }
  | { readonly kind: "enum"; readonly name: string; readonly members: readonly string[] }
  | { readonly kind: "state"; readonly name: string; readonly type: string };

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

const CALLABLE =
  /^(function|modifier|event|error|constructor)\b ?([\w$]*) ?(?:\(([^()]*)\))?([^()]*)(?:\(([^()]*)\))?$/u;
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
  const hasResults = words.at(-1) === "returns" && results !== undefined;
  const params = readValues(listOf(list ?? "", ","));
  const returns = readValues(listOf(results ?? "", ","));
  if (params === null || returns === null || (list === undefined && kind !== "modifier"))
    return null;
  if (kind === "function") {
    if (hasResults) words.pop();
    const visibility = VISIBILITIES.find((word) => words.includes(word));
    const mutability = MUTABILITIES.find((word) => words.includes(word)) ?? "nonpayable";
    const isKnown = words.every((word) => FUNCTION_WORDS.has(word));
    if (!isKnown || visibility === undefined || hasResults !== (results !== undefined)) return null;
    return { kind, name, params, returns, visibility, mutability };
  }
  if (words.length > 0 || results !== undefined) return null;
  if (kind === "constructor") return { kind, name: kind, params };
  if (kind === "modifier" || kind === "event" || kind === "error") return { kind, name, params };
  return null;
}

function readCompound(text: string): Declaration | null {
  const [, kind, name = "", content = ""] = COMPOUND.exec(text) ?? [];
  if (kind === "enum") {
    const members = listOf(content, ",");
    return members.length > 0 && members.every((member) => /^[A-Za-z_$][\w$]*$/u.test(member))
      ? { kind, name, members }
      : null;
  }
  const [last, ...parts] = content.split(";").toReversed();
  const members = readValues(parts.toReversed().map((part) => part.trim()));
  return kind !== "struct" || last?.trim() !== "" || members === null
    ? null
    : { kind, name, members };
}

function readState(text: string): Declaration | null {
  const value = readTyped(text, STATE_WORDS);
  return value === null || value.name === ""
    ? null
    : { kind: "state", name: value.name, type: value.type };
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
