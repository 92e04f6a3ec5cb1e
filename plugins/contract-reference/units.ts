import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { loadFreshModule } from "@docusaurus/utils";

import type {
  AbiFile,
  ContractUnit,
  Emission,
  MultiReleaseUnit,
  Requirement,
  SymbolRecord,
} from "../../data/contracts/schema";

/** A record as it holds in one release: no ranges are left. */
export type PlainRecord = Plain<SymbolRecord>;

type Plain<R> = R extends unknown
  ? Omit<R, "since" | "until" | "notes"> & { readonly notes?: readonly string[] }
  : never;

/** A Solidity unit in one release. */
export interface PlainUnit extends Omit<ContractUnit, "abi" | "records"> {
  readonly abi: readonly AbiFile[];
  readonly records: readonly PlainRecord[];
}

export interface UnitFile {
  /** Path below the folder of the descriptions, without extension: `lockup/since-v3.0/Errors`. */
  readonly path: string;
  /** Path below the site folder, for messages: `data/contracts/lockup/SablierLockup.ts` */
  readonly file: string;
  readonly unit: ContractUnit | MultiReleaseUnit;
}

export interface LoadedUnit {
  /** `lockup/SablierLockup`, or `lockup/v4.0/SablierLockup` from a file about several releases. */
  readonly id: string;
  /** Path below the site folder, for messages: `data/contracts/lockup/SablierLockup.ts` */
  readonly file: string;
  readonly unit: PlainUnit;
}

export const requirementsOf = (record: PlainRecord): readonly Requirement[] =>
  "requires" in record ? (record.requires ?? []) : [];

/** What a record emits, with what is said of it. */
export const emissionsOf = (record: PlainRecord): readonly Exclude<Emission, string>[] =>
  ("emits" in record ? (record.emits ?? []) : []).map((emission) =>
    typeof emission === "string" ? { event: emission } : emission,
  );

export const DATA_FOLDER = "data/contracts";

/** Protocol of a unit id: the part before the first slash. */
export function protocolOf(id: string): string {
  return id.split("/", 1)[0] ?? "";
}

/** What a unit id has before its name: the units of one release, `lockup` or `lockup/v4.0`. */
export function scopeOf(id: string): string {
  return id.slice(0, Math.max(0, id.lastIndexOf("/")));
}

/**
 * Paths of all description files without extension, sorted. Folders that begin with an underscore
 * hold shared constants, and tests are not descriptions.
 */
function listUnitPaths(siteDir: string): string[] {
  const root = path.join(siteDir, DATA_FOLDER);
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((name) => name.split(path.sep).join("/"))
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .filter((name) => name.includes("/") && !/(?:^|\/)_/u.test(name))
    .map((name) => name.slice(0, -".ts".length))
    .sort();
}

/** The text of a description, by its path below the site folder; null for a folder. */
export const descriptionReader =
  (siteDir: string) =>
  (file: string): string | null =>
    file.endsWith(".ts") ? readFileSync(path.join(siteDir, file), "utf8") : null;

/**
 * Loads all contract descriptions of a site.
 *
 * @throws Error listing every file without a description as default export.
 */
export async function loadUnits(siteDir: string): Promise<UnitFile[]> {
  const units: UnitFile[] = [];
  const problems: string[] = [];
  for (const unitPath of listUnitPaths(siteDir)) {
    const file = `${DATA_FOLDER}/${unitPath}.ts`;
    const exported: unknown = await loadFreshModule(path.join(siteDir, file));
    if (isUnit(exported)) units.push({ path: unitPath, file, unit: exported });
    else {
      problems.push(
        `${file}: no contract description. Add \`export default defineContract({ name, kind, ..., records: [] })\`.`,
      );
    }
  }
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return units;
}

function isUnit(value: unknown): value is ContractUnit | MultiReleaseUnit {
  return (
    typeof value === "object" &&
    value !== null &&
    "records" in value &&
    Array.isArray(value.records)
  );
}
