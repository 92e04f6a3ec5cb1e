import type { PageProtocol } from "../page-records/types";
import { findHexValues, type HexTable } from "./hex-table";
import {
  contextOf,
  DERIVED_FIELDS,
  type DerivedField,
  derivedTextsOf,
  type Field,
  FIELDS,
  termsOf,
} from "./fields";
import {
  decodePostings,
  type IndexedPage,
  type Postings,
  type SearchIndexData,
  type TermPostings,
} from "./index-file";
import { compactOf, type Expansion, memberOf, type Query } from "./query";
import { createReleases } from "./releases";
import {
  asksForAddress,
  asksForPast,
  asksForConcept,
  factorsFor,
  isDeploymentPage,
  PAST_PART,
  plainFactorOf,
  priorOf,
  PROTOCOL_WORDS,
  rulesOf,
  SETTINGS,
  standsBesideChain,
} from "./settings";
import { createSymbols, type Symbols } from "./symbols";
import { isStopWord, tokenize } from "./tokenize";
import { createVocabulary, type Vocabulary } from "./vocabulary";

/** A section that answers a query. */
export interface RankedSection {
  /** Number in the index. */
  readonly section: number;
  /** Larger is better; comparable within one query only. */
  readonly score: number;
  /** Share of the query, by weight of its words, that the section itself holds, 0 to 1. */
  readonly coverage: number;
}

/** What the ranking found, and what it was found by. */
export interface Ranking {
  readonly query: Query;
  /** The best first. */
  readonly sections: readonly RankedSection[];
  /** Parts about the chains that are asked for, when nothing else is. */
  readonly chains: ReadonlySet<number>;
  /** Hexadecimal values that the query asks for, in lower case. */
  readonly hexValues: readonly string[];
  /** Whether the heading of a section holds every word of the query. */
  isInHeading(section: number): boolean;
}

/** Which sections to keep; empty lists keep all. */
export interface RankingFilter {
  readonly areas: readonly string[];
  readonly protocols: readonly PageProtocol[];
  /** Keeps its pages, and those that serve all releases of its protocol or all protocols. */
  readonly release: string | null;
}

/** Whether a page is among those that a filter keeps. */
export function passes(
  page: Pick<IndexedPage, "area" | "protocol" | "release">,
  { areas, protocols, release }: RankingFilter,
): boolean {
  if (areas.length > 0 && !areas.includes(page.area)) return false;
  if (release !== null && page.release !== release) {
    const isOfOther = page.protocol !== null && !release.startsWith(`${page.protocol}@`);
    if (page.release !== null || isOfOther) return false;
  }
  return protocols.length === 0 || (page.protocol !== null && protocols.includes(page.protocol));
}

/** Ranks the sections of one index. */
export interface Ranker {
  readonly vocabulary: Vocabulary;
  readonly symbols: Symbols;
  /** Files of postings that a query needs and that have not been added. */
  missingFiles(query: Query): number[];
  /** @throws Error when the text is damaged */
  addFile(number: number, text: string): void;
  /**
   * Ranks by the files that have been added; words of the others find nothing.
   *
   * @param reading release of the page being read
   */
  rank(
    query: Query,
    filter: RankingFilter,
    hexTable: HexTable | null,
    reading?: string | null,
  ): Ranking;
}

/** `0x` and 40 digits. */
const ADDRESS_CHARACTERS = 42;

/** The page with a row for each chain. */
const CHAINS_PAGE = "/concepts/chains";

/** Hits that are moved apart when they are of one page. */
const MAX_SPREAD = 400;

/** Terms whose scores are kept between keystrokes. */
const MAX_CACHED = 400;

/** Words of a heading without the pieces of its identifiers. */
const wholeTerms = (text: string): string[] =>
  tokenize(text)
    .filter(({ term, part }) => !part && !isStopWord(term))
    .map(({ term }) => term);

type DerivedPostings = ReadonlyMap<string, Partial<Record<DerivedField, Map<number, number>>>>;

