import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { PACKAGE_JSON, type ShippedPackage } from "./packages";

const LICENSE_FILE = /^(?:license|licence|copying|notice)(?:[-.].*)?$/i;

/** Text of the license files of a package, one after the other. */
function licenseTextOf(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENSE_FILE.test(entry.name))
    .map(({ name }) => readFileSync(path.join(folder, name), "utf8").trim())
    .join("\n\n");
}

/** Entries of package-lock.json by folder: `node_modules/react`. */
type LockEntries = Readonly<Record<string, { readonly integrity?: string }>>;

/** Reads the hashes of all packages from the lockfile. */
export function readLock(siteDir: string): LockEntries {
  const text = readFileSync(path.join(siteDir, "package-lock.json"), "utf8");
  return (JSON.parse(text) as { packages: LockEntries }).packages;
}

/**
 * Reads a package from its folder.
 *
 * @throws {Error} naming the folder when it has no package.json with a name and a version
 */
export function readPackage(
  folder: string,
  part: ShippedPackage["part"],
  lock: LockEntries,
): ShippedPackage {
  const file = path.join(folder, "package.json");
  const json = PACKAGE_JSON.safeParse(
    existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null,
  );
  if (!json.success) {
    throw new Error(`${folder} is in the bundle and has no package.json with name and version.`);
  }
  const key = `node_modules/${folder
    .split(/[\\/]node_modules[\\/]/)
    .slice(1)
    .join("/node_modules/")
    .replaceAll("\\", "/")}`;
  const licenseText = licenseTextOf(folder);
  return { ...json.data, part, licenseText, integrity: lock[key]?.integrity ?? "" };
}
