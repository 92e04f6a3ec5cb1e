import { CALCULATORS, FRAME_WORDS, OUTSIDE_SUBJECTS } from "../../../data/answers";
import { DESK_PATH, deskUrl, streamIdIn } from "../desk/place";
import { fullTitle } from "../search/releases";
import { termsOf } from "../search/tokenize";
import type { Found, FoundSection, SearchRequest } from "../search/types";
import { familyOf } from "../search/word-family";
import { trimEnd } from "../text/trim-end";
import { type Citation, findAddresses, findStreamRelease } from "./addresses";
import { divideExport, type Passage, passagesOf, headingKey, plainOf, wordsOf } from "./passages";

/** Where the answerer reads the documentation. */
export interface DocsSource {
  readonly find: (request: SearchRequest) => Promise<Found>;
  /** Reads the Markdown export of the page with this route. */
  readonly readPage: (route: string) => Promise<string>;
  /** Reads a public file by its path below `/data/`; without it, no addresses are looked up. */
  readonly readData?: (path: string) => Promise<string>;
}

/** What the documentation says on a question. */
export interface QuotedAnswer {
  /** Whether the documentation answers the question, as far as the program can tell. */
  readonly answered: boolean;
  /** Whether it may: the closest passage is quoted, and said to be only that. */
  readonly isUnsure: boolean;
  /** Quoted passages with links to their sections, or a note with the closest pages. */
  readonly markdown: string;
  /** The sections that are quoted; without an answer, the closest ones. The best first. */
  readonly citations: readonly Citation[];
}

export interface AnswerOptions {
  /** Route of the page that the reader has open and asks about. */
  readonly aboutPage?: string;
  readonly signal?: AbortSignal;
}

/** Answers questions by quoting the documentation. */
export interface Answerer {
  /** @throws AbortError when the signal was aborted; whatever the source throws for a search */
  readonly answer: (question: string, options?: AnswerOptions) => Promise<QuotedAnswer>;
}

const LIMITS = {
  /** Longest question, in characters. */
  question: 512,
  /** Sections that are looked for and, of them, read. */
  found: 40,
  read: 12,
  /** Sections that are quoted or named. */
  cited: 3,
  /** Words of all quotes. */
  words: 150,
  /** Rows of a table or list that is cut. */
  rows: 4,
} as const;

/**
 * The two thresholds: the share of a question that its sections hold, for an answer and for "Not sure".
 * Chosen on the half of the questions that may be tuned on.
 */
const SURE = 0.65;
const UNSURE = 0.5;

/** Of the share of a question that is held, so much is the first section's. */
const FIRST = 0.75;

/** What a section begins with is what it is about: this share of a question goes to it. */
const BEGINNING = 0.3;

/** How much more a section counts whose best passage holds all of the question. */
const PASSAGE = 4;

/**
 * Weight of figures, of a word that the documentation lacks, and of a name of code that it has: what is
 * asked about is often one of the last two.
 */
const WEIGHTS = { figure: 0.2, unknown: 1.5, name: 2 } as const;

const FRAME = new Set(termsOf(FRAME_WORDS));

/** A name of code: a capital or an underscore inside, or a hexadecimal value. */
const NAME = /\p{Ll}\p{Lu}|_|^0x/u;

const HEX_VALUE = /\b0x[\da-f]{8,}\b/iu;

/** A word of the question. */
interface Word {
  /** Keys of the terms that count as it. */
  readonly keys: readonly string[];
  /** Its place in the query. */
  readonly index: number;
  /** 0 to 1, the fewer sections have it the more; what `WEIGHTS` says beside that. */
  readonly weight: number;
  readonly isKnown: boolean;
  /** Whether it is a name of code. */
  readonly isName: boolean;
}

/** The keys of a text: its terms, those of a family alike. */
type Keys = ReadonlySet<string>;

interface Section extends Citation {
  /** For each word of the query, whether it or a question that people ask with it has it. */
  readonly holds: readonly boolean[];
  readonly passages: readonly Passage[];
  /** Notices that limit its steps: its own, and those of the sections above it. */
  readonly notices: readonly string[];
  /** Of its headings, and of each passage with its lead. */
  readonly names: Keys;
  readonly keys: readonly Keys[];
  readonly value: number;
}

/** A passage with some of its rows. */
interface Quote {
  readonly passage: Passage;
  readonly position: number;
  readonly rows: readonly string[];
  readonly words: number;
}

const keyOf = (term: string): string => familyOf(term) ?? term;
const keysOf = (text: string): Set<string> => new Set(termsOf(text).map(keyOf));

