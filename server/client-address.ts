/**
 * The address of the client that a request comes from. Each trusted proxy adds the address that it was
 * called from at the end of `X-Forwarded-For`; entries before those are the client's own words.
 *
 * @param forwarded value of the header, several of them joined by commas
 * @param connected address that the connection comes from
 * @param trustedProxies number of proxies between the client and this server
 */
export function clientAddress(
  forwarded: string | undefined,
  connected: string | undefined,
  trustedProxies: number,
): string | undefined {
  if (trustedProxies === 0 || forwarded === undefined) return connected;
  const entries = forwarded.split(",");
  return entries[Math.max(0, entries.length - trustedProxies)]?.trim();
}
