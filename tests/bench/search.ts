/**
 * How the embedded search does on this site and on larger ones: `npm run bench:search`, after a build;
 * sizes may be given, such as `-- 1 10`. Prints, for each size, how right the results are, how long a
 * query takes, and what a reader downloads, then from which size on a hosted search is advised; fails
 * when ten times this site is not answered right and fast enough.
 *
 * Measured in November 2026 on two shared cores; times are processor time:
 *
 *   site      pages   sections  success@3     MRR@10     p50 ms     p95 ms   start ms   index KB    cold KB
 *     1x        237       3607      0.983      0.935        2.2        7.4        178         56        101
 *     2x        474       7214      0.986      0.931        3.2        9.7        345         93        146
 *     5x       1185      18035      0.978      0.927        4.7       14.2        528        175        245
 *    10x       2370      36070      0.972      0.923       10.3       35.5       1305        292        383
 *
 * The answers stay right and fast; what grows is the index: its download before the first result, and
 * reading it, which a worker does. From about 1,230 pages on a first result needs 250 KB, and hosted
 * search serves readers better.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

import { TOPICS } from "../../data/counterparts";
import { QUESTION_SETS } from "../../data/questions";
import { joinQuestions } from "../../plugins/content-index/questions";
import type { PageRecord } from "../../src/lib/page-records/types";
import { routesByTopic } from "../../src/lib/protocol/counterparts";
import { buildSearchFiles, hexTablePath, INDEX_FILE } from "../../src/lib/search/build";
import { decodeIndex } from "../../src/lib/search/index-file";
import { engineOver } from "../../src/lib/search/testing";
import { evaluate, figuresOf } from "../search/evaluate";
import { TEST_QUERIES, TUNE_QUERIES } from "../search/queries";
import { growPages } from "./grow";

const RECORDS = path.join(__dirname, "../../.docusaurus/content-index/records.json");
const FACTORS = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1, 2, 5, 10];

/** Every how many queries one is typed letter by letter. */
const TYPED_EVERY = 3;

/** What ten times this site must reach. */
const TARGET = { factor: 10, p95Milliseconds: 150, successAt3: 0.85 };

/** Bytes before a first result from which the hosted search is the better choice for readers. */
const HOSTED_FROM_BYTES = 250_000;

interface Row {
  readonly factor: number;
  readonly pages: number;
  readonly sections: number;
  readonly successAt3: number;
  readonly mrrAt10: number;
  readonly p50: number;
  readonly p95: number;
  readonly startMilliseconds: number;
  readonly indexBytes: number;
  readonly hexBytes: number;
}

const QUERIES = [...TUNE_QUERIES, ...TEST_QUERIES];

/** Every beginning of a query from the third letter on: what is asked while a reader types. */
const keystrokes = (query: string): string[] =>
  Array.from({ length: Math.max(1, query.length - 2) }, (_, index) => query.slice(0, index + 3));

/** Milliseconds of processor time: what else the machine does must not count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Size as a host sends it: a middling level, so that this script does not take minutes. */
const sizeOf = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).byteLength;

async function measure(records: readonly PageRecord[], factor: number): Promise<Row> {
  const pages = growPages(records, factor);
  const questions = joinQuestions(QUESTION_SETS, pages);
  const files = buildSearchFiles(pages, questions, routesByTopic(TOPICS));
  const byPath = new Map(files.map(({ path: name, text }) => [name, text]));
  const read = (name: string): string => byPath.get(name) ?? "";

  const start = processorTime();
  await engineOver(files).preload();
  const startMilliseconds = processorTime() - start;

  const engine = engineOver(files);
  const outcomes = await evaluate(QUERIES, (query) => engine.search({ query }));
  const { successAt3, mrrAt10 } = figuresOf(outcomes);

  const times: number[] = [];
  for (const { query } of QUERIES.filter((_, at) => at % TYPED_EVERY === 0)) {
    for (const text of keystrokes(query)) {
      const before = processorTime();
      await engine.search({ query: text });
      times.push(processorTime() - before);
    }
  }
  times.sort((a, b) => a - b);

  const data = decodeIndex(read(INDEX_FILE));
  const indexBytes = sizeOf(read(INDEX_FILE));
  const hexBytes = sizeOf(read(hexTablePath(data.build)));

  return {
    factor,
    pages: pages.length,
    sections: data.sections.length,
    successAt3,
    mrrAt10,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    startMilliseconds,
    indexBytes,
    hexBytes,
  };
}

/** Pages at which a first result needs that many bytes, between the sizes measured; null for never. */
function pagesAt(bytes: number, rows: readonly Row[]): number | null {
  const at = rows.findIndex(({ indexBytes }) => indexBytes > bytes);
  const [above, below] = [rows[at], rows[at - 1]];
  if (above === undefined || below === undefined) return above?.pages ?? null;
  const share = (bytes - below.indexBytes) / (above.indexBytes - below.indexBytes);
  return Math.round((below.pages + share * (above.pages - below.pages)) / 10) * 10;
}

function line(cells: readonly string[]): string {
  return cells.map((cell) => cell.padStart(11)).join("");
}

async function main(): Promise<void> {
  if (!existsSync(RECORDS)) throw new Error("There are no page records. Run npm run build first.");
  const records = JSON.parse(readFileSync(RECORDS, "utf8")) as PageRecord[];
  console.log(
    line([
      "site",
      "pages",
      "sections",
      "success@3",
      "MRR@10",
      "p50 ms",
      "p95 ms",
      "start ms",
      "index KB",
      "hex KB",
    ]),
  );
  const rows: Row[] = [];
  for (const factor of FACTORS) {
    const row = await measure(records, factor);
    console.log(
      line([
        `${factor}x`,
        String(row.pages),
        String(row.sections),
        row.successAt3.toFixed(3),
        row.mrrAt10.toFixed(3),
        row.p50.toFixed(1),
        row.p95.toFixed(1),
        row.startMilliseconds.toFixed(0),
        (row.indexBytes / 1_000).toFixed(0),
        (row.hexBytes / 1_000).toFixed(0),
      ]),
    );
    rows.push(row);
  }
  const pages = pagesAt(HOSTED_FROM_BYTES, rows);
  console.log(
    pages === null
      ? "The embedded search is light enough at every size."
      : `A first result needs more than ${HOSTED_FROM_BYTES / 1_000} KB from about ${pages} pages on: use the hosted search there.`,
  );
  const target = rows.find(({ factor }) => factor === TARGET.factor);
  if (target === undefined) return;
  const { p95, successAt3 } = target;
  if (p95 > TARGET.p95Milliseconds || successAt3 < TARGET.successAt3) {
    throw new Error(
      `At ${TARGET.factor}x, p95 is ${p95.toFixed(1)} ms (at most ${TARGET.p95Milliseconds}) and success@3 is ${successAt3.toFixed(3)} (at least ${TARGET.successAt3}).`,
    );
  }
}

void main();
