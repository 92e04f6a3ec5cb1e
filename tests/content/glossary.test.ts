import { beforeAll, expect, it } from "vitest";

import { type BuiltPage, builtPages } from "./site";

const TERMS = "a.sd-term";

let pages: readonly BuiltPage[];

beforeAll(() => {
  pages = builtPages();
});

/** Each page's faults, as lines that name it. */
function faults(find: (page: BuiltPage) => readonly string[]): string[] {
  return pages.flatMap((page) => find(page).map((fault) => `${page.path}: ${fault}`));
}

it("pages mark the words of the glossary", () => {
  const withTerms = pages.filter(({ document }) => document(TERMS).length > 0);
  expect(withTerms.length).toBeGreaterThan(100);
});

it("no page marks a term twice", () => {
  const doubled = faults(({ document }) => {
    const hrefs = document(`main ${TERMS}`)
      .toArray()
      .map(({ attribs }) => attribs.href ?? "");
    return hrefs.filter((href, index) => hrefs.indexOf(href) !== index);
  });
  expect(doubled).toEqual([]);
});

it("no paragraph marks more than two, and the first of a page none", () => {
  const found = faults(({ document }) => {
    const paragraphs = document(".theme-doc-markdown").first().find("p, td").toArray();
    const first = document(".theme-doc-markdown > p").first();
    return paragraphs.flatMap((paragraph) => {
      const count = document(paragraph).find(TERMS).length;
      return count > (first.is(paragraph) ? 0 : 2)
        ? [`${count} in "${document(paragraph).text().slice(0, 60)}"`]
        : [];
    });
  });
  expect(found).toEqual([]);
});
