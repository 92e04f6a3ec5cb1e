import { once } from "../once";
import { pathOf, sectionTitle } from "../search/answer";
import { hexTablePath, INDEX_FILE, postingFilePath, questionsPath } from "../search/build";
import { createCore, type ReadFile, type SearchCore } from "../search/engine";
import { termsOf } from "../search/fields";
import { decodeHexTable } from "../search/hex-table";
import { compactOf, type Query, type QueryWord } from "../search/query";
import { calculate } from "./calculation";
import {
  divideTwin,
  type Excerpt,
  matchSections,
  type Passage,
  readExcerpt,
  releaseOf,
  type Sample,
  type TwinSection,
} from "./passages";
import { trimEnd } from "../text/trim-end";
import {
  aboutFactor,
  areaFactor,
  cueFactor,
  hasRecords,
  hasSubject,
  isForRecords,
  isFrame,
  isOfOtherProduct,
  isOutside,
  isPointer,
  kindOf,
  namesIn,
  neededIn,
  type QuestionKind,
  shareOf,
  sidesOf,
} from "./question";
import type { UiChunk } from "./ui-stream";

/** Where the answerer reads the documentation. */
export interface DocsSource {
  /** Reads a file of the search by its path below `/search/`. */
  readonly readSearchFile: ReadFile;
  /** Reads the Markdown twin of the page with this route. */
  readonly readPage: (route: string) => Promise<string>;
}

/** A section that an answer quotes or that comes close to the question. */
export interface Citation {
  /** Path from the root with the anchor. */
  readonly url: string;
  /** Title of the page and the heading of the section. */
  readonly title: string;
}

/** What the documentation says on a question. */
export interface ExtractiveAnswer {
  /** Whether the documentation answers the question, as far as the program can tell. */
  readonly answered: boolean;
  /** Whether it may: the closest passages are quoted, and said to be only that. */
  readonly isUnsure: boolean;
  /** Quoted passages with links to their sections, or a note with the closest pages. */
  readonly markdown: string;
  /** The sections that are quoted; without an answer, the closest ones. The best first. */
  readonly citations: readonly Citation[];
  /** How well the question and the first section that is quoted match, 0 to 1. */
  readonly confidence: number;
  /** How many sections were found. */
  readonly found: number;
}

export interface AnswerOptions {
  /** Route of the page that the reader has open and asks about. */
  readonly aboutPage?: string;
  readonly signal?: AbortSignal;
}

/** What answers are made with. */
const LIMITS = {
  /** Longest question, in characters. */
  question: 512,
  sections: 18,
  pages: 8,
  /** Sections of which the one that is most likely meant is quoted first. */
  candidates: 6,
  citations: 3,
  /** The same where no heading asks the question. */
  moreCitations: 4,
  /** Words of the quotes from the first section, and from each further one. */
  words: 150,
  furtherWords: 80,
  passages: 7,
  furtherPassages: 3,
  /** Lines of a sample that shows how something is done, and of one that is quoted anyway. */
  sampleLines: 40,
  commandLines: 6,
  /** Least likelihood of a further section, as a share of the first one's. */
  further: 0.4,
  /** Least match between question and section to answer, and to quote what comes closest. */
  sure: 0.95,
  unsure: 0.88,
  /** The same for a question without a word of the protocol, which may be about anything. */
  sureWithoutSubject: 1.6,
  /** Least match to answer a question with a word that the documentation does not have. */
  sureOfForeign: 1.06,
  /** Least share of the question that the entry of a name in it must hold to be the whole answer. */
  entry: 0.6,
  /** How much more likely the sections of a page are quoted behind its beginning. */
  below: 2,
  /** Least part of the weightiest word that a section must hold. */
  key: 0.5,
  /** The same of each thing that is compared: another word for it is another thing. */
  side: 0.7,
  /** How likely a section is meant that has only one of the things that are compared. */
  oneSide: 0.5,
  /** Least share of the question that the passage with the wanted number or address must hold. */
  held: 0.4,
  /** Least match of a question and a heading, or what people ask with it, to be the same question. */
  asked: 0.75,
} as const;