/** Postings of the fields that come from titles and headings: counted here, not shipped. */
function collectDerived({ pages, sections }: SearchIndexData): DerivedPostings {
  const postings = new Map<string, Partial<Record<DerivedField, Map<number, number>>>>();
  sections.forEach((section, number) => {
    const page = pages[section.page];
    const texts = page === undefined ? {} : derivedTextsOf(page, section);
    for (const field of DERIVED_FIELDS) {
      for (const term of termsOf(texts[field] ?? "")) {
        let entry = postings.get(term);
        if (entry === undefined) postings.set(term, (entry = {}));
        const counts = (entry[field] ??= new Map<number, number>());
        counts.set(number, (counts.get(number) ?? 0) + 1);
      }
    }
  });
  return postings;
}

/** How many different terms each section has in each field, in the order of `FIELDS`. */
function fieldLengthsOf(data: SearchIndexData, derived: DerivedPostings): number[][] {
  const lengths = data.sections.map(({ lengths: { body, code, asked } }) => [
    0,
    0,
    0,
    body,
    code,
    asked,
  ]);
  for (const fields of derived.values()) {
    DERIVED_FIELDS.forEach((field, fieldId) => {
      for (const section of fields[field]?.keys() ?? []) {
        const own = lengths[section];
        if (own !== undefined) own[fieldId] = (own[fieldId] ?? 0) + 1;
      }
    });
  }
  return lengths;
}

/** Scores of one term: the same length, sections and what each gets. */
interface TermScores {
  readonly sections: readonly number[];
  readonly scores: readonly number[];
}

const NO_SCORES: TermScores = { sections: [], scores: [] };

/**
 * How much rarer terms say about a section than frequent ones.
 *
 * @param count sections with the term
 * @param total sections of the index
 */
const idf = (count: number, total: number): number =>
  Math.log(1 + (total - count + 0.5) / (count + 0.5));

/**
 * BM25 of one term in every section that has it, summed over the fields (the formula of
 * "The Probabilistic Relevance Framework: BM25 and Beyond", 2009). Numbers that concern the whole index
 * are those of the whole index, so a part of it scores like all of it.
 *
 * @param fields sections with the term, each with how often, by field
 * @param fieldLengths terms of each section, in the order of `FIELDS`
 * @param averageLengths the same on average, of the sections that have the field
 * @param isSentence whether the query is one: then the questions of a section count more
 */
function bm25(
  fields: Partial<Record<Field, Postings>>,
  fieldLengths: readonly (readonly number[])[],
  averageLengths: readonly number[],
  isSentence: boolean,
): TermScores {
  const { k, b } = SETTINGS.bm25;
  const { asked } = isSentence ? SETTINGS.sentence : SETTINGS.words;
  const weights = { ...SETTINGS.fields, asked };
  const scores = new Map<number, number>();
  FIELDS.forEach((field, fieldId) => {
    const postings = fields[field];
    if (postings === undefined) return;
    const weight = weights[field] * idf(postings.size, fieldLengths.length);
    for (const [section, frequency] of postings) {
      const length = (fieldLengths[section]?.[fieldId] ?? 0) / (averageLengths[fieldId] ?? 1);
      const share = (frequency * (k + 1)) / (frequency + k * (1 - b + b * length));
      scores.set(section, (scores.get(section) ?? 0) + weight * share);
    }
  });
  return { sections: [...scores.keys()], scores: [...scores.values()] };
}

interface SectionTerms {
  /** Words of the heading, identifiers whole. */
  readonly whole: readonly string[];
  /** The same with the pieces of identifiers. */
  readonly all: ReadonlySet<string>;
  readonly compact: string;
  /** What stands after the first underscore, when the heading is one identifier with one. */
  readonly errorName: string;
}

function headingTermsOf(heading: string): SectionTerms {
  return {
    whole: wholeTerms(heading),
    all: new Set(termsOf(heading)),
    compact: compactOf(heading),
    errorName: /^[A-Za-z0-9]+_([A-Za-z0-9]+)$/u.exec(heading)?.[1]?.toLowerCase() ?? "",
  };
}

/** Words of the query that each term stands for, with the weight of the best expansion. */
type WordsByTerm = ReadonlyMap<string, ReadonlyMap<number, number>>;

