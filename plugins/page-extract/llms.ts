import { generateLLMFile } from "docusaurus-plugin-llms/lib/generator";
import type { DocInfo } from "docusaurus-plugin-llms/lib/types";

import { markdownPathOf } from "../../src/lib/page-records/negotiate";
import type { PageProtocol } from "../../src/lib/page-records/types";
import type { ExtractedPage } from "./extract";

/** Length that the index must stay below, in characters: what one reading of a model takes in. */
export const INDEX_LIMIT = 50_000;

/** Where the formatter cuts a description of the index, in the middle of a word. */
const DESCRIPTION_LIMIT = 150;

/** One of the llms files, as {@link writeLlmsFile} writes it. */
export interface LlmsFile {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Said below the description. */
  readonly introduction: string;
  /** Whole pages; otherwise a line and a description for each. */
  readonly isFull: boolean;
  readonly docs: readonly DocInfo[];
}

/** What the files say about the site. */
export interface LlmsSite {
  readonly name: string;
  readonly description: string;
  readonly origin: string;
}

const PROTOCOL_FILES: readonly {
  readonly protocol: PageProtocol;
  readonly name: string;
  readonly label: string;
}[] = [
  { protocol: "airdrops", name: "llms-airdrops.txt", label: "Airdrops" },
  { protocol: "flow", name: "llms-flow.txt", label: "Flow" },
  { protocol: "lockup", name: "llms-lockup.txt", label: "Lockup" },
];

function docOf({ record, markdown }: ExtractedPage, origin: string): DocInfo {
  const { route, metaTitle, description, area } = record;
  const source = `Source: ${origin}${route}`;
  return {
    title: metaTitle,
    path: route,
    url: `${origin}${markdownPathOf(route)}`,
    content: `${source}\n\n${description}\n\n${markdown}`,
    description,
    frontMatter: { description },
    section: area,
  };
}

/** Cuts a text at a word, with an ellipsis; a text that fits stays as it is. */
export function shorten(text: string, characters: number): string {
  if (text.length <= characters) return text;
  const cut = text.slice(0, characters - 1);
  const end = cut.lastIndexOf(" ");
  return `${(end === -1 ? cut : cut.slice(0, end)).replace(/[\s,.;:]+$/, "")}…`;
}

/**
 * Shortens the longest descriptions until all lines of an index together fit.
 *
 * @param characters how many characters the lines may have
 * @throws Error when the titles and addresses alone are too long
 */
export function fitDescriptions(docs: readonly DocInfo[], characters: number): DocInfo[] {
  // `- [title](url): description` and the end of the line.
  const fixed = docs.reduce((sum, { title, url }) => sum + title.length + url.length + 9, 0);
  for (let limit = DESCRIPTION_LIMIT; limit >= 20; limit -= 1) {
    const fitted = docs.map((doc) => {
      const description = shorten(doc.description, limit);
      return { ...doc, description, frontMatter: { description } };
    });
    const total = fitted.reduce((sum, { description }) => sum + description.length, fixed);
    if (total <= characters) return fitted;
  }
  throw new Error(
    `llms.txt would need ${fixed} characters for its ${docs.length} titles and addresses alone, of ` +
      `${characters}. Split the index by area, or shorten the titles of the pages.`,
  );
}

/** The index, the full text, and the full text of each protocol. */
export function describeLlmsFiles(pages: readonly ExtractedPage[], site: LlmsSite): LlmsFile[] {
  const all = pages.map((page) => docOf(page, site.origin));
  const others = [
    "llms-full.txt",
    ...PROTOCOL_FILES.map(({ name }) => name),
    "llms-training.txt",
  ].map((name) => `${site.origin}/${name}`);
  const introduction =
    "Each page below is Markdown; without `.md` it is the same page for people. A request for a " +
    `page with \`Accept: text/markdown\` gets the Markdown too. Whole texts: ${others.join(", ")}.`;
  // Headings of groups, the title and the description.
  const reserve = introduction.length + site.description.length + 600;
  return [
    {
      name: "llms.txt",
      title: site.name,
      description: site.description,
      introduction,
      isFull: false,
      docs: fitDescriptions(all, INDEX_LIMIT - reserve),
    },
    {
      name: "llms-full.txt",
      title: site.name,
      description: site.description,
      introduction: `Every page of ${site.origin} in one file, ${pages.length} in all.`,
      isFull: true,
      docs: all,
    },
    ...PROTOCOL_FILES.map(({ protocol, name, label }): LlmsFile => {
      const docs = all.filter((_, index) => pages[index]?.record.protocol === protocol);
      return {
        name,
        title: `${site.name}: ${label}`,
        description: `Every page about ${label}, from concepts to contract reference.`,
        introduction: `${docs.length} pages of ${site.origin} in one file. What they share with the other products is in ${site.origin}/llms-full.txt.`,
        isFull: true,
        docs,
      };
    }),
  ];
}

/** Writes one file with the formatter of docusaurus-plugin-llms. */
export async function writeLlmsFile(file: LlmsFile, target: string): Promise<void> {
  await generateLLMFile(
    [...file.docs],
    target,
    file.title,
    file.description,
    file.isFull,
    undefined,
    file.introduction,
  );
}
