import { isIP } from "node:net";

export interface RateLimiter {
  /**
   * Takes requests of a client into account.
   *
   * @param count how many; with more than the limit of a minute they never may go on
   * @returns 0 when they may go on, else the whole seconds until they may
   */
  readonly take: (client: string, count?: number) => number;
}

/** Clients that are remembered at most; the one that was silent longest is forgotten first. */
const MOST_CLIENTS = 10_000;
const MINUTE_MS = 60_000;

/** Characters of an address that are looked at: more than any has with its port. */
const LONGEST_ADDRESS = 100;

/** An IPv4 address, maybe at the end of an IPv6 one, and maybe with a port. */
const IPV4 = /(\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?$/u;

/**
 * What of an address stands for a client: all of an IPv4 address, and the first 64 bits of an IPv6
 * one, because a provider gives each customer at least that many. Proxies may write a port behind an
 * address, which tells connections apart and not clients. All that send no address are one client.
 */
export function clientOf(address: string | undefined): string {
  const given = (address ?? "").slice(0, LONGEST_ADDRESS);
  const ip = /^\[([^\]]*)\](?::\d{1,5})?$/u.exec(given)?.[1] ?? given;
  const ipv4 = IPV4.exec(ip)?.[1];
  if (ipv4 !== undefined && isIP(ipv4) === 4) return ipv4;
  if (isIP(ip) !== 6) return "unknown";
  const [before = "", after] = ip.split("::");
  const head = before === "" ? [] : before.split(":");
  const tail = after === undefined || after === "" ? [] : after.split(":");
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill("0");
  return [...head, ...zeros, ...tail]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(":");
}

/**
 * A token bucket a client, in memory: `perMinute` requests at once, and as many a minute.
 *
 * @param now milliseconds, for tests
 */
export function createRateLimiter(perMinute: number, now: () => number = Date.now): RateLimiter {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return {
    take: (client, count = 1) => {
      const at = now();
      const known = buckets.get(client) ?? { tokens: perMinute, at };
      const refill = ((at - known.at) / MINUTE_MS) * perMinute;
      const tokens = Math.min(perMinute, known.tokens + refill);
      const isAllowed = tokens >= count;
      buckets.delete(client);
      buckets.set(client, { tokens: isAllowed ? tokens - count : tokens, at });
      const [oldest] = buckets.keys();
      if (buckets.size > MOST_CLIENTS && oldest !== undefined) buckets.delete(oldest);
      return isAllowed ? 0 : Math.ceil(((count - tokens) * MINUTE_MS) / perMinute / 1_000);
    },
  };
}
