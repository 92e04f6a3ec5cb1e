import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { type CheerioAPI, load } from "cheerio";

export const PROJECT_FOLDER = join(__dirname, "../..");
export const BUILD_FOLDER = join(PROJECT_FOLDER, "build");
export const DOCS_FOLDER = join(PROJECT_FOLDER, "docs");

export interface BuiltPage {
  /** Clean path, such as `/concepts/chains`; `/` for the home page. */
  readonly path: string;
  readonly html: string;
  readonly document: CheerioAPI;
}

/** Files below a folder, relative to it, with slashes. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

let read: readonly BuiltPage[] | undefined;

/**
 * Every built page, the not-found page among them. Files that only lead from an old address to a new
 * one are no pages. All tests of a worker share what is read: change clones only.
 *
 * @throws {Error} when the site is not built
 */
export function builtPages(): readonly BuiltPage[] {
  return (read ??= readPages());
}

function readPages(): readonly BuiltPage[] {
  if (!existsSync(join(BUILD_FOLDER, "index.html"))) {
    throw new Error(`No built site in ${BUILD_FOLDER}: run npm run build first.`);
  }
  return filesIn(BUILD_FOLDER)
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({ file, html: readFileSync(join(BUILD_FOLDER, file), "utf8") }))
    .filter(({ html }) => !/<meta http-equiv="?refresh/u.test(html))
    .map(({ file, html }) => {
      const path = `/${file.replace(/(?:(?:^|\/)index)?\.html$/u, "")}`;
      return { path, html, document: load(html) };
    });
}

/** Paths that the Markdown pages under `docs/` have, and whether each is a draft. */
export function authoredPages(): { path: string; isDraft: boolean }[] {
  return filesIn(DOCS_FOLDER)
    .filter((file) => /\.mdx?$/u.test(file) && !/(?:^|\/)_/u.test(file))
    .map((file) => {
      const [, frontMatter = ""] =
        /^---\n(.*?)\n---/su.exec(readFileSync(join(DOCS_FOLDER, file), "utf8")) ?? [];
      return {
        path: `/${file.replace(/\.mdx?$/u, "")}`,
        isDraft: /^draft:\s*true$/mu.test(frontMatter),
      };
    });
}
