// cspell:ignore commat lowbar percnt zwnj

import { safeLink } from "../../src/lib/ask/links";
import { trimEnd } from "../../src/lib/text/trim-end";
import { createTagEscaper } from "./answer-tags";

/** Cleans the links and addresses of an answer while it is streamed. */
export interface AnswerFilter {
  /** Reads on; gives the text of which nothing can change any more. */
  readonly push: (text: string) => string;
  readonly end: () => string;
  /** Addresses of links that were let through. */
  readonly links: () => readonly string[];
}

export interface Nameable {
  /** Links below it become paths; empty if unknown. */
  readonly siteOrigin: string;
  /** Hosts of links besides the site's own and those that every answer may name. */
  readonly hosts: ReadonlySet<string>;
  /** Whether a contract's, an account's or an e-mail address is one of the docs, as `addressesIn` gives it. */
  readonly hasAddress: (address: string) => boolean;
  /** Whether the site has what a path from its root leads to: a page, a section or a file. */
  readonly hasPlace: (path: string) => boolean;
}

/** Characters from the beginning of an address that more digits are waited for. */
const LONGEST_HELD = 1_000;

/** Text that stands where the address of another site stood. */
const REMOVED_LINK = "(link removed)";
/** Text that stands where a link stood to a page or a section that this site does not have. */
const REMOVED_PLACE = "(link removed: not in these docs)";
/** Text that stands where an address of a contract or an account stood. */
const REMOVED_ADDRESS = "(address removed: not in these docs)";

const BLANK_LINE = /\n[^\S\n]*(?=\n)/g;

// No expression goes over the same characters from many places, or gives back what it has taken one by one.
/** A link or a picture: `[text](address "title")`. */
const LINK =
  /(!?)\[([^\][\n]*)\]\(\s*(?!\s)(?:<\s*(?!\s)([^<>\n]*)>|([^()\s<>[\]]*))(?:\s[^()\n]*)?\)/g;
