import { readFileSync } from "node:fs";
import { join } from "node:path";

import { load } from "cheerio";
import { beforeAll, expect, it } from "vitest";

import { GLOSSARY_WORDS, PAGES_WITHOUT_TERMS } from "../../data/glossary-words";
import { WordFinder } from "../../plugins/markdown/glossary-links";
import { authoredPages, BUILD_FOLDER } from "./site";

const GLOSSARY = "/concepts/glossary";

/** Prose that somebody has written, not a component: plain blocks right inside the page's Markdown. */
const PROSE = [
  "p:not([class])",
  ":is(ul, ol):not([class]) li",
  "blockquote p",
  ".sd-table > table:not([aria-label]) td",
]
  .map((block) => `.theme-doc-markdown > ${block}`)
  .join(", ");

/** What a term in it may stand in without a link. */
const NOT_PROSE = "a, code, math, svg, button, [hidden], h2, h3, h4";

interface Page {
  readonly path: string;
  readonly text: readonly string[];
  /** Ids of the entries that the page links to. */
  readonly entries: ReadonlySet<string>;
}

let pages: Page[];

beforeAll(() => {
  pages = authoredPages()
    .filter(({ path, isDraft }) => !isDraft && !PAGES_WITHOUT_TERMS.test(path.slice(1)))
    .filter(({ path }) => /^\/(?:concepts|apps|support|guides)\//u.test(path))
    .map(({ path }) => {
      const document = load(readFileSync(join(BUILD_FOLDER, `${path}.html`), "utf8"));
      const links = document(`main a[href^="${GLOSSARY}#"]`).toArray();
      const entries = links.map(({ attribs }) => attribs.href?.slice(GLOSSARY.length + 1) ?? "");
      // A status of the product reads the same on every page, with links of its own.
      const prose = document(PROSE).not(".sd-status *");
      // A space, so that what stood around does not grow together.
      prose.find(NOT_PROSE).replaceWith(" ");
      const text = prose.toArray().map((block) => document(block).text());
      return { path, text, entries: new Set(entries) };
    });
});

it("pages link every term of the glossary that they use to its entry", () => {
  const unlinked = pages.flatMap(({ path, text, entries }) => {
    const finder = new WordFinder(GLOSSARY_WORDS, path.slice(1));
    const used = new Set(text.flatMap((block) => finder.find(block).map(({ id }) => id)));
    return [...used].filter((id) => !entries.has(id)).map((id) => `${path}: ${id}`);
  });
  expect(pages.length).toBeGreaterThan(60);
  expect(unlinked).toEqual([]);
});

it("no page links an entry by the build more than once", () => {
  const doubled = pages.flatMap(({ path }) => {
    const document = load(readFileSync(join(BUILD_FOLDER, `${path}.html`), "utf8"));
    const hrefs = document("main a.sd-term")
      .toArray()
      .map(({ attribs }) => attribs.href);
    return hrefs
      .filter((href, index) => hrefs.indexOf(href) !== index)
      .map((href) => `${path}: ${href}`);
  });
  expect(doubled).toEqual([]);
});
