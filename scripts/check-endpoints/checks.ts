import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { listExamples } from "../../plugins/examples/load";
import type { Endpoint, IndexedProtocol, Vendor } from "../../src/lib/endpoints/model";
import { exampleAddress } from "../../src/lib/graphql/endpoints";

export interface Question {
  /** What is asked, in words. */
  readonly place: string;
  readonly url: string;
  readonly query: string;
  readonly variables?: object;
}

/** What became of one question to one address. */
export interface Outcome {
  readonly place: string;
  /** `answered`: with data. `refused`: with errors. `unreachable`: not at all. */
  readonly kind: "answered" | "refused" | "unreachable";
  /** Data as JSON, or the reasons. */
  readonly text: string;
}

/** How far an endpoint has read, in the grammar of its vendor. */
const PROGRESS: Readonly<Record<Vendor, string>> = {
  envio:
    "{ _meta(limit: 100, order_by: { chainId: asc }) { chainId isReady progressBlock sourceBlock } }",
  "the-graph": "{ _meta { deployment block { number } hasIndexingErrors } }",
};

/** Folders of today's queries; those of Legacy need a key. */
const QUERY = /^examples\/graphql\/(lockup|flow|airdrops)\/(envio|the-graph)\/([\w-]+)\.graphql$/u;

/** Every query of the pages with its variables, at an address that needs no key. */
function pageQueries(endpoints: readonly Endpoint[], siteDir: string): Question[] {
  return listExamples(siteDir).flatMap((file) => {
    const [, protocol, vendor, name] = QUERY.exec(file) ?? [];
    if (name === undefined) return [];
    const place = path.join(siteDir, file);
    const values = place.replace(/\.graphql$/u, ".variables.json");
    return [
      {
        place: `query ${protocol}/${vendor}/${name} on Sepolia`,
        url: exampleAddress(endpoints, protocol as IndexedProtocol, vendor as Vendor),
        query: readFileSync(place, "utf8"),
        variables: existsSync(values) ? (JSON.parse(readFileSync(values, "utf8")) as object) : {},
      },
    ];
  });
}

/**
 * The current addresses that need no key, each once: how far they have read; then every query of the
 * pages, on Sepolia.
 */
export function plan(endpoints: readonly Endpoint[], siteDir: string): Question[] {
  const progress = endpoints
    .filter(({ status, protocol }) => status === "current" && protocol !== "legacy")
    .flatMap(({ vendor, name, testingUrl, url, auth }): [string, Question][] => {
      const address = testingUrl ?? (auth === "none" ? url : null);
      if (address === null) return [];
      const place = `${vendor} ${name}: how far it has read`;
      return [[address, { place, url: address, query: PROGRESS[vendor] }]];
    });
  return [...new Map(progress).values(), ...pageQueries(endpoints, siteDir)];
}

/** Milliseconds after which an address counts as unreachable. */
const TIMEOUT_MS = 15_000;

async function ask({ place, url, query, variables }: Question): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    // Who answers without JSON was reached, and did not take the query.
    const { data } = (text.startsWith("{") ? JSON.parse(text) : {}) as { data?: unknown };
    return data === undefined || data === null
      ? { place, kind: "refused", text: `status ${response.status}: ${text.slice(0, 300)}` }
      : { place, kind: "answered", text: JSON.stringify(data).slice(0, 300) };
  } catch (error) {
    return { place, kind: "unreachable", text: (error as Error).message };
  }
}

/**
 * Asks one question after the other, since the testing addresses limit how often they are asked. An
 * address that cannot be reached is asked once.
 */
export async function askAll(questions: readonly Question[]): Promise<Outcome[]> {
  const lost = new Map<string, string>();
  const outcomes: Outcome[] = [];
  for (const question of questions) {
    const before = lost.get(question.url);
    const outcome: Outcome =
      before === undefined
        ? await ask(question)
        : { place: question.place, kind: "unreachable", text: before };
    if (outcome.kind === "unreachable") lost.set(question.url, outcome.text);
    outcomes.push(outcome);
  }
  return outcomes;
}

/** The report: a line for each outcome, or that there is no network. */
export function report(outcomes: readonly Outcome[]): string {
  const reached = outcomes.filter(({ kind }) => kind !== "unreachable");
  if (reached.length === 0) {
    return `There is no network here: none of ${outcomes.length} questions reached its address. Nothing is known about the endpoints.`;
  }
  return [
    ...outcomes.map(({ place, kind, text }) => `${kind.padEnd(11)} ${place}: ${text}`),
    `${reached.length} of ${outcomes.length} questions reached their address.`,
  ].join("\n");
}
