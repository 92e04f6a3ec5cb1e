/**
 * Says what the last build contains of other people's work and whether the lockfile is sound:
 * `npm run supply-chain`. Fails on any problem.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { KEPT_FILE } from "../plugins/sbom";
import { licenseProblems } from "../plugins/sbom/licenses";
import { countByLicense } from "../plugins/sbom/notices";
import type { ShippedPackage } from "../plugins/sbom/packages";
import { SITE_DIR } from "../plugins/paths";
import {
  type Lockfile,
  lockfileProblems,
  UNNEEDED_SCRIPTS,
  withInstallScripts,
} from "./supply-chain/lockfile";

function main(): void {
  const lock = JSON.parse(
    readFileSync(path.join(SITE_DIR, "package-lock.json"), "utf8"),
  ) as Lockfile;
  const file = path.join(SITE_DIR, ".docusaurus", KEPT_FILE);
  if (!existsSync(file)) throw new Error("There is no list of packages. Run npm run build first.");
  const packages = JSON.parse(readFileSync(file, "utf8")) as ShippedPackage[];
  for (const { name, version, license, part } of packages) {
    console.log(`${`${name} ${version}`.padEnd(52)} ${license.padEnd(18)} ${part}`);
  }
  const code = packages.filter(({ part }) => part === "code and styles");
  console.log(
    `\n${code.length} packages in the browser's files, of ${packages.length} parts of the site.`,
  );
  console.log(`Licenses: ${countByLicense(packages)}.`);
  console.log(`Lockfile: ${Object.keys(lock.packages).length - 1} entries.`);
  for (const name of withInstallScripts(lock)) {
    console.log(`Script not run: ${name}, which ${UNNEEDED_SCRIPTS[name] ?? "is not explained"}.`);
  }
  const problems = [...lockfileProblems(lock), ...licenseProblems(packages)];
  if (problems.length > 0) throw new Error(`Problems:\n${problems.join("\n")}`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
