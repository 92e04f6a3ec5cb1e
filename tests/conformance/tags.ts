import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

import ts from "typescript";

/** A test that says which requirement it proves. */
export interface Proof {
  /** Number of the requirement. */
  readonly id: string;
  /** Path inside the repository. */
  readonly file: string;
  /** Groups and name of the test, without tags; the parts that a program fills in are "…". */
  readonly title: string;
}

/** What the tests of a file say. */
export interface FileTags {
  readonly proofs: readonly Proof[];
  /** Tags that prove nothing, one sentence each. */
  readonly problems: readonly string[];
}

/** `[spec 1.5a]` or `[spec 1.5a, 2.3]`, in the title of a test or of a group of tests. */
const TAG = /\s*\[spec ([^\]]*)\]/gu;
const TEST_FUNCTIONS = new Set(["test", "it", "describe"]);
/** What keeps a test from running, or turns its meaning round. */
const NOT_RUN = new Set(["skip", "fixme", "todo", "fails", "fail"]);

/** The names that a call is made of: `test.describe.skip(…)` gives test, describe, skip. */
function calledNames(node: ts.Expression): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [...calledNames(node.expression), node.name.text];
  // The table of a test.each(…)(…).
  if (ts.isCallExpression(node)) return calledNames(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return calledNames(node.tag);
  return [];
}

function titleOf(node: ts.Expression | undefined): string | null {
  if (node === undefined) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join("");
}

/**
 * Reads the tags in the titles of a file's tests.
 *
 * @param file path inside the repository
 */
export function readTags(file: string, text: string): FileTags {
  if (!text.includes("[spec ")) return { proofs: [], problems: [] };
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const proofs: Proof[] = [];
  const problems: string[] = [];
  let used = 0;
  const visit = (node: ts.Node, groups: readonly string[], isOff: boolean): void => {
    let off = isOff;
    let inside = groups;
    if (ts.isCallExpression(node)) {
      const names = calledNames(node.expression);
      const title = titleOf(node.arguments[0]);
      if (title !== null && TEST_FUNCTIONS.has(names[0] ?? "")) {
        off ||= names.some((name) => NOT_RUN.has(name));
        const tags = [...title.matchAll(TAG)];
        used += tags.length;
        const plain = title.replaceAll(TAG, "").trim();
        for (const id of tags.flatMap(([, ids = ""]) => ids.split(","))) {
          if (off) problems.push(`${file}: "${plain}" has a tag but does not run`);
          else proofs.push({ id: id.trim(), file, title: [...groups, plain].join(" › ") });
        }
        if (names.includes("describe")) inside = [...groups, plain];
      }
    }
    ts.forEachChild(node, (child) => visit(child, inside, off));
  };
  visit(source, [], false);
  const written = [...text.matchAll(TAG)].length;
  if (written > used) {
    problems.push(`${file}: ${written - used} tag(s) stand elsewhere than in the title of a test`);
  }
  return { proofs, problems };
}

const FOLDERS = [
  "data",
  "edge-functions",
  "functions",
  "plugins",
  "scripts",
  "server",
  "src",
  "tests",
];

/** Reads the tags of every test in the repository, sorted by file. */
export function readAllTags(root: string): FileTags {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:test|spec)\.tsx?$/u.test(name))
      .map((name) => `${folder}/${name.replaceAll(sep, "/")}`),
  )
    // The tests of this reader are about tags.
    .filter((file) => !file.startsWith("tests/conformance/"))
    .sort();
  const read = files.map((file) => readTags(file, readFileSync(join(root, file), "utf8")));
  return {
    proofs: read.flatMap(({ proofs }) => proofs),
    problems: read.flatMap(({ problems }) => problems),
  };
}
