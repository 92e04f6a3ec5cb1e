import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { markdownPathOf } from "../../src/lib/page-records/negotiate";
import { answererOver, evaluate, type Outcome } from "../ask/evaluate";
import { ANSWERED, UNANSWERED } from "../ask/questions";
import { BUILD_FOLDER, filesIn } from "./site";

let answered: readonly Outcome[];
let declined: readonly Outcome[];

beforeAll(async () => {
  const folder = join(BUILD_FOLDER, "search");
  if (!existsSync(folder))
    throw new Error(`No search files in ${folder}: run npm run build first.`);
  const files = filesIn(folder).map((path) => ({
    path,
    text: readFileSync(join(folder, path), "utf8"),
  }));
  const answerer = answererOver(files, (route) =>
    readFileSync(join(BUILD_FOLDER, markdownPathOf(route)), "utf8"),
  );
  ({ answered, declined } = await evaluate(answerer));
});

const wrong = (outcomes: readonly Outcome[]): string =>
  outcomes
    .filter(({ isRight }) => !isRight)
    .map(({ question, answer }) => `${question}\n  ${answer.markdown.slice(0, 300)}`)
    .join("\n");

const right = (outcomes: readonly Outcome[]): number =>
  outcomes.filter(({ isRight }) => isRight).length;

describe("the answers quoted from the docs", () => {
  it("are asked for 40 questions, 10 of them without an answer", () => {
    expect(ANSWERED).toHaveLength(30);
    expect(UNANSWERED).toHaveLength(10);
  });

  it("hold the fact and cite a right section", () => {
    console.log(`Answers: ${right(answered)} of ${answered.length} right`);
    expect(right(answered), wrong(answered)).toBeGreaterThanOrEqual(24);
  });

  it("say so when the docs do not answer", () => {
    console.log(`Answers: ${right(declined)} of ${declined.length} declined`);
    expect(right(declined), wrong(declined)).toBeGreaterThanOrEqual(8);
    for (const { answer } of declined.filter(({ isRight }) => isRight)) {
      expect(answer.markdown).toMatch(/^These docs do not answer this question\./u);
    }
  });

  it("lead to sections that the pages have", () => {
    const urls = [...answered, ...declined].flatMap(({ answer }) =>
      answer.citations.map(({ url }) => url),
    );
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
