import { describe, expect, it } from "vitest";

import { testPage, testSection } from "./fixture";
import { exportOf } from "./markdown-export";

describe("exportOf", () => {
  it("writes front matter, the way to the index, the main heading and the content", () => {
    const page = {
      ...testPage({ release: "lockup@v2.0", description: 'What "id" means: a number.' }),
      updated: "2026-11-24",
    };
    expect(exportOf(page, "https://docs.org")).toEqual({
      path: "/concepts/chains.md",
      text: [
        "---",
        'title: "Supported chains"',
        'description: "What \\"id\\" means: a number."',
        'url: "https://docs.org/concepts/chains"',
        'section: "Concepts / Basics"',
        'release: "lockup@v2.0"',
        'updated: "2026-11-24"',
        "---",
        "",
        "> The index of these docs for language models is https://docs.org/llms.txt.",
        "",
        "# Chains",
        "",
        "All of them.",
        "",
      ].join("\n"),
    });
  });

  it("begins a long page with its sections and how to read one", () => {
    const sections = [testSection(), testSection({ id: "all" }), testSection({ id: "one" })];
    const long = testPage({ sections }, "word ".repeat(12_000));
    expect(exportOf(long, "https://docs.org").text).toContain(
      "\n\n> This page has 60,000 characters. To read one section, give its address with the anchor to `read_page` of the MCP server, or take the text below its heading up to the next of that level. Sections: `#all`, `#one`.\n\n# Chains\n",
    );
  });

  it("names the Markdown export of the home page", () => {
    const home = exportOf(testPage({ route: "/", breadcrumbs: [] }), "https://docs.org");
    expect(home.path).toBe("/index.md");
    expect(home.text).toContain('url: "https://docs.org/"\nsection: "Concepts"\n---');
  });
});
