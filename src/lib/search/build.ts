import type { PageRecord } from "../page-records/types";
import { type Questions, toPageDocument } from "./documents";
import { collect, encodeIndex } from "./index-file";

/** A file of the search, to be written below the folder that the site serves as `/search/`. */
export interface SearchFile {
  /** Relative to that folder, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** The file that an engine loads first; it leads to the others. */
export const INDEX_FILE = "index.json";

/**
 * Ending of the index as Brotli makes it smallest, beside the index: what a server that compresses for
 * each request sends is a sixth larger, and a first result waits for it.
 */
export const PACKED_ENDING = ".br";

/** Path of the texts of one page. */
export const textFilePath = (build: string, page: number): string => `${build}/texts-${page}.json`;

/** Path of the table of addresses, selectors and hashes. */
export const hexTablePath = (build: string): string => `${build}/hex.json`;

/** FNV-1a, 32 bits, as hexadecimal digits. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/**
 * Makes the files of the embedded search from the records of all pages: the index, the table of
 * hexadecimal values, and the texts of each page. The order of the records does not matter.
 *
 * @param topics for each thing that several releases have pages about, the routes of those pages; the
 *   first of a release is the one that other releases lead to
 */
export function buildSearchFiles(
  records: readonly PageRecord[],
  questions: Questions = new Map(),
  topics: readonly (readonly string[])[] = [],
): SearchFile[] {
  const pages = records
    .toSorted((a, b) => (a.route < b.route ? -1 : 1))
    .map((record) => toPageDocument(record, questions));
  const texts = pages.map(({ sections }) => JSON.stringify(sections.map(({ units }) => units)));
  const hexValues = collect(pages.flatMap((page) => page.sections.map((one) => one.hexValues)));
  const hexTable = JSON.stringify([...hexValues].sort(([a], [b]) => (a < b ? -1 : 1)));
  const index = encodeIndex(pages, topics);
  const build = fingerprint([index(""), hexTable, ...texts].join("\n"));
  return [
    { path: INDEX_FILE, text: index(build) },
    { path: hexTablePath(build), text: hexTable },
    ...texts.map((text, page) => ({ path: textFilePath(build, page), text })),
  ];
}
