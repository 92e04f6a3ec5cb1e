import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { PAGE_IDS } from "../../src/config/site-map";
import { PAGES_WITHOUT_EXPORT } from "../../src/lib/page-records/negotiate";
import { authoredPages, BUILD_FOLDER, type BuiltPage, builtPages } from "./site";

const NOT_FOUND = "/404";
/** What a list of results shows of a title. */
const TITLE_CHARACTERS = 60;
const SITE_NAME = " | Sablier Docs";
const DESCRIPTION_CHARACTERS = { min: 50, max: 180 };

let pages: readonly BuiltPage[];
let readablePages: BuiltPage[];
let docs: BuiltPage[];
let sitemap: string[];

beforeAll(() => {
  pages = builtPages();
  docs = pages.filter(({ document }) => document("html").hasClass("docs-doc-page"));
  readablePages = pages.filter(
    ({ path }) => path !== NOT_FOUND && !PAGES_WITHOUT_EXPORT.includes(path),
  );
  sitemap = [
    ...readFileSync(join(BUILD_FOLDER, "sitemap.xml"), "utf8").matchAll(/<loc>([^<]+)<\/loc>/gu),
  ].map(([, location = ""]) => new URL(location).pathname);
});

/** What a check finds on the pages, each with the page's path. */
function findings(list: readonly BuiltPage[], check: (page: BuiltPage) => string[]): string[] {
  return list.flatMap((page) => check(page).map((problem) => `${page.path}: ${problem}`));
}

/** Values that more than one page has, each with the pages. */
function duplicates(valueOf: (page: BuiltPage) => string): string[] {
  const pathsByValue = new Map<string, string[]>();
  for (const page of readablePages) {
    const value = valueOf(page);
    pathsByValue.set(value, [...(pathsByValue.get(value) ?? []), page.path]);
  }
  return [...pathsByValue]
    .filter(([, paths]) => paths.length > 1)
    .map(([value, paths]) => `"${value}": ${paths.join(", ")}`);
}

/** Elements that make the browser contact the address they name. */
const LOADED = [
  "[src]",
  "[srcset]",
  ...["stylesheet", "preload", "prefetch", "preconnect", "dns-prefetch", "icon", "manifest"].map(
    (relation) => `[rel="${relation}"]`,
  ),
].join(", ");

const titleOf = ({ document }: BuiltPage): string => document("head > title").text();
const descriptionOf = ({ document }: BuiltPage): string =>
  document('meta[name="description"]').attr("content") ?? "";

describe("the set of pages", () => {
  it("has every page of docs/ at the path of its file, and no draft [spec 1.1a, 1.1c, 1.3a]", () => {
    const built = new Set(pages.map(({ path }) => path));
    const authored = authoredPages();
    expect(authored.filter(({ path, isDraft }) => built.has(path) === isDraft)).toEqual([]);
  });

  it("is listed in the sitemap, once each, without the not-found and the search page", () => {
    expect(sitemap.toSorted()).toEqual(readablePages.map(({ path }) => path).toSorted());
  });

  it("has the pages of the site map, one for each doc [spec 1.1b]", () => {
    expect(docs.map(({ path }) => path).toSorted()).toEqual(
      PAGE_IDS.map((id) => `/${id}`).toSorted(),
    );
    expect(sitemap).toContain("/");
  });
});

