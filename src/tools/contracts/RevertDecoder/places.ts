/** A contract with the releases in which it has a symbol. */
export interface Place {
  readonly contract: string;
  /** `Lockup v1.0`, then only the number: `v1.1`. */
  readonly releases: readonly string[];
}

/** The release of a place, as descriptions name it: `Lockup v2.0` of `lockup/v2.0/SablierLockup`. */
export function releaseOf(place: string): string {
  const [protocol = "", version = ""] = place.split("/", 2);
  return `${protocol.charAt(0).toUpperCase()}${protocol.slice(1)} ${version}`;
}

/**
 * Groups places by contract, of each protocol the newest contract first.
 *
 * @param places of each protocol the oldest release first: `lockup/v2.0/SablierLockup`.
 */
export function groupPlaces(places: readonly string[]): readonly Place[] {
  const protocols = new Map<string, Map<string, string[]>>();
  for (const place of places) {
    const [protocol = "", version = "", contract = ""] = place.split("/", 3);
    const contracts = protocols.get(protocol) ?? new Map<string, string[]>();
    protocols.set(protocol, contracts);
    const versions = contracts.get(contract) ?? [];
    // The contract that a later release has, too, comes behind the others.
    contracts.delete(contract);
    contracts.set(contract, [...versions, version]);
  }
  return [...protocols].flatMap(([protocol, contracts]) =>
    [...contracts]
      .map(([contract, [first = "", ...more]]) => ({
        contract,
        releases: [releaseOf(`${protocol}/${first}`), ...more],
      }))
      .toReversed(),
  );
}
