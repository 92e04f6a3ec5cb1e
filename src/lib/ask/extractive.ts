import { once } from "../once";
import { pathOf, sectionTitle } from "../search/answer";
import { hexTablePath, INDEX_FILE, postingFilePath } from "../search/build";
import { createCore, type ReadFile, type SearchCore } from "../search/engine";
import { termsOf } from "../search/fields";
import { decodeHexTable } from "../search/hex-table";
import type { Query, QueryWord } from "../search/query";
import {
  divideTwin,
  type Excerpt,
  matchSections,
  type Passage,
  readExcerpt,
  type TwinSection,
} from "./passages";
import { trimEnd } from "../text/trim-end";
import { areaFactor, cueFactor, isPointer, kindOf, type QuestionKind, shareOf } from "./question";
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
  /** Quoted passages with links to their sections, or a note with the closest pages. */
  readonly markdown: string;
  /** The sections that are quoted; without an answer, the closest ones. The best first. */
  readonly citations: readonly Citation[];
  /** Share of the question that the quoted passages cover, 0 to 1. */
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
  /** Words of an answer, without its code. */
  words: 90,
  passages: 5,
  citations: 3,
  sampleLines: 25,
  /** Least share of the question that an answer must cover. */
  confidence: 0.62,
  /** Largest share of the question in words that the documentation does not have. */
  unknown: 0.3,
  /** Least score of a further passage, as a share of the best one's. */
  further: 0.66,
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
  /** Rank score as a share of the best section's. */
  readonly rank: number;
  readonly places: ReadonlySet<string>;
  /** How well the heading fits the question, 0 to 1. */
  readonly fit: number;
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
      word.known ||
      word.expansions.some(
        ({ kind }) => kind === "family" || kind === "synonym" || kind === "split",
      );
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
): Candidate[] {
  return sections.flatMap((section) => {
    const { passages } = section.excerpt;
    return passages.flatMap((passage, position): Candidate[] => {
      const length = wordCount(passage.plain);
      if (length < 3 || length > 75 || isPointer(passage.plain)) return [];
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
      const row = passage.kind === "row" ? 0.85 : 1;
      const short = length < 6 ? 0.85 : 1;
      // Whoever compares names both; a passage about one of them is no answer.
      const both = kind !== "compare" || inPlace > 0.9 ? 1 : 0.5;
      const score =
        (0.5 * own + 0.5 * inPlace) *
        (0.6 + 0.4 * section.rank) *
        (1 + 0.9 * section.fit ** 2) *
        areaFactor(question, section.route) *
        (order * cue * row * short * both);
      return score > 0 ? [{ section, passage, position, terms, score }] : [];
    });
  });
}

function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((term) => b.has(term)).length;
  return shared / Math.max(1, Math.min(a.size, b.size));
}

/** The best passages that do not repeat each other, in few words from few sections. */
function choose(candidates: readonly Candidate[]): Candidate[] {
  const left = candidates.toSorted((a, b) => b.score - a.score);
  const [best] = left;
  if (best === undefined) return [];
  const chosen = [best];
  let words = wordCount(best.passage.plain);
  // A heading that asks the same question is followed by its whole answer.
  if (best.section.fit > 0.75) {
    const following = candidates.filter(
      ({ section, position }) => section === best.section && position !== best.position,
    );
    for (const next of following.toSorted((a, b) => a.position - b.position)) {
      const more = wordCount(next.passage.plain);
      if (words + more > 70 || chosen.length >= 4) break;
      chosen.push(next);
      words += more;
    }
  }
  for (const next of left) {
    if (chosen.length >= LIMITS.passages) break;
    // Beside a section that answers the very question, others only distract.
    const least = best.section.fit > 0.75 && next.section !== best.section ? 0.9 : LIMITS.further;
    if (next.score < best.score * least || chosen.includes(next)) continue;
    const more = wordCount(next.passage.plain);
    if (words + more > LIMITS.words) continue;
    if (chosen.some(({ terms }) => similarity(terms, next.terms) > 0.7)) continue;
    const quoted = new Set(chosen.map(({ section }) => section.url));
    if (!quoted.has(next.section.url) && quoted.size >= LIMITS.citations) continue;
    chosen.push(next);
    words += more;
  }
  return chosen;
}

/**
 * Share of the question that the quotes cover. They must do so in one section, or the words only
 * happen to occur on this site; a comparison may take two.
 */
function confidenceOf(
  kind: QuestionKind,
  words: readonly WeightedWord[],
  chosen: readonly Candidate[],
): number {
  const covered = (candidates: readonly Candidate[]): number =>
    coverage(
      words,
      candidates.flatMap(({ terms, section }): (readonly [ReadonlySet<string>, number])[] => [
        [terms, 1],
        [section.places, 0.85],
      ]),
    );
  if (kind === "compare") return covered(chosen);
  const sections = [...new Set(chosen.map(({ section }) => section))];
  return Math.max(
    0,
    ...sections.map((section) => covered(chosen.filter((one) => one.section === section))),
  );
}

