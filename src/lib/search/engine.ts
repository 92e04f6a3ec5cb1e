import { once } from "../once";
import { onceEach } from "../once/each";
import { pathOf, sliceOf, toAnswer } from "./answer";
import { hexTablePath, INDEX_FILE, type SearchFile, textFilePath } from "./build";
import { decodeHexTable, type HexTable } from "./hex-table";
import { decodeIndex, parseFile, type SearchIndexData } from "./index-file";
import { type Query, type QueryWord, readQuery } from "./query";
import { createRanker, passes, type Ranking } from "./ranking";
import { suggestQueries } from "./suggest";
import type { Found, FoundSection, QueryTerm, SearchAnswer, SearchRequest } from "./types";

/** Reads a file of the search by its path below `/search/`. */
export type ReadFile = (path: string) => Promise<string>;

/** What each section of a page says. */
type PageTexts = readonly (readonly string[])[];

/** The embedded engine, apart from where its files come from. */
export interface SearchCore {
  readonly data: SearchIndexData;
  readQuery(text: string): Query;
  /** @param hexTable null when the query has no hexadecimal values */
  rank(query: Query, request: SearchRequest, hexTable: HexTable | null): Ranking;
  /** Numbers of the pages whose texts an answer shows. */
  pagesOf(ranking: Ranking, request: SearchRequest): number[];
  /** @param texts those that are at hand, by the number of the page */
  answer(
    ranking: Ranking,
    request: SearchRequest,
    texts: ReadonlyMap<number, PageTexts>,
  ): SearchAnswer;
  found(ranking: Ranking, request: SearchRequest): Found;
}

/** Reads a file of texts. @throws Error when it is damaged */
export function decodeTexts(text: string): PageTexts {
  const sections = parseFile(text, "A text of the search");
  if (!Array.isArray(sections) || !sections.every((units) => Array.isArray(units))) {
    throw new Error("A text of the search is damaged: it is not a list of sections.");
  }
  return sections.map((units) => units.map(String));
}

/** What counts as a word, without the longer words that it may be the beginning of. */
const formsOf = ({ alternatives }: QueryWord): string[] =>
  alternatives.filter(({ typed }) => typed === 0).map(({ terms }) => terms);

/** Prepares the engine. @throws Error when the index is damaged or of another version */
export function createCore(indexText: string): SearchCore {
  const data = decodeIndex(indexText);
  const ranker = createRanker(data);
  const { lexicon, symbols } = ranker;
  const suggest = (query: Query, request: SearchRequest): string[] => {
    const headings = data.sections.flatMap(({ page, heading }) => {
      const entry = data.pages[page];
      return entry !== undefined && passes(entry, request) ? [heading] : [];
    });
    const finds = (text: string): boolean =>
      ranker.rank(readQuery(text, lexicon), request, null).sections.length > 0;
    return suggestQueries(query, headings, finds);
  };
  return {
    data,
    readQuery: (text) => readQuery(text, lexicon),
    rank: (query, request, hexTable) => {
      const ranking = ranker.rank(query, request, hexTable, request.reading);
      return request.isFolded === true ? ranker.fold(ranking) : ranking;
    },
    pagesOf: (ranking, request) => [
      ...new Set(
        sliceOf(ranking, request).sections.map(({ section }) => data.sections[section]?.page ?? 0),
      ),
    ],
    answer: (ranking, request, texts) => {
      const unitsOf = (section: number): readonly string[] | null => {
        const page = data.sections[section]?.page ?? 0;
        return texts.get(page)?.[section - (data.pages[page]?.firstSection ?? 0)] ?? null;
      };
      const suggestions = ranking.sections.length > 0 ? [] : suggest(ranking.query, request);
      return toAnswer(data, symbols, ranking, unitsOf, suggestions, request);
    },
    found: (ranking, request) => {
      const best = ranking.sections[0]?.score ?? 1;
      return {
        sections: sliceOf(ranking, request).sections.flatMap((entry): FoundSection[] => {
          const section = data.sections[entry.section];
          const page = section === undefined ? undefined : data.pages[section.page];
          if (section === undefined || page === undefined) return [];
          const { route, release, protocol } = page;
          const holds = ranking.query.words.map((word) =>
            formsOf(word).some((terms) => lexicon.lookUp(terms).has(entry.section)),
          );
          const path = pathOf(data, entry.section);
          return [
            { route, id: section.id, path, release, protocol, score: entry.score / best, holds },
          ];
        }),
        terms: ranking.query.words.map((word): QueryTerm => {
          const { text } = word;
          const forms = formsOf(word);
          const own = [text, ...lexicon.familyOf(text)].flatMap((term) => [
            ...lexicon.lookUp(term).keys(),
          ]);
          return { text, forms, sections: new Set(own).size };
        }),
        total: data.sections.length,
      };
    },
  };
}

