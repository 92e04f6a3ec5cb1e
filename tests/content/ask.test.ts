import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { markdownPathOf } from "../../src/lib/page-records/negotiate";
import { answererOver, evaluate, type Outcome, report } from "../ask/evaluate";
import { ANSWERED, TEST_QUESTIONS, TUNE_QUESTIONS, UNANSWERED } from "../ask/questions";
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

describe("the answers quoted from the docs", () => {
  it("are asked for 272 questions of people in many roles, 60 of them without an answer", () => {
    expect(ANSWERED.length).toBeGreaterThanOrEqual(200);
    expect(UNANSWERED).toHaveLength(60);
    expect(new Set(ANSWERED.map(({ question }) => question)).size).toBe(ANSWERED.length);
  });

  it("hold the fact and cite a right section", () => {
    const { answered } = test;
    expect(shareOf(answered, "right"), described(answered, "declined")).toBeGreaterThanOrEqual(
      0.75,
    );
    expect(shareOf(answered, "wrong"), described(answered, "wrong")).toBeLessThanOrEqual(0.05);
  });

  it("say so when the docs do not answer", () => {
    const { declined } = test;
    expect(shareOf(declined, "declined"), described(declined, "wrong")).toBe(1);
    for (const { answer } of declined) {
      expect(answer.markdown).toMatch(/^These docs do not answer this question\./u);
    }
  });

  it("lead to sections that the pages have", () => {
    const urls = [tune, test]
      .flatMap(({ answered, declined }) => [...answered, ...declined])
      .flatMap(({ answer }) => answer.citations.map(({ url }) => url));
    const broken = urls.filter((url) => {
      const [route = "", id = ""] = url.split("#");
      const file = join(BUILD_FOLDER, route === "/" ? "index.html" : `${route}.html`);
      if (!existsSync(file)) return true;
      const html = readFileSync(file, "utf8");
      return id !== "" && !html.includes(`id=${id}`) && !html.includes(`id="${id}"`);
    });
    expect(broken).toEqual([]);
  });
});
