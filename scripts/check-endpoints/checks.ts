import type { Endpoint } from "../../src/lib/endpoints/model";

/** Sends a query; throws an Error when the address cannot be reached. */
export type Ask = (
  url: string,
  query: string,
  variables?: object,
) => Promise<{
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string }[];
}>;

/** What became of one question to one address. */
export interface Outcome {
  readonly place: string;
  /** `answered`: with data. `refused`: with errors. `unreachable`: not at all. */
  readonly kind: "answered" | "refused" | "unreachable";
  /** Data as JSON, or the reasons. */
  readonly text: string;
}

/** A question about an address, in words and as a query. */
interface Question {
  readonly about: string;
  readonly query: string;
}

const ALIVE: Question = { about: "does it answer", query: "{ __typename }" };

const ENVIO: readonly Question[] = [
  ALIVE,
  {
    about: "which source is deployed (IndexerInfo is new on July 31, 2026)",
    query: "{ IndexerInfo(limit: 1) { commitHash } }",
  },
  {
    about: "how far it has read",
    query:
      "{ _meta(limit: 100, order_by: { chainId: asc }) { chainId isReady progressBlock sourceBlock } }",
  },
  { about: "how many rows come without a limit", query: "{ Asset { id } }" },
];

const THE_GRAPH: readonly Question[] = [
  {
    about: "how far it has read",
    query: "{ _meta { deployment block { number } hasIndexingErrors } }",
  },
  {
    about: "is the newest source deployed",
    query: "{ indexerInfos(first: 1) { versionLabel } }",
  },
  { about: "is an older source deployed", query: "{ sponsors(first: 1) { id } }" },
];

/** Whether an endpoint of August 2025 still answers, and with how fresh a head. */
const PAST: Readonly<Record<Endpoint["vendor"], readonly Question[]>> = {
  envio: [
    ALIVE,
    {
      about: "how old is its head",
      query: "{ chain_metadata { chain_id latest_processed_block } }",
    },
  ],
  "the-graph": [
    { about: "how old is its head", query: "{ _meta { block { number timestamp } } }" },
  ],
};

/**
 * The addresses to ask, each once, and what to ask them. Addresses that need a key are left out.
 *
 * @param endpoints of data/endpoints.ts
 */
export function plan(
  endpoints: readonly Endpoint[],
): { readonly place: string; readonly url: string; readonly query: string }[] {
  const asked = new Set<string>();
  return endpoints.flatMap(({ vendor, name, status, testingUrl, url, auth, protocol }) => {
    const address = testingUrl ?? (auth === "none" ? url : null);
    if (address === null || protocol === "legacy" || asked.has(address)) return [];
    if (status === "deprecated" || status === "removed") return [];
    asked.add(address);
    const current = vendor === "envio" ? ENVIO : THE_GRAPH;
    return (status === "current" ? current : PAST[vendor]).map(({ about, query }) => ({
      place: `${status} ${vendor} ${name}: ${about}`,
      url: address,
      query,
    }));
  });
}

/** Asks one question. Rows are counted where the question is how many there are. */
export async function outcomeOf(
  ask: Ask,
  { place, url, query }: { readonly place: string; readonly url: string; readonly query: string },
): Promise<Outcome> {
  try {
    const { data, errors } = await ask(url, query);
    if (errors !== undefined) {
      return { place, kind: "refused", text: errors.map(({ message }) => message).join("; ") };
    }
    const rows = (data as { readonly Asset?: unknown } | undefined)?.Asset;
    const text = Array.isArray(rows) ? `${rows.length} rows` : JSON.stringify(data);
    return { place, kind: "answered", text: text.slice(0, 300) };
  } catch (error) {
    return { place, kind: "unreachable", text: (error as Error).message };
  }
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
