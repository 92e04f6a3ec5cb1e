import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";

import { attributesOf, expandElements } from "../reference-kit/expand";
import { loadDescription } from "./load";
import { renderRequest, type Request } from "./render";

export interface MerkleApiOptions {
  /** Folder of the site, which holds `data/merkle-api`. */
  readonly siteDir: string;
}

/** Element that stands for a part of the description: `<MerkleApi show="routes" />`. */
export const ELEMENT = "MerkleApi";

const USAGE = `<${ELEMENT}> takes show="…" and, if needed, only="…".`;

function requestOf(node: MdxJsxFlowElement): Request {
  const attributes = attributesOf(node, ["show", "only"], USAGE);
  const show = attributes.get("show");
  if (show === undefined) throw new Error(USAGE);
  const only = (attributes.get("only") ?? "").split(/[\s,]+/).filter((name) => name !== "");
  return { show, only };
}

/** Remark step that expands the elements of the Merkle API, see {@link expandElements}. */
export function remarkMerkleApi({ siteDir }: MerkleApiOptions) {
  return expandElements({
    names: [ELEMENT],
    failure: "The Merkle API cannot be expanded",
    load: () => {
      const description = loadDescription(siteDir);
      return (node) => ({ blocks: renderRequest(description, requestOf(node)), isLive: true });
    },
  });
}
