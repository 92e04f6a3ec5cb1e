// cspell:ignore algoliasearch

import { createBrowserLocalStorageCache, createMemoryCache } from "@algolia/client-common";
import { liteClient, type LiteClient } from "algoliasearch/lite";

import { isObject } from "../../lib/json/is-object";
import { messageOf } from "../../lib/text/message-of";
import { fromHostedResponse, toHostedQuery } from "./hosted-query";
import type { SearchAnswer, SearchEngine, SearchRequest } from "../../lib/search/types";
import type { HostedSearchConfig } from "../../config/search";
import { latestOnly } from "./latest-only";

/** Milliseconds that a host may take to connect, to answer a search, and to answer a change. */
export const TIMEOUTS = { connect: 1_000, read: 2_000, write: 30_000 } as const;

/** What a failed search means, by the name of the client's error or the status. */
const FAILURES: Readonly<Record<string, string>> = {
  RetryError: "The search service cannot be reached.",
  DeserializationError: "The search service answered something that cannot be read. Try again.",
  401: "The search service does not accept this site's key.",
  403: "The search service does not accept this site's key.",
  429: "The search service is busy. Try again in a moment.",
};

/** The error of a failed search, in words for readers. */
function readable(error: unknown): Error {
  const { name, status } = isObject(error) ? error : {};
  const known = FAILURES[String(name)] ?? FAILURES[String(status)];
  if (known !== undefined) return new Error(known);
  if (typeof status !== "number") return new Error(messageOf(error));
  return new Error(`The search service refused the search (status ${status}).`);
}

/** Seconds that a response is good for. */
const LIFETIME = 5 * 60;

/** Keeps responses in the browser's storage, or where that is blocked or full, in memory. */
function createResponsesCache(key: string): LiteClient["transporter"]["responsesCache"] {
  try {
    window.localStorage.setItem(`${key}-probe`, key);
    window.localStorage.removeItem(`${key}-probe`);
    return createBrowserLocalStorageCache({ key, timeToLive: LIFETIME });
  } catch {
    return createMemoryCache();
  }
}

/**
 * The package's memory, which it asks for a host by the host's own fields alone and fills with the state
 * of the last attempt among them: here both go by the address. Its other cache, in the browser's storage,
 * loses the functions that tell when a host may be tried again.
 */
function createHostsCache(): LiteClient["transporter"]["hostsCache"] {
  const states = createMemoryCache({ serializable: false });
  const addressOf = (host: string | Record<string, unknown>): string =>
    typeof host === "string" ? host : String(host.url);
  return {
    ...states,
    get: (host, state, events) => states.get(addressOf(host), state, events),
    set: (host, state) => states.set(addressOf(host), state),
  };
}

function clientOf({ appId, apiKey, indexName, hosts }: HostedSearchConfig): LiteClient {
  return liteClient(appId, apiKey, {
    timeouts: TIMEOUTS,
    authMode: "WithinQueryParameters",
    hostsCache: createHostsCache(),
    responsesCache: createResponsesCache(`sablier-docs-search-${appId}-${indexName}`),
    ...(hosts && { hosts: [...hosts] }),
  });
}

/**
 * Makes the engine that asks the hosted service: over several hosts, of which one that fails is left
 * alone for 120 seconds. Of two searches only the later is answered.
 */
export function createHostedEngine(config: HostedSearchConfig): SearchEngine {
  const client = clientOf(config);

  const ask = async (request: SearchRequest): Promise<SearchAnswer> => {
    const query = toHostedQuery(request, config.indexName, config.clickAnalytics);
    try {
      return fromHostedResponse(await client.search([query]));
    } catch (error) {
      throw readable(error);
    }
  };

  return { search: latestOnly(ask) };
}
