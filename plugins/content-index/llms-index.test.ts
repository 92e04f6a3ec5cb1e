import { expect, it } from "vitest";

import { indexLine, writeIndex } from "./llms-index";

it("a line of the index keeps title and description whole", () => {
  expect(indexLine("A [b]\nc", "https://docs.org/a.md", "One.\n Two.")).toBe(
    String.raw`- [A \[b\] c](https://docs.org/a.md): One. Two.`,
  );
});

it("the index has no empty lists", () => {
  const groups = [
    { label: "Files", lines: ["- a"] },
    { label: "Nothing", lines: [] },
    { label: "Guides", lines: ["- b"] },
  ];
  expect(writeIndex("# Docs", groups)).toBe("# Docs\n\n## Files\n\n- a\n\n## Guides\n\n- b\n");
});
