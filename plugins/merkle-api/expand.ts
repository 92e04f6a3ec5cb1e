import type { BlockContent, Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";

import { loadDescription } from "./load";
import type { Description } from "./model";
import { renderRequest, type Request } from "./render";

export interface MerkleApiOptions {
  /** Folder of the site, which holds `data/merkle-api`. */
  readonly siteDir: string;
  /** Where the description comes from; by default the file of the site. */
  readonly load?: (siteDir: string) => Description;
}

/** Element that stands for a part of the description: `<MerkleApi show="routes" />`. */
export const ELEMENT = "MerkleApi";

/** Reads the attributes of a directive. */
function requestOf(node: MdxJsxFlowElement): Request {
  const values = new Map<string, string>();
  for (const attribute of node.attributes) {
    if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value !== "string") {
      throw new Error(`<${ELEMENT}> takes plain texts, as in show="routes".`);
    }
    values.set(attribute.name, attribute.value);
  }
  const unknown = [...values.keys()].filter((name) => name !== "show" && name !== "only");
  if (unknown.length > 0 || !values.has("show")) {
    throw new Error(
      `<${ELEMENT}> takes show="…" and, if needed, only="…"; found: ${[...values.keys()].join(", ") || "none"}.`,
    );
  }
  const only = (values.get("only") ?? "").split(/[\s,]+/).filter((name) => name !== "");
  return { show: values.get("show") ?? "", only };
}

/**
 * Remark step for `beforeDefaultRemarkPlugins`: replaces `<MerkleApi>` with headings, tables and
 * samples, so that the table of contents, anchors, link checks and search know them.
 *
 * @throws Error listing every element that cannot be replaced, with its line
 */
export function remarkMerkleApi({ siteDir, load = loadDescription }: MerkleApiOptions) {
  return (tree: Root, file: VFile): void => {
    const problems: string[] = [];
    visit(tree, (node, index, parent) => {
      if (node.type !== "mdxJsxFlowElement" || node.name !== ELEMENT) return undefined;
      if (parent === undefined || index === undefined) return undefined;
      try {
        const blocks = renderRequest(load(siteDir), requestOf(node));
        parent.children.splice(index, 1, ...(blocks as BlockContent[]));
        return [SKIP, index + blocks.length];
      } catch (error) {
        problems.push(
          `  ${file.path}:${node.position?.start.line ?? 0}: ${(error as Error).message}`,
        );
        return SKIP;
      }
    });
    if (problems.length > 0) throw new Error(`The Merkle API:\n${problems.join("\n")}`);
  };
}
