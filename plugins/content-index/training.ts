import type { ExtractedPage } from "./extract";

const FORMAT = `# Training data from the documentation, made from the same build as the pages.
#
# Lines that start with "#" are this description. Every other line is one JSON object, one section
# of one page, in the order of the site:
#
#   id         route, "#" and the anchor of the section; stable as long as the page is
#   url        address of the section
#   title      main heading of the page
#   path       headings from the page's title down to the section
#   area       part of the site, for example "Guides"
#   protocol   "lockup", "flow", "airdrops", "legacy" or null
#   release    release that the page documents, for example "lockup@v2.0", or null
#   kind       "qa" where the heading is a question, else "text"
#   question   the heading, with "qa" only
#   answer     the section as Markdown, with "qa" only
#   text       the section as Markdown, with "text" only
#
# Markdown has GFM tables, TeX between dollar signs, Mermaid sources in fences and full addresses.
# Sections without a text of their own are left out.
`;

/** The training file: a description of the format, then one record a section. */
export function trainingFile(pages: readonly ExtractedPage[], origin: string): string {
  const records: object[] = [];
  for (const { record, sectionMarkdown } of pages) {
    for (const [index, section] of record.sections.entries()) {
      const text = sectionMarkdown[index] ?? "";
      if (text === "") continue;
      const id = section.id === "" ? record.route : `${record.route}#${section.id}`;
      records.push({
        id,
        url: `${origin}${id}`,
        title: record.title,
        path: section.path,
        area: record.area,
        protocol: record.protocol,
        release: record.release,
        ...(section.heading.endsWith("?")
          ? { kind: "qa", question: section.heading, answer: text }
          : { kind: "text", text }),
      });
    }
  }
  return `${FORMAT}\n${records.map((record) => JSON.stringify(record)).join("\n")}\n`;
}
