import { createAskConfig } from "../../src/config/ask";
import { type Environment, isOn } from "../../src/config/environment";
import { createSearchConfig } from "../../src/config/search";

/** Any port of the reader's own machine, where a node or an indexer may run. */
const READERS_MACHINE = ["http://localhost:*", "http://127.0.0.1:*"] as const;

/**
 * What pages may ask besides the site and https addresses, as sources of the policy: the http addresses
 * that the search and the assistant are configured with, and the reader's machine if the build says so.
 *
 * @throws Error when `CONNECT_LOCAL` is neither on nor off
 */
export function connectionsOf(environment: Environment): string[] {
  const { hosted } = createSearchConfig(environment);
  const { transport } = createAskConfig(environment);
  const configured = [
    ...(hosted?.hosts ?? []).map(({ protocol, url }) => `${protocol}://${url}`),
    ...("url" in transport ? [transport.url] : []),
    ...("feedbackUrl" in transport ? [transport.feedbackUrl ?? ""] : []),
  ];
  return [
    ...(isOn("CONNECT_LOCAL", environment.CONNECT_LOCAL, false) ? READERS_MACHINE : []),
    ...configured
      .filter((address) => address.startsWith("http:"))
      .map((address) => new URL(address).origin),
  ];
}
