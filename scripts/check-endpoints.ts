/**
 * Asks the endpoints what no source tells: whether they answer, how far they have read, and which state
 * of the indexers is deployed: `npm run endpoints:check`. Without a network it says so.
 */
import { ENDPOINTS } from "../data/endpoints";
import { type Ask, type Outcome, outcomeOf, plan, report } from "./check-endpoints/checks";

const SECONDS = 15;

const ask: Ask = async (url, query) => {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
    signal: AbortSignal.timeout(SECONDS * 1000),
  });
  return (await response.json()) as Awaited<ReturnType<Ask>>;
};

async function main(): Promise<void> {
  const outcomes: Outcome[] = [];
  // One after the other: the testing addresses limit how often they are asked.
  for (const question of plan(ENDPOINTS)) outcomes.push(await outcomeOf(ask, question));
  console.log(report(outcomes));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
