import type { PageDocument, PageFacts, SectionDocument } from "./documents";
import { termsOf } from "./tokenize";

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

/** A page without what its sections say; without names, which cost half a kilobyte. */
type PageRow = readonly [
  ...[route: string, area: string, protocol: IndexedPage["protocol"], release: string | null],
  ...[context: string, topic: number | null, isFirstOfTopic: boolean],
];

/** The file as it is written. */
interface IndexFile {
  readonly version: number;
  readonly build: string;
  readonly pages: readonly PageRow[];
  /**
   * Of each page its sections, a line each: level, heading and, after tabs, the id where it is not made
   * from the heading, and what readers call it. The first heading is the title.
   */
  readonly sections: readonly string[];
  /** In the order of the alphabet, joined by spaces. */
  readonly terms: string;
  /** For each term and field, as `encodePostings` writes them. */
  readonly body: string;
  readonly asked: string;
}

const VERSION = 7;

/**
 * Terms of a section's text that the index keeps. Fewer lose pages, more cost bytes: with all of them
 * the index is half as large again, and finds one query of a hundred more.
 */
const BODY_TERMS = 19;

/** Words of a question, at most, that is another name of its section. */
const ALIAS_TERMS = 2;

/** The first character that needs no escape in JSON beside the others. */
const ZERO = 35;

/** The anchor that a heading gets when its author gave none. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
    .replaceAll(" ", "-");

/** For each list its length, then the gaps between its numbers, one character each. */
function encodePostings(postings: Postings, terms: readonly string[]): string {
  const numbers = terms
    .map((term) => postings.get(term) ?? [])
    .flatMap((list) => [list.length, ...list.map((one, at) => one - (list[at - 1] ?? -1) - 1)]);
  return numbers.map((number) => String.fromCharCode(number + ZERO)).join("");
}

/** Reads what `encodePostings` wrote. */
function decodePostings(text: string, terms: readonly string[]): Postings {
  let at = 0;
  const next = (): number => text.charCodeAt(at++) - ZERO;
  const decode = (): number[] => {
    let number = -1;
    return Array.from({ length: next() }, () => (number += next() + 1));
  };
  return new Map(terms.map((term) => [term, decode()]));
}

/** The terms that say most about a section, which it has often and few others have. */
function tellingTerms(body: readonly string[], rarityOf: (term: string) => number): string[] {
  const times = new Map<string, number>();
  for (const term of body) times.set(term, (times.get(term) ?? 0) + 1);
  return [...times]
    .map(([term, count]) => ({ term, value: rarityOf(term) * (1 + Math.log(count)) }))
    .sort((a, b) => b.value - a.value || (a.term < b.term ? -1 : 1))
    .slice(0, BODY_TERMS)
    .map(({ term }) => term);
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
  topics: readonly (readonly string[])[],
): (build: string) => string {
  const sections = pages.flatMap((page) => page.sections);
  const counts = collect(sections.map(({ body }) => body));
  const rarityOf = (term: string): number =>
    Math.log(1 + sections.length / (counts.get(term)?.length ?? 1));
  const body = collect(sections.map((section) => tellingTerms(section.body, rarityOf)));
  const asked = collect(sections.map((section) => section.asked.flatMap(termsOf)));
  const terms = [...new Set([...body.keys(), ...asked.keys()])].sort();
  const releaseOf = new Map(pages.map(({ route, release }) => [route, release]));
  const lineOf = ({ level, heading, id, asked: questions }: SectionDocument): string => {
    const aliases = questions.filter((question) => termsOf(question).length <= ALIAS_TERMS);
    const own = id === anchorOf(heading) ? "" : id;
    return `${level}${[heading, own, ...aliases].join("\t")}`.trimEnd();
  };
  const file: Omit<IndexFile, "build"> = {
    version: VERSION,
    pages: pages.map(({ route, area, protocol, release, context }): PageRow => {
      const topic = topics.findIndex((routes) => routes.includes(route));
      const first = topics[topic]?.find((other) => releaseOf.get(other) === release);
      const number = topic < 0 ? null : topic;
      return [route, area, protocol, release, context, number, first === route];
    }),
    sections: pages.map((page) => page.sections.map(lineOf).join("\n")),
    terms: terms.join(" "),
    body: encodePostings(body, terms),
    asked: encodePostings(asked, terms),
  };
  return (build) => JSON.stringify({ build, ...file } satisfies IndexFile);
}

/**
 * Reads an index that this version of the site's program wrote.
 *
 * @throws Error when another one did: a page that was open when the site was published anew
 */
export function decodeIndex(text: string): SearchIndexData {
  const file = JSON.parse(text) as IndexFile;
  if (file.version !== VERSION) {
    throw new Error("The search has changed since this page was opened. Reload the page.");
  }
  let count = 0;
  const pages = file.pages.map((row, number): IndexedPage => {
    const [route, area, protocol, release, context, topic, isFirstOfTopic] = row;
    const facts = { route, area, protocol, release, context, topic, isFirstOfTopic };
    const sections: IndexedSection[] = [];
    const lines = file.sections[number] ?? "";
    const title = lines.slice(1).split(/[\t\n]/u, 1)[0] ?? "";
    const page = { ...facts, title, number, sections };
    lines.split("\n").forEach((line, onPage) => {
      const level = Number(line.charAt(0));
      const [heading = "", written = "", ...aliases] = line.slice(1).split("\t");
      const above = sections.findLast((other) => other.level < level)?.path ?? [];
      const id = level === 1 ? "" : written || anchorOf(heading);
      const url = id === "" ? page.route : `${page.route}#${id}`;
      const path = [...above, heading];
      sections.push({ page, number: count++, onPage, url, id, level, heading, path, aliases });
    });
    return page;
  });
  const terms = file.terms.split(" ");
  return {
    build: file.build,
    pages,
    sections: pages.flatMap(({ sections }) => sections),
    body: decodePostings(file.body, terms),
    asked: decodePostings(file.asked, terms),
  };
}
