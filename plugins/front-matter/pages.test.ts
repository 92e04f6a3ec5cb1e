import { describe, expect, it } from "vitest";

import { type DocPage, duplicateTitles, frontMatterProblems, indexPages } from "./pages";

const page = (id: string, frontMatter: Record<string, unknown>): DocPage => ({
  id,
  source: `docs/${id}.mdx`,
  permalink: `/${id}`,
  title: typeof frontMatter.title === "string" ? frontMatter.title : id,
  description: "",
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

describe("indexPages", () => {
  it("sorts pages by path", () => {
    const pages = [page("b", good), page("a", good)];
    expect(indexPages(pages).map(({ path }) => path)).toEqual(["/a", "/b"]);
  });
});
