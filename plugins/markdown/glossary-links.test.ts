import { readFileSync } from "node:fs";
import path from "node:path";

import type { Root, RootContent } from "mdast";
import { gfmFromMarkdown, gfmToMarkdown } from "mdast-util-gfm";
import { mdxJsxToMarkdown } from "mdast-util-mdx-jsx";
import { toMarkdown } from "mdast-util-to-markdown";
import { gfm } from "micromark-extension-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { VFile } from "vfile";
import { describe, expect, it } from "vitest";

import { GLOSSARY_WORDS, PAGES_WITHOUT_TERMS } from "../../data/glossary-words";
import { SITE_DIR } from "../paths";
import { remarkGlossaryLinks, TERM_CLASS, WordFinder } from "./glossary-links";

const words = {
  stream: { words: ["stream"] },
  "null-stream": { words: ["null stream"] },
  flow: { words: ["Flow"], exact: true },
  cancel: { words: ["cancel", "canceled"] },
  canceled: { words: ["CANCELED"], exact: true },
  token: { words: ["token"], notIn: /^api\//u },
  sender: { words: ["sender"], isEveryday: true },
};

const step = remarkGlossaryLinks({
  words,
  pageOf: (file) => file.replace(/^docs\/|\.mdx$/gu, ""),
});

/** The Markdown of a page after the step, with links to entries as `[word](#entry)`. */
function pageLinked(markdown: string, file = "docs/concepts/page.mdx"): string {
  const parser = unified().use(remarkParse).use(remarkMdx).freeze();
  parser.data("micromarkExtensions")?.push(gfm());
  parser.data("fromMarkdownExtensions")?.push(gfmFromMarkdown());
  const tree = parser.parse(markdown);
  step(tree, new VFile({ path: file }));
  const text = toMarkdown(tree, { extensions: [gfmToMarkdown(), mdxJsxToMarkdown()] });
  return text.trim().replaceAll("(/concepts/glossary#", "(#");
}

/** As it is done below a page's first paragraph. */
function linked(markdown: string, file?: string): string {
  return pageLinked(`First.\n\n${markdown}`, file).replace("First.\n\n", "");
}

const paragraph = (value: string, data: object = {}): RootContent => ({
  type: "paragraph",
  data,
  children: [{ type: "text", value }],
});

/** An admonition as it is before its own step. */
function admonition(title: string, text: string): Root {
  const children = [paragraph(title, { directiveLabel: true }), paragraph(text)];
  const note = { type: "containerDirective", name: "note", children };
  return { type: "root", children: [note as unknown as RootContent] };
}

describe("remarkGlossaryLinks", () => {
  it("links the first use of each term, in reading order", () => {
    expect(linked("A **stream** and a stream.\n\nFlow: one token, two Tokens.")).toBe(
      "A **[stream](#stream)** and a stream.\n\n[Flow](#flow): one [token](#token), two Tokens.",
    );
  });

  it("marks two terms of a paragraph at most, those of the author among them", () => {
    expect(linked("Null stream, Flow, token.\n\ntoken")).toBe(
      "[Null stream](#null-stream), [Flow](#flow), token.\n\n[token](#token)",
    );
    expect(linked("[A](/concepts/glossary#x), [b](/concepts/glossary#y): Flow.")).toBe(
      "[A](#x), [b](#y): Flow.",
    );
  });

  it("marks none in the page's first paragraph, and no everyday word", () => {
    expect(pageLinked("# Title\n\nA stream.\n\nA stream of a sender.")).toBe(
      "# Title\n\nA stream.\n\nA [stream](#stream) of a sender.",
    );
  });

  it("takes the longest phrase, and plurals", () => {
    expect(linked("Null streams are no streams.")).toBe(
      "[Null streams](#null-stream) are no [streams](#stream).",
    );
  });

  it("tells a name from an everyday word, and a value from a verb", () => {
    expect(linked("Money flows. You canceled it: CANCELED.")).toBe(
      "Money flows. You [canceled](#cancel) it: [CANCELED](#canceled).",
    );
  });

  it("leaves words inside other words and names alone", () => {
    const text = "Upstream, streamId, stream-shapes, docs.stream, stream(), Flow v1.1";
    expect(linked(text)).toBe(text);
  });

  it("leaves headings, links, code, and heads of tables alone", () => {
    const text = "# Stream\n\n[stream](/x) `stream`\n\n| Stream |\n| ------ |\n| x      |";
    expect(linked(text)).toBe(text);
  });

  it("links in the text of an admonition, not in its title", () => {
    const tree = admonition("Stream", "A stream.");
    step(tree, new VFile({ path: "docs/x.mdx" }));
    expect(tree.children[0]).toMatchObject({
      children: [
        { children: [{ type: "text", value: "Stream" }] },
        { children: [{ type: "text" }, { type: "link" }, { type: "text" }] },
      ],
    });
  });

  it("leaves a term alone that the author has linked anywhere", () => {
    const link = "A stream. [Streams](/concepts/glossary#stream).";
    expect(linked(link)).toBe("A stream. [Streams](#stream).");
  });

  it("knows pages on which a word means something else", () => {
    expect(linked("token", "docs/api/overview.mdx")).toBe("token");
  });

  it("marks its links, so that they can be drawn quietly", () => {
    const tree: Root = { type: "root", children: [paragraph("first"), paragraph("stream")] };
    step(tree, new VFile({ path: "docs/x.mdx" }));
    expect(tree.children[1]).toMatchObject({
      children: [{ type: "link", data: { hProperties: { className: [TERM_CLASS] } } }],
    });
  });
});

describe("the words of the glossary", () => {
  const PAGE = "docs/concepts/glossary.mdx";
  const source = readFileSync(path.join(SITE_DIR, PAGE), "utf8");
  const [entries = ""] = source.split("\n## Next steps");
  const titles = [...entries.matchAll(/^(#{2,3}) (.+)$/gmu)].map(([, marks, title = ""]) => ({
    isLetter: marks === "##",
    title,
  }));
  const headings = titles.filter(({ isLetter }) => !isLetter).map(({ title }) => title);
  const idOf = (title: string): string => title.toLowerCase().replaceAll(" ", "-");

  it("are given for every entry and for nothing else", () => {
    expect(headings.length).toBeGreaterThan(80);
    const ids = headings.map(idOf);
    const known = Object.keys(GLOSSARY_WORDS);
    expect([
      ...ids
        .filter((id) => !known.includes(id))
        .map((id) => `data/glossary-words.ts has no "${id}": add the words by which pages use it.`),
      ...known
        .filter((id) => !ids.includes(id))
        .map((id) => `data/glossary-words.ts has "${id}", which ${PAGE} has no entry for.`),
    ]).toEqual([]);
  });

  it("belong to entries that stand in order, each under its letter", () => {
    const problems: string[] = [];
    let letter = "";
    let before = "";
    for (const { isLetter, title } of titles) {
      if (isLetter) {
        if (title <= letter) problems.push(`${PAGE}: put "## ${title}" before "## ${letter}".`);
        [letter, before] = [title, ""];
      } else if (!title.startsWith(letter)) {
        problems.push(
          `${PAGE}: "${title}" stands below "## ${letter}": put it below "## ${title.charAt(0)}".`,
        );
      } else {
        if (title.localeCompare(before, "en", { numeric: true }) < 0)
          problems.push(`${PAGE}: put "${title}" before "${before}".`);
        before = title;
      }
    }
    expect(problems).toEqual([]);
  });

  it("find every entry by its own title", () => {
    const finder = new WordFinder(GLOSSARY_WORDS, "concepts/page");
    const lost = headings.filter(
      (title) => !finder.find(title).some(({ id }) => id === idOf(title)),
    );
    // The status of this name is found in capitals; the word alone is the act.
    expect(lost).toEqual(["Canceled"]);
  });

  it("are not looked for in the glossary and in the guides to the first contracts", () => {
    expect(PAGES_WITHOUT_TERMS.test("concepts/glossary")).toBe(true);
    expect(PAGES_WITHOUT_TERMS.test("guides/legacy/overview")).toBe(true);
    expect(PAGES_WITHOUT_TERMS.test("guides/lockup/overview")).toBe(false);
  });
});
