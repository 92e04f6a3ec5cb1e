import { PAGE_PROTOCOLS, type PageProtocol } from "../page-records/types";
import type { PageDocument, SectionDocument } from "./documents";
import { termsOf } from "./tokenize";

export interface IndexedPage {
  readonly route: string;
  readonly title: string;
  readonly area: string;
  readonly protocol: PageProtocol | null;
  readonly release: string | null;
  /** Number that it has in common with the pages about the same thing in other releases. */
  readonly topic: number | null;
  /** Whether the other releases' pages of the topic lead to this one of its release. */
  readonly isFirstOfTopic: boolean;
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
  /** Questions of a word or two: what readers call it. */
  readonly aliases: readonly string[];
}

/** Terms and the numbers of the sections that have each, rising. */
export type Postings = ReadonlyMap<string, readonly number[]>;

/** The index as it is read. */
export interface SearchIndexData {
  /** Changes with the content; part of the paths of the files that belong to this index. */
  readonly build: string;
  readonly pages: readonly IndexedPage[];
  readonly sections: readonly IndexedSection[];
  /** The most telling terms of each section's text. */
  readonly body: Postings;
  /** The terms of the questions that people ask with each section. */
  readonly asked: Postings;
}

/** The file as it is written. */
interface IndexFile {
  readonly version: number;
  readonly build: string;
  readonly areas: readonly string[];
  readonly releases: readonly string[];
  /**
   * Route, title, number of the area, of the protocol and of the release, context, number of the topic.
   * Releases and topics count from 1; 0 is none, a topic below 0 has another first page.
   */
  readonly pages: readonly (readonly [string, string, number, number, number, string, number])[];
  /**
   * A line a section: level, heading and, after tabs, the id where it is not made from the heading, and
   * what readers call it.
   */
  readonly sections: string;
  /** In the order of the alphabet, joined by spaces. */
  readonly terms: string;
  /** For each term and field, as `encodePostings` writes them. */
  readonly body: string;
  readonly asked: string;
}

const VERSION = 5;
const PROTOCOLS: readonly (PageProtocol | null)[] = [null, ...PAGE_PROTOCOLS];

/**
 * Terms of a section's text that the index keeps. Fewer lose pages, more cost bytes: with all of them
 * the index is half as large again, and finds one query of a hundred more.
 */
const BODY_TERMS = 20;

/** Words of a question, at most, that is another name of its section. */
const ALIAS_TERMS = 2;

/** The first character that needs no escape in JSON beside the others. */
const ZERO = 35;

/** The anchor that a heading gets when its author gave none. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
    .replaceAll(" ", "-");
}

/** For each list its length, then the gaps between its numbers, one character each. */
export function encodePostings(lists: readonly (readonly number[])[]): string {
  const numbers = lists.flatMap((list) => [
    list.length,
    ...list.map((number, index) => number - (list[index - 1] ?? -1) - 1),
  ]);
  return numbers.map((number) => String.fromCharCode(number + ZERO)).join("");
}

/**
 * Reads what `encodePostings` wrote.
 *
 * @param limit what no number may reach
 * @throws Error when the text is not as many lists of rising numbers
 */
export function decodePostings(text: string, lists: number, limit: number): number[][] {
  let at = 0;
  const next = (): number => text.charCodeAt(at++) - ZERO;
  const decoded = Array.from({ length: lists }, () => {
    const list: number[] = [];
    let number = -1;
    for (let left = next(); left > 0; left--) list.push((number += next() + 1));
    return list;
  });
  if (at !== text.length || decoded.some((list) => (list.at(-1) ?? 0) >= limit)) {
    throw new Error("The search index is damaged: its lists do not fit its terms.");
  }
  return decoded;
}

/**
 * The terms that the index keeps of each section of a page: those that say most about it, which it has
 * often and few others have.
 */
function tellingTerms(
  sections: readonly SectionDocument[],
  rarityOf: (term: string) => number,
): string[][] {
  const kept = sections.map(() => new Set<string>());
  const values = sections.flatMap(({ body }, section) =>
    [...body].map(([term, times]) => {
      const value = rarityOf(term) * (1 + Math.log(times));
      return { term, section, value };
    }),
  );
  values.sort((a, b) => b.value - a.value || (a.term < b.term ? -1 : 1));
  for (const { term, section } of values) {
    const own = kept[section];
    if (own === undefined || own.size >= BODY_TERMS) continue;
    own.add(term);
  }
  return kept.map((own) => [...own]);
}

