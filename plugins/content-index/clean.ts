import type { Element, ElementContent, Root, RootContent } from "hast";
import { toString } from "hast-util-to-string";

import { formulaText } from "./formula-text";
import { findAll, findTag, hasClass, isElement, isPreface, isTag, textOf } from "./tree";

type Parent = Root | Element;
type Child = RootContent | ElementContent;

/** Elements that only do something in a browser. */
const CONTROLS = new Set([
  "button",
  "datalist",
  "input",
  "label",
  "legend",
  "link",
  "noscript",
  "option",
  "script",
  "select",
  "style",
  "template",
  "textarea",
  "wbr",
]);

/** Elements whose content is entries, and what comes of them. */
const FRAMES = new Set(["form", "fieldset", "output"]);

/** Elements that start a line of their own; inside a link or a cell they become plain spans. */
const BLOCKS = new Set([
  "article",
  "dd",
  "details",
  "div",
  "dl",
  "dt",
  "figcaption",
  "figure",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "li",
  "ol",
  "p",
  "section",
  "summary",
  "ul",
]);

const element = (
  tagName: string,
  children: ElementContent[],
  properties: Element["properties"] = {},
): Element => ({ type: "element", tagName, properties, children });

const text = (value: string): ElementContent => ({ type: "text", value });

/**
 * Turns the tree of a page into one that reads the same without a browser: no controls, no
 * decoration, drawings replaced by their description, blocks inside links and cells flattened, and a
 * space where only the style sheet kept two words apart. Changes the tree.
 */
export function cleanTree(tree: Root): Root {
  cleanChildren(tree);
  return tree;
}

function cleanChildren(parent: Parent): void {
  const children: Child[] = [];
  for (const child of parent.children as Child[]) {
    if (isSortButton(parent, child)) child.tagName = "span";
    if (child.type === "comment" || child.type === "doctype") continue;
    if (child.type === "text") {
      child.value = child.value.replace(/\u200b/g, "");
      children.push(child);
    } else if (child.type === "element" && !isLanguage(parent, child)) {
      children.push(...(toolName(child) === "" ? cleanUnlessDropped(child) : cleanTool(child)));
    }
  }
  // Parts of code are one word, however many colors they have.
  const isCode = "tagName" in parent && parent.tagName === "code";
  parent.children = isCode ? children : separated(children);
}

/** The button that sorts a table by a column has the column's name in it. */
const isSortButton = (parent: Parent, node: Child): node is Element =>
  isTag(node, "button") && isTag(parent, "th") && parent.properties.scope === "col";

/** The label of a panel of tabs that says no more than the fence of its code does. */
function isLanguage(panel: Parent, node: Element): boolean {
  const pre = hasClass(node, "tab-label") ? findTag(panel, "pre") : undefined;
  return pre !== undefined && languageOf(pre) === toString(node).toLowerCase();
}

const cleanUnlessDropped = (node: Element): ElementContent[] =>
  isDropped(node) ? [] : cleanElement(node);

/** Name of a piece that only works in a browser; empty for all else. */
const toolName = (node: Element): string => textOf(node, "dataExtractTool");

/**
 * A line that names a tool, so that readers of a file can be sent to it, and what in it holds without
 * it (`data-extract-keep`). Its results are those of example entries, which a file does not have.
 */
function cleanTool(node: Element): ElementContent[] {
  const kept = findAll(node, ({ properties }) => "dataExtractKeep" in properties);
  return [
    // A remark about the page, so it is emphasized: answers do not quote it. Without a dot, since some
    // names end with a question mark.
    element("p", [element("em", [text(`Tool on the page: ${toolName(node)}`)])]),
    ...kept.flatMap(cleanUnlessDropped),
  ];
}

function isDropped(node: Element): boolean {
  const { tagName, properties } = node;
  if (CONTROLS.has(tagName) || isPreface(node)) return true;
  // The names of tabs, which stand above the panels as well.
  if (properties.role === "tablist") return true;
  if (properties.ariaHidden === "true" || "dataExtractSkip" in properties) return true;
  if (tagName === "a" && hasClass(node, "hash-link")) return true;
  if ("dataExtractKeep" in properties) return false;
  return FRAMES.has(tagName) || properties.role === "status";
}

/** What an element becomes; most stay what they are. */
function cleanElement(node: Element): ElementContent[] {
  if (node.tagName === "pre") return [plainCode(node)];
  if (node.tagName === "math") return [plainMath(node)];
  if (node.tagName === "svg") return describeDrawing(node);
  if (hasClass(node, "tab-label")) return [element("p", [element("strong", node.children)])];
  if (hasClass(node, "theme-admonition")) return [quoteAdmonition(node)];

  cleanChildren(node);
  readAlignment(node);
  switch (node.tagName) {
    case "a":
    case "td":
    case "th":
    case "summary":
      node.children = flattened(node.children);
      return node.tagName === "summary" ? [summaryLine(node)] : [node];
    case "dl":
      return [definitionList(node)];
    case "ul":
    case "ol":
      return hasHeading(node) ? [unwrapList(node)] : [node];
    case "sup":
    case "sub":
      return [text(node.tagName === "sup" ? "^" : "_"), ...node.children];
    default:
      return [node];
  }
}