interface WeightedWord {
  readonly word: QueryWord;
  readonly weight: number;
  readonly isKnown: boolean;
}

interface Section {
  readonly url: string;
  readonly route: string;
  readonly title: string;
  readonly heading: string;
  readonly number: number;
  /** Whether it is the part under the main heading of its page. */
  readonly isLead: boolean;
  /** Release that its page documents, such as `Lockup v2.0`; null where it documents none. */
  readonly release: string | null;
  /** Rank score as a share of the best section's. */
  readonly rank: number;
  readonly places: ReadonlySet<string>;
  /** How well the heading, or a question that people ask with the section, fits, 0 to 1. */
  readonly fit: number;
  /** Share of the question that the section holds anywhere, 0 to 1. */
  readonly support: number;
  /** The same in what it says, without what people ask with it. */
  readonly told: number;
  /** The terms of it all. */
  readonly terms: ReadonlySet<string>;
  readonly excerpt: Excerpt;
}

interface Candidate {
  readonly section: Section;
  readonly passage: Passage;
  readonly position: number;
  readonly terms: ReadonlySet<string>;
  readonly score: number;
}

/** How a kind of expansion counts when it is an answer that is wanted, not a hit. */
function trustOf(kind: QueryWord["expansions"][number]["kind"], weight: number): number {
  if (kind === "typo" || kind === "infix" || kind === "prefix") return weight * 0.6;
  return kind === "exact" || kind === "joined" ? 1 : weight;
}

/** How far a text holds a word of the question, 0 to 1. */
function holds(terms: ReadonlySet<string>, { expansions }: QueryWord): number {
  let best = 0;
  for (const { terms: wanted, weight, kind } of expansions) {
    if (wanted.every((term) => terms.has(term))) best = Math.max(best, trustOf(kind, weight));
  }
  return best;
}

function weigh(query: Query, { data }: SearchCore): WeightedWord[] {
  const countOf = new Map(data.terms.map((term, index) => [term, data.counts[index] ?? 0]));
  const sections = data.sections.length;
  return query.words.map((word) => {
    const own = word.expansions.filter(({ kind }) => kind === "exact" || kind === "joined");
    const counts = (own.length > 0 ? own : word.expansions).map(({ terms }) =>
      Math.min(...terms.map((term) => countOf.get(term) ?? 0)),
    );
    const count = counts.length === 0 ? 0 : Math.max(...counts);
    const idf = Math.log(1 + (sections - count + 0.5) / (count + 0.5));
    const isKnown =
      word.known || word.expansions.some(({ kind }) => kind === "family" || kind === "synonym");
    return { word, isKnown, weight: idf ** 0.8 * shareOf(word.text) };
  });
}

/** Share of the question that some texts hold, each with the factor that it counts with. */
function coverage(
  words: readonly WeightedWord[],
  texts: readonly (readonly [terms: ReadonlySet<string>, factor: number])[],
): number {
  let sum = 0;
  let total = 0;
  for (const { word, weight } of words) {
    total += weight;
    sum += weight * Math.max(0, ...texts.map(([terms, factor]) => factor * holds(terms, word)));
  }
  return total === 0 ? 0 : sum / total;
}

/** How well a heading and a question say the same: how much of each the other has. */
function headingFit(words: readonly WeightedWord[], heading: string): number {
  const terms = new Set(termsOf(heading));
  if (terms.size === 0) return 0;
  const covered = coverage(words, [[terms, 1]]);
  const meant = [...terms].filter((term) =>
    words.some(({ word }) =>
      word.expansions.some(({ terms: wanted }) => wanted.length === 1 && wanted[0] === term),
    ),
  );
  const used = meant.length / terms.size;
  return covered + used === 0 ? 0 : (2 * covered * used) / (covered + used);
}

const wordCount = (text: string): number => text.split(/\s+/u).length;

