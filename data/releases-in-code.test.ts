import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import ts from "typescript";
import { describe, expect, test } from "vitest";

const ROOT = path.join(__dirname, "..");

/** Rooms that serve all releases alike, so that a new one needs none of their lines. */
const SAME_FOR_ALL = [
  ..."edge-functions functions plugins scripts server".split(" "),
  ..."clients forms page pages search tables theme ui".split(" ").map((room) => `src/${room}`),
  ..."abi ask call changelog csv desk endpoints finder format graphql page-provenance page-records"
    .concat(" protocol query routes rpc search")
    .split(" ")
    .map((room) => `src/lib/${room}`),
];

/** Texts in code that stand for one release: a version or a reference, and no more. */
function releasesNamedIn(code: string): string[] {
  const found: string[] = [];
  // Most files need not be parsed.
  if (!/v\d+\.\d+["'`]/u.test(code)) return found;
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && /^(?:[a-z]+@)?v\d+\.\d+$/u.test(node.text)) {
      found.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("file.tsx", code, ts.ScriptTarget.Latest));
  return found;
}

describe("a release is data", () => {
  test("a text that is a release is seen, one in a comment or in a message is not", () => {
    expect(releasesNamedIn('a === "v9.9"; b("lockup@v9.9");')).toHaveLength(2);
    expect(releasesNamedIn('// "v9.9"\nfail(`Write "lockup@v9.9".`);')).toEqual([]);
  });

  test("[spec 11.3] no code that serves all releases names one", () => {
    const files = SAME_FOR_ALL.flatMap((room) =>
      readdirSync(path.join(ROOT, room), { recursive: true, encoding: "utf8" }).map((file) =>
        path.posix.join(room, file),
      ),
    ).filter(
      (file) => /\.tsx?$/u.test(file) && !/\.test\.|\/(?:testing|fixtures?)[./]/u.test(file),
    );
    expect(files.length).toBeGreaterThan(300);
    const named = files.flatMap((file) =>
      releasesNamedIn(readFileSync(path.join(ROOT, file), "utf8")).map(
        (release) => `${file}: ${release} belongs into data/ or a page`,
      ),
    );
    expect(named).toEqual([]);
  });
});
