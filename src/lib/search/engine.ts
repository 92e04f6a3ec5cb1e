import { once } from "../once";
import { onceEach } from "../once/each";
import { fold, type Slice, sliceOf, toAnswer, type Units } from "./answer";
import { hexTablePath, INDEX_FILE, postingFilePath, textFilePath } from "./build";
import { decodeHexTable, type HexTable } from "./hex-table";
import { decodeIndex, type SearchIndexData } from "./index-file";
import { type Query, readQuery } from "./query";
import { createRanker, passes, type Ranking, type RankingFilter } from "./ranking";
import { type ComparedHeading, suggestQueries, toCompared } from "./suggest";
import type { SearchAnswer, SearchRequest } from "./types";

/** Reads a file of the search by its path below `/search/`. */
export type ReadFile = (path: string) => Promise<string>;

/** The embedded engine, apart from where its files come from. */
export interface SearchCore {
  readonly data: SearchIndexData;
  readQuery(text: string): Query;
  /** Files of postings that a query needs and that have not been added. */
  missingPostings(query: Query): number[];
  /** @throws Error when the text is damaged */
  addPostings(number: number, text: string): void;
  /** @param hexTable null when the query has no hexadecimal values */
  rank(query: Query, request: SearchRequest, hexTable: HexTable | null): Ranking;
  textFilesOf(slice: Slice): number[];
  /** @param texts the files of texts that are at hand, by number */
  answer(
    ranking: Ranking,
    slice: Slice,
    texts: ReadonlyMap<number, readonly (readonly string[])[]>,
    request: SearchRequest,
  ): SearchAnswer;
}

const filterOf = (request: SearchRequest): RankingFilter => ({
  areas: request.areas ?? [],
  protocols: request.protocols ?? [],
  release: request.release ?? null,
});

/**
 * Reads a file of texts: the units of each of its sections.
 *
 * @throws Error when it is damaged
 */
export function decodeTexts(text: string): (readonly string[])[] {
  let sections: unknown;
  try {
    sections = JSON.parse(text);
  } catch {
    throw new Error("A text of the search is damaged: it is not JSON.");
  }
  if (!Array.isArray(sections) || !sections.every((units) => Array.isArray(units))) {
    throw new Error("A text of the search is damaged: it is not a list of sections.");
  }
  return sections.map((units) => units.map(String));
}

/**
 * Prepares the engine.
 *
 * @throws Error when it is damaged or of another version
 */
export function createCore(indexText: string): SearchCore {
  const data = decodeIndex(indexText);
  const ranker = createRanker(data);
  const files = new Uint16Array(data.sections.length);
  data.textFiles.forEach((first, file) => files.fill(file, first));
  const fileOf = (section: number): number => files[section] ?? 0;
  const compared = new Map<string, ComparedHeading>();
  /** The headings that a filter lets through, each once. */
  const headingsFor = (filter: RankingFilter): ComparedHeading[] => {
    const found = new Set<ComparedHeading>();
    for (const { page, heading } of data.sections) {
      const entry = data.pages[page];
      if (entry === undefined || !passes(entry, filter)) continue;
      const known = compared.get(heading) ?? toCompared(heading);
      compared.set(heading, known);
      found.add(known);
    }
    return [...found];
  };
  return {
    data,
    readQuery: (text) => readQuery(text, ranker.vocabulary),
    missingPostings: (query) => ranker.missingFiles(query),
    addPostings: (number, text) => ranker.addFile(number, text),
    rank: (query, request, hexTable) => {
      const ranking = ranker.rank(query, filterOf(request), hexTable, request.reading);
      return request.isFolded === true ? fold(ranking, ranker.symbols) : ranking;
    },
    textFilesOf: (slice) => [...new Set(slice.sections.map(({ section }) => fileOf(section)))],
    answer: (ranking, slice, texts, request) => {
      const units = slice.sections.map(({ section }): Units => {
        const file = fileOf(section);
        return texts.get(file)?.[section - (data.textFiles[file] ?? 0)] ?? null;
      });
      const filter = filterOf(request);
      const suggest = (): string[] =>
        suggestQueries(ranking.query, headingsFor(filter), (text) => {
          const query = readQuery(text, ranker.vocabulary);
          return ranker.rank(query, filter, null).sections.length > 0;
        });
      const suggestions = ranking.sections.length > 0 ? [] : suggest();
      return toAnswer(data, ranker.symbols, ranking, slice, units, suggestions, request);
    },
  };
}

/** Answers from files that are loaded when they are needed, each once. */
export interface LoadingEngine {
  /** Loads the index. Fails like `search`; a later call tries again. */
  preload(): Promise<void>;
  /** Loads what only some queries need, so that they are answered without a connection as well. */
  complete(): Promise<void>;
  /** @throws whatever `read` throws for the index or the table; texts that fail are left out */
  search(request: SearchRequest): Promise<SearchAnswer>;
}

export function createLoadingEngine(read: ReadFile): LoadingEngine {
  const core = once(async () => createCore(await read(INDEX_FILE)));
  const hexTable = once(async () =>
    decodeHexTable(await read(hexTablePath((await core()).data.build))),
  );
  const addPostings = onceEach(async (number: number) => {
    const loaded = await core();
    loaded.addPostings(number, await read(postingFilePath(loaded.data.build, number)));
  });
  const texts = new Map<number, (readonly string[])[]>();
  const loadText = onceEach(async (file: number) => {
    const { data } = await core();
    texts.set(file, decodeTexts(await read(textFilePath(data.build, file))));
  });
  return {
    preload: async () => {
      await core();
    },
    complete: async () => {
      const loaded = await core();
      const files = loaded.data.postingFiles.map((_, number) => addPostings(number));
      await Promise.all([hexTable(), ...files]);
    },
    search: async (request) => {
      const loaded = await core();
      const query = loaded.readQuery(request.query);
      const files = loaded.missingPostings(query).map((number) => addPostings(number));
      const table = query.hexQueries.length > 0 ? await hexTable() : null;
      await Promise.all(files);
      const ranking = loaded.rank(query, request, table);
      const slice = sliceOf(ranking, request);
      const missing = loaded.textFilesOf(slice).filter((file) => !texts.has(file));
      const isPartial = request.waitForTexts === false && missing.length > 0;
      // Offline, or the site was published anew: headings alone are still an answer.
      if (!isPartial)
        await Promise.all(missing.map((file) => loadText(file).catch(() => undefined)));
      const answer = loaded.answer(ranking, slice, texts, request);
      return isPartial ? { ...answer, isPartial } : answer;
    },
  };
}
