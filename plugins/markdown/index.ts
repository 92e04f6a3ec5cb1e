import path from "node:path";

import type { MDXOptions } from "@docusaurus/mdx-loader";
import rehypeKatex from "rehype-katex";
import remarkMath from "remark-math";

import { TOPICS } from "../../data/counterparts";
import { GLOSSARY_WORDS, PAGES_WITHOUT_TERMS } from "../../data/glossary-words";
import { RELEASES } from "../../data/releases";
import { counterpartsOf } from "../../src/lib/protocol/counterparts";
import {
  rehypeStaticReference,
  remarkCalls,
  remarkContractReference,
  remarkSymbolLinks,
} from "../contract-reference";
import { rehypeDeferredBlocks } from "../fast-pages/deferred-blocks";
import { sectionSource } from "../front-matter/sections";
import { graphqlSource, remarkGraphqlReference } from "../graphql-reference";
import { remarkMerkleApi } from "../merkle-api";
import { remarkMigrations } from "../migrations/expand";
import { rehypeCodeBreaks, rehypeWholeOptions } from "./code-breaks";
import { rehypeCodeTabs } from "./code-tabs";
import { remarkDiagrams } from "./diagrams";
import { remarkExampleRegions } from "./example-regions";
import { remarkGlossaryLinks } from "./glossary-links";
import { remarkGraphqlQueries } from "./graphql-queries";
import { rehypeHighlightAtBuild } from "./highlight";
import { rehypeMathErrors } from "./math-errors";
import { rehypeMathFocus } from "./math-focus";
import { rehypePageHead } from "./page-head";
import { remarkProductStatus } from "./product-status";
import { remarkReleaseAnswers } from "./release-answers";
import { rehypeTableLabels } from "./table-labels";

/** Pages about all releases: their links to symbols that name no release lead to the newest. */
const FOR_ALL_RELEASES = /^(?:api|apps|concepts|support)[\\/]/u;

type MarkdownPlugins = Pick<
  MDXOptions,
  "beforeDefaultRemarkPlugins" | "remarkPlugins" | "rehypePlugins"
>;

/**
 * The Markdown steps of every page, in order. MathML is asked for rather than KaTeX's own HTML:
 * browsers draw it without a style sheet and without fonts, and screen readers read it.
 */
export function createMarkdownPlugins({ siteDir }: { readonly siteDir: string }): MarkdownPlugins {
  const docs = path.join(siteDir, "docs");
  const sections = sectionSource(siteDir);
  const pathInDocs = (file: string): string => path.relative(docs, file).replace(/\.mdx$/u, "");
  const isDoc = (file: string): boolean => !/^\.\.|(?:^|[\\/])_/u.test(pathInDocs(file));
  const pageOf = (file: string): string | undefined => {
    const page = pathInDocs(file);
    return page.startsWith("..") || PAGES_WITHOUT_TERMS.test(page) ? undefined : page;
  };
  return {
    beforeDefaultRemarkPlugins: [
      [remarkGlossaryLinks, { words: GLOSSARY_WORDS, pageOf }],
      [remarkContractReference, { siteDir }],
      remarkCalls,
      [remarkGraphqlReference, { source: graphqlSource(siteDir) }],
      [remarkMigrations, { siteDir }],
      [remarkReleaseAnswers, { docs }],
      [
        remarkSymbolLinks,
        { siteDir, isForAllReleases: (file: string) => FOR_ALL_RELEASES.test(pathInDocs(file)) },
      ],
      [remarkMerkleApi, { siteDir }],
      [remarkProductStatus, { docs }],
      [remarkGraphqlQueries, { siteDir }],
      [remarkExampleRegions, { siteDir }],
      remarkDiagrams,
    ],
    remarkPlugins: [remarkMath],
    rehypePlugins: [
      rehypeStaticReference,
      [rehypeKatex, { output: "mathml" }],
      rehypeMathErrors,
      rehypeMathFocus,
      rehypeTableLabels,
      [rehypeCodeBreaks, { as: "jsx" }],
      rehypeWholeOptions,
      rehypeHighlightAtBuild,
      rehypeCodeTabs,
      [
        rehypePageHead,
        {
          isDoc,
          counterpartsOf: async (file: string) =>
            counterpartsOf(`/${pathInDocs(file)}`, {
              topics: TOPICS,
              releases: RELEASES,
              sections: await sections(),
            }),
        },
      ],
      rehypeDeferredBlocks,
    ],
  };
}
