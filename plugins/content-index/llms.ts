import { GENERATIONS, type ReleaseRecord, RELEASES } from "../../data/releases";
import { markdownPathOf } from "../../src/lib/page-records/negotiate";
import type { PageRecord } from "../../src/lib/page-records/types";
import { PRODUCTS } from "../../src/lib/products";
import { labelOfRef, parseReleaseRef, type ReleaseRef } from "../../src/lib/protocol/model";
import { SHARED_FACTS } from "../contract-reference/render";
import { addressPageOf } from "../protocol-data/pages";
import { SKILL_ENTRIES } from "../public-files/skills";
import type { ExtractedPage } from "./extract";
import { type IndexLine, indexLine, writeIndex } from "./llms-index";
import type { SiteFile } from "./markdown-export";
import { formatWhole, type WholeFile } from "./whole-file";

/** Most tokens of a release's file of learning and building: half of what small models read at once. */
export const LEARN_LIMIT = 60_000;

/** What the files say about the site. */
export interface LlmsSite {
  readonly name: string;
  readonly description: string;
  readonly origin: string;
}

/** Counts the tokens of a text. */
export type CountTokens = (text: string) => number;

/** A page as it stands in a file of many. */
interface Doc {
  readonly record: PageRecord;
  /** Without its title. */
  readonly markdown: string;
  readonly tokens: number;
}

/** A file of whole pages, and what it is about. */
interface Selection {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly docs: readonly Doc[];
  /** Pages of the same subject that are not in it. */
  readonly others?: readonly Doc[];
}

/** Between two pages of a file. */
const SEPARATOR = "\n\n---\n\n";

/** Protocols with a file of all their pages. */
const PROTOCOLS = ["airdrops", "flow", "lockup"] as const;

const REPEATED_LINES = new RegExp(
  `^- \\*\\*(?:${Object.values(SHARED_FACTS).join("|")})\\*\\*: .*\n?`,
  "gmu",
);

