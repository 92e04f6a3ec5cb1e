/**
 * The shapes in which deployments travel from the build to pages, public files and the theme.
 * Everything here is plain JSON: the same objects are imported by MDX, served under `/data` and
 * read by scripts outside this site. What `schema.ts` describes has its fields there.
 */
import type * as z from "zod";

import { type Depth, PROTOCOLS, type ProtocolName, type ReleaseRef, type Version } from "./names";
import type {
  chainInfo,
  chainsData,
  contractInfo,
  deployedContract,
  releasePages,
  releaseTable,
} from "./schema";

export * from "./names";

/** Code of a release in a public repository on GitHub. */
export interface SourceTag {
  /** Owner and name, for example `sablier-labs/lockup`. */
  repository: string;
  /** Tag, or a branch where no tag was made. */
  tag: string;
  /** Folder of the release in a repository that holds several protocols. */
  folder?: string;
}

/** Pages about a release beside the one with its addresses; each exists. */
export type ReleasePages = z.infer<typeof releasePages>;

/** Half of a release up to Lockup v1.2, when core and periphery were deployed separately. */
export type ContractGroup = NonNullable<ContractInfo["group"]>;

export type DataSource = ReleaseTable["source"];
export type ChainInfo = z.infer<typeof chainInfo>;
export type DeployedContract = z.infer<typeof deployedContract>;

/** On one chain, its contracts in the order of `ReleaseTable.contracts`. */
export type Deployment = ReleaseTable["deployments"][number];

export type ContractInfo = z.infer<typeof contractInfo>;
export type ReleaseCounts = ReleaseTable["counts"];
export type NewerRelease = ReleaseTable["newer"][number];

/** Everything that a page about the addresses of one release needs. */
export type ReleaseTable = z.infer<typeof releaseTable>;

export type ChainRow = ChainsData["chains"][number];
export type ReleaseCoverage = ChainsData["releases"][number];

/** All chains of the data package with the releases that live on them. */
export type ChainsData = z.infer<typeof chainsData>;

/** ISO date, `YYYY-MM-DD`. */
export type IsoDate = `${number}-${number}-${number}`;

/** ISO month, `YYYY-MM`. */
export type IsoMonth = `${number}-${number}`;

export interface ReleaseHistoryEntry {
  ref: ReleaseRef;
  protocol: ProtocolName;
  version: Version;
  label: string;
  depth: Depth;
  pages: ReleasePages;
  isLatest: boolean;
  path: string;
  aliases: string[];
  /** Month of the public announcement. */
  month: IsoMonth;
  /** Git tags whose day is known, by the tag or by the changelog, oldest first. */
  tags: { version: string; date: IsoDate }[];
  /** Day of the first deployment transaction on Ethereum. */
  firstBroadcast?: IsoDate;
  packages: { name: string; versions: string[] }[];
  /** Number under which the release was announced, when it differs from its version. */
  marketingName?: string;
  highlights: string[];
}

/** Releases of all protocols, newest first within each protocol. */
export interface HistoryData {
  releases: ReleaseHistoryEntry[];
}

/** A release on the page that lists all address pages. */
export interface IndexedRelease extends ReleaseHistoryEntry {
  counts: ReleaseCounts;
}

/** All releases with an address page, newest first within each protocol. */
export interface DeploymentIndex {
  releases: IndexedRelease[];
}

/** What the plugin keeps in Docusaurus global data: small, because every page loads it. */
export interface ProtocolGlobalData {
  source: DataSource;
  /** Day on which the data package was published; what is newer than that, no page knows. */
  published: IsoDate;
  /** Per protocol, oldest first: version, route of the address page, aliases. */
  releases: Partial<Record<ProtocolName, [Version, string, ...string[]][]>>;
}

/** Where a page's release switch leads for another release. */
export interface Counterpart {
  version: Version;
  path: string;
  /** Why there is no page about the same thing, after the name of the release. */
  reason?: string;
  /**
   * Where the sections of the page lead: a page that has the same ids, or, with an id of its own,
   * the section about what became of them; then the ids, separated by spaces.
   */
  sections?: [place: string, ids: string][];
}

export interface ReleaseSummary {
  ref: ReleaseRef;
  protocol: ProtocolName;
  version: Version;
  label: string;
  isLatest: boolean;
  path: string;
  /** From the next one to the newest. */
  newer: NewerRelease[];
  /** From the first one to the one before. */
  older: NewerRelease[];
}

const PROTOCOL_LABELS: Record<ProtocolName, string> = {
  airdrops: "Airdrops",
  bob: "Bob",
  comptroller: "Comptroller",
  flow: "Flow",
  legacy: "Legacy",
  lockup: "Lockup",
};

