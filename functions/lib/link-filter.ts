import { safeLink } from "../../src/lib/ask/links";

/** Cleans the links of an answer while it is streamed. */
export interface LinkFilter {
  /** Reads on; gives the text whose links are complete. */
  readonly push: (text: string) => string;
  /** Gives the rest. */
  readonly end: () => string;
  /** Addresses that were let through. */
  readonly links: () => readonly string[];
}

/** Longest piece that is held back while it may still become a link, in characters. */
const LONGEST_HELD = 3_000;

const LINK = new RegExp(
  [
    // [text](address "title") and ![text](address)
    String.raw`!?\[(?<text>[^\][\n]*)\]\(\s*<?\s*(?<address>[^()\s<>[\]]*)>?(?:\s[^()\n]*)?\)`,
    // What is left of a link whose text or address is not so simple.
    String.raw`\]\(\s*<?\s*(?<target>[^()\s<>[\]]*)`,
    // [name]: address
    String.raw`\]:\s*<?\s*(?<defined>(?:[a-z][\w+.-]*:|\/\/|\\)[^\s>[\]]*)>?`,
    // <scheme:address>
    String.raw`<(?<enclosed>[a-z][a-z\d+.-]*:[^\s<>]*)>`,
    // scheme://address and www.address
    String.raw`(?<bare>(?:https?:\/\/|ftp:\/\/|(?<![a-z\d])www\.)[^\s<>()[\]"'${"`"}]+)`,
  ].join("|"),
  "giu",
);

/** What may be the beginning of a link at the end of a text. */
const OPEN = new RegExp(
  [
    String.raw`(?:!?\[[^\][\n]*)?\](?:[(:]\s*<?\s*(?:[^\s)]*(?:[^\S\n][^)\n]*)?)?)?$`,
    String.raw`!?\[[^\][\n]*$`,
    String.raw`!$`,
    String.raw`<[^\s<>]*$`,
    String.raw`(?:[a-z][a-z\d+.-]*:\/*|www\.)[^\s<>()[\]"'${"`"}]*$`,
    String.raw`\w[\w+.-]*$`,
  ].join("|"),
  "iu",
);

const ENTITY = /&#?\w+;/u;
/** Addresses with a scheme or a host, however it is written. */
const LEADS_AWAY = new RegExp(String.raw`^[\w+.%-]*:|^\/\/|\\|[\p{Cc}\p{Cf}]`, "u");

/** An address inside an address, which a known site might forward to. */
const NESTED = /:\/\/|(?<=.)(?<![a-z\d])www\./iu;

/** Whether an address leads to this site or a known host, or nowhere: `new uint256[](2)` is no link. */
function isKnown(address: string, hosts: ReadonlySet<string>): boolean {
  // An entity would be another character to who reads the Markdown.
  if (ENTITY.test(address) || NESTED.test(address.replace(/^[a-z]+:\/\//iu, ""))) return false;
  if (!LEADS_AWAY.test(address) || safeLink(address, "model") !== null) return true;
  // As for quotes, any https page is a link; it counts where the host is known.
  return safeLink(address, "extracts") !== null && hosts.has(new URL(address).host);
}

/** Text that stands where the address of another site stood. */
const REMOVED = "(link removed)";

/**
 * Makes a filter that lets a language model name addresses of this site and of known hosts only. The page that shows the answer checks links again; this protects other readers of
 * the stream.
 *
 * @param siteOrigin addresses below it become paths; empty if unknown
 * @param isInSources further hosts that may be named
 */
export function createLinkFilter(siteOrigin: string, knownHosts: ReadonlySet<string>): LinkFilter {
  let held = "";
  const passed: string[] = [];

  const local = (address: string): string =>
    siteOrigin !== "" && (address === siteOrigin || address.startsWith(`${siteOrigin}/`))
      ? address.slice(siteOrigin.length) || "/"
      : address;
  const isSafe = (address: string): boolean => {
    const full = /^www\./iu.test(address) ? `https://${address}` : local(address);
    const isLet = isKnown(full, knownHosts);
    if (isLet) passed.push(full);
    return isLet;
  };
  const clean = (text: string): string =>
    text.replace(LINK, (whole, ...rest: unknown[]) => {
      const groups = rest.at(-1) as Readonly<Record<string, string | undefined>>;
      const { text: label = "", address, target, defined, enclosed, bare } = groups;
      if (address !== undefined) {
        // A picture would be fetched from wherever the answer says.
        if (whole.startsWith("!") || !isSafe(address)) return clean(label);
        return `[${clean(label)}](${local(address)})`;
      }
      if (target !== undefined) return isSafe(target) ? whole : `] ${REMOVED.slice(0, -1)}`;
      if (defined !== undefined) return isSafe(defined) ? whole : `] ${REMOVED}`;
      if (enclosed !== undefined) return isSafe(enclosed) ? whole : REMOVED;
      if (bare === undefined) return whole;
      const end = /[.,;:!?*_~]+$/u.exec(bare)?.[0] ?? "";
      return isSafe(bare.slice(0, bare.length - end.length)) ? whole : `${REMOVED}${end}`;
    });

  /** Where the part begins that may still become a link; links that are complete are not cut. */
  const openAt = (text: string): number => {
    const open = OPEN.exec(text)?.index ?? text.length;
    for (const { index, 0: whole } of text.matchAll(LINK)) {
      const end = index + whole.length;
      if (index < open && open < end && end < text.length) return end + openAt(text.slice(end));
      if (index < open && open < end) return index;
    }
    return open;
  };

  return {
    push: (text) => {
      held += text;
      const open = openAt(held);
      const at = held.length - open > LONGEST_HELD ? held.length : open;
      const ready = held.slice(0, at);
      held = held.slice(at);
      return clean(ready);
    },
    end: () => {
      const rest = held;
      held = "";
      return clean(rest);
    },
    links: () => passed,
  };
}
