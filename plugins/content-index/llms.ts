import { generateLLMFile } from "docusaurus-plugin-llms/lib/generator";
import type { DocInfo } from "docusaurus-plugin-llms/lib/types";

import { markdownPathOf } from "../../src/lib/page-records/negotiate";
import { GENERATIONS, type ReleaseRecord, RELEASES } from "../../data/releases";
import type { PageProtocol, PageRecord } from "../../src/lib/page-records/types";
import {
  labelOfRef,
  parseReleaseRef,
  releaseLabel,
  type ReleaseRef,
} from "../../src/lib/protocol/model";
import type { ExtractedPage } from "./extract";
import { type IndexFile, listPages } from "./llms-index";

/** Length that the index must stay below, in characters: what one reading of a model takes in. */
export const INDEX_LIMIT = 50_000;

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

const LIST_INTRODUCTION =
  "Each page below is Markdown; without `.md` it is the same page for people. ";

/** The site's index, or a part of it where the pages are too many for one file. */
function describeIndex(file: IndexFile, site: LlmsSite, introduction: string): LlmsFile {
  const { name, label, pages, leadsToLists, docs } = file;
  const lists = `The ${pages} pages are in the lists below, by part of the site. `;
  return {
    name,
    title: label === "" ? site.name : `${site.name}: ${label}`,
    description: label === "" ? site.description : `The list of ${pages} pages of this part.`,
    introduction: `${leadsToLists ? lists : LIST_INTRODUCTION}${label === "" ? introduction : `The whole site is in ${site.origin}/llms.txt.`}`,
    isFull: false,
    docs,
  };
}

/** The whole text about a release that has guides; nothing for the others. */
function releaseFile(
  { ref, depth, generation }: ReleaseRecord,
  pages: readonly ExtractedPage[],
  all: readonly DocInfo[],
  site: LlmsSite,
): LlmsFile[] {
  const { protocol, version } = parseReleaseRef(ref);
  const label = releaseLabel(protocol, version);
  const isOwn = ({ record }: ExtractedPage): boolean => record.release === ref;
  const isShared = ({ record }: ExtractedPage): boolean =>
    record.release === null && record.protocol === protocol;
  if (depth !== "full" || !pages.some(isOwn)) return [];
  const docs = all.filter((_, index) => {
    const page = pages[index];
    return page !== undefined && (isOwn(page) || isShared(page));
  });
  return [
    {
      name: `llms-${protocol}-${version}.txt`,
      title: `${site.name}: ${label}`,
      description: `${label}, released in ${generation}: concepts, guides and contract reference.`,
      introduction: `${docs.length} pages of ${site.origin} in one file: those about this release, and those about all releases of the protocol.`,
      isFull: true,
      docs,
    },
  ];
}

/** The newest releases, and where their pages begin, so that no reader starts with an older one. */
function describeNewest(pages: readonly ExtractedPage[], origin: string): string {
  const [newest] = Object.keys(GENERATIONS);
  const entries = RELEASES.filter(({ generation }) => generation === newest).map(
    ({ ref, depth }) => {
      const first =
        depth === "holders" ? undefined : pages.find(({ record }) => isStart(record, ref));
      const place = first ? `${origin}${markdownPathOf(first.record.route)}` : "addresses and ABIs";
      return `${labelOfRef(ref)} (${place})`;
    },
  );
  return entries.length === 0
    ? ""
    : `Newest releases, ${newest}: ${entries.join(", ")}. Other releases say so in the title or above the text. `;
}

const isStart = ({ release, route }: PageRecord, ref: ReleaseRef): boolean =>
  release === ref && /^\/(?:guides|reference)\//u.test(route);

/** The index in one or more files, and the full text: of all, of each protocol, of each release with guides. */
export function describeLlmsFiles(pages: readonly ExtractedPage[], site: LlmsSite): LlmsFile[] {
  const all = pages.map((page) => docOf(page, site.origin));
  const releaseFiles = RELEASES.flatMap((release) => releaseFile(release, pages, all, site));
  const others = [
    "llms-full.txt",
    ...PROTOCOL_FILES.map(({ name }) => name),
    ...releaseFiles.map(({ name }) => name),
    "llms-training.txt",
  ].map((name) => `${site.origin}/${name}`);
  const introduction =
    describeNewest(pages, site.origin) +
    "A request for a page with `Accept: text/markdown` gets the Markdown too. " +
    `Whole texts: ${others.join(", ")}.`;
  // Headings of groups, the title and the description.
  const reserve = LIST_INTRODUCTION.length + introduction.length + site.description.length + 600;
  return [
    ...listPages(all, site.origin, INDEX_LIMIT - reserve).map((file) =>
      describeIndex(file, site, introduction),
    ),
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
    ...releaseFiles,
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
    undefined,
    // Addresses have their endings.
    false,
  );
}
