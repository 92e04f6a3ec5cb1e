import { describe, expect, it } from "vitest";

import {
  type DocPage,
  duplicateTitles,
  frontMatterProblems,
  indexPages,
  isPublished,
  pageChecks,
} from "./pages";

const page = (id: string, frontMatter: Record<string, unknown>): DocPage => ({
  source: `docs/${id}.mdx`,
  permalink: `/${id}`,
  title: typeof frontMatter.title === "string" ? frontMatter.title : id,
  draft: false,
  frontMatter,
});

const good = {
  title: "Fees",
  title_meta: "Fees of Lockup and Flow",
  description: "Who charges which fee, in which token, and how to avoid the avoidable ones.",
};

describe("frontMatterProblems", () => {
  it("finds nothing wrong with complete front matter", () => {
    expect(frontMatterProblems([page("a", { ...good, release: "lockup@v2.0" })])).toEqual([]);
  });

  it("lists every problem of every page", () => {
    const problems = frontMatterProblems([
      page("a", {}),
      page("b", { ...good, description: "Too short." }),
      page("c", { ...good, release: "lockup v2" }),
      page("d", { ...good, description: "x".repeat(300) }),
    ]);
    expect(problems).toHaveLength(6);
    expect(problems.join("\n")).toMatch(/docs\/a\.mdx has no title:/);
    expect(problems.join("\n")).toMatch(/docs\/b\.mdx has a description of 10 characters/);
    expect(problems.join("\n")).toMatch(/docs\/c\.mdx names a release .*"lockup v2"/);
    expect(problems.join("\n")).toMatch(/docs\/d\.mdx has a description of 300 characters/);
  });
});

describe("duplicateTitles", () => {
  it("names the pages that share a title", () => {
    expect(duplicateTitles([page("a", good), page("b", good)])).toEqual([
      'title_meta "Fees of Lockup and Flow" is used by docs/a.mdx and docs/b.mdx',
    ]);
  });
});

describe("the lists of pages", () => {
  it("have no drafts, also in development, which calls none a draft", () => {
    const drafts = [{ ...page("a", good), draft: true }, page("b", { ...good, draft: true })];
    expect([...drafts, page("c", good)].map(isPublished)).toEqual([false, false, true]);
  });

  it("are sorted by path, with titles that tell pages apart", () => {
    const pages = [page("b", { ...good, title_meta: "B in full" }), page("a", { title: "A" })];
    expect(indexPages(pages)).toEqual([
      { path: "/a", title: "A" },
      { path: "/b", title: "B in full" },
    ]);
  });

  it("have what a page was checked by, where it says so", () => {
    const verified = { verified: "2026-11-21", verified_with: "contracts", checks: ["prose"] };
    expect(pageChecks([page("b", { ...good, ...verified }), page("a", good)])).toEqual([
      {
        path: "/b",
        title: good.title_meta,
        checks: ["prose"],
        date: "2026-11-21",
        sources: ["contracts"],
      },
    ]);
  });
});
