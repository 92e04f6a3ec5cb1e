import type { Link, Root } from "mdast";
import { SKIP, visit } from "unist-util-visit";

export interface PlannedLinksOptions {
  /** Ids of all pages the site is to have. */
  readonly planned: ReadonlySet<string>;
  /** Whether the page of an id has a file. */
  readonly exists: (id: string) => boolean;
}

/** The page id a link leads to, or undefined when it leads outside the documentation. */
export function linkedPage(url: string): string | undefined {
  if (!url.startsWith("/") || url.startsWith("//")) return undefined;
  const path = url.slice(1).split(/[?#]/, 1)[0];
  return path === undefined || path === "" ? undefined : path;
}

/**
 * Remark step: a link to a page that the site map plans but nobody has written yet becomes its own
 * text, so a page can be complete before its neighbors are. Links to anything else that does not
 * exist stay as they are, and the build fails on them.
 */
export function remarkPlannedLinks({ planned, exists }: PlannedLinksOptions) {
  return (tree: Root): void => {
    visit(tree, "link", (node: Link, index, parent) => {
      if (parent === undefined || index === undefined) return undefined;
      const id = linkedPage(node.url);
      if (id === undefined || !planned.has(id) || exists(id)) return undefined;
      parent.children.splice(index, 1, ...node.children);
      return [SKIP, index];
    });
  };
}