/** Text of a link: brackets would end it. */
const linkText = (text: string): string => text.replace(/[[\]\\`*_<>$]/gu, (mark) => `\\${mark}`);

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

function compose(kind: QuestionKind, question: string, chosen: readonly Candidate[]): string {
  const sections = [...new Set(chosen.map(({ section }) => section))];
  const pieces = sections.map((section) => {
    const text = quote(chosen.filter((candidate) => candidate.section === section));
    return `${text}\n\nFrom [${linkText(section.title)}](${section.url})`;
  });
  if (kind === "how-to") {
    const wanted = /\b(?:solidity|typescript|javascript|graphql|bash|json|csv)\b/iu.exec(question);
    const language = wanted?.[0].toLowerCase();
    const samples = (sections[0]?.excerpt.samples ?? []).filter(
      ({ lines }) => lines <= LIMITS.sampleLines,
    );
    const sample = samples.find((entry) => entry.language === language) ?? samples[0];
    if (sample !== undefined) pieces.splice(1, 0, sample.markdown);
  }
  return pieces.join("\n\n");
}

function decline(closest: readonly Citation[]): string {
  const links = closest.map(({ url, title }) => `- [${linkText(title)}](${url})`);
  const pages = links.length === 0 ? "" : `\n\nThe closest pages are:\n\n${links.join("\n")}`;
  return `These docs do not answer this question.${pages}`;
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

  const readTwins = async (
    routes: readonly string[],
  ): Promise<ReadonlyMap<string, readonly TwinSection[]>> => {
    const twins = await Promise.all(
      routes.map(async (route): Promise<[string, readonly TwinSection[]]> => {
        try {
          return [route, divideTwin(await source.readPage(route))];
        } catch {
          return [route, []];
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
      const query = await readQuestion(core, question);
      const hexTable =
        query.hexQueries.length === 0
          ? null
          : decodeHexTable(await source.readSearchFile(hexTablePath(data.build)));
      throwIfAborted(signal);
      const ranking = core.rank(query, { query: question }, hexTable);
      const words = weigh(query, core);
      const total = words.reduce((sum, { weight }) => sum + weight, 0);
      const unknown = words.reduce((sum, word) => sum + (word.isKnown ? 0 : word.weight), 0);

      const onPage = ({ section }: { section: number }): boolean =>
        data.pages[data.sections[section]?.page ?? -1]?.route === aboutPage;
      const ranked =
        aboutPage === undefined
          ? ranking.sections
          : [
              ...ranking.sections.filter(onPage),
              ...ranking.sections.filter((entry) => !onPage(entry)),
            ];
      const places = ranked.slice(0, LIMITS.sections).flatMap((entry) => {
        const section = data.sections[entry.section];
        const page = section && data.pages[section.page];
        if (section === undefined || page === undefined) return [];
        return [{ entry, section, page, number: entry.section }];
      });
      const routes = [...new Set(places.map(({ page }) => page.route))].slice(0, LIMITS.pages);
      const twins = await readTwins(routes);
      throwIfAborted(signal);

      const best = Math.max(...ranking.sections.slice(0, 1).map(({ score }) => score), 1e-9);
      const sections = places.flatMap(({ entry, section, page, number }): Section[] => {
        const twin = twins.get(page.route);
        if (twin === undefined) return [];
        const pageNumber = section.page;
        const headings = data.sections.flatMap((other) =>
          other.page === pageNumber ? [other.heading] : [],
        );
        const markdown = matchSections(twin, headings)[number - page.firstSection] ?? "";
        const path = pathOf(data, number);
        const names = path.join(" › ");
        return [
          {
            url: section.id === "" ? page.route : `${page.route}#${section.id}`,
            route: page.route,
            title: sectionTitle(data, number),
            heading: section.heading,
            rank: Math.min(1, entry.score / best),
            places: new Set(termsOf(`${names} ${page.context}`)),
            fit: Math.max(headingFit(words, section.heading), headingFit(words, names)),
            excerpt: readExcerpt(markdown),
          },
        ];
      });
      const kind = kindOf(question);
      const chosen = choose(scorePassages(question, kind, words, sections));
      const confidence = confidenceOf(kind, words, chosen);
      const isAnswered =
        chosen.length > 0 && confidence >= LIMITS.confidence && unknown <= total * LIMITS.unknown;
      const quoted = [...new Set(chosen.map(({ section }) => section))].map(citationOf);
      const closest = sections
        .filter(
          ({ route }, index) => sections.findIndex((other) => other.route === route) === index,
        )
        .slice(0, LIMITS.citations)
        .map(citationOf);
      return {
        answered: isAnswered,
        markdown: isAnswered ? compose(kind, question, chosen) : decline(closest),
        citations: isAnswered ? quoted : closest,
        confidence,
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
  if (answer.answered) {
    for (const [index, { url, title }] of answer.citations.entries()) {
      yield { type: "source-url", sourceId: String(index + 1), url, title };
    }
  }
  yield { type: "finish-step" };
  yield { type: "finish", finishReason: "stop" };
}
