import type { Abi, AbiParameter } from "viem";

import type { AbiFile, SymbolRecord, Unit, ValueDoc } from "../../data/contracts/schema";
import {
  canonicalSignature,
  declarationOf,
  hashOf,
  librarySelectorOf,
  solidityType,
  structDeclaration,
} from "../../src/lib/abi";
import { openClosestPages } from "../../src/lib/routes/closest";
import {
  parseDeclaration,
  type Declaration,
  type Mutability,
  type ParsedValue,
  type Visibility,
} from "./solidity";
import {
  createTypeResolver,
  isNumeric,
  isStruct,
  parametersOf,
  qualifiedTypeName,
  structsOf,
  typeOfParameter,
  type AbiStructs,
  type ResolvedType,
  type TypeResolver,
} from "./types";
import type { AbiSource } from "./abi-source";
import { scopeOf, type LoadedUnit, type PlainRecord } from "./units";

/** Something wrong in a description: where, and what to do about it. */
export interface Problem {
  readonly file: string;
  /** For example `function withdraw`; empty when the file as a whole is meant. */
  readonly record: string;
  readonly message: string;
}

/** A parameter, return value, event field or member with its type and its description. */
export interface Value {
  readonly name: string;
  /** Solidity spelling, as in the source. */
  readonly type: string;
  /** ABI type; undefined for types that have none, such as mappings. */
  readonly canonical: string | undefined;
  readonly indexed: boolean;
  readonly unit: Unit | undefined;
  readonly text: string;
}

type AbiItem = Extract<Abi[number], { type: "function" | "event" | "error" | "constructor" }>;

/** What an ABI or a declaration says of a symbol. */
interface Facts<V> {
  /** Where the ABI entry stands in the package; undefined without one. */
  readonly abi?: { readonly file: AbiFile; readonly index: number };
  /** Parameters, event fields, error arguments or struct members. */
  readonly params: readonly V[];
  readonly returns: readonly V[];
  readonly signature?: string;
  /** Selector of a function or error, topic 0 of an event. */
  readonly hash?: `0x${string}`;
  readonly declaration: string;
  readonly visibility: Visibility;
  readonly mutability: Mutability;
}

/** A described symbol with everything that its ABI or declaration says about it. */
export interface Entry extends Facts<Value> {
  readonly unit: LoadedUnit;
  readonly record: PlainRecord;
  /** Solidity name, `constructor` for a constructor. */
  readonly name: string;
  /** Name as readers see it; overloads carry their parameter types. */
  readonly label: string;
  readonly anchor: string;
  readonly url: string;
}

/** All descriptions, resolved against the ABIs. */
export interface Reference {
  readonly units: ReadonlyMap<string, LoadedUnit>;
  /** Entries of each unit in the order of its records. */
  readonly entries: ReadonlyMap<string, readonly Entry[]>;
  readonly abis: ReadonlyMap<AbiFile, Abi>;
  readonly problems: readonly Problem[];
}

export function recordLabel(record: PlainRecord | SymbolRecord): string {
  return record.kind === "constructor" ? "constructor" : `${record.kind} ${record.name}`;
}

/** Name without the types that tell overloads apart. */
export function bareName(name: string): string {
  return name.split("(", 1)[0] ?? name;
}

/** What the records of a unit are resolved against. */
interface Sources {
  readonly unit: LoadedUnit;
  readonly abis: ReadonlyMap<AbiFile, Abi>;
  /** Structs in the ABIs of the unit. */
  readonly structs: AbiStructs;
  readonly types: TypeResolver;
  readonly problems: Problem[];
}

/** An item of an ABI, and where it stands. */
interface AbiPlace {
  readonly file: AbiFile;
  readonly index: number;
  readonly item: AbiItem;
}

/** Resolves one record; what is wrong joins the problems and leaves the best possible entry behind. */
class RecordResolver {
  private readonly name: string;

  constructor(
    private readonly record: PlainRecord,
    private readonly sources: Sources,
  ) {
    this.name = nameOf(record);
  }

  resolve(): Entry {
    const { record } = this;
    const found = this.facts();
    if (found === undefined) return this.entry(NO_FACTS);
    const params =
      record.kind === "struct"
        ? this.values("members", found.params, record.members)
        : this.values("params", found.params, "params" in record ? record.params : []);
    const results = record.kind === "function" ? record.returns : [];
    return this.entry({
      ...found,
      params,
      returns: this.values("returns", found.returns, results),
    });
  }

