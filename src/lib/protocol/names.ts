/** Names of protocols and releases, which `model.ts` and `schema.ts` build upon. */

/** Version of the JSON shapes below. It grows when a field is removed or changes its meaning. */
export const SCHEMA_VERSION = 2;

/** Protocols with at least one release, in the order in which pages list them. */
export const PROTOCOLS = ["lockup", "flow", "airdrops", "bob", "comptroller", "legacy"] as const;

export type ProtocolName = (typeof PROTOCOLS)[number];

/** Release number as the protocol writes it, for example `v2.0`. */
export type Version = `v${number}.${number}`;

/** Address of a release, for example `lockup@v2.0`. */
export type ReleaseRef = `${ProtocolName}@${Version}`;

/**
 * How much this site says about a release. `full`: concepts, guides, reference and examples;
 * `reference`: a reference from the ABI, and what differs from the release before; `holders`:
 * addresses, ABIs, and what holders of its streams and claims need.
 */
export const DEPTHS = ["full", "reference", "holders"] as const;

export type Depth = (typeof DEPTHS)[number];

/** `0x` and 40 hexadecimal digits with the EIP-55 checksum in the letter case. */
export type Address = `0x${string}`;