/** Tells whether a text names a protocol of this site. */
export function isProtocolName(text: string): text is ProtocolName {
  return PROTOCOLS.some((name) => name === text);
}

/** Tells whether a text is a release number such as `v2.0`. */
export function isVersion(text: string): text is Version {
  return /^v(0|[1-9]\d*)\.(0|[1-9]\d*)$/.test(text);
}

/**
 * Splits a release reference such as `lockup@v2.0`.
 * @throws Error that names the text and the accepted form when it is not a reference
 */
export function parseReleaseRef(text: string): { protocol: ProtocolName; version: Version } {
  const [protocol = "", version = "", ...rest] = text.split("@");
  if (rest.length > 0 || !isProtocolName(protocol) || !isVersion(version)) {
    throw new Error(
      `"${text}" is not a release. Write <protocol>@<version>, for example "lockup@v2.0", ` +
        `with one of these protocols: ${PROTOCOLS.join(", ")}.`,
    );
  }
  return { protocol, version };
}

/** Tells whether a text is a reference such as `lockup@v2.0`. */
export function isReleaseRef(text: string): text is ReleaseRef {
  const [protocol = "", version = "", ...rest] = text.split("@");
  return rest.length === 0 && isProtocolName(protocol) && isVersion(version);
}

/** Joins a protocol and a version to a reference such as `lockup@v2.0`. */
export function releaseRef(protocol: ProtocolName, version: Version): ReleaseRef {
  return `${protocol}@${version}`;
}

/** Readable name of a release, for example `Lockup v2.0`. */
export function releaseLabel(protocol: ProtocolName, version: Version): string {
  return `${PROTOCOL_LABELS[protocol]} ${version}`;
}

/**
 * Readable name of a release that is given by its reference.
 * @throws Error of {@link parseReleaseRef}
 */
export function labelOfRef(ref: string): string {
  const { protocol, version } = parseReleaseRef(ref);
  return releaseLabel(protocol, version);
}

/** Readable name of a protocol, for example `Lockup`. */
export function protocolLabel(protocol: ProtocolName): string {
  return PROTOCOL_LABELS[protocol];
}

/**
 * Orders release numbers as numbers, so that v1.10 comes after v1.9.
 * @returns a negative number when `a` is older, a positive one when it is newer, else 0
 */
export function compareVersions(a: Version, b: Version): number {
  const [majorA = 0, minorA = 0] = a.slice(1).split(".").map(Number);
  const [majorB = 0, minorB = 0] = b.slice(1).split(".").map(Number);
  return majorA - majorB || minorA - minorB;
}

/** Orders chains for reading: mainnets before testnets, then by name without regard to case. */
export function compareChains(
  a: Pick<ChainInfo, "name" | "testnet">,
  b: Pick<ChainInfo, "name" | "testnet">,
): number {
  return (
    Number(a.testnet) - Number(b.testnet) ||
    a.name.localeCompare(b.name, "en", { sensitivity: "base" })
  );
}

/** Fragment of a chain's group on an address page, for example `chain-arbitrum-sepolia`. */
export function chainAnchor(slug: string): string {
  return `chain-${slug}`;
}

/** The newest release of a protocol whose guides a reader can begin with. */
export function newestWithGuides<Release extends Pick<ReleaseCoverage, "ref" | "pages">>(
  releases: readonly Release[],
  protocol: ProtocolName,
): Release | undefined {
  return releases
    .filter(({ ref, pages }) => parseReleaseRef(ref).protocol === protocol && pages.overview)
    .toSorted((a, b) =>
      compareVersions(parseReleaseRef(b.ref).version, parseReleaseRef(a.ref).version),
    )[0];
}

/**
 * Looks a release up in the plugin's global data.
 * @param ref release reference, for example from front matter
 * @throws Error that names the reference and lists the known ones when there is no such release
 */
export function releaseSummary(data: ProtocolGlobalData, ref: string): ReleaseSummary {
  const { protocol, version } = parseReleaseRef(ref);
  const entries = data.releases[protocol] ?? [];
  const index = entries.findIndex(([candidate]) => candidate === version);
  const entry = entries[index];
  if (!entry) {
    const known = PROTOCOLS.flatMap((name) =>
      (data.releases[name] ?? []).map(([candidate]) => releaseRef(name, candidate)),
    );
    throw new Error(`There is no release "${ref}". Known releases: ${known.join(", ")}.`);
  }
  const others = (from: number, to: number): NewerRelease[] =>
    entries.slice(from, to).map(([other, path, ...aliases]) => ({ version: other, aliases, path }));
  return {
    ref: releaseRef(protocol, version),
    protocol,
    version,
    label: releaseLabel(protocol, version),
    isLatest: index === entries.length - 1,
    path: entry[1],
    newer: others(index + 1, entries.length),
    older: others(0, index),
  };
}