  private report(message: string): void {
    const { record, sources } = this;
    sources.problems.push({ file: sources.unit.file, record: recordLabel(record), message });
  }

  private entry(facts: Facts<Value>): Entry {
    const { record, name } = this;
    const { unit } = this.sources;
    const { records, route } = unit.unit;
    const functions = records.filter((one) => one.kind === "function" && nameOf(one) === name);
    const types =
      record.kind === "function" && functions.length > 1
        ? facts.params.map(({ type }) => type)
        : undefined;
    const anchor = this.anchor(types ?? []);
    const label = types === undefined ? name : `${name}(${types.join(",")})`;
    return { ...facts, unit, record, name, label, anchor, url: `${route}#${anchor}` };
  }

  /** Anchor of an entry; see the README of the descriptions for the rule. */
  private anchor(types: readonly string[]): string {
    const { kind } = this.record;
    const name = this.name.toLowerCase();
    // A variable whose name differs from that of its getter only in case, as `SHAPE` does.
    const isShadowed = this.sources.unit.unit.records.some(
      (other) => other.kind !== "state" && nameOf(other).toLowerCase() === name,
    );
    const prefix = kind === "event" ? "event-" : kind === "state" && isShadowed ? "state-" : "";
    const plainTypes = types.map((type) => type.replace(/[^A-Za-z0-9]+/gu, "-").toLowerCase());
    return [prefix + name, ...plainTypes].join("-").replace(/-+$/u, "");
  }

  /** From the ABI that has the symbol, else from the record's declaration; undefined after a report. */
  private facts(): Facts<TypedValue> | undefined {
    const { kind, solidity } = this.record;
    const found = kind === "struct" ? this.struct() : this.fromAbi();
    if (found === undefined) {
      if (solidity !== undefined) return this.declared(solidity);
      const where = this.sources.unit.unit.abi.join(", ") || "none, as the unit names no ABI";
      this.report(
        `no ABI of the unit (${where}) has this ${kind}${this.suggestion()}. Correct the name or the unit's \`abi\`, or give the declaration in \`solidity\` if no ABI can have it.`,
      );
    } else if (solidity !== undefined) {
      const where = found.abi?.file ?? "of the unit";
      this.report(`is in the ABI ${where}, which gives its signature. Remove \`solidity\`.`);
    }
    return found;
  }

  private struct(): Facts<TypedValue> | undefined {
    const { unit, structs } = this.sources;
    const params = structs.get(qualifiedTypeName(unit.unit, this.name))?.map(fromParameter);
    return params && { ...NO_FACTS, params, declaration: structDeclaration(this.name, params) };
  }

  private fromAbi(): Facts<TypedValue> | undefined {
    const found = this.findAbiItem();
    if (found === undefined) return undefined;
    const { file, index, item } = found;
    const signature = item.type === "constructor" ? undefined : canonicalSignature(item);
    return {
      abi: { file, index },
      params: item.inputs.map(fromParameter),
      returns: item.type === "function" ? item.outputs.map(fromParameter) : [],
      ...(signature !== undefined && { signature, hash: hashOf(item.type, signature) }),
      declaration: declarationOf({ ...item, name: this.name }),
      visibility: "external",
      mutability: item.type === "function" ? item.stateMutability : "nonpayable",
    };
  }

  private declared(solidity: string): Facts<TypedValue> | undefined {
    const { record, name } = this;
    const declaration = this.parsed(solidity);
    if (declaration === undefined) return undefined;
    const { kind, values, visibility = "external", mutability = "nonpayable" } = declaration;
    if (declaration.name !== name) {
      this.report(`\`solidity\` declares the name "${declaration.name}". Use one name.`);
    }
    if (record.kind === "enum") {
      this.compareNames("members", values, record.members);
      return { ...NO_FACTS, declaration: enumDeclaration(name, values) };
    }
    const text = `${solidity.trim().replace(/;$/u, "")};`;
    if (record.kind === "state") {
      this.checkUnit(name, this.typeOf(values[0]?.type ?? ""), record.unit);
      return { ...NO_FACTS, declaration: text };
    }
    const params = this.typed(values);
    const isSigned =
      kind === "error" || kind === "event" || (kind === "function" && isPublic({ visibility }));
    return {
      params,
      returns: this.typed(declaration.returns),
      ...(isSigned ? this.signed(params) : {}),
      declaration: kind === "struct" ? structDeclaration(name, values) : text,
      visibility,
      mutability,
    };
  }

