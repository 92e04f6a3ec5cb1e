import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";

/**
 * Rehype step after KaTeX. A displayed formula takes the focus: one that is wider than a phone scrolls
 * sideways, which the keyboard can do only from there. Its text is its name for screen readers.
 *
 * @throws Error listing every formula of the file that KaTeX would show in red, with its line
 */
export function rehypeMath() {
  return (tree: Root, file: VFile): void => {
    const problems = file.messages
      .filter(({ source }) => source === "rehype-katex")
      .map(({ line, cause }) => `  ${file.path}:${line ?? 0}: ${(cause as Error).message}`);
    if (problems.length > 0) {
      throw new Error(
        `TeX that KaTeX cannot read (write a literal dollar sign as \\$):\n${problems.join("\n")}`,
      );
    }
    visit(tree, "element", ({ tagName, properties }: Element) => {
      if (tagName === "math" && properties.display === "block") properties.tabIndex = 0;
    });
  };
}
