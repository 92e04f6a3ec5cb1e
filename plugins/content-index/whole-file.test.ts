import { expect, it } from "vitest";

import { formatWhole } from "./whole-file";

it("puts each page below a heading of its own, with its headings deeper and its code as it is", async () => {
  const markdown = "## Part\n\n```bash\n# note\n```\n\n### Detail";
  const pages = [
    { title: "A", markdown },
    { title: "A", markdown: "Text.\n" },
  ];
  const file = { title: "Docs", description: "All.", introduction: "Two.", pages };
  expect(await formatWhole(file)).toBe(
    "# Docs\n\n> All.\n\nTwo.\n\n## A\n\n### Part\n\n```bash\n# note\n```\n\n#### Detail\n\n---\n\n## A (2)\n\nText.\n",
  );
});
