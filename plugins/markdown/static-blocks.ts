// cspell:words noopener noreferrer

import type { Element, ElementContent, Nodes, Root, RootContent } from "hast";
import { toHtml } from "hast-util-to-html";
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from "mdast-util-mdx-jsx";

import { jsxAttribute } from "./jsx-attribute";
import { LATER_ELEMENT } from "./later-blocks";

/** Component that shows the HTML of a block. */
const STATIC_ELEMENT = "StaticBlock";

/** Elements that a block may be. */
const BLOCKS = new Set(["blockquote", "div", "ol", "p", "table", "ul"]);

/** Elements that are the same with and without the theme's components, links apart. */
const PLAIN = new Set(
  "a b blockquote br code del em i kbd li ol p s small strong sub sup table tbody td th thead tr ul wbr".split(
    " ",
  ),
);

/** Class of the element around a formula, which is MathML by then. */
const MATH_CLASS = "katex";

const classNames = ({ properties }: Element): readonly unknown[] =>
  Array.isArray(properties.className) ? properties.className : [];

/** Addresses that the theme's link writes as they are; it puts a slash at the end of paths right. */
const PLAIN_ADDRESS = /^(?:https?:\/\/|#|\/(?!\/)(?:[^?#]*[^/?#])?(?:[?#]|$))/u;

/** Code with places to break at, which `code-breaks.ts` writes as JSX. */
const isBrokenCode = (node: Nodes): node is MdxJsxTextElementHast =>
  node.type === "mdxJsxTextElement" && node.name === "code" && node.attributes.length === 0;

/** Whether a node is the same with and without the theme's components. */
function isPlain(node: Nodes): boolean {
  if (node.type === "text") return true;
  if (isBrokenCode(node)) return node.children.every(isPlain);
  if (node.type !== "element") return false;
  if (classNames(node).includes(MATH_CLASS)) return true;
  if (!PLAIN.has(node.tagName)) return false;
  const { id, href } = node.properties;
  // The link check wants to know of ids, and check lists are drawn by the theme.
  if (id !== undefined || classNames(node).includes("contains-task-list")) return false;
  if (node.tagName === "a" && !(typeof href === "string" && PLAIN_ADDRESS.test(href))) return false;
  // The theme takes code with line breaks for a block.
  if (node.tagName === "code" && !node.children.every((child) => isShortText(child))) return false;
  return node.children.every(isPlain);
}

const isShortText = (node: ElementContent): boolean =>
  (node.type === "text" && !node.value.includes("\n")) ||
  (node.type === "element" && node.tagName === "wbr");

/** What the theme's link adds for other sites. */
export const OUTSIDE_LINK = { target: "_blank", rel: ["noopener", "noreferrer"] };

/** Attributes as React writes them, and those that the theme's link adds for other sites. */
function finishedProperties({ tagName, properties }: Element): Element["properties"] {
  const { align, ...others } = properties;
  if (typeof align === "string") return { ...others, style: `text-align:${align}` };
  const isOutside = tagName === "a" && /^https?:/u.test(String(properties.href));
  return isOutside ? { ...properties, ...OUTSIDE_LINK } : properties;
}

/** The node with what the compiler and the theme's components would change. */
function finished(node: ElementContent): ElementContent {
  if (isBrokenCode(node)) {
    return { type: "element", tagName: "code", properties: {}, children: node.children };
  }
  if (node.type !== "element" || classNames(node).includes(MATH_CLASS)) return node;
  return {
    ...node,
    properties: finishedProperties(node),
    children: node.children.map(finished),
  };
}

/** A block as one HTML string, or as it is where components are in it. */
function toStatic(node: RootContent): RootContent {
  if (node.type !== "element" || !BLOCKS.has(node.tagName)) return node;
  const { className, ...others } = node.properties;
  const names = classNames(node);
  if (Object.keys(others).length > 0 || names.includes("contains-task-list")) return node;
  if (className !== undefined && names.length === 0) return node;
  if (!node.children.every(isPlain)) return node;
  const html = toHtml(node.children.map(finished));
  const element: MdxJsxFlowElementHast = {
    type: "mdxJsxFlowElement",
    name: STATIC_ELEMENT,
    attributes: [
      jsxAttribute("as", node.tagName),
      ...(names.length > 0 ? [jsxAttribute("className", names.join(" "))] : []),
      jsxAttribute("html", html),
    ],
    children: [],
  };
  return element;
}

/**
 * Rehype step: turns each paragraph, list and table of a page that has no component in it into one HTML
 * string. As elements, a phone has to make, compare and take away each of them with every change of the
 * page. What other components contain stays as it is, for they may look at it.
 *
 * Must run after all steps that change text.
 */
export function rehypeStaticBlocks() {
  return (tree: Root): void => {
    tree.children = tree.children.map(toStatic);
    for (const node of tree.children) {
      if (node.type !== "mdxJsxFlowElement" || node.name !== LATER_ELEMENT) continue;
      node.children = (node.children as RootContent[]).map(toStatic) as typeof node.children;
    }
  };
}
