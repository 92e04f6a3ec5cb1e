import type { AnsweredBy } from "./ui-stream";

/** Where a link of an answer leads, after the check. */
export interface SafeLink {
  readonly href: string;
  /** Whether it leaves the site. */
  readonly isExternal: boolean;
}

/** Hosts that answers of a language model may link to, with the hosts below them. */
const KNOWN_HOSTS = ["sablier.com", "sablier.finance", "github.com", "ethereum.org", "npmjs.com"];

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
  const { protocol, hostname, username, password } = new URL(href);
  if (protocol === "mailto:") {
    return answeredBy === "extracts" ? { href, isExternal: true } : null;
  }
  if (protocol !== "https:" || username + password !== "") return null;
  const isKnown = KNOWN_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return answeredBy === "extracts" || isKnown ? { href, isExternal: true } : null;
}
