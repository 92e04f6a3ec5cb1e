import { isStopWord, tokenize } from "./tokenize";

/** Parts of a section that count differently. */
export const FIELDS = ["title", "heading", "context", "body", "code", "asked"] as const;
export type Field = (typeof FIELDS)[number];

export const SHIPPED_FIELDS = ["body", "code", "asked"] as const;
export type ShippedField = (typeof SHIPPED_FIELDS)[number];

/** Fields that are made from titles and headings, which are shipped to be shown anyway. */
export const DERIVED_FIELDS = ["title", "heading", "context"] as const;
export type DerivedField = (typeof DERIVED_FIELDS)[number];

interface PageNames {
  readonly route: string;
  readonly title: string;
  readonly context: string;
}

interface SectionNames {
  readonly level: number;
  readonly heading: string;
}

/** The terms of a text that mean something, in its order. */
export function termsOf(text: string): string[] {
  return tokenize(text)
    .map(({ term }) => term)
    .filter((term) => !isStopWord(term));
}

/** Where a page stands: its categories, and the folders of its route. */
export function contextOf({ context, route, title }: PageNames): string {
  const known = new Set(termsOf(`${title} ${context}`));
  const folders = termsOf(route.replaceAll(/[/.-]/gu, " ")).filter((term) => !known.has(term));
  return [context, ...new Set(folders)].join(" ");
}

/**
 * What each derived field of a section holds. Title and context belong to the first section of a
 * page; its heading is the title, so it has no field of its own.
 */
export function derivedTextsOf(
  page: PageNames,
  section: SectionNames,
): Partial<Record<DerivedField, string>> {
  return section.level === 1
    ? { title: page.title, context: contextOf(page) }
    : { heading: section.heading };
}
