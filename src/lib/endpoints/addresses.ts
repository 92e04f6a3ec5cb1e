/** Stands in an address where the reader's own key from Subgraph Studio belongs. */
export const API_KEY = "{API_KEY}";

/** Stands in an address where the reader's own key of the hosting provider belongs. */
export const QUERY_KEY = "{QUERY_KEY}";

/** Longest key that {@link withApiKey} takes, in characters. */
export const MAX_KEY_LENGTH = 128;

/**
 * Production address of a subgraph on The Graph Network, with {@link API_KEY} in its path.
 * @param host the gateway, or an older name of it
 */
export function gatewayAddress(subgraphId: string, host = "gateway.thegraph.com"): string {
  return `https://${host}/api/${API_KEY}/subgraphs/id/${subgraphId}`;
}

/**
 * Address of a subgraph for testing: no key, rate-limited.
 * @param account number of the account in Subgraph Studio
 * @param name the subgraph's name, which is its slug there
 */
export function studioAddress(account: number, name: string): string {
  return `https://api.studio.thegraph.com/query/${account}/${name}/version/latest`;
}

/** Page of a subgraph on The Graph Explorer. Its Playground tab runs queries. */
export function explorerPage(subgraphId: string): string {
  return `https://thegraph.com/explorer/subgraphs/${subgraphId}`;
}

/**
 * Address of an Envio indexer, the same for all of its chains.
 * @param id seven hexadecimal digits that stay while new versions are put behind them
 */
export function envioAddress(id: string, host = "indexer.hyperindex.xyz"): string {
  return `https://${host}/${id}/v1/graphql`;
}

/** Query editor of Hasura for the address of an Envio indexer. */
export function hasuraPlayground(address: string): string {
  return `https://cloud.hasura.io/public/graphiql?endpoint=${encodeURIComponent(address)}`;
}

/**
 * Puts the reader's key into an address. An empty key leaves the placeholder.
 * @param address may have no placeholder; it is then returned as it is
 * @throws Error that names the fault, but never the key, when the key cannot be part of a path
 */
export function withApiKey(address: string, key: string): string {
  const trimmed = key.trim();
  if (trimmed === "") return address;
  const problem = apiKeyProblem(trimmed);
  if (problem !== undefined) throw new Error(problem);
  return address.replace(API_KEY, trimmed);
}

/**
 * What is wrong with a key as part of a path.
 * @returns a sentence for the reader, without the key; undefined for a usable or empty key
 */
export function apiKeyProblem(key: string): string | undefined {
  const trimmed = key.trim();
  if (trimmed.length > MAX_KEY_LENGTH) {
    return `The key has ${trimmed.length} characters; ${MAX_KEY_LENGTH} is the limit. Copy it again from Subgraph Studio.`;
  }
  const stray = /[^\w-]/.exec(trimmed)?.[0];
  if (stray === undefined) return undefined;
  return `The key contains "${stray}". Paste the key alone, without an address around it.`;
}