function scorePassages(
  question: string,
  kind: QuestionKind,
  words: readonly WeightedWord[],
  sections: readonly Section[],
  isPlain: boolean,
): Candidate[] {
  return sections.flatMap((section) => {
    const { passages } = section.excerpt;
    return passages.flatMap((passage, position): Candidate[] => {
      const length = wordCount(passage.plain);
      if (length < 3 || length > 110 || isPointer(passage.plain)) return [];
      const terms = new Set(termsOf(passage.plain));
      const columns = new Set(termsOf(passage.columns));
      const own = coverage(words, [
        [terms, 1],
        [columns, 0.5],
      ]);
      const inPlace = coverage(words, [
        [terms, 1],
        [columns, 0.5],
        [section.places, 0.8],
      ]);
      const order = position === 0 ? 1.12 : position < 3 ? 1.04 : 1;
      const cue = cueFactor(question, kind, passage.plain, section.heading);
      const row = passage.kind === "row" ? 0.8 : 1;
      const kept = isBookkeeping(passage.plain) ? 0.4 : /^Fix\b/u.test(passage.plain) ? 1.5 : 1;
      const short = length < 6 ? 0.85 : 1;
      // Whoever compares names both; a passage about one of them is no answer.
      const both = kind !== "compare" || inPlace > 0.9 ? 1 : 0.5;
      const score =
        (0.5 * own + 0.5 * inPlace) *
        (0.6 + 0.4 * section.rank) *
        (1 + 0.9 * section.fit ** 2) *
        areaFactor(question, section.route, isPlain) *
        (order * cue * row * short * both * kept);
      return score > 0 ? [{ section, passage, position, terms, score }] : [];
    });
  });
}

function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((term) => b.has(term)).length;
  return shared / Math.max(1, Math.min(a.size, b.size));
}

/** What says of a symbol where it stands, not what it is. */
const isBookkeeping = (plain: string): boolean =>
  /^(?:Selector|Topic 0|Declared in|Also|Raised by|Emitted by|Storage)\b/u.test(plain);

/** The passages of one section that answer best, in few words. */
function quotesOf(candidates: readonly Candidate[], most: number, budget: number): Candidate[] {
  const inOrder = candidates.toSorted((a, b) => a.position - b.position);
  const [lead] = inOrder;
  if (lead === undefined) return [];
  const lengthOf = ({ passage }: Candidate): number => wordCount(passage.plain);
  const total = inOrder.reduce((sum, one) => sum + lengthOf(one), 0);
  if (total <= budget && inOrder.length <= most + 2) return inOrder;
  const best = candidates.toSorted((a, b) => b.score - a.score);
  const isLead = lead.passage.kind === "sentence" && lengthOf(lead) <= budget / 2;
  const chosen: Candidate[] = [];
  let words = 0;
  const take = (next: Candidate | undefined): void => {
    if (next === undefined || chosen.includes(next) || chosen.length >= most) return;
    if (chosen.length > 0 && words + lengthOf(next) > budget) return;
    if (chosen.some(({ terms }) => similarity(terms, next.terms) > 0.8)) return;
    chosen.push(next);
    words += lengthOf(next);
  };
  take(best[0]);
  if (isLead) take(lead);
  for (const next of best) {
    // A row or an item says little without the sentence before its table or list.
    if (next.passage.kind !== "sentence" && chosen.includes(next)) {
      take(
        inOrder.findLast(
          ({ passage }) => passage.kind === "sentence" && passage.block < next.passage.block,
        ),
      );
    }
    take(next);
  }
  return chosen;
}

