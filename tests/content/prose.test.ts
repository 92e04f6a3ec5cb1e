import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { proseOf as authoredProse } from "../../data/absolutes";
import { median } from "../bench/statistics";
import { authoredPages, BUILD_FOLDER, DOCS_FOLDER, filesIn } from "./site";

/** Words and tables of a page as its Markdown export has them, without code and formulas. */
interface Prose {
  readonly path: string;
  readonly lines: readonly string[];
  readonly words: number;
  readonly wordsInTables: number;
}

/** Shorter lines, such as the head of a table, may be alike on many pages. */
const SHORTEST_REPEATED = 6;

const countWords = (text: string): number => text.match(/[A-Za-z0-9][\w'’.,-]*/gu)?.length ?? 0;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function proseOf(path: string, markdown: string): Prose {
  const lines = markdown
    // What every export begins with: data, and where the index is.
    .replace(/^---\n.*?\n---\n\n> [^\n]*\n/su, "")
    .replaceAll(/^(```+).*?^\1[ \t]*$/gmsu, "")
    .replaceAll(/\$\$.*?\$\$/gsu, "")
    .replaceAll(/\]\([^)]*\)/gu, "]")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const inTables = lines.filter((line) => line.startsWith("|"));
  return {
    path,
    lines,
    words: sum(lines.map(countWords)),
    wordsInTables: sum(inTables.map(countWords)),
  };
}

const pages: readonly Prose[] = filesIn(BUILD_FOLDER)
  .filter((file) => /^(?:concepts|guides|apps|support)\/.*\.md$/u.test(file))
  .map((file) => proseOf(`/${file.slice(0, -3)}`, readFileSync(join(BUILD_FOLDER, file), "utf8")));

/** How many words the author of each page in a folder has written, outside headings, code and cards. */
function authoredWords(folder: string): ReadonlyMap<string, number> {
  const paths = authoredPages().map(({ path }) => path);
  return new Map(
    paths
      .filter((path) => path.startsWith(`/${folder}/`))
      .map((path) => {
        const source = readFileSync(join(DOCS_FOLDER, `${path}.mdx`), "utf8");
        return [path, sum(authoredProse(source).map(countWords))];
      }),
  );
}

/** A sentence that points to another page by a caption after a colon, in place of words in it. */
const CAPTION = /(?<!\*\*): \[[^\]]+\][.!]?(?=$| [|A-Z*])/gu;
/** Titles and questions, in which the word asks. */
const QUESTION = /\[[^\]]*\?\]|[^.!?|]*\?/gu;
const WHAT = /\bwhat\b/giu;

/** Places of a pattern in the Markdown exports of all pages, outside headings, by page. */
function placesOf(pattern: RegExp, hidden?: RegExp): ReadonlyMap<string, readonly string[]> {
  const found = filesIn(BUILD_FOLDER)
    .filter((file) => file.endsWith(".md"))
    .map((file): [string, string[]] => {
      const { path, lines } = proseOf(
        `/${file.slice(0, -3)}`,
        readFileSync(join(BUILD_FOLDER, file), "utf8"),
      );
      const places = lines
        .filter((line) => !line.startsWith("#"))
        .map((line) => line.replaceAll(/`[^`]*`/gu, "`code`"))
        .map((line) => (hidden === undefined ? line : line.replaceAll(hidden, "")))
        .flatMap((line) =>
          [...line.matchAll(pattern)].map(
            ({ 0: { length }, index }) =>
              `${path}: ${line.slice(Math.max(0, index - 80), index + length + 40)}`,
          ),
        );
      return [path, places];
    });
  return new Map(found.filter(([, places]) => places.length > 0));
}

describe("sentences read as an editor prints them", () => {
  it("few point to a page by a link after a colon", () => {
    const places = [...placesOf(CAPTION).values()].flat();
    expect(
      places.length,
      `Put the link on words of the sentence:\n${places.join("\n")}`,
    ).toBeLessThanOrEqual(40);
  });

  it("few use “what” as a noun, two on a page at most", () => {
    const pages = placesOf(WHAT, QUESTION);
    const crowded = [...pages.values()].filter(({ length }) => length > 2).flat();
    expect(crowded, "Name the thing with a noun").toEqual([]);
    const places = [...pages.values()].flat();
    expect(places.length, `Name the thing with a noun:\n${places.join("\n")}`).toBeLessThanOrEqual(
      30,
    );
  });
});

describe("pages are short enough to be read", () => {
  it.each([
    ["concepts", 800],
    ["guides", 700],
  ])("%s have %d words at the median", (folder, most) => {
    const words = authoredWords(folder);
    expect(words.size).toBeGreaterThan(15);
    const longest = [...words].toSorted(([, a], [, b]) => b - a).slice(0, 12);
    const list = longest.map(([path, count]) => `${path}: ${count}`).join("\n");
    expect(median([...words.values()]), list).toBeLessThanOrEqual(most);
  });

  it("a fifth of the words at most stands in tables", () => {
    const share = sum(pages.map((page) => page.wordsInTables)) / sum(pages.map((one) => one.words));
    const worst = pages.toSorted((a, b) => b.wordsInTables - a.wordsInTables).slice(0, 12);
    const list = worst.map(({ path, wordsInTables }) => `${path}: ${wordsInTables}`).join("\n");
    expect(share, list).toBeLessThanOrEqual(0.2);
  });

  it("few lines say again what another page says", () => {
    const places = new Map<string, number>();
    for (const { lines } of pages) {
      for (const line of new Set(lines)) places.set(line, (places.get(line) ?? 0) + 1);
    }
    const isRepeated = (line: string): boolean =>
      (places.get(line) ?? 0) > 1 && countWords(line) >= SHORTEST_REPEATED;
    const repeated = pages.flatMap(({ lines }) => lines.filter(isRepeated));
    const most = [...places]
      .filter(([line]) => isRepeated(line))
      .toSorted(([a, x], [b, y]) => y * countWords(b) - x * countWords(a))
      .slice(0, 20)
      .map(([line, count]) => `${count} times: ${line.slice(0, 120)}`)
      .join("\n");
    const share = sum(repeated.map(countWords)) / sum(pages.map(({ words }) => words));
    expect(share, most).toBeLessThanOrEqual(0.08);
  });
});
