import { describe, expect, it } from "vitest";

import { testPage } from "./fixture";
import { twinOf } from "./twins";

describe("twinOf", () => {
  it("writes front matter, the way to the index, the main heading and the content", () => {
    const page = testPage({ release: "lockup@v2.0", description: 'What "id" means: a number.' });
    expect(twinOf(page, "https://docs.org")).toEqual({
      path: "/concepts/chains.md",
      text: [
        "---",
        'title: "Supported chains"',
        'description: "What \\"id\\" means: a number."',
        'url: "https://docs.org/concepts/chains"',
        'section: "Concepts / Basics"',
        'release: "lockup@v2.0"',
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

  it("names the twin of the home page", () => {
    const home = twinOf(testPage({ route: "/", breadcrumbs: [] }), "https://docs.org");
    expect(home.path).toBe("/index.md");
    expect(home.text).toContain('url: "https://docs.org/"\nsection: "Concepts"\n---');
  });
});