describe("every page", () => {
  it("has one main heading", () => {
    expect(
      findings(pages, ({ document }) => {
        const { length } = document("h1");
        return length === 1 ? [] : [`${length} elements h1`];
      }),
    ).toEqual([]);
  });

  it("has a title of its own that lists of results show whole, with the site's name if it fits [spec 1.4a]", () => {
    expect(
      findings(readablePages, (page) => {
        const title = titleOf(page);
        const [own = "", name] = title.split(SITE_NAME);
        const fits = own.length + SITE_NAME.length <= TITLE_CHARACTERS;
        return title.length <= TITLE_CHARACTERS && fits === (name === "")
          ? []
          : [`title of ${String(title.length)} characters "${title}"`];
      }),
    ).toEqual([]);
    expect(duplicates(titleOf)).toEqual([]);
  });

  it("has a description of its own, of a length that search engines show", () => {
    const { min, max } = DESCRIPTION_CHARACTERS;
    expect(
      findings(readablePages, (page) => {
        const { length } = descriptionOf(page);
        return length >= min && length <= max ? [] : [`description of ${length} characters`];
      }),
    ).toEqual([]);
    expect(duplicates(descriptionOf)).toEqual([]);
  });

  // Pages of older releases as well: CONTRIBUTING says why, under "Add a release".
  it("names its clean path as the canonical one", () => {
    expect(
      findings(readablePages, ({ path, document }) => {
        const href = document('link[rel="canonical"]').attr("href") ?? "";
        return href !== "" && new URL(href).pathname === path ? [] : [`canonical "${href}"`];
      }),
    ).toEqual([]);
  });

  it("folds parts as the browser does, which opens them for a link or a search in the page", () => {
    expect(
      findings(pages, ({ document }) => {
        const { length } = document("details[data-collapsed]");
        return length === 0 ? [] : [`${String(length)} folds of the theme`];
      }),
    ).toEqual([]);
  });

  it("is in English and may be indexed [spec 1.4b]", () => {
    expect(
      findings(readablePages, ({ document }) => [
        ...(document("html").attr("lang") === "en" ? [] : ["no lang=en"]),
        ...(document('meta[name="robots"][content*="noindex"]').length === 0 ? [] : ["noindex"]),
      ]),
    ).toEqual([]);
  });

  it("has its formulas typeset and its diagrams drawn [spec 6.1a, 6.1b]", () => {
    expect(
      findings(pages, ({ document }) => {
        const text = document("main").clone();
        text.find("pre, code, math").remove();
        const left = /\$\$|\\(?:frac|text|cdot|sum)\b/u.exec(text.text());
        return left === null ? [] : [`"${left[0]}" in the text`];
      }),
    ).toEqual([]);
    const all = (selector: string): number =>
      pages.reduce((count, { document }) => count + document(selector).length, 0);
    expect(all("main math annotation[encoding='application/x-tex']")).toBeGreaterThan(20);
    expect(all("main svg[role='img'], main figure svg")).toBeGreaterThan(20);
  });

  it("shows no value that a program failed to fill in", () => {
    expect(
      findings(pages, ({ document }) => {
        const text = document("main").clone();
        text.find("pre, code, math, svg").remove();
        const found = /\[object Object\]|\[native code\]|\bNaN\b|\bundefined\b|\{\{|\}\}/u.exec(
          text.text(),
        );
        return found === null ? [] : [`"${found[0]}" in the text`];
      }),
    ).toEqual([]);
  });

  it("loads nothing from another origin", () => {
    expect(
      findings(pages, ({ document }) =>
        document("script, img, iframe, source, link")
          .filter(LOADED)
          .toArray()
          .map(({ attribs }) => attribs.src ?? attribs.href ?? attribs.srcset ?? "")
          .filter((address) => /^(?:[a-z]+:)?\/\//iu.test(address)),
      ),
    ).toEqual([]);
  });

  it("has images with a text alternative and a size", () => {
    expect(
      findings(pages, ({ document }) =>
        document("img")
          .toArray()
          .filter(({ attribs }) => attribs.alt === undefined || !attribs.width || !attribs.height)
          .map(({ attribs }) => `image ${attribs.src ?? ""} lacks alt, width or height`),
      ),
    ).toEqual([]);
  });
});

describe("links and files", () => {
  it("lead to pages, headings and files that exist [spec 6.4]", () => {
    const byPath = new Map(pages.map((page) => [page.path, page]));
    const idsOf = new Map<string, ReadonlySet<string>>();
    const hasTarget = (page: BuiltPage, id: string): boolean => {
      let ids = idsOf.get(page.path);
      if (ids === undefined) {
        ids = new Set(
          page
            .document("[id], a[name]")
            .toArray()
            .flatMap(({ attribs }) => [attribs.id ?? "", attribs.name ?? ""]),
        );
        idsOf.set(page.path, ids);
      }
      return ids.has(id);
    };

    expect(
      findings(pages, (page) => {
        const addresses = page
          .document("[href], [src]")
          .toArray()
          .map(({ attribs }) => attribs.href ?? attribs.src ?? "");
        return [...new Set(addresses)].flatMap((address) => {
          if (!/^[/#]/u.test(address) || address.startsWith("//")) {
            return [];
          }
          const url = new URL(address, `http://site${page.path}`);
          const path = decodeURIComponent(url.pathname);
          const id = decodeURIComponent(url.hash.slice(1));
          const target = byPath.get(path);
          if (target === undefined) {
            return existsSync(join(BUILD_FOLDER, path)) ? [] : [`${address} does not exist`];
          }
          // The target of the skip link exists only while no script runs it.
          return id === "" || id.startsWith("__docusaurus") || hasTarget(target, id)
            ? []
            : [`${address} has no such heading`];
        });
      }),
    ).toEqual([]);
  });
});
