import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

import { beforeAll, describe, expect, it } from "vitest";

import type { PageRecord } from "../../src/lib/page-records/types";
import { sliceOf } from "../../src/lib/search/answer";
import {
  hexTablePath,
  INDEX_FILE,
  postingFilePath,
  type SearchFile,
  textFilePath,
} from "../../src/lib/search/build";
import { createCore } from "../../src/lib/search/engine";
import { decodeHexTable } from "../../src/lib/search/hex-table";
import { openSearchIndex, type SearchIndex } from "../../src/lib/search/open";
import { evaluate, figuresOf, type Outcome, report } from "../search/evaluate";
import { type EvaluationQuery, TEST_QUERIES, TUNE_QUERIES } from "../search/queries";
import { BUILD_FOLDER, filesIn, PROJECT_FOLDER } from "./site";

const RECORDS = join(PROJECT_FOLDER, ".docusaurus/content-index/records.json");
const SEARCH_FOLDER = join(BUILD_FOLDER, "search");

/**
 * Bytes of index and texts that a first result may need, compressed as the host does. The code of the
 * modal and of the engine takes the rest of the 160 KB of the whole search.
 */
const COLD_BYTES = 110_000;

let files: SearchFile[];
let index: SearchIndex;

beforeAll(() => {
  if (!existsSync(SEARCH_FOLDER)) {
    throw new Error(`No search files in ${SEARCH_FOLDER}: run npm run build first.`);
  }
  files = filesIn(SEARCH_FOLDER).map((path) => ({
    path,
    text: readFileSync(join(SEARCH_FOLDER, path), "utf8"),
  }));
  index = openSearchIndex(files);
});

const ask = (queries: readonly EvaluationQuery[]): Outcome[] =>
  evaluate(queries, (query) => index.search({ query }));

const misses = (outcomes: readonly Outcome[]): string =>
  outcomes
    .filter(({ position }) => position === null || position > 3)
    .map(({ query, urls }) => `  "${query.query}" gives ${urls.join(", ")}`)
    .join("\n");

describe("the evaluation queries", () => {
  it("name pages that exist", () => {
    const built = new Set(filesIn(BUILD_FOLDER));
    const missing = [...TUNE_QUERIES, ...TEST_QUERIES].filter(
      ({ pages }) => !pages.some((page) => built.has(`${page.slice(1).split("#")[0] ?? ""}.html`)),
    );
    expect(missing.map(({ query }) => query)).toEqual([]);
  });

  it("are at least 300 and cover every kind in both halves", () => {
    const kinds = (queries: readonly EvaluationQuery[]): string[] =>
      [...new Set(queries.map(({ kind }) => kind))].sort();
    expect(TUNE_QUERIES.length + TEST_QUERIES.length).toBeGreaterThanOrEqual(300);
    expect(kinds(TEST_QUERIES)).toEqual(kinds(TUNE_QUERIES));
  });

  it("lead to the right page", () => {
    const tune = ask(TUNE_QUERIES);
    const test = ask(TEST_QUERIES);
    console.log(`${report("Search, tune half", tune)}\n\n${report("Search, test half", test)}`);
    const { successAt3, mrrAt10 } = figuresOf(test);
    expect(successAt3, `Wrong in the test half:\n${misses(test)}`).toBeGreaterThanOrEqual(0.95);
    expect(mrrAt10).toBeGreaterThanOrEqual(0.9);
  });
});

describe("the files of the search", () => {
  it("need few bytes before the first result", () => {
    const byPath = new Map(files.map(({ path, text }) => [path, text]));
    const read = (path: string): string => byPath.get(path) ?? "";
    const sizes = new Map<string, number>();
    const sizeOf = (path: string): number => {
      const size = sizes.get(path) ?? brotliCompressSync(read(path)).byteLength;
      sizes.set(path, size);
      return size;
    };
    const indexSize = sizeOf(INDEX_FILE);
    // The one never loads postings, so it always says which a cold engine would load.
    const cold = createCore(read(INDEX_FILE));
    const warm = createCore(read(INDEX_FILE));
    const { build } = cold.data;
    const hexTable = decodeHexTable(read(hexTablePath(build)));
    const costs = [...TUNE_QUERIES, ...TEST_QUERIES].map(({ query: text }) => {
      const query = warm.readQuery(text);
      for (const number of warm.missingPostings(query)) {
        warm.addPostings(number, read(postingFilePath(build, number)));
      }
      const slice = sliceOf(warm.rank(query, { query: text }, hexTable), { query: text });
      const paths = [
        ...cold.missingPostings(query).map((number) => postingFilePath(build, number)),
        ...warm.textFilesOf(slice).map((number) => textFilePath(build, number)),
        ...(query.hexQueries.length > 0 ? [hexTablePath(build)] : []),
      ];
      return { text, bytes: paths.reduce((sum, path) => sum + sizeOf(path), indexSize) };
    });
    const [worst] = costs.toSorted((a, b) => b.bytes - a.bytes);
    console.log(
      `Search, index and texts before the first result: at most ${worst?.bytes ?? 0} bytes ("${worst?.text ?? ""}")`,
    );
    expect(worst?.bytes).toBeLessThanOrEqual(COLD_BYTES);
  });
});

describe("hits", () => {
  it("show text of every section that has some, under its own heading too", () => {
    const records = JSON.parse(readFileSync(RECORDS, "utf8")) as PageRecord[];
    const sections = records.flatMap(({ route, sections: parts }) =>
      parts.map(({ id, heading, blocks }) => ({
        url: id === "" ? route : `${route}#${id}`,
        heading,
        hasText: blocks.length > 0,
      })),
    );
    const withText = new Set(sections.filter(({ hasText }) => hasText).map(({ url }) => url));
    const headings = [...new Set(sections.map(({ heading }) => heading))];
    const bare = headings.flatMap((query) =>
      index
        .search({ query })
        .hits.filter(({ url, snippet }) => withText.has(url) && (snippet ?? []).length === 0)
        .map(({ url }) => `"${query}": ${url} has no snippet`),
    );
    expect([...new Set(bare)]).toEqual([]);
  });

  it("have no TeX in their text", () => {
    const records = JSON.parse(readFileSync(RECORDS, "utf8")) as PageRecord[];
    const tex = records.flatMap(({ route, sections }) =>
      sections.flatMap(({ id, blocks }) =>
        blocks
          .flatMap((block) => {
            if (block.type === "text" || block.type === "math") return [block.text];
            if (block.type === "list") return block.items;
            return block.type === "table" ? [...block.header, ...block.rows.flat()] : [];
          })
          .filter((text) => /\\(?:[a-z]+|[,;!])[\s\\{^_]|[_^]\{/u.test(text))
          .map((text) => `${route}#${id}: ${text}`),
      ),
    );
    expect(tex).toEqual([]);
  });
});
