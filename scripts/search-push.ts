/**
 * Replaces the records of the hosted search by those of the last build: `npm run search:push`, or
 * with `-- --dry-run` to see what would be sent. HOSTING.md names the variables.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";

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
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { "dry-run": { type: "boolean" } } });
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
  if (values["dry-run"] === true) {
    console.log("Dry run: nothing was sent.");
    return;
  }
  const config = createSearchPushConfig(process.env);
  console.log(`Replacing the records of index "${config.indexName}" …`);
  await pushRecords(config, records);
  console.log("Done. Searches have the new records from now on.");
}

runCommand(main);
