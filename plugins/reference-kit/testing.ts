import type { Nodes, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { VFile } from "vfile";

/** The tree of `docs/page.mdx` after some steps, one after the other. */
export async function compile(
  mdx: string,
  ...steps: readonly ((tree: Root, file: VFile) => Promise<void>)[]
): Promise<Root> {
  const file = new VFile({ value: mdx, path: "docs/page.mdx" });
  const tree = unified().use(remarkParse).use(remarkMdx).parse(file);
  for (const step of steps) await step(tree, file);
  return tree;
}

function inline(node: Nodes): string {
  if (node.type === "link") return `[${node.children.map(inline).join("")}](${node.url})`;
  if (node.type === "inlineCode") return `\`${node.value}\``;
  if (node.type === "break") return " / ";
  return "children" in node ? node.children.map(inline).join("") : toString(node);
}

/** A page as lines: headings with their anchors, cells and items as text, links as [text](url). */
export function outline(tree: Nodes): string[] {
  const lines: string[] = [];
  visit(tree, (node) => {
    if (node.type === "heading") {
      const { id } = (node.data as { hProperties: { id: string } }).hProperties;
      lines.push(`${"#".repeat(node.depth)} ${inline(node)} {#${id}}`);
    } else if (node.type === "tableRow") {
      lines.push(`| ${node.children.map(inline).join(" | ")} |`);
    } else if (node.type === "paragraph") {
      lines.push(inline(node));
    } else if (node.type === "code") {
      lines.push(`${node.lang ?? ""}: ${node.value.replace(/\s+/gu, " ")}`);
    }
  });
  return lines;
}