/** For each term, the numbers of the lists that have it, rising. */
export function collect(sections: readonly (readonly string[])[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  sections.forEach((terms, number) => {
    for (const term of new Set(terms)) {
      const list = found.get(term) ?? [];
      found.set(term, list);
      list.push(number);
    }
  });
  return found;
}

/**
 * Writes an index.
 *
 * @param pages their sections are numbered through, in this order
 * @param topics routes of the pages about one thing; the first of a release is where others lead
 * @returns the file, given what `SearchIndexData.build` shall be
 */
export function encodeIndex(
  pages: readonly PageDocument[],
  topics: readonly (readonly string[])[] = [],
): (build: string) => string {
  const sections = pages.flatMap((page) => page.sections);
  const counts = collect(sections.map(({ body }) => [...body.keys()]));
  const rarityOf = (term: string): number =>
    Math.log(1 + sections.length / (counts.get(term)?.length ?? 1));
  const body = collect(pages.flatMap((page) => tellingTerms(page.sections, rarityOf)));
  const asked = collect(sections.map((section) => section.asked.flatMap(termsOf)));
  const terms = [...new Set([...body.keys(), ...asked.keys()])].sort();
  const releaseOf = new Map(pages.map(({ route, release }) => [route, release]));
  const topicOf = new Map(
    topics.flatMap((routes, index) =>
      routes.map((route) => {
        const release = releaseOf.get(route);
        const first = routes.find((other) => releaseOf.get(other) === release);
        return [route, first === route ? index + 1 : -index - 1] as const;
      }),
    ),
  );
  const areas = [...new Set(pages.map(({ area }) => area))];
  const releases = [...new Set(pages.flatMap(({ release }) => release ?? []))];
  const file: Omit<IndexFile, "build"> = {
    version: VERSION,
    areas,
    releases,
    pages: pages.map(({ route, title, area, protocol, release, context }) => [
      route,
      title,
      areas.indexOf(area),
      PROTOCOLS.indexOf(protocol),
      release === null ? 0 : releases.indexOf(release) + 1,
      context,
      topicOf.get(route) ?? 0,
    ]),
    sections: sections
      .map(({ level, heading, id, asked: questions }) => {
        const aliases = questions.filter((question) => termsOf(question).length <= ALIAS_TERMS);
        // The heading of the first part is the title of the page.
        const name = level === 1 ? "" : heading;
        const own = level === 1 || id === anchorOf(heading) ? "" : id;
        return `${level}${[name, own, ...aliases].join("\t")}`.trimEnd();
      })
      .join("\n"),
    terms: terms.join(" "),
    body: encodePostings(terms.map((term) => body.get(term) ?? [])),
    asked: encodePostings(terms.map((term) => asked.get(term) ?? [])),
  };
  return (build) => JSON.stringify({ build, ...file } satisfies IndexFile);
}

/** Reads JSON that the build wrote. @throws Error naming what is damaged */
export function parseFile(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${what} is damaged: it is not JSON.`);
  }
}

/**
 * Reads an index.
 *
 * @throws Error when the text is not an index of this version or is damaged
 */
export function decodeIndex(text: string): SearchIndexData {
  const file = (parseFile(text, "The search index") ?? {}) as Partial<IndexFile>;
  if (file.version !== VERSION) {
    throw new Error(
      `The search index has version ${String(file.version)}, but this engine reads version ${VERSION}. Reload the page.`,
    );
  }
  const { build, areas, releases, pages: rows, sections: lines, terms, body, asked } = file;
  if (
    [build, lines, terms, body, asked].some((part) => typeof part !== "string") ||
    ![areas, releases, rows].every(Array.isArray)
  ) {
    throw new Error("The search index is damaged: a part is missing.");
  }
  const { pages, sections } = readPlaces(file as IndexFile);
  const words = terms === "" ? [] : (terms ?? "").split(" ");
  const read = (field = ""): Postings => {
    const lists = decodePostings(field, words.length, sections.length);
    return new Map(words.map((term, index) => [term, lists[index] ?? []]));
  };
  return { build: build ?? "", pages, sections, body: read(body), asked: read(asked) };
}

function readPlaces(file: IndexFile): Pick<SearchIndexData, "pages" | "sections"> {
  const pages: IndexedPage[] = [];
  const lines = file.sections === "" ? [] : file.sections.split("\n");
  const sections = lines.map((line, number): IndexedSection => {
    const level = Number(line.charAt(0));
    const [heading = "", id = "", ...aliases] = line.slice(1).split("\t");
    if (level > 1) {
      return { page: pages.length - 1, id: id || anchorOf(heading), level, heading, aliases };
    }
    const row = file.pages[pages.length];
    if (row === undefined) throw new Error("The search index is damaged: a page is missing.");
    const [route, title, area, protocol, release, context, topic] = row;
    pages.push({
      ...{ route, title, context, firstSection: number },
      area: file.areas[area] ?? "",
      protocol: PROTOCOLS[protocol] ?? null,
      release: file.releases[release - 1] ?? null,
      topic: topic === 0 ? null : Math.abs(topic),
      isFirstOfTopic: topic > 0,
    });
    return { page: pages.length - 1, id: "", level, heading: title, aliases };
  });
  return { pages, sections };
}
