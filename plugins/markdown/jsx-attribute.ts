import type { MdxJsxAttribute } from "mdast-util-mdx-jsx";

/** An attribute with a text, for an element that a step writes. */
export const jsxAttribute = (name: string, value: string): MdxJsxAttribute => ({
  type: "mdxJsxAttribute",
  name,
  value,
});
