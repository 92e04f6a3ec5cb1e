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

/**
 * What of an address stands for a client: all of an IPv4 address, and the first 64 bits of an IPv6
 * one, because a provider gives each customer at least that many.
 */
export function clientOf(ip: string | undefined): string {
  if (ip === undefined) return "unknown";
  if (ip.includes(".")) return ip.slice(ip.lastIndexOf(":") + 1);
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
