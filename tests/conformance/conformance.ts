import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

/** One duty of the site: a line of `requirements.md`. */
export interface Requirement {
  /** A number, and a letter where it holds several duties: `1.10b`. */
  readonly id: string;
  readonly states: string;
  /** Paths in this repository, and `npm:<package>`. */
  readonly implementedBy: readonly string[];
}

/** A test that says which requirement it proves. */
export interface Proof {
  readonly id: string;
  /** Path inside the repository. */
  readonly file: string;
  /** Without its tags. */
  readonly title: string;
}

/** What was read, and one sentence for each line that could not be. */
export interface Read<Entry> {
  readonly entries: readonly Entry[];
  readonly problems: readonly string[];
}

/** Reads the list items of `requirements.md`. */
export function readRequirements(text: string): Read<Requirement> {
  const entries: Requirement[] = [];
  const problems: string[] = [];
  for (const line of text.split("\n").filter((one) => one.startsWith("- "))) {
    const match = /^- \*\*(\d+\.\d+[a-z]?)\*\* (.+)\. \((`[^`]+`(?:, `[^`]+`)*)\)$/u.exec(line);
    if (match === null) {
      problems.push(`"${line}" is no line such as "- **1.10b** What it does. (\`file.ts\`)"`);
      continue;
    }
    const [, id = "", states = "", files = ""] = match;
    entries.push({ id, states, implementedBy: files.slice(1, -1).split("`, `") });
  }
  return { entries, problems };
}

/** Reads the tags, `[spec 1.5a]` or `[spec 1.5a, 2.3]`, in the titles of a file's tests and groups. */
export function readProofs(file: string, text: string): Read<Proof> {
  const entries: Proof[] = [];
  const problems: string[] = [];
  for (const line of text.split("\n").filter((one) => one.includes("[spec "))) {
    const title = /^(?!\s*(?:\/\/|\*|const )).*?(["'`])(.*\[spec [^\]]+\].*?)\1/u.exec(line)?.[2];
    if (title === undefined) {
      problems.push(`${file}: "${line.trim()}" has its tag elsewhere than in a test's title`);
      continue;
    }
    const plain = title.replaceAll(/\s*\[spec [^\]]*\]/gu, "");
    for (const [, ids = ""] of title.matchAll(/\[spec ([^\]]*)\]/gu)) {
      entries.push(...ids.split(",").map((id) => ({ id: id.trim(), file, title: plain })));
    }
  }
  return { entries, problems };
}

/**
 * What keeps the requirements from being proven: those without a test, tests that name none, code that
 * does not exist.
 *
 * @param exists whether a path of the repository, or `npm:<package>`, exists
 * @returns one sentence for each problem
 */
export function conformanceProblems(
  requirements: Read<Requirement>,
  proofs: Read<Proof>,
  exists: (path: string) => boolean,
): string[] {
  const found = [...requirements.problems, ...proofs.problems];
  const ids = requirements.entries.map(({ id }) => id);
  const proven = new Set(proofs.entries.map(({ id }) => id));
  requirements.entries.forEach(({ id, implementedBy }, index) => {
    const previous = ids[index - 1];
    if (previous !== undefined && previous.localeCompare(id, "en", { numeric: true }) >= 0) {
      found.push(`${id} must stand before ${previous}`);
    }
    for (const path of implementedBy.filter((name) => !exists(name))) {
      found.push(`${id} is implemented by ${path}, which does not exist`);
    }
    // What packages do by themselves is proven by their versions, which the lock file keeps.
    const isOurs = implementedBy.some((path) => !path.startsWith("npm:"));
    if (isOurs && !proven.has(id)) {
      found.push(`${id} has no proof: add [spec ${id}] to the title of the test that shows it`);
    }
  });
  for (const { id, file, title } of proofs.entries.filter((proof) => !ids.includes(proof.id))) {
    const parts = ids.filter((known) => known.replace(/[a-z]$/u, "") === id);
    const hint = parts.length > 0 ? `: name one of ${parts.join(", ")}` : "";
    found.push(`${file}: "${title}" proves ${id}, which is no requirement${hint}`);
  }
  return found;
}

const FOLDERS = "data edge-functions functions plugins scripts server src tests".split(" ");

/** Reads the requirements, and the tags of every test in the repository. */
export function readRepository(root: string): {
  readonly requirements: Read<Requirement>;
  readonly proofs: Read<Proof>;
} {
  const read = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name.replaceAll(sep, "/")}`)
      // The test of this reader is about tags.
      .filter((file) => /\.(?:test|spec)\.tsx?$/u.test(file) && !file.includes("/conformance/"))
      .sort(),
  ).map((file) => readProofs(file, readFileSync(join(root, file), "utf8")));
  return {
    requirements: readRequirements(
      readFileSync(join(root, "tests/conformance/requirements.md"), "utf8"),
    ),
    proofs: {
      entries: read.flatMap(({ entries }) => entries),
      problems: read.flatMap(({ problems }) => problems),
    },
  };
}
