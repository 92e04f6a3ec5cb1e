import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

import { beforeAll, describe, expect, it } from "vitest";

import type { PageRecord } from "../../src/lib/page-records/types";
import { INDEX_FILE, PACKED_ENDING, type SearchFile } from "../../src/lib/search/build";
import type { LoadingEngine } from "../../src/lib/search/engine";
import { engineOver } from "../../src/lib/search/testing";
import { evaluate, figuresOf, type Outcome, report } from "../search/evaluate";
import {
  type EvaluationQuery,
  AIRDROPS_V3_QUERIES,
  BOB_QUERIES,
  FLOW_V3_QUERIES,
  NEWEST_QUERIES,
  TEST_QUERIES,
  TUNE_QUERIES,
} from "../search/queries";
import { BUILD_FOLDER, filesIn, PROJECT_FOLDER } from "./site";

const RECORDS = join(PROJECT_FOLDER, ".docusaurus/content-index/records.json");
const SEARCH_FOLDER = join(BUILD_FOLDER, "search");

/**
 * Bytes of the packed index: all that a first result needs beside the code of the dialog and the engine,
 * which take the rest of 150 KB.
 */
const COLD_BYTES = 113_000;

let files: SearchFile[];
let engine: LoadingEngine;

beforeAll(() => {
  if (!existsSync(SEARCH_FOLDER)) {
    throw new Error(`No search files in ${SEARCH_FOLDER}: run npm run build first.`);
  }
  files = filesIn(SEARCH_FOLDER).map((path) => ({
    path,
    text: readFileSync(join(SEARCH_FOLDER, path), "utf8"),
  }));
  engine = engineOver(files);
});

const ask = (queries: readonly EvaluationQuery[]): Promise<Outcome[]> =>
  evaluate(queries, (query) => engine.search({ query, isFolded: true }));

const misses = (outcomes: readonly Outcome[]): string =>
  outcomes
    .filter(({ position }) => position === null || position > 3)
    .map(({ query, urls }) => `  "${query.query}" gives ${urls.join(", ")}`)
    .join("\n");

it("the worker that a page starts before its bundle runs is there, and that of the bundle", () => {
  const [, address = ""] =
    /"(\/search\/[^"]+\.js)"/u.exec(readFileSync(join(BUILD_FOLDER, "index.html"), "utf8")) ?? [];
  const scripts = join(BUILD_FOLDER, "assets/js");
  const ofBundle = filesIn(scripts).filter((path) => /^search-worker\.\w+\.js$/u.test(path));
  expect(ofBundle).toHaveLength(1);
  expect(readFileSync(join(BUILD_FOLDER, address), "utf8")).toBe(
    readFileSync(join(scripts, ofBundle[0] ?? ""), "utf8"),
  );
});

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

  it("lead to the right page [spec 9.5]", async () => {
    const tune = await ask(TUNE_QUERIES);
    const test = await ask(TEST_QUERIES);
    console.log(`${report("Search, tune half", tune)}\n\n${report("Search, test half", test)}`);
    const { successAt3, mrrAt10 } = figuresOf(test);
    expect(successAt3, `Wrong in the test half:\n${misses(test)}`).toBeGreaterThanOrEqual(0.95);
    expect(mrrAt10).toBeGreaterThanOrEqual(0.9);
  });

  it("of Flow v3.0 lead to its pages", async () => {
    const outcomes = await ask(FLOW_V3_QUERIES);
    console.log(report("Search, Flow v3.0", outcomes));
    expect(figuresOf(outcomes).successAt3, misses(outcomes)).toBeGreaterThanOrEqual(0.9);
  });

  it("of Airdrops v3.0 lead to its pages", async () => {
    const outcomes = await ask(AIRDROPS_V3_QUERIES);
    console.log(report("Search, Airdrops v3.0", outcomes));
    expect(figuresOf(outcomes).successAt3, misses(outcomes)).toBeGreaterThanOrEqual(0.95);
  });

  it("about the newest releases lead to their pages", async () => {
    const outcomes = await ask(NEWEST_QUERIES);
    console.log(report("Search, newest releases", outcomes));
    expect(figuresOf(outcomes).successAt3, misses(outcomes)).toBeGreaterThanOrEqual(0.9);
  });

  it("of Bob lead to its pages", async () => {
    const outcomes = await ask(BOB_QUERIES);
    console.log(report("Search, Bob", outcomes));
    expect(figuresOf(outcomes).successAt3, misses(outcomes)).toBeGreaterThanOrEqual(0.95);
  });
});

describe("the files of the search", () => {
  it("need few bytes before the first result", () => {
    const index = join(SEARCH_FOLDER, INDEX_FILE);
    const indexBytes = statSync(index + PACKED_ENDING).size;
    console.log(`Search, bytes before the first result: ${indexBytes}`);
    expect(indexBytes).toBeLessThanOrEqual(COLD_BYTES);
    const packed = brotliDecompressSync(readFileSync(index + PACKED_ENDING)).toString();
    expect(packed).toBe(readFileSync(index, "utf8"));
  });
});

describe("hits", () => {
  it("have no TeX in their text", () => {
    const records = JSON.parse(readFileSync(RECORDS, "utf8")) as PageRecord[];
    const tex = records.flatMap(({ route, sections }) =>
      sections.flatMap(({ id, units, words }) =>
        [...units, words]
          .filter((text) => /\\(?:[a-z]+|[,;!])[\s\\{^_]|[_^]\{/u.test(text))
          .map((text) => `${route}#${id}: ${text}`),
      ),
    );
    expect(tex).toEqual([]);
  });
});