function weigh(question: string, { terms, total }: Found): Word[] {
  const names = question.split(/[^\p{L}\p{N}_]+/u).filter((word) => NAME.test(word));
  const isName = new Set(names.map((name) => name.toLowerCase()));
  const most = Math.log(1 + total);
  return terms.flatMap(({ text, forms, sections }, index): Word[] => {
    if (FRAME.has(text)) return [];
    // Of a word that is in no section, its synonyms may be.
    const isKnown = sections > 0 || forms.length > 1;
    const rarity = Math.sqrt(Math.log(1 + total / Math.max(1, sections)) / most);
    const own = isKnown ? (isName.has(text) ? WEIGHTS.name : 1) * rarity : WEIGHTS.unknown;
    const weight = /^[\d.,]+$/u.test(text) ? WEIGHTS.figure : own;
    const keys = [text, ...forms].flatMap(termsOf).map(keyOf);
    return [{ keys, index, weight, isKnown, isName: isName.has(text) }];
  });
}

const holds = (texts: readonly Keys[], { keys }: Word): boolean =>
  texts.some((text) => keys.some((key) => text.has(key)));

const weightOf = (words: readonly Word[]): number =>
  words.reduce((sum, { weight }) => sum + weight, 0);

/** Share of the question that some texts hold, 0 to 1. */
function shareOf(words: readonly Word[], texts: readonly Keys[]): number {
  const total = weightOf(words);
  return total === 0 ? 0 : weightOf(words.filter((word) => holds(texts, word))) / total;
}

