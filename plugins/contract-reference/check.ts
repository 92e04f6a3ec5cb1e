import { SITE_DIR } from "../paths";
import { PACKAGE_ABIS } from "./abi-source";
import { referenceSource } from "./source";
import { descriptionReader } from "./units";
import { validateReference } from "./validate";

/**
 * Checks the contract descriptions from the command line: `npx tsx plugins/contract-reference/check.ts`.
 * Exit code 1 with problems.
 */
async function check(): Promise<void> {
  const index = await referenceSource(SITE_DIR).load();
  try {
    validateReference(index, PACKAGE_ABIS.files, descriptionReader(SITE_DIR));
    console.log(`All entries of ${PACKAGE_ABIS.files.length} ABIs are described.`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

void check();
