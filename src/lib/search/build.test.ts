import { describe, expect, it } from "vitest";

import { buildSearchFiles, hexTablePath, INDEX_FILE, postingFilePath, textFilePath } from "./build";
import { decodeIndex } from "./index-file";
import { page, section } from "./testing";

const textOf = (files: readonly { path: string; text: string }[], path: string): string =>
  files.find((file) => file.path === path)?.text ?? "";

describe("buildSearchFiles", () => {
  it("names files after the content", () => {
    const files = buildSearchFiles([page("/a", "A", ["Fees."])]);
    const { build } = decodeIndex(textOf(files, INDEX_FILE));
    const paths = files.map(({ path }) => path);
    expect(build).toMatch(/^[0-9a-f]{16}$/u);
    expect(paths).toContain(postingFilePath(build, 0));
    expect(paths).toContain(textFilePath(build, 0));
    expect(paths).toContain(hexTablePath(build));
    const others = buildSearchFiles([page("/a", "A", ["Gas."])]);
    expect(decodeIndex(textOf(others, INDEX_FILE)).build).not.toBe(build);
  });

  it("divides texts where they grow long, and never across pages", () => {
    const long = "word ".repeat(400);
    const parts = [section("One", [long]), section("Two", [long])];
    const files = buildSearchFiles([page("/a", "A", [], parts), page("/b", "B", ["Short."])]);
    const { textFiles } = decodeIndex(textOf(files, INDEX_FILE));
    expect(textFiles).toEqual([0, 2, 3]);
  });

  it("begins every page with the part under its heading", () => {
    const bare = { ...page("/a", "A", []), sections: [section("First", ["Text."])] };
    const { sections } = decodeIndex(textOf(buildSearchFiles([bare]), INDEX_FILE));
    expect(sections.map(({ level, heading }) => [level, heading])).toEqual([
      [1, "A"],
      [2, "First"],
    ]);
  });

  it("names every route that two records have", () => {
    const twice = [page("/a", "A", []), page("/b", "B", []), page("/a", "C", [])];
    expect(() => buildSearchFiles([...twice, page("/b", "D", [])])).toThrow("the route /a, /b");
  });
});
