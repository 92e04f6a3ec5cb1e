import type { Nodes, Parents, Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";

import { type Block, element, importDefault } from "./nodes";

/** Component that shows the HTML of a reference, and the element around it until then. */
export const HTML_ELEMENT = "ReferenceHtml";

/** What stands in place of an element. */
export interface Replacement {
  readonly blocks: readonly Block[];
  /**
   * Whether the blocks stay Markdown, since later steps make components of them. Those that may become
   * HTML are then inside an element of their own.
   */
  readonly isLive: boolean;
  /** What the page imports for them: modules by the names that it calls them. */
  readonly imports?: Readonly<Record<string, string>>;
}

/** @throws Error with one line for each problem of the element */
export type Replace = (node: MdxJsxFlowElement) => Replacement;

export interface Expansion {
  readonly names: readonly string[];
  readonly failure: string;
  /** Called for pages with such an element only. */
  readonly load: () => Promise<Replace> | Replace;
}

/** Attributes of an element, all of which must be known and plain texts. */
export function attributesOf(
  node: MdxJsxFlowElement,
  known: readonly string[],
  usage: string,
): Map<string, string> {
  return new Map(
    node.attributes.map((attribute) => {
      if (
        attribute.type !== "mdxJsxAttribute" ||
        typeof attribute.value !== "string" ||
        !known.includes(attribute.name)
      ) {
        const name = attribute.type === "mdxJsxAttribute" ? `"${attribute.name}"` : "{…}";
        throw new Error(`The attribute ${name} is not known. ${usage}`);
      }
      return [attribute.name, attribute.value];
    }),
  );
}

/** The value of an attribute that must be there, alone and a plain text. */
export function onlyAttribute(node: MdxJsxFlowElement, name: string, example: string): string {
  const usage = `<${node.name ?? ""}> takes exactly one attribute, as in ${name}="${example}".`;
  const value = attributesOf(node, [name], usage).get(name);
  if (value === undefined) throw new Error(usage);
  return value;
}

/**
 * Remark step for `beforeDefaultRemarkPlugins`: replaces elements of a page with headings, tables and
 * links before headings are collected, so that the table of contents, anchors, link checks and search
 * know the entries. What is not live ends up inside an element that becomes plain HTML later.
 *
 * @throws Error listing every element that cannot be replaced, with its line
 */
export function expandElements({ names, failure, load }: Expansion) {
  const isOurs = (node: { type: string; name?: unknown }): node is MdxJsxFlowElement =>
    node.type === "mdxJsxFlowElement" && names.includes(String(node.name));
  return async (tree: Root, file: VFile): Promise<void> => {
    const found: { readonly node: MdxJsxFlowElement; readonly parent: Parents }[] = [];
    visit(tree, (node, _, parent) => {
      if (isOurs(node) && parent !== undefined) found.push({ node, parent });
    });
    if (found.length === 0) return;
    const replace = await load();
    const problems: string[] = [];
    const imports = new Map<string, string>();
    for (const { node, parent } of found) {
      try {
        const { blocks, isLive, imports: own = {} } = replace(node);
        const children = isLive ? blocks : [element(HTML_ELEMENT, {}, [...blocks])];
        for (const [name, source] of Object.entries(own)) imports.set(name, source);
        if (children.some((child) => "name" in child && child.name === HTML_ELEMENT)) {
          imports.set(HTML_ELEMENT, "@site/src/page/Reference/Html");
        }
        const siblings: Nodes[] = parent.children;
        siblings.splice(siblings.indexOf(node), 1, ...children);
      } catch (error) {
        const where = `${file.path}:${node.position?.start.line ?? 0}`;
        problems.push(...(error as Error).message.split("\n").map((line) => `${where}: ${line}`));
      }
    }
    if (problems.length > 0) throw new Error(`${failure}:\n  ${problems.join("\n  ")}`);
    for (const [name, source] of imports) {
      const isImported = tree.children.some(
        (node) => node.type === "mdxjsEsm" && node.value.startsWith(`import ${name} `),
      );
      if (!isImported) tree.children.unshift(importDefault(name, source));
    }
  };
}
