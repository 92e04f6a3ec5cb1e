/** A contract with the releases in which it has a symbol. */
export interface Place {
  readonly contract: string;
  /** `Lockup v1.0`, then only the number where the protocol is the same: `v1.1`. */
  readonly releases: readonly string[];
}

/**
 * Groups places by contract, the newest release's contract first.
 *
 * @param places oldest release first: `lockup/v2.0/SablierLockup`.
 */
export function groupPlaces(places: readonly string[]): readonly Place[] {
  const found = new Map<string, { protocol: string; releases: string[] }>();
  for (const place of places) {
    const [protocol = "", version = "", contract = ""] = place.split("/", 3);
    const key = `${protocol}/${contract}`;
    const known = found.get(key) ?? { protocol, releases: [] };
    const name = `${protocol.charAt(0).toUpperCase()}${protocol.slice(1)} ${version}`;
    known.releases.push(known.releases.length === 0 ? name : version);
    found.delete(key);
    found.set(key, known);
  }
  return [...found]
    .map(([key, { releases }]) => ({ contract: key.split("/")[1] ?? "", releases }))
    .toReversed();
}
