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
    String.raw`!?\[(?<text>[^\][\n]*)\]\(\s*<?(?<address>[^()\s<>]*)>?(?:\s[^()\n]*)?\)`,
    // What is left of a link whose text or address is not so simple.
    String.raw`\]\(\s*<?(?<target>[^()\s<>]*)`,
    // [name]: address
    String.raw`\]:\s*<?(?<defined>(?:[a-z][\w+.-]*:|\/\/|\\)[^\s>]*)>?`,
    // <scheme:address>
    String.raw`<(?<enclosed>[a-z][a-z\d+.-]*:[^\s<>]*)>`,
    // scheme://address and www.address
    String.raw`(?<!\w)(?<bare>(?:https?:\/\/|ftp:\/\/|www\.)[^\s<>()[\]"'${"`"}]+)`,
  ].join("|"),
  "giu",
);

/** What may be the beginning of a link at the end of a text. */
const OPEN = new RegExp(
  [
    String.raw`(?:!?\[[^\][\n]*)?\](?:[(:]\s*(?:[^\s)]*(?:[^\S\n][^)\n]*)?)?)?$`,
    String.raw`!?\[[^\][\n]*$`,
    String.raw`!$`,
    String.raw`<[^\s<>]*$`,
    String.raw`(?:[a-z][a-z\d+.-]*:\/*|www\.)[^\s<>()[\]"'${"`"}]*$`,
    String.raw`\w[\w+.-]*$`,
  ].join("|"),
  "iu",
);

/** Text that stands where the address of another site stood. */
const REMOVED = "(link removed)";

/**
 * Makes a filter that lets a language model name addresses of this site, of known hosts and of its
 * sources only. The page that shows the answer checks links again; this protects other readers of
 * the stream.
 *
 * @param siteOrigin addresses below it become paths; empty if unknown
 * @param isInSources whether an address stands in what the model was given by this site
 */
export function createLinkFilter(
  siteOrigin: string,
  isInSources: (address: string) => boolean,
): LinkFilter {
  let held = "";
  const passed: string[] = [];

  const local = (address: string): string =>
    siteOrigin !== "" && (address === siteOrigin || address.startsWith(`${siteOrigin}/`))
      ? address.slice(siteOrigin.length) || "/"
      : address;
  const isSafe = (address: string): boolean => {
    const full = /^www\./iu.test(address) ? `https://${address}` : local(address);
    // An entity would be another character to who reads the Markdown.
    const isPlain = !/&#?\w+;/u.test(full);
    const isWeb = /^https?:\/\//u.test(full);
    const isLet = isPlain && (safeLink(full, "model") !== null || (isWeb && isInSources(full)));
    if (isLet) passed.push(full);
    return isLet;
  };
  const clean = (text: string): string =>
    text.replace(LINK, (whole, ...rest: unknown[]) => {
      const groups = rest.at(-1) as Readonly<Record<string, string | undefined>>;
      const { text: label = "", address, target, defined, enclosed, bare } = groups;
      if (address !== undefined) {
        // A picture would be fetched from wherever the answer says.
        if (whole.startsWith("!")) return label;
        return isSafe(address) ? `[${label}](${local(address)})` : label;
      }
      if (target !== undefined) return isSafe(target) ? whole : `] ${REMOVED.slice(0, -1)}`;
      if (defined !== undefined) return isSafe(defined) ? whole : `] ${REMOVED}`;
      if (enclosed !== undefined) return isSafe(enclosed) ? whole : REMOVED;
      if (bare === undefined) return whole;
      const end = /[.,;:!?*_~]+$/u.exec(bare)?.[0] ?? "";
      return isSafe(bare.slice(0, bare.length - end.length)) ? whole : `${REMOVED}${end}`;
    });

  return {
    push: (text) => {
      held += text;
      const open = OPEN.exec(held)?.index ?? held.length;
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
