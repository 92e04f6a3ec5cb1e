import { existsSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it, test } from "vitest";

import { conformanceProblems } from "./check";
import { REQUIREMENTS, type Requirement } from "./requirements";
import { conformanceTable } from "./table";
import { readAllTags, readTags } from "./tags";

const ROOT = join(__dirname, "../..");

const exists = (path: string): boolean =>
  existsSync(
    path.startsWith("npm:")
      ? join(ROOT, "node_modules", path.slice(4), "package.json")
      : join(ROOT, path),
  );

test("every requirement has a proof, and every tag names a requirement", () => {
  expect(conformanceProblems(REQUIREMENTS, readAllTags(ROOT), exists)).toEqual([]);
});

describe("reading tags", () => {
  it("finds them in titles of tests and groups, several in one too", () => {
    const { proofs, problems } = readTags(
      "a.test.ts",
      `describe("group [spec 1.1]", () => {
        test("one [spec 1.2a, 1.3]", { timeout: 1 }, async () => {});
        it.each([1, 2])(\`with \${name} and more [spec 1.4]\`, () => {});
        test.describe("nested [spec 1.5]", () => {});
      });`,
    );
    expect(problems).toEqual([]);
    expect(proofs.map(({ id, title }) => `${id} ${title}`)).toEqual([
      "1.1 group",
      "1.2a group › one",
      "1.3 group › one",
      "1.4 group › with … and more",
      "1.5 group › nested",
    ]);
  });

  it("refuses tags of tests that do not run, and tags elsewhere", () => {
    const { proofs, problems } = readTags(
      "a.test.ts",
      `describe.skip("group", () => { test("one [spec 1.1]", () => {}); });
       test.fixme("two [spec 1.2]", () => {});
       // [spec 1.3]
       const title = "three [spec 1.4]";`,
    );
    expect(proofs).toEqual([]);
    expect(problems).toEqual([
      'a.test.ts: "one" has a tag but does not run',
      'a.test.ts: "two" has a tag but does not run',
      "a.test.ts: 2 tag(s) stand elsewhere than in the title of a test",
    ]);
  });
});

describe("checking", () => {
  const requirement = (id: string, ...implementedBy: string[]): Requirement => ({
    id,
    states: `What ${id} says`,
    implementedBy: implementedBy.length > 0 ? implementedBy : ["here.ts"],
  });

  it("lists all that is missing or unknown", () => {
    const proof = (id: string) => ({ id, file: "a.test.ts", title: "shows it" });
    const problems = conformanceProblems(
      [requirement("1.2"), requirement("1.10a", "gone.ts"), requirement("1.9"), requirement("x")],
      { proofs: [proof("1.2"), proof("1.9"), proof("1.10"), proof("7.1")], problems: ["off"] },
      (path) => path === "here.ts",
    );
    expect(problems).toEqual([
      "off",
      "1.10a is implemented by gone.ts, which does not exist",
      "1.10a has no proof: add [spec 1.10a] to the title of the test that shows it",
      "1.9 must stand before 1.10a",
      '"x" is no number such as 1.10 or 1.10b',
      "x has no proof: add [spec x] to the title of the test that shows it",
      'a.test.ts: "shows it" proves 1.10, which is no requirement: name one of 1.10a',
      'a.test.ts: "shows it" proves 7.1, which is no requirement',
    ]);
  });

  it("writes a table with the tests of each requirement", () => {
    const proofs = [
      { id: "1.2", file: "a.test.ts", title: "a | b" },
      { id: "1.2", file: "b.spec.ts", title: "c" },
    ];
    expect(conformanceTable([requirement("1.2")], proofs)).toContain(
      String.raw`| 1.2 | What 1.2 says | ${"`here.ts`"} | ${"`a.test.ts`"}: a \| b<br />${"`b.spec.ts`"}: c |`,
    );
  });
});
