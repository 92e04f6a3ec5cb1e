import type { Element, ElementData, Root } from "hast";
import { describe, expect, it, vi } from "vitest";
import { VFile } from "vfile";

import { highlightToHtml, rehypeHighlightAtBuild } from "./highlight";

function fence(language: string | undefined, code: string, meta?: string): Root {
  // The fence's meta is what remark-rehype adds; the types of other packages do not know it.
  const data = { meta } as Partial<ElementData> as ElementData;
  const element: Element = {
    type: "element",
    tagName: "code",
    properties: language === undefined ? {} : { className: [`language-${language}`] },
    children: [{ type: "text", value: code }],
    ...(meta === undefined ? {} : { data }),
  };
  return {
    type: "root",
    children: [{ type: "element", tagName: "pre", properties: {}, children: [element] }],
  };
}

/** Attributes of the first child as an object. */
function attributes(tree: Root): Record<string, unknown> {
  const node = tree.children[0] as unknown as {
    name: string;
    attributes: { name: string; value: unknown }[];
  };
  expect(node.name).toBe("CodeFence");
  return Object.fromEntries(node.attributes.map(({ name, value }) => [name, value]));
}

/** What a browser would show of highlighted HTML. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, "")
    .replace(/&#x([0-9a-f]+);/gi, (_, hex: string) => String.fromCodePoint(parseInt(hex, 16)))
    .replace(/&lt;/g, "<")
    .replace(/&amp;/g, "&");

describe("highlightToHtml", () => {
  const code = 'uint128 x = 1; // <b>&\nstring s = "a";\n\n}';

  it("keeps the text to the letter, blank lines included", async () => {
    expect(textOf(await highlightToHtml(code, "solidity", new Set()))).toBe(code);
  });

  it("writes classes and no inline styles", async () => {
    const html = await highlightToHtml(code, "solidity", new Set());
    expect(html).not.toContain("style=");
    expect(html).toContain("tk-comment");
    expect(html).toContain("tk-string");
  });

  it("gives the same colors on a machine that is too busy to go on", async () => {
    const usual = await highlightToHtml(code, "solidity", new Set());
    let now = Date.now();
    const clock = vi.spyOn(Date, "now").mockImplementation(() => (now += 60_000));
    expect(await highlightToHtml(code, "solidity", new Set())).toBe(usual);
    clock.mockRestore();
  });

  it("marks the lines that are asked for", async () => {
    const html = await highlightToHtml("a\nb", "text", new Set([2]));
    expect(html).toBe('<span class="line">a</span>\n<span class="line line--marked">b</span>');
  });
});

describe("rehypeHighlightAtBuild", () => {
  const run = async (tree: Root): Promise<Root> => {
    await rehypeHighlightAtBuild()(tree, new VFile({ path: "docs/a.mdx" }));
    return tree;
  };

  it("replaces a fence with a CodeFence that carries language, title and HTML", async () => {
    const result = attributes(await run(fence("sol", "contract A {}\n", 'title="A.sol"')));
    expect(result).toMatchObject({ language: "solidity", title: "A.sol", columns: "13" });
    expect(textOf(String(result.html))).toBe("contract A {}");
  });

  it("names the file and the language it does not know", async () => {
    await expect(run(fence("brainfuck", "+"))).rejects.toThrow(
      /docs\/a\.mdx:0: .*"brainfuck".*solidity/,
    );
  });

  it("refuses a fence without a language", async () => {
    await expect(run(fence(undefined, "x"))).rejects.toThrow(/names no language/);
  });
});
