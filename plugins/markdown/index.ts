import path from "node:path";

import type { MDXOptions } from "@docusaurus/mdx-loader";
import rehypeKatex from "rehype-katex";
import remarkMath from "remark-math";

import { TOPICS } from "../../data/counterparts";
import { GLOSSARY_WORDS, PAGES_WITHOUT_TERMS } from "../../data/glossary-words";
import { RELEASES } from "../../data/releases";
import { counterpartsOf } from "../../src/lib/protocol/counterparts";
import { rehypeStaticReference } from "../contract-reference/static-html";
import { rehypeDeferredBlocks } from "../fast-pages/deferred-blocks";
import { sectionSource } from "../front-matter/sections";
import { rehypeCodeBreaks, rehypeWholeOptions } from "./code-breaks";
import { rehypeCodeTabs } from "./code-tabs";
import { remarkDiagrams } from "./diagrams";
import { remarkGlossaryLinks } from "./glossary-links";
import { rehypeHighlightAtBuild } from "./highlight";
import { rehypeMath } from "./math";
import { rehypePageHead } from "./page-head";
import { pathInDocs, sourceSteps } from "./source-steps";
import { rehypeTableLabels } from "./table-labels";

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
  const pageOf = (file: string): string | undefined => {
    const page = pathInDocs(docs, file);
    return page.startsWith("..") || PAGES_WITHOUT_TERMS.test(page) ? undefined : page;
  };
  const isDoc = (file: string): boolean => !/^\.\.|(?:^|[\\/])_/u.test(pathInDocs(docs, file));
  return {
    beforeDefaultRemarkPlugins: [
      [remarkGlossaryLinks, { words: GLOSSARY_WORDS, pageOf }],
      ...sourceSteps(siteDir),
      remarkDiagrams,
    ],
    remarkPlugins: [remarkMath],
    rehypePlugins: [
      rehypeStaticReference,
      [rehypeKatex, { output: "mathml" }],
      rehypeMath,
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
            counterpartsOf(`/${pathInDocs(docs, file)}`, {
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
