import type { PageProtocol } from "../page-records/types";

/** `lvl0` is the area, `lvl1` the title of the page, the rest the headings down to a section. */
export const LEVELS = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;

export type HierarchyLevel = (typeof LEVELS)[number];

/** The names above a section, and its own; null below it. */
export type Hierarchy = Readonly<Record<HierarchyLevel, string | null>>;

/** What of a page a hit points to: its title (`lvl1`), a heading, or text under a heading. */
export type HitType = Exclude<HierarchyLevel, "lvl0"> | "content";

export const HIT_TYPES = [...LEVELS.slice(1), "content"] as readonly HitType[];

/** A run of plain text, and whether the query matched it. Never HTML. */
export interface TextRun {
  readonly text: string;
  readonly marked: boolean;
}

/** One result, in the shape that DocSearch stores and shows. */
export interface SearchHit {
  /** Stable between builds as long as the page and the anchor are: route, `#`, anchor. */
  readonly objectID: string;
  readonly type: HitType;
  /** Path from the root, with the anchor. */
  readonly url: string;
  /** Text that the snippet was cut from; null for a section without text of its own. */
  readonly content: string | null;
  readonly hierarchy: Hierarchy;
  /** `hierarchy` again, cut into runs. A level that is null there is missing here. */
  readonly highlight: Readonly<Partial<Record<HierarchyLevel, readonly TextRun[]>>>;
  /** The words of `content` around the match, 15 at most; null when there is no content. */
  readonly snippet: readonly TextRun[] | null;
  readonly protocol: PageProtocol | null;
  /** Release that the page is about, such as `lockup@v2.0`. */
  readonly release: string | null;
  /** Where each release has the same symbol, this one's place among them, the newest first. */
  readonly places: readonly ReleasePlace[];
}

/** Where a symbol stands for one release. */
export interface ReleasePlace {
  readonly release: string;
  /** Path from the root, with the anchor. */
  readonly url: string;
}

export interface SearchRequest {
  /** At most 512 characters count. */
  readonly query: string;
  /** Areas (`lvl0`) to keep; empty for all. */
  readonly areas?: readonly string[];
  /** Protocols to keep; empty for all. */
  readonly protocols?: readonly PageProtocol[];
  /** Release of the page being read: its pages come before those of others of its protocol. */
  readonly reading?: string | null;
  /** Release to keep, with the pages that serve all releases of its protocol; null for all. */
  readonly release?: string | null;
  /** True: a symbol that several releases have, or contract and interface, is one hit. */
  readonly isFolded?: boolean;
  /** From 0. */
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly snippetWords?: number;
  /** False: answer at once, and load no texts that are not at hand. True when left out. */
  readonly waitForTexts?: boolean;
}

export interface SearchAnswer {
  /** The best first. */
  readonly hits: readonly SearchHit[];
  /** How many sections match in all. */
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  /** Other queries that have results, for a reader who found nothing; 3 at most. */
  readonly suggestions: readonly string[];
  /** Texts are missing that were not waited for; the same request that waits loads and brings them. */
  readonly isPartial?: boolean;
}

/** A way to search: in the browser, in Node, or at a hosted service. */
export interface SearchEngine {
  /**
   * @throws AbortError when `signal` was aborted; an Error with a message for readers when the engine
   *   cannot be reached or answers nonsense
   */
  search(request: SearchRequest, signal?: AbortSignal): Promise<SearchAnswer>;
}

/** A section that a query finds, for programs that quote the documentation. */
export interface FoundSection {
  readonly route: string;
  /** Anchor; empty for the part under the main heading. */
  readonly id: string;
  /** Headings from the title of the page down. */
  readonly path: readonly string[];
  /** Release that the page is about, such as `lockup@v2.0`; null for none. */
  readonly release: string | null;
  readonly protocol: PageProtocol | null;
  /** Share of the best section's score, 0 to 1. */
  readonly score: number;
  /** For each word of the query, whether the section or a question that people ask with it has it. */
  readonly holds: readonly boolean[];
}

/** A word of a query as the index knows it. */
export interface QueryTerm {
  /** As typed, lower case. */
  readonly text: string;
  /** Terms that count as it: itself, its family, synonyms. */
  readonly forms: readonly string[];
  /** Sections of the index that hold it or its family; 0 when the documentation lacks the word. */
  readonly sections: number;
}

export interface Found {
  readonly sections: readonly FoundSection[];
  readonly terms: readonly QueryTerm[];
  /** Sections of the index in all. */
  readonly total: number;
}
