import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, test } from "vitest";

import { SITE_DIR } from "../../plugins/paths";
import { variableNames } from "./environment";

/** Where variables are read: everything that builds, serves and tests the site, but no examples. */
const FOLDERS = ["edge-functions", "functions", "plugins", "scripts", "server", "src", "tests/e2e"];

/** Variables that the system, Node.js or the bundler sets for every program. */
const NOT_OURS = ["LAMBDA_TASK_ROOT", "NODE_ENV", "PATH", "TZ"];

function sources(): string[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(SITE_DIR, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  const atTop = readdirSync(SITE_DIR).map((name) => path.join(SITE_DIR, name));
  return [...inFolders, ...atTop].filter(
    (file) => /\.(?:m?tsx?|m?js|mts|sh)$/u.test(file) && !/\.test\.tsx?$/u.test(file),
  );
}

/** Names of variables in a source: as they are read, directly or by a helper, and in scripts. */
function variablesIn(text: string): string[] {
  const patterns = [
    /\b(?:process\.env|env|environment)\.([A-Z][A-Z0-9_]+)/gu,
    /\b(?:address|required|wholeNumber)\("([A-Z][A-Z0-9_]+)"/gu,
    /\$\{([A-Z][A-Z0-9_]+):-/gu,
  ];
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = ""]) => name));
}

describe("the table of environment variables in HOSTING.md", () => {
  const hosting = readFileSync(path.join(SITE_DIR, "HOSTING.md"), "utf8");
  const rows = [...hosting.matchAll(/^\| `[A-Z][A-Z0-9_]+`\s*\|(.*)\|$/gmu)].map(([, rest = ""]) =>
    rest.split("|").map((cell) => cell.trim()),
  );

  test("has every variable that the code reads, once, and no other", () => {
    const read = new Set(sources().flatMap((file) => variablesIn(readFileSync(file, "utf8"))));
    for (const name of NOT_OURS) read.delete(name);
    expect(variableNames(hosting).toSorted()).toEqual([...read].toSorted());
  });

  test("says of each who reads it, its meaning, its default and what happens otherwise", () => {
    expect(rows.filter((cells) => cells.length !== 4 || cells.includes(""))).toEqual([]);
  });
});
