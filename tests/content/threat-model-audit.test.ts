import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { PROJECT_FOLDER } from "./site";

const read = (file: string): string => readFileSync(join(PROJECT_FOLDER, file), "utf8");

/** Rows of the table, each as its cells. */
const rows = read("SECURITY.md")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (?:-|What )/.test(line))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe("the threat model", () => {
  it("names for every threat a way in, an aim, a defense and tests that exist", () => {
    expect(rows.length).toBeGreaterThan(10);
    const problems = rows.flatMap((cells) => {
      const [what = "", , , , shownBy = ""] = cells;
      const files = [...shownBy.matchAll(/`([^`]+)`/g)].map(([, file = ""]) => file);
      return [
        ...(cells.length === 5 && cells.every((cell) => cell !== "") ? [] : [`${what}: cells`]),
        ...(files.length === 0 ? [`${what}: no test`] : []),
        ...files
          .filter((file) => !/\.(?:test|spec)\.tsx?$/.test(file))
          .map((file) => `${what}: ${file} is no test`),
        ...files
          .filter((file) => !existsSync(join(PROJECT_FOLDER, file)))
          .map((file) => `${what}: ${file} does not exist`),
      ];
    });
    expect(problems).toEqual([]);
  });

  it("knows each function and each secret", () => {
    const text = read("SECURITY.md");
    for (const name of ["/api/chat", "/api/feedback", "/mcp", "LLM_API_KEY", "ALGOLIA_WRITE_KEY"]) {
      expect(text).toContain(name);
    }
  });
});
