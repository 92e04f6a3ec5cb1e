import { pathOf, sliceOf } from "./answer";
import { hexTablePath, INDEX_FILE, postingFilePath, type SearchFile, textFilePath } from "./build";
import { createCore, decodeTexts } from "./engine";
import { decodeHexTable } from "./hex-table";
import type { Ranking } from "./ranking";
import type { SearchAnswer, SearchRequest } from "./types";

/** A section with its place and its score, for programs that quote the documentation. */
export interface FoundSection {
  readonly route: string;
  /** Anchor of the section; empty for the part under the main heading. */
  readonly id: string;
  /** Headings from the title of the page down. */
  readonly path: readonly string[];
  /** Larger is better; comparable within one query only. */
  readonly score: number;
  /** Share of the query that the section holds, 0 to 1. */
  readonly coverage: number;
}

/** The embedded engine with all its files at hand. */
export interface SearchIndex {
  search(request: SearchRequest): SearchAnswer;
  /** The best sections for a request; `hitsPerPage` and `page` choose which. */
  find(request: SearchRequest): FoundSection[];
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
  const { build, postingFiles, textFiles } = core.data;
  const postings = postingFiles.map((_, number) => read(postingFilePath(build, number)));
  const hexTable = decodeHexTable(read(hexTablePath(build)));
  const texts = new Map(
    textFiles.map((_, number) => [number, decodeTexts(read(textFilePath(build, number)))]),
  );
  const rank = (request: SearchRequest): Ranking => {
    const query = core.readQuery(request.query);
    for (const number of core.missingPostings(query)) {
      core.addPostings(number, postings[number] ?? "");
    }
    return core.rank(query, request, hexTable);
  };
  return {
    search: (request) => {
      const ranking = rank(request);
      return core.answer(ranking, sliceOf(ranking, request), texts, request);
    },
    find: (request) =>
      sliceOf(rank(request), request).sections.flatMap((entry) => {
        const section = core.data.sections[entry.section];
        const page = section === undefined ? undefined : core.data.pages[section.page];
        if (section === undefined || page === undefined) return [];
        const { score, coverage } = entry;
        const path = pathOf(core.data, entry.section);
        return [{ route: page.route, id: section.id, path, score, coverage }];
      }),
  };
}
