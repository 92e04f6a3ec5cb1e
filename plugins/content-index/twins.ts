import { markdownPathOf } from "../../src/lib/page-records/negotiate";
import type { ExtractedPage } from "./extract";

/** A file of the site. */
export interface SiteFile {
  /** Path from the root, with a leading slash. */
  readonly path: string;
  readonly text: string;
}

/** A value of YAML front matter; the strings of JSON are strings of YAML. */
const line = (key: string, value: string): string => `${key}: ${JSON.stringify(value)}`;

/**
 * The Markdown twin of a page: front matter that says what it is, where the list of all pages is, and
 * its content under its main heading. Answers are quoted from below that heading.
 *
 * @param origin of the published site, without a slash at its end
 */
export function twinOf({ record, markdown }: ExtractedPage, origin: string): SiteFile {
  const { route, title, metaTitle, description, area, breadcrumbs, release } = record;
  const frontMatter = [
    line("title", metaTitle),
    line("description", description),
    line("url", `${origin}${route}`),
    line("section", [area, ...breadcrumbs].join(" / ")),
    ...(release === null ? [] : [line("release", release)]),
  ];
  return {
    path: markdownPathOf(route),
    text: `---\n${frontMatter.join("\n")}\n---\n\n> The index of these docs for language models is ${origin}/llms.txt.\n\n# ${title}\n\n${markdown}\n`,
  };
}
