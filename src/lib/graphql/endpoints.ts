import type { Endpoint, IndexedProtocol, Vendor } from "../endpoints/model";

/** Chain that examples are written for: Sepolia. */
export const EXAMPLE_CHAIN_ID = 11155111;

export function currentEndpoints(
  endpoints: readonly Endpoint[],
  protocol: IndexedProtocol,
  vendor: Vendor,
): Endpoint[] {
  return endpoints.filter(
    (one) => one.protocol === protocol && one.vendor === vendor && one.status === "current",
  );
}

/**
 * Address that an example is sent to when the reader chooses nothing: no key is needed there.
 *
 * @throws Error naming protocol and vendor when the list has no such endpoint on Sepolia
 */
export function exampleAddress(
  endpoints: readonly Endpoint[],
  protocol: IndexedProtocol,
  vendor: Vendor,
): string {
  const found = currentEndpoints(endpoints, protocol, vendor).find(
    ({ chainId }) => chainId === EXAMPLE_CHAIN_ID,
  );
  const keyless = found?.auth === "none" ? found.url : null;
  const address = found?.testingUrl ?? keyless;
  if (address === null) {
    throw new Error(
      `No endpoint of ${protocol} at ${vendor} on chain ${EXAMPLE_CHAIN_ID} works without a key. Add one to data/endpoints.ts.`,
    );
  }
  return address;
}

/** Host of an address, with its port; undefined when it is no http or https address. */
export function hostOf(address: string): string | undefined {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return undefined;
  }
  return url.protocol === "http:" || url.protocol === "https:" ? url.host : undefined;
}

/**
 * Variables for another chain: `chainId` and the chain in an id or an alias are replaced.
 *
 * @param text JSON text of the variables; returned as it is when it is no JSON object
 * @param from chain id that is replaced
 */
export function variablesForChain(text: string, from: number, to: number): string {
  return text.replace(
    new RegExp(
      String.raw`("chainId"\s*:\s*"?|"0x[0-9a-fA-F]{40}-(?=\d+")|"[a-z]{1,20}-(?=\d{1,20}-0x)|"[A-Z]{2}[A-Z_\d]{0,9}-)${from}(?![\dx])`,
      "g",
    ),
    (_, start: string) => `${start}${to}`,
  );
}
