import { existsSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { conformanceProblems, readRepository } from "./conformance";

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
