import { ADDRESS_WORDS, CHAIN_WORDS, PERSON_WORDS } from "../../../data/synonyms";
import { findHexValues, type HexTable } from "./hex-table";
import type { IndexedPage, IndexedSection, SearchIndexData } from "./indexed";
import { type Lexicon, openLexicon } from "./lexicon";
import { protocolNamed, type Query } from "./query";
import { meantReleases, newestByProtocol, newestOf, protocolOf } from "./releases";
import * as SETTINGS from "./settings";
import { createSymbols, isDeploymentPage, type Symbols } from "./symbols";
import { type Name, normalize, termsOf } from "./tokenize";
import type { SearchRequest } from "./types";

/** A section that answers a query. */
export interface RankedSection {
  readonly section: IndexedSection;
  /** Larger is better; comparable within one query only. */
  readonly score: number;
}

/** What the ranking found, and what it was found by. */
export interface Ranking {
  readonly query: Query;
  /** The best first. */
  readonly sections: readonly RankedSection[];
  /** Hexadecimal values that the query asks for, in lower case. */
  readonly hexValues: readonly string[];
}

/** Whether a page is among those that a request keeps. */
export function passes(
  page: Pick<IndexedPage, "area" | "protocol" | "release">,
  { areas = [], protocols = [], release = null }: Omit<SearchRequest, "query">,
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
  readonly lexicon: Lexicon;
  readonly symbols: Symbols;
  /** @param hexTable read only for a query with hexadecimal values */
  rank(query: Query, request: SearchRequest, hexTable: HexTable): Ranking;
}

/** `0x` and 40 digits. */
const ADDRESS_CHARACTERS = 42;

/** What the sections get for each word of a query. */
interface WordScores {
  readonly best: Float64Array;
  /** What the word counts in the share of the query that a section holds. */
  readonly weight: number;
}

function scoresOf(query: Query, lexicon: Lexicon, total: number): WordScores[] {
  return query.words.map(({ alternatives }) => {
    const best = new Float64Array(total);
    const found = alternatives.map(({ terms, weight }) => ({
      weight,
      hits: lexicon.lookUp(terms),
    }));
    for (const { weight, hits } of found) {
      for (const [section, score] of hits) {
        if (weight * score > (best[section] ?? 0)) best[section] = weight * score;
      }
    }
    // A word counts by how rare the first is that stands for it; one that nobody has may not be important.
    const sections = found.find(({ hits }) => hits.size > 0)?.hits.size ?? total;
    return { best, weight: Math.sqrt(Math.log(1 + (total - sections + 0.5) / (sections + 0.5))) };
  });
}

/** How well a name and the query are one and the same, 0 to 1. */
function fitOf(
  { whole, all }: Name,
  extra: readonly string[],
  wordsByTerm: ReadonlyMap<string, ReadonlyMap<number, number>>,
  words: readonly WordScores[],
): number {
  const best = new Map<number, number>();
  let covered = 0;
  for (const term of [...all, ...extra]) {
    for (const [word, weight] of wordsByTerm.get(term) ?? []) {
      best.set(word, Math.max(weight, best.get(word) ?? 0));
    }
  }
  if (!all.some((term) => wordsByTerm.has(term))) return 0;
  for (const term of whole) if (wordsByTerm.has(term)) covered += 1;
  let matched = 0;
  let total = 0;
  words.forEach(({ weight }, word) => {
    matched += weight * (best.get(word) ?? 0);
    total += weight;
  });
  // An identifier of which a piece was asked for counts as half a match.
  const share = Math.max(covered, 0.5) / Math.max(1, whole.length);
  return Math.sqrt((matched / total) * share);
}

/** Whether a reader may be about to type a title, or a word of it. */
function isBegunBy({ forms, whole }: Name, { text, words }: Query): boolean {
  const typed = normalize(text).replace(/[^\p{L}\p{N}]+/gu, "");
  if (typed.length < 2 || /\s$/u.test(text)) return false;
  const isOne = words.length === 1;
  return (
    forms.some((form) => form.startsWith(typed)) ||
    (isOne && whole.some((term) => term.startsWith(typed)))
  );
}

/** Words of the query that each term stands for, with the weight of the best alternative. */
function wordsByTermOf(query: Query): Map<string, Map<number, number>> {
  const byTerm = new Map<string, Map<number, number>>();
  query.words.forEach(({ alternatives }, word) => {
    for (const { terms, weight } of alternatives) {
      for (const term of terms.split(" ")) {
        const words = byTerm.get(term) ?? new Map<number, number>();
        byTerm.set(term, words.set(word, Math.max(weight, words.get(word) ?? 0)));
      }
    }
  });
  return byTerm;
}

