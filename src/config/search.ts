import { type Environment, valueOf } from "./environment";

/**
 * Which engine the site's search uses. The embedded one needs nothing; the hosted one is chosen by
 * environment variables of the build. Everything here is published in the pages: only the
 * search-only key belongs into it.
 */

/** A host of the hosted service, as its client takes it. */
export interface HostedSearchHost {
  /** Name with an optional port. */
  readonly url: string;
  readonly protocol: "http" | "https";
  readonly accept: "readWrite";
}

export interface HostedSearchConfig {
  readonly appId: string;
  /** The search-only key. */
  readonly apiKey: string;
  readonly indexName: string;
  /** Index of the Markdown records that a hosted assistant reads; null without one. */
  readonly markdownIndexName: string | null;
  /** Hosts in the order they are tried; null for those of the service. */
  readonly hosts: readonly HostedSearchHost[] | null;
  readonly clickAnalytics: boolean;
}

export interface SearchConfig {
  /** Null for the embedded engine. */
  readonly hosted: HostedSearchConfig | null;
  /** Why the hosted engine is off although it was asked for; to be shown at build and in the console. */
  readonly problems: readonly string[];
  /** Origins to connect to early; empty unless hosted search is on. */
  readonly preconnect: readonly string[];
}

const DEFAULT_INDEX = "sablier-docs";

function parseHost(text: string): HostedSearchHost | null {
  const withScheme = /^[a-z]+:\/\//iu.test(text) ? text : `https://${text}`;
  try {
    const { protocol, host, pathname, search } = new URL(withScheme);
    if (pathname !== "/" || search !== "" || !/^https?:$/u.test(protocol)) return null;
    return { url: host, protocol: protocol === "https:" ? "https" : "http", accept: "readWrite" };
  } catch {
    return null;
  }
}

/**
 * Reads the configuration of the search. A hosted search that is not complete is a problem and not a
 * failure: the embedded engine stays in service.
 */
export function createSearchConfig(environment: Environment): SearchConfig {
  const appId = valueOf(environment.ALGOLIA_APP_ID);
  const apiKey = valueOf(environment.ALGOLIA_SEARCH_KEY);
  const indexName = valueOf(environment.ALGOLIA_INDEX);
  const markdownIndexName = valueOf(environment.ALGOLIA_MARKDOWN_INDEX);
  const hostTexts = valueOf(environment.ALGOLIA_HOSTS)?.split(",") ?? [];
  const analytics = valueOf(environment.ALGOLIA_CLICK_ANALYTICS);
  const isAsked = [appId, apiKey, indexName, markdownIndexName].some((value) => value !== null);
  if (!isAsked) return EMBEDDED;

  const problems: string[] = [];
  const stays = "The embedded search stays in service.";
  if (appId === null) {
    problems.push(`Hosted search has no application id: set ALGOLIA_APP_ID. ${stays}`);
  } else if (!/^[A-Za-z0-9]+$/u.test(appId)) {
    problems.push(
      `ALGOLIA_APP_ID is "${appId}", but an application id has letters and digits only. ${stays}`,
    );
  }
  if (apiKey === null) {
    problems.push(
      `Hosted search has no API key: set ALGOLIA_SEARCH_KEY to the search-only key. ${stays}`,
    );
  }
  const hosts = hostTexts.flatMap((text): HostedSearchHost[] => {
    const host = parseHost(text.trim());
    if (host !== null) return [host];
    problems.push(
      `ALGOLIA_HOSTS names "${text.trim()}", which is not a host such as "search.example.org". ${stays}`,
    );
    return [];
  });
  if (analytics !== null && analytics !== "true" && analytics !== "false") {
    problems.push(`ALGOLIA_CLICK_ANALYTICS is "${analytics}": use true or false. ${stays}`);
  }
  if (problems.length > 0 || appId === null || apiKey === null) {
    return { hosted: null, problems, preconnect: [] };
  }
  const first = hosts[0];
  return {
    hosted: {
      appId,
      apiKey,
      indexName: indexName ?? DEFAULT_INDEX,
      markdownIndexName,
      hosts: hosts.length === 0 ? null : hosts,
      clickAnalytics: analytics === "true",
    },
    problems: [],
    preconnect: [
      first === undefined ? `https://${appId}-dsn.algolia.net` : `${first.protocol}://${first.url}`,
    ],
  };
}

/** The embedded engine, with nothing configured. */
const EMBEDDED: SearchConfig = { hosted: null, problems: [], preconnect: [] };

/** Reads the configuration back from the site's `customFields`; anything else means the default. */
export function readSearchConfig(value: unknown): SearchConfig {
  const isConfig =
    typeof value === "object" && value !== null && "hosted" in value && "problems" in value;
  return isConfig ? (value as SearchConfig) : EMBEDDED;
}

/** What a script needs that writes to the hosted index. Never published. */
export interface SearchPushConfig {
  readonly appId: string;
  readonly writeKey: string;
  readonly indexName: string;
  readonly hosts: readonly HostedSearchHost[] | null;
}

/**
 * Reads what `npm run search:push` needs.
 *
 * @throws Error listing every variable that is missing or wrong
 */
export function createSearchPushConfig(environment: Environment): SearchPushConfig {
  const writeKey = valueOf(environment.ALGOLIA_WRITE_KEY);
  // The search key does not matter here; any value lets the rest be checked.
  const { hosted, problems } = createSearchConfig({
    ...environment,
    ALGOLIA_SEARCH_KEY: valueOf(environment.ALGOLIA_SEARCH_KEY) ?? "unused",
  });
  const errors = problems.map((problem) => problem.replace(/ The embedded search stays.*$/u, ""));
  if (writeKey === null) {
    errors.push("ALGOLIA_WRITE_KEY is not set: records are written with a key that may do so.");
  }
  if (hosted === null || writeKey === null) {
    throw new Error(
      `The records cannot be pushed.\n${errors.map((line) => `  ${line}`).join("\n")}`,
    );
  }
  const { appId, indexName, hosts } = hosted;
  return { appId, writeKey, indexName, hosts };
}
