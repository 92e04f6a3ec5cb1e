import type { LoadedContent } from "@docusaurus/plugin-content-docs";
import type { MarkdownConfig, Plugin } from "@docusaurus/types";

import { DATA_STATE, FACT_CLASSES } from "../../data/checks";
import { checksOf } from "./derive";
import { type PageChecks, pageChecks } from "./pages";
import { dayOf, writtenDay } from "./verified";

/**
 * Reads front matter as Docusaurus does and adds `checks`: the classes of facts that the page's
 * source contains. The day is the text that is written.
 */
export const parseFrontMatterWithChecks: NonNullable<MarkdownConfig["parseFrontMatter"]> = async (
  params,
) => {
  const parsed = await params.defaultParseFrontMatter(params);
  // A partial has no front matter of its own; Docusaurus warns about any.
  if (/[\\/]_/.test(params.filePath)) return parsed;
  const written = writtenDay(params.fileContent);
  const day = dayOf(written);
  return {
    ...parsed,
    frontMatter: {
      ...parsed.frontMatter,
      ...(written === undefined ? {} : { verified: written }),
      ...(day !== undefined && day < DATA_STATE.published ? { older_than_data: true } : {}),
      checks: checksOf(params.fileContent, FACT_CLASSES),
    },
  };
};

/**
 * Writes the list of pages for the page about checks. The plugin `links` tells of pages that do not say by
 * what and when their statements were checked.
 */
export default function factChecks(): Plugin {
  return {
    name: "page-provenance",
    async allContentLoaded({ allContent, actions }) {
      const loaded = allContent["docusaurus-plugin-content-docs"]?.default as
        LoadedContent | undefined;
      const docs = (loaded?.loadedVersions ?? [])
        .flatMap((version) => version.docs)
        // In development Docusaurus shows drafts and calls none of them one; their front matter does.
        .filter(({ draft, frontMatter }) => !draft && frontMatter.draft !== true);
      const pages: PageChecks[] = pageChecks(docs);
      await actions.createData("pages.json", JSON.stringify(pages));
    },
  };
}
