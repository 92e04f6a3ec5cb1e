import { PAGE_PROTOCOLS, type PageProtocol } from "../page-records/types";
import { decodeNumbers, encodeNumbers, toDeltas } from "./codec";
import type { PageDocument } from "./documents";
import { derivedTextsOf, SHIPPED_FIELDS, type ShippedField, termsOf } from "./fields";

export interface IndexedPage {
  readonly route: string;
  readonly title: string;
  readonly area: string;
  readonly protocol: PageProtocol | null;
  readonly release: string | null;
  /** Number that it has in common with the pages about the same thing in other releases. */
  readonly topic: number | null;
  readonly context: string;
  /** Number of its first section. */
  readonly firstSection: number;
}

export interface IndexedSection {
  /** Position in the list of pages. */
  readonly page: number;
  readonly id: string;
  readonly level: number;
  readonly heading: string;
  /** How many different terms its text has, its code besides, and what is asked with it. */
  readonly lengths: Readonly<Record<ShippedField, number>>;
}

/** The index without the postings, as the engine works with it. */
export interface SearchIndexData {
  /** Changes with the content; part of the paths of the files that belong to this index. */
  readonly build: string;
  readonly pages: readonly IndexedPage[];
  readonly sections: readonly IndexedSection[];
  /** All terms in the order of the alphabet. */
  readonly terms: readonly string[];
  /** For each term, how many sections have it in any field. */
  readonly counts: readonly number[];
  readonly postingFiles: readonly number[];
  readonly textFiles: readonly number[];
}

/** Sections that hold a term in one field: how often it occurs in each, 3 at most. */
export type Postings = ReadonlyMap<number, number>;

export interface TermPostings extends Readonly<Record<ShippedField, Postings>> {
  readonly term: string;
}

/** The file that an engine loads first. */
interface IndexFile {
  readonly version: number;
  readonly build: string;
  readonly areas: readonly string[];
  readonly releases: readonly string[];
  /**
   * Route, title, number of the area, of the protocol and of the release, context, number of the topic.
   * Releases and topics count from 1; 0 is none.
   */
  readonly pages: readonly (readonly [string, string, number, number, number, string, number])[];
  /** A line a section: level, heading and, where it is not made from the heading, a tab and the id. */
  readonly sections: string;
  /** For each section, the length of its text; then, for each, that of its code; then of its questions. */
  readonly lengths: string;
  /** Joined by spaces. */
  readonly terms: string;
  readonly counts: string;
  readonly postingFiles: string;
  readonly textFiles: string;
}

/** A file of postings: some of the terms, one after the other. */
interface PostingsFile {
  /** For each term and field: how many sections, then their distances. */
  readonly sections: string;
  /** One digit a posting. */
  readonly frequencies: string;
}

const VERSION = 4;
const MAX_FREQUENCY = 3;
const PROTOCOLS: readonly (PageProtocol | null)[] = [null, ...PAGE_PROTOCOLS];

/**
 * Files of postings that an index is divided into. A query needs those with its words, so that a
 * reader downloads some of the index and not all of it before the first result.
 */
const POSTING_FILES = 70;

/** The anchor that a heading gets when its author gave none. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
    .replaceAll(" ", "-");
}

/** An index as text, ready to be written. */
export interface EncodedIndex {
  /** @param build what `SearchIndexData.build` shall be */
  readonly index: (build: string) => string;
  readonly postings: readonly string[];
}

interface TermEntry extends Readonly<Record<ShippedField, Map<number, number>>> {
  readonly anywhere: Set<number>;
}

