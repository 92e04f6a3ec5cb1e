import { readFileSync } from "node:fs";
import path from "node:path";

import { SITE_DIR } from "../plugins/paths";

/** Texts between the bars of a row of a Markdown table, without backticks and backslashes. */
const cellsOf = (line: string): string[] =>
  line
    .slice(1, line.lastIndexOf("|"))
    .split("|")
    .map((cell) => cell.replaceAll(/[`\\]/gu, "").trim());

/**
 * The rows of a Markdown table of a page, top down.
 *
 * @param page path below `docs`, without extension
 * @param columns the header, cell by cell, without backticks
 * @throws Error naming page and header unless exactly one table of the page has this header
 */
export function pageTable(page: string, columns: readonly string[]): string[][] {
  const lines = readFileSync(path.join(SITE_DIR, "docs", `${page}.mdx`), "utf8").split("\n");
  const header = columns.join(" | ");
  const heads = lines.flatMap((line, at) =>
    line.startsWith("|") && cellsOf(line).join(" | ") === header ? [at] : [],
  );
  const [head] = heads;
  if (head === undefined || heads.length > 1) {
    throw new Error(
      `docs/${page}.mdx has ${heads.length} tables with the header "${header}"; write one.`,
    );
  }
  const after = lines.slice(head + 2);
  const end = after.findIndex((line) => !line.startsWith("|"));
  return after.slice(0, end === -1 ? undefined : end).map(cellsOf);
}
