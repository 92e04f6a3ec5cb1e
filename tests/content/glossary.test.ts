import { expect, it } from "vitest";

import { builtPages } from "./site";

const TERMS = "a.sd-term";

it("a page marks a term of the glossary once, two of a paragraph at most, none of its first", () => {
  let marked = 0;
  const found = builtPages().flatMap(({ path, document }) => {
    const hrefs = document(`main ${TERMS}`)
      .toArray()
      .map(({ attribs }) => attribs.href ?? "");
    if (hrefs.length > 0) marked += 1;
    const first = document(".theme-doc-markdown > p").first();
    const crowded = document(".theme-doc-markdown")
      .first()
      .find("p, td")
      .toArray()
      .filter((text) => document(text).find(TERMS).length > (first.is(text) ? 0 : 2))
      .map((text) => document(text).text().slice(0, 60));
    return [...hrefs.filter((href, at) => hrefs.indexOf(href) !== at), ...crowded].map(
      (fault) => `${path}: ${fault}`,
    );
  });
  expect(found).toEqual([]);
  expect(marked).toBeGreaterThan(100);
});
