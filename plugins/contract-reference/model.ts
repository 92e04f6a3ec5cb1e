import type { Abi, AbiParameter } from "viem";

import type { AbiFile, SymbolRecord, Unit, ValueDoc } from "../../data/contracts/schema";
import {
  canonicalSignature,
  declarationOf,
  hashOf,
  librarySelectorOf,
  selectorOf,
  solidityType,
  structDeclaration,
} from "../../src/lib/abi";
import { parseDeclaration, type Mutability, type ParsedValue, type Visibility } from "./solidity";
import {
  createTypeResolver,
  isNumeric,
  qualifiedTypeName,
  structsOf,
  typeOfParameter,
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

type NamedAbiItem = Extract<Abi[number], { type: "function" | "event" | "error" }>;

type AbiItem = NamedAbiItem | Extract<Abi[number], { type: "constructor" }>;

/** A described symbol with everything that its ABI or declaration says about it. */
export interface Entry {
  readonly unit: LoadedUnit;
  readonly record: PlainRecord;
  /** Solidity name, `constructor` for a constructor. */
  readonly name: string;
  /** Name as readers see it; overloads carry their parameter types. */
  readonly label: string;
  readonly anchor: string;
  readonly url: string;
  /** Where the ABI entry stands in the package; undefined without one. */
  readonly abi: { readonly file: AbiFile; readonly index: number } | undefined;
  /** Parameters, event fields, error arguments or struct members. */
  readonly params: readonly Value[];
  readonly returns: readonly Value[];
  readonly signature: string | undefined;
  /** Selector of a function or error, topic 0 of an event. */
  readonly hash: `0x${string}` | undefined;
  readonly declaration: string;
  readonly visibility: Visibility;
  readonly mutability: Mutability;
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

/** Anchor of an entry; see the README of the descriptions for the rule. */
export function anchorOf(
  kind: SymbolRecord["kind"],
  name: string,
  overloadTypes?: readonly string[],
): string {
  const types = (overloadTypes ?? []).map((type) => type.replace(/[^A-Za-z0-9]+/gu, "-"));
  const anchor = [kind === "event" ? `event-${name}` : name, ...types].join("-");
  return anchor.toLowerCase().replace(/-+$/u, "");
}

/** Resolves one record; problems go to `report` and leave the best possible entry behind. */
class RecordResolver {
  constructor(
    private readonly unit: LoadedUnit,
    private readonly abis: ReadonlyMap<AbiFile, Abi>,
    private readonly structs: ReadonlyMap<string, AbiParameter>,
    private readonly types: TypeResolver,
    private readonly overloaded: ReadonlySet<string>,
    private readonly shadowed: ReadonlySet<string>,
    private readonly report: (record: PlainRecord, message: string) => void,
  ) {}

  resolve(record: PlainRecord): Entry {
    const name = record.kind === "constructor" ? "constructor" : bareName(record.name);
    if (record.kind === "struct") return this.struct(record, name);
    if (record.kind === "enum" || record.kind === "modifier" || record.kind === "state") {
      return this.declared(record, name, record.solidity);
    }
    const found = this.findAbiItem(record, name);
    if (found === undefined) {
      if (record.solidity === undefined) {
        const where = this.unit.unit.abi.join(", ") || "none, as the unit names no ABI";
        this.report(
          record,
          `no ABI of the unit (${where}) has this ${record.kind}${this.suggestion(record, name)}. Correct the name, or give the declaration in \`solidity\` if no ABI can have it.`,
        );
        return this.entry(record, name, {});
      }
      return this.declared(record, name, record.solidity);
    }
    if (record.solidity !== undefined) {
      this.report(
        record,
        `is in the ABI ${found.file}, which gives its signature. Remove \`solidity\`.`,
      );
    }
    return this.fromAbi(record, name, found);
  }

  private fromAbi(
    record: PlainRecord,
    name: string,
    found: { file: AbiFile; index: number; item: AbiItem },
  ): Entry {
    const { item, file, index } = found;
    const signature = item.type === "constructor" ? undefined : canonicalSignature(item);
    const docs = recordValues(record);
    return this.entry(record, name, {
      abi: { file, index },
      params: this.values(record, "params", item.inputs.map(fromParameter), docs.params),
      returns:
        item.type === "function"
          ? this.values(record, "returns", item.outputs.map(fromParameter), docs.returns)
          : [],
      signature,
      hash: signature === undefined ? undefined : hashOf(item.type, signature),
      declaration: declarationOf({ ...item, name }),
      visibility: "external",
      mutability: item.type === "function" ? item.stateMutability : "nonpayable",
    });
  }

  private struct(record: Extract<PlainRecord, { kind: "struct" }>, name: string): Entry {
    const qualified = qualifiedTypeName(this.unit.unit, name);
    const parameter = this.structs.get(qualified);
    if (parameter === undefined || !("components" in parameter)) {
      if (record.solidity !== undefined) return this.declared(record, name, record.solidity);
      this.report(
        record,
        `no ABI of the unit has a struct ${qualified}. Correct the name or the unit's \`abi\`, or give the declaration in \`solidity\`.`,
      );
      return this.entry(record, name, {});
    }
    if (record.solidity !== undefined) {
      this.report(
        record,
        `is in an ABI of the unit, which gives its members. Remove \`solidity\`.`,
      );
    }
    const members = parameter.components.map(fromParameter);
    return this.entry(record, name, {
      params: this.values(record, "members", members, record.members),
      declaration: structDeclaration(name, members),
    });
  }

  private declared(record: PlainRecord, name: string, solidity: string): Entry {
    let declaration;
    try {
      declaration = parseDeclaration(solidity);
    } catch (error) {
      this.report(record, `\`solidity\` is not understood. ${(error as Error).message}`);
      return this.entry(record, name, { declaration: solidity });
    }
    if (declaration.kind !== record.kind) {
      this.report(
        record,
        `\`solidity\` is the declaration of another kind (${declaration.kind}) than the record (${record.kind}). Use one kind.`,
      );
      return this.entry(record, name, { declaration: solidity });
    }
    if (declaration.name !== name) {
      this.report(record, `\`solidity\` declares the name "${declaration.name}". Use one name.`);
    }
    const docs = recordValues(record);
    const text = `${solidity.trim().replace(/;$/u, "")};`;
    switch (declaration.kind) {
      case "enum":
        if (record.kind === "enum") this.checkMembers(record, declaration.members);
        return this.entry(record, name, { declaration: enumText(name, declaration.members) });
      case "struct":
        return this.entry(record, name, {
          params: this.values(
            record,
            "members",
            this.typed(record, declaration.members),
            docs.params,
          ),
          declaration: structDeclaration(name, declaration.members),
        });
      case "state": {
        const type = this.types(declaration.type, this.unit.unit.name);
        if (record.kind === "state") this.checkUnit(record, name, type, record.unit);
        return this.entry(record, name, { declaration: text, visibility: visibilityIn(text) });
      }
      case "function": {
        const params = this.typed(record, declaration.params);
        const external =
          declaration.visibility === "external" || declaration.visibility === "public";
        const signature = this.externalSignature(name, params, external);
        return this.entry(record, name, {
          params: this.values(record, "params", params, docs.params),
          returns: this.values(
            record,
            "returns",
            this.typed(record, declaration.returns),
            docs.returns,
          ),
          ...signature,
          declaration: text,
          visibility: declaration.visibility,
          mutability: declaration.mutability,
        });
      }
      default: {
        const params = this.typed(record, declaration.params);
        const signature =
          declaration.kind === "error" || declaration.kind === "event"
            ? abiSignature(name, params)
            : undefined;
        return this.entry(record, name, {
          params: this.values(record, "params", params, docs.params),
          signature,
          hash: signature === undefined ? undefined : hashOf(declaration.kind, signature),
          declaration: text,
        });
      }
    }
  }

  /** Public functions of linked libraries are hashed with struct and enum names, not tuples. */
  private externalSignature(
    name: string,
    params: readonly TypedValue[],
    external: boolean,
  ): { signature?: string; hash?: `0x${string}` } {
    if (!external) return {};
    if (this.unit.unit.kind !== "library") {
      const signature = abiSignature(name, params);
      return signature === undefined ? {} : { signature, hash: selectorOf(signature) };
    }
    const types = params.map(({ type, resolved }) =>
      resolved === undefined || resolved.enum || resolved.canonical.startsWith("(")
        ? type
        : resolved.canonical,
    );
    const signature = `${name}(${types.join(",")})`;
    return { signature, hash: librarySelectorOf(signature) };
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
    const expected = actual.map((value) => `"${value.name}"`).join(", ") || "none";
    const names = docs.map((doc) => `"${doc.name}"`).join(", ") || "none";
    if (expected !== names) {
      this.report(
        record,
        `\`${field}\` describes ${names}, but the signature has ${expected}. Use these names in this order.`,
      );
    }
    return actual.map((value, index) => {
      const doc = docs[index]?.name === value.name ? docs[index] : undefined;
      if (doc !== undefined) this.checkUnit(record, value.name, value.resolved, doc.unit);
      return {
        name: value.name,
        type: value.type,
        canonical: value.resolved?.canonical,
        indexed: value.indexed,
        unit: doc?.unit,
        text: doc?.text ?? "",
      };
    });
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

  private checkMembers(
    record: Extract<PlainRecord, { kind: "enum" }>,
    members: readonly string[],
  ): void {
    const described = record.members.map(({ name }) => name).join(", ");
    if (described !== members.join(", ")) {
      this.report(
        record,
        `\`members\` describes ${described || "none"}, but \`solidity\` has ${members.join(", ")}. Use these names in this order.`,
      );
    }
  }

  private findAbiItem(
    record: PlainRecord,
    name: string,
  ): { file: AbiFile; index: number; item: AbiItem } | undefined {
    const found = new Map<string, { file: AbiFile; index: number; item: AbiItem }>();
    for (const file of this.unit.unit.abi) {
      (this.abis.get(file) ?? []).forEach((item, index) => {
        if (item.type !== record.kind) return;
        if (item.type === "constructor") {
          if (!found.has("constructor")) found.set("constructor", { file, index, item });
          return;
        }
        if (item.name !== name) return;
        const signature = canonicalSignature(item);
        if (!found.has(signature)) found.set(signature, { file, index, item });
      });
    }
    if (record.kind === "constructor") {
      // An abstract contract has a constructor of its own, which the ABI of its child lacks.
      return record.solidity === undefined ? found.get("constructor") : undefined;
    }
    const wanted = record.name;
    if (wanted.includes("(")) return found.get(wanted.replace(/\s/gu, ""));
    if (found.size > 1) {
      this.report(
        record,
        `the ABI has overloads: ${[...found.keys()].join(", ")}. Write one record each, named like this.`,
      );
    }
    return found.values().next().value;
  }

  private suggestion(record: PlainRecord, name: string): string {
    const wanted = name.toLowerCase();
    const close = this.unit.unit.abi
      .flatMap((file) => [...(this.abis.get(file) ?? [])])
      .filter((item): item is NamedAbiItem => item.type === record.kind && "name" in item)
      .filter(({ name: other }) => {
        const lower = other.toLowerCase();
        return (
          lower.includes(wanted) || wanted.includes(lower) || lower.startsWith(wanted.slice(0, 5))
        );
      })
      .map(canonicalSignature);
    const unique = [...new Set(close)].slice(0, 4);
    return unique.length === 0 ? "" : ` (similar: ${unique.join(", ")})`;
  }

  private entry(record: PlainRecord, name: string, facts: Partial<Entry>): Entry {
    const params = facts.params ?? [];
    const types =
      record.kind === "function" && this.overloaded.has(name)
        ? params.map((param) => param.type)
        : undefined;
    const plainAnchor = anchorOf(record.kind, name, types);
    const isShadowed = record.kind === "state" && this.shadowed.has(name);
    const anchor = isShadowed ? `state-${plainAnchor}` : plainAnchor;
    return {
      unit: this.unit,
      record,
      name,
      label: types === undefined ? name : `${name}(${types.join(",")})`,
      anchor,
      url: `${this.unit.unit.route}#${anchor}`,
      abi: facts.abi,
      params,
      returns: facts.returns ?? [],
      signature: facts.signature,
      hash: facts.hash,
      declaration: facts.declaration ?? "",
      visibility: facts.visibility ?? "external",
      mutability: facts.mutability ?? "nonpayable",
    };
  }
}

interface TypedValue extends ParsedValue {
  readonly resolved: ResolvedType | undefined;
}

function fromParameter(parameter: AbiParameter): TypedValue {
  return {
    name: parameter.name ?? "",
    type: solidityType(parameter),
    indexed: "indexed" in parameter && parameter.indexed === true,
    resolved: typeOfParameter(parameter),
  };
}

function recordValues(record: PlainRecord): {
  params: readonly ValueDoc[];
  returns: readonly ValueDoc[];
} {
  if (record.kind === "struct") return { params: record.members, returns: [] };
  return {
    params: "params" in record ? (record.params ?? []) : [],
    returns: record.kind === "function" ? (record.returns ?? []) : [],
  };
}

function abiSignature(name: string, params: readonly TypedValue[]): string | undefined {
  const types = params.map(({ resolved }) => resolved?.canonical);
  return types.includes(undefined) ? undefined : `${name}(${types.join(",")})`;
}

function enumText(name: string, members: readonly string[]): string {
  return `enum ${name} {\n${members.map((member) => `  ${member}`).join(",\n")}\n}`;
}

function visibilityIn(text: string): Visibility {
  return /\b(?:public|external)\b/u.test(text)
    ? "public"
    : /\bprivate\b/u.test(text)
      ? "private"
      : "internal";
}

function overloadedNames(records: readonly PlainRecord[]): Set<string> {
  const names = records.flatMap((record) =>
    record.kind === "function" ? [bareName(record.name)] : [],
  );
  return new Set(names.filter((name, index) => names.indexOf(name) !== index));
}

/** State variables whose names differ from another entry of the unit only in case, as `SHAPE` does. */
function shadowedStates(records: readonly PlainRecord[]): Set<string> {
  const named = records.flatMap((record) =>
    record.kind === "constructor" ? [] : [{ kind: record.kind, name: bareName(record.name) }],
  );
  const states = named.filter(({ kind }) => kind === "state").map(({ name }) => name);
  const others = new Set(
    named.filter(({ kind }) => kind !== "state").map(({ name }) => name.toLowerCase()),
  );
  return new Set(states.filter((name) => others.has(name.toLowerCase())));
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
  const problems: Problem[] = [...known];
  const abis = new Map<AbiFile, Abi>();
  const structs = new Map<string, Map<string, AbiParameter>>();
  for (const key of source.files) abis.set(key, source.load(key));
  for (const { id, file, unit } of units) {
    for (const key of unit.abi) {
      const abi = abis.get(key);
      if (abi === undefined) {
        const message = `the ABI "${key}" is unknown. Use ${source.files.join(", ")}.`;
        problems.push({ file, record: "", message });
        continue;
      }
      const known = structs.get(scopeOf(id)) ?? new Map<string, AbiParameter>();
      for (const [name, parameter] of structsOf(abi.flatMap(parametersOf))) {
        known.set(name, parameter);
      }
      structs.set(scopeOf(id), known);
    }
  }
  const resolvers = new Map<string, TypeResolver>();
  const entries = new Map<string, Entry[]>();
  for (const loaded of units) {
    const scope = scopeOf(loaded.id);
    const types = resolvers.get(scope) ?? createTypeResolver(scope, units, structs);
    resolvers.set(scope, types);
    const own = structsOf(
      loaded.unit.abi.flatMap((key) => (abis.get(key) ?? []).flatMap(parametersOf)),
    );
    const resolver = new RecordResolver(
      loaded,
      abis,
      own,
      types,
      overloadedNames(loaded.unit.records),
      shadowedStates(loaded.unit.records),
      (record, message) =>
        problems.push({ file: loaded.file, record: recordLabel(record), message }),
    );
    entries.set(
      loaded.id,
      loaded.unit.records.map((record) => resolver.resolve(record)),
    );
  }
  return {
    units: new Map(units.map((unit) => [unit.id, unit])),
    entries: distinguished(units, entries),
    abis,
    problems,
  };
}

/**
 * Entries with the name of their unit before the anchor where several units of a page have it: the
 * structs that are all called `ConstructorParams`, and constructors.
 */
function distinguished(
  units: readonly LoadedUnit[],
  entries: ReadonlyMap<string, readonly Entry[]>,
): Map<string, readonly Entry[]> {
  const owners = new Map<string, Set<string>>();
  for (const { url, unit } of [...entries.values()].flat()) {
    owners.set(url, (owners.get(url) ?? new Set()).add(unit.id));
  }
  return new Map(
    units.map(({ id, unit }) => [
      id,
      (entries.get(id) ?? []).map((entry) => {
        if ((owners.get(entry.url)?.size ?? 0) < 2) return entry;
        const anchor = `${unit.name.toLowerCase()}-${entry.anchor}`;
        return { ...entry, anchor, url: `${unit.route}#${anchor}` };
      }),
    ]),
  );
}

function parametersOf(item: Abi[number]): AbiParameter[] {
  const inputs = "inputs" in item ? [...item.inputs] : [];
  return item.type === "function" ? [...inputs, ...item.outputs] : inputs;
}
