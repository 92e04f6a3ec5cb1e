import { describe, expect, it } from "vitest";

import { SECTIONS } from "../../src/config/navigation";
import { type BuiltPage, builtPages } from "./site";

const PAGES = builtPages();
const DOCS = PAGES.filter(({ document }) => document("html").hasClass("docs-doc-page"));

function pageAt(path: string): BuiltPage {
  const page = PAGES.find((one) => one.path === path);
  if (page === undefined) throw new Error(`${path} is not built.`);
  return page;
}

describe("a reader who runs no script", () => {
  it("reaches every page by following links from the home page", () => {
    const byPath = new Map(PAGES.map((page) => [page.path, page]));
    const reached = new Set(["/"]);
    for (const path of reached) {
      const document = byPath.get(path)?.document;
      document?.("a[href^='/']").each((_, { attribs }) => {
        const { pathname } = new URL(attribs.href ?? "", "http://site");
        if (byPath.has(pathname)) reached.add(pathname);
      });
    }
    expect([...byPath.keys()].filter((path) => !reached.has(path))).toEqual(["/404"]);
  });

  it("finds prefix, contract and month of each release in a table [spec 7.8b]", () => {
    const { document } = pageAt("/deployments");
    const rows = document("details table tr")
      .toArray()
      .map((row) => document(row).text());
    expect(rows.find((text) => text.startsWith("Lockup v1.2"))).toMatch(
      /July 2024.*LT3.*SablierV2LockupTranched/u,
    );
  });

  it("learns on the not-found page what is found where [spec 1.12]", () => {
    const { document } = pageAt("/404");
    expect(document("h1").text()).toBe("Page not found");
    const hints = document("main li")
      .toArray()
      .map((item) => [
        document(item).find("a").attr("href"),
        document(item).children("span").text(),
      ]);
    expect(hints).toEqual(SECTIONS.map(({ landing, hint }) => [landing, hint]));
  });
});

describe("every doc", () => {
  it("names its place in breadcrumbs that end with its entry in the sidebar [spec 1.2e]", () => {
    const wrong = DOCS.flatMap(({ path, document }) => {
      const [home, ...names] = document("nav[aria-label=Breadcrumbs] li").toArray();
      const last = names.at(-1);
      const entry = document(".theme-doc-sidebar-menu a[aria-current=page]").first().text();
      const isRight =
        document(home).find("a").attr("href") === "/" &&
        last !== undefined &&
        (entry === "" || document(last).text() === entry);
      return isRight ? [] : [`${path}: ${names.map((name) => document(name).text()).join(" › ")}`];
    });
    expect(wrong).toEqual([]);
    const { document } = pageAt("/guides/lockup/deployments");
    const names = document("nav[aria-label=Breadcrumbs] li").toArray();
    expect(names.map((name) => document(name).text())).toEqual([
      "",
      "Lockup",
      "v2.0",
      "Deployment Addresses",
    ]);
  });

  it("lists its headings of levels 2 and 3, and no others, in its contents [spec 1.2d]", () => {
    const wrong = DOCS.flatMap(({ path, document }) => {
      const contents = document(".theme-doc-toc-desktop a")
        .toArray()
        .map(({ attribs }) => attribs.href?.slice(1));
      const headings = document("article :is(h1, h2, h3, h4, h5, h6)[id]").toArray();
      const levelOf = new Map(headings.map(({ attribs, tagName }) => [attribs.id, tagName]));
      const levels = contents.flatMap((id) => {
        const level = levelOf.get(decodeURIComponent(id ?? "")) ?? "nothing";
        return /^h[23]$/u.test(level) ? [] : [`${path}: ${String(id)} is ${level}`];
      });
      const listed = new Set(contents);
      const left = document(".theme-doc-markdown > :is(h2, h3)[id]")
        .toArray()
        .filter(({ attribs }) => contents.length > 0 && !listed.has(encodeURI(attribs.id ?? "")))
        .map(({ attribs }) => `${path}: ${attribs.id ?? ""} is not listed`);
      return [...levels, ...left];
    });
    expect(wrong).toEqual([]);
  });

  it("offers no button that hides the sidebar [spec 1.2c]", () => {
    const wrong = DOCS.filter(({ document }) =>
      document("button")
        .toArray()
        .some((button) =>
          /(?:collapse|hide) sidebar/iu.test(
            `${document(button).text()} ${button.attribs["aria-label"] ?? ""} ${button.attribs.title ?? ""}`,
          ),
        ),
    ).map(({ path }) => path);
    expect(wrong).toEqual([]);
  });
});

describe("every page", () => {
  it("has one of each landmark, and each navigation has a name of its own", () => {
    const wrong = PAGES.flatMap(({ path, document }) => {
      const names = document("nav")
        .toArray()
        .map(({ attribs }) => attribs["aria-label"] ?? "no name");
      const isRight =
        document("main").length === 1 &&
        document("footer").length === 1 &&
        !names.includes("no name") &&
        new Set(names).size === names.length;
      return isRight ? [] : [`${path}: ${names.join(", ")}`];
    });
    expect(wrong).toEqual([]);
  });

  it("has the groups Company, Community and Developers in its footer [spec 1.7a, 6.7]", () => {
    const wrong = PAGES.filter(({ document }) => {
      const groups = document("footer .footer__title")
        .toArray()
        .map((title) => document(title).text());
      return groups.slice(0, 3).join() !== "Company,Community,Developers";
    }).map(({ path }) => path);
    expect(wrong).toEqual([]);
    const { document } = pageAt("/");
    const hosts = document("footer .footer__col a")
      .toArray()
      .map(({ attribs }) => new URL(attribs.href ?? "", "http://site").hostname);
    expect(hosts).toEqual(
      expect.arrayContaining(["discord.sablier.com", "blog.sablier.com", "github.com"]),
    );
  });
});