  /** The declaration of the record, which must be of its kind; undefined after a report. */
  private parsed(solidity: string): Declaration | undefined {
    try {
      const declaration = parseDeclaration(solidity);
      if (declaration.kind === this.record.kind) return declaration;
      this.report(
        `\`solidity\` is the declaration of another kind (${declaration.kind}) than the record (${this.record.kind}). Use one kind.`,
      );
    } catch (error) {
      this.report(`\`solidity\` is not understood. ${(error as Error).message}`);
    }
    return undefined;
  }

  private signed(params: readonly TypedValue[]): Pick<Entry, "signature" | "hash"> {
    const { kind } = this.record;
    // Public functions of linked libraries are hashed with the names of structs and enums.
    const hasNames = kind === "function" && this.sources.unit.unit.kind === "library";
    const types: string[] = [];
    for (const { type, resolved } of params) {
      if (resolved === undefined) return {};
      if (isStruct(resolved) && !hasNames) {
        this.report(
          `takes the struct "${type}", whose members only an ABI has. Name that ABI in the unit's \`abi\`.`,
        );
        return {};
      }
      const isNamed = hasNames && (isStruct(resolved) || resolved.enum);
      types.push(isNamed ? type : resolved.canonical);
    }
    const signature = `${this.name}(${types.join(",")})`;
    const hash = hasNames ? librarySelectorOf(signature) : hashOf(kind, signature);
    return { signature, hash };
  }

  private typeOf(type: string): ResolvedType | undefined {
    return this.sources.types(type, this.sources.unit.unit.name);
  }

  private typed(values: readonly ParsedValue[]): TypedValue[] {
    return values.map((value) => {
      const resolved = this.typeOf(value.type);
      if (resolved === undefined) {
        this.report(
          `the type "${value.type}" of "${value.name}" in \`solidity\` is unknown. Correct it, or add the record of that struct or enum.`,
        );
      }
      return { ...value, resolved };
    });
  }

  private values(
    field: DescribedField,
    actual: readonly TypedValue[],
    docs: readonly ValueDoc[] = [],
  ): Value[] {
    this.compareNames(field, actual, docs);
    return actual.map(({ name, type, resolved, indexed }, index) => {
      const doc = docs[index]?.name === name ? docs[index] : undefined;
      if (doc !== undefined) this.checkUnit(name, resolved, doc.unit);
      const { unit, text = "" } = doc ?? {};
      return { name, type, canonical: resolved?.canonical, indexed, unit, text };
    });
  }

  private compareNames(
    field: DescribedField,
    actual: readonly { readonly name: string }[],
    described: readonly { readonly name: string }[],
  ): void {
    const [expected, given] = [actual, described].map(
      (values) => values.map(({ name }) => `"${name}"`).join(", ") || "none",
    );
    if (expected === given) return;
    this.report(
      `\`${field}\` describes ${given}, but the signature has ${expected}. Use these names in this order.`,
    );
  }

  private checkUnit(name: string, type: ResolvedType | undefined, unit: Unit | undefined): void {
    const numeric = type !== undefined && isNumeric(type);
    if (numeric && unit === undefined) {
      this.report(
        `"${name}" is of type ${type.canonical} and has no unit. Add \`unit\` from UNITS, or \`unit: { none: "<reason>" }\`.`,
      );
    }
    if (typeof unit === "object" && unit.none.trim() === "") {
      this.report(`"${name}" has a unit of none without a reason. Add it.`);
    }
    if (!numeric && unit !== undefined && type !== undefined) {
      this.report(
        `"${name}" is of type ${type.canonical}, for which there is no unit. Remove \`unit\`.`,
      );
    }
  }

  /** The items of the record's kind in the ABIs of its unit. */
  private items(): AbiPlace[] {
    const { unit, abis } = this.sources;
    return unit.unit.abi.flatMap((file) =>
      (abis.get(file) ?? []).flatMap((item, index) =>
        item.type === this.record.kind ? [{ file, index, item }] : [],
      ),
    );
  }

  private findAbiItem(): AbiPlace | undefined {
    const { record, name } = this;
    if (record.kind === "constructor") {
      // An abstract contract has a constructor of its own, which the ABI of its child lacks.
      return record.solidity === undefined ? this.items()[0] : undefined;
    }
    const found = new Map<string, AbiPlace>();
    for (const one of this.items()) {
      if (one.item.type === "constructor" || one.item.name !== name) continue;
      const signature = canonicalSignature(one.item);
      if (!found.has(signature)) found.set(signature, one);
    }
    if (record.name.includes("(")) return found.get(record.name.replace(/\s/gu, ""));
    if (found.size > 1) {
      const overloads = [...found.keys()].join(", ");
      this.report(`the ABI has overloads: ${overloads}. Write one record each, named like this.`);
    }
    return found.values().next().value;
  }

