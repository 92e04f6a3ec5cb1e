import { ADDRESS_WORDS, CHAIN_WORDS, PERSON_WORDS } from "../../../data/synonyms";
import type { PageProtocol } from "../page-records/types";
import { findHexValues, type HexTable } from "./hex-table";
import type { IndexedPage, IndexedSection, SearchIndexData } from "./index-file";
import { type Lexicon, openLexicon } from "./lexicon";
import { compactOf, protocolNamed, type Query } from "./query";
import { meantReleases, newestByProtocol, newestOf, protocolOf } from "./releases";
import * as SETTINGS from "./settings";
import { createSymbols, isDeploymentPage, type Symbols } from "./symbols";
import { normalize, termsOf, tokenize } from "./tokenize";

/** A section that answers a query. */
export interface RankedSection {
  /** Number in the index. */
  readonly section: number;
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

/** Which sections to keep; empty lists keep all. */
export interface RankingFilter {
  readonly areas?: readonly string[] | undefined;
  readonly protocols?: readonly PageProtocol[] | undefined;
  /** Keeps its pages, and those that serve all releases of its protocol or all protocols. */
  readonly release?: string | null | undefined;
}

/** Whether a page is among those that a filter keeps. */
export function passes(
  page: Pick<IndexedPage, "area" | "protocol" | "release">,
  { areas = [], protocols = [], release = null }: RankingFilter,
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
  /** @param reading release of the page being read */
  rank(
    query: Query,
    filter: RankingFilter,
    hexTable: HexTable | null,
    reading?: string | null,
  ): Ranking;
  /** The same, with one hit for what several releases have, or contract and interface. */
  fold(ranking: Ranking): Ranking;
}

/** `0x` and 40 digits. */
const ADDRESS_CHARACTERS = 42;

/** A heading or title, ready to be compared with queries. */
interface Name {
  /** Its words, identifiers whole. */
  readonly whole: readonly string[];
  /** The same with the pieces of identifiers. */
  readonly all: readonly string[];
  /** As a query may be it: whole, and what stands after the first underscore. */
  readonly forms: readonly string[];
}

function nameOf({ heading, aliases }: Pick<IndexedSection, "heading" | "aliases">): Name {
  const [, afterUnderscore = ""] = /^[A-Za-z\d]+_([A-Za-z\d]+)$/u.exec(heading) ?? [];
  const pieces = tokenize(heading);
  return {
    whole: pieces.flatMap(({ term, part }) => (part ? [] : [term])),
    all: termsOf(heading),
    forms: [heading, afterUnderscore, ...aliases].map(compactOf).filter((form) => form !== ""),
  };
}

/** How much rarer terms say about a section than frequent ones. */
const rarity = (count: number, total: number): number =>
  Math.log(1 + (total - count + 0.5) / (count + 0.5));

/** What the sections get for each word of a query. */
interface WordScores {
  readonly best: Float64Array;
  /** What the word counts in the share of the query that a section holds. */
  readonly weight: number;
}

function scoresOf(query: Query, lexicon: Lexicon, total: number): WordScores[] {
  return query.words.map(({ alternatives }) => {
    const best = new Float64Array(total);
    let own: number | undefined;
    for (const { terms, weight } of alternatives) {
      const hits = lexicon.lookUp(terms);
      if (hits.size === 0) continue;
      own ??= rarity(hits.size, total);
      // A rare alternative must not beat the word itself by being rare.
      const held = Math.min(1, own / rarity(hits.size, total));
      const factor = (weight * held) / terms.split(" ").length;
      for (const [section, score] of hits) {
        if (factor * score > (best[section] ?? 0)) best[section] = factor * score;
      }
    }
    const counts = own === undefined ? SETTINGS.WEIGHTS.unknown : Math.sqrt(Math.max(0.05, own));
    return { best, weight: counts };
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
  const knownNames = new Map<number, Name>();
  const nameIn = (section: number): Name => {
    const name =
      knownNames.get(section) ?? nameOf(sections[section] ?? { heading: "", aliases: [] });
    knownNames.set(section, name);
    return name;
  };
  const contexts = pages.map(({ context }) => termsOf(context));
  const newest = newestByProtocol(pages);
  const releases = new Set(pages.flatMap(({ release }) => release ?? []));
  /** Names of chains: pages of addresses have a section for each. */
  const chains = [
    ...new Set(sections.flatMap(({ heading }) => /^(.+) chain id \d+/u.exec(heading)?.[1] ?? [])),
  ].map(termsOf);
  const pageOf = (section: number): number => sections[section]?.page ?? 0;
  const addressOf = (section: number): string =>
    `${pages[pageOf(section)]?.route ?? ""}#${sections[section]?.id ?? ""}`;
  const kindsOf = sections.map((_, section) =>
    SETTINGS.KINDS.flatMap(([pattern], kind) => (pattern.test(addressOf(section)) ? [kind] : [])),
  );

  /** How likely each section is meant, by the kind of page and part that it is. */
  const kindFactors = (query: Query): ((section: number) => number) => {
    const factors = SETTINGS.KINDS.map(([, factor, askedBy]) =>
      askedBy.test(query.text) ? 1 : factor,
    );
    return (section) =>
      (kindsOf[section] ?? []).reduce((product, kind) => product * (factors[kind] ?? 1), 1);
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
    const asksAddress =
      (named.length > 0 && !query.isPlain) || (has(ADDRESS_WORDS) && !has(PERSON_WORDS));
    const { asked, only } = SETTINGS.ADDRESS;
    const ofAddresses = named.length > 0 && isOnly ? only : asksAddress ? asked : 1;
    return ({ route, protocol, release }: IndexedPage): number => {
      let factor = 1;
      if (release !== null && told.has(protocolOf(release))) {
        if (!meant.has(release)) factor *= SETTINGS.RELEASE.other;
      } else if (release !== null && !newest.has(release)) factor *= SETTINGS.RELEASE.older;
      if (query.protocols.size > 0 && protocol !== null) {
        const { same, other } = SETTINGS.PROTOCOL;
        factor *= query.protocols.has(protocol) ? same : other;
      }
      if (isDeploymentPage(route)) factor *= ofAddresses;
      const plain = query.isPlain && SETTINGS.PLAIN.find(([pattern]) => pattern.test(route));
      return plain ? factor * plain[1] : factor;
    };
  };

  const rankWords = (query: Query, filter: RankingFilter, meant: ReadonlySet<string>) => {
    const words = scoresOf(query, lexicon, sections.length);
    const total = words.reduce((sum, { weight }) => sum + weight, 0);
    const wordsByTerm = wordsByTermOf(query);
    const factorOfPage = pageFactors(query, meant);
    const factorOfKind = kindFactors(query);
    const isExact = (section: number): boolean =>
      nameIn(section).forms.some((form) => query.names.has(form));

    // For each word, the best section of a page: words may be spread over it.
    const found = new Map<number, number[]>();
    const bestOfPage = new Map<number, Float64Array>();
    sections.forEach(({ page }, section) => {
      if (!words.some(({ best }) => (best[section] ?? 0) > 0)) return;
      const list = found.get(page) ?? [];
      found.set(page, list);
      list.push(section);
      const bests = bestOfPage.get(page) ?? new Float64Array(words.length);
      bestOfPage.set(page, bests);
      words.forEach(({ best }, word) => {
        bests[word] = Math.max(bests[word] ?? 0, best[section] ?? 0);
      });
    });
    const sumUp = (scoreOf: (word: number) => number): { sum: number; share: number } => {
      let [sum, covered] = [0, 0];
      words.forEach(({ weight }, word) => {
        const score = scoreOf(word);
        sum += score;
        if (score > 0) covered += weight;
      });
      return { sum, share: covered / total };
    };
    const ranked: (RankedSection & { readonly together: number })[] = [];
    for (const [number, list] of found) {
      const page = pages[number];
      if (page === undefined || !passes(page, filter)) continue;
      const title = nameIn(page.firstSection);
      const ofPage = sumUp((word) => bestOfPage.get(number)?.[word] ?? 0);
      const fit = isExact(page.firstSection)
        ? 1
        : fitOf(title, contexts[number] ?? [], wordsByTerm, words);
      let factor = factorOfPage(page) * (1 + SETTINGS.FIT.title * fit);
      if (isBegunBy(title, query)) factor *= SETTINGS.BEGUN_TITLE;
      for (const section of list) {
        const own = sumUp((word) => words[word]?.best[section] ?? 0);
        const together = (own.share + ofPage.share) / 2;
        let score = SETTINGS.OWN_SHARE * own.sum + (1 - SETTINGS.OWN_SHARE) * ofPage.sum;
        score *= together ** SETTINGS.COVERAGE_POWER * factor * factorOfKind(section);
        if (section !== page.firstSection) {
          score *= 1 + SETTINGS.FIT.heading * fitOf(nameIn(section), [], wordsByTerm, words);
        }
        if (isExact(section)) score *= SETTINGS.EXACT;
        ranked.push({ section, score, together });
      }
    }
    const best = ranked.reduce((most, { together }) => Math.max(most, together), 0);
    return ranked.filter(({ together }) => together >= best * SETTINGS.LEAST_OF_BEST);
  };

  /** Sections that name the values; where few values stand, the value matters most. */
  const rankHexValues = (query: Query, filter: RankingFilter, table: HexTable) => {
    const positions = query.hexQueries.flatMap((hexQuery) => findHexValues(table, hexQuery));
    const valuesPerSection = new Map<number, number>();
    for (const section of table.sections.flat()) {
      valuesPerSection.set(section, (valuesPerSection.get(section) ?? 0) + 1);
    }
    const factorOfKind = kindFactors(query);
    const scores = new Map<number, number>();
    positions.forEach((position, order) => {
      for (const section of table.sections[position] ?? []) {
        const page = pages[pageOf(section)];
        if (page === undefined || !passes(page, filter)) continue;
        const isAddress = table.values[position]?.length === ADDRESS_CHARACTERS;
        const factor = isAddress && isDeploymentPage(page.route) ? SETTINGS.ADDRESS.asked : 1;
        const spread = 0.5 + 1 / Math.sqrt(valuesPerSection.get(section) ?? 1);
        const score = (factor / (1 + order)) * spread * factorOfKind(section);
        scores.set(section, Math.max(score, scores.get(section) ?? 0));
      }
    });
    return {
      ranked: [...scores].map(([section, score]) => ({ section, score })),
      values: positions.map((position) => table.values[position] ?? ""),
    };
  };

  const byScore = (a: RankedSection, b: RankedSection): number =>
    b.score - a.score || a.section - b.section;

  /** The best first, with later hits of a page moved down. */
  const spread = (ranked: readonly RankedSection[]): RankedSection[] => {
    const seen = new Map<number, number>();
    return ranked
      .toSorted(byScore)
      .map((entry) => {
        const page = pageOf(entry.section);
        const before = seen.get(page) ?? 0;
        seen.set(page, before + 1);
        return { ...entry, score: entry.score * SETTINGS.REPEATED_PAGE ** before };
      })
      .sort(byScore);
  };

  /**
   * Of sections about one thing, the one of the release that is meant leads, or else of the newest
   * that has it: it takes the place of the best of them.
   */
  const lead = (
    ranked: readonly RankedSection[],
    filter: RankingFilter,
    meant: ReadonlySet<string>,
  ): RankedSection[] => {
    const groups = new Map<string, RankedSection[]>();
    for (const entry of ranked) {
      const key = symbols.keyOf(entry.section);
      if (key !== null) groups.set(key, [...(groups.get(key) ?? []), entry]);
    }
    const scores = new Map<number, RankedSection>();
    for (const [key, group] of groups) {
      const releaseOf = (section: number): string => pages[pageOf(section)]?.release ?? "";
      const siblings = symbols.siblingsOf(key).filter((section) => {
        const page = pages[pageOf(section)];
        return page !== undefined && page.release !== null && passes(page, filter);
      });
      const asked = siblings.map(releaseOf).filter((release) => meant.has(release));
      const leading = newestOf(asked.length > 0 ? asked : siblings.map(releaseOf));
      const best = group.reduce((most, entry) => (entry.score > most.score ? entry : most));
      if (leading === null || releaseOf(best.section) === leading) continue;
      const ofLeading = siblings.filter((section) => releaseOf(section) === leading);
      const inGroup = group.filter(({ section }) => ofLeading.includes(section)).sort(byScore);
      const leader = inGroup[0]?.section ?? ofLeading[0];
      if (leader === undefined) continue;
      for (const entry of group) {
        scores.set(entry.section, { ...entry, score: entry.score * SETTINGS.RELEASE.other });
      }
      scores.set(leader, { ...best, section: leader });
    }
    const others = ranked.filter(({ section }) => !scores.has(section));
    return [...others, ...scores.values()];
  };

  return {
    lexicon,
    symbols,
    rank: (query, filter, hexTable, reading = null) => {
      const hex =
        hexTable !== null && query.hexQueries.length > 0
          ? rankHexValues(query, filter, hexTable)
          : { ranked: [], values: [] };
      const meant = meantReleases(releases, query.releases, query.protocols, reading);
      const fromWords =
        query.words.length > 0 ? spread(lead(rankWords(query, filter, meant), filter, meant)) : [];
      const fromHex = spread(hex.ranked);
      const inHex = new Set(fromHex.map(({ section }) => section));
      // A value that is on a page is what was asked for; words next to it only order the rest.
      const top = Math.max(1, fromWords[0]?.score ?? 0);
      return {
        query,
        sections: [
          ...fromHex.map((entry) => ({ ...entry, score: entry.score + top })),
          ...fromWords.filter(({ section }) => !inHex.has(section)),
        ],
        hexValues: hex.values,
      };
    },
    fold: (ranking) => {
      const seen = new Set<string>();
      const isFirst = ({ section }: RankedSection): boolean => {
        const key = symbols.keyOf(section);
        const isNew = key === null || !seen.has(key);
        if (key !== null) seen.add(key);
        return isNew;
      };
      return { ...ranking, sections: ranking.sections.filter(isFirst) };
    },
  };
}
