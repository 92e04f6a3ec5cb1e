import type { PageChecks } from "../../src/lib/page-provenance/model";
import { parseReleaseRef } from "../../src/lib/protocol/model";
import type { Candidate } from "../../src/lib/routes/closest";
import { readVerified } from "./verified";

/** What this plugin needs to know of one documentation page. */
export interface DocPage {
  readonly source: string;
  readonly permalink: string;
  readonly title: string;
  readonly draft: boolean;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** In development Docusaurus shows drafts and calls none of them one; their front matter does. */
export const isPublished = ({ draft, frontMatter }: DocPage): boolean =>
  !draft && frontMatter.draft !== true;

/** Characters of a description. */
const DESCRIPTION = { least: 50, most: 180 } as const;

/** Front matter that every page has, with the words for a page that lacks it. */
const REQUIRED: Readonly<Record<string, string>> = {
  title: "has no title: add `title:`",
  title_meta: "has no title for search engines: add `title_meta:`",
  description: "has no description: add `description:` with one sentence",
};

const isText = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "";

/** Everything that is wrong with the front matter of the pages, one line a problem. */
export function frontMatterProblems(pages: readonly DocPage[]): string[] {
  return pages.flatMap(({ source, frontMatter }) => {
    const { description, release } = frontMatter;
    const problems = Object.entries(REQUIRED).flatMap(([key, problem]) =>
      isText(frontMatter[key]) ? [] : [problem],
    );
    if (isText(description)) {
      const { length } = description;
      if (length < DESCRIPTION.least || length > DESCRIPTION.most) {
        problems.push(
          `has a description of ${length} characters: use ${DESCRIPTION.least} to ${DESCRIPTION.most}`,
        );
      }
    }
    if (release !== undefined) problems.push(...releaseProblems(release));
    return problems.map((problem) => `${source} ${problem}`);
  });
}

function releaseProblems(release: unknown): string[] {
  try {
    parseReleaseRef(String(release));
    return [];
  } catch (error) {
    return [`names a release that is none: ${(error as Error).message}`];
  }
}

/** The titles for search engines are unlike each other; "Overview" would not say which page it is. */
const searchTitle = ({ frontMatter, title }: DocPage): string =>
  typeof frontMatter.title_meta === "string" ? frontMatter.title_meta : title;

/** Lines about titles for search engines that more than one page uses. */
export function duplicateTitles(pages: readonly DocPage[]): string[] {
  const byTitle = new Map<string, string[]>();
  for (const page of pages) {
    const key = searchTitle(page);
    byTitle.set(key, [...(byTitle.get(key) ?? []), page.source]);
  }
  return [...byTitle]
    .filter(([, sources]) => sources.length > 1)
    .map(([title, sources]) => `title_meta "${title}" is used by ${sources.join(" and ")}`);
}

const byPath = (a: { readonly path: string }, b: { readonly path: string }): number =>
  a.path.localeCompare(b.path);

/** The list for the not-found page, sorted by path. */
export const indexPages = (pages: readonly DocPage[]): Candidate[] =>
  pages.map((page) => ({ path: page.permalink, title: searchTitle(page) })).sort(byPath);

/** One entry for each page whose front matter states a day and sources, sorted by path. */
export const pageChecks = (pages: readonly DocPage[]): PageChecks[] =>
  pages
    .flatMap((page) => {
      const { permalink: path, frontMatter } = page;
      const verified = readVerified(frontMatter);
      // The list is that of `parseFrontMatterWithChecks`.
      const checks = frontMatter.checks as readonly string[];
      return verified === undefined
        ? []
        : [{ path, title: searchTitle(page), checks, ...verified }];
    })
    .sort(byPath);
