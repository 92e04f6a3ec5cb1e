import { markdownPathOf, MISSING_MARKDOWN } from "../../src/lib/page-records/negotiate";
import type { ExtractedPage } from "./extract";

/** A file of the site. */
export interface SiteFile {
  /** Path from the root, with a leading slash. */
  readonly path: string;
  readonly text: string;
}

/** Length from which on a page begins with the list of its sections, in characters. */
const LONG_PAGE = 50_000;

/** A value of YAML front matter; the strings of JSON are strings of YAML. */
const line = (key: string, value: string): string => `${key}: ${JSON.stringify(value)}`;

/** The sections of a page that is too long to be read whole, by their anchors. */
function listSections({ record, markdown }: ExtractedPage): string {
  if (markdown.length <= LONG_PAGE) return "";
  const length = `${Math.round(markdown.length / 1_000)},000`;
  const anchors = record.sections.filter(({ id }) => id !== "").map(({ id }) => `\`#${id}\``);
  return (
    `> This page has ${length} characters. To read one section, give its address with the anchor to ` +
    "`read_page` of the MCP server, or take the text below its heading up to the next of that level. " +
    `Sections: ${anchors.join(", ")}.\n\n`
  );
}

/**
 * The Markdown export of a page: front matter that says what it is, where the list of all pages is, the
 * sections of a long page, and its content under its main heading. Answers are quoted from below that
 * heading.
 *
 * @param origin of the published site, without a slash at its end
 */
export function exportOf(page: ExtractedPage, origin: string): SiteFile {
  const { record, markdown, updated } = page;
  const { route, title, metaTitle, description, area, breadcrumbs, release } = record;
  const frontMatter = [
    line("title", metaTitle),
    line("description", description),
    line("url", `${origin}${route}`),
    line("section", [area, ...breadcrumbs].join(" / ")),
    ...(release === null ? [] : [line("release", release)]),
    ...(updated === null ? [] : [line("updated", updated)]),
  ];
  return {
    path: markdownPathOf(route),
    text: `---\n${frontMatter.join("\n")}\n---\n\n> The index of these docs for language models is ${origin}/llms.txt.\n\n${listSections(page)}# ${title}\n\n${markdown}\n`,
  };
}

/**
 * What programs that want Markdown get, with the status 404, where there is nothing.
 *
 * @param origin of the published site, without a slash at its end
 */
export const missingPage = (origin: string): SiteFile => ({
  path: MISSING_MARKDOWN,
  text: `# Page not found

There is no page at this address.

- Every page with its address: ${origin}/llms.txt
- Search, as people use it: ${origin}/search
- Search for programs: \`search_docs\` of the MCP server, at ${origin}/mcp where it runs
`,
});
