import type { AppChain } from "../app-urls/model";
import type { IsoMonth, ProtocolName, ReleaseRef } from "../protocol/model";

/** A page of this site about a release. */
export interface FinderPage {
  /** What the reader finds there, such as `Withdraw`. */
  readonly label: string;
  /** Route, without the site's base URL. */
  readonly path: string;
}

/** What the numbers of a contract count; contracts without such numbers have none. */
export type CountedThing = "stream" | "salary" | "vault";

export interface FinderContract {
  readonly name: string;
  /** Short name in ids and links of the app, for example `LK`. */
  readonly alias?: string;
  readonly counts?: CountedThing;
  readonly reference?: string;
  /** Addresses with their EIP-55 checksum, by chain id; empty for code that other contracts deploy. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Chains whose address has to be checked before use. */
  readonly unconfirmed: readonly number[];
}

export interface FinderRelease {
  readonly ref: ReleaseRef;
  readonly protocol: ProtocolName;
  /** Readable name, for example `Lockup v2.0`. */
  readonly label: string;
  /** What can be done with it, the page with its addresses last. */
  readonly pages: readonly FinderPage[];
  /** Names of chains that had a deployment, but are missing from the data package. */
  readonly unlistedChains: readonly string[];
  readonly contracts: readonly FinderContract[];
}

/** All releases of the data package, as the finder looks them up. */
export interface FinderData {
  /** By name. */
  readonly chains: readonly AppChain[];
  /** Newest first within each protocol. */
  readonly releases: readonly FinderRelease[];
}

export interface Place {
  readonly chain: AppChain;
  /** With the EIP-55 checksum. */
  readonly address: string;
  readonly explorerUrl: string;
  /** Whether the address has to be checked before use. */
  readonly isUnconfirmed: boolean;
  /** Id of the stream as links and indexers write it, where a stream was asked for. */
  readonly id?: string;
  readonly appUrl?: string;
  /** What the contract counts, where a number was asked for. */
  readonly number?: string;
}

export interface Match {
  readonly release: FinderRelease;
  readonly contract: FinderContract;
  /** On which chains; empty for what says nothing about chains. */
  readonly places: readonly Place[];
}

export interface FinderAnswer {
  /** What the text was read as, without a full stop. */
  readonly subject: string;
  /** The only contract that it can mean, or all of those that remain; empty when none does. */
  readonly matches: readonly Match[];
  /** What could not be decided and why, what was unusual, and what would help: whole sentences. */
  readonly notes: readonly string[];
  /** A contract that no release lists, such as a campaign, where the text names one. */
  readonly unlisted?: UnlistedContract;
}

/** A contract at an address that is not in the data. */
export interface UnlistedContract {
  /** With the EIP-55 checksum. */
  readonly address: string;
  /** Undefined where the text names no chain of the data. */
  readonly chain: AppChain | undefined;
  /** Whether its capital letters are not its checksum. */
  readonly isMisspelled: boolean;
}

/** What readers see of a release: a row of the table beside the finder. */
export interface ReleaseNames {
  readonly label: string;
  /** Route of the page with its addresses. */
  readonly path: string;
  readonly month: IsoMonth;
  /** Those whose name or alias readers meet: they hold streams, or make campaigns. */
  readonly contracts: readonly Pick<FinderContract, "name" | "alias">[];
}

export interface SelectorTable {
  /** Release and contract with a space between, such as `lockup@v2.0 SablierLockup`. */
  readonly owners: readonly string[];
  /** Signature of a function, and the places of its owners in `owners`. */
  readonly functions: Readonly<
    Record<string, readonly [signature: string, owners: readonly number[]]>
  >;
}

/** What the site publishes for programs, in one file. */
export interface FinderFile extends FinderData {
  readonly selectors: SelectorTable;
}
