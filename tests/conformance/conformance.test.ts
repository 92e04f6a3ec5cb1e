import { existsSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { conformanceProblems, readProofs, readRepository, readRequirements } from "./conformance";

const ROOT = join(__dirname, "../..");

const exists = (path: string): boolean =>
  existsSync(
    path.startsWith("npm:")
      ? join(ROOT, "node_modules", path.slice(4), "package.json")
      : join(ROOT, path),
  );

test("every requirement has a proof, and every tag names a requirement", () => {
  const { requirements, proofs } = readRepository(ROOT);
  expect(requirements.entries.length).toBeGreaterThan(100);
  expect(conformanceProblems(requirements, proofs, exists)).toEqual([]);
});

test("tags are read from titles of tests and groups, and from nowhere else", () => {
  const { entries, problems } = readProofs(
    "a.test.ts",
    `describe("group [spec 1.1]", () => {
       test("one [spec 1.2a, 1.3]", { timeout: 1 }, async () => {});
       it.each([1, 2])(\`with \${name} "quoted" [spec 1.4]\`, () => {});
     // [spec 1.5]`,
  );
  expect(entries.map(({ id, title }) => `${id} ${title}`)).toEqual([
    "1.1 group",
    "1.2a one",
    "1.3 one",
    '1.4 with ${name} "quoted"',
  ]);
  expect(problems).toEqual([
    'a.test.ts: "// [spec 1.5]" has its tag elsewhere than in a test\'s title',
  ]);
});

test("all that is missing or unknown is listed", () => {
  const requirements = readRequirements(
    "# Duties\n\n- **1.2** A. (`here.ts`)\n- **1.10a** B. (`here.ts`, `gone.ts`)\n- **1.9** C. (`here.ts`)\n- **1.11** E. (`npm:here`)\n- **x** D.\n",
  );
  const proof = (id: string) => ({ id, file: "a.test.ts", title: "shows it" });
  const proofs = { entries: ["1.2", "1.9", "1.10", "7.1"].map(proof), problems: ["off"] };
  expect(
    conformanceProblems(
      requirements,
      proofs,
      (path) => path.endsWith("here") || path === "here.ts",
    ),
  ).toEqual([
    '"- **x** D." is no line such as "- **1.10b** What it does. (`file.ts`)"',
    "off",
    "1.10a is implemented by gone.ts, which does not exist",
    "1.10a has no proof: add [spec 1.10a] to the title of the test that shows it",
    "1.9 must stand before 1.10a",
    'a.test.ts: "shows it" proves 1.10, which is no requirement: name one of 1.10a',
    'a.test.ts: "shows it" proves 7.1, which is no requirement',
  ]);
});
