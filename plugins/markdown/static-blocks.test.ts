// cspell:words noopener noreferrer

import type { Root } from "hast";
import rehypeKatex from "rehype-katex";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { VFile } from "vfile";
import { describe, expect, it } from "vitest";

import { rehypeCodeBreaks } from "./code-breaks";
import { rehypeLaterBlocks } from "./later-blocks";
import { rehypeStaticBlocks } from "./static-blocks";
import { rehypeTableLabels } from "./table-labels";

type Block = Readonly<Record<string, unknown>>;

/** Blocks of a page: attributes of those that became HTML, names of the others. */
async function blocksOf(mdx: string): Promise<(Block | string)[]> {
  const file = new VFile({ value: mdx, path: "docs/page.mdx" });
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(remarkMath)
    .use(remarkRehype, { passThrough: ["mdxJsxFlowElement", "mdxJsxTextElement", "mdxjsEsm"] })
    .use(rehypeKatex, { output: "mathml" })
    .use(rehypeTableLabels)
    .use(rehypeCodeBreaks, { as: "jsx" })
    .use(rehypeLaterBlocks)
    .use(rehypeStaticBlocks);
  const tree: Root = await processor.run(processor.parse(file), file);
  const list = (nodes: readonly Root["children"][number][]): (Block | string)[] =>
    nodes.flatMap((node) => {
      if (node.type === "element") return [node.tagName];
      if (node.type !== "mdxJsxFlowElement") return [];
      if (node.name === "LaterBlocks") return list(node.children);
      if (node.name !== "StaticBlock") return [String(node.name)];
      return [
        Object.fromEntries(
          node.attributes.flatMap((attribute) =>
            attribute.type === "mdxJsxAttribute" ? [[attribute.name, attribute.value]] : [],
          ),
        ),
      ];
    });
  return list(tree.children);
}

describe("rehypeStaticBlocks", () => {
  it("makes HTML of paragraphs with links, code and emphasis", async () => {
    expect(await blocksOf("Call `withdraw` **now**, see [fees](/concepts/fees#who-pays).")).toEqual(
      [
        {
          as: "p",
          html: 'Call <code>withdraw</code> <strong>now</strong>, see <a href="/concepts/fees#who-pays">fees</a>.',
        },
      ],
    );
  });

  it("makes links to other sites open safely, as the theme does", async () => {
    expect(await blocksOf("[EIP](https://eips.ethereum.org)")).toEqual([
      {
        as: "p",
        html: '<a href="https://eips.ethereum.org" target="_blank" rel="noopener noreferrer">EIP</a>',
      },
    ]);
  });

  it("escapes what looks like HTML", async () => {
    expect(await blocksOf("`<b>` &lt;i> & co")).toEqual([
      { as: "p", html: "<code>&#x3C;b></code> &#x3C;i> &#x26; co" },
    ]);
  });

  it("makes HTML of lists and formulas", async () => {
    const [list, formula] = await blocksOf("- one\n- two\n\nIt is $a$.");
    expect(list).toEqual({ as: "ul", html: "\n<li>one</li>\n<li>two</li>\n" });
    expect(formula).toMatchObject({ as: "p" });
    expect(typeof formula === "object" && formula.html).toContain("<mi>a</mi>");
  });

  it("keeps labels, places to break at and alignment of tables", async () => {
    const [table] = await blocksOf("| Call | Gas |\n| --- | --: |\n| `withdrawMax` | 1 |");
    expect(table).toMatchObject({ as: "div", className: "sd-table" });
    const html = typeof table === "object" ? table.html : undefined;
    expect(html).toContain('<td data-label="Call" role="cell"><code>withdraw<wbr>Max</code></td>');
    expect(html).toContain('<th role="columnheader" style="text-align:right">Gas</th>');
  });

  it("makes HTML of what is drawn later, too", async () => {
    const blocks = await blocksOf(["1", "2", "3", "4", "5", "6"].join("\n\n"));
    expect(blocks.map((block) => typeof block === "object" && block.html)).toEqual([
      "1",
      "2",
      "3",
      "4",
      "5",
      "6",
    ]);
  });

  it.each([
    ["a component in a text", "See <Term id='x'>x</Term>.", "p"],
    ["a check list", "- [ ] Do it", "ul"],
    ["an image", "![Logo](/img/logo.svg)", "p"],
    ["a link that the theme has to put right", "[x](/concepts/)", "p"],
    ["a link with another protocol", "[x](pathname:///llms.txt)", "p"],
    ["a list that does not start at 1", "3. three", "ol"],
    ["a heading, which has a direct link", "## Title", "h2"],
    ["code that is a block", "```\ncode\n```", "pre"],
    ["a component", "<Calculator />", "Calculator"],
  ])("leaves %s to its component", async (_, mdx, name) => {
    expect(await blocksOf(mdx)).toEqual([name]);
  });

  it("leaves what components contain as it is", async () => {
    expect(await blocksOf("<Tabs>\n\ntext\n\n</Tabs>")).toEqual(["Tabs"]);
  });
});
