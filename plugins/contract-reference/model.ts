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

/** Resolves one record; problems go to `report` and leave the best possible entry behind. */
class RecordResolver {
  private readonly functions: readonly string[];
  private readonly taken: ReadonlySet<string>;

  constructor(
    private readonly unit: LoadedUnit,
    private readonly abis: ReadonlyMap<AbiFile, Abi>,
    private readonly structs: AbiStructs,
    private readonly types: TypeResolver,
    private readonly report: (record: PlainRecord, message: string) => void,
  ) {
    const { records } = unit.unit;
    this.functions = records.filter(({ kind }) => kind === "function").map(nameOf);
    const others = records.filter(({ kind }) => kind !== "state");
    this.taken = new Set(others.map((record) => nameOf(record).toLowerCase()));
  }

  resolve(record: PlainRecord): Entry {
    const name = nameOf(record);
    const found = this.factsOf(record, name);
    const docs = valueDocs(record);
    const isMembers = record.kind === "struct";
    const facts: Facts<Value> = {
      ...(found ?? NO_FACTS),
      params: found
        ? this.values(record, isMembers ? "members" : "params", found.params, docs.params)
        : [],
      returns: found ? this.values(record, "returns", found.returns, docs.returns) : [],
    };
    const isOverload = this.functions.indexOf(name) !== this.functions.lastIndexOf(name);
    const types =
      record.kind === "function" && isOverload ? facts.params.map(({ type }) => type) : undefined;
    const anchor = this.anchorOf(record.kind, name, types ?? []);
    return {
      ...facts,
      unit: this.unit,
      record,
      name,
      label: types === undefined ? name : `${name}(${types.join(",")})`,
      anchor,
      url: `${this.unit.unit.route}#${anchor}`,
    };
  }

  /** Anchor of an entry; see the README of the descriptions for the rule. */
  private anchorOf(kind: PlainRecord["kind"], name: string, types: readonly string[]): string {
    // A variable whose name differs from that of its getter only in case, as `SHAPE` does.
    const isShadowed = kind === "state" && this.taken.has(name.toLowerCase());
    const prefix = kind === "event" ? "event-" : isShadowed ? "state-" : "";
    const plainTypes = types.map((type) => type.replace(/[^A-Za-z0-9]+/gu, "-"));
    const anchor = [prefix + name, ...plainTypes].join("-");
    return anchor.toLowerCase().replace(/-+$/u, "");
  }

  /** From the ABI that has the symbol, else from the record's declaration; undefined after a report. */
  private factsOf(record: PlainRecord, name: string): Facts<TypedValue> | undefined {
    const found = record.kind === "struct" ? this.struct(name) : this.fromAbi(record, name);
    if (found === undefined) {
      if (record.solidity !== undefined) return this.declared(record, name, record.solidity);
      const where = this.unit.unit.abi.join(", ") || "none, as the unit names no ABI";
      this.report(
        record,
        `no ABI of the unit (${where}) has this ${record.kind}${this.suggestion(record, name)}. Correct the name or the unit's \`abi\`, or give the declaration in \`solidity\` if no ABI can have it.`,
      );
    } else if (record.solidity !== undefined) {
      this.report(
        record,
        `is in the ABI ${found.abi?.file ?? "of the unit"}, which gives its signature. Remove \`solidity\`.`,
      );
    }
    return found;
  }

  private struct(name: string): Facts<TypedValue> | undefined {
    const members = this.structs
      .get(qualifiedTypeName(this.unit.unit, name))
      ?.map((member) => fromParameter(member));
    return (
      members && { ...NO_FACTS, params: members, declaration: structDeclaration(name, members) }
    );
  }

