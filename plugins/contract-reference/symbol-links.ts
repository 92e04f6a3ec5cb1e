import type { InlineCode, Link, Nodes, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";

import { SYMBOL_PREFIX } from "../reference-kit/inline";
import { referenceSource, type ReferenceSource } from "./source";
import type { DeadSymbol, SymbolIndex, SymbolTarget } from "./symbols";

export interface SymbolLinksOptions {
  /** Folder of the site, which holds `data/contracts`. */
  readonly siteDir: string;
  /** Where the descriptions come from; by default the files of the site. */
  readonly source?: ReferenceSource;
  /** Whether a page is about all releases, so that its links lead to the newest; none is by default. */
  readonly isForAllReleases?: (file: string) => boolean;
}

export interface DeadReference {
  readonly target: string;
  readonly reason: string;
  /** 1-based; 0 for nodes that a build step made. */
  readonly line: number;
}

/** Whether a tree names a symbol, so that pages without any need no descriptions. */
export function hasSymbolLinks(tree: Nodes): boolean {
  let found = false;
  visit(tree, (node) => {
    if (isSymbolLink(node) || isSymbolCode(node)) found = true;
  });
  return found;
}

function isSymbolLink(node: Nodes): node is Link {
  return node.type === "link" && node.url.startsWith(SYMBOL_PREFIX);
}

function isSymbolCode(node: Nodes): node is InlineCode {
  return node.type === "inlineCode" && node.value.startsWith(SYMBOL_PREFIX);
}

/**
 * Turns `[text](ref:lockup/SablierLockup#withdraw)` and `` `ref:lockup/SablierLockup#withdraw` ``
 * into links to the symbol's description. A link without text gets the symbol's name as code.
 *
 * @returns references that lead nowhere; they stay in the tree as they are.
 */
export function linkSymbols(
  tree: Nodes,
  index: SymbolIndex,
  resolve = (target: string): SymbolTarget | DeadSymbol => index.resolve(target),
): DeadReference[] {
  const dead: DeadReference[] = [];
  visit(tree, (node, position, parent) => {
    const isLink = isSymbolLink(node);
    if (!isLink && !isSymbolCode(node)) return;
    const target = isLink ? node.url : node.value;
    const found = resolve(target.slice(SYMBOL_PREFIX.length));
    if ("reason" in found) {
      dead.push({ target, reason: found.reason, line: node.position?.start.line ?? 0 });
      return;
    }
    const name: InlineCode = { type: "inlineCode", value: found.label };
    if (isLink) {
      node.url = found.url;
      if (node.children.length === 0) node.children = [name];
    } else if (parent?.type === "link") {
      node.value = found.label;
    } else if (parent !== undefined && position !== undefined) {
      parent.children[position] = { type: "link", url: found.url, children: [name] };
    }
  });
  return dead;
}

/**
 * Remark step: links symbols anywhere in the documentation, see {@link linkSymbols}.
 *
 * @throws Error listing every dead reference of the file with its line.
 */
export function remarkSymbolLinks({ siteDir, source, isForAllReleases }: SymbolLinksOptions) {
  const reference = source ?? referenceSource(siteDir);
  return async (tree: Root, file: VFile): Promise<void> => {
    if (!hasSymbolLinks(tree)) return;
    const index = await reference.load();
    const dead = linkSymbols(tree, index, (target) =>
      isForAllReleases?.(file.path) === true ? index.resolveNewest(target) : index.resolve(target),
    );
    if (dead.length === 0) return;
    const lines = dead.map(
      ({ target, reason, line }) => `${file.path}:${line}: ${target} is dead: ${reason}`,
    );
    throw new Error(`Dead symbol references:\n  ${lines.join("\n  ")}`);
  };
}
