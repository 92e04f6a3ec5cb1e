import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { CheerioAPI } from "cheerio";
import type { Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { mathFromMarkdown } from "mdast-util-math";
import { gfm } from "micromark-extension-gfm";
import { math } from "micromark-extension-math";
import { visit } from "unist-util-visit";
import { beforeAll, describe, expect, it } from "vitest";

import { FLOW_GAS } from "../../data/gas/flow";
import { LEGACY_GAS } from "../../data/gas/legacy";
import { LOCKUP_GAS } from "../../data/gas/lockup";
import type { GasDataSet } from "../../data/gas/schema";
import { markdownPathOf, PAGES_WITHOUT_EXPORT } from "../../src/lib/page-records/negotiate";
import { BUILD_FOLDER, type BuiltPage, builtPages } from "./site";

/** A page with its Markdown export. */
interface Exported {
  readonly page: BuiltPage;
  readonly tree: Root;
}

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/u;

/** What is no content: controls, decoration and what says so of itself. */
const LEFT_OUT =
  "button, [role=tablist], svg, label, legend, select, textarea, [aria-hidden=true], [data-extract-skip], .hash-link";

const LEFT_OUT_WHOLE = "[data-extract-skip], [data-extract-tool]";

let pages: readonly BuiltPage[];
let exports: Exported[];
let origin: string;

beforeAll(() => {
  pages = builtPages().filter(
    ({ path, document }) =>
      path !== "/404" &&
      !PAGES_WITHOUT_EXPORT.includes(path) &&
      document('meta[name="robots"][content*="noindex"]').length === 0,
  );
  origin = new URL(
    pages[0]?.document('link[rel="canonical"]').attr("href") ?? "https://missing.example",
  ).origin;
  exports = pages
    .filter(({ path }) => existsSync(fileOf(path)))
    .map((page) => ({
      page,
      tree: fromMarkdown(readFileSync(fileOf(page.path), "utf8").replace(FRONT_MATTER, ""), {
        extensions: [gfm(), math()],
        mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown()],
      }),
    }));
});

const fileOf = (path: string): string => join(BUILD_FOLDER, markdownPathOf(path));

/** Text without what Markdown and HTML may differ in: white space, and the signs between items. */
const squeeze = (text: string): string => text.replace(/[\s\u200b:;^_]+/gu, "");

function textOf(node: Nodes): string {
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}

function collect(tree: Root, type: Nodes["type"], valueOf: (node: Nodes) => string): Set<string> {
  const found = new Set<string>();
  visit(tree, (node) => {
    if (node.type === type) found.add(valueOf(node));
  });
  return found;
}

const contents = new Map<BuiltPage, ReturnType<CheerioAPI>>();

/** The content of a page, with formulas as their TeX and without what is left out; change clones only. */
function contentOf(page: BuiltPage): ReturnType<CheerioAPI> {
  const content = contents.get(page) ?? readContent(page);
  contents.set(page, content);
  return content;
}

function readContent({ document }: BuiltPage): ReturnType<CheerioAPI> {
  const article = document(".theme-doc-markdown");
  const content = (article.length > 0 ? article : document("main")).clone();
  content.find("math").each((_, element) => {
    const formula = document(element);
    formula.replaceWith(document("<span>").text(formula.find("annotation").text()));
  });
  // A tool is left out but for what holds without it.
  content.find("[data-extract-tool]").each((_, element) => {
    const tool = document(element);
    tool.replaceWith(tool.find("[data-extract-keep]"));
  });
  content.find(LEFT_OUT).remove();
  return content;
}

const texts = (page: BuiltPage, selector: string): string[] =>
  contentOf(page)
    .find(selector)
    .toArray()
    .map((element) => page.document(element).text());

/** What the pages have and their Markdown exports lack, each with the page's path. */
function missing(
  expectedOf: (exported: Exported) => { all: string[]; known: Set<string> },
): string[] {
  return exports.flatMap((exported) => {
    const { all, known } = expectedOf(exported);
    return all
      .filter((value) => value !== "" && !known.has(value))
      .map((value) => `${exported.page.path}: ${value.slice(0, 200)}`);
  });
}

