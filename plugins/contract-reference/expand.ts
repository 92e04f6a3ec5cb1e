import type { BlockContent, Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";

import { element, importDefault, type Block } from "./nodes";
import { renderErrorTable, renderUnit } from "./render";
import { referenceSource, type ReferenceSource } from "./source";
import { HTML_ELEMENT } from "./static-html";
import { linkSymbols } from "./symbol-links";
import type { SymbolIndex } from "./symbols";
import { protocolOf } from "./units";

export interface ContractReferenceOptions {
  /** Folder of the site, which holds `data/contracts`. */
  readonly siteDir: string;
  /** Where the descriptions come from; by default the files of the site. */
  readonly source?: ReferenceSource;
}

/** Element that stands for the reference of a unit: `<ContractReference contract="…" />`. */
export const REFERENCE_ELEMENT = "ContractReference";

/** Element that stands for a table of all errors: `<ErrorReference protocol="…" />`. */
export const ERRORS_ELEMENT = "ErrorReference";

function isOurs(node: { type: string; name?: unknown }): node is MdxJsxFlowElement {
  return (
    node.type === "mdxJsxFlowElement" &&
    (node.name === REFERENCE_ELEMENT || node.name === ERRORS_ELEMENT)
  );
}

/** Value of the one attribute an element may have. */
function onlyAttribute(node: MdxJsxFlowElement, name: string, example: string): string {
  const [attribute, ...rest] = node.attributes;
  if (
    attribute?.type !== "mdxJsxAttribute" ||
    attribute.name !== name ||
    typeof attribute.value !== "string" ||
    rest.length > 0
  ) {
    throw new Error(
      `<${node.name ?? ""}> takes exactly one attribute, as in ${name}="${example}".`,
    );
  }
  return attribute.value;
}

function replacement(node: MdxJsxFlowElement, index: SymbolIndex): Block[] {
  if (node.name === ERRORS_ELEMENT) {
    const protocol = onlyAttribute(node, "protocol", "lockup");
    const blocks = renderErrorTable(index, protocol);
    if (blocks.length > 0) return blocks;
    const known = [...new Set([...index.reference.units.keys()].map(protocolOf))].join(", ");
    throw new Error(`No errors are described for the protocol "${protocol}". Known: ${known}.`);
  }
  const id = onlyAttribute(node, "contract", "lockup/SablierLockup");
  const unit = index.reference.units.get(id);
  if (unit === undefined) {
    const known = [...index.reference.units.keys()].join(", ");
    throw new Error(`There is no unit "${id}" below data/contracts. Known: ${known}.`);
  }
  return renderUnit(index, unit);
}

/**
 * Replaces the reference elements of a page with headings, tables and links, inside an element that
 * `static-html.ts` turns into plain HTML later.
 *
 * @throws Error listing every element that cannot be replaced, with its line.
 */
export function expandReferences(tree: Root, index: SymbolIndex, path: string): void {
  const problems: string[] = [];
  const expanded: MdxJsxFlowElement[] = [];
  visit(tree, (node, position, parent) => {
    if (!isOurs(node) || parent === undefined || position === undefined) return undefined;
    try {
      const holder: Root = { type: "root", children: replacement(node, index) };
      for (const { target, reason } of linkSymbols(holder, index)) {
        problems.push(`${path}:${node.position?.start.line ?? 0}: ${target} is dead: ${reason}`);
      }
      const wrapper = element(HTML_ELEMENT, {}, holder.children as BlockContent[]);
      parent.children[position] = wrapper;
      expanded.push(wrapper);
      return SKIP;
    } catch (error) {
      problems.push(`${path}:${node.position?.start.line ?? 0}: ${(error as Error).message}`);
      return SKIP;
    }
  });
  if (problems.length > 0) {
    throw new Error(`The reference cannot be expanded:\n  ${problems.join("\n  ")}`);
  }
  if (expanded.length > 0) {
    tree.children.unshift(importDefault(HTML_ELEMENT, "@site/src/components/Reference/Html"));
  }
}

/**
 * Remark step for `beforeDefaultRemarkPlugins`: expands the reference elements before headings are
 * collected, so that the table of contents, anchors, link checks and search know the entries.
 */
export function remarkContractReference({ siteDir, source }: ContractReferenceOptions) {
  const reference = source ?? referenceSource(siteDir);
  return async (tree: Root, file: VFile): Promise<void> => {
    const found: MdxJsxFlowElement[] = [];
    visit(tree, (node) => {
      if (isOurs(node)) found.push(node);
    });
    if (found.length > 0) expandReferences(tree, await reference.load(), file.path);
  };
}
