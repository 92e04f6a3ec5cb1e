import { once } from "../once";
import { onceEach } from "../once/each";
import { sliceOf, toAnswer } from "./answer";
import { hexTablePath, INDEX_FILE, textFilePath } from "./build";
import type { HexTable } from "./hex-table";
import { decodeIndex } from "./index-file";
import type { IndexedPage, IndexedSection } from "./indexed";
import { type QueryWord, readQuery } from "./query";
import { createRanker, passes } from "./ranking";
import { suggestQueries } from "./suggest";
import type { Found, SearchAnswer, SearchRequest } from "./types";

/** Reads a file of the search by its path below `/search/`. */
export type ReadFile = (path: string) => Promise<string>;

/** What each section of a page says. */
type PageTexts = readonly (readonly string[])[];

/** Answers from files that are loaded when they are needed, each once. */
export interface LoadingEngine {
  /** Loads the index, and makes it ready. Fails like `search`; a later call tries again. */
  preload(): Promise<void>;
  /** @throws whatever `read` throws for the index or the table; texts that fail are left out */
  search(request: SearchRequest): Promise<SearchAnswer>;
  /** The best sections and the words of the query. @throws like `search` */
  find(request: SearchRequest): Promise<Found>;
}

/** What counts as a word, without the longer words that it may be the beginning of. */
const formsOf = ({ alternatives }: QueryWord): string[] =>
  alternatives.filter(({ typed }) => typed === 0).map(({ terms }) => terms);

/** Opens a search whose files are read when they are needed. */
export function createLoadingEngine(read: ReadFile): LoadingEngine {
  const core = once(async () => {
    const data = decodeIndex(await read(INDEX_FILE));
    return { data, ranker: createRanker(data) };
  });
  const hexTable = once(async () => {
    const { data } = await core();
    return JSON.parse(await read(hexTablePath(data.build))) as HexTable;
  });
  const texts = new Map<IndexedPage, PageTexts>();
  const loadText = onceEach(async (page: IndexedPage) => {
    const { data } = await core();
    texts.set(page, JSON.parse(await read(textFilePath(data.build, page.number))) as PageTexts);
  });
  const rank = async (request: SearchRequest) => {
    const loaded = await core();
    const query = readQuery(request.query, loaded.ranker.lexicon);
    const table = query.hexQueries.length > 0 ? await hexTable() : [];
    return { ...loaded, ranking: loaded.ranker.rank(query, request, table) };
  };
  return {
    // A first query takes several times as long as the next: it is read before the reader asks.
    preload: once(async () => void (await rank({ query: "stream" }))),
    search: async (request) => {
      const { ranker, data, ranking } = await rank(request);
      const { lexicon, symbols } = ranker;
      const shown = new Set(sliceOf(ranking, request).map(({ section }) => section.page));
      const missing = [...shown].filter((page) => !texts.has(page));
      const isPartial = request.waitForTexts === false && missing.length > 0;
      // Offline, or the site was published anew: headings alone are still an answer.
      if (!isPartial) {
        await Promise.all(missing.map((page) => loadText(page).catch(() => undefined)));
      }
      const unitsOf = ({ page, onPage }: IndexedSection): readonly string[] | null =>
        texts.get(page)?.[onPage] ?? null;
      const finds = (text: string): boolean =>
        ranker.rank(readQuery(text, lexicon), request, []).sections.length > 0;
      const headings = (): string[] =>
        data.sections.flatMap(({ page, heading }) => (passes(page, request) ? [heading] : []));
      const suggestions =
        ranking.sections.length > 0 ? [] : suggestQueries(ranking.query, headings(), finds);
      const answer = toAnswer(symbols, ranking, unitsOf, suggestions, request);
      return isPartial ? { ...answer, isPartial } : answer;
    },
    find: async (request) => {
      const { data, ranker, ranking } = await rank(request);
      const { lexicon } = ranker;
      const { words } = ranking.query;
      const best = ranking.sections[0]?.score ?? 1;
      return {
        sections: sliceOf(ranking, request).map(({ section, score }) => {
          const { page, id, path, number } = section;
          const { route, release, protocol } = page;
          const holds = words.map((word) =>
            formsOf(word).some((terms) => lexicon.lookUp(terms).has(number)),
          );
          return { route, id, path, release, protocol, score: score / best, holds };
        }),
        terms: words.map((word) => {
          const own = [word.text, ...lexicon.familyOf(word.text)].flatMap((term) => [
            ...lexicon.lookUp(term).keys(),
          ]);
          return { text: word.text, forms: formsOf(word), sections: new Set(own).size };
        }),
        total: data.sections.length,
      };
    },
  };
}
