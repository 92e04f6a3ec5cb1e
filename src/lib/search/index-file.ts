import type { PageProtocol } from "../page-records/types";
import { decodeNumbers, encodeNumbers, toDeltas } from "./codec";
import type { PageDocument, SectionDocument } from "./documents";

/** Sections that hold a term, each with how often it occurs there, 3 at most. */
export interface Posting {
  readonly term: string;
  /** Numbers of the sections, rising. */
  readonly sections: readonly number[];
  readonly frequencies: readonly number[];
}

export interface IndexedPage {
  readonly route: string;
  readonly title: string;
  readonly area: string;
  readonly protocol: PageProtocol | null;
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
}

/** The index, as the engine works with it. */
export interface SearchIndexData {
  /** Changes with the content; part of the paths of the files that belong to this index. */
  readonly build: string;
  readonly pages: readonly IndexedPage[];
  readonly sections: readonly IndexedSection[];
  readonly body: readonly Posting[];
  readonly code: readonly Posting[];
  /** First section of each file of texts. */
  readonly textFiles: readonly number[];
}

/** The file that an engine loads first. */
interface IndexFile {
  readonly version: number;
  readonly build: string;
  readonly areas: readonly string[];
  /** Route, title, number of the area, number of the protocol, context. */
  readonly pages: readonly (readonly [string, string, number, number, string])[];
  /** A line a section: level, heading and, where it is not made from the heading, a tab and the id. */
  readonly sections: string;
  readonly body: PostingsFile;
  readonly code: PostingsFile;
  readonly textFiles: string;
}

interface PostingsFile {
  /** In the order of the alphabet, joined by spaces. */
  readonly terms: string;
  /** For each term: how many sections, then their distances. */
  readonly sections: string;
  /** One digit a posting. */
  readonly frequencies: string;
}

const VERSION = 1;
const MAX_FREQUENCY = 3;
const PROTOCOLS: readonly (PageProtocol | null)[] = [null, "lockup", "flow", "airdrops", "legacy"];

/** The anchor that a heading gets when its author gave none. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
    .replaceAll(" ", "-");
}

function encodePostings(
  sections: readonly SectionDocument[],
  field: "body" | "code",
): PostingsFile {
  const postings = new Map<string, { numbers: number[]; frequencies: string }>();
  sections.forEach((section, number) => {
    for (const [term, frequency] of section[field]) {
      const posting = postings.get(term) ?? { numbers: [], frequencies: "" };
      posting.numbers.push(number);
      posting.frequencies += String(Math.min(frequency, MAX_FREQUENCY));
      postings.set(term, posting);
    }
  });
  const entries = [...postings].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    terms: entries.map(([term]) => term).join(" "),
    sections: entries
      .map(([, { numbers }]) => encodeNumbers([numbers.length, ...toDeltas(numbers)]))
      .join(""),
    frequencies: entries.map(([, { frequencies }]) => frequencies).join(""),
  };
}

function decodePostings(file: PostingsFile): Posting[] {
  if (file.terms === "") return [];
  const numbers = decodeNumbers(file.sections);
  let at = 0;
  let frequencyAt = 0;
  return file.terms.split(" ").map((term): Posting => {
    const length = numbers[at] ?? 0;
    let section = 0;
    const sections = numbers.slice(at + 1, at + 1 + length).map((delta) => (section += delta));
    const frequencies = Array.from(
      file.frequencies.slice(frequencyAt, frequencyAt + length),
      Number,
    );
    if (length === 0 || sections.length < length || frequencies.length < length) {
      throw new Error(`The search index is damaged: sections of "${term}" are missing.`);
    }
    at += 1 + length;
    frequencyAt += length;
    return { term, sections, frequencies };
  });
}

/**
 * Writes the index file.
 *
 * @param textFiles first section of each file of texts
 */
export function encodeIndex(
  pages: readonly PageDocument[],
  build: string,
  textFiles: readonly number[],
): string {
  const sections = pages.flatMap((page) => page.sections);
  const areas = [...new Set(pages.map(({ area }) => area))];
  const file: IndexFile = {
    version: VERSION,
    build,
    areas,
    pages: pages.map(({ route, title, area, protocol, context }) => [
      route,
      title,
      areas.indexOf(area),
      PROTOCOLS.indexOf(protocol),
      context,
    ]),
    sections: sections
      .map(({ level, heading, id }) => {
        // The heading of the first part is the title of the page.
        if (level === 1) return "1";
        return `${level}${heading}${id === anchorOf(heading) ? "" : `\t${id}`}`;
      })
      .join("\n"),
    body: encodePostings(sections, "body"),
    code: encodePostings(sections, "code"),
    textFiles: encodeNumbers(toDeltas(textFiles)),
  };
  return JSON.stringify(file);
}

/**
 * Reads an index file.
 *
 * @throws Error when the text is not an index of this version or is damaged
 */
export function decodeIndex(text: string): SearchIndexData {
  let file: Partial<IndexFile> | null;
  try {
    file = JSON.parse(text) as Partial<IndexFile> | null;
  } catch {
    throw new Error("The search index is damaged: it is not JSON.");
  }
  const { version, build, areas, pages, sections, body, code, textFiles } = file ?? {};
  if (version !== VERSION) {
    throw new Error(
      `The search index has version ${String(version)}, but this engine reads version ${VERSION}. Reload the page.`,
    );
  }
  if (
    build === undefined ||
    areas === undefined ||
    pages === undefined ||
    sections === undefined ||
    body === undefined ||
    code === undefined ||
    textFiles === undefined
  ) {
    throw new Error("The search index is damaged: a part is missing.");
  }
  const indexedPages: IndexedPage[] = [];
  const indexedSections: IndexedSection[] = [];
  for (const line of sections === "" ? [] : sections.split("\n")) {
    const level = Number(line.charAt(0));
    if (level === 1) {
      const page = pages[indexedPages.length];
      if (page === undefined) throw new Error("The search index is damaged: a page is missing.");
      const [route, title, area, protocol, context] = page;
      indexedPages.push({
        route,
        title,
        area: areas[area] ?? "",
        protocol: PROTOCOLS[protocol] ?? null,
        context,
        firstSection: indexedSections.length,
      });
      indexedSections.push({ page: indexedPages.length - 1, id: "", level, heading: title });
      continue;
    }
    const [heading = "", id = anchorOf(heading)] = line.slice(1).split("\t");
    indexedSections.push({ page: indexedPages.length - 1, id, level, heading });
  }
  let first = 0;
  return {
    build,
    pages: indexedPages,
    sections: indexedSections,
    body: decodePostings(body),
    code: decodePostings(code),
    textFiles: decodeNumbers(textFiles).map((delta) => (first += delta)),
  };
}
