import type { PageChecks } from "../../src/lib/page-provenance/model";
import { readVerified } from "./verified";

export type { PageChecks };

/** What this plugin needs to know of one documentation page. */
interface CheckedDoc {
  readonly permalink: string;
  readonly title: string;
  readonly frontMatter: object;
}

/** The titles for search engines are unlike each other; "Overview" would not say which page it is. */
function titleOf({ title, frontMatter }: CheckedDoc): string {
  return "title_meta" in frontMatter && typeof frontMatter.title_meta === "string"
    ? frontMatter.title_meta
    : title;
}

function idsOf({ frontMatter }: CheckedDoc): string[] {
  const ids: unknown = "checks" in frontMatter ? frontMatter.checks : undefined;
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
}

/** One entry for each page whose front matter states a day and sources, sorted by path. */
export function pageChecks(docs: readonly CheckedDoc[]): PageChecks[] {
  return docs
    .flatMap((doc) => {
      const verified = readVerified({ ...doc.frontMatter });
      const { permalink } = doc;
      return verified === undefined
        ? []
        : [{ path: permalink, title: titleOf(doc), checks: idsOf(doc), ...verified }];
    })
    .sort((a, b) => a.path.localeCompare(b.path));
}
