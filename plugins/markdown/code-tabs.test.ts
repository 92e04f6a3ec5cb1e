import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { describe, expect, it } from "vitest";

import { rehypeCodeTabs } from "./code-tabs";

/** Names of the attributes of the first element after the step. */
function attributesOf(mdx: string): unknown {
  const processor = unified().use(remarkParse).use(remarkMdx);
  const passThrough = ["mdxJsxFlowElement" as const, "mdxJsxTextElement" as const];
  const tree = processor.use(remarkRehype, { passThrough }).runSync(processor.parse(mdx));
  rehypeCodeTabs()(tree);
  const [tabs] = tree.children;
  return tabs?.type === "mdxJsxFlowElement"
    ? tabs.attributes.map((attribute) => "name" in attribute && attribute.name)
    : undefined;
}

const tabs = (...panels: string[]): string =>
  `<Tabs>\n${panels.map((panel) => `<TabItem>\n\n${panel}\n\n</TabItem>`).join("\n")}\n</Tabs>`;

describe("rehypeCodeTabs", () => {
  it("tells tabs whose panels begin with code", () => {
    expect(attributesOf(tabs("<CodeFence />\n\ntext", "<CodeFence />"))).toEqual(["hasCode"]);
  });
});
