import { describe, expect, it } from "vitest";

import { proseOf, absolutesOutside } from "./absolutes";

describe("the prose of a page", () => {
  it("is what paragraphs, items and cells say, without markup", () => {
    const page = [
      "---\ntitle: Never\n---",
      'import Tool from "@site/src/Tool";',
      "## Nothing {/* #id */}",
      "The [sender](/a) cannot\ncall `cancel` with $x$ in {data.every} chains.",
      "- One **item**.",
      "| a | b |\n| - | - |\n| every | `c` |",
      "```ts\nnever();\n```",
      "$$\nnever\n$$",
      '<Tool text="never" />',
      "<CardGrid>\n  <Card>\n\n  Every chain.\n\n  </Card>\n</CardGrid>",
      "<Part>\n\nInside.\n\n</Part>",
    ].join("\n\n");
    expect(proseOf(page)).toEqual([
      "The sender cannot call cancel with x in data.every chains.",
      "One item.",
      "a",
      "b",
      "every",
      "c",
      "Inside.",
    ]);
  });
});

describe("sentences with a word that leaves no exception", () => {
  it("are found, each with its word", () => {
    const prose = ["In v2.0 it works. Nothing else can. It never fails, always.", "No one can."];
    expect(absolutesOutside(prose, [])).toEqual([
      { sentence: "Nothing else can.", word: "Nothing" },
      { sentence: "It never fails, always.", word: "never" },
      { sentence: "It never fails, always.", word: "always" },
      { sentence: "No one can.", word: "No one" },
    ]);
  });

  it("are done with when each such word is in a phrase that is shown", () => {
    const prose = ["The sender cannot take it back, and never could."];
    expect(absolutesOutside(prose, ["cannot take it back"])).toEqual([
      { sentence: prose[0], word: "never" },
    ]);
    expect(absolutesOutside(prose, ["cannot take it back", "never could"])).toEqual([]);
  });

  it("are not those of every day, nor those with a longer word", () => {
    const prose = [
      "It grows every second and is due every 30 days, as nevertheless everyone sees.",
    ];
    expect(absolutesOutside(prose, [])).toEqual([]);
  });
});
