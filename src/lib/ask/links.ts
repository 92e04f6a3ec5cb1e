// cspell:ignore dequelabs Synthetixio synthetix graphprotocol seanmonstar trufflesuite

import type { AnsweredBy } from "./ui-stream";

/** Where a link of an answer leads, after the check. */
export interface SafeLink {
  readonly href: string;
  /** Whether it leaves the site. */
  readonly isExternal: boolean;
}

/** Hosts that answers of a language model may link to, with the hosts below them. */
const KNOWN_HOSTS = ["sablier.com", "sablier.finance", "ethereum.org"];

/**
 * Hosts where anybody may publish, with the folders that answers of a language model may link to: the
 * project's own, and the repositories that pages of this site link to.
 */
export const KNOWN_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  "github.com": [
    "/sablier-labs",
    "/Arachnid/deterministic-deployment-proxy",
    "/OpenZeppelin/merkle-tree",
    "/PaulRBerg/prb-math",
    "/Synthetixio/synthetix",
    "/dequelabs/axe-core",
    "/foundry-rs/foundry",
    "/graphprotocol/graph-node",
    "/graphprotocol/graph-tooling",
    "/mds1/multicall",
    "/seanmonstar/warp",
    "/snapshot-labs/score-api",
    "/trufflesuite/truffle",
    "/vercel-community/rust",
  ],
  "www.npmjs.com": ["/package/sablier"],
};

/** Whether an address is in one of the known folders; letter case makes no other repository. */
function isInKnownFolder({ host, pathname }: URL): boolean {
  const path = `${pathname.toLowerCase()}/`;
  const folders = Object.hasOwn(KNOWN_FOLDERS, host) ? (KNOWN_FOLDERS[host] ?? []) : [];
  return folders.some((folder) => path.startsWith(`${folder.toLowerCase()}/`));
}

const HIDDEN = /[\p{Cc}\p{Cf}\s\\]/u;

/**
 * Checks the address of a link. Quoted passages may link to any https page, as their authors did. A
 * language model may be talked into other addresses, so it may link to this site and to known hosts.
 *
 * @returns null when the text is to be shown without a link
 */
export function safeLink(href: string, answeredBy: AnsweredBy): SafeLink | null {
  if (href === "" || href.length > 2_000 || HIDDEN.test(href)) return null;
  if (/^\/(?!\/)/u.test(href)) return { href, isExternal: false };
  if (/^#[\w-]+$/u.test(href)) return null;
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  const { protocol, hostname, username, password } = url;
  if (protocol === "mailto:") {
    return answeredBy === "extracts" ? { href, isExternal: true } : null;
  }
  if (protocol !== "https:" || username + password !== "") return null;
  const isKnown = KNOWN_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return answeredBy === "extracts" || isKnown || isInKnownFolder(url)
    ? { href, isExternal: true }
    : null;
}
