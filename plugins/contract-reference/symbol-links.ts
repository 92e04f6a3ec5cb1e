import type { InlineCode, Link, Nodes, Parents, Root } from "mdast";
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

interface DeadReference {
  readonly target: string;
  readonly reason: string;
  /** 1-based; 0 for nodes that a build step made. */
  readonly line: number;
}

/** A link or inline code that names a symbol, and where it stands. */
interface Reference {
  readonly node: Link | InlineCode;
  /** With its prefix: `ref:lockup/SablierLockup#withdraw`. */
  readonly target: string;
  readonly parent: Parents | undefined;
  readonly position: number | undefined;
}

function referencesIn(tree: Nodes): Reference[] {
  const found: Reference[] = [];
  visit(tree, (node, position, parent) => {
    if (node.type !== "link" && node.type !== "inlineCode") return;
    const target = node.type === "link" ? node.url : node.value;
    if (target.startsWith(SYMBOL_PREFIX)) found.push({ node, target, parent, position });
  });
  return found;
}

/** Links references, and gives those back that lead nowhere: they stay as they are. */
function linkAll(
  references: readonly Reference[],
  resolve: (target: string) => SymbolTarget | DeadSymbol,
): DeadReference[] {
  return references.flatMap(({ node, target, parent, position }) => {
    const found = resolve(target.slice(SYMBOL_PREFIX.length));
    if ("reason" in found) {
      return [{ target, reason: found.reason, line: node.position?.start.line ?? 0 }];
    }
    const name: InlineCode = { type: "inlineCode", value: found.label };
    if (node.type === "link") {
      node.url = found.url;
      if (node.children.length === 0) node.children = [name];
    } else if (parent?.type === "link") {
      node.value = found.label;
    } else if (parent !== undefined && position !== undefined) {
      parent.children[position] = { type: "link", url: found.url, children: [name] };
    }
    return [];
  });
}

/**
 * Turns `[text](ref:lockup/SablierLockup#withdraw)` and `` `ref:lockup/SablierLockup#withdraw` ``
 * into links to the symbol's description. A link without text gets the symbol's name as code.
 *
 * @returns references that lead nowhere; they stay in the tree as they are.
 */
export const linkSymbols = (tree: Nodes, index: SymbolIndex): DeadReference[] =>
  linkAll(referencesIn(tree), (target) => index.resolve(target));

/**
 * Remark step: links symbols anywhere in the documentation, see {@link linkSymbols}. Pages without any need no
 * descriptions.
 *
 * @throws Error listing every dead reference of the file with its line.
 */
export function remarkSymbolLinks({ siteDir, source, isForAllReleases }: SymbolLinksOptions) {
  const reference = source ?? referenceSource(siteDir);
  return async (tree: Root, file: VFile): Promise<void> => {
    const references = referencesIn(tree);
    if (references.length === 0) return;
    const index = await reference.load();
    const dead = linkAll(references, (target) =>
      isForAllReleases?.(file.path) === true ? index.resolveNewest(target) : index.resolve(target),
    );
    if (dead.length === 0) return;
    const lines = dead.map(
      ({ target, reason, line }) => `${file.path}:${line}: ${target} is dead: ${reason}`,
    );
    throw new Error(`Dead symbol references:\n  ${lines.join("\n  ")}`);
  };
}
