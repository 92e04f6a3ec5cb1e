import { describe, expect, it } from "vitest";

import { INDEX_LIMIT, indexLine, writeIndex } from "./llms-index";

const ORIGIN = "https://docs.org";

const lines = (folder: string, count: number): string[] =>
  Array.from({ length: count }, (_, number) =>
    indexLine(`Page ${number}`, `${ORIGIN}/${folder}/${number}.md`, "What it says. ".repeat(15)),
  );

describe("indexLine", () => {
  it("keeps title and description whole and on one line", () => {
    expect(indexLine("A [b]\nc", "https://docs.org/a.md", "One.\n Two.")).toBe(
      String.raw`- [A \[b\] c](https://docs.org/a.md): One. Two.`,
    );
  });
});

describe("writeIndex", () => {
  it("writes one file while everything fits, without empty lists", () => {
    const groups = [
      { label: "Files", lines: ["- a"] },
      { label: "Nothing", lines: [] },
      { label: "Guides", lines: ["- b"] },
    ];
    expect(writeIndex("# Docs", groups, ORIGIN)).toEqual([
      { path: "/llms.txt", text: "# Docs\n\n## Files\n\n- a\n\n## Guides\n\n- b\n" },
    ]);
  });

  it("leads to lists below the limit where there are more pages, each in one of them", () => {
    const groups = [
      { label: "Files", lines: ["- [llms-full.txt](https://docs.org/llms-full.txt): All."] },
      { label: "Guides", lines: lines("guides", 900) },
      { label: "APIs", lines: lines("api", 20) },
    ];
    const files = writeIndex("# Docs", groups, ORIGIN);
    expect(files.map(({ path }) => path)).toEqual([
      "/llms.txt",
      "/llms-index-guides-1.txt",
      "/llms-index-guides-2.txt",
      "/llms-index-guides-3.txt",
      "/llms-index-apis.txt",
    ]);
    expect(files.filter(({ text }) => text.length >= INDEX_LIMIT)).toEqual([]);
    const [index, ...lists] = files.map(({ text }) => text);
    expect(index).toContain("- [llms-full.txt](https://docs.org/llms-full.txt): All.");
    expect(index?.match(/llms-index-\S+\): \d+ pages\./gu)).toHaveLength(4);
    expect(lists.join("").match(/^- \[Page /gmu)).toHaveLength(920);
  });
});
