/** Counts requests a client. */
export interface RateLimiter {
  /**
   * Takes one request of a client into account.
   *
   * @returns 0 when it may go on, else the whole seconds until the next one may
   */
  readonly take: (client: string) => number;
}

/** Clients that are remembered at most; the one that was silent longest is forgotten first. */
const MOST_CLIENTS = 10_000;
const MINUTE_MS = 60_000;

/** An IPv4 address, maybe at the end of an IPv6 one, and maybe with a port. */
const IPV4 = /(\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?$/u;

/**
 * What of an address stands for a client: all of an IPv4 address, and the first 64 bits of an IPv6
 * one, because a provider gives each customer at least that many. Proxies may write a port behind an
 * address, which tells connections apart and not clients.
 */
export function clientOf(address: string | undefined): string {
  if (address === undefined) return "unknown";
  const ip = /^\[([^\]]*)\](?::\d{1,5})?$/u.exec(address)?.[1] ?? address;
  const ipv4 = IPV4.exec(ip)?.[1];
  if (ipv4 !== undefined) return ipv4;
  const [before = "", after] = ip.split("::");
  const head = before === "" ? [] : before.split(":");
  const tail = after === undefined || after === "" ? [] : after.split(":");
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill("0");
  return [...head, ...zeros, ...tail].slice(0, 4).join(":").toLowerCase();
}

/**
 * A token bucket a client, in memory: `perMinute` requests at once, and as many a minute.
 *
 * @param now milliseconds, for tests
 */
export function createRateLimiter(perMinute: number, now: () => number = Date.now): RateLimiter {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return {
    take: (client) => {
      const at = now();
      const known = buckets.get(client) ?? { tokens: perMinute, at };
      const refill = ((at - known.at) / MINUTE_MS) * perMinute;
      const tokens = Math.min(perMinute, known.tokens + refill);
      const isAllowed = tokens >= 1;
      buckets.delete(client);
      buckets.set(client, { tokens: isAllowed ? tokens - 1 : tokens, at });
      const [oldest] = buckets.keys();
      if (buckets.size > MOST_CLIENTS && oldest !== undefined) buckets.delete(oldest);
      return isAllowed ? 0 : Math.ceil(((1 - tokens) * MINUTE_MS) / perMinute / 1_000);
    },
  };
}
