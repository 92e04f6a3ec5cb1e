import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { CALCULATORS } from "../../data/answers";
import { divideExport, passagesOf, plainOf } from "../../src/lib/ask/passages";
import { markdownPathOf } from "../../src/lib/page-records/negotiate";
import { answererOver, evaluate, type Outcome, report } from "../ask/evaluate";
import { TEST_QUESTIONS, TUNE_QUESTIONS } from "../ask/questions";
import { BUILD_FOLDER, filesIn } from "./site";

/** The halves of the questions: the one that is tuned on and the one that only counts. */
let tune: Awaited<ReturnType<typeof evaluate>>;
let test: Awaited<ReturnType<typeof evaluate>>;

beforeAll(async () => {
  const folder = join(BUILD_FOLDER, "search");
  if (!existsSync(folder))
    throw new Error(`No search files in ${folder}: run npm run build first.`);
  const files = filesIn(folder).map((path) => ({
    path,
    text: readFileSync(join(folder, path), "utf8"),
  }));
  const read = (path: string): string => readFileSync(join(BUILD_FOLDER, path), "utf8");
  const answerer = answererOver(
    files,
    (route) => read(markdownPathOf(route)),
    (path) => read(`data/${path}`),
  );
  tune = await evaluate(answerer, TUNE_QUESTIONS);
  test = await evaluate(answerer, TEST_QUESTIONS);
  console.log(`${report("Answers, tune half", tune)}\n\n${report("Answers, test half", test)}`);
});

const described = (outcomes: readonly Outcome[], verdict: Outcome["verdict"]): string =>
  outcomes
    .filter((outcome) => outcome.verdict === verdict)
    .map(({ question, answer }) => `${question}\n  ${answer.markdown.slice(0, 300)}`)
    .join("\n");

/** Share of the outcomes, 0 to 1. */
const shareOf = (outcomes: readonly Outcome[], verdict: Outcome["verdict"]): number =>
  outcomes.filter((outcome) => outcome.verdict === verdict).length / outcomes.length;

/** Whether the build has a page, and on it the anchor. */
function isPlace(url: string): boolean {
  const [route = "", id = ""] = url.split("#");
  const file = join(BUILD_FOLDER, route === "/" ? "index.html" : `${route}.html`);
  if (!existsSync(file)) return false;
  const html = readFileSync(file, "utf8");
  return id === "" || html.includes(`id=${id}`) || html.includes(`id="${id}"`);
}

/** Shares of the half that is not tuned on, with room for a few questions; 0 to 1. */
const LEAST = { right: 0.79, wrong: 0.06, declined: 0.9 } as const;

describe("the answers quoted from the docs", () => {
  it("are asked for at least 100 questions in each half, and for 40 that have no answer", () => {
    for (const { answered, unanswered } of [TUNE_QUESTIONS, TEST_QUESTIONS]) {
      expect(answered.length).toBeGreaterThanOrEqual(100);
      expect(unanswered.length).toBeGreaterThanOrEqual(40);
    }
  });

  it("hold the fact and cite a right section [spec 9.5]", () => {
    const { answered } = test;
    expect(shareOf(answered, "right"), described(answered, "declined")).toBeGreaterThanOrEqual(
      LEAST.right,
    );
    expect(shareOf(answered, "wrong"), described(answered, "wrong")).toBeLessThanOrEqual(
      LEAST.wrong,
    );
  });

  it("say so when the docs do not answer [spec 9.5]", () => {
    const { declined } = test;
    expect(shareOf(declined, "declined"), described(declined, "wrong")).toBeGreaterThanOrEqual(
      LEAST.declined,
    );
  });

  it("never begin with what depends on a sentence before, or end in the middle of one", () => {
    const broken = filesIn(BUILD_FOLDER)
      .filter((path) => path.endsWith(".md"))
      .flatMap((path) => divideExport(readFileSync(join(BUILD_FOLDER, path), "utf8")))
      .flatMap(({ path, markdown }) =>
        passagesOf(markdown).flatMap(({ kind, lead, rows }) => {
          const first = plainOf(lead === "" ? (rows[0] ?? "") : lead);
          const isCut = kind === "text" && / is$/u.test(plainOf(rows.at(-1) ?? ""));
          return isCut || first.startsWith("Then ") ? [`${path.join(" › ")}: ${first}`] : [];
        }),
      );
    expect(broken).toEqual([]);
  });

  it("have calculators and addresses that pages have", () => {
    const urls = Object.entries(CALCULATORS).flatMap(([section, { url }]) => [section, url]);
    expect(urls.filter((url) => !isPlace(url))).toEqual([]);
  });

  it("lead to sections that the pages have", () => {
    const urls = [tune, test]
      .flatMap(({ answered, declined }) => [...answered, ...declined])
      .flatMap(({ answer }) => answer.citations.map(({ url }) => url));
    expect(urls.filter((url) => !isPlace(url))).toEqual([]);
  });
});
