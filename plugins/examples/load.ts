import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { type ExampleFile, parseExample } from "./regions";

/** Folder of the examples, relative to the site. */
export const EXAMPLES = "examples";

/** Extensions of example files, with the fence languages that may show them. */
export const EXAMPLE_LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  ".graphql": ["graphql"],
  ".json": ["json"],
  ".mjs": ["js", "javascript"],
  ".sh": ["bash", "sh", "shell"],
  ".sol": ["solidity", "sol"],
  ".ts": ["typescript", "ts"],
  ".tsx": ["tsx"],
};

/** Paths of all example files, relative to the site, with forward slashes, sorted. */
export function listExamples(siteDir: string): string[] {
  const root = path.join(siteDir, EXAMPLES);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((file) => `${EXAMPLES}/${file.replaceAll(path.sep, "/")}`)
    .filter((file) => Object.hasOwn(EXAMPLE_LANGUAGES, path.extname(file)))
    .sort();
}

/** Whether a path is one of {@link listExamples}. Pages ask for some hundreds, so not all are listed. */
function isExample(siteDir: string, file: string): boolean {
  const { dir, base, ext } = path.posix.parse(file);
  const folder = path.join(siteDir, dir);
  return (
    path.posix.normalize(file) === file &&
    file.startsWith(`${EXAMPLES}/`) &&
    Object.hasOwn(EXAMPLE_LANGUAGES, ext) &&
    existsSync(folder) &&
    // By its name in the folder, for not every file system tells upper case from lower case.
    readdirSync(folder).includes(base)
  );
}

/**
 * Reads one example file.
 *
 * @param file path relative to the site, as {@link listExamples} gives it
 * @throws Error naming the file, and the known ones of its kind when it does not exist
 */
export function loadExample(siteDir: string, file: string): ExampleFile {
  if (!isExample(siteDir, file)) {
    const known = listExamples(siteDir);
    const similar = known.filter((other) => path.extname(other) === path.extname(file));
    throw new Error(
      `There is no example file "${file}". Known: ${(similar.length > 0 ? similar : known).join(", ") || "none"}.`,
    );
  }
  try {
    return parseExample(readFileSync(path.join(siteDir, file), "utf8"));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Text that a page shows of an example file.
 *
 * @param region name of a region; without it, the whole file
 * @throws Error as {@link loadExample}, or naming file, region and the known regions
 */
export function exampleText(siteDir: string, file: string, region: string | undefined): string {
  const example = loadExample(siteDir, file);
  if (region === undefined) return example.text.trimEnd();
  const text = example.regions.get(region);
  if (text === undefined) {
    throw new Error(
      `${file} has no region "${region}". Known: ${[...example.regions.keys()].join(", ") || "none"}.`,
    );
  }
  return text;
}
