import type { Element, ElementContent, Root as HastRoot } from "hast";
import { type Handle, toMdast } from "hast-util-to-mdast";
import { toString } from "hast-util-to-string";
import type { Code, Heading, Nodes, Paragraph, Root } from "mdast";
import { visit } from "unist-util-visit";

import { splitAccessibleTexts } from "../markdown/diagrams";
import { code, link, paragraph, text } from "../reference-kit/nodes";
import { findTag, isTag, textOf } from "./tree";

declare module "mdast" {
  interface HeadingData {
    /** Anchor of the heading; missing on headings that cannot be linked. */
    id?: string;
  }
  interface CodeData {
    /** Texts of a diagram that was drawn from this source. */
    diagram?: { readonly title: string; readonly description: string };
  }
}

declare module "mdast-util-math" {
  interface InlineMathData {
    /** The formula on one line, for readers of plain text. */
    text?: string;
  }
  interface MathData {
    text?: string;
  }
}

/** Ids that React makes up differ from build to build. */
const isMadeUp = (id: string): boolean => id.startsWith("_R_");

const heading: Handle = (state, node) => {
  const id = textOf(node, "id");
  const result: Heading = {
    type: "heading",
    depth: Number(node.tagName.slice(1)) as Heading["depth"],
    children: state.all(node) as Heading["children"],
  };
  if (id !== "" && !isMadeUp(id)) result.data = { id };
  return result;
};

const pre: Handle = (_state, node): Code => {
  const { dataLanguage, dataTitle } = node.properties;
  const language = typeof dataLanguage === "string" && dataLanguage !== "" ? dataLanguage : null;
  const result: Code = { type: "code", lang: language, meta: null, value: toString(node) };
  if (language === "mermaid") {
    const { title, description } = splitAccessibleTexts(result.value);
    result.data = { diagram: { title, description } };
  } else if (typeof dataTitle === "string") {
    result.meta = `title="${dataTitle}"`;
  }
  return result;
};

/** The line that leads to the file that code is from, out of the link in the caption of the code. */
function wholeFile(caption: Element | undefined): Paragraph[] {
  const anchor = caption && findTag(caption, "a");
  if (anchor === undefined) return [];
  const file = link(textOf(anchor, "href"), code(toString(anchor)));
  // A remark about the page, so it is emphasized: answers do not quote it.
  const children = [text("The whole file is "), ...file, text(".")];
  return [paragraph({ type: "emphasis", children })];
}

/**
 * A drawn diagram is one node, code is one and a line that leads to its file; other figures are their
 * caption and content.
 */
const figure: Handle = (state, node) => {
  const fence = findTag(node, "pre");
  const isCode = node.children.some((child) => child === fence);
  const isDiagram = fence?.properties.dataLanguage === "mermaid";
  if (fence === undefined || !(isCode || isDiagram)) return state.all(node);
  return [pre(state, fence, node) as Code, ...wholeFile(findTag(node, "figcaption"))];
};

const math: Handle = (_state, node) => {
  const value = textOf(node, "dataTex");
  const data = { text: textOf(node, "dataText") };
  return textOf(node, "display") === "block"
    ? { type: "math", value, meta: null, data }
    : { type: "inlineMath", value, data };
};

/** Address of a link on another page: same-page anchors get the page's path. */
function resolveLinks(tree: HastRoot | Element, route: string): void {
  visit(tree, "element", (node: Element) => {
    for (const name of ["href", "src"] as const) {
      const value = node.properties[name];
      if (typeof value === "string" && value.startsWith("#")) {
        node.properties[name] = `${route}${value}`;
      }
    }
  });
}

/** Groups of rows with a name and an anchor become a heading and a table each. */
function splitGroupedTables(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== "element") return [node];
    if (node.tagName !== "table") {
      return [{ ...node, children: splitGroupedTables(node.children) }];
    }
    return splitTable(node);
  });
}

function splitTable(table: Element): ElementContent[] {
  const bodies = table.children.filter((child) => isTag(child, "tbody"));
  const isGrouped = bodies.length > 0 && bodies.every(({ properties }) => "id" in properties);
  if (!isGrouped) return [table];
  const head = table.children.filter((child) => isTag(child, "thead"));
  return bodies.flatMap((body): ElementContent[] => {
    const rows = body.children.filter((child) => isTag(child, "tr"));
    const name = rows[0]?.children.find((child) => isTag(child, "th"));
    if (name?.properties.scope !== "rowgroup") return [{ ...table, children: [...head, body] }];
    return [
      {
        type: "element",
        tagName: "h3",
        properties: { id: body.properties.id ?? "" },
        children: name.children,
      },
      { ...table, children: [...head, { ...body, children: rows.slice(1) }] },
    ];
  });
}

/**
 * Reads a cleaned tree as Markdown nodes: code with its language and title, diagrams as their
 * Mermaid source, formulas as TeX, every link with a path from the root.
 *
 * @param route path of the page, for links to its own anchors
 */
export function toMarkdownTree(tree: HastRoot, route: string): Root {
  resolveLinks(tree, route);
  const content: HastRoot = {
    type: "root",
    children: splitGroupedTables(tree.children as ElementContent[]),
  };
  const result: Nodes = toMdast(content, {
    document: true,
    handlers: {
      ...Object.fromEntries(["h1", "h2", "h3", "h4", "h5", "h6"].map((name) => [name, heading])),
      pre,
      figure,
      math,
    },
  });
  if (result.type !== "root")
    throw new Error(`A page was read as a ${result.type}, not as a tree.`);
  return result;
}