describe("the Markdown export", () => {
  it("exists for every page that may be indexed", () => {
    expect(pages.filter(({ path }) => !existsSync(fileOf(path))).map(({ path }) => path)).toEqual(
      [],
    );
  });

  it("is named in the head of its page, and only where it exists", () => {
    const named = builtPages().flatMap(({ path, document }) => {
      const href = document('link[rel="alternate"][type="text/markdown"]').attr("href");
      return href === undefined ? [] : [`${path} ${href}`];
    });
    expect(named.toSorted()).toEqual(
      exports.map(({ page }) => `${page.path} ${markdownPathOf(page.path)}`).toSorted(),
    );
  });

  const headings = (tree: Root): Set<string> =>
    collect(tree, "heading", (node) => squeeze(textOf(node)));

  it("has every paragraph, item and count, but those of controls", () => {
    expect(
      missing(({ page, tree }) => {
        const known = squeeze(textOf(tree));
        const content = contentOf(page).clone();
        content.find("form, fieldset, [role=status]:not([data-extract-keep])").remove();
        // The language of code is at its fence, and a diagram is in the file as its source.
        content.find(".tab-label, figcaption:has(~ pre), pre ~ figcaption").remove();
        content.find("details:has(> pre[data-language=mermaid]) > summary").remove();
        const texts = content
          .find("p, li, dt, dd, figcaption, summary")
          .toArray()
          .filter((element) => page.document(element).find("p, li, dl, pre, table").length === 0)
          .map((element) => squeeze(page.document(element).text()));
        return { all: texts.filter((text) => !known.includes(text)), known: new Set() };
      }),
    ).toEqual([]);
  });

  it.each<[string, (page: BuiltPage) => string[], (tree: Root) => Iterable<string>]>([
    ["heading", (page) => texts(page, "h1, h2, h3, h4, h5, h6").map(squeeze), headings],
    [
      "row of every table",
      (page) => texts(page, "tr").map(squeeze),
      // The name of a group of rows is the heading above its table.
      (tree) => [...collect(tree, "tableRow", (node) => squeeze(textOf(node))), ...headings(tree)],
    ],
    [
      "block of code",
      (page) => texts(page, "pre").map((text) => text.trimEnd()),
      (tree) => [
        ...collect(tree, "code", (node) => textOf(node).trimEnd()),
        ...collect(tree, "inlineCode", textOf),
      ],
    ],
    [
      "link, with its full address",
      (page) =>
        contentOf(page)
          .find("a[href]")
          .toArray()
          .map(({ attribs }) => new URL(attribs.href ?? "", `${origin}${page.path}`).href),
      (tree) =>
        collect(tree, "link", (node) => ("url" in node ? new URL(node.url).href : "not a link")),
    ],
    [
      "formula as TeX and every diagram as Mermaid",
      ({ document }) =>
        document("main annotation, main pre[data-language=mermaid]")
          .toArray()
          .map((element) => document(element).text().trim()),
      (tree) =>
        ["inlineMath", "math", "code"].flatMap((type) => [
          ...collect(tree, type as Nodes["type"], textOf),
        ]),
    ],
  ])("has every %s", (_, expected, known) => {
    expect(
      missing(({ page, tree }) => ({ all: expected(page), known: new Set(known(tree)) })),
    ).toEqual([]);
  });

  it("names every column that the page names", () => {
    let names = 0;
    const unnamed = missing(({ page, tree }) => {
      const known = new Set<string>();
      visit(tree, "table", ({ children: [head] }) => {
        for (const cell of head?.children ?? []) known.add(squeeze(textOf(cell)));
      });
      // A button that sorts by a column has its name, so buttons count here.
      const head = page
        .document("main thead th")
        .filter((_, element) => page.document(element).closest(LEFT_OUT_WHOLE).length === 0)
        .clone();
      head.find("[aria-hidden=true], svg, math :not(annotation, :has(annotation))").remove();
      const all = head.toArray().map((element) => squeeze(page.document(element).text()));
      names += all.length;
      return { all, known };
    });
    expect(unnamed).toEqual([]);
    expect(names).toBeGreaterThan(3_000);
  });

  it("has both measurements of the gas of a release", () => {
    const figures: readonly [string, readonly GasDataSet[]][] = [
      ["/guides/lockup/gas-benchmarks", LOCKUP_GAS],
      ["/guides/flow/gas-benchmarks", FLOW_GAS],
      ["/guides/legacy/gas-costs", LEGACY_GAS],
    ];
    const lacking = figures.flatMap(([path, sets]) => {
      const text = readFileSync(fileOf(path), "utf8");
      return sets
        .flatMap(({ tables }) => tables.flatMap(({ rows }) => rows.flatMap(([, , gas]) => gas)))
        .map((gas) => gas.toLocaleString("en-US"))
        .filter((gas) => !text.includes(gas))
        .map((gas) => `${path}: ${gas}`);
    });
    expect(lacking).toEqual([]);
  });

  it("has no names of controls, which are of no use there", () => {
    const found = exports.flatMap(({ page, tree }) => {
      const names = new Set(
        page
          .document("main [role=search] [id]")
          .toArray()
          .map((element) => page.document(element).text().trim()),
      );
      return [...collect(tree, "paragraph", textOf)]
        .filter((text) => names.has(text))
        .map((text) => `${page.path}: ${text}`);
    });
    expect(found).toEqual([]);
  });

  it("has no HTML and no JSX outside of code", () => {
    const found = exports.flatMap(({ page, tree }) =>
      [...collect(tree, "html", textOf)].map((value) => `${page.path}: ${value}`),
    );
    expect(found).toEqual([]);
  });

  it("there is one for addresses without a page, which says where to look", () => {
    expect(readFileSync(join(BUILD_FOLDER, "404.md"), "utf8")).toContain(`${origin}/llms.txt`);
  });
});
