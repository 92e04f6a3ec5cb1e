import { SITE_DIR } from "../paths";
import { PACKAGE_ABIS } from "./abi-source";
import { coverageOf } from "./coverage";
import { referenceSource } from "./source";
import { DATA_FOLDER, descriptionReader, protocolOf } from "./units";
import { findProblems, formatProblems } from "./validate";

/**
 * Checks the contract descriptions from the command line:
 * `npx tsx plugins/contract-reference/check.ts [protocol or unit ...]`. Exit code 1 with problems.
 *
 * @param wanted protocols (`lockup`), folders or files (`lockup/since-v3.0/Errors`) to report on; empty for all.
 */
async function check(wanted: readonly string[]): Promise<void> {
  const index = await referenceSource(SITE_DIR).load();
  const problems = findProblems(index, { complete: PACKAGE_ABIS.files }).filter(
    ({ file }) =>
      wanted.length === 0 ||
      wanted.some(
        (name) =>
          file.startsWith(`${DATA_FOLDER}/${name}.`) ||
          `${file}/`.startsWith(`${DATA_FOLDER}/${name}/`),
      ),
  );
  for (const file of PACKAGE_ABIS.files) {
    if (wanted.length > 0 && !wanted.some((name) => name.startsWith(protocolOf(file)))) continue;
    const { total, missing } = coverageOf(index, file);
    console.log(`${file}: ${total - missing.length} of ${total} entries described`);
  }
  if (problems.length > 0) {
    console.error(formatProblems(problems, descriptionReader(SITE_DIR)));
    process.exitCode = 1;
  }
}

void check(process.argv.slice(2));
