import { describe, expect, it } from "vitest";

import { extractPage } from "./extract";
import type { PagePlace } from "./site-pages";

const PLACE: PagePlace = {
  route: "/concepts/chains",
  area: "Concepts",
  breadcrumbs: ["Basics"],
  protocol: null,
  release: null,
};
const SITE = { name: "Docs", origin: "https://docs.org" };
const page = (head = ""): string =>
  `<head><title>All chains | Docs</title><meta name=description content=Chains.>${head}</head><main><article><div class=theme-doc-markdown><header><h1>Chains</h1></header><div data-extract-preface><p>Release: <a href=/r>v2</a></p></div><p>Intro <a href=#base>Base</a>.</p><h2 id=base>Base</h2><p>Text</p><h4 id=gas>Gas</h4><p><code>gasPrice</code></p><h5>Aside</h5><p>Kept</p><h2 id=end>End</h2></div></article></main>`;

describe("extractPage", () => {
  const extracted = extractPage(page(), PLACE, SITE);

  it("describes the page", () => {
    const { sections, ...record } = extracted?.record ?? { sections: [] };
    expect(record).toEqual({
      ...PLACE,
      title: "Chains",
      metaTitle: "All chains",
      description: "Chains.",
    });
    expect(sections.map(({ id, level, path }) => [id, level, path])).toEqual([
      ["", 1, ["Chains"]],
      ["base", 2, ["Chains", "Base"]],
      ["gas", 4, ["Chains", "Base", "Gas"]],
      ["end", 2, ["Chains", "End"]],
    ]);
  });

  it("keeps a heading without an anchor inside its section", () => {
    expect(extracted?.record.sections[2]).toMatchObject({
      heading: "Gas",
      identifiers: ["gasPrice"],
      units: ["gasPrice", "Aside", "Kept"],
      markdown: "`gasPrice`\n\n##### Aside\n\nKept",
    });
  });

  it("gives paths in records and full addresses in the page's Markdown", () => {
    expect(extracted?.record.sections[0]?.markdown).toBe("Intro [Base](/concepts/chains#base).");
    expect(extracted?.markdown).toBe(
      [
        "Release: [v2](https://docs.org/r)",
        "Intro [Base](https://docs.org/concepts/chains#base).",
        "## Base",
        "Text",
        "#### Gas",
        "`gasPrice`",
        "##### Aside",
        "Kept",
        "## End",
      ].join("\n\n"),
    );
  });

  it("leaves out a page that asks not to be indexed", () => {
    expect(extractPage(page("<meta name=robots content=noindex>"), PLACE, SITE)).toBeNull();
  });
});