function collectTerms(pages: readonly PageDocument[]): [string, TermEntry][] {
  const entries = new Map<string, TermEntry>();
  const entryOf = (term: string): TermEntry => {
    let entry = entries.get(term);
    if (entry === undefined) {
      entry = { body: new Map(), code: new Map(), asked: new Map(), anywhere: new Set() };
      entries.set(term, entry);
    }
    return entry;
  };
  let number = 0;
  for (const page of pages) {
    for (const section of page.sections) {
      for (const field of SHIPPED_FIELDS) {
        for (const [term, frequency] of section[field]) {
          const entry = entryOf(term);
          entry[field].set(number, Math.min(frequency, MAX_FREQUENCY));
          entry.anywhere.add(number);
        }
      }
      for (const text of Object.values(derivedTextsOf(page, section))) {
        for (const term of termsOf(text)) entryOf(term).anywhere.add(number);
      }
      number += 1;
    }
  }
  return [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
}

function encodePostings(entries: readonly (readonly [string, TermEntry])[]): string {
  const file: PostingsFile = {
    sections: entries
      .map(([, entry]) =>
        SHIPPED_FIELDS.map((field) =>
          encodeNumbers([entry[field].size, ...toDeltas([...entry[field].keys()])]),
        ).join(""),
      )
      .join(""),
    frequencies: entries
      .map(([, entry]) => SHIPPED_FIELDS.flatMap((field) => [...entry[field].values()]).join(""))
      .join(""),
  };
  return JSON.stringify(file);
}

/**
 * Writes an index.
 *
 * @param pages their sections are numbered through, in this order
 * @param textFiles first section of each file of texts
 * @param topics for routes of pages that other releases have too, what they have in common
 */
export function encodeIndex(
  pages: readonly PageDocument[],
  textFiles: readonly number[],
  topics: ReadonlyMap<string, number> = new Map(),
): EncodedIndex {
  const sections = pages.flatMap((page) => page.sections);
  const areas = [...new Set(pages.map(({ area }) => area))];
  const releases = [...new Set(pages.flatMap(({ release }) => release ?? []))];
  const entries = collectTerms(pages);
  const sizes = entries.map(([, entry]) =>
    SHIPPED_FIELDS.reduce((sum, field) => sum + entry[field].size, 1),
  );
  const perFile = sizes.reduce((sum, size) => sum + size, 0) / POSTING_FILES;
  const postingFiles: number[] = [];
  let total = 0;
  sizes.forEach((size, term) => {
    if (total >= postingFiles.length * perFile) postingFiles.push(term);
    total += size;
  });
  const file: Omit<IndexFile, "build"> = {
    version: VERSION,
    areas,
    releases,
    pages: pages.map(({ route, title, area, protocol, release, context }) => {
      const topic = topics.get(route);
      return [
        route,
        title,
        areas.indexOf(area),
        PROTOCOLS.indexOf(protocol),
        release === null ? 0 : releases.indexOf(release) + 1,
        context,
        topic === undefined ? 0 : topic + 1,
      ];
    }),
    sections: sections
      .map(({ level, heading, id }) => {
        // The heading of the first part is the title of the page.
        if (level === 1) return "1";
        return `${level}${heading}${id === anchorOf(heading) ? "" : `\t${id}`}`;
      })
      .join("\n"),
    lengths: encodeNumbers([
      ...SHIPPED_FIELDS.flatMap((field) => sections.map((section) => section[field].size)),
    ]),
    terms: entries.map(([term]) => term).join(" "),
    counts: encodeNumbers(entries.map(([, { anywhere }]) => anywhere.size)),
    postingFiles: encodeNumbers(toDeltas(postingFiles)),
    textFiles: encodeNumbers(toDeltas(textFiles)),
  };
  return {
    index: (build) => JSON.stringify({ build, ...file } satisfies IndexFile),
    postings: postingFiles.map((first, number) =>
      encodePostings(entries.slice(first, postingFiles[number + 1])),
    ),
  };
}

function parse(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${what} is damaged: it is not JSON.`);
  }
}

function fromDeltas(text: string): number[] {
  let sum = 0;
  return decodeNumbers(text).map((delta) => (sum += delta));
}

/**
 * Reads the first file of an index.
 *
 * @throws Error when the text is not an index of this version or is damaged
 */
export function decodeIndex(text: string): SearchIndexData {
  const file = parse(text, "The search index") as Partial<IndexFile> | null;
  const { version, build, areas, releases, pages, sections, lengths, terms, counts } = file ?? {};
  if (version !== VERSION) {
    throw new Error(
      `The search index has version ${String(version)}, but this engine reads version ${VERSION}. Reload the page.`,
    );
  }
  if (
    build === undefined ||
    areas === undefined ||
    releases === undefined ||
    pages === undefined ||
    sections === undefined ||
    lengths === undefined ||
    terms === undefined ||
    counts === undefined ||
    file?.postingFiles === undefined ||
    file.textFiles === undefined
  ) {
    throw new Error("The search index is damaged: a part is missing.");
  }
  const lines = sections === "" ? [] : sections.split("\n");
  const sectionLengths = decodeNumbers(lengths);
  const indexedPages: IndexedPage[] = [];
  const indexedSections = lines.map((line, number): IndexedSection => {
    const level = Number(line.charAt(0));
    const [body = 0, code = 0, asked = 0] = SHIPPED_FIELDS.map(
      (_, field) => sectionLengths[field * lines.length + number],
    );
    const own = { body, code, asked };
    if (level === 1) {
      const page = pages[indexedPages.length];
      if (page === undefined) throw new Error("The search index is damaged: a page is missing.");
      const [route, title, area, protocol, release, context, topic] = page;
      indexedPages.push({
        route,
        title,
        area: areas[area] ?? "",
        protocol: PROTOCOLS[protocol] ?? null,
        release: releases[release - 1] ?? null,
        topic: topic === 0 ? null : topic - 1,
        context,
        firstSection: number,
      });
      return { page: indexedPages.length - 1, id: "", level, heading: title, lengths: own };
    }
    const [heading = "", id = anchorOf(heading)] = line.slice(1).split("\t");
    return { page: indexedPages.length - 1, id, level, heading, lengths: own };
  });
  const termList = terms === "" ? [] : terms.split(" ");
  const countList = decodeNumbers(counts);
  if (countList.length !== termList.length) {
    throw new Error("The search index is damaged: terms are missing.");
  }
  return {
    build,
    pages: indexedPages,
    sections: indexedSections,
    terms: termList,
    counts: countList,
    postingFiles: fromDeltas(file.postingFiles),
    textFiles: fromDeltas(file.textFiles),
  };
}

/**
 * Reads a file of postings.
 *
 * @param terms the terms of the file, in their order
 * @throws Error when it is damaged
 */
export function decodePostings(text: string, terms: readonly string[]): TermPostings[] {
  const file = parse(text, "A part of the search index") as Partial<PostingsFile> | null;
  const { sections, frequencies } = file ?? {};
  if (sections === undefined || frequencies === undefined) {
    throw new Error("A part of the search index is damaged: postings are missing.");
  }
  const numbers = decodeNumbers(sections);
  let at = 0;
  let frequencyAt = 0;
  const next = (): Postings => {
    const postings = new Map<number, number>();
    const length = numbers[at] ?? 0;
    let section = 0;
    for (let index = 1; index <= length; index++) {
      section += numbers[at + index] ?? 0;
      postings.set(section, Number(frequencies.charAt(frequencyAt++)));
    }
    at += 1 + length;
    return postings;
  };
  const postings = terms.map((term) => ({
    term,
    body: next(),
    code: next(),
    asked: next(),
  }));
  if (at !== numbers.length || frequencyAt !== frequencies.length) {
    throw new Error("A part of the search index is damaged: it does not fit its terms.");
  }
  return postings;
}
