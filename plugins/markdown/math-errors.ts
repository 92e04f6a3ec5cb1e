import type { Element, Root } from "hast";
import { toString } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";

/**
 * Rehype step after KaTeX: a formula that does not parse fails the build instead of being shown in
 * red.
 *
 * @throws Error listing every such formula of the file with KaTeX's complaint.
 */
export function rehypeMathErrors() {
  return (tree: Root, file: VFile): void => {
    const problems: string[] = [];
    visit(tree, "element", (node: Element) => {
      const classes = node.properties.className;
      if (!Array.isArray(classes) || !classes.includes("katex-error")) return;
      problems.push(`  ${toString(node)}: ${node.properties.title ?? "not valid TeX"}`);
    });
    if (problems.length > 0) {
      throw new Error(
        `${file.path}: TeX that KaTeX cannot read (write a literal dollar sign as \\$):\n${problems.join("\n")}`,
      );
    }
  };
}
