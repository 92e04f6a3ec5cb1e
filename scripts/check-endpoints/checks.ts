import type { Endpoint, IndexedProtocol, Vendor } from "../../src/lib/endpoints/model";
import { exampleAddress } from "../../src/lib/graphql/endpoints";

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
interface About {
  readonly about: string;
  readonly query: string;
  /** What the data says, as a sentence; JSON of the data when there is no reader. */
  readonly read?: (data: unknown) => string;
}

/** A question to one address. */
export interface Question extends Omit<About, "about"> {
  readonly place: string;
  readonly url: string;
  readonly variables?: object;
}

/** A query of the pages with its variables. */
export interface QueryFile {
  readonly protocol: IndexedProtocol;
  readonly vendor: Vendor;
  /** As a reader finds it: `lockup/envio/stream-by-id`. */
  readonly name: string;
  readonly query: string;
  readonly variables: object;
}

const ALIVE: About = { about: "does it answer", query: "{ __typename }" };

const ENVIO: readonly About[] = [
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
  { about: "how many rows come without a limit", query: "{ Asset { id } }", read: rowsIn },
];

const THE_GRAPH: readonly About[] = [
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

/** Share of a campaign that its last tranche must end at: all of it, with 18 decimals. */
const WHOLE = String(10n ** 18n);

/** Were wrong from the third tranche on until July 31, 2026. */
const TOTALS = "are the totals of campaigns with three tranches right";

const TRANCHE_TOTALS: Readonly<Record<Vendor, About>> = {
  envio: {
    about: TOTALS,
    query:
      "{ Tranche(limit: 1, where: { position: { _eq: 2 } }) { campaign { id streamTranches(limit: 1000, order_by: { position: asc }) { endPercentage } } } }",
    read: totalsIn,
  },
  "the-graph": {
    about: TOTALS,
    query:
      "{ tranches(first: 1, where: { position: 2 }) { campaign { id streamTranches(first: 1000, orderBy: position) { endPercentage } } } }",
    read: totalsIn,
  },
};

/** The first list of an answer. */
const listIn = (data: unknown): readonly unknown[] =>
  Object.values(data ?? {}).find((value) => Array.isArray(value)) ?? [];

function rowsIn(data: unknown): string {
  return `${listIn(data).length} rows`;
}

function totalsIn(data: unknown): string {
  const [tranche] = listIn(data) as readonly {
    campaign: { id: string; streamTranches: readonly { endPercentage: unknown }[] };
  }[];
  if (tranche === undefined) return "no campaign with three tranches";
  const { id, streamTranches } = tranche.campaign;
  const end = String(streamTranches.at(-1)?.endPercentage);
  return end === WHOLE
    ? `right: the last of ${streamTranches.length} tranches of ${id} ends at ${end}`
    : `WRONG: the last of ${streamTranches.length} tranches of ${id} ends at ${end}, not at ${WHOLE}`;
}

/** Whether an endpoint of August 2025 still answers, and with how fresh a head. */
const PAST: Readonly<Record<Endpoint["vendor"], readonly About[]>> = {
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

/** The addresses to ask, each once, and what to ask them. */
function aboutEndpoints(endpoints: readonly Endpoint[]): Question[] {
  const asked = new Set<string>();
  return endpoints.flatMap(({ vendor, name, status, testingUrl, url, auth, protocol }) => {
    const address = testingUrl ?? (auth === "none" ? url : null);
    if (address === null || protocol === "legacy" || asked.has(address)) return [];
    if (status === "deprecated" || status === "removed") return [];
    asked.add(address);
    const current = [
      ...(vendor === "envio" ? ENVIO : THE_GRAPH),
      ...(protocol === "airdrops" ? [TRANCHE_TOTALS[vendor]] : []),
    ];
    return (status === "current" ? current : PAST[vendor]).map(({ about, ...question }) => ({
      ...question,
      place: `${status} ${vendor} ${name}: ${about}`,
      url: address,
    }));
  });
}

/** Envio's addresses that take queries in the grammar of The Graph, one query sent to each. */
function aboutConverters(endpoints: readonly Endpoint[], files: readonly QueryFile[]): Question[] {
  const asked = new Set<string>();
  return files.flatMap(({ protocol, vendor, name, query, variables }) => {
    if (vendor !== "the-graph") return [];
    const url = exampleAddress(endpoints, protocol, "envio").replace("/v1/graphql", "/converter");
    if (asked.has(url)) return [];
    asked.add(url);
    return [{ place: `converter of envio: does it take ${name}`, url, query, variables }];
  });
}

/**
 * The addresses to ask, each once, and what to ask them; then every query of the pages, on Sepolia.
 * Addresses that need a key are left out.
 *
 * @param endpoints of data/endpoints.ts
 * @param files queries of today
 */
export function plan(endpoints: readonly Endpoint[], files: readonly QueryFile[]): Question[] {
  return [
    ...aboutEndpoints(endpoints),
    ...aboutConverters(endpoints, files),
    ...files.map(({ protocol, vendor, name, query, variables }) => ({
      place: `query ${name} on Sepolia`,
      url: exampleAddress(endpoints, protocol, vendor),
      query,
      variables,
    })),
  ];
}

async function outcomeOf(
  ask: Ask,
  { place, url, query, variables, read = JSON.stringify }: Question,
): Promise<Outcome> {
  try {
    const { data, errors } = await ask(url, query, variables);
    if (errors !== undefined) {
      return { place, kind: "refused", text: errors.map(({ message }) => message).join("; ") };
    }
    return { place, kind: "answered", text: read(data).slice(0, 300) };
  } catch (error) {
    return { place, kind: "unreachable", text: (error as Error).message };
  }
}

/**
 * Asks one question after the other, since the testing addresses limit how often they are asked. An
 * address that cannot be reached is asked once.
 */
export async function askAll(ask: Ask, questions: readonly Question[]): Promise<Outcome[]> {
  const lost = new Map<string, string>();
  const outcomes: Outcome[] = [];
  for (const question of questions) {
    const { place, url } = question;
    const before = lost.get(url);
    const outcome: Outcome =
      before === undefined
        ? await outcomeOf(ask, question)
        : { place, kind: "unreachable", text: before };
    if (outcome.kind === "unreachable") lost.set(url, outcome.text);
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
