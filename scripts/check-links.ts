/**
 * Asks every other site that the last build links to whether it still answers: `npm run links:external`.
 * Fails when a link is dead. Without a network it says so and fails nothing.
 */
import path from "node:path";

import { SITE_DIR } from "../plugins/paths";
import { runCommand } from "../server/command";
import { checkLinks } from "./check-links/check";
import { collectLinks } from "./check-links/collect";

async function main(): Promise<void> {
  const places = collectLinks(path.join(SITE_DIR, "build"));
  console.log(`Asking for the addresses of ${places.length} links …`);
  const report = await checkLinks(places, { fetch, timeoutMs: 15_000, parallel: 8 });
  if (report.isOffline) {
    console.log(
      `None of ${report.checked} addresses could be reached: there is no network. Nothing was checked.`,
    );
    return;
  }
  if (report.refused.length > 0) {
    console.log(`Not answered to programs; look yourself:\n${report.refused.join("\n")}`);
  }
  if (report.dead.length > 0) throw new Error(`Dead links:\n${report.dead.join("\n")}`);
  console.log(`${report.checked} addresses checked, none is dead.`);
}

runCommand(main);
