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

/** A declaration that cannot be parsed. The message quotes the rest of the text. */
export class SolidityError extends Error {
  override readonly name = "SolidityError";
}

const VISIBILITIES: readonly string[] = ["external", "public", "internal", "private"];
const MUTABILITIES: readonly string[] = ["pure", "view", "payable"];
const LOCATIONS: readonly string[] = ["memory", "calldata", "storage"];
const STATE_WORDS: readonly string[] = [
  ...VISIBILITIES,
  "constant",
  "immutable",
  "override",
  "transient",
];
const TOKEN = /\s*(=>|[A-Za-z_$][\w$]*|\d+|[()[\]{},;.=])/uy;

class Reader {
  private position = 0;

  constructor(private readonly text: string) {}

  private at(position: number): { token: string | undefined; end: number } {
    TOKEN.lastIndex = position;
    const match = TOKEN.exec(this.text);
    return match === null
      ? { token: undefined, end: position }
      : { token: match[1], end: TOKEN.lastIndex };
  }

  peek(): string | undefined {
    return this.at(this.position).token;
  }

  next(): string | undefined {
    const { token, end } = this.at(this.position);
    this.position = end;
    return token;
  }

  accept(token: string): boolean {
    if (this.peek() !== token) return false;
    this.next();
    return true;
  }

  expect(token: string): void {
    if (!this.accept(token)) this.fail(`"${token}"`);
  }

  identifier(what: string): string {
    const token = this.peek();
    if (token === undefined || !/^[A-Za-z_$]/u.test(token)) return this.fail(what);
    this.next();
    return token;
  }

  /** End of the declaration: an optional semicolon and nothing else. */
  end(): void {
    this.accept(";");
    if (this.text.slice(this.position).trim() !== "") this.fail("the end of the declaration");
  }

  fail(expected: string): never {
    const rest = this.text.slice(this.position).trim();
    throw new SolidityError(
      `Expected ${expected} ${rest === "" ? "at the end" : `before "${rest}"`} of \`${this.text}\`.`,
    );
  }
}

function readType(reader: Reader): string {
  let type = reader.identifier("a type");
  if (type === "mapping") {
    reader.expect("(");
    const key = readType(reader);
    const keyName = readOptionalName(reader);
    reader.expect("=>");
    const value = readType(reader);
    const valueName = readOptionalName(reader);
    reader.expect(")");
    type = `mapping(${key}${keyName} => ${value}${valueName})`;
  }
  while (reader.accept(".")) type += `.${reader.identifier("a name after the dot")}`;
  while (reader.accept("[")) {
    const token = reader.peek();
    const length = token !== undefined && /^\d+$/u.test(token) ? reader.next() : "";
    reader.expect("]");
    type += `[${length ?? ""}]`;
  }
  return type;
}

function readOptionalName(reader: Reader): string {
  const token = reader.peek();
  return token !== undefined && /^[A-Za-z_$]/u.test(token) ? ` ${reader.identifier("a name")}` : "";
}

function readValues(reader: Reader): ParsedValue[] {
  const values: ParsedValue[] = [];
  reader.expect("(");
  if (reader.accept(")")) return values;
  do {
    const type = readType(reader);
    let indexed = false;
    let name = "";
    for (let token = reader.peek(); token !== undefined; token = reader.peek()) {
      if (token === "indexed") indexed = true;
      else if (!LOCATIONS.includes(token)) break;
      reader.next();
    }
    const token = reader.peek();
    if (token !== "," && token !== ")") name = reader.identifier('a parameter name, "," or ")"');
    values.push({ type, name, indexed });
  } while (reader.accept(","));
  reader.expect(")");
  return values;
}

function readFunction(reader: Reader): Declaration {
  const name = reader.identifier("the name of the function");
  const params = readValues(reader);
  let visibility: Visibility | undefined;
  let mutability: Mutability = "nonpayable";
  let returns: ParsedValue[] = [];
  for (let token = reader.peek(); token !== undefined && token !== ";"; token = reader.peek()) {
    reader.next();
    if (VISIBILITIES.includes(token)) visibility = token as Visibility;
    else if (MUTABILITIES.includes(token)) mutability = token as Mutability;
    else if (token === "returns") returns = readValues(reader);
    else if (token !== "virtual" && token !== "override") {
      reader.fail(`a visibility, a mutability, virtual, override or returns instead of "${token}"`);
    }
  }
  if (visibility === undefined) {
    return reader.fail("a visibility (external, public, internal or private)");
  }
  return { kind: "function", name, params, returns, visibility, mutability };
}

function readStruct(reader: Reader): Declaration {
  const name = reader.identifier("the name of the struct");
  const members: ParsedValue[] = [];
  reader.expect("{");
  while (!reader.accept("}")) {
    const type = readType(reader);
    members.push({ type, name: reader.identifier("a member name"), indexed: false });
    reader.expect(";");
  }
  return { kind: "struct", name, members };
}

function readEnum(reader: Reader): Declaration {
  const name = reader.identifier("the name of the enum");
  const members: string[] = [];
  reader.expect("{");
  do members.push(reader.identifier("a member name"));
  while (reader.accept(","));
  reader.expect("}");
  return { kind: "enum", name, members };
}

function readState(reader: Reader): Declaration {
  const type = readType(reader);
  let name = "";
  for (let token = reader.peek(); token !== undefined && token !== ";"; token = reader.peek()) {
    if (STATE_WORDS.includes(token)) reader.next();
    else if (name === "") name = reader.identifier("the name of the variable");
    else reader.fail("the end of the declaration");
  }
  if (name === "") return reader.fail("the name of the variable");
  return { kind: "state", name, type };
}

/**
 * Parses one Solidity declaration: function, modifier, constructor, event, error, struct, enum, or
 * a state variable. Data locations are accepted and dropped; bodies and values are not accepted.
 *
 * @throws SolidityError quoting the place that is not understood.
 */
export function parseDeclaration(text: string): Declaration {
  const reader = new Reader(text.trim());
  const keyword = reader.peek();
  const declaration = ((): Declaration => {
    switch (keyword) {
      case "function":
        reader.next();
        return readFunction(reader);
      case "constructor":
        reader.next();
        return { kind: "constructor", name: "constructor", params: readValues(reader) };
      case "modifier": {
        reader.next();
        const name = reader.identifier("the name of the modifier");
        return { kind: "modifier", name, params: reader.peek() === "(" ? readValues(reader) : [] };
      }
      case "event":
      case "error":
        reader.next();
        return {
          kind: keyword,
          name: reader.identifier(`the name of the ${keyword}`),
          params: readValues(reader),
        };
      case "struct":
        reader.next();
        return readStruct(reader);
      case "enum":
        reader.next();
        return readEnum(reader);
      default:
        return readState(reader);
    }
  })();
  reader.end();
  return declaration;
}