/** The sections that are quoted, the one that is most likely meant first, with their passages. */
function choose(
  kind: QuestionKind,
  likely: readonly (readonly [section: Section, likelihood: number])[],
  candidates: readonly Candidate[],
): Candidate[] {
  const quotable = likely.flatMap(([section, likelihood]) => {
    const own = candidates.filter((candidate) => candidate.section === section);
    return own.length === 0 ? [] : [{ own, likelihood }];
  });
  const [first, ...rest] = quotable;
  if (first === undefined) return [];
  const others = rest.toSorted((a, b) => b.likelihood - a.likelihood);
  const chosen = quotesOf(first.own, LIMITS.passages, LIMITS.words);
  // A comparison is answered from both sides.
  const least = first.likelihood * (kind === "compare" ? LIMITS.further * 0.8 : LIMITS.further);
  // The less one section is the place of the question, the more of them may be meant.
  const isPlace = (first.own[0]?.section.fit ?? 0) >= LIMITS.asked;
  const most = isPlace ? LIMITS.citations : LIMITS.moreCitations;
  for (const { own, likelihood } of others.slice(0, most - 1)) {
    if (likelihood < least) break;
    const further = quotesOf(own, LIMITS.furtherPassages, LIMITS.furtherWords);
    const isNew = further.every(({ terms }) =>
      chosen.every((other) => similarity(terms, other.terms) <= 0.7),
    );
    if (isNew) chosen.push(...further);
  }
  return chosen;
}

/** Whether a section holds the word of the question that says most. */
function holdsKey(words: readonly WeightedWord[], terms: ReadonlySet<string>): boolean {
  const key = words.reduce<WeightedWord | null>(
    (best, word) => (best === null || word.weight > best.weight ? word : best),
    null,
  );
  return key === null || holds(terms, key.word) >= LIMITS.key;
}

/** Words of each of the things that a question compares; none for other questions. */
const sideWords = (question: string, core: SearchCore): readonly (readonly QueryWord[])[] =>
  (sidesOf(question) ?? []).map((side) =>
    core.readQuery(`${side}?`).words.filter(({ text }) => !isFrame(text)),
  );

/** Whether a text has all things that a question compares. */
const hasSides = (sides: readonly (readonly QueryWord[])[], terms: ReadonlySet<string>): boolean =>
  sides.every((words) => words.some((word) => holds(terms, word) >= LIMITS.side));

/** Whether quotes have what a question of their kind wants: a number, an address, both sides. */
function isCompleteAnswer(
  needed: RegExp | null,
  sides: readonly (readonly QueryWord[])[],
  words: readonly WeightedWord[],
  chosen: readonly Candidate[],
): boolean {
  const isHeld = ({ terms, passage, section }: Candidate): boolean =>
    section.fit >= LIMITS.asked ||
    coverage(words, [
      [terms, 1],
      [new Set(termsOf(`${passage.columns} ${section.heading}`)), 1],
    ]) >= LIMITS.held;
  if (
    needed !== null &&
    !chosen.some((candidate) => needed.test(candidate.passage.plain) && isHeld(candidate))
  ) {
    return false;
  }
  const terms = new Set([
    ...chosen.flatMap(({ terms }) => [...terms]),
    ...chosen.flatMap(({ section }) => termsOf(section.heading)),
  ]);
  return hasSides(sides, terms);
}

