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

/** Class of the expander with a declaration, or with what is below one. */
const SIGNATURE_CLASS = "reference-signature";

const element = (
  tagName: string,
  properties: Element["properties"],
  ...children: ElementContent[]
): Element => ({ type: "element", tagName, properties, children });

const text = (value: string): ElementContent => ({ type: "text", value });

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

export function renderStatic(children: readonly RootContent[]): string {
  const root: Root = { type: "root", children: children.map(foldTable) };
  rehypeTableLabels()(root);
  rehypeCodeBreaks({ as: "element" })(root);
  visit(root, "element", adjust);
  root.children = foldInternals(cutAtHeadings(root.children).flatMap(foldEntry));
  return toHtml(root);
}

/** Closes a table that `longTable` marked. The browser opens it for a text that a reader looks for. */
function foldTable(node: RootContent): RootContent {
  if (node.type !== "element" || node.properties.dataFold === undefined) return node;
  const { dataFold, ...properties } = node.properties;
  const summary = element("summary", { dataExtractSkip: "" }, text(String(dataFold)));
  const folded = element("details", { className: ["reference-table"] }, summary);
  folded.children.push({ ...node, properties });
  return folded;
}

function cutAtHeadings(children: readonly RootContent[]): RootContent[][] {
  const parts: RootContent[][] = [[]];
  for (const child of children) {
    if (isHeading(child)) parts.push([]);
    parts.at(-1)?.push(child);
  }
  return parts;
}

/**
 * Puts the declaration of an entry behind an expander. Of a card, the declaration is seen, and the
 * expander has what follows it.
 */
function foldEntry(blocks: readonly RootContent[]): RootContent[] {
  const position = blocks.findIndex((block) => markedCode(block) !== undefined);
  const code = markedCode(blocks[position]);
  if (code === undefined) return [...blocks];
  const before = blocks.slice(0, position);
  const after = blocks.slice(position + 1);
  const source = declaration(code);
  if (code.properties.dataCard === undefined) {
    return [...before, expander(code, "Solidity declaration", [source]), ...after];
  }
  const folded = after.filter((block): block is Element => block.type === "element");
  const title = contentNames(folded);
  const card = folded.length === 0 ? [source] : [source, expander(code, title, folded)];
  return [...before, element("div", { className: ["reference-card"] }, ...card)];
}

const isHeading = (node: RootContent): node is Element =>
  node.type === "element" && /^h[2-6]$/u.test(node.tagName);

/** What some blocks are about: the names in front of their tables and lists. */
function contentNames(blocks: readonly Element[]): string {
  const [first = "Details", ...rest] = blocks.flatMap(({ tagName, children }) => {
    const [only, ...others] = children;
    const isTitle = tagName === "p" && others.length === 0;
    return isTitle && only?.type === "element" && only.tagName === "strong" ? [toString(only)] : [];
  });
  return [first, ...rest.map((name) => name.toLowerCase())].join(", ");
}

/** Puts what begins with folded headings, at the end of a reference, into one closed part. */
function foldInternals(children: readonly RootContent[]): RootContent[] {
  const start = children.findIndex(
    (node) => isHeading(node) && node.properties.dataFolded !== undefined,
  );
  if (start === -1) return [...children];
  const folded = children.slice(start);
  const titles = folded.filter(isHeading).filter(({ tagName }) => tagName === "h2");
  titles.forEach(({ properties }) => delete properties.dataFolded);
  const names = titles.map((title) => toString(title).replace("\u200b", "").toLowerCase());
  return [
    ...children.slice(0, start),
    element(
      "details",
      { className: ["reference-internals"] },
      element("summary", { dataExtractSkip: "" }, text(`Internals: ${names.join(", ")}`)),
      ...(folded as ElementContent[]),
    ),
  ];
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
function markedCode(node: RootContent | undefined): Element | undefined {
  const [code] = node?.type === "element" && node.tagName === "pre" ? node.children : [];
  return code?.type === "element" && code.properties.dataName !== undefined ? code : undefined;
}

function declaration(code: Element): Element {
  return element(
    "pre",
    { tabIndex: 0 },
    element("code", { className: ["language-solidity"] }, text(toString(code).trimEnd())),
  );
}

/** An expander that needs no script, with a place for the buttons of a declaration at its end. */
function expander(code: Element, title: string, content: readonly ElementContent[]): Element {
  const { dataName, dataAbi, dataIndex } = code.properties;
  return element(
    "details",
    { className: [SIGNATURE_CLASS], dataName, dataAbi, dataIndex },
    element(
      "summary",
      { dataExtractSkip: "" },
      text(title),
      element("span", {}, text(` of ${String(dataName)}`)),
    ),
    ...content,
    element("div", {}),
  );
}
