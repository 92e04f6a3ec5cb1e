import path from "node:path";

import { GLOSSARY_WORDS, PAGES_WITHOUT_TERMS } from "../../data/glossary-words";
import { remarkCalls } from "../contract-reference/calls";
import { remarkContractReference } from "../contract-reference/expand";
import { remarkSymbolLinks } from "../contract-reference/symbol-links";
import { remarkGraphqlReference } from "../graphql-reference/expand";
import { graphqlSource } from "../graphql-reference/load";
import { remarkMerkleApi } from "../merkle-api/expand";
import { remarkMigrations } from "../migrations/expand";
import { remarkExampleRegions } from "./example-regions";
import { remarkGlossaryLinks } from "./glossary-links";
import { remarkGraphqlQueries } from "./graphql-queries";
import { remarkProductStatus } from "./product-status";
import { remarkReleaseAnswers } from "./release-answers";

/** Pages about all releases: their links to symbols that name no release lead to the newest. */
const FOR_ALL_RELEASES = /^(?:api|apps|concepts|support)[\\/]/u;

/** Path of a page in the folder of the docs, without ending. */
export const pathInDocs = (docs: string, file: string): string =>
  path.relative(docs, file).replace(/\.mdx$/u, "");

/** The steps that write sections and links into the source of a page, in order: what the check of links reads. */
export function sourceSteps(siteDir: string): unknown[] {
  const docs = path.join(siteDir, "docs");
  const pageOf = (file: string): string | undefined => {
    const page = pathInDocs(docs, file);
    return page.startsWith("..") || PAGES_WITHOUT_TERMS.test(page) ? undefined : page;
  };
  const isForAllReleases = (file: string): boolean => FOR_ALL_RELEASES.test(pathInDocs(docs, file));
  return [
    [remarkGlossaryLinks, { words: GLOSSARY_WORDS, pageOf }],
    [remarkContractReference, { siteDir }],
    remarkCalls,
    [remarkGraphqlReference, { source: graphqlSource(siteDir) }],
    [remarkMigrations, { siteDir }],
    [remarkReleaseAnswers, { docs }],
    [remarkSymbolLinks, { siteDir, isForAllReleases }],
    [remarkMerkleApi, { siteDir }],
    [remarkProductStatus, { docs }],
    [remarkGraphqlQueries, { siteDir }],
    [remarkExampleRegions, { siteDir }],
  ];
}