  private suggestion(): string {
    const names = this.items().flatMap(({ item }) => ("name" in item ? [item.name] : []));
    const known = [...new Set(names)].map((path) => ({ path, title: "" }));
    const close = openClosestPages(known)(this.name).map(({ path }) => path);
    return close.length === 0 ? "" : ` (similar: ${close.join(", ")})`;
  }
}

type DescribedField = "params" | "returns" | "members";

interface TypedValue extends ParsedValue {
  readonly resolved: ResolvedType | undefined;
}

const NO_FACTS: Facts<never> = {
  params: [],
  returns: [],
  declaration: "",
  visibility: "external",
  mutability: "nonpayable",
};

/** Whether other contracts and accounts can call a function. */
export const isPublic = ({ visibility }: Pick<Entry, "visibility">): boolean =>
  visibility === "external" || visibility === "public";

/** Name without the types that tell overloads apart; `constructor` for a constructor. */
const nameOf = (record: PlainRecord): string =>
  record.kind === "constructor" ? record.kind : bareName(record.name);

function fromParameter(parameter: AbiParameter): TypedValue {
  return {
    name: parameter.name ?? "",
    type: solidityType(parameter),
    indexed: "indexed" in parameter && parameter.indexed === true,
    resolved: typeOfParameter(parameter),
  };
}

function enumDeclaration(name: string, members: readonly ParsedValue[]): string {
  return `enum ${name} {\n${members.map((member) => `  ${member.name}`).join(",\n")}\n}`;
}

/** Descriptions to resolve, and what has been found wrong with them so far. */
export interface Descriptions {
  readonly units: readonly LoadedUnit[];
  readonly problems: readonly Problem[];
}

/**
 * Resolves all descriptions against the ABIs that they name. Never throws for wrong descriptions:
 * what is wrong is in `problems`, and the entry holds what could be found out.
 *
 * @param source the ABIs of the package, see `abi-source.ts`.
 * @throws what `source` throws for a file that the package does not have.
 */
export function buildReference(
  { units, problems: known }: Descriptions,
  source: AbiSource,
): Reference {
  const abis = new Map(source.files.map((key) => [key, source.load(key)]));
  const problems: Problem[] = [...known];
  const structs = new Map<string, AbiStructs>();
  for (const { id, file, unit } of units) {
    for (const key of unit.abi.filter((key) => !abis.has(key))) {
      const message = `the ABI "${key}" is unknown. Use ${source.files.join(", ")}.`;
      problems.push({ file, record: "", message });
    }
    const items = unit.abi.flatMap((key) => [...(abis.get(key) ?? [])]);
    structs.set(id, structsOf(items.flatMap(parametersOf)));
  }
  const resolvers = new Map<string, TypeResolver>();
  const entries = units.map((unit): [string, readonly Entry[]] => {
    const scope = scopeOf(unit.id);
    const types = resolvers.get(scope) ?? createTypeResolver(scope, units, structs);
    resolvers.set(scope, types);
    const sources = { unit, abis, structs: structs.get(unit.id) ?? new Map(), types, problems };
    const { records } = unit.unit;
    return [unit.id, records.map((record) => new RecordResolver(record, sources).resolve())];
  });
  return {
    units: new Map(units.map((unit) => [unit.id, unit])),
    entries: distinguished(entries),
    abis,
    problems,
  };
}

/**
 * Entries with the name of their unit before the anchor where several units of a page have it: the
 * structs that are all called `ConstructorParams`, and constructors.
 */
function distinguished(
  units: readonly (readonly [string, readonly Entry[]])[],
): Map<string, readonly Entry[]> {
  const owners = new Map<string, Set<string>>();
  for (const { url, unit } of units.flatMap(([, entries]) => entries)) {
    owners.set(url, (owners.get(url) ?? new Set()).add(unit.id));
  }
  const distinguish = (entry: Entry): Entry => {
    if (owners.get(entry.url)?.size === 1) return entry;
    const { name, route } = entry.unit.unit;
    const anchor = `${name.toLowerCase()}-${entry.anchor}`;
    return { ...entry, anchor, url: `${route}#${anchor}` };
  };
  return new Map(units.map(([id, entries]) => [id, entries.map(distinguish)]));
}