/** What a callback gets of one; what does not take part is undefined. */
type LinkMatch = [
  ...[all: string, picture: string, label: string, enclosed: string | undefined, simple: string],
  ...[at: number, text: string],
];
/** A bracket behind which an address stands, or may come to stand: what other readers take for a link. */
const REST = /\]\((?!\))(\s*(?!\s)(?:<\s*(?!\s)(?=([^<>\n]*)))?)([^()\s<>[\]]*)/g;
/** `[name]: address`. */
const DEFINITION = /\]:(\s*(?!\s)(?:<\s*(?!\s)(?=([^<>\n]*)))?)([^\s<>[\]]*)/g;
/** `<scheme:address>` and `<name@host>`, or an address that stands by itself. */
const BARE =
  /<([a-z][a-z\d+.-]*:[^\s<>]*|[^\s<>@]+@[^\s<>]*)>|(?:https?:\/\/|ftp:\/\/|www\.)[^\s<>()[\]"'`]*/gi;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** Hexadecimal digits of an address, or more of them, also with marks between that are not shown. */
const HEX =
  /(?:0[*~\\\u200c\u200d]*x[*~\\\u200c\u200d]*|(?<![\da-z]))[\da-f](?:[*~\\\u200c\u200d]*[\da-f]){39,}/gi;

/** What readers do not see or pass over between the digits of an address; at the end, the beginning of it. */
const BETWEEN = String.raw`(?:[\u200d\u200c\s*~_\\-]|<[^<>]{0,64}(?:>|$)|&(?:amp;)?#?\w{0,31}(?:;|$))*`;
const ALL_BETWEEN = new RegExp(BETWEEN, "g");
const DIVIDED = new RegExp(`0${BETWEEN}x((?:${BETWEEN}[\\da-f]){40})(?![\\da-f])`, "gi");
/** The beginning of a divided address, or all of it, at the end of a text. */
const OPEN = new RegExp(`0${BETWEEN}(?:x(?:${BETWEEN}[\\da-f]){0,40}${BETWEEN})?$`, "i");

/** Characters that are not shown, but for the two that join letters and emoji. */
const UNSEEN = /(?![\t\n\u200c\u200d])[\p{Cf}\p{Cc}]/gu;
/** Entities that become a letter, a digit or a mark of an address for who reads the Markdown. */
const HIDING_ENTITY =
  /&(?=#(?!3[49];)\w{1,9};|(?:colon|sol|bsol|commat|period|lowbar|hyphen|dash|plus|num|percnt|Tab|NewLine|ZeroWidthSpace|NoBreak|shy|zwj|zwnj);)/g;

const ENTITY = /&#?\w+;/;
/** Addresses with a scheme or a host, however it is written. */
const LEADS_AWAY = /^[\w+.%-]*:|^\/\/|\\|[\p{Cc}\p{Cf}]/u;
/** An address inside an address, which a known site might forward to. */
const NESTED = /:\/\/|(?<=.)(?<![a-z\d])www\./i;

const digitsOf = (hex: string): string => hex.replace(/^0[^x]*x|[^\da-f]/giu, "").toLowerCase();

/** Whether digits can be those of an address: a hash, a word of data or a selector has more or fewer. */
const isAddress = (digits: string): boolean => digits.length >= 40 && digits.length < 64;

/**
 * The addresses of contracts and accounts in a text, 40 digits in lower case without `0x`, and the
 * e-mail addresses, in lower case.
 */
export function addressesIn(text: string): string[] {
  return [
    ...[...text.matchAll(HEX)].map(([hex]) => digitsOf(hex)).filter(isAddress),
    ...[...text.matchAll(EMAIL)].map(([address]) => address.toLowerCase()),
  ];
}

/** Where the last paragraph of a text begins; 0 when it is the only one. */
function afterBlankLine(text: string): number {
  return [...text.matchAll(BLANK_LINE)].reduce(
    (_, { 0: line, index }) => index + line.length + 1,
    0,
  );
}

/** Whether an address leads to this site or a known host, or nowhere: `new uint256[](2)` is no link. */
function isKnown(address: string, hosts: ReadonlySet<string>): boolean {
  // An entity would be another character to who reads the Markdown.
  if (ENTITY.test(address) || NESTED.test(address.replace(/^[a-z]+:\/\//i, ""))) return false;
  if (!LEADS_AWAY.test(address) || safeLink(address, "model") !== null) return true;
  // As for quotes, any https page is a link; it counts where the host is known.
  return safeLink(address, "extracts") !== null && hosts.has(new URL(address).host);
}

/** An address as a browser reads it, without escapes where they can be read. */
function unescaped(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * Makes a filter for what a language model says. Links lead to what this site has and to known hosts only, and
 * addresses of contracts, accounts and e-mail are those that its sources or the site's data have;
 * what else stands there is replaced by a note. The page that shows the answer checks links again;
 * this protects other readers of the stream, too.
 *
 * A paragraph is held back until it is complete: no mark of Markdown reaches beyond it but a fence.
 */
export function createAnswerFilter({
  siteOrigin,
  hosts,
  hasAddress,
  hasPlace,
}: Nameable): AnswerFilter {
  const passed: string[] = [];

  const local = (address: string): string =>
    siteOrigin !== "" && (address === siteOrigin || address.startsWith(`${siteOrigin}/`))
      ? address.slice(siteOrigin.length) || "/"
      : address;
  const hasForeignAddress = (text: string): boolean =>
    [text, unescaped(text)].some((form) => addressesIn(form).some((found) => !hasAddress(found)));
  /** The note that takes the place of a link; null when the link is let through. */
  const noteFor = (address: string): string | null => {
    const full = /^www\./i.test(address) ? `https://${address}` : local(address);
    if (!isKnown(full, hosts)) return REMOVED_LINK;
    if (hasForeignAddress(full)) return REMOVED_ADDRESS;
    if (full.startsWith("/") && !hasPlace(full)) return REMOVED_PLACE;
    passed.push(full);
    return null;
  };

  const checkRest = (all: string, gap: string, enclosed: string | undefined, simple: string) => {
    const mark = all.charAt(1);
    const address = (enclosed ?? simple).replace(/\s/g, "");
    if (address === "") return `] ${mark}${gap}`;
    const note = noteFor(address);
    if (note === null) return all;
    // The bracket that closes the link closes the note.
    return mark === "(" ? `] ${note.slice(0, -1)}` : `] : ${note}`;
  };

  const checkBare = (all: string, enclosed: string | undefined): string => {
    if (enclosed === undefined) {
      const address = trimEnd(all, ".,;:!?*_~");
      const note = noteFor(address);
      return note === null ? all : note + all.slice(address.length);
    }
    const isMail = !SCHEME.test(enclosed);
    const isKnownMail = isMail && hasAddress(enclosed.toLowerCase());
    const note = isKnownMail ? null : noteFor(isMail ? `mailto:${enclosed}` : enclosed);
    return note ?? `&lt;${enclosed}&gt;`;
  };

  /** A whole paragraph with known links and addresses. */
  const clean = (paragraph: string): string =>
    paragraph
      .replace(UNSEEN, "")
      .replace(LINK, (...[, picture, label, enclosed, simple, at, text]: LinkMatch) => {
        const address = (enclosed ?? simple).replace(/\s/g, "");
        // A picture would be fetched from wherever the answer says.
        const note = picture === "!" ? REMOVED_LINK : noteFor(address);
        if (note === null) return `[${label}](${local(address)})`;
        if (label === "") return note;
        // A label that touches what stands before it could make another link with it.
        return `${/^$|[\s("'*_~]/.test(text.charAt(at - 1)) ? "" : " "}${label} ${note}`;
      })
      .replace(REST, checkRest)
      .replace(DEFINITION, checkRest)
      .replace(BARE, checkBare)
      .replace(HIDING_ENTITY, "&amp;")
      .replace(EMAIL, (address) => {
        // `sablier@1.3.0` is a version of a package.
        const isMail = /[a-z]/i.test(address.slice(address.lastIndexOf(".")));
        return !isMail || hasAddress(address.toLowerCase()) ? address : REMOVED_LINK;
      })
      .replace(HEX, (hex) => {
        const digits = digitsOf(hex);
        return !isAddress(digits) || hasAddress(digits) ? hex : REMOVED_ADDRESS;
      });

  const join = (text: string): string =>
    text.replace(DIVIDED, (all: string, digits: string) =>
      hasAddress(digits.replace(ALL_BETWEEN, "").toLowerCase()) ? all : REMOVED_ADDRESS,
    );

  const escapeTags = createTagEscaper();
  let held = "";
  let cleaned = "";
  let hasEnded = false;
  const take = (length: number, isEnd: boolean): string => {
    cleaned += held
      .slice(0, length)
      .split(/(?<=\n[^\S\n]*\n)/)
      .map(clean)
      .join("");
    held = held.slice(length);
    const open = isEnd ? -1 : cleaned.search(OPEN);
    const isOpen = open >= 0 && cleaned.length - open <= LONGEST_HELD;
    const end = isOpen ? afterBlankLine(cleaned.slice(0, open)) : cleaned.length;
    const ready = join(cleaned.slice(0, end));
    cleaned = cleaned.slice(end);
    // Where something was left out, a bracket must not come to stand before what makes it a link.
    return escapeTags(ready.replace(/\]\((?=(?:link|address) removed)/g, "] ("), isEnd);
  };
  return {
    push: (text) => {
      const lineBefore = Math.max(0, held.lastIndexOf("\n"));
      // Parts of an answer may be shown as one: nothing of a part goes on in the next.
      held += hasEnded ? `\n\n${text}` : text;
      hasEnded = false;
      // Only what is new is looked at, or many short lines would each cost all that is held.
      const isComplete = text.includes("\n") && held.slice(lineBefore).search(BLANK_LINE) >= 0;
      return isComplete ? take(afterBlankLine(held), false) : "";
    },
    end: () => {
      hasEnded = true;
      return take(held.length, true);
    },
    links: () => passed,
  };
}