function wordsByTermOf(query: Query): WordsByTerm {
  const byTerm = new Map<string, Map<number, number>>();
  query.words.forEach(({ expansions }, word) => {
    for (const { terms, weight } of expansions) {
      for (const term of terms) {
        const words = byTerm.get(term) ?? new Map<number, number>();
        words.set(word, Math.max(weight, words.get(word) ?? 0));
        byTerm.set(term, words);
      }
    }
  });
  return byTerm;
}

/** How well a heading and the query are one and the same, 0 to 1. */
function fitOf(
  heading: SectionTerms,
  extra: ReadonlySet<string>,
  wordsByTerm: WordsByTerm,
  weights: readonly number[],
  total: number,
): number {
  const best = new Map<number, number>();
  const take = (words: ReadonlyMap<number, number>): void => {
    for (const [word, weight] of words) best.set(word, Math.max(weight, best.get(word) ?? 0));
  };
  let covered = 0;
  let hasPiece = false;
  for (const term of heading.all) {
    const words = wordsByTerm.get(term);
    if (words === undefined) continue;
    take(words);
    if (!heading.whole.includes(term)) hasPiece = true;
  }
  if (best.size === 0) return 0;
  for (const term of heading.whole) if (wordsByTerm.has(term)) covered += 1;
  for (const term of extra) {
    const words = wordsByTerm.get(term);
    if (words !== undefined) take(words);
  }
  let matched = 0;
  for (const [word, weight] of best) matched += weight * (weights[word] ?? 0);
  // An identifier of which a piece was asked for counts as half a match.
  const share = Math.min(1, (covered + (hasPiece ? 0.5 : 0)) / Math.max(1, heading.whole.length));
  return Math.sqrt((matched / total) * share);
}

/** Whether a query is one, and not a word or two. */
const isSentence = ({ isQuestion, isPlain, words }: Query): boolean =>
  isQuestion || isPlain || words.length > 3;

/** Most letters that say no more than how a word begins. */
const FEW_LETTERS = 4;

/** More for a heading that the reader may be about to finish. */
function beginningFactor(compact: string, query: Query): number {
  if (!query.isOpen || query.compact.length < 2 || !compact.startsWith(query.compact)) return 1;
  return 1 + (SETTINGS.beginning - 1) * (query.compact.length / compact.length);
}

/** Which sections are about what held before: the folded parts and all below their headings. */
function pastPartsOf(sections: SearchIndexData["sections"]): boolean[] {
  let above: SearchIndexData["sections"][number] | null = null;
  return sections.map((section) => {
    if (above !== null && (above.page !== section.page || above.level >= section.level))
      above = null;
    if (section.id === PAST_PART) above ??= section;
    return above !== null;
  });
}

const NOTHING: ReadonlySet<string> = new Set();

/** What the ranking asks of a page for every query, and its route alone says. */
interface PageKind {
  /** Words of the categories above it. */
  readonly context: ReadonlySet<string>;
  readonly rules: readonly number[];
  readonly plainFactor: number;
  readonly isReference: boolean;
  readonly isSupport: boolean;
  readonly isConcept: boolean;
  readonly isDeployments: boolean;
}

function kindOfPage(page: IndexedPage): PageKind {
  const { route } = page;
  return {
    context: new Set(termsOf(contextOf(page))),
    rules: rulesOf(route),
    plainFactor: plainFactorOf(route),
    isReference: route.startsWith("/reference/"),
    isSupport: route.startsWith("/support/"),
    isConcept: route.startsWith("/concepts/"),
    isDeployments: isDeploymentPage(route),
  };
}

