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
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { FLOW_GAS } from "../../data/gas/flow";
import { LEGACY_GAS } from "../../data/gas/legacy";
import { LOCKUP_GAS } from "../../data/gas/lockup";
import type { GasDataSet } from "../../data/gas/schema";
import markdown from "../../edge-functions/markdown";
import { type RunningServer, startSite } from "../../server/start";
import { markdownPathOf, PAGES_WITHOUT_TWIN } from "../../src/lib/page-records/negotiate";
import { BUILD_FOLDER, type BuiltPage, builtPages } from "./site";

/** A page with its Markdown twin. */
interface Twin {
  readonly page: BuiltPage;
  readonly tree: Root;
}

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/u;

/** What is no content: controls, decoration and what says so of itself. */
const LEFT_OUT =
  "button, [role=tablist], svg, label, legend, select, textarea, [aria-hidden=true], [data-extract-skip], .hash-link";

const LEFT_OUT_WHOLE = "[data-extract-skip], [data-extract-tool]";

let pages: readonly BuiltPage[];
let twins: Twin[];
let origin: string;

beforeAll(() => {
  pages = builtPages().filter(
    ({ path, document }) =>
      path !== "/404" &&
      !PAGES_WITHOUT_TWIN.includes(path) &&
      document('meta[name="robots"][content*="noindex"]').length === 0,
  );
  origin = new URL(
    pages[0]?.document('link[rel="canonical"]').attr("href") ?? "https://missing.example",
  ).origin;
  twins = pages
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

/** The content of a page, with formulas as their TeX and without what is left out. */
function contentOf({ document }: BuiltPage): ReturnType<CheerioAPI> {
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

/** What the pages have and their twins lack, each with the page's path. */
function missing(expectedOf: (twin: Twin) => { all: string[]; known: Set<string> }): string[] {
  return twins.flatMap((twin) => {
    const { all, known } = expectedOf(twin);
    return all
      .filter((value) => value !== "" && !known.has(value))
      .map((value) => `${twin.page.path}: ${value.slice(0, 200)}`);
  });
}

describe("the Markdown twin", () => {
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
      twins.map(({ page }) => `${page.path} ${markdownPathOf(page.path)}`).toSorted(),
    );
  });

  it("has every heading", () => {
    expect(
      missing(({ page, tree }) => ({
        all: contentOf(page)
          .find("h1, h2, h3, h4, h5, h6")
          .toArray()
          .map((element) => squeeze(page.document(element).text())),
        known: collect(tree, "heading", (node) => squeeze(textOf(node))),
      })),
    ).toEqual([]);
  });

  it("has every paragraph, item and count, but those of controls", () => {
    expect(
      missing(({ page, tree }) => {
        const known = squeeze(textOf(tree));
        const content = contentOf(page);
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

  it("has every row of every table", () => {
    expect(
      missing(({ page, tree }) => {
        const known = collect(tree, "tableRow", (node) => squeeze(textOf(node)));
        // The name of a group of rows is the heading above its table.
        for (const heading of collect(tree, "heading", (node) => squeeze(textOf(node)))) {
          known.add(heading);
        }
        return {
          all: contentOf(page)
            .find("tr")
            .toArray()
            .map((element) => squeeze(page.document(element).text())),
          known,
        };
      }),
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

  it("has every block of code", () => {
    expect(
      missing(({ page, tree }) => ({
        all: contentOf(page)
          .find("pre")
          .toArray()
          .map((element) => page.document(element).text().trimEnd()),
        known: new Set([
          ...collect(tree, "code", (node) => textOf(node).trimEnd()),
          ...collect(tree, "inlineCode", textOf),
        ]),
      })),
    ).toEqual([]);
  });

  it("has every link, with its full address", () => {
    expect(
      missing(({ page, tree }) => ({
        all: contentOf(page)
          .find("a[href]")
          .toArray()
          .map(({ attribs }) => new URL(attribs.href ?? "", `${origin}${page.path}`).href),
        known: collect(tree, "link", (node) =>
          "url" in node ? new URL(node.url).href : "not a link",
        ),
      })),
    ).toEqual([]);
  });

  it("has no HTML and no JSX outside of code", () => {
    const found = twins.flatMap(({ page, tree }) =>
      [...collect(tree, "html", textOf)].map((value) => `${page.path}: ${value}`),
    );
    expect(found).toEqual([]);
  });

  it("has every formula as TeX and every diagram as Mermaid", () => {
    expect(
      missing(({ page, tree }) => ({
        all: [
          ...page.document("main annotation").toArray(),
          ...page.document("main pre[data-language=mermaid]").toArray(),
        ].map((element) => page.document(element).text().trim()),
        known: new Set([
          ...collect(tree, "inlineMath", textOf),
          ...collect(tree, "math", textOf),
          ...collect(tree, "code", textOf),
        ]),
      })),
    ).toEqual([]);
  });
});

describe("a program that prefers Markdown", () => {
  const addresses = [
    ...readFileSync(join(BUILD_FOLDER, "sitemap.xml"), "utf8").matchAll(/(?<=<loc>)[^<]+/gu),
  ].map(([address]) => new URL(address).pathname);
  const accept = { accept: "text/markdown" };
  let site: RunningServer;

  beforeAll(async () => {
    site = await startSite(BUILD_FOLDER, { host: "127.0.0.1", port: 0 });
  });
  afterAll(() => site.stop());

  /** Pages of which an answer is not the twin. */
  const others = async (ask: (url: string) => Promise<Response>): Promise<string[]> => {
    const found = await Promise.all(
      addresses.map(async (path) => {
        const answer = await ask(site.url + path);
        const isTwin =
          answer.headers.get("content-type") === "text/markdown; charset=utf-8" &&
          (await answer.text()) === readFileSync(fileOf(path), "utf8");
        return isTwin || PAGES_WITHOUT_TWIN.includes(path) ? [] : [path];
      }),
    );
    return found.flat();
  };

  it("gets the twin of every page of the sitemap from the server", async () => {
    expect(addresses.length).toBeGreaterThan(200);
    expect(await others((url) => fetch(url, { headers: accept }))).toEqual([]);
  });

  it("gets a short Markdown where there is no page", async () => {
    const expected = readFileSync(join(BUILD_FOLDER, "404.md"), "utf8");
    expect(expected).toContain(`${origin}/llms.txt`);
    for (const [path, headers] of [
      ["/no/such/page", accept],
      ["/no/such/page.md", {}],
    ] as const) {
      const ask = (url: string): Promise<Response> => fetch(url, { headers });
      const answer = await ask(site.url + path);
      expect([answer.status, await answer.text()]).toEqual([404, expected]);
      expect(answer.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
    }
  });

  it("gets them from the edge function, too", async () => {
    const edge = (url: string): Promise<Response> =>
      markdown(new Request(url, { headers: accept }), { next: () => fetch(url) });
    expect(await others(edge)).toEqual([]);
  });
});
