import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

/** What a field is made with: a maker, a helper that takes the key first, or a table of its own. */
const KEYS = [/(?:Field|party)\(\s*"([\w-]+)"/gu, /\bkey: "([\w-]+)",\n\s+label:/gu];

function all(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([, found = ""]) => found);
}

function codeIn(folder: string): string {
  return readdirSync(folder)
    .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.tsx?$/u.test(file))
    .map((file) => readFileSync(path.join(folder, file), "utf8"))
    .join("\n");
}

/** Query parameters that a component in a folder keeps. */
function keysOf(folder: string): string[] {
  const code = codeIn(folder);
  return [...new Set(KEYS.flatMap((pattern) => all(pattern, code)))];
}

const PAGES = readdirSync("docs", { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".mdx"),
);

test("no two tools of a page keep their state under the same name in the address", () => {
  const clashes = PAGES.flatMap((page) => {
    const text = readFileSync(path.join("docs", page), "utf8");
    const owners = new Map<string, string>();
    const folders = new Set(all(/"@site\/(src\/(?:tools\/\w+|tables)\/\w+)/gu, text));
    return [...folders].flatMap((folder) =>
      keysOf(folder).flatMap((key) => {
        const owner = owners.get(key);
        owners.set(key, folder);
        return owner === undefined ? [] : [`${page}: ${key} of ${owner} and ${folder}`];
      }),
    );
  });
  expect(clashes).toEqual([]);
});
