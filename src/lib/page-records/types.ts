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

export interface SectionRecord {
  /** Anchor of the heading; empty for the part that stands under the main heading. */
  readonly id: string;
  /** 1 for the part under the main heading, else the level of the heading, 2 to 6. */
  readonly level: number;
  readonly heading: string;
  /** Headings from the title of the page down to this one. */
  readonly path: readonly string[];
  readonly blocks: readonly Block[];
  /** Functions, events, errors, types, selectors, topic hashes and addresses named here, each once. */
  readonly identifiers: readonly string[];
  /** The section as Markdown without its heading line; links are absolute paths. */
  readonly markdown: string;
}

/** A piece of a section, in reading order. */
export type Block = TextBlock | ListBlock | TableBlock | CodeBlock | DiagramBlock | MathBlock;

export interface TextBlock {
  readonly type: "text";
  readonly text: string;
}

export interface ListBlock {
  readonly type: "list";
  readonly ordered: boolean;
  /** Each with the text of the lists inside it. */
  readonly items: readonly string[];
}

export interface TableBlock {
  readonly type: "table";
  readonly header: readonly string[];
  /** Cells of each row, in the order of `header`. */
  readonly rows: readonly (readonly string[])[];
}

export interface CodeBlock {
  readonly type: "code";
  /** Language of the fence, or empty. */
  readonly language: string;
  readonly title: string | null;
  readonly code: string;
}

export interface DiagramBlock {
  readonly type: "diagram";
  /** Mermaid source that the picture was drawn from. */
  readonly source: string;
  readonly title: string;
  readonly description: string;
}

export interface MathBlock {
  readonly type: "math";
  readonly tex: string;
  readonly text: string;
}