/** Prepares an index for ranking. Postings are added when they are needed. */
export function createRanker(data: SearchIndexData): Ranker {
  const { pages, sections } = data;
  const derived = collectDerived(data);
  const fieldLengths = fieldLengthsOf(data, derived);
  const averageLengths = FIELDS.map((_, fieldId) => {
    const present = fieldLengths.map((list) => list[fieldId] ?? 0).filter((length) => length > 0);
    return present.reduce((sum, length) => sum + length, 0) / Math.max(1, present.length);
  });
  const vocabulary = createVocabulary(data.terms, data.counts, (term) => {
    const fields = derived.get(term);
    return 4 * (fields?.title?.size ?? 0) + (fields?.heading?.size ?? 0);
  });
  // Pages of addresses have a section a chain, with its name and in its anchor a short one.
  const chainNames = sections.flatMap(({ heading, id }, section) => {
    const name = /^(\S.*) chain id \d+/u.exec(heading)?.[1];
    if (name === undefined) return [];
    const slug = id.replace(/^chain-/u, "").replaceAll("-", " ");
    return [name, slug].flatMap((text) => {
      const terms = wholeTerms(text).filter((term) => !standsBesideChain(term));
      return terms.length > 0 ? [{ section, terms }] : [];
    });
  });
  const files = new Map<string, number>();
  data.postingFiles.forEach((first, file) => {
    for (const term of data.terms.slice(first, data.postingFiles[file + 1])) files.set(term, file);
  });
  const fileOf = (term: string): number => files.get(term) ?? 0;
  const parts = new Map<number, ReadonlyMap<string, TermPostings>>();
  const headings = sections.map(({ heading }) => headingTermsOf(heading));
  const isPastPart = pastPartsOf(sections);
  const kinds = pages.map(kindOfPage);
  const releases = createReleases(pages);
  const symbols = createSymbols(data);
  const titleOf = (page: number): string =>
    headings[pages[page]?.firstSection ?? -1]?.compact ?? "";
  const pageOf = Uint16Array.from(sections, ({ page }) => page);
  const idfOf = (count: number): number => idf(count, sections.length);

  const cache = new Map<string, TermScores>();
  const scoresOf = (term: string, isSentence: boolean): TermScores => {
    const key = isSentence ? `${term} ` : term;
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const part = parts.get(fileOf(term));
    if (part === undefined) return NO_SCORES;
    const fields = { ...derived.get(term), ...part.get(term) };
    const entry = bm25(fields, fieldLengths, averageLengths, isSentence);
    if (cache.size >= MAX_CACHED) cache.delete(cache.keys().next().value ?? "");
    cache.set(key, entry);
    return entry;
  };

  /** What each section gets for one alternative of a word. */
  const scoresOfExpansion = (expansion: Expansion, isSentence: boolean): TermScores => {
    const [first, ...others] = expansion.terms;
    if (first === undefined) return NO_SCORES;
    const start = scoresOf(first, isSentence);
    if (others.length === 0) return start;
    const sums = new Map(
      start.sections.map((section, index) => [section, start.scores[index] ?? 0]),
    );
    for (const term of others) {
      const more = scoresOf(term, isSentence);
      const present = new Map(more.sections.map((section, index) => [section, more.scores[index]]));
      for (const [section, sum] of sums) {
        const score = present.get(section);
        if (score === undefined) sums.delete(section);
        else sums.set(section, sum + score);
      }
    }
    return {
      sections: [...sums.keys()],
      scores: [...sums.values()].map((sum) => sum / expansion.terms.length),
    };
  };

  /** Parts about the chains that a query names, if it asks for nothing else than what there is. */
  const chainsOf = ({ words }: Query): ReadonlySet<number> => {
    const close = words.map(
      ({ text, expansions }) =>
        new Set([
          text,
          ...expansions
            .filter(({ kind, weight }) => kind !== "synonym" && kind !== "infix" && weight >= 0.5)
            .flatMap(({ terms }) => terms),
        ]),
    );
    const named = chainNames.filter((chain) =>
      chain.terms.every((term) => close.some((word) => word.has(term))),
    );
    const longest = Math.max(0, ...named.map((chain) => chain.terms.length));
    const asked = named.filter((chain) => chain.terms.length === longest);
    const terms = new Set(named.flatMap((chain) => chain.terms));
    const isAll = close.every((word) =>
      [...word].some((term) => terms.has(term) || standsBesideChain(term)),
    );
    return new Set(isAll ? asked.map(({ section }) => section) : []);
  };

  const rankWords = (
    query: Query,
    filter: RankingFilter,
    chainSections: ReadonlySet<number>,
    reading: string | null,
  ): RankedSection[] => {
    const { words } = query;
    const inSentence = isSentence(query);
    const isFound = new Uint8Array(sections.length);
    const bestScores = words.map((word) => {
      const best = new Float64Array(sections.length);
      const [strongest] = word.expansions;
      const countOf = (expansion: Expansion | undefined): number =>
        expansion === undefined
          ? Math.ceil(sections.length / 50)
          : Math.min(...expansion.terms.map((term) => vocabulary.countOf(term)));
      const idf = idfOf(countOf(strongest));
      for (const expansion of word.expansions) {
        const { sections: found, scores } = scoresOfExpansion(expansion, inSentence);
        // A rare alternative must not beat the word itself by being rare.
        const factor = word.share * expansion.weight * Math.min(1, idf / idfOf(countOf(expansion)));
        for (let index = 0; index < found.length; index++) {
          const section = found[index] ?? 0;
          const score = factor * (scores[index] ?? 0);
          if (score > (best[section] ?? 0)) {
            best[section] = score;
            isFound[section] = 1;
          }
        }
      }
      const power = /^\d{3,}$/u.test(word.text) ? SETTINGS.numberPower : SETTINGS.idfPower;
      return { best, weight: word.share * Math.max(idf, 0.05) ** power };
    });
    const weights = bestScores.map(({ weight }) => weight);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const wordsByTerm = wordsByTermOf(query);
    // Only a heading with a term of the query can be what was asked for.
    const headed = new Set<number>();
    for (const term of wordsByTerm.keys()) {
      const { title, heading } = derived.get(term) ?? {};
      for (const postings of [title, heading]) {
        if (postings !== undefined) for (const section of postings.keys()) headed.add(section);
      }
    }
    const fitOfSection = (section: number, extra: ReadonlySet<string>): number => {
      const heading = headed.has(section) ? headings[section] : undefined;
      return heading === undefined ? 0 : fitOf(heading, extra, wordsByTerm, weights, total);
    };

    // Scores of pages: for each word, its best section and a little of the second best. These loops go
    // over most of the index with every letter, so they make no objects.
    const foundPages = new Set<number>();
    const first = new Float64Array(pages.length * words.length);
    const second = new Float64Array(pages.length * words.length);
    const found: number[] = [];
    for (let section = 0; section < sections.length; section++) {
      if (isFound[section] === 0) continue;
      found.push(section);
      const page = pageOf[section] ?? 0;
      foundPages.add(page);
      // What held before says nothing about what the page is for today.
      if (isPastPart[section] === true) continue;
      for (let word = 0; word < words.length; word++) {
        const score = bestScores[word]?.best[section] ?? 0;
        const at = page * words.length + word;
        const highest = first[at] ?? 0;
        if (score > highest) {
          first[at] = score;
          second[at] = highest;
        } else if (score > (second[at] ?? 0)) second[at] = score;
      }
    }

    const askedProtocols = new Set(
      words.flatMap(({ text }) => {
        const protocol = PROTOCOL_WORDS.get(text);
        return protocol === undefined ? [] : [protocol];
      }),
    );
    const meant = releases.meantBy(
      words.map(({ text }) => text),
      askedProtocols,
      reading,
    );
    /** Less for addresses of another release than the one that is asked for or documented. */
    const addressFactorOf = (page: number, route: string): number => {
      if (chainSections.size === 0) return 1;
      return (meant.isMeant(page) ?? !/\/v\d[\d.]*$/u.test(route)) ? 1 : SETTINGS.chainOfOther;
    };
    const asksConcept = asksForConcept(query.text);
    const asksAddress = asksForAddress(query.text);
    const isBeginning = query.isOpen && words.length === 1 && query.compact.length <= FEW_LETTERS;
    const ruleFactors = factorsFor(query.text);
    const pageFactors = new Map<number, { factor: number; score: number; coverage: number }>();
    for (const number of foundPages) {
      const page = pages[number];
      const kind = kinds[number];
      if (page === undefined || kind === undefined || !passes(page, filter)) continue;
      const title = headings[page.firstSection];
      if (title === undefined) continue;
      const fit = fitOfSection(page.firstSection, kind.context);
      let factor = priorOf(kind.rules, ruleFactors) * (1 + SETTINGS.titleFit * fit);
      factor *= meant.factorOf(number);
      if (title.compact === query.compact) factor *= SETTINGS.exactTitle;
      else factor *= beginningFactor(title.compact, query);
      if (isBeginning && title.whole.some((term) => term.startsWith(query.compact))) {
        factor *= SETTINGS.titleBeginning;
      }
      if (query.isQuestion) {
        if (kind.isReference && query.names.size === 0) factor *= SETTINGS.referenceForQuestion;
        if (kind.isSupport) factor *= SETTINGS.supportForQuestion;
      }
      if (query.isPlain) factor *= kind.plainFactor;
      if (asksConcept && kind.isConcept) factor *= SETTINGS.conceptForWords;
      if (kind.isDeployments) {
        if (asksAddress) factor *= SETTINGS.deploymentForAddress;
        factor *= addressFactorOf(number, page.route);
      }
      if (chainSections.size > 0 && askedProtocols.size === 0 && page.route === CHAINS_PAGE) {
        factor *= SETTINGS.chainList;
      }
      if (askedProtocols.size > 0 && page.protocol !== null) {
        factor *= askedProtocols.has(page.protocol)
          ? SETTINGS.sameProtocol
          : SETTINGS.otherProtocol;
      }
      let score = 0;
      let covered = 0;
      weights.forEach((weight, word) => {
        const value = first[number * words.length + word] ?? 0;
        score += value + SETTINGS.secondSection * (second[number * words.length + word] ?? 0);
        if (value > 0) covered += weight;
      });
      pageFactors.set(number, { factor, score, coverage: covered / total });
    }

    const { sectionShare, coveragePower, headingFit } = inSentence
      ? SETTINGS.sentence
      : SETTINGS.words;
    const pastFactor = asksForPast(query.text) ? 1 : SETTINGS.past;
    const ranked: (RankedSection & { readonly together: number })[] = [];
    for (const number of found) {
      const section = sections[number];
      const heading = headings[number];
      const page = section === undefined ? undefined : pageFactors.get(section.page);
      if (section === undefined || heading === undefined || page === undefined) continue;
      let own = 0;
      let covered = 0;
      for (let word = 0; word < words.length; word++) {
        const score = bestScores[word]?.best[number] ?? 0;
        own += score;
        if (score > 0) covered += weights[word] ?? 0;
      }
      const coverage = covered / total;
      const together = (coverage + page.coverage) / 2;
      let score = sectionShare * own + (1 - sectionShare) * page.score;
      score *= together ** coveragePower * page.factor;
      if (isPastPart[number] === true) score *= pastFactor;
      if (chainSections.has(number)) score *= SETTINGS.chainAsked;
      if (section.heading.startsWith("_") && !query.text.includes("_")) {
        score *= SETTINGS.internalSymbol;
      }
      if (section.level > 1) {
        score *= 1 + headingFit * fitOfSection(number, NOTHING);
        if (heading.compact === query.compact || heading.compact === query.compactName) {
          score *= SETTINGS.exactHeading;
          if (section.heading === query.text.trim()) score *= SETTINGS.sameCase;
        } else if (query.names.has(heading.compact)) {
          score *= heading.errorName === "" ? SETTINGS.exactHeading : SETTINGS.exactPartOfName;
        } else if (query.names.has(heading.errorName)) {
          score *= SETTINGS.exactPartOfName;
        } else if (heading.errorName !== "" && heading.errorName === query.compactName) {
          score *= SETTINGS.exactPartOfName;
        } else if (
          query.members.size > 0 &&
          query.members.has(memberOf(titleOf(section.page), heading.compact))
        ) {
          score *= SETTINGS.exactPartOfName;
        } else if (!isBeginning) {
          // A few letters ask for a page; the headings that begin so are too many.
          score *= beginningFactor(heading.compact, query);
          if (query.names.size > 0 && section.heading.startsWith(query.text.trim())) {
            score *= SETTINGS.sameCase;
          }
        }
      }
      ranked.push({ section: number, score, coverage, together });
    }
    // A query of which no section holds much is answered with those that hold most.
    const best = ranked.reduce((most, { together }) => Math.max(most, together), 0);
    const least = Math.min(SETTINGS.minCoverage, best * SETTINGS.minOfBest);
    return ranked.filter(({ together }) => together >= least);
  };

  /** Sections that name the values; where few values stand, the value matters most. */
  const rankHexValues = (
    query: Query,
    filter: RankingFilter,
    table: HexTable,
  ): { ranked: RankedSection[]; values: string[] } => {
    const positions = query.hexQueries.flatMap((hexQuery) => findHexValues(table, hexQuery));
    const valuesPerSection = new Map<number, number>();
    for (const list of table.sections) {
      for (const section of list) {
        valuesPerSection.set(section, (valuesPerSection.get(section) ?? 0) + 1);
      }
    }
    const ruleFactors = factorsFor(query.text);
    const scores = new Map<number, number>();
    positions.forEach((position, order) => {
      for (const number of table.sections[position] ?? []) {
        const page = pages[pageOf[number] ?? -1];
        const kind = kinds[pageOf[number] ?? -1];
        if (page === undefined || kind === undefined || !passes(page, filter)) continue;
        const rarity = 1 / Math.sqrt(valuesPerSection.get(number) ?? 1);
        const isAddress = table.values[position]?.length === ADDRESS_CHARACTERS;
        const factor = isAddress && kind.isDeployments ? SETTINGS.deploymentForAddress : 1;
        const score = (factor / (1 + order)) * (0.5 + rarity) * priorOf(kind.rules, ruleFactors);
        scores.set(number, Math.max(score, scores.get(number) ?? 0));
      }
    });
    return {
      ranked: [...scores].map(([section, score]) => ({
        section,
        score,
        coverage: 1,
      })),
      values: positions.map((position) => table.values[position] ?? ""),
    };
  };

  /** The best first, with later hits of a page moved down among the hits that readers look at. */
  const spread = (ranked: readonly RankedSection[], query: Query): RankedSection[] => {
    const { repeatedPage } = isSentence(query) ? SETTINGS.sentence : SETTINGS.words;
    const byScore = ranked.toSorted((a, b) => b.score - a.score || a.section - b.section);
    const seen = new Map<number, number>();
    const top = byScore.slice(0, MAX_SPREAD).map((entry) => {
      const page = pageOf[entry.section] ?? 0;
      const before = seen.get(page) ?? 0;
      seen.set(page, before + 1);
      return { ...entry, score: entry.score * repeatedPage ** before };
    });
    top.sort((a, b) => b.score - a.score || a.section - b.section);
    return [...top, ...byScore.slice(MAX_SPREAD)];
  };

  return {
    vocabulary,
    symbols,
    missingFiles: (query) => {
      const needed = new Set<number>();
      if (parts.size === data.postingFiles.length) return [];
      for (const { expansions } of query.words) {
        for (const { terms } of expansions) for (const term of terms) needed.add(fileOf(term));
      }
      return [...needed].filter((file) => !parts.has(file));
    },
    addFile: (number, text) => {
      const first = data.postingFiles[number] ?? 0;
      const terms = data.terms.slice(first, data.postingFiles[number + 1]);
      const postings = decodePostings(text, terms);
      parts.set(number, new Map(postings.map((entry) => [entry.term, entry])));
    },
    rank: (query, filter, hexTable, reading = null) => {
      const hex =
        hexTable !== null && query.hexQueries.length > 0
          ? rankHexValues(query, filter, hexTable)
          : { ranked: [], values: [] };
      const chains = chainsOf(query);
      const fromWords =
        query.words.length > 0 ? spread(rankWords(query, filter, chains, reading), query) : [];
      const fromHex = spread(hex.ranked, query);
      const inHex = new Set(fromHex.map(({ section }) => section));
      // A value that is on a page is what was asked for; words next to it only order the rest.
      const top = Math.max(1, fromWords[0]?.score ?? 0);
      return {
        query,
        sections: [
          ...fromHex.map((entry) => ({ ...entry, score: entry.score + top })),
          ...fromWords.filter(({ section }) => !inHex.has(section)),
        ],
        chains,
        hexValues: hex.values,
        isInHeading: (section) => {
          const heading = headings[section];
          if (heading === undefined || query.words.length === 0 || inHex.has(section)) return false;
          return query.words.every(({ expansions }) =>
            expansions.some(({ terms }) => terms.some((term) => heading.all.has(term))),
          );
        },
      };
    },
  };
}
