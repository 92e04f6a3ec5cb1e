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

/** Longest piece that is held back while it may still become a link, in characters. */
const LONGEST_HELD = 1_000;
/** Most blanks before an address of a link; with more of them it is made none. */
const MOST_BLANKS = 300;

/** Text that stands where the address of another site stood. */
const REMOVED_LINK = "(link removed)";
/** Text that stands where a link stood to a page or a section that this site does not have. */
const REMOVED_PLACE = "(link removed: not in these docs)";
/** Text that stands where an address of a contract or an account stood. */
const REMOVED_ADDRESS = "(address removed: not in these docs)";

// Each expression is one class of characters or begins where no other match can: none goes over the
// same characters again. All of them are used from one place of the text on.
const BLANKS = /\s*/y;
const LABEL = /[^\][\n]*/y;
const TITLE = /[^()\n]*/y;
const TARGET = /[^()\s<>[\]]*/y;
const ENCLOSED_TARGET = /[^<>\n]*/y;
const DEFINED_TARGET = /[^\s<>]*/y;
const ENCLOSED = /[^\s<>]*/y;
const URL_BODY = /[^\s<>()[\]"'`]*/y;
/** Letters that words, e-mail addresses, numbers and the beginnings of links are made of. */
const WORD = /[!#$%&*+,\-./\d:;=?@A-Z\\^_a-z{|}~\u200c\u200d]*/y;
const OTHER = /[^!#$%&*+,\-./\d:;=?@A-Z\\^_a-z{|}~<[\]\u200c\u200d]*/y;

const URL_START = /https?:\/\/|ftp:\/\/|(?<![a-z\d])www\./i;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** Hexadecimal digits of an address, or more of them, also with marks between that are not shown. */
const HEX =
  /(?:0[*~\\\u200c\u200d]*x[*~\\\u200c\u200d]*|(?<![\da-z]))[\da-f](?:[*~\\\u200c\u200d]*[\da-f]){39,}/gi;
/** What readers do not see or pass over between the digits of an address; at the end, the beginning of it. */
const BETWEEN = /(?:[\u200d\u200c\s*~_\\-]|<[^<>]{0,64}(?:>|$)|&(?:amp;)?#?\w{0,31}(?:;|$))*/y;

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

/** Where a run of characters of one class ends. */
function endOf(characters: RegExp, text: string, at: number): number {
  characters.lastIndex = at;
  characters.exec(text);
  return characters.lastIndex;
}

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

/** Reads `0x` and up to 40 digits, with whatever stands between them; `digits` in lower case. */
function dividedHex(text: string, from: number): { readonly end: number; readonly digits: string } {
  let end = endOf(BETWEEN, text, from + 1);
  let digits = "";
  if (!/x/i.test(text.charAt(end))) return { end, digits };
  end += 1;
  while (digits.length < 40) {
    const at = endOf(BETWEEN, text, end);
    if (!/[\da-f]/i.test(text.charAt(at))) return { end: at, digits };
    digits += text.charAt(at).toLowerCase();
    end = at + 1;
  }
  return { end, digits };
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
 * Every character is looked at a fixed number of times, and no more than `LONGEST_HELD` are held back.
 */
export function createAnswerFilter({
  siteOrigin,
  hosts,
  hasAddress,
  hasPlace,
}: Nameable): AnswerFilter {
  let held = "";
  let out = "";
  let last = "";
  const passed: string[] = [];

  const write = (text: string): void => {
    // Where something was left out, a bracket must not come to stand before what makes it a link.
    if (last === "]" && /^[(:]/.test(text)) out += " ";
    out += text;
    if (text !== "") last = text.slice(-1);
  };

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

  const keepKnown = (hex: string): string => {
    const digits = digitsOf(hex);
    return !isAddress(digits) || hasAddress(digits) ? hex : REMOVED_ADDRESS;
  };

  const writeWords = (words: string): void =>
    write(
      words
        .replace(HIDING_ENTITY, "&amp;")
        .replace(EMAIL, (address) => {
          // `sablier@1.3.0` is a version of a package.
          const isMail = /[a-z]/i.test(address.slice(address.lastIndexOf(".")));
          return !isMail || hasAddress(address.toLowerCase()) ? address : REMOVED_LINK;
        })
        .replace(HEX, keepKnown),
    );

  /** Writes an address that stands by itself, without the punctuation behind it. */
  const writeUrl = (url: string): void => {
    const address = trimEnd(url, ".,;:!?*_~");
    const note = noteFor(address);
    if (note === null) write(url);
    else {
      write(note);
      write(url.slice(address.length));
    }
  };

  /*
   * Each of the following reads what begins at a place. It writes what becomes of it and gives the
   * place to go on from, or null when that depends on text that has not come yet. `rest` says what
   * is known of that text: it may come, there is none, or too much is held to wait for it.
   */
  type Rest = "open" | "none" | "tooLong";

  /** A bracket that begins a link or a picture: `[text](address "title")`. */
  const readLink = (text: string, from: number, rest: Rest): number | null => {
    const open = text[from] === "!" ? from + 1 : from;
    const isOver = (at: number): boolean => at >= text.length;
    /** It is only a bracket; what stands in it is read next. */
    const literal = (): number => {
      write(text.slice(from, open + 1));
      return open + 1;
    };
    const undecided = (): number | null => (rest === "open" ? null : literal());

    const labelEnd = endOf(LABEL, text, open + 1);
    if (isOver(labelEnd) || isOver(labelEnd + 1)) return undecided();
    if (!text.startsWith("](", labelEnd)) return literal();
    let at = endOf(BLANKS, text, labelEnd + 2);
    if (at - labelEnd > MOST_BLANKS) return literal();
    const isEnclosed = text[at] === "<";
    if (isEnclosed) at = endOf(BLANKS, text, at + 1);
    const start = at;
    at = endOf(isEnclosed ? ENCLOSED_TARGET : TARGET, text, at);
    const address = text.slice(start, at).replace(/\s/g, "");
    if (isOver(at)) return undecided();
    if (isEnclosed && text[at] !== ">") return literal();
    if (isEnclosed) at += 1;
    if (/\s/.test(text[at] ?? "")) at = endOf(TITLE, text, at + 1);
    if (isOver(at)) return undecided();
    if (text[at] !== ")") return literal();

    const label = text.slice(open + 1, labelEnd);
    // A picture would be fetched from wherever the answer says.
    const note = open > from ? REMOVED_LINK : noteFor(address);
    if (note === null) {
      write("[");
      scan(label, "none");
      write(`](${local(address)})`);
    } else {
      // A label that touches what stands before it could make another link with it.
      if (label !== "" && !/^$|[\s("'*_~]/.test(last)) write(" ");
      scan(label, "none");
      write(label === "" ? note : ` ${note}`);
    }
    return at + 1;
  };

  /** A bracket behind which an address may stand: what is left of other links, and `[name]: address`. */
  const readTarget = (text: string, from: number, rest: Rest): number | null => {
    const mark = text[from + 1];
    if (mark === undefined && rest === "open") return null;
    if (mark !== "(" && mark !== ":") {
      write("]");
      return from + 1;
    }
    let start = endOf(BLANKS, text, from + 2);
    const isTooFar = start - from > MOST_BLANKS;
    const isEnclosed = text[start] === "<";
    if (isEnclosed) start = endOf(BLANKS, text, start + 1);
    const simple = mark === "(" ? TARGET : DEFINED_TARGET;
    const end = endOf(isEnclosed ? ENCLOSED_TARGET : simple, text, start);
    if (isTooFar || (end === text.length && rest === "tooLong")) {
      write(`] ${mark}`);
      return from + 2;
    }
    if (end === text.length && rest === "open") return null;
    const note = noteFor(text.slice(start, end).replace(/\s/g, ""));
    if (note === null) {
      write(text.slice(from, start));
      return start;
    }
    write(mark === "(" ? `] ${note.slice(0, -1)}` : `] : ${note}`);
    return endOf(simple, text, start);
  };

  /** `<scheme:address>` or `<name@host>`. */
  const readEnclosed = (text: string, from: number, rest: Rest): number | null => {
    const end = endOf(ENCLOSED, text, from + 1);
    const body = text.slice(from + 1, end);
    const isAddressed = SCHEME.test(body) || body.indexOf("@") > 0;
    if (end === text.length && rest === "open") return null;
    if (text[end] !== ">" || !isAddressed) {
      write(end === text.length && rest === "tooLong" ? "< " : "<");
      return from + 1;
    }
    const isMail = !SCHEME.test(body);
    const isKnownMail = isMail && hasAddress(body.toLowerCase());
    const note = isKnownMail ? null : noteFor(isMail ? `mailto:${body}` : body);
    write(note ?? `&lt;${body}&gt;`);
    return end + 1;
  };

  /** Words without a blank, a bracket or a quote, and a link that begins in them. */
  const readWords = (text: string, from: number, rest: Rest): number | null => {
    let end = endOf(WORD, text, from);
    const url = text.slice(from, end).search(URL_START);
    if (url >= 0) end = endOf(URL_BODY, text, from + url);
    else if (text[end] === "[" && text[end - 1] === "!" && end - 1 > from) end -= 1;
    const isCut = end === text.length && rest !== "none";
    if (isCut && rest === "open") return null;
    if (url > 0) {
      writeWords(text.slice(from, from + url));
      return from + url;
    }
    if (url === 0) writeUrl(text.slice(from, end));
    else writeWords(text.slice(from, end));
    // What comes must not go on with it.
    if (isCut) write(" ");
    return end;
  };

  const read = (text: string, at: number, rest: Rest): number | null => {
    const first = text[at];
    if (first === "[" || text.startsWith("![", at)) return readLink(text, at, rest);
    if (first === "]") return readTarget(text, at, rest);
    if (first === "<") return readEnclosed(text, at, rest);
    const end = endOf(OTHER, text, at);
    if (end === at) return readWords(text, at, rest);
    write(text.slice(at, end));
    return end;
  };

  /** Reads as far as it can; gives the place where the part begins that may still change. */
  function scan(text: string, rest: "open" | "none"): number {
    let at = 0;
    while (at < text.length) {
      const isTooLong = text.length - at > LONGEST_HELD;
      const next = read(text, at, rest === "open" && isTooLong ? "tooLong" : rest);
      if (next === null) break;
      at = next;
    }
    return at;
  }

  const escapeTags = createTagEscaper();
  const take = (isEnd: boolean): string => {
    let ready = "";
    let done = 0;
    let at = out.indexOf("0");
    while (at >= 0) {
      const { end, digits } = dividedHex(out, at);
      if (end === out.length && !isEnd && end - at <= LONGEST_HELD) break;
      const isWhole = digits.length === 40 && !/[\da-f]/i.test(out.charAt(end));
      if (isWhole && !hasAddress(digits)) {
        ready += out.slice(done, at) + REMOVED_ADDRESS;
        done = end;
      }
      at = out.indexOf("0", isWhole ? end : at + 1);
    }
    const until = at < 0 ? out.length : at;
    ready += out.slice(done, until);
    out = out.slice(until);
    return escapeTags(ready, isEnd);
  };
  return {
    push: (text) => {
      held += text.replace(UNSEEN, "");
      held = held.slice(scan(held, "open"));
      return take(false);
    },
    end: () => {
      scan(held, "none");
      held = "";
      return take(true);
    },
    links: () => passed,
  };
}
