import type { PageRecord } from "../page-records/types";
import { type Questions, toPageDocument } from "./documents";
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

/** Path of the texts of one page. */
export function textFilePath(build: string, page: number): string {
  return `${build}/texts-${page}.json`;
}

/** Path of the table of addresses, selectors and hashes. */
export function hexTablePath(build: string): string {
  return `${build}/hex.json`;
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

/**
 * Makes the files of the embedded search from the records of all pages: the index, the table of
 * hexadecimal values, and the texts of each page. The order of the records does not matter.
 *
 * @param topics for each thing that several releases have pages about, the routes of those pages; the
 *   first of a release is the one that other releases lead to
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
    .map((record) => toPageDocument(record, questions));
  const texts = pages.map(({ sections }) => JSON.stringify(sections.map(({ units }) => units)));
  const sections = pages.flatMap((page) => page.sections);
  const hexTable = encodeHexTable(sections.map(({ hexValues }) => hexValues));
  const index = encodeIndex(pages, topics);
  const build = fingerprint([index(""), hexTable, ...texts].join("\n"));
  return [
    { path: INDEX_FILE, text: index(build) },
    { path: hexTablePath(build), text: hexTable },
    ...texts.map((text, page) => ({ path: textFilePath(build, page), text })),
  ];
}
