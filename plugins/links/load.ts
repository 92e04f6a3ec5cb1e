import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import remarkDirective from "remark-directive";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { type PluggableList, unified } from "unified";
import { VFile } from "vfile";

import { REDIRECT_FAMILIES, REDIRECTS } from "../../data/redirects";
import { videoAnchor, VIDEOS } from "../../data/videos";
import { PAGE_IDS } from "../../src/config/site-map";
import { createMarkdownPlugins } from "../markdown";
import { remarkDiagrams } from "../markdown/diagrams";
import { redirectProblems } from "../redirects/check";
import { expandRedirects } from "../redirects/expand";
import { linkProblems, mapProblems, routeOf } from "./check";
import { CHANGELOG_PATH } from "../../src/lib/changelog/model";
import { addressPagePath, PAGES_PATH, type ProtocolModel } from "../protocol-data/model";
import { readPage, type SourcePage } from "./read-page";

/** Components that every page can use: Docusaurus's, and those of `src/theme/MDXComponents`. */
const KNOWN = new Set(["CodeFence", "Details", "Diagram", "LaterBlocks", "PageHead"]);

/** Components that write sections with ids. */
const SECTIONS = new Map([["VideoList", VIDEOS.map(videoAnchor)]]);

const TABLE = { redirects: REDIRECTS, families: REDIRECT_FAMILIES };

function filesBelow(siteDir: string, folder: string, ending: string): string[] {
  return readdirSync(path.join(siteDir, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name.replaceAll(path.sep, "/")}`)
    .sort();
}

/** Pages that are as they were are not read again: in development, one changes at a time. */
const read = new Map<string, { readonly value: string; readonly page: SourcePage }>();

/** Reads all pages with the steps that write sections and links; drawing the diagrams writes none. */
async function readPages(siteDir: string): Promise<SourcePage[]> {
  const { beforeDefaultRemarkPlugins } = createMarkdownPlugins({ siteDir });
  const steps = beforeDefaultRemarkPlugins.filter((step) => step !== remarkDiagrams);
  const processor = unified()
    .use(remarkParse)
    .use([remarkFrontmatter, remarkMdx, remarkGfm, remarkMath, remarkDirective])
    .use(steps as PluggableList)
    .freeze();
  const pages: SourcePage[] = [];
  for (const name of ["docs", "src/pages"].flatMap((folder) =>
    filesBelow(siteDir, folder, ".mdx"),
  )) {
    const value = readFileSync(path.join(siteDir, name), "utf8");
    // Docusaurus leaves drafts out.
    if (/^---\n(?:(?!---\n).*\n)*draft: true\n/u.test(value)) continue;
    const known = read.get(name);
    if (known?.value === value) {
      pages.push(known.page);
      continue;
    }
    const file = new VFile({ path: path.join(siteDir, name), value });
    let page: SourcePage;
    try {
      const tree = processor.parse(file);
      await processor.run(tree, file);
      file.path = name;
      page = readPage(tree, file, KNOWN);
    } catch (error) {
      const { message, line } = error as Error & { readonly line?: number };
      const text = message.replaceAll(`${siteDir}${path.sep}`, "");
      const problem = text.includes(name) ? text : `${name}:${line ?? 1} ${text}`;
      page = {
        file: name,
        links: [],
        anchors: [],
        imports: [],
        components: [],
        problems: [problem],
      };
    }
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

/** What is wrong with the links, the site map and the redirects, one line each, read from the sources. */
export async function sourceProblems(
  siteDir: string,
  { made, publicDir }: Served,
): Promise<string[]> {
  const pages = await readPages(siteDir);
  const own = filesBelow(siteDir, "src/pages", ".tsx").map((file) =>
    file.replace(/\.tsx$/u, ".mdx"),
  );
  const others = new Set([...made, ...own.flatMap((file) => routeOf(file) ?? [])]);
  const routes = [...pages.flatMap(({ file }) => routeOf(file) ?? []), ...others];
  const redirects = expandRedirects(TABLE, routes);
  const folders = [path.join(siteDir, "static"), ...(publicDir === null ? [] : [publicDir])];
  return [
    ...linkProblems(pages, {
      made: others,
      redirects: new Set(redirects.map(({ from }) => from)),
      sections: SECTIONS,
      hasFile: (name) =>
        folders.some((folder) => existsSync(path.join(folder, name))) ||
        (publicDir === null && /^\/(?:data|examples)\//u.test(name)),
      hasBeside: (page, name) => existsSync(path.join(siteDir, path.dirname(page.file), name)),
    }),
    ...mapProblems(pages, PAGE_IDS),
    ...redirectProblems(TABLE, redirects, routes).map((problem) => `data/redirects.ts: ${problem}`),
  ];
}

/** All problems in one text; null without any. */
export const linkError = (problems: readonly string[]): string | null =>
  problems.length === 0
    ? null
    : `${problems.length} problem(s) with links and places of pages:\n  ${problems.join("\n  ")}`;
