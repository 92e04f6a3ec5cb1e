import type { PageRecord } from "../../src/lib/page-records/types";
import { cleanTree } from "./clean";
import { withOrigin, writeMarkdown } from "./markdown-text";
import { parsePage } from "./parse-page";
import { cutSections, describeSections } from "./sections";
import type { PagePlace } from "./site-pages";
import { toMarkdownTree } from "./to-markdown-tree";

/** What one reading of a page yields. */
export interface ExtractedPage {
  readonly record: PageRecord;
  /** The page below its main heading as Markdown with absolute links, the release note first. */
  readonly markdown: string;
  /** The same without the release note and with addresses from the root, for files of many pages. */
  readonly body: string;
  /** Day of the last change, such as `2026-11-24`; null for pages without a source of their own. */
  readonly updated: string | null;
  /** Each section of the record as Markdown without its heading, with absolute links. */
  readonly sectionMarkdown: readonly string[];
}

/** The site that the pages belong to. */
export interface Site {
  /** Name that ends every page's title. */
  readonly name: string;
  /** Origin, without a slash at its end. */
  readonly origin: string;
}

/**
 * Reads one rendered page.
 *
 * @returns null for a page that asks not to be indexed
 * @throws Error saying what the page lacks.
 */
export function extractPage(html: string, place: PagePlace, site: Site): ExtractedPage | null {
  const page = parsePage(html, site.name);
  if (page.isHidden) return null;
  const preface = toMarkdownTree(cleanTree(page.preface), place.route);
  const tree = toMarkdownTree(cleanTree(page.content), place.route);
  const sections = describeSections(cutSections(tree), page.title);
  const joined = (parts: readonly string[]): string =>
    parts.filter((part) => part !== "").join("\n\n");
  const note = writeMarkdown(preface.children);
  const body = joined(sections.map(({ markdown }) => markdown));
  return {
    record: {
      ...place,
      title: page.title,
      metaTitle: page.metaTitle,
      description: page.description,
      sections: sections.map(({ record }) => record),
    },
    sectionMarkdown: sections.map(({ body }) => withOrigin(body, site.origin)),
    markdown: withOrigin(joined([note, body]), site.origin),
    body: withOrigin(body, ""),
    updated: page.updated,
  };
}
