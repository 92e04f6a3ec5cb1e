import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";

import { attributesOf, expandElements } from "../reference-kit/expand";
import type { Block } from "../reference-kit/nodes";
import { loadDescription } from "./load";
import { type Description, routesOf } from "./model";
import { renderFailures, renderRoute, renderSchemas } from "./render";

export interface MerkleApiOptions {
  /** Folder of the site, which holds `data/merkle-api`. */
  readonly siteDir: string;
}

const USAGE =
  'Write <MerkleApi show="routes" />, <MerkleApi show="failures" />, or <MerkleApi show="schemas" only="…" /> with the names of schemas.';

/** @throws Error naming what is unknown */
function blocksOf(api: Description, node: MdxJsxFlowElement): Block[] {
  const attributes = attributesOf(node, ["show", "only"], USAGE);
  const show = attributes.get("show");
  const only = attributes.get("only");
  if (show === "schemas" && only !== undefined) return renderSchemas(api, only.split(" "));
  if (show === "routes" && only === undefined) {
    return routesOf(api).flatMap((route) => renderRoute(api, route));
  }
  if (show === "failures" && only === undefined) return renderFailures(routesOf(api));
  throw new Error(USAGE);
}

/** Remark step that expands the elements of the Merkle API, see {@link expandElements}. */
export function remarkMerkleApi({ siteDir }: MerkleApiOptions) {
  return expandElements({
    names: ["MerkleApi"],
    failure: "The Merkle API cannot be expanded",
    load: () => {
      const description = loadDescription(siteDir);
      return (node) => ({ blocks: blocksOf(description, node), isLive: true });
    },
  });
}
