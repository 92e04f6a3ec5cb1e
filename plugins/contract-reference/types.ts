import type { Abi, AbiParameter } from "viem";
import { bytesRegex, integerRegex } from "viem/utils";

import { RELEASES, type ReleaseRecord } from "../../data/releases";
import { isEnum } from "../../src/lib/abi";
import { protocolOf, scopeOf, type LoadedUnit } from "./units";

/** What a Solidity type stands for in an ABI. */
export interface ResolvedType {
  /** `uint128`, `address[]`; of a struct `tuple`, as its members are listed apart. */
  readonly canonical: string;
  readonly enum: boolean;
}

/** Resolves Solidity types of one release; `scope` is the library that is being documented. */
export type TypeResolver = (type: string, scope: string) => ResolvedType | undefined;

/** Other names of integers: Solidity's, and the value types of `@prb/math`. */
const INTEGERS: ReadonlyMap<string, string> = new Map([
  ["uint", "uint256"],
  ["int", "int256"],
  ["UD60x18", "uint256"],
  ["UD21x18", "uint128"],
  ["UD2x18", "uint64"],
  ["SD59x18", "int256"],
]);

const isElementary = (type: string): boolean =>
  ["address", "bool", "string"].includes(type) || bytesRegex.test(type) || integerRegex.test(type);

/** Whether values of an ABI type are integers, or arrays of them, and thus need a unit. */
export function isNumeric(type: ResolvedType): boolean {
  return !type.enum && /^u?int\d+(?:\[\d*\])*$/u.test(type.canonical);
}

export const isStruct = ({ canonical }: ResolvedType): boolean => canonical.startsWith("tuple");

/** Full name of a struct or enum record: with its library, unless the unit is the struct itself. */
export function qualifiedTypeName(unit: LoadedUnit["unit"], name: string): string {
  return unit.kind === "struct" ? name : `${unit.name}.${name}`;
}

/** Parameters, fields or arguments of an ABI entry, then its results. */
export const parametersOf = (item: Abi[number]): readonly AbiParameter[] => [
  ...("inputs" in item ? item.inputs : []),
  ...("outputs" in item ? item.outputs : []),
];

/** Members of the structs in ABI parameters, by their full name (`LockupDynamic.Segment`). */
export type AbiStructs = ReadonlyMap<string, readonly AbiParameter[]>;

export function structsOf(parameters: readonly AbiParameter[]): AbiStructs {
  return new Map(
    parameters.flatMap((parameter): [string, readonly AbiParameter[]][] => {
      if (!("components" in parameter)) return [];
      const name = /^struct ([\w.]+)/u.exec(parameter.internalType ?? "")?.[1];
      const inner = [...structsOf(parameter.components)];
      return name === undefined ? inner : [[name, parameter.components], ...inner];
    }),
  );
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
 * @param scope beginning of the ids of its units, see `scopeOf`.
 * @param abiStructs structs in the ABIs of each unit, by its id.
 */
export function createTypeResolver(
  scope: string,
  units: readonly LoadedUnit[],
  abiStructs: ReadonlyMap<string, AbiStructs>,
): TypeResolver {
  const scopes = typeScopes(scope);
  const own = units.filter(({ id }) => scopes.includes(scopeOf(id)));
  const recorded = (wanted: "struct" | "enum"): string[] =>
    own.flatMap(({ unit }) =>
      unit.records.flatMap((record) =>
        record.kind === wanted ? [qualifiedTypeName(unit, record.name)] : [],
      ),
    );
  const structs = new Set([
    ...own.flatMap(({ id }) => [...(abiStructs.get(id)?.keys() ?? [])]),
    ...recorded("struct"),
  ]);
  const enums = new Set(recorded("enum"));
  const contracts = new Set(units.map(({ unit }) => unit.name));

  return (type, library) => {
    const [, base = "", suffix = ""] = /^([\w.$]+)((?:\[\d*\])*)$/u.exec(type) ?? [];
    const isIn = (names: ReadonlySet<string>): boolean =>
      names.has(base) || names.has(`${library}.${base}`);
    if (isIn(enums)) return { canonical: `uint8${suffix}`, enum: true };
    const canonical =
      INTEGERS.get(base) ??
      (isElementary(base) ? base : undefined) ??
      (isIn(structs) ? "tuple" : undefined) ??
      (contracts.has(base) || /^I[A-Z]\w*$|^\w+Interface$/u.test(base) ? "address" : undefined);
    return canonical === undefined ? undefined : { canonical: canonical + suffix, enum: false };
  };
}

export function typeOfParameter(parameter: AbiParameter): ResolvedType {
  return { canonical: parameter.type, enum: isEnum(parameter) };
}
