import path from "node:path";

import type { Root } from "mdast";
import type { VFile } from "vfile";

import { remarkCalls } from "../contract-reference/calls";
import { remarkContractReference } from "../contract-reference/expand";
import { remarkSymbolLinks } from "../contract-reference/symbol-links";
import { remarkGraphqlReference } from "../graphql-reference/expand";
import { graphqlSource } from "../graphql-reference/load";
import { remarkMerkleApi } from "../merkle-api/expand";
import { remarkMigrations } from "../migrations/expand";
import { remarkExampleRegions } from "./example-regions";
import { remarkGraphqlQueries } from "./graphql-queries";
import { remarkProductStatus } from "./product-status";
import { remarkReleaseAnswers } from "./release-answers";

/** Pages about all releases: their links to symbols that name no release lead to the newest. */
const FOR_ALL_RELEASES = /^(?:api|apps|concepts|support)[\\/]/u;

/** Path of a page in the folder of the docs, without ending. */
export const pathInDocs = (docs: string, file: string): string =>
  path.relative(docs, file).replace(/\.mdx$/u, "");

type Transform = (tree: Root, file: VFile) => Promise<void> | void;

/**
 * A step for the pages whose source has one of some words. To walk the tree of a page is most of what a
 * step costs, and each is for a few pages.
 */
function onPagesWith<Options>(
  words: readonly string[],
  step: (options: Options) => Transform,
  options: Options,
) {
  return () => {
    const transform = step(options);
    return (tree: Root, file: VFile): Promise<void> | void => {
      const source = String(file);
      if (words.some((word) => source.includes(word))) return transform(tree, file);
    };
  };
}

/** The steps that write sections and links into the source of a page, in order: what the check of links reads. */
export function sourceSteps(siteDir: string): unknown[] {
  const docs = path.join(siteDir, "docs");
  const isForAllReleases = (file: string): boolean => FOR_ALL_RELEASES.test(pathInDocs(docs, file));
  return [
    onPagesWith(["<ContractReference", "<ErrorReference"], remarkContractReference, { siteDir }),
    onPagesWith(["<Call"], remarkCalls, undefined),
    onPagesWith(["<GraphqlReference"], remarkGraphqlReference, { source: graphqlSource(siteDir) }),
    onPagesWith(["<Migration"], remarkMigrations, { siteDir }),
    onPagesWith(["<WhichRelease", "<WithoutApp", "<DeskCalls"], remarkReleaseAnswers, { docs }),
    [remarkSymbolLinks, { siteDir, isForAllReleases }],
    onPagesWith(["<MerkleApi"], remarkMerkleApi, { siteDir }),
    onPagesWith(["<Status"], remarkProductStatus, { docs }),
    onPagesWith(["graphql run"], remarkGraphqlQueries, { siteDir }),
    // Tables of moves have such fences.
    onPagesWith(["file=", "region=", "<Migration"], remarkExampleRegions, { siteDir }),
  ];
}
