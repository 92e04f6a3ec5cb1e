import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { DEFAULT_PARSE_FRONT_MATTER, loadFreshModule } from "@docusaurus/utils";
import type { GraphQLSchema } from "graphql";
import remarkDirective from "remark-directive";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { type PluggableList, unified } from "unified";
import { VFile } from "vfile";

import { videoAnchor, VIDEOS } from "../../data/videos";
import type { PAGE_IDS } from "../../src/config/site-map";
import { CHANGELOG_PATH } from "../../src/lib/changelog/model";
import { listExamples } from "../examples/load";
import { createMarkdownPlugins } from "../markdown";
import { remarkDiagrams } from "../markdown/diagrams";
import { parseFrontMatterWithChecks } from "../page-provenance";
import { verifiedProblems } from "../page-provenance/verified";
import { addressPagePath, PAGES_PATH, type ProtocolModel } from "../protocol-data/model";
import { redirectProblems } from "../redirects/check";
import { expandRedirects, REDIRECT_TABLE } from "../redirects/expand";
import { linkProblems, mapProblems, routeOf, SITE_MAP_FILE } from "./check";
import { addressProblems, queryProblems, readSchema, schemaOf } from "./facts";
import { readPage, type SourcePage } from "./read-page";

/** Components that every page can use: Docusaurus's, and those of `src/theme/MDXComponents`. */
const KNOWN = new Set(["CodeFence", "Details", "Diagram", "DeferredBlocks", "PageHead"]);

/** Components that write sections with ids. */
const SECTIONS = new Map([["VideoList", VIDEOS.map(videoAnchor)]]);

