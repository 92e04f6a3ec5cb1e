import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { taskAnchor, VIDEO_TASKS, videoAnchor, VIDEOS } from "../../data/videos";
import { redirectProblems } from "../redirects/check";
import { expandRedirects, REDIRECT_TABLE } from "../redirects/expand";
import { linkProblems, mapProblems, routeOf, SITE_MAP_FILE } from "./check";
import { hashOf, type Kept, openKept } from "./kept";
import { MADE_ROUTES } from "./made";
import type { SourcePage } from "./read-page";

/** Components that write sections with ids. */
const SECTIONS = new Map([
  ["VideoList", [...VIDEOS.map(videoAnchor), ...VIDEO_TASKS.map(taskAnchor)]],
]);

function filesBelow(siteDir: string, folder: string, ending: string): string[] {
  return readdirSync(path.join(siteDir, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name.replaceAll(path.sep, "/")}`)
    .sort();
}

/** What is wrong with addresses of the data, and with the queries of the examples. */
async function factProblems(siteDir: string): Promise<string[]> {
  const { addressProblems, exampleProblems } = await import("./facts");
  const data = filesBelow(siteDir, "data", ".ts").flatMap((file) =>
    addressProblems(file, readFileSync(path.join(siteDir, file), "utf8")),
  );
  return [...data, ...exampleProblems(siteDir)];
}

/** All pages and parts of pages; those that are as they were are not read again. */
async function readPages(siteDir: string, known: Kept["pages"]): Promise<Kept["pages"]> {
  const pages: Record<string, Kept["pages"][string]> = {};
  let read: ((name: string, value: string) => Promise<SourcePage>) | undefined;
  for (const name of ["docs", "src/pages"].flatMap((dir) => filesBelow(siteDir, dir, ".mdx"))) {
    const value = readFileSync(path.join(siteDir, name), "utf8");
    // Docusaurus leaves drafts out.
    if (/^---\n(?:(?!---\n).*\n)*draft: true\n/u.test(value)) continue;
    const hash = hashOf(value);
    const before = known[name];
    if (before?.hash === hash) pages[name] = before;
    else {
      // The steps take seconds to load, and often no page has changed.
      read ??= (await import("./read-source")).sourceReader(siteDir);
      pages[name] = { hash, page: await read(name, value) };
    }
  }
  return pages;
}

/** The sets of questions, whose keys lead to sections as links do. */
function readQuestions(siteDir: string): SourcePage[] {
  return filesBelow(siteDir, "data/questions", ".ts").map((file) => {
    const lines = readFileSync(path.join(siteDir, file), "utf8").split("\n");
    const links = lines.flatMap((text, index) => {
      const url = /^ {2}"(\/[^"]*)": \[/u.exec(text)?.[1];
      return url === undefined ? [] : [{ url, line: index + 1 }];
    });
    return { file, links, anchors: [], imports: [], components: [], problems: [] };
  });
}

/**
 * What is wrong with the links, the site map, the redirects and facts, one line each, read from the sources.
 *
 * @param pageIds of the site map
 * @param publicDir folder of the files that plugins publish; null leaves links to them unchecked
 */
export async function sourceProblems(
  siteDir: string,
  pageIds: readonly string[],
  publicDir: string | null,
): Promise<string[]> {
  const { kept, keep } = openKept(siteDir);
  const read = await readPages(siteDir, kept?.pages ?? {});
  const facts = kept?.facts ?? (await factProblems(siteDir));
  // A problem may pass with time: that a day has not come.
  const sound = Object.entries(read).filter(([, { page }]) => page.problems.length === 0);
  keep({ facts, pages: Object.fromEntries(sound) });

  const pages = Object.values(read).map(({ page }) => page);
  const own = filesBelow(siteDir, "src/pages", ".tsx").flatMap((file) => routeOf(file) ?? []);
  const others = new Set([...MADE_ROUTES, ...own]);
  const routes = [...pages.flatMap(({ file }) => routeOf(file) ?? []), ...others];
  const redirects = expandRedirects(REDIRECT_TABLE, routes);
  const folders = [path.join(siteDir, "static"), ...(publicDir === null ? [] : [publicDir])];
  return [
    ...linkProblems([...pages, ...readQuestions(siteDir)], {
      made: others,
      redirects: new Map(redirects.map(({ from, to }) => [from, to])),
      sections: SECTIONS,
      hasFile: (name) =>
        folders.some((folder) => existsSync(path.join(folder, name))) ||
        (publicDir === null && /^\/(?:(?:data|examples|\.well-known)\/|skill\.md$)/u.test(name)),
      hasBeside: (page, name) => existsSync(path.join(siteDir, path.dirname(page.file), name)),
    }),
    ...mapProblems(pages, pageIds, readFileSync(path.join(siteDir, SITE_MAP_FILE), "utf8")),
    ...facts,
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
