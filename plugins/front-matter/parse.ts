import type { MarkdownConfig } from "@docusaurus/types";

import { DATA_STATE, FACT_CLASSES } from "../../data/checks";
import { checksOf } from "./derive";
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
