/**
 * What one extraction of the rendered pages yields. Search, hosted records, the Markdown exports, the
 * llms files and the assistant all read these records, so that they cannot disagree.
 *
 * Everything is plain data that survives `JSON.stringify`. Text is plain text: entities are decoded,
 * white space is collapsed, and nothing in it is HTML.
 */

export const PAGE_PROTOCOLS = [
  "lockup",
  "flow",
  "airdrops",
  "legacy",
  "comptroller",
  "bob",
] as const;

export type PageProtocol = (typeof PAGE_PROTOCOLS)[number];

export interface PageRecord {
  /** Path from the root without a trailing slash; the home page is `/`. */
  readonly route: string;
  /** The visible main heading. */
  readonly title: string;
  /** Title for search engines, without the name of the site. */
  readonly metaTitle: string;
  /** One sentence from the front matter. */
  readonly description: string;
  /** Label of the sidebar that the page belongs to (`lvl0`), such as `Guides`. */
  readonly area: string;
  /** Labels of the sidebar categories above the page, outermost first. */
  readonly breadcrumbs: readonly string[];
  readonly protocol: PageProtocol | null;
  /** Release that the page documents, such as `lockup@v2.0`. */
  readonly release: string | null;
  /** The part before the first heading, then one section a heading, in the order of the page. */
  readonly sections: readonly SectionRecord[];
}

/** What a section says to those who look for it. */
export interface SectionTexts {
  /**
   * Paragraphs, list items with the lists inside them, rows of tables, formulas and the texts of
   * diagrams, which snippets are cut from.
   */
  readonly units: readonly string[];
  /** The words in them and in the heads of tables, without the letters of formulas. */
  readonly words: string;
  /** Its code, one block below the other. */
  readonly code: string;
}

export interface SectionRecord extends SectionTexts {
  /** Anchor of the heading; empty for the part that stands under the main heading. */
  readonly id: string;
  /** 1 for the part under the main heading, else the level of the heading, 2 to 6. */
  readonly level: number;
  readonly heading: string;
  /** Headings from the title of the page down to this one. */
  readonly path: readonly string[];
  /** Functions, events, errors, types, selectors, topic hashes and addresses named here, each once. */
  readonly identifiers: readonly string[];
  /** The section as Markdown without its heading line; links are absolute paths. */
  readonly markdown: string;
}
