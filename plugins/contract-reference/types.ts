import type { AbiParameter } from "viem";

import { RELEASES, type ReleaseRecord } from "../../data/releases";
import { canonicalType, isEnum } from "../../src/lib/abi";
import { parseDeclaration } from "./solidity";
import { protocolOf, scopeOf, type LoadedUnit } from "./units";

interface NamedType {
  readonly kind: "struct" | "enum";
  /** Members of a struct; undefined for an enum. */
  readonly members?: readonly { readonly name: string; readonly type: string }[];
  /** ABI types of the members when an ABI has the struct. */
  readonly canonical?: string;
}

/** What a Solidity type stands for in an ABI. */
export interface ResolvedType {
  /** `uint128`, `address[]`, `(uint128,uint40)[]` */
  readonly canonical: string;
  readonly enum: boolean;
}

/** Resolves Solidity types of one release; `scope` is the library that is being documented. */
export type TypeResolver = (type: string, scope: string) => ResolvedType | undefined;

/** User-defined value types of `@prb/math` and the integers they wrap. */
const VALUE_TYPES: Readonly<Record<string, string>> = {
  UD60x18: "uint256",
  UD21x18: "uint128",
  UD2x18: "uint64",
  SD59x18: "int256",
};

const ELEMENTARY =
  /^(?:address|bool|string|bytes(?:[1-9]|[12]\d|3[0-2])?|u?int(?:8|16|24|32|40|48|56|64|72|80|88|96|104|112|120|128|136|144|152|160|168|176|184|192|200|208|216|224|232|240|248|256))$/u;

/** Whether values of an ABI type are integers, or arrays of them, and thus need a unit. */
export function isNumeric(type: ResolvedType): boolean {
  return !type.enum && /^u?int\d+(?:\[\d*\])*$/u.test(type.canonical);
}

/** Full name of a struct or enum record: with its library, unless the unit is the struct itself. */
export function qualifiedTypeName(unit: LoadedUnit["unit"], name: string): string {
  return unit.kind === "struct" ? name : `${unit.name}.${name}`;
}

/** Members of the structs in ABI parameters, by their full name (`LockupDynamic.Segment`). */
export function structsOf(parameters: readonly AbiParameter[]): Map<string, AbiParameter> {
  const found = new Map<string, AbiParameter>();
  const visit = (parameter: AbiParameter): void => {
    if (!("components" in parameter)) return;
    const name = /^struct ([\w.]+)/u.exec(parameter.internalType ?? "")?.[1];
    if (name !== undefined) found.set(name, parameter);
    parameter.components.forEach(visit);
  };
  parameters.forEach(visit);
  return found;
}

/** Beginning of the ids of a release's units: `lockup` where the routes have no number, or `lockup/v4.0`. */
const scopeOfRelease = ({ ref, plainRoutes }: ReleaseRecord): string =>
  plainRoutes === true ? protocolOf(ref.replace("@", "/")) : ref.replace("@", "/");

/** Scopes whose types the code of a release uses: Airdrops code also has those of its Lockup. */
export function typeScopes(scope: string): readonly string[] {
  if (protocolOf(scope) !== "airdrops") return [scope];
  const own = RELEASES.find((release) => scopeOfRelease(release) === scope);
  const lockup = RELEASES.filter(
    ({ ref, generation }) => ref.startsWith("lockup@") && generation === own?.generation,
  );
  return [scope, ...lockup.map(scopeOfRelease)];
}

/**
 * Builds the resolver of a release from the struct and enum records and the structs in its ABIs.
 *
 * @param unitScope beginning of the ids of its units, see `scopeOf`.
 * @param abiStructs structs in the ABIs of each scope, see {@link structsOf}.
 */
export function createTypeResolver(
  unitScope: string,
  units: readonly LoadedUnit[],
  abiStructs: ReadonlyMap<string, ReadonlyMap<string, AbiParameter>>,
): TypeResolver {
  const named = new Map<string, NamedType>();
  for (const source of typeScopes(unitScope)) {
    for (const [name, parameter] of abiStructs.get(source) ?? []) {
      if (named.has(name) || !("components" in parameter)) continue;
      named.set(name, {
        kind: "struct",
        canonical: canonicalType({ ...parameter, type: "tuple" }),
      });
    }
    for (const { id, unit } of units) {
      if (scopeOf(id) !== source) continue;
      for (const record of unit.records) {
        if (record.kind !== "struct" && record.kind !== "enum") continue;
        const name = qualifiedTypeName(unit, record.name);
        if (named.has(name)) continue;
        const members = record.kind === "struct" ? declaredMembers(record.solidity) : undefined;
        if (record.kind === "enum") named.set(name, { kind: "enum" });
        else if (members !== undefined) named.set(name, { kind: "struct", members });
      }
    }
  }
  const contracts = new Set(units.map(({ unit }) => unit.name));

  const resolve = (type: string, scope: string, depth = 0): ResolvedType | undefined => {
    const [, base = "", suffix = ""] = /^([\w.$]+)((?:\[\d*\])*)$/u.exec(type) ?? [];
    if (ELEMENTARY.test(base)) return { canonical: base + suffix, enum: false };
    if (base === "uint" || base === "int") return { canonical: `${base}256${suffix}`, enum: false };
    const wrapped = VALUE_TYPES[base];
    if (wrapped !== undefined) return { canonical: wrapped + suffix, enum: false };
    const candidate = named.get(base) ?? named.get(`${scope}.${base}`);
    if (candidate?.kind === "enum") return { canonical: `uint8${suffix}`, enum: true };
    if (candidate?.canonical !== undefined) {
      return { canonical: candidate.canonical + suffix, enum: false };
    }
    if (candidate?.members !== undefined && depth < 8) {
      const owner = base.includes(".") ? (base.split(".", 1)[0] ?? scope) : scope;
      const members = candidate.members.map((member) => resolve(member.type, owner, depth + 1));
      if (members.some((member) => member === undefined)) return undefined;
      const inner = members.map((member) => member?.canonical ?? "").join(",");
      return { canonical: `(${inner})${suffix}`, enum: false };
    }
    if (contracts.has(base) || /^I[A-Z]\w*$|^\w+Interface$/u.test(base)) {
      return { canonical: `address${suffix}`, enum: false };
    }
    return undefined;
  };
  return (type, scope) => resolve(type, scope);
}

function declaredMembers(
  solidity: string | undefined,
): readonly { name: string; type: string }[] | undefined {
  if (solidity === undefined) return undefined;
  try {
    const declaration = parseDeclaration(solidity);
    return declaration.kind === "struct" ? declaration.members : undefined;
  } catch {
    // The record itself is reported with the parser's message when it is resolved.
    return undefined;
  }
}

export function typeOfParameter(parameter: AbiParameter): ResolvedType {
  return { canonical: canonicalType(parameter), enum: isEnum(parameter) };
}
