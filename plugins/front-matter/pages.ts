import { parseReleaseRef } from "../../src/lib/protocol/model";

/** What this plugin needs to know of one documentation page. */
export interface DocPage {
  readonly id: string;
  readonly source: string;
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** A page as the not-found page lists it. */
export interface IndexedPage {
  readonly path: string;
  readonly title: string;
}

const MIN_DESCRIPTION = 50;
const MAX_DESCRIPTION = 180;

/** Everything that is wrong with the front matter of the pages, one line a problem. */
export function frontMatterProblems(pages: readonly DocPage[]): string[] {
  return pages.flatMap((page) => {
    const problems: string[] = [];
    const { title, title_meta: titleMeta, description, release } = page.frontMatter;
    if (typeof title !== "string" || title.trim() === "") {
      problems.push("has no title: add `title:`");
    }
    if (typeof titleMeta !== "string" || titleMeta.trim() === "") {
      problems.push("has no title for search engines: add `title_meta:`");
    }
    if (typeof description !== "string" || description.trim() === "") {
      problems.push("has no description: add `description:` with one sentence");
    } else if (description.length < MIN_DESCRIPTION || description.length > MAX_DESCRIPTION) {
      problems.push(
        `has a description of ${description.length} characters: use ${MIN_DESCRIPTION} to ${MAX_DESCRIPTION}`,
      );
    }
    if (release !== undefined) problems.push(...releaseProblems(release));
    return problems.map((problem) => `${page.source} ${problem}`);
  });
}

function searchTitle({ frontMatter, title }: DocPage): string {
  return typeof frontMatter.title_meta === "string" ? frontMatter.title_meta : title;
}

function releaseProblems(release: unknown): string[] {
  try {
    parseReleaseRef(String(release));
    return [];
  } catch (error) {
    return [`names a release that is none: ${(error as Error).message}`];
  }
}

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

/** The list for the not-found page, sorted by path. */
export function indexPages(pages: readonly DocPage[]): IndexedPage[] {
  return pages
    .map((page) => ({
      path: page.permalink,
      title: searchTitle(page),
    }))
    .sort((a, b) => a.path.localeCompare(b.path));
}