function filesBelow(siteDir: string, folder: string, ending: string): string[] {
  return readdirSync(path.join(siteDir, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name.replaceAll(path.sep, "/")}`)
    .sort();
}

/** Pages that are as they were are not read again: in development, one changes at a time. */
const read = new Map<string, { readonly value: string; readonly page: SourcePage }>();

/** The steps that write sections and links; drawing the diagrams writes none. */
function processorOf(siteDir: string) {
  const { beforeDefaultRemarkPlugins } = createMarkdownPlugins({ siteDir });
  const steps = beforeDefaultRemarkPlugins.filter((step) => step !== remarkDiagrams);
  return unified()
    .use(remarkParse)
    .use([remarkFrontmatter, remarkMdx, remarkGfm, remarkMath, remarkDirective])
    .use(steps as PluggableList)
    .freeze();
}

/** What the front matter of a page does not say of how it was checked, with the line. */
async function frontMatterProblems(name: string, value: string): Promise<string[]> {
  if (!name.startsWith("docs/") || routeOf(name) === undefined) return [];
  const { frontMatter } = await parseFrontMatterWithChecks({
    filePath: name,
    fileContent: value,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  const lines = value.split("\n");
  return verifiedProblems(frontMatter).map((problem) => {
    const key = /\bwith\b/u.test(problem) ? "verified_with:" : "verified:";
    return `${name}:${lines.findIndex((line) => line.startsWith(key)) + 1 || 1} ${problem}`;
  });
}

/** Reads a page; one that a step refuses has nothing but that problem. */
async function readSource(
  siteDir: string,
  name: string,
  value: string,
  processor: ReturnType<typeof processorOf>,
): Promise<SourcePage> {
  const file = new VFile({ path: path.join(siteDir, name), value });
  try {
    const tree = processor.parse(file);
    await processor.run(tree, file);
    file.path = name;
    const page = readPage(tree, file, KNOWN);
    return { ...page, problems: [...(await frontMatterProblems(name, value)), ...page.problems] };
  } catch (error) {
    const { message, line } = error as Error & { readonly line?: number };
    const text = message.replaceAll(`${siteDir}${path.sep}`, "");
    const problem = text.includes(name) ? text : `${name}:${line ?? 1} ${text}`;
    const none = { links: [], anchors: [], imports: [], components: [], isUnread: true } as const;
    return { file: name, ...none, problems: [problem] };
  }
}

const schemas = new Map<string, GraphQLSchema>();

/** What is wrong with addresses of the data and the docs, and with the queries of the examples. */
function factProblems(siteDir: string): string[] {
  const read = (file: string): string => readFileSync(path.join(siteDir, file), "utf8");
  const texts = [...filesBelow(siteDir, "data", ".ts"), ...filesBelow(siteDir, "docs", ".mdx")];
  const queries = listExamples(siteDir).flatMap((file) => {
    const name = schemaOf(file);
    if (name === undefined) return [];
    const schema = schemas.get(name) ?? readSchema(read(`data/graphql/${name}`));
    schemas.set(name, schema);
    return queryProblems(file, read(file), schema);
  });
  return [...texts.flatMap((file) => addressProblems(file, read(file))), ...queries];
}

async function readPages(siteDir: string): Promise<SourcePage[]> {
  const processor = processorOf(siteDir);
  const names = ["docs", "src/pages"].flatMap((folder) => filesBelow(siteDir, folder, ".mdx"));
  const pages: SourcePage[] = [];
  for (const name of names) {
    const value = readFileSync(path.join(siteDir, name), "utf8");
    // Docusaurus leaves drafts out.
    if (/^---\n(?:(?!---\n).*\n)*draft: true\n/u.test(value)) continue;
    const known = read.get(name);
    const isSame = known?.value === value;
    const page = isSame ? known.page : await readSource(siteDir, name, value, processor);
    read.set(name, { value, page });
    pages.push(page);
  }
  return pages;
}

/** Routes that plugins add to those of the docs. */
export const madeRoutes = ({ tables }: Pick<ProtocolModel, "tables">): string[] => [
  PAGES_PATH,
  ...tables.filter((table) => table.path === addressPagePath(table)).map((table) => table.path),
  CHANGELOG_PATH,
];

interface Served {
  /** Routes that plugins add. */
  readonly made: readonly string[];
  /** Folder of the files that plugins publish; null leaves links to them unchecked. */
  readonly publicDir: string | null;
}

/** What is wrong with the links, the site map, the redirects and facts, one line each, read from the sources. */
export async function sourceProblems(
  siteDir: string,
  { made, publicDir }: Served,
): Promise<string[]> {
  const pages = await readPages(siteDir);
  const own = filesBelow(siteDir, "src/pages", ".tsx").flatMap((file) => routeOf(file) ?? []);
  const others = new Set([...made, ...own]);
  const routes = [...pages.flatMap(({ file }) => routeOf(file) ?? []), ...others];
  const redirects = expandRedirects(REDIRECT_TABLE, routes);
  // In development, the map of today and not of the start.
  const map = path.join(siteDir, SITE_MAP_FILE);
  const { PAGE_IDS: ids } = (await loadFreshModule(map)) as { PAGE_IDS: typeof PAGE_IDS };
  const folders = [path.join(siteDir, "static"), ...(publicDir === null ? [] : [publicDir])];
  return [
    ...linkProblems(pages, {
      made: others,
      redirects: new Set(redirects.map(({ from }) => from)),
      sections: SECTIONS,
      hasFile: (name) =>
        folders.some((folder) => existsSync(path.join(folder, name))) ||
        (publicDir === null && /^\/(?:(?:data|examples|\.well-known)\/|skill\.md$)/u.test(name)),
      hasBeside: (page, name) => existsSync(path.join(siteDir, path.dirname(page.file), name)),
    }),
    ...mapProblems(pages, ids, readFileSync(map, "utf8")),
    ...factProblems(siteDir),
    ...redirectProblems(REDIRECT_TABLE, redirects, routes).map(
      (problem) => `data/redirects.ts: ${problem}`,
    ),
  ];
}

/** All problems in one text; null without any. */
export const linkError = (problems: readonly string[]): string | null =>
  problems.length === 0
    ? null
    : `${problems.length} problem(s) in the sources:\n  ${problems.join("\n  ")}`;
