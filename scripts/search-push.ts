/**
 * Replaces the records of the hosted search by those of the last build: `npm run search:push`, or
 * with `-- --dry-run` to see what would be sent. HOSTING.md names the variables.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { QUESTION_SETS } from "../data/questions";
import { joinQuestions } from "../plugins/content-index/questions";
import { SITE_DIR } from "../plugins/paths";
import { runCommand } from "../server/command";
import { createIdentity } from "../src/config/identity";
import { createSearchPushConfig } from "../src/config/search";
import { toHostedRecords } from "./search-push/records";
import type { PageRecord } from "../src/lib/page-records/types";
import { pushRecords } from "./search-push/push";

const RECORDS = path.join(SITE_DIR, ".docusaurus/content-index/records.json");
const OPTIONS = ["--dry-run"];

async function main(): Promise<void> {
  const options = process.argv.slice(2);
  const unknown = options.filter((option) => !OPTIONS.includes(option));
  if (unknown.length > 0) {
    throw new Error(`Unknown option ${unknown.join(", ")}. The only option is --dry-run.`);
  }
  if (!existsSync(RECORDS)) {
    throw new Error("There are no page records. Run npm run build first.");
  }
  const pages = JSON.parse(readFileSync(RECORDS, "utf8")) as PageRecord[];
  const records = toHostedRecords(
    pages,
    createIdentity(process.env).url,
    joinQuestions(QUESTION_SETS, pages),
  );
  console.log(`${records.length} records of ${pages.length} pages.`);
  if (options.includes("--dry-run")) {
    console.log("Dry run: nothing was sent.");
    return;
  }
  const config = createSearchPushConfig(process.env);
  console.log(`Replacing the records of index "${config.indexName}" …`);
  await pushRecords(config, records);
  console.log("Done. Searches have the new records from now on.");
}

runCommand(main);