/** Prepares an index for ranking. */
export function createRanker(data: SearchIndexData): Ranker {
  const { pages, sections } = data;
  const lexicon = openLexicon(data);
  const symbols = createSymbols(data);
  const contexts = pages.map(({ context }) => termsOf(context));
  const newest = newestByProtocol(pages);
  const releases = new Set(pages.flatMap(({ release }) => release ?? []));
  /** Names of chains: pages of addresses have a section for each. */
  const chains = [
    ...new Set(sections.flatMap(({ heading }) => /^(.+) chain id \d+/u.exec(heading)?.[1] ?? [])),
  ].map(termsOf);

  /** Less for what is retired, unless it is asked for. */
  const ageFactor = ({ text }: Query): ((section: IndexedSection) => number) => {
    const { pattern, factor, asked } = SETTINGS.RETIRED;
    const isAsked = asked.test(text);
    return ({ url }) => (!isAsked && pattern.test(url) ? factor : 1);
  };

  /** More for pages of what the query names, or the reader reads. */
  const pageFactors = (query: Query, meant: ReadonlySet<string>) => {
    const told = new Set([...meant].map(protocolOf));
    const terms = query.words.map(({ text }) => text);
    const named = chains.filter((chain) => chain.every((term) => terms.includes(term))).flat();
    const isOnly = terms.every(
      (term) => named.includes(term) || CHAIN_WORDS.has(term) || protocolNamed(term),
    );
    const has = (words: ReadonlySet<string>): boolean => terms.some((term) => words.has(term));
    const asksAddress = has(ADDRESS_WORDS) && !has(PERSON_WORDS);
    const { asked, only } = SETTINGS.ADDRESS;
    const ofAddresses = named.length > 0 && isOnly ? only : asksAddress ? asked : 1;
    return ({ route, protocol, release }: IndexedPage): number => {
      let factor = 1;
      if (release !== null && told.has(protocolOf(release))) {
        if (!meant.has(release)) factor *= SETTINGS.RELEASE.other;
      } else if (release !== null && !newest.has(release)) factor *= SETTINGS.RELEASE.older;
      if (protocol !== null && query.protocols.has(protocol)) factor *= SETTINGS.SAME_PROTOCOL;
      if (isDeploymentPage(route)) factor *= ofAddresses;
      const plain = query.isPlain && SETTINGS.PLAIN.find(([pattern]) => pattern.test(route));
      return plain ? factor * plain[1] : factor;
    };
  };

  const rankWords = (query: Query, request: SearchRequest, meant: ReadonlySet<string>) => {
    const words = scoresOf(query, lexicon, sections.length);
    const total = words.reduce((sum, { weight }) => sum + weight, 0);
    const wordsByTerm = wordsByTermOf(query);
    const factorOfPage = pageFactors(query, meant);
    const factorOfAge = ageFactor(query);
    const isExact = (section: IndexedSection): boolean =>
      section.name.forms.some((form) => form !== "" && query.names.has(form));
    // Of each section, the sum of its scores and of the weights that it covers. All sections are gone
    // through with each keystroke, so this and what follows makes no objects on its way.
    const [sums, covered] = [new Float64Array(sections.length), new Float64Array(sections.length)];
    for (const { best, weight } of words) {
      best.forEach((score, number) => {
        if (score === 0) return;
        sums[number] = (sums[number] ?? 0) + score;
        covered[number] = (covered[number] ?? 0) + weight;
      });
    }
    const ranked = pages.flatMap((page) => {
      const [first] = page.sections;
      const list = page.sections.filter(({ number }) => (sums[number] ?? 0) > 0);
      if (list.length === 0 || first === undefined || !passes(page, request)) return [];
      // For each word, the best section: words may be spread over the page.
      const ofPage = { sum: 0, covered: 0 };
      for (const { best, weight } of words) {
        let most = 0;
        for (const { number } of list) most = Math.max(most, best[number] ?? 0);
        ofPage.sum += most;
        if (most > 0) ofPage.covered += weight;
      }
      const title = first.name;
      const fit = fitOf(title, contexts[page.number] ?? [], wordsByTerm, words);
      let factor = factorOfPage(page) * (1 + SETTINGS.FIT.title * fit);
      if (isBegunBy(title, query)) factor *= SETTINGS.BEGUN_TITLE;
      return list.map((section) => {
        const own = sums[section.number] ?? 0;
        const together = ((covered[section.number] ?? 0) + ofPage.covered) / total / 2;
        let score = SETTINGS.OWN_SHARE * own + (1 - SETTINGS.OWN_SHARE) * ofPage.sum;
        score *= together ** SETTINGS.COVERAGE_POWER * factor * factorOfAge(section);
        if (section !== first) {
          score *= 1 + SETTINGS.FIT.heading * fitOf(section.name, [], wordsByTerm, words);
        }
        if (isExact(section)) score *= SETTINGS.EXACT;
        return { section, score, together };
      });
    });
    const best = ranked.reduce((most, { together }) => Math.max(most, together), 0);
    return ranked.filter(({ together }) => together >= best * SETTINGS.LEAST_OF_BEST);
  };

  /** Sections that name the values; where few values stand, the value matters most. */
  const rankHexValues = (query: Query, request: SearchRequest, table: HexTable) => {
    const found = query.hexQueries.flatMap((hexQuery) => findHexValues(table, hexQuery));
    const values = new Map<number, number>();
    for (const number of table.flatMap(([, numbers]) => numbers)) {
      values.set(number, (values.get(number) ?? 0) + 1);
    }
    const factorOfAge = ageFactor(query);
    const scores = new Map<IndexedSection, number>();
    found.forEach(([value, numbers], order) => {
      for (const section of numbers.flatMap((number) => sections[number] ?? [])) {
        if (!passes(section.page, request)) continue;
        const isListed =
          value.length === ADDRESS_CHARACTERS && isDeploymentPage(section.page.route);
        const factor = isListed ? SETTINGS.ADDRESS.asked : 1;
        const spread = 0.5 + 1 / Math.sqrt(values.get(section.number) ?? 1);
        const score = (factor / (1 + order)) * spread * factorOfAge(section);
        scores.set(section, Math.max(score, scores.get(section) ?? 0));
      }
    });
    return {
      ranked: [...scores].map(([section, score]) => ({ section, score })),
      hexValues: found.map(([value]) => value),
    };
  };

  const byScore = (a: RankedSection, b: RankedSection): number =>
    b.score - a.score || a.section.number - b.section.number;

  /** The best first, with later hits of a page moved down. */
  const spread = (ranked: readonly RankedSection[]): RankedSection[] => {
    const seen = new Map<IndexedPage, number>();
    return ranked
      .toSorted(byScore)
      .map(({ section, score }) => {
        const before = seen.get(section.page) ?? 0;
        seen.set(section.page, before + 1);
        return { section, score: score * SETTINGS.REPEATED_PAGE ** before };
      })
      .sort(byScore);
  };

  /**
   * Of sections about one thing, the one of the release that is meant leads, or else of the newest
   * that has it: it takes the place of the best of them.
   */
  const lead = (
    ranked: readonly RankedSection[],
    request: SearchRequest,
    meant: ReadonlySet<string>,
  ): RankedSection[] => {
    const releaseOf = ({ page }: IndexedSection): string => page.release ?? "";
    const scores = new Map(ranked.map(({ section, score }) => [section, score]));
    const scoreOf = (section: IndexedSection): number => scores.get(section) ?? 0;
    const seen = new Set<string>();
    for (const { section: best, score } of ranked.toSorted(byScore)) {
      const { key } = best;
      if (key === undefined || seen.has(key)) continue;
      seen.add(key);
      const siblings = symbols
        .siblingsOf(key)
        .filter(({ page }) => page.release !== null && passes(page, request));
      const asked = siblings.map(releaseOf).filter((release) => meant.has(release));
      const leading = newestOf(asked.length > 0 ? asked : siblings.map(releaseOf));
      if (leading === null || releaseOf(best) === leading) continue;
      const ofLeading = siblings.filter((section) => releaseOf(section) === leading);
      const [leader] = ofLeading.sort((a, b) => scoreOf(b) - scoreOf(a));
      if (leader === undefined) continue;
      // The others are part of its row, and would come before it where they fit equally well.
      if (request.isFolded === true) for (const section of siblings) scores.delete(section);
      scores.set(leader, score);
    }
    return [...scores].map(([section, score]) => ({ section, score }));
  };

  /** One hit for what several releases have, or contract and interface. */
  const fold = (ranked: readonly RankedSection[]): readonly RankedSection[] => {
    const keyOf = ({ section }: RankedSection) => section.key ?? section;
    return [...new Map(ranked.toReversed().map((one) => [keyOf(one), one])).values()].sort(byScore);
  };

  return {
    lexicon,
    symbols,
    rank: (query, request, hexTable) => {
      const hex = rankHexValues(query, request, hexTable);
      const { reading = null } = request;
      const meant = meantReleases(releases, query.releases, query.protocols, reading);
      const fromWords = spread(lead(rankWords(query, request, meant), request, meant));
      const fromHex = spread(hex.ranked);
      const inHex = new Set(fromHex.map(({ section }) => section));
      // A value that is on a page is what was asked for; words next to it only order the rest.
      const top = Math.max(1, fromWords[0]?.score ?? 0);
      const all = [
        ...fromHex.map(({ section, score }) => ({ section, score: score + top })),
        ...fromWords.filter(({ section }) => !inHex.has(section)),
      ];
      const isFolded = request.isFolded === true;
      return { query, sections: isFolded ? fold(all) : all, hexValues: hex.hexValues };
    },
  };
}
