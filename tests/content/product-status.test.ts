import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { CERTAINTIES, PRODUCT_STATUS, type ProductStatus } from "../../data/product-status";
import { formatIsoDate } from "../../src/lib/format/iso-dates";
import { authoredPages, BUILD_FOLDER, builtPages, DOCS_FOLDER } from "./site";

const STATUSES: Readonly<Record<string, ProductStatus>> = PRODUCT_STATUS;

/** Pages with the entries that they show. */
const SHOWN = authoredPages()
  .filter(({ isDraft }) => !isDraft)
  .map(({ path }) => {
    const source = readFileSync(join(DOCS_FOLDER, `${path.slice(1)}.mdx`), "utf8");
    const ids = [...source.matchAll(/<Status of="([a-z-]+)"/gu)].map(([, id = ""]) => id);
    return { path, entries: ids.map((id) => STATUSES[id]).filter((entry) => entry !== undefined) };
  })
  .filter(({ entries }) => entries.length > 0);

const flat = (text: string): string => text.replace(/\s+/gu, " ");

/** Page of the section that shows all of an entry. */
const homeOf = ({ home }: ProductStatus): string | undefined => home?.split("#", 1)[0];

/** The parts of an entry that a reader of a page has to see together. */
const partsOn =
  (path: string) =>
  (entry: ProductStatus): string[] => {
    const day = `Status of ${formatIsoDate(entry.asOf)}`;
    return (homeOf(entry) ?? path) === path
      ? [entry.text, `${day}. ${CERTAINTIES[entry.certainty]}`, entry.doubt ?? ""]
      : [entry.text, day, "Details and source"];
  };

describe("every page with a status of the product", () => {
  const built = new Map(builtPages().map((page) => [page.path, page]));

  it("shows it with its day and how sure it is, also in its Markdown file", () => {
    const missing = SHOWN.flatMap(({ path, entries }) => {
      // Signs that Markdown would read are escaped in the file.
      const markdown = readFileSync(join(BUILD_FOLDER, `${path.slice(1)}.md`), "utf8");
      const texts = [built.get(path)?.document("main").text() ?? "", markdown.replaceAll("\\", "")];
      return entries
        .flatMap(partsOn(path))
        .filter((part) => !texts.every((text) => flat(text).includes(part)))
        .map((part) => `${path}: ${part}`);
    });
    expect(missing).toEqual([]);
  });

  it("leads to the one that shows all of it", () => {
    const lost = Object.entries(STATUSES).filter(([, entry]) => {
      const pages = SHOWN.filter(({ entries }) => entries.includes(entry)).map(({ path }) => path);
      const home = homeOf(entry);
      return home === undefined ? pages.length !== 1 : !pages.includes(home) || pages.length < 2;
    });
    expect(lost.map(([id]) => id)).toEqual([]);
  });
});