/** Text of a link: brackets would end it. */
const linkText = (text: string): string => text.replace(/[[\]\\`*_<>$]/gu, (mark) => `\\${mark}`);

/** Where a quote is from, with the release that it is about unless the title says so. */
function sourceOf({ title, url, release }: Section): string {
  const about = release === null || title.includes(release) ? "" : ` (${release})`;
  return `From [${linkText(title)}](${url})${about}`;
}

function quote(chosen: readonly Candidate[]): string {
  const ordered = chosen.toSorted((a, b) => a.position - b.position);
  const parts: string[] = [];
  let last: Candidate | undefined;
  for (const candidate of ordered) {
    const { kind, markdown, block, tableHead } = candidate.passage;
    const sameBlock = last?.passage.block === block && last.passage.kind === kind;
    if (kind === "row") parts.push(sameBlock ? `\n${markdown}` : `\n\n${tableHead}\n${markdown}`);
    else if (kind === "item") parts.push(`${sameBlock ? "\n" : "\n\n"}- ${markdown}`);
    else parts.push(sameBlock ? ` ${markdown}` : `\n\n${markdown}`);
    last = candidate;
  }
  return parts.join("").trim();
}

const citationOf = ({ url, title }: Citation): Citation => ({ url, title });

/** Languages of samples, with the words that ask for them. */
const LANGUAGES: readonly (readonly [asked: RegExp, language: string])[] = [
  [/\bsolidity\b|\b(?:my|smart|another) contract\b/iu, "solidity"],
  [/\btypescript\b|\bjavascript\b|\bviem\b|\bwagmi\b|\bethers\b|\breact\b/iu, "typescript"],
  [/\bgraphql\b/iu, "graphql"],
  [/\bcsv\b/iu, "csv"],
  [/\bjson\b/iu, "json"],
];

/**
 * The sample that shows what the first section quoted says: its own or, of the language that is asked
 * for, one below it on its page.
 */
function sampleFor(
  kind: QuestionKind,
  question: string,
  first: Section,
  sections: readonly Section[],
): string | null {
  const most = kind === "how-to" ? LIMITS.sampleLines : LIMITS.commandLines;
  const fitting = ({ excerpt }: Section): Sample[] =>
    excerpt.samples.filter(({ lines }) => lines <= most);
  const language = LANGUAGES.find(([asked]) => asked.test(question))?.[1];
  const below = first.isLead ? sections.filter(({ route }) => route === first.route) : [];
  const samples = language === undefined ? fitting(first) : [first, ...below].flatMap(fitting);
  // A sample of another language than the one that is asked for would mislead.
  const sample = samples.find((one) => language === undefined || one.language === language);
  return sample?.markdown ?? null;
}

function compose(
  kind: QuestionKind,
  question: string,
  chosen: readonly Candidate[],
  sections: readonly Section[],
): string {
  const quoted = [...new Set(chosen.map(({ section }) => section))];
  const pieces = quoted.map((section) => {
    const text = quote(chosen.filter((candidate) => candidate.section === section));
    return `${text}\n\n${sourceOf(section)}`;
  });
  const [first] = quoted;
  const sample = first === undefined ? null : sampleFor(kind, question, first, sections);
  if (sample !== null) pieces.splice(1, 0, sample);
  return pieces.join("\n\n");
}

/** Said before quotes that may not answer the question. */
const UNSURE = "Not sure that this answers the question. The closest passages say:";

/** Whether a heading is one of the names of code in a question. */
function isNamed(names: ReadonlySet<string>, heading: string): boolean {
  if (names.size === 0) return false;
  const [, errorName = ""] = heading.split("_");
  return names.has(compactOf(heading)) || (errorName !== "" && names.has(compactOf(errorName)));
}

/** What says which product a section is about: its page, or on pages about all of them its headings. */
const placeOf = ({ route, title }: Pick<Section, "route" | "title">): string =>
  route.startsWith("/support/") ? title : route;

/** How likely a section is meant: the question fits it, and the search ranks it high. */
function likelihoodOf(
  question: string,
  needed: RegExp | null,
  { support, told, fit, rank, route, title, release, excerpt }: Section,
  isPlain: boolean,
): number {
  // What is asked in the very words of a section is no matter of the part of the site.
  const area = areaFactor(question, route, isPlain) ** (1 - fit);
  const about = aboutFactor(question, placeOf({ route, title }), release);
  // A section without a number is no place to look for one.
  const has = needed === null || excerpt.passages.some(({ plain }) => needed.test(plain));
  return (support + 1.5 * fit) * (0.5 + 0.5 * told) * rank * area * about * (has ? 1 : 0.6);
}

function decline(closest: readonly Citation[]): string {
  const links = closest.map(({ url, title }) => `- [${linkText(title)}](${url})`);
  const pages = links.length === 0 ? "" : `\n\nThe closest pages are:\n\n${links.join("\n")}`;
  return `These docs do not answer this question.${pages}`;
}

/** What is read of a page. */
interface Twin {
  readonly sections: readonly TwinSection[];
  readonly release: string | null;
}

/** What a question with figures comes to, if the documentation has the calculator. */
function calculated(question: string, { data }: SearchCore): ExtractiveAnswer | null {
  const calculation = calculate(question);
  if (calculation === null) return null;
  const [route = "", id = ""] = calculation.section.split("#");
  const number = data.sections.findIndex(
    (section) => section.id === id && data.pages[section.page]?.route === route,
  );
  if (number < 0) return null;
  const title = sectionTitle(data, number);
  const link = `[Open the calculator with these figures](${calculation.filledIn})`;
  return {
    answered: true,
    isUnsure: false,
    markdown: `${calculation.markdown}\n\n${link}\n\nFrom [${linkText(title)}](${calculation.section})`,
    citations: [{ url: calculation.section, title }],
    confidence: 1,
    found: 1,
  };
}

const NO_QUESTIONS: ReadonlyMap<number, readonly string[]> = new Map();

/**
 * Reads the questions that people ask with sections, by the number of the section.
 *
 * @throws Error when the text is no list of lists
 */
function decodeQuestions(text: string): ReadonlyMap<number, readonly string[]> {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) throw new Error("The questions of the search are damaged.");
  return new Map(
    list.map((entry: unknown) => {
      const [number, ...questions] = Array.isArray(entry) ? (entry as unknown[]) : [];
      return [Number(number), questions.map(String)];
    }),
  );
}

/** Answers questions by quoting the documentation. */
export interface Answerer {
  /**
   * @throws AbortError when the signal of the options was aborted; whatever the source throws for the
   *   index. Pages that cannot be read are left out.
   */
  readonly answer: (question: string, options?: AnswerOptions) => Promise<ExtractiveAnswer>;
}

function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new DOMException("The answer was stopped.", "AbortError");
}

/**
 * Makes an answerer over the files of the site: the search index and the Markdown twins. They are
 * read when they are needed, and the index once.
 */
export function createAnswerer(source: DocsSource): Answerer {
  const load = once(async () => createCore(await source.readSearchFile(INDEX_FILE)));
  const loaded = new Set<number>();
  const loadQuestions = once(async () =>
    decodeQuestions(await source.readSearchFile(questionsPath((await load()).data.build))),
  );

  const readQuestion = async (core: SearchCore, question: string): Promise<Query> => {
    // The mark at the end says that the last word is complete.
    const query = core.readQuery(`${trimEnd(question, " ?.!")}?`);
    const { build } = core.data;
    await Promise.all(
      core.missingPostings(query).map(async (number) => {
        const text = await source.readSearchFile(postingFilePath(build, number));
        if (!loaded.has(number)) core.addPostings(number, text);
        loaded.add(number);
      }),
    );
    return query;
  };

  const readTwins = async (routes: readonly string[]): Promise<ReadonlyMap<string, Twin>> => {
    const twins = await Promise.all(
      routes.map(async (route): Promise<[string, Twin]> => {
        try {
          const text = await source.readPage(route);
          return [route, { sections: divideTwin(text), release: releaseOf(text) }];
        } catch {
          return [route, { sections: [], release: null }];
        }
      }),
    );
    return new Map(twins);
  };

  return {
    answer: async (asked, { aboutPage, signal } = {}) => {
      const question = asked.replace(/\s+/gu, " ").trim().slice(0, LIMITS.question);
      const core = await load();
      throwIfAborted(signal);
      const { data } = core;
      const result = calculated(question, core);
      if (result !== null) return result;
      const query = await readQuestion(core, question);
      const hexTable =
        query.hexQueries.length === 0
          ? null
          : decodeHexTable(await source.readSearchFile(hexTablePath(data.build)));
      throwIfAborted(signal);
      const ranking = core.rank(query, { query: question }, hexTable);
      const words = weigh(query, core);
      const total = words.reduce((sum, { weight }) => sum + weight, 0);
      const unknown = words.reduce(
        (sum, { isKnown, weight, word }) => sum + (isKnown || isFrame(word.text) ? 0 : weight),
        0,
      );

      // What the reader asks about comes first: the page that is open, or those with records.
      const isForList = aboutPage === undefined && isForRecords(question);
      const isFirst = ({ section }: { section: number }): boolean => {
        const route = data.pages[data.sections[section]?.page ?? -1]?.route ?? "";
        return isForList ? hasRecords(route) : route === aboutPage;
      };
      const ranked = [
        ...ranking.sections.filter(isFirst),
        ...ranking.sections.filter((entry) => !isFirst(entry)),
      ];
      const places = ranked.slice(0, LIMITS.sections).flatMap((entry) => {
        const section = data.sections[entry.section];
        const page = section && data.pages[section.page];
        if (section === undefined || page === undefined) return [];
        return [{ entry, section, page, number: entry.section }];
      });
      const routes = [...new Set(places.map(({ page }) => page.route))].slice(0, LIMITS.pages);
      const [twins, questions] = await Promise.all([
        readTwins(routes),
        loadQuestions().catch(() => NO_QUESTIONS),
      ]);
      throwIfAborted(signal);

      const best = Math.max(...ranking.sections.slice(0, 1).map(({ score }) => score), 1e-9);
      const sections = places.flatMap(({ entry, section, page, number }): Section[] => {
        const twin = twins.get(page.route);
        if (twin === undefined) return [];
        const pageNumber = section.page;
        const headings = data.sections.flatMap((other) =>
          other.page === pageNumber ? [other.heading] : [],
        );
        const markdown = matchSections(twin.sections, headings)[number - page.firstSection] ?? "";
        const path = pathOf(data, number);
        const names = path.join(" › ");
        const asked = questions.get(number) ?? [];
        const places = new Set(termsOf(`${names} ${page.context}`));
        const excerpt = readExcerpt(markdown);
        const fits = [section.heading, names, ...asked].map((text) => headingFit(words, text));
        const said = new Set(excerpt.passages.flatMap(({ plain }) => termsOf(plain)));
        const wanted = new Set(termsOf(asked.join("\n")));
        return [
          {
            url: section.id === "" ? page.route : `${page.route}#${section.id}`,
            route: page.route,
            title: sectionTitle(data, number),
            heading: section.heading,
            number,
            isLead: section.level === 1,
            release: twin.release,
            rank: Math.min(1, entry.score / best),
            places,
            fit: Math.max(...fits),
            support: coverage(words, [
              [wanted, 1],
              [places, 1],
              [said, 0.9],
            ]),
            told: coverage(words, [
              [said, 1],
              [places, 0.8],
            ]),
            terms: new Set([...said, ...wanted, ...places]),
            excerpt,
          },
        ];
      });
      const kind = kindOf(question);
      const needed = neededIn(question, kind);
      const sides = sideWords(question, core);
      const named = sections.filter(({ heading }) => isNamed(query.names, heading));
      const ofRecords = isForList ? sections.filter(({ route }) => hasRecords(route)) : [];
      const likely = (ofRecords.length > 0 ? ofRecords : sections)
        .slice(0, LIMITS.candidates)
        .map((section): [Section, number] => [
          section,
          likelihoodOf(question, needed, section, query.isPlain) *
            (hasSides(sides, section.terms) ? 1 : LIMITS.oneSide),
        ])
        .sort(([, a], [, b]) => b - a);
      // The entry of a name of code is what was asked for; of two, the contract before its interface.
      const entry = named.find(({ route }) => !route.includes("/interfaces/")) ?? named[0];
      const isWhole =
        entry !== undefined && (entry.heading.includes("_") || entry.support >= LIMITS.entry);
      const [[first] = []] = likely;
      const meant: (readonly [Section, number])[] = isWhole
        ? [[entry, Number.POSITIVE_INFINITY]]
        : likely.map(([section, likelihood]) => [
            section,
            // The beginning of a page introduces its sections, one of which has the answer.
            first?.isLead === true && section.route === first.route && section !== first
              ? likelihood * LIMITS.below
              : likelihood,
          ]);
      const chosen = choose(
        kind,
        meant,
        scorePassages(question, kind, words, sections, query.isPlain),
      );
      const main = chosen[0]?.section;
      const isFact = main !== undefined && (main === entry || ranking.chains.has(main.number));
      const match =
        main === undefined
          ? 0
          : isFact
            ? 2
            : main.support + main.fit - (2 * unknown) / Math.max(total, 1e-9);
      const hasKey = main !== undefined && (isFact || holdsKey(words, main.terms));
      // A word that no page has may be what the question is about, and a name that the quotes lack is.
      const isForeign = unknown > 0 && !isFact;
      const said = new Set(chosen.flatMap(({ section }) => [...section.terms]));
      const isOfOthers =
        !isFact && namesIn(question).some((name) => !termsOf(name).some((term) => said.has(term)));
      const isInside = isFact || (!isOutside(question) && !isOfOthers);
      const isAboutIt = isFact || hasSubject(question);
      // One word that fits says nothing when it is not one of the subject.
      const isLoose = !isAboutIt && words.filter(({ word }) => !isFrame(word.text)).length < 2;
      const sure = isForeign ? LIMITS.sureOfForeign : LIMITS.sure;
      // What holds for one product is often wrong for another.
      const isComplete =
        isCompleteAnswer(needed, sides, words, chosen) &&
        (isFact || main === undefined || !isOfOtherProduct(question, placeOf(main)));
      const answered =
        isInside &&
        !isLoose &&
        isComplete &&
        match >= (isAboutIt ? sure : LIMITS.sureWithoutSubject);
      const isUnsure =
        isInside && isAboutIt && !isForeign && !answered && match >= LIMITS.unsure && hasKey;
      const isQuoted = answered || isUnsure;
      const quoted = [...new Set(chosen.map(({ section }) => section))].map(citationOf);
      const closest = sections
        .filter(
          ({ route }, index) => sections.findIndex((other) => other.route === route) === index,
        )
        .slice(0, LIMITS.citations)
        .map(citationOf);
      const quotes = isQuoted ? compose(kind, question, chosen, sections) : "";
      return {
        answered,
        isUnsure,
        markdown: answered ? quotes : isUnsure ? `${UNSURE}\n\n${quotes}` : decline(closest),
        citations: isQuoted ? quoted : closest,
        confidence: Math.max(0, Math.min(1, match / 2)),
        found: ranking.sections.length,
      };
    },
  };
}

