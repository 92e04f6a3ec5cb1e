/**
 * How right the search and the answers without a model are: `npm run bench:quality`, after a build.
 * Prints the figures of each kind of query and question for both halves of the sets in `tests/search`
 * and `tests/ask`. With `-- --misses` it lists what went wrong in the half that may be tuned on; the
 * other half is only counted, so that nothing is fitted to it.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { TOPICS } from "../../data/counterparts";
import { QUESTION_SETS } from "../../data/questions";
import { joinQuestions } from "../../plugins/content-index/questions";
import type { PageRecord } from "../../src/lib/page-records/types";
import { routesByTopic } from "../../src/lib/protocol/counterparts";
import { buildSearchFiles } from "../../src/lib/search/build";
import { engineOver } from "../../src/lib/search/testing";
import type { SearchAnswer } from "../../src/lib/search/types";
import * as ask from "../ask/evaluate";
import {
  FRESH_QUESTIONS,
  NEWEST_QUESTIONS,
  NEWEST_TUNE_QUESTIONS,
  TEST_QUESTIONS,
  TUNE_QUESTIONS,
} from "../ask/questions";
import * as search from "../search/evaluate";
import {
  NEWEST_QUERIES,
  NEWEST_TUNE_QUERIES,
  TEST_QUERIES,
  TUNE_QUERIES,
  UNSEEN_QUERIES,
} from "../search/queries";

const RECORDS = path.join(__dirname, "../../.docusaurus/content-index/records.json");

async function main(): Promise<void> {
  if (!existsSync(RECORDS)) throw new Error("There are no page records. Run npm run build first.");
  const records = JSON.parse(readFileSync(RECORDS, "utf8")) as PageRecord[];
  const questions = joinQuestions(QUESTION_SETS, records);
  const files = buildSearchFiles(records, questions, routesByTopic(TOPICS));
  const engine = engineOver(files);
  const find = (query: string): Promise<SearchAnswer> => engine.search({ query, isFolded: true });
  const tuned = await search.evaluate(TUNE_QUERIES, find);
  console.log(search.report("Search, tune half", tuned));
  const untuned = await search.evaluate(TEST_QUERIES, find);
  console.log(`\n${search.report("Search, test half", untuned)}`);
  const unseen = new Set(UNSEEN_QUERIES);
  const isUnseen = ({ query }: search.Outcome): boolean => unseen.has(query);
  console.log(`\n${search.report("Search, unseen part of it", untuned.filter(isUnseen))}`);

  const newest = {
    "newest releases, tune half": [NEWEST_TUNE_QUERIES, NEWEST_TUNE_QUESTIONS],
    "newest releases, other half": [NEWEST_QUERIES, NEWEST_QUESTIONS],
  } as const;
  for (const [name, [queries]] of Object.entries(newest)) {
    console.log(`\n${search.report(`Search, ${name}`, await search.evaluate(queries, find))}`);
  }

  const byRoute = new Map(records.map((record) => [record.route, ask.exportFromRecord(record)]));
  const answerer = ask.answererOver(files, (route) => byRoute.get(route) ?? "");
  const tunedAnswers = await ask.evaluate(answerer, TUNE_QUESTIONS);
  console.log(`\n${ask.report("Answers, tune half", tunedAnswers)}`);
  console.log(
    `\n${ask.report("Answers, test half", await ask.evaluate(answerer, TEST_QUESTIONS))}`,
  );
  for (const [name, [, questions]] of Object.entries(newest)) {
    console.log(`\n${ask.report(`Answers, ${name}`, await ask.evaluate(answerer, questions))}`);
  }
  const fresh = await ask.evaluate(answerer, FRESH_QUESTIONS);
  console.log(`\n${ask.report("Answers, questions that nobody has tuned to", fresh)}`);
  if (!process.argv.includes("--misses")) return;
  for (const { query, position, urls } of tuned) {
    if (position === null || position > 3) {
      console.log(`[${query.kind}] "${query.query}" gives ${urls.join(", ")}`);
    }
  }
  for (const { kind, question, verdict, isNear, answer } of [
    ...tunedAnswers.answered,
    ...tunedAnswers.declined,
  ]) {
    if (verdict === (kind === null ? "declined" : "right")) continue;
    const cited = answer.citations.map(({ url }) => url).join(", ");
    console.log(
      `\n[${kind ?? "out of scope"}] ${verdict}${isNear ? " (near)" : ""}: ` +
        `${question}\n  ${cited}\n  ${answer.markdown.slice(0, 300).replaceAll("\n", " ")}`,
    );
  }
}

void main();
