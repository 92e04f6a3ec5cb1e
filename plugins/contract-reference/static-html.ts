// cspell:words noopener noreferrer

import type { Element, Root, RootContent } from "hast";
import { toHtml } from "hast-util-to-html";
import { toString } from "hast-util-to-string";
import type { MdxJsxFlowElementHast } from "mdast-util-mdx-jsx";
import { SKIP, visit } from "unist-util-visit";

import { rehypeCodeBreaks } from "../markdown/code-breaks";
import { jsxAttribute } from "../markdown/jsx-attribute";
import { rehypeTableLabels } from "../markdown/table-labels";
import { HTML_ELEMENT } from "../reference-kit/expand";

/** What the theme's link adds for other sites. */
const OUTSIDE_LINK = { target: "_blank", rel: ["noopener", "noreferrer"] };

/**
 * Rehype step: turns everything inside a reference into one HTML string, with table labels. A
 * contract has thousands of elements: as components, a phone would be
 * busy for seconds to take them over; as a string, the browser shows what the server sent.
 *
 * Must run before the steps that make components of code blocks.
 */
export function rehypeStaticReference() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (!isReference(node)) return undefined;
      const html = renderStatic(node.children);
      node.attributes = [jsxAttribute("html", html)];
      node.children = [];
      return SKIP;
    });
  };
}

function isReference(node: { type: string; name?: unknown }): node is MdxJsxFlowElementHast {
  return node.type === "mdxJsxFlowElement" && node.name === HTML_ELEMENT;
}

function renderStatic(children: readonly RootContent[]): string {
  const root: Root = { type: "root", children: [...children] };
  rehypeTableLabels()(root);
  rehypeCodeBreaks({ as: "element" })(root);
  visit(root, "element", adjust);
  return toHtml(root);
}

/** What the theme's components would add: direct links at headings, safe external links, focus for code. */
function adjust(node: Element): void {
  const { id, href } = node.properties;
  if (/^h[2-6]$/u.test(node.tagName) && typeof id === "string") {
    const label = `Direct link to ${toString(node)}`;
    node.properties.className = ["anchor"];
    node.children.push({
      type: "element",
      tagName: "a",
      properties: {
        className: ["hash-link"],
        href: `#${id}`,
        ariaLabel: label,
        title: label,
        translate: "no",
      },
      children: [{ type: "text", value: "\u200b" }],
    });
  }
  if (node.tagName === "pre") node.properties.tabIndex = 0;
  if (node.tagName === "a" && typeof href === "string" && href.startsWith("https://")) {
    Object.assign(node.properties, OUTSIDE_LINK);
  }
}