/** Answers from files that are loaded when they are needed, each once. */
export interface LoadingEngine {
  /** Loads the index, and makes it ready. Fails like `search`; a later call tries again. */
  preload(): Promise<void>;
  /** @throws whatever `read` throws for the index or the table; texts that fail are left out */
  search(request: SearchRequest): Promise<SearchAnswer>;
  /** The best sections and the words of the query. @throws like `search` */
  find(request: SearchRequest): Promise<Found>;
}

/** Opens a search whose files are read when they are needed. */
export function createLoadingEngine(read: ReadFile): LoadingEngine {
  const core = once(async () => createCore(await read(INDEX_FILE)));
  const hexTable = once(async () => {
    const { build, sections } = (await core()).data;
    return decodeHexTable(await read(hexTablePath(build)), sections.length);
  });
  const texts = new Map<number, PageTexts>();
  const loadText = onceEach(async (page: number) => {
    const { data } = await core();
    texts.set(page, decodeTexts(await read(textFilePath(data.build, page))));
  });
  const rank = async (request: SearchRequest) => {
    const loaded = await core();
    const query = loaded.readQuery(request.query);
    const table = query.hexQueries.length > 0 ? await hexTable() : null;
    return { loaded, ranking: loaded.rank(query, request, table) };
  };
  return {
    preload: async () => {
      // A first query takes several times as long as the next: it is read before the reader asks.
      await rank({ query: "stream" });
    },
    search: async (request) => {
      const { loaded, ranking } = await rank(request);
      const missing = loaded.pagesOf(ranking, request).filter((page) => !texts.has(page));
      const isPartial = request.waitForTexts === false && missing.length > 0;
      // Offline, or the site was published anew: headings alone are still an answer.
      if (!isPartial)
        await Promise.all(missing.map((page) => loadText(page).catch(() => undefined)));
      const answer = loaded.answer(ranking, request, texts);
      return isPartial ? { ...answer, isPartial } : answer;
    },
    find: async (request) => {
      const { loaded, ranking } = await rank(request);
      return loaded.found(ranking, request);
    },
  };
}

/** The embedded engine with all its files at hand. */
export interface SearchIndex {
  search(request: SearchRequest): SearchAnswer;
  find(request: SearchRequest): Found;
}

/**
 * Opens what `buildSearchFiles` made, for functions and tests. Answers like the engine in the browser.
 *
 * @throws Error naming the file that is missing or damaged
 */
export function openSearchIndex(files: readonly SearchFile[]): SearchIndex {
  const byPath = new Map(files.map(({ path, text }) => [path, text]));
  const read = (path: string): string => {
    const text = byPath.get(path);
    if (text === undefined) {
      throw new Error(`The search file ${path} is missing. Build the site again.`);
    }
    return text;
  };
  const core = createCore(read(INDEX_FILE));
  const { build, pages, sections } = core.data;
  const hexTable = decodeHexTable(read(hexTablePath(build)), sections.length);
  const texts = new Map(
    pages.map((_, page) => [page, decodeTexts(read(textFilePath(build, page)))]),
  );
  const rank = (request: SearchRequest): Ranking =>
    core.rank(core.readQuery(request.query), request, hexTable);
  return {
    search: (request) => core.answer(rank(request), request, texts),
    find: (request) => core.found(rank(request), request),
  };
}