  private fromAbi(record: PlainRecord, name: string): Facts<TypedValue> | undefined {
    const found = this.findAbiItem(record, name);
    if (found === undefined) return undefined;
    const { file, index, item } = found;
    const signature = item.type === "constructor" ? undefined : canonicalSignature(item);
    return {
      abi: { file, index },
      params: item.inputs.map(fromParameter),
      returns: item.type === "function" ? item.outputs.map(fromParameter) : [],
      ...(signature !== undefined && { signature, hash: hashOf(item.type, signature) }),
      declaration: declarationOf({ ...item, name }),
      visibility: "external",
      mutability: item.type === "function" ? item.stateMutability : "nonpayable",
    };
  }

  private declared(
    record: PlainRecord,
    name: string,
    solidity: string,
  ): Facts<TypedValue> | undefined {
    let declaration: Declaration;
    try {
      declaration = parseDeclaration(solidity);
    } catch (error) {
      this.report(record, `\`solidity\` is not understood. ${(error as Error).message}`);
      return undefined;
    }
    const {
      kind,
      values,
      returns,
      visibility = "external",
      mutability = "nonpayable",
    } = declaration;
    if (kind !== record.kind) {
      this.report(
        record,
        `\`solidity\` is the declaration of another kind (${kind}) than the record (${record.kind}). Use one kind.`,
      );
      return undefined;
    }
    if (declaration.name !== name) {
      this.report(record, `\`solidity\` declares the name "${declaration.name}". Use one name.`);
    }
    if (record.kind === "enum") {
      this.compareNames(record, "members", values, record.members);
      return { ...NO_FACTS, declaration: enumDeclaration(name, values) };
    }
    const text = `${solidity.trim().replace(/;$/u, "")};`;
    if (record.kind === "state") {
      const [type] = values.map((value) => this.types(value.type, this.unit.unit.name));
      this.checkUnit(record, name, type, record.unit);
      return { ...NO_FACTS, declaration: text };
    }
    const params = this.typed(record, values);
    return {
      params,
      returns: this.typed(record, returns),
      ...(kind === "error" || kind === "event" || (kind === "function" && isPublic({ visibility }))
        ? this.signed(record, name, params)
        : {}),
      declaration: kind === "struct" ? structDeclaration(name, values) : text,
      visibility,
      mutability,
    };
  }

  private signed(
    record: PlainRecord,
    name: string,
    params: readonly TypedValue[],
  ): Pick<Entry, "signature" | "hash"> {
    // Public functions of linked libraries are hashed with the names of structs and enums.
    const hasNames = record.kind === "function" && this.unit.unit.kind === "library";
    const types: string[] = [];
    for (const { type, resolved } of params) {
      if (resolved === undefined) return {};
      if (isStruct(resolved) && !hasNames) {
        this.report(
          record,
          `takes the struct "${type}", whose members only an ABI has. Name that ABI in the unit's \`abi\`.`,
        );
        return {};
      }
      const isNamed = hasNames && (isStruct(resolved) || resolved.enum);
      types.push(isNamed ? type : resolved.canonical);
    }
    const signature = `${name}(${types.join(",")})`;
    const hash = hasNames ? librarySelectorOf(signature) : hashOf(record.kind, signature);
    return { signature, hash };
  }

  private typed(record: PlainRecord, values: readonly ParsedValue[]): TypedValue[] {
    return values.map((value) => {
      const resolved = this.types(value.type, this.unit.unit.name);
      if (resolved === undefined) {
        this.report(
          record,
          `the type "${value.type}" of "${value.name}" in \`solidity\` is unknown. Correct it, or add the record of that struct or enum.`,
        );
      }
      return { ...value, resolved };
    });
  }

  private values(
    record: PlainRecord,
    field: "params" | "returns" | "members",
    actual: readonly TypedValue[],
    docs: readonly ValueDoc[],
  ): Value[] {
    this.compareNames(record, field, actual, docs);
    return actual.map(({ name, type, resolved, indexed }, index) => {
      const doc = docs[index]?.name === name ? docs[index] : undefined;
      if (doc !== undefined) this.checkUnit(record, name, resolved, doc.unit);
      const { unit, text = "" } = doc ?? {};
      return { name, type, canonical: resolved?.canonical, indexed, unit, text };
    });
  }

