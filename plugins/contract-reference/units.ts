import { readdirSync, statSync } from "node:fs";
import path from "node:path";

import { loadFreshModule } from "@docusaurus/utils";

import type { ContractUnit } from "../../data/contracts/schema";

/** A contract description with the id that its path gives it. */
export interface LoadedUnit {
  /** `lockup/SablierLockup` */
  readonly id: string;
  /** Path below the site folder, for messages: `data/contracts/lockup/SablierLockup.ts` */
  readonly file: string;
  readonly unit: ContractUnit;
}

/** Folder of the descriptions below the site folder. */
export const DATA_FOLDER = "data/contracts";

/** Protocol of a unit id: the part before the slash. */
export function protocolOf(id: string): string {
  return id.split("/", 1)[0] ?? "";
}

/**
 * Ids of all description files: `<protocol>/<Name>`, sorted. Folders that begin with an underscore
 * hold shared constants, and tests are not descriptions.
 */
export function listUnitIds(siteDir: string): string[] {
  const root = path.join(siteDir, DATA_FOLDER);
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
    .map((entry) => entry.name);
  return folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder))
        .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
        .map((name) => `${folder}/${name.slice(0, -".ts".length)}`),
    )
    .sort();
}

/** Latest change of any file below the descriptions, in milliseconds, and their number. */
export function dataFingerprint(siteDir: string): string {
  const root = path.join(siteDir, DATA_FOLDER);
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".ts"),
  );
  const newest = Math.max(0, ...files.map((name) => statSync(path.join(root, name)).mtimeMs));
  return `${files.length}:${newest}`;
}

/**
 * Loads all contract descriptions of a site.
 *
 * @throws Error listing every file without a description as default export.
 */
export async function loadUnits(siteDir: string): Promise<LoadedUnit[]> {
  const units: LoadedUnit[] = [];
  const problems: string[] = [];
  for (const id of listUnitIds(siteDir)) {
    const file = `${DATA_FOLDER}/${id}.ts`;
    const exported: unknown = await loadFreshModule(path.join(siteDir, file));
    if (isUnit(exported)) units.push({ id, file, unit: exported });
    else {
      problems.push(
        `${file}: no contract description. Add \`export default defineContract({ name, kind, ..., records: [] })\`.`,
      );
    }
  }
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return units;
}

function isUnit(value: unknown): value is ContractUnit {
  return (
    typeof value === "object" &&
    value !== null &&
    "records" in value &&
    Array.isArray(value.records) &&
    "abi" in value &&
    Array.isArray(value.abi) &&
    "name" in value &&
    typeof value.name === "string"
  );
}
