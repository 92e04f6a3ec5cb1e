import type { PageRecord } from "../page-records/types";
import {
  type PageDocument,
  type Questions,
  type SectionDocument,
  toPageDocument,
} from "./documents";
import { encodeHexTable } from "./hex-table";
import { encodeIndex } from "./index-file";

/** A file of the search, to be written below the folder that the site serves as `/search/`. */
export interface SearchFile {
  /** Relative to that folder, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** The file that an engine loads first; it leads to the others. */
export const INDEX_FILE = "index.json";

/**
 * Characters of text that one file of texts holds at most, unless a single section is longer. The
 * first results wait for these files, so they are small.
 */
const TEXT_FILE_CHARACTERS = 3_000;

export function postingFilePath(build: string, number: number): string {
  return `${build}/postings-${number}.json`;
}

export function textFilePath(build: string, number: number): string {
  return `${build}/texts-${number}.json`;
}

/** Path of the table of addresses, selectors and hashes. */
export function hexTablePath(build: string): string {
  return `${build}/hex.json`;
}

/** Path of the questions that people ask with sections. */
export function questionsPath(build: string): string {
  return `${build}/questions.json`;
}

/** FNV-1a, 32 bits, from two starting values, as 16 hexadecimal digits. */
function fingerprint(text: string): string {
  const from = (start: number): string => {
    let hash = start;
    for (let index = 0; index < text.length; index++) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    }
    return (hash >>> 0).toString(16).padStart(8, "0");
  };
  return from(0x811c9dc5) + from(0x7ee3623a);
}

/** Groups sections into files: a file never spans two pages. Gives the first section of each. */
function divideTexts(pages: readonly PageDocument[]): number[] {
  const starts: number[] = [];
  let number = 0;
  for (const page of pages) {
    let characters = Number.POSITIVE_INFINITY;
    for (const section of page.sections) {
      const length = section.units.join("").length;
      if (characters + length > TEXT_FILE_CHARACTERS) {
        starts.push(number);
        characters = 0;
      }
      characters += length;
      number += 1;
    }
  }
  return starts;
}

/** Every page begins with the part under its main heading; the index counts on it. */
function withFirstPart(page: PageDocument): PageDocument {
  const [first, ...rest] = page.sections;
  const start: SectionDocument =
    first?.level === 1
      ? first
      : {
          heading: page.title,
          id: "",
          level: 1,
          units: [],
          hexValues: [],
          body: new Map(),
          code: new Map(),
          asked: new Map(),
          questions: [],
        };
  const others = first?.level === 1 ? rest : page.sections;
  return {
    ...page,
    sections: [start, ...others.map((part) => ({ ...part, level: Math.max(2, part.level) }))],
  };
}

/**
 * Makes the files of the embedded search from the records of all pages: `index.json`, the
 * postings by term, the table of hexadecimal values, the questions and the texts, in small files. The
 * order of the records does not matter.
 *
 * @param topics for each thing that several releases have pages about, the routes of those pages
 * @throws Error listing every route that more than one record has
 */
export function buildSearchFiles(
  records: readonly PageRecord[],
  questions: Questions = new Map(),
  topics: readonly (readonly string[])[] = [],
): SearchFile[] {
  const routes = records.map(({ route }) => route);
  const twice = [...new Set(routes.filter((route, index) => routes.indexOf(route) !== index))];
  if (twice.length > 0) {
    throw new Error(`More than one page record has the route ${twice.join(", ")}. Keep one each.`);
  }
  const pages = records
    .toSorted((a, b) => (a.route < b.route ? -1 : 1))
    .map((record) => withFirstPart(toPageDocument(record, questions)));
  const sections = pages.flatMap((page) => page.sections);
  const starts = divideTexts(pages);
  const texts = starts.map((start, index) =>
    JSON.stringify(sections.slice(start, starts[index + 1]).map(({ units }) => units)),
  );
  const hexTable = encodeHexTable(sections.map(({ hexValues }) => hexValues));
  const asked = JSON.stringify(
    sections.flatMap(({ questions: list }, number) => (list.length > 0 ? [[number, ...list]] : [])),
  );
  const { index, postings } = encodeIndex(
    pages,
    starts,
    new Map(topics.flatMap((list, topic) => list.map((route) => [route, topic] as const))),
  );
  const build = fingerprint([index(""), hexTable, asked, ...postings, ...texts].join("\n"));
  return [
    { path: INDEX_FILE, text: index(build) },
    ...postings.map((text, number) => ({ path: postingFilePath(build, number), text })),
    { path: hexTablePath(build), text: hexTable },
    { path: questionsPath(build), text: asked },
    ...texts.map((text, number) => ({ path: textFilePath(build, number), text })),
  ];
}
