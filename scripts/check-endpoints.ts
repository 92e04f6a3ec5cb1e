/**
 * Asks the endpoints what no source tells: whether they answer, how far they have read, which state
 * of the indexers is deployed, and whether they take the queries of the pages: `npm run
 * endpoints:check`. Without a network it says so.
 */
import { ENDPOINTS } from "../data/endpoints";
import { SITE_DIR } from "../plugins/paths";
import { askOverHttp } from "./check-endpoints/ask";
import { askAll, plan, report } from "./check-endpoints/checks";
import { queryFiles } from "./check-endpoints/files";

async function main(): Promise<void> {
  const questions = plan(ENDPOINTS, queryFiles(SITE_DIR));
  console.log(report(await askAll(askOverHttp(15_000), questions)));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