/** An answer as pieces of a stream: the search as a call of a tool, the text, and its sources. */
export function* chunksOfAnswer(
  question: string,
  answer: ExtractiveAnswer,
  messageId: string,
): Generator<UiChunk> {
  const toolCallId = `${messageId}-search`;
  const toolName = "search_docs";
  yield { type: "start", messageId, messageMetadata: { answeredBy: "extracts" } };
  yield { type: "start-step" };
  yield { type: "tool-input-start", toolCallId, toolName };
  yield { type: "tool-input-available", toolCallId, toolName, input: { query: question } };
  yield { type: "tool-output-available", toolCallId, output: { sections: answer.citations } };
  yield { type: "finish-step" };
  yield { type: "start-step" };
  yield { type: "text-start", id: "0" };
  // Paragraph by paragraph: a reader sees whole blocks, and nothing is drawn twice.
  for (const delta of answer.markdown.split(/(?<=\n\n)/u))
    yield { type: "text-delta", id: "0", delta };
  yield { type: "text-end", id: "0" };
  if (answer.answered || answer.isUnsure) {
    for (const [index, { url, title }] of answer.citations.entries()) {
      yield { type: "source-url", sourceId: String(index + 1), url, title };
    }
  }
  yield { type: "finish-step" };
  yield { type: "finish", finishReason: "stop" };
}
