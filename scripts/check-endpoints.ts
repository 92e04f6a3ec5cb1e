/**
 * Asks the endpoints what no source tells: whether they answer, how far they have read, and whether they
 * take the queries of the pages: `npm run endpoints:check`. Without a network it says so.
 */
import { ENDPOINTS } from "../data/endpoints";
import { SITE_DIR } from "../plugins/paths";
import { askAll, plan, report } from "./check-endpoints/checks";

void askAll(plan(ENDPOINTS, SITE_DIR)).then((outcomes) => console.log(report(outcomes)));
