// cspell:words noopener noreferrer

import type { Element, ElementContent, Root, RootContent } from "hast";
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

/** Class of the expander with a declaration. */
const SIGNATURE_CLASS = "reference-signature";

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

/** HTML of a reference's blocks. */
export function renderStatic(children: readonly RootContent[]): string {
  const root: Root = { type: "root", children: [...children] };
  rehypeTableLabels()(root);
  rehypeCodeBreaks({ as: "element" })(root);
  visit(root, (node, index, parent) => {
    if (node.type !== "element") return undefined;
    const code = markedCode(node);
    if (code !== undefined && parent !== undefined && index !== undefined) {
      parent.children[index] = signature(code);
      return SKIP;
    }
    adjust(node);
    return undefined;
  });
  root.children = wrapBodies(root.children);
  return toHtml(root);
}

/**
 * Puts what follows each heading into an element of its own, so that the browser can leave out the
 * layout of what is far from the screen. Headings stay outside: their places are always known.
 */
function wrapBodies(children: readonly RootContent[]): RootContent[] {
  const wrapped: RootContent[] = [];
  let body: Element | undefined;
  const finish = (): void => {
    if (body !== undefined && body.children.length > 0) {
      body.properties.style = `--entry-height:${estimatedHeight(body)}rem`;
    }
  };
  for (const child of children) {
    if (child.type === "element" && /^h[2-6]$/u.test(child.tagName)) {
      finish();
      wrapped.push(child);
      body = { type: "element", tagName: "div", properties: {}, children: [] };
    } else if (body === undefined) {
      wrapped.push(child);
    } else if (child.type !== "text" || child.value.trim() !== "") {
      if (body.children.length === 0) wrapped.push(body);
      body.children.push(child as ElementContent);
    }
  }
  finish();
  return wrapped;
}

/**
 * Height that an entry will take, in rem, for the time before the browser lays it out: a good guess
 * keeps the scroll bar and jumps to anchors steady. Measured on the built pages at desktop width.
 */
function estimatedHeight(body: Element): number {
  let height = 0;
  visit(body, "element", (node) => {
    if (node.tagName === "tr") height += 3.4;
    if (node.tagName === "li") height += 2;
    if (node.tagName === "p") height += 3;
    if (node.tagName === "details") {
      height += 3;
      return SKIP;
    }
    return undefined;
  });
  return Math.round(height);
}

/** What the theme's components would add: direct links at headings, safe external links. */
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
  if (node.tagName === "a" && typeof href === "string" && href.startsWith("https://")) {
    Object.assign(node.properties, OUTSIDE_LINK);
  }
}

/** The code of a `pre` that `render.ts` marked as a declaration. */
function markedCode(node: Element): Element | undefined {
  const [code] = node.tagName === "pre" ? node.children : [];
  return code?.type === "element" && code.properties.dataName !== undefined ? code : undefined;
}

/** The declaration behind an expander that needs no script, with a place for buttons. */
function signature(code: Element): Element {
  const { dataName, dataAbi, dataIndex } = code.properties;
  const element = (
    tagName: string,
    properties: Element["properties"],
    ...children: ElementContent[]
  ): Element => ({ type: "element", tagName, properties, children });
  const text = (value: string): ElementContent => ({ type: "text", value });
  return element(
    "details",
    { className: [SIGNATURE_CLASS], dataName, dataAbi, dataIndex },
    element(
      "summary",
      {},
      text("Solidity declaration"),
      element("span", {}, text(` of ${String(dataName)}`)),
    ),
    element(
      "pre",
      { tabIndex: 0 },
      element("code", { className: ["language-solidity"] }, text(toString(code).trimEnd())),
    ),
    element("div", {}),
  );
}