  private compareNames(
    record: PlainRecord,
    field: "params" | "returns" | "members",
    actual: readonly { readonly name: string }[],
    described: readonly { readonly name: string }[],
  ): void {
    const [expected, given] = [actual, described].map(
      (values) => values.map(({ name }) => `"${name}"`).join(", ") || "none",
    );
    if (expected === given) return;
    this.report(
      record,
      `\`${field}\` describes ${given}, but the signature has ${expected}. Use these names in this order.`,
    );
  }

  private checkUnit(
    record: PlainRecord,
    name: string,
    type: ResolvedType | undefined,
    unit: Unit | undefined,
  ): void {
    const numeric = type !== undefined && isNumeric(type);
    if (numeric && unit === undefined) {
      this.report(
        record,
        `"${name}" is of type ${type.canonical} and has no unit. Add \`unit\` from UNITS, or \`unit: { none: "<reason>" }\`.`,
      );
    }
    if (typeof unit === "object" && unit.none.trim() === "") {
      this.report(record, `"${name}" has a unit of none without a reason. Add it.`);
    }
    if (!numeric && unit !== undefined && type !== undefined) {
      this.report(
        record,
        `"${name}" is of type ${type.canonical}, for which there is no unit. Remove \`unit\`.`,
      );
    }
  }

  /** The items of the unit's ABIs, of one kind. */
  private itemsOf(kind: PlainRecord["kind"]): { file: AbiFile; index: number; item: AbiItem }[] {
    return this.unit.unit.abi.flatMap((file) =>
      (this.abis.get(file) ?? []).flatMap((item, index) =>
        item.type === kind ? [{ file, index, item }] : [],
      ),
    );
  }

  private findAbiItem(record: PlainRecord, name: string) {
    if (record.kind === "constructor") {
      // An abstract contract has a constructor of its own, which the ABI of its child lacks.
      return record.solidity === undefined ? this.itemsOf(record.kind)[0] : undefined;
    }
    const found = new Map<string, { file: AbiFile; index: number; item: AbiItem }>();
    for (const one of this.itemsOf(record.kind)) {
      if (one.item.type === "constructor" || one.item.name !== name) continue;
      const signature = canonicalSignature(one.item);
      if (!found.has(signature)) found.set(signature, one);
    }
    if (record.name.includes("(")) return found.get(record.name.replace(/\s/gu, ""));
    if (found.size > 1) {
      this.report(
        record,
        `the ABI has overloads: ${[...found.keys()].join(", ")}. Write one record each, named like this.`,
      );
    }
    return found.values().next().value;
  }

  private suggestion({ kind }: PlainRecord, name: string): string {
    const names = this.itemsOf(kind).flatMap(({ item }) => ("name" in item ? [item.name] : []));
    const known = [...new Set(names)].map((path) => ({ path, title: "" }));
    const close = openClosestPages(known)(name).map(({ path }) => path);
    return close.length === 0 ? "" : ` (similar: ${close.join(", ")})`;
  }
}

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

function valueDocs(record: PlainRecord): Record<"params" | "returns", readonly ValueDoc[]> {
  return {
    params:
      record.kind === "struct" ? record.members : "params" in record ? (record.params ?? []) : [],
    returns: record.kind === "function" ? (record.returns ?? []) : [],
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
  const entries = units.map((loaded): [string, readonly Entry[]] => {
    const { id, file, unit } = loaded;
    const scope = scopeOf(id);
    const types = resolvers.get(scope) ?? createTypeResolver(scope, units, structs);
    resolvers.set(scope, types);
    const report = (record: PlainRecord, message: string): void => {
      problems.push({ file, record: recordLabel(record), message });
    };
    const own = structs.get(id) ?? new Map();
    const resolver = new RecordResolver(loaded, abis, own, types, report);
    return [id, unit.records.map((record) => resolver.resolve(record))];
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
