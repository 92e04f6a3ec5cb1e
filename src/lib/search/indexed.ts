import type { PageFacts, SectionDocument } from "./documents";
import type { FIELD_WEIGHTS } from "./settings";
import type { Name } from "./tokenize";

export interface IndexedPage extends PageFacts {
  /** Position in the list of pages. */
  readonly number: number;
  /** Number that it has in common with the pages about the same thing in other releases. */
  readonly topic: number | null;
  /** Whether the other releases' pages of the topic lead to this one of its release. */
  readonly isFirstOfTopic: boolean;
  /** At least the part under the main heading, which comes first. */
  readonly sections: readonly IndexedSection[];
}

export interface IndexedSection extends Pick<SectionDocument, "id" | "level" | "heading"> {
  readonly page: IndexedPage;
  /** Position in the list of sections, and in that of its page. */
  readonly number: number;
  readonly onPage: number;
  /** Path from the root, with the anchor. */
  readonly url: string;
  /** Headings from the title of the page down to its own. */
  readonly path: readonly string[];
  /** Its heading as it is compared with queries; releases that have it in common share it. */
  readonly name: Name;
  /** What it has in common with sections of other releases and of interfaces; see `keyOf`. */
  readonly key: string | undefined;
}

/** Terms and the numbers of the sections that have each. */
export type Postings = ReadonlyMap<string, readonly number[]>;

/** The index as it is read. */
export interface SearchIndexData {
  /** Changes with the content; part of the paths of the files that belong to this index. */
  readonly build: string;
  readonly pages: readonly IndexedPage[];
  readonly sections: readonly IndexedSection[];
  /** All terms, in the order of the alphabet. */
  readonly terms: readonly string[];
  /** The numbers of the sections with each key. */
  readonly siblings: Postings;
  readonly postings: Readonly<Record<keyof typeof FIELD_WEIGHTS, Postings>>;
}