function languageOf(pre: Element): string {
  const classes = String(findTag(pre, "code")?.properties.className);
  return String(pre.properties.dataLanguage ?? /\blanguage-([^\s,]+)/.exec(classes)?.[1] ?? "");
}

/** A block of code without its colors. */
function plainCode(pre: Element): Element {
  const { dataTitle } = pre.properties;
  const language = languageOf(pre);
  return element("pre", [text(toString(pre).replace(/\n$/, ""))], {
    dataLanguage: language === "text" ? "" : language,
    ...(typeof dataTitle === "string" ? { dataTitle } : {}),
  });
}

/** A formula as the TeX that it was written in, and as the line of text that stands for it. */
function plainMath(node: Element): Element {
  const tex = findTag(node, "annotation");
  return element("math", [], {
    dataTex: toString(tex ?? node).trim(),
    dataText: formulaText(node),
    display: node.properties.display === "block" ? "block" : "inline",
  });
}

/** The side to which a cell is aligned, as Markdown has it. */
function readAlignment(node: Element): void {
  const align = /text-align:\s*(\w+)/.exec(textOf(node, "style"))?.[1];
  if (align !== undefined) node.properties.align = align;
}

/** A drawing with a description stands for it; one without is decoration. */
function describeDrawing(svg: Element): ElementContent[] {
  const description = findTag(svg, "desc") ?? findTag(svg, "title");
  const value = description === undefined ? "" : toString(description).trim();
  return value === "" ? [] : [element("p", [text(value)])];
}

/** `> **Warning: title**` and the content below it. */
function quoteAdmonition(node: Element): Element {
  const [, kind = "note"] = /theme-admonition-(\w+)/.exec(String(node.properties.className)) ?? [];
  const [head, ...body] = node.children.filter(isElement);
  const title = head === undefined ? "" : toString(head).trim();
  const label = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  const isDefault = title.toLowerCase() === kind || title === "";
  const quote = element("blockquote", [
    element("p", [element("strong", [text(isDefault ? label : `${label}: ${title}`)])]),
    ...body,
  ]);
  cleanChildren(quote);
  return quote;
}

const summaryLine = (node: Element): Element => element("p", [element("strong", node.children)]);

/** The content without space or empty wrapper at its end, where a button stood. */
function trimmedEnd(children: readonly ElementContent[]): readonly ElementContent[] {
  const last = children.at(-1);
  const rest = children.slice(0, -1);
  if (last?.type === "element" && last.tagName === "span" && last.children.length === 0) {
    return trimmedEnd(rest);
  }
  if (last?.type !== "text") return children;
  const value = last.value.trimEnd();
  return value === "" ? trimmedEnd(rest) : [...rest, text(value)];
}

/** A list of `term: definition` lines; Markdown has no list of definitions. */
function definitionList(node: Element): Element {
  const parts = node.children
    .flatMap((child) => (isElement(child) && child.tagName === "div" ? child.children : [child]))
    .filter(isElement);
  const items: Element[] = [];
  for (const part of parts) {
    if (part.tagName === "dt") {
      items.push(
        element("li", [element("strong", [...trimmedEnd(flattened(part.children))]), text(": ")]),
      );
    } else {
      items.at(-1)?.children.push(...part.children, text(" "));
    }
  }
  return element("ul", items);
}

const hasHeading = (node: Element): boolean =>
  findTag(node, "h2", "h3", "h4", "h5", "h6") !== undefined;

/** A list of cards with headings is a sequence of parts, not a list. */
function unwrapList(node: Element): Element {
  return element(
    "div",
    node.children.map((child) => (isTag(child, "li") ? element("div", child.children) : child)),
  );
}

/** Block elements as spans with a space between them, for places that hold one line only. */
function flattened(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child, index): ElementContent[] => {
    if (!isElement(child)) return [child];
    if (child.tagName === "pre") return [element("code", [text(toString(child).trim())])];
    if (!BLOCKS.has(child.tagName)) {
      return [{ ...child, children: flattened(child.children) }];
    }
    const separator = child.tagName === "li" ? "; " : " ";
    const isLast = child === children.findLast(isElement);
    const before = children[index - 1];
    const isBesideLine = before !== undefined && !(isElement(before) && BLOCKS.has(before.tagName));
    return [
      text(isBesideLine ? " " : ""),
      ...flattened(child.children),
      text(isLast ? "" : separator),
    ];
  });
}

/** Puts a space between two neighbors that only the style sheet kept apart. */
function separated(children: readonly Child[]): Child[] {
  return children.flatMap((child, index) => {
    const previous = children[index - 1];
    const isGap =
      previous !== undefined &&
      isElement(previous) &&
      isElement(child) &&
      [previous, child].some(({ tagName }) => tagName === "a" || tagName === "span") &&
      !/\s$/.test(toString(previous)) &&
      !/^[\s,.;:!?)\]]/.test(toString(child));
    return isGap ? [text(" "), child] : [child];
  });
}
