import { once } from "../once";
import { onceEach } from "../once/each";
import { pathOf, sliceOf } from "./answer";
import { hexTablePath, INDEX_FILE, postingFilePath } from "./build";
import { createCore, type ReadFile } from "./engine";
import { decodeHexTable } from "./hex-table";
import type { Found, SearchRequest } from "./types";

/**
 * Finds sections for programs that quote them.
 *
 * @param read reads a file of the search by its path below `/search/`
 */
export function createFinder(read: ReadFile): (request: SearchRequest) => Promise<Found> {
  const core = once(async () => createCore(await read(INDEX_FILE)));
  const hexTable = once(async () =>
    decodeHexTable(await read(hexTablePath((await core()).data.build))),
  );
  const addPostings = onceEach(async (number: number) => {
    const loaded = await core();
    loaded.addPostings(number, await read(postingFilePath(loaded.data.build, number)));
  });
  const counts = once(async () => {
    const { data } = await core();
    return new Map(data.terms.map((term, index) => [term, data.counts[index] ?? 0]));
  });
  return async (request) => {
    const loaded = await core();
    const { data } = loaded;
    const query = loaded.readQuery(request.query);
    await Promise.all(loaded.missingPostings(query).map(addPostings));
    const table = query.hexQueries.length > 0 ? await hexTable() : null;
    const ranking = loaded.rank(query, request, table);
    const best = Math.max(ranking.sections[0]?.score ?? 0, 1e-9);
    const countOf = await counts();
    return {
      total: data.sections.length,
      terms: query.words.map(({ text, expansions }) => {
        const ofKinds = (...kinds: string[]): string[] =>
          expansions
            .filter(({ terms, kind }) => terms.length === 1 && kinds.includes(kind))
            .flatMap(({ terms }) => terms)
            .filter((term) => !kinds.includes("typo") || term.startsWith(text.charAt(0)));
        const own = ofKinds("exact", "joined", "family");
        // What may be misspelled counts as what it is taken for.
        const forms = own.length > 0 ? [...own, ...ofKinds("synonym")] : ofKinds("synonym", "typo");
        return {
          text,
          forms: [...new Set([text, ...forms])],
          sections: Math.max(0, ...own.map((term) => countOf.get(term) ?? 0)),
        };
      }),
      sections: sliceOf(ranking, request).sections.flatMap(({ section, score, coverage }) => {
        const entry = data.sections[section];
        const page = data.pages[entry?.page ?? -1];
        if (entry === undefined || page === undefined) return [];
        const { route, release, protocol } = page;
        const path = pathOf(data, section);
        const share = Math.min(1, score / best);
        return [{ route, id: entry.id, path, release, protocol, score: share, coverage }];
      }),
    };
  };
}
