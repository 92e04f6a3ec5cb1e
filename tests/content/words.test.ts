import { expect, it } from "vitest";

import { UNWANTED_HEADINGS, UNWANTED_WORDS, type Unwanted } from "../../data/words";
import { builtPages } from "./site";

/** What a page quotes rather than says. */
const QUOTED = "code, pre, math, svg, script, style, textarea";

const pages = builtPages();

function found(text: string, unwanted: readonly Unwanted[]): string[] {
  return unwanted.flatMap(({ pattern, instead }) =>
    [...text.matchAll(pattern)].map(({ 0: word, index }) => {
      const around = text.slice(Math.max(0, index - 40), index + word.length + 30);
      return `"${around.replace(/\s+/gu, " ").trim()}": write ${instead}`;
    }),
  );
}

it("pages call each thing by its one name, and actors by their role", () => {
  const problems = pages.flatMap(({ path, document }) => {
    const main = document("main").clone();
    main.find(QUOTED).replaceWith(" ");
    return found(main.text(), UNWANTED_WORDS).map((problem) => `${path}: ${problem}`);
  });
  expect(pages.length).toBeGreaterThan(180);
  expect(problems).toEqual([]);
});

it("headings say what follows", () => {
  const problems = pages.flatMap(({ path, document }) =>
    document("main :is(h2, h3, h4)")
      .toArray()
      .flatMap((heading) => found(document(heading).text().trim(), UNWANTED_HEADINGS))
      .map((problem) => `${path}: ${problem}`),
  );
  expect(problems).toEqual([]);
});