/** Text of a link: brackets would end it. */
const linkText = (text: string): string => text.replace(/[[\]\\`*_<>$]/gu, (mark) => `\\${mark}`);
const linkTo = ({ title, url }: Citation): string => `[${linkText(title)}](${url})`;
const citationOf = ({ title, url }: Citation): Citation => ({ title, url });

const isCode = ({ kind }: Passage): boolean => kind === "code";
const lengthOf = (markdown: string): number => wordsOf(plainOf(markdown));

/** The rows of a passage that fit, those that hold most of the question first; null when none does. */
function cut(
  passage: Passage,
  position: number,
  room: number,
  words: readonly Word[],
): Quote | null {
  const { kind, lead, rows } = passage;
  // A sample counts as what leads to it: it is looked at, not read.
  const length = lengthOf(lead) + (isCode(passage) ? 0 : lengthOf(rows.join("\n")));
  const isFitting = kind !== "table" || rows.length <= LIMITS.rows;
  if (length <= room && isFitting) return { passage, position, rows, words: length };
  if (kind !== "list" && kind !== "table") return null;
  const order = rows
    .map((row, index) => ({ row, index, share: shareOf(words, [keysOf(plainOf(row))]) }))
    .sort((a, b) => b.share - a.share || a.index - b.index);
  const kept = new Set<number>();
  let used = lengthOf(lead);
  for (const { row, index, share } of order) {
    const more = used + lengthOf(row);
    if (more > room || kept.size >= LIMITS.rows || (kept.size > 0 && share === 0)) continue;
    kept.add(index);
    used = more;
  }
  if (kept.size === 0) return null;
  return { passage, position, rows: rows.filter((_, index) => kept.has(index)), words: used };
}

/** A passage with what it is worth for a question. */
interface Candidate {
  readonly passage: Passage;
  readonly position: number;
  readonly value: number;
}

/** The passages of a section that hold a word of the question or begin the section, the best first. */
function candidatesOf({ passages, keys }: Section, words: readonly Word[]): Candidate[] {
  return passages
    .map((passage, position) => {
      const share = shareOf(words, [keys[position] ?? new Set()]);
      return { passage, position, value: share + (position === 0 ? BEGINNING : 0) };
    })
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value || a.position - b.position);
}

/**
 * Passages of a section for which there is room, the best ones.
 *
 * @param room words that they may have
 * @param most words that the best of them may have
 */
function quotesOf(section: Section, words: readonly Word[], room: number, most: number): Quote[] {
  const chosen: Quote[] = [];
  let left = room;
  for (const { passage, position } of candidatesOf(section, words)) {
    if (isCode(passage) && chosen.some((quote) => isCode(quote.passage))) continue;
    const quote = cut(passage, position, chosen.length === 0 ? most : left, words);
    if (quote === null) continue;
    chosen.push(quote);
    left -= quote.words;
  }
  return chosen;
}

const wordsIn = (quotes: readonly Quote[]): number =>
  quotes.reduce((sum, quote) => sum + quote.words, 0);

/**
 * Quotes as Markdown, in the order of the section: before steps the notices that limit them; a lead that
 * another quote was itself, or has had, is not repeated.
 */
function write({ notices }: Section, quotes: readonly Quote[]): string {
  const quoted = new Set(quotes.flatMap(({ rows }) => rows));
  const hasSteps = quotes.some(({ passage }) => passage.kind === "steps");
  const parts = hasSteps ? notices.filter((notice) => !quoted.has(notice)) : [];
  for (const { passage, rows } of quotes.toSorted((a, b) => a.position - b.position)) {
    const { kind } = passage;
    const begun = parts.find((part) => passage.lead.startsWith(part)) ?? "";
    const lead = passage.lead.slice(begun.length).trim();
    // The lead of a table ends with the table's head.
    const isSaid = kind !== "table" && parts.some((part) => part.startsWith(`${lead}\n`));
    const rest = isSaid ? "" : lead;
    parts.push([rest, rows.join("\n")].filter(Boolean).join(kind === "table" ? "\n" : "\n\n"));
  }
  return parts.join("\n\n");
}

/** A section with what is quoted of it. */
interface Quoted {
  readonly section: Section;
  readonly markdown: string;
  readonly keys: Keys;
}

/** The best passage of each of the best sections, then others of theirs for which room is left. */
function choose(sections: readonly Section[], words: readonly Word[]): Quoted[] {
  const chosen: { section: Section; quotes: Quote[] }[] = [];
  let room: number = LIMITS.words;
  for (const section of sections) {
    if (chosen.length === LIMITS.cited) break;
    const quotes = quotesOf(section, words, 0, room);
    if (quotes.length > 0) chosen.push({ section, quotes });
    room -= wordsIn(quotes);
  }
  return chosen.map(({ section, quotes }) => {
    const own = room + wordsIn(quotes);
    const filled = quotesOf(section, words, own, own);
    room = own - wordsIn(filled);
    const markdown = write(section, filled);
    return { section, markdown, keys: keysOf(plainOf(markdown)) };
  });
}

/** Whether a question is about something beside the subject of the documentation. */
function isOutside(question: string): boolean {
  const asked = keysOf(question);
  return OUTSIDE_SUBJECTS.some((subject) => [...keysOf(subject)].every((key) => asked.has(key)));
}

/** How sure an answer is: by the words that its quotes, its sections or questions asked with them hold. */
function stateOf(
  question: string,
  words: readonly Word[],
  chosen: readonly Quoted[],
): "answered" | "unsure" | "declined" {
  // Nothing but a hexadecimal value was asked for, and found: no word is left to be held.
  if (words.length === 0 && HEX_VALUE.test(question) && chosen.length > 0) return "answered";
  const isHeld = (quoted: readonly Quoted[], word: Word): boolean =>
    word.isKnown &&
    quoted.some(
      ({ section, keys }) =>
        section.holds[word.index] === true || holds([section.names, keys], word),
    );
  const heldBy = (quoted: readonly Quoted[]): number =>
    weightOf(words.filter((word) => isHeld(quoted, word)));
  // The first section is the answer; what it lacks counts little when another one has it.
  const held = FIRST * heldBy(chosen.slice(0, 1)) + (1 - FIRST) * heldBy(chosen);
  const share = held / Math.max(weightOf(words), Number.EPSILON);
  if (share < UNSURE || isOutside(question)) return "declined";
  const lacksName = words.some((word) => word.isName && !isHeld(chosen, word));
  if (share >= SURE && !lacksName) return "answered";
  // What no page has a word for is mostly another subject, so that its closest passage is beside it.
  return words.every(({ isKnown, isName }) => isKnown || isName) ? "unsure" : "declined";
}

/** Quotes with their links, and the calculator where the first has one. */
function compose(chosen: readonly Quoted[]): string {
  const parts = chosen.map(({ section, markdown }) => `${markdown}\n\nFrom ${linkTo(section)}`);
  const calculator = CALCULATORS[chosen[0]?.section.url ?? ""];
  if (calculator !== undefined) {
    parts.splice(1, 0, `For figures of your own: [${calculator.name}](${calculator.url})`);
  }
  return parts.join("\n\n");
}

function decline(closest: readonly Citation[]): string {
  const links = closest.map((citation) => `- ${linkTo(citation)}`);
  const pages = links.length === 0 ? "" : `\n\nThe closest pages are:\n\n${links.join("\n")}`;
  return `These docs do not answer this question.${pages}`;
}

/** For a question about one stream, its release and the desk with its calls, before what the pages say. */
async function withDesk(
  question: string,
  quoted: QuotedAnswer,
  readData: DocsSource["readData"],
): Promise<QuotedAnswer> {
  const id = streamIdIn(question);
  if (id === undefined) return quoted;
  const release = readData && (await findStreamRelease(id, readData).catch(() => undefined));
  const desk = { url: DESK_PATH, title: "Without the App" };
  const link = linkTo({ url: deskUrl(id), title: `the stream desk with ${id} filled in` });
  const of = release === undefined ? "" : `${id} is a stream of ${linkTo(release)}. `;
  const markdown = `${of}Open ${link}: it names the contract and makes the calls to withdraw, cancel or transfer.`;
  return {
    answered: true,
    isUnsure: false,
    markdown: quoted.answered ? `${markdown}\n\n${quoted.markdown}` : markdown,
    citations: [desk, ...(release ? [release] : []), ...(quoted.answered ? quoted.citations : [])],
  };
}

/** Makes an answerer over the search, and over the exports of the pages that it finds. */
export function createAnswerer({ find, readPage, readData }: DocsSource): Answerer {
  /** The sections with their text; pages that cannot be read are left out. */
  const readSections = async (
    found: readonly FoundSection[],
    words: readonly Word[],
  ): Promise<Section[]> => {
    const routes = [...new Set(found.map(({ route }) => route))];
    const texts = await Promise.all(routes.map((route) => readPage(route).catch(() => "")));
    const pages = new Map(texts.map((text, index) => [routes[index], divideExport(text)]));

    return found.flatMap((entry): Section[] => {
      const { route, id, path, score } = entry;
      const place = headingKey(path);
      const above = (pages.get(route) ?? []).filter((one) =>
        place.startsWith(headingKey(one.path)),
      );
      const own = above.find((one) => headingKey(one.path) === place);
      if (own === undefined) return [];
      const passages = passagesOf(own.markdown);
      const keys = passages.map(({ lead, rows }) => keysOf(plainOf([lead, ...rows].join("\n"))));
      const names = keysOf(path.join(" "));
      const best = Math.max(0, ...keys.map((text) => shareOf(words, [text, names])));
      const notices = above
        .flatMap(({ markdown }) => passagesOf(markdown))
        .flatMap(({ kind, rows }) => (kind === "notice" ? rows : []));
      const url = id === "" ? route : `${route}#${id}`;
      const value = score * (1 + PASSAGE * best);
      const title = fullTitle(path, entry);
      return [{ url, title, holds: entry.holds, passages, notices, names, keys, value }];
    });
  };

  return {
    answer: async (asked, { aboutPage, signal } = {}) => {
      const question = asked.replace(/\s+/gu, " ").trim().slice(0, LIMITS.question);
      const throwIfAborted = (): void => {
        if (signal?.aborted === true) {
          throw new DOMException("The answer was stopped.", "AbortError");
        }
      };
      throwIfAborted();
      const rows =
        readData === undefined ? null : await findAddresses(question, readData).catch(() => null);
      if (rows !== null) {
        const sources = rows.citations.map(linkTo).join(", ");
        const markdown = `${rows.markdown}\n\nFrom ${sources}`;
        return { answered: true, isUnsure: false, markdown, citations: rows.citations };
      }
      // The mark at the end says that the last word is complete.
      const query = `${trimEnd(question, " ?.!")}?`;
      const found = await find({ query, hitsPerPage: LIMITS.found, isFolded: true });
      throwIfAborted();
      const words = weigh(question, found);
      const isOfPage = ({ route }: FoundSection): boolean => route === aboutPage;
      const ordered = [
        ...found.sections.filter(isOfPage),
        ...found.sections.filter((section) => !isOfPage(section)),
      ];
      const sections = await readSections(ordered.slice(0, LIMITS.read), words);
      throwIfAborted();
      // The page that a reader asks about comes first.
      const isFirst = ({ url }: Section): boolean => url.split("#")[0] === aboutPage;
      const ranked = sections.toSorted(
        (a, b) => Number(isFirst(b)) - Number(isFirst(a)) || b.value - a.value,
      );
      const chosen = choose(ranked, words);
      const state = stateOf(question, words, chosen);
      if (state === "answered") {
        const citations = chosen.map(({ section }) => citationOf(section));
        const markdown = compose(chosen);
        const quoted = { answered: true, isUnsure: false, markdown, citations };
        return withDesk(question, quoted, readData);
      }
      const isUnsure = state === "unsure";
      const citations = ranked.slice(0, LIMITS.cited).map(citationOf);
      const markdown = isUnsure
        ? `Not sure. The closest passage says:\n\n${compose(chosen.slice(0, 1))}`
        : decline(citations);
      return withDesk(question, { answered: false, isUnsure, markdown, citations }, readData);
    },
  };
}
