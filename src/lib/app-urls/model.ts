export const AREAS = ["vesting", "payments", "airdrops"] as const;

export type Area = (typeof AREAS)[number];

export type StreamArea = Exclude<Area, "airdrops">;

/** A chain that has a contract with an alias. */
export interface AppChain {
  readonly id: number;
  readonly name: string;
  /** Slug of the data package; the app calls chain 1 differently. */
  readonly slug: string;
  readonly testnet: boolean;
  /** Block explorer; `url` has no trailing slash. */
  readonly explorer: { readonly name: string; readonly url: string };
}

/** A contract that holds streams and has a short name in the app. */
export interface AppContract {
  readonly alias: string;
  readonly name: string;
  readonly area: StreamArea;
  /** Release, for example `Lockup v2.0`. */
  readonly release: string;
  /** Route of the page with the addresses of the release. */
  readonly path: string;
  /** Addresses with their EIP-55 checksum, by chain id. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Chains whose address has to be checked before use. */
  readonly unconfirmed: readonly number[];
}

/** What links into the app refer to. */
export interface AppContractsData {
  readonly chains: readonly AppChain[];
  /** Documented releases first within an area, then newest first. */
  readonly contracts: readonly AppContract[];
}
