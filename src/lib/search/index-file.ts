import type { PageDocument, SectionDocument } from "./documents";
import type { IndexedPage, IndexedSection, Postings, SearchIndexData } from "./indexed";
import { newestOf } from "./releases";
import { keyOf } from "./symbols";
import { type Name, readName, termsOf } from "./tokenize";

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
  /** Those that no name has, in the order of the alphabet, joined by spaces. */
  readonly terms: string;
  /**
   * For each term, of names too, the sections that have it, as `encodePostings` writes them. What
   * several releases have is written for the newest, whose text stands for all; the body counts those.
   */
  readonly body: string;
  readonly asked: string;
}

const VERSION = 8;

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

/** Titles and headings are shipped to be shown, so their terms are found out on arrival. */
function namePostings(sections: readonly IndexedSection[]) {
  const isTitle = ({ level }: IndexedSection): boolean => level === 1;
  const contextOf = ({ page: { context, route } }: IndexedSection): string[] =>
    termsOf(`${context} ${route.replaceAll(/[/.-]/gu, " ")}`);
  return {
    title: collect(sections.map((section) => (isTitle(section) ? section.name.terms : []))),
    heading: collect(sections.map((section) => (isTitle(section) ? [] : section.name.terms))),
    context: collect(sections.map((section) => (isTitle(section) ? contextOf(section) : []))),
  };
}

const termsIn = (names: Readonly<Record<string, Postings>>): string[] =>
  Object.values(names).flatMap((postings) => [...postings.keys()]);

const siblingsIn = (sections: readonly IndexedSection[]): Postings =>
  collect(sections.map(({ key }) => (key === undefined ? [] : [key])));

/**
 * For each text of the body the numbers of the sections that it stands for: what several releases have
 * is written once, as the newest says it.
 */
function speakersOf(sections: readonly IndexedSection[], siblings: Postings): number[][] {
  const releaseOf = (number: number): string | null => sections[number]?.page.release ?? null;
  const speakers = new Map<number, number[]>(sections.map(({ number }) => [number, [number]]));
  for (const list of siblings.values()) {
    const newest = newestOf(list.flatMap((number) => releaseOf(number) ?? []));
    const speaker = list.find((number) => releaseOf(number) === newest) ?? -1;
    for (const number of list) {
      if ([null, newest].includes(releaseOf(number))) continue;
      speakers.delete(number);
      speakers.get(speaker)?.push(number);
    }
  }
  return [...speakers.values()];
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
  const releaseOf = new Map(pages.map(({ route, release }) => [route, release]));
  const rows = pages.map(({ route, area, protocol, release, context }): PageRow => {
    const topic = topics.findIndex((routes) => routes.includes(route));
    const first = topics[topic]?.find((other) => releaseOf.get(other) === release);
    const number = topic < 0 ? null : topic;
    return [route, area, protocol, release, context, number, first === route];
  });
  const lineOf = ({ level, heading, id, asked: questions }: SectionDocument): string => {
    const aliases = questions.filter((question) => termsOf(question).length <= ALIAS_TERMS);
    const own = id === anchorOf(heading) ? "" : id;
    return `${level}${[heading, own, ...aliases].join("\t")}`.trimEnd();
  };
  const lines = pages.map((page) => page.sections.map(lineOf).join("\n"));
  const sections = readPages(rows, lines).flatMap((page) => page.sections);
  const documents = pages.flatMap((page) => page.sections);
  const counts = collect(documents.map(({ body }) => body));
  const rarityOf = (term: string): number =>
    Math.log(1 + documents.length / (counts.get(term)?.length ?? 1));
  const names = namePostings(sections);
  const body = collect(
    speakersOf(sections, siblingsIn(sections)).map(([number = 0]) =>
      tellingTerms(documents[number]?.body ?? [], rarityOf),
    ),
  );
  const asked = collect(documents.map((one) => one.asked.flatMap(termsOf)));
  const named = new Set(termsIn(names));
  const others = [...body.keys(), ...asked.keys()].filter((term) => !named.has(term));
  const terms = [...new Set([...named, ...others])].sort();
  const file: Omit<IndexFile, "build"> = {
    version: VERSION,
    pages: rows,
    sections: lines,
    terms: [...new Set(others)].sort().join(" "),
    body: encodePostings(body, terms),
    asked: encodePostings(asked, terms),
  };
  return (build) => JSON.stringify({ build, ...file } satisfies IndexFile);
}

/** Puts pages and their sections together, as both writer and reader number them. */
function readPages(rows: readonly PageRow[], lines: readonly string[]): IndexedPage[] {
  let count = 0;
  // Releases have most headings in common.
  const names = new Map<string, Name>();
  const nameOf = (heading: string, aliases: readonly string[]): Name => {
    const text = [heading, ...aliases].join("\t");
    const name = names.get(text) ?? readName(heading, aliases);
    names.set(text, name);
    return name;
  };
  return rows.map((row, number): IndexedPage => {
    const [route, area, protocol, release, context, topic, isFirstOfTopic] = row;
    const facts = { route, area, protocol, release, context, topic, isFirstOfTopic };
    const sections: IndexedSection[] = [];
    const own = lines[number] ?? "";
    const title = own.slice(1).split(/[\t\n]/u, 1)[0] ?? "";
    const page = { ...facts, title, number, sections };
    own.split("\n").forEach((line, onPage) => {
      const level = Number(line.charAt(0));
      const [heading = "", written = "", ...aliases] = line.slice(1).split("\t");
      const above = sections.findLast((other) => other.level < level)?.path ?? [];
      const id = level === 1 ? "" : written || anchorOf(heading);
      const url = id === "" ? page.route : `${page.route}#${id}`;
      const path = [...above, heading];
      const key = keyOf({ page, id, heading, url });
      const name = nameOf(heading, aliases);
      sections.push({ page, number: count++, onPage, url, id, level, heading, path, name, key });
    });
    return page;
  });
}

/**
 * Reads an index that this version of the site's bundle wrote.
 *
 * @throws Error when another one did: a page that was open when the site was published anew
 */
export function decodeIndex(text: string): SearchIndexData {
  const file = JSON.parse(text) as IndexFile;
  if (file.version !== VERSION) {
    throw new Error("The search has changed since this page was opened. Reload the page.");
  }
  const pages = readPages(file.pages, file.sections);
  const sections = pages.flatMap((page) => page.sections);
  const names = namePostings(sections);
  const terms = [...new Set([...termsIn(names), ...file.terms.split(" ")])].sort();
  const siblings = siblingsIn(sections);
  const speakers = speakersOf(sections, siblings);
  const body = new Map<string, number[]>();
  for (const [term, list] of decodePostings(file.body, terms)) {
    const numbers: number[] = [];
    for (const speaker of list) numbers.push(...(speakers[speaker] ?? []));
    body.set(term, numbers);
  }
  const asked = decodePostings(file.asked, terms);
  return {
    build: file.build,
    pages,
    sections,
    terms,
    siblings,
    postings: { ...names, body, asked },
  };
}
