// @vitest-environment jsdom
import { describe, expect, test } from "vitest";

import { findWords, markMatches, matchedWords } from "./mark-matches";

describe("words that matched", () => {
  test("come from headings and the snippet, each once, the longest first", () => {
    const run = (text: string, marked: boolean) => ({ text, marked });
    expect(
      matchedWords({
        highlight: { lvl0: [run("Guides", false)], lvl1: [run("Withdraw", true), run("s", true)] },
        snippet: [run("the ", false), run("withdraw", true), run(" amount", true)],
      }),
    ).toEqual(["withdraw", "amount"]);
  });
});

describe("finding words", () => {
  test("finds them in any case, at the beginning of words", () => {
    expect(findWords("Cancel and cancelable, uncancelled", ["cancel"])).toEqual([
      [0, 6],
      [11, 17],
    ]);
  });

  test("does not overlap", () => {
    expect(findWords("streamed stream", ["streamed", "stream"])).toEqual([
      [0, 8],
      [9, 15],
    ]);
  });

  test("finds nothing for nothing", () => {
    expect(findWords("text", [])).toEqual([]);
  });
});

test("a browser without highlights shows the page without marks", () => {
  document.body.innerHTML = "<article>withdraw</article>";
  expect(markMatches(["withdraw"])).toBe(0);
});