/** What a page says when it stands among others: nothing that each of them says again. */
function condense(body: string): string {
  return body
    .replace(/\[([^[\]\n]+)\]\(\/concepts\/glossary#[\w-]+\)/gu, "$1")
    .replace(REPEATED_LINES, "")
    .replace(/\n{3,}/gu, "\n\n");
}

function docOf({ record, body }: ExtractedPage, count: CountTokens): Doc {
  const { route, metaTitle, release } = record;
  const about = release === null ? "" : `\nRelease: ${labelOfRef(release)}`;
  const markdown = `Source: ${route}${about}\n\n${condense(body)}`;
  return { record, markdown, tokens: count(`## ${metaTitle}\n\n${markdown}`) };
}

const sumOf = (docs: readonly Doc[]): number => docs.reduce((sum, { tokens }) => sum + tokens, 0);

/** Releases with guides, the newest first. */
const GUIDED: readonly ReleaseRecord[] = RELEASES.filter(({ depth }) => depth === "full").toSorted(
  (a, b) => GENERATIONS[b.generation].localeCompare(GENERATIONS[a.generation]),
);

/** Guides with gas figures or with what changed between two releases: looked up, not read. */
const isGas = (route: string): boolean => /\/gas(?:-benchmarks|-costs)?$/u.test(route);
const isMigration = (route: string): boolean => /\/from-v[\d.]+$/u.test(route);
const isLookedUp = (route: string): boolean => isGas(route) || isMigration(route);

/**
 * The files about a release that has guides; none for the others. The pages of the APIs serve all
 * releases of a protocol: what differs in the third file are the addresses.
 */
function releaseFiles(release: ReleaseRecord, all: readonly Doc[]): Selection[] {
  const { ref, generation } = release;
  const { protocol, version } = parseReleaseRef(ref);
  const label = labelOfRef(ref);
  const isOwn = ({ record }: Doc): boolean => record.release === ref;
  const isShared = ({ record }: Doc): boolean =>
    record.release === null && record.protocol === protocol;
  const own = all.filter(isOwn);
  if (own.length === 0) return [];
  const addresses = addressPageOf(release);
  const general = all.filter(({ record }) => record.release === null && record.protocol === null);
  const isLearned = ({ record: { area, route } }: Doc): boolean =>
    ["Concepts", "Guides"].includes(area) && route !== addresses && !isLookedUp(route);
  // Pages about all products come last, as far as there is room.
  const wanted = [...all.filter((doc) => isOwn(doc) || isShared(doc)), ...general].filter(
    isLearned,
  );
  // Room for the head, and for the list of what is left out.
  const reserve = 400 + 30 * wanted.length;
  let room = LEARN_LIMIT - reserve;
  const end = wanted.findIndex(({ tokens }) => (room -= tokens) < 0);
  const learn = end === -1 ? wanted : wanted.slice(0, end);
  const reference = own.filter(
    ({ record: { area, route } }) => area === "References" || isLookedUp(route),
  );
  const routes = reference.map(({ record }) => record.route);
  const parts = [
    "Contract reference",
    ...(routes.some(isGas) ? ["gas figures"] : []),
    ...(routes.some(isMigration) ? ["migration guides"] : []),
  ];
  const stem = `llms-${protocol}-${version}`;
  return [
    {
      name: `${stem}.txt`,
      title: `${label}: learn and build`,
      description: `Concepts and guides for ${label}, released in ${generation}.`,
      docs: learn,
      others: wanted.slice(learn.length),
    },
    {
      name: `${stem}-reference.txt`,
      title: `${label}: reference`,
      description: `${parts.join(", ")} of ${label}.`,
      docs: reference,
    },
    {
      name: `${stem}-api.txt`,
      title: `${label}: addresses and APIs`,
      description: `Contract addresses of ${label}, and the GraphQL and other APIs, which serve all releases.`,
      docs: [
        ...own.filter(({ record }) => record.route === addresses),
        ...[...all.filter(isShared), ...general].filter(({ record }) => record.area === "APIs"),
      ],
    },
  ];
}

function toWhole({ title, description, docs, others = [] }: Selection, site: LlmsSite): WholeFile {
  const list = others.map(
    ({ record }) => `- [${record.metaTitle}](${markdownPathOf(record.route)})`,
  );
  return {
    title,
    description,
    introduction: `${docs.length} pages of ${site.origin}. Links that begin with "/" are on that site; a page's address with \`.md\` at its end gives its Markdown. All files and pages: /llms.txt.`,
    pages: [
      ...docs.map(({ record, markdown }) => ({ title: record.metaTitle, markdown })),
      ...(list.length === 0 ? [] : [{ title: "Not in this file", markdown: list.join("\n") }]),
    ],
  };
}

/** Pages by protocol, in the order in which the site has them, those of the newest release first. */
function newestFirst(pages: readonly ExtractedPage[]): ExtractedPage[] {
  const protocols = [...new Set(pages.map(({ record }) => record.protocol))];
  const months = new Map(RELEASES.map(({ ref, generation }) => [ref, GENERATIONS[generation]]));
  const monthOf = ({ record: { release } }: ExtractedPage): string =>
    months.get(release as ReleaseRef) ?? "9999";
  return protocols.flatMap((protocol) =>
    pages
      .filter(({ record }) => record.protocol === protocol)
      .toSorted((a, b) => monthOf(b).localeCompare(monthOf(a))),
  );
}

const [NEWEST] = Object.keys(GENERATIONS);

const isNewest = (release: string | null): boolean =>
  RELEASES.some(({ ref, generation }) => ref === release && generation === NEWEST);

/** What a reader of little room may leave out: what was replaced, and declarations without text. */
function isOptional({ protocol, release, route }: PageRecord): boolean {
  const depth = RELEASES.find(({ ref }) => ref === release)?.depth;
  return (
    protocol === "legacy" ||
    route.includes("/interfaces/") ||
    route.includes("/previous-") ||
    (depth === "holders" && !isNewest(release))
  );
}

/** The newest releases, and where their pages begin, so that no reader starts with an older one. */
function describeNewest(pages: readonly ExtractedPage[], origin: string): string {
  const entries = RELEASES.filter(({ ref }) => isNewest(ref)).flatMap(({ ref }) => {
    const own = pages.filter(({ record }) => record.release === ref);
    const guide = own.find(({ record }) => /^\/(?:guides|reference)\//u.test(record.route));
    const first = guide ?? own[0];
    if (first === undefined) return [];
    const link = `[${labelOfRef(ref)}](${origin}${markdownPathOf(first.record.route)})`;
    return [guide === undefined ? `${link} (addresses and ABIs)` : link];
  });
  return `Newest releases, ${NEWEST ?? ""}: ${entries.join(", ")}. Other releases say so in the title or above the text.`;
}

/**
 * The index, and whole pages: of all, of each protocol, of each release with
 * guides.
 *
 * @param pages in the order of the site
 * @param training the file of training data, which the index lists too
 * @param count of tokens; the method is named in the index
 */
export async function llmsFiles(
  pages: readonly ExtractedPage[],
  site: LlmsSite,
  training: SiteFile,
  count: CountTokens,
): Promise<SiteFile[]> {
  const all = pages.map((page) => docOf(page, count));
  const whole: Selection[] = [
    ...GUIDED.flatMap((release) => releaseFiles(release, all)),
    ...PROTOCOLS.map((protocol): Selection => ({
      name: `llms-${protocol}.txt`,
      title: `${site.name}: ${PRODUCTS[protocol]}`,
      description: `Every page about ${PRODUCTS[protocol]}, from concepts to contract reference, for all releases.`,
      docs: all.filter(({ record }) => record.protocol === protocol),
    })),
    {
      name: "llms-full.txt",
      title: site.name,
      description: "Every page of the site in one file.",
      docs: all,
    },
  ];
  const separator = count(SEPARATOR);
  const written = await Promise.all(
    whole.map(async (file) => {
      const text = await formatWhole(toWhole(file, site));
      // Pages are in several files, but counted once.
      const rest = count(await formatWhole(toWhole({ ...file, docs: [] }, site)));
      const tokens = rest + sumOf(file.docs) + separator * file.docs.length;
      return { path: `/${file.name}`, text, description: file.description, tokens };
    }),
  );
  const files: IndexLine[] = [
    ...written,
    {
      ...training,
      description: "One JSON record for each section of each page, as training data.",
      tokens: count(training.text),
    },
  ].map(({ path, description, tokens }) =>
    indexLine(
      path.slice(1),
      `${site.origin}${path}`,
      `${description} ${tokens.toLocaleString("en-US")} tokens.`,
    ),
  );
  const lineOf = ({ record }: ExtractedPage): IndexLine =>
    indexLine(
      record.metaTitle,
      `${site.origin}${markdownPathOf(record.route)}`,
      record.description,
    );
  const sorted = newestFirst(pages);
  const listed = sorted.filter(({ record }) => !isOptional(record));
  const areas = [...new Set(pages.map(({ record }) => record.area))];
  const head = [
    `# ${site.name}`,
    `> ${site.description}`,
    describeNewest(pages, site.origin),
    "Each page below is Markdown; without `.md` it is the same page for people, and a request for that with `Accept: text/markdown` gets the Markdown too. Tokens are counted with the encoding cl100k_base.",
  ].join("\n\n");
  const index = writeIndex(head, [
    { label: "Whole texts", lines: files },
    ...areas.map((area) => ({
      label: area,
      lines: listed.filter(({ record }) => record.area === area).map(lineOf),
    })),
    {
      label: "Optional",
      lines: [
        ...SKILL_ENTRIES.map(({ path, title, description }) =>
          indexLine(title, site.origin + path, description),
        ),
        ...sorted.filter(({ record }) => isOptional(record)).map(lineOf),
      ],
    },
  ]);
  return [{ path: "/llms.txt", text: index }, ...written.map(({ path, text }) => ({ path, text }))];
}
