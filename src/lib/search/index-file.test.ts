import { describe, expect, it } from "vitest";

import { buildSearchFiles, hexTablePath, INDEX_FILE, textFilePath } from "./build";
import { toPageDocument } from "./documents";
import { anchorOf, decodeIndex, decodePostings, encodeIndex, encodePostings } from "./index-file";
import { page, PAGES, section } from "./testing";

const text = encodeIndex(PAGES.map((one) => toPageDocument(one)))("b1");
const data = decodeIndex(text);

describe("the files", () => {
  it("are named after the content, with texts for each page", () => {
    const files = buildSearchFiles([page("/a", "A", ["Fees."]), page("/b", "B", [])]);
    const { build } = decodeIndex(files[0]?.text ?? "");
    expect(files.map(({ path }) => path)).toEqual([
      INDEX_FILE,
      hexTablePath(build),
      textFilePath(build, 0),
      textFilePath(build, 1),
    ]);
    const others = buildSearchFiles([page("/a", "A", ["Gas."]), page("/b", "B", [])]);
    expect(decodeIndex(others[0]?.text ?? "").build).not.toBe(build);
  });

  it("name every route that two records have", () => {
    const twice = [page("/a", "A", []), page("/b", "B", []), page("/a", "C", [])];
    expect(() => buildSearchFiles([...twice, page("/b", "D", [])])).toThrow("the route /a, /b");
  });
});

describe("the index file", () => {
  it("gives back pages, sections and terms", () => {
    expect(data.build).toBe("b1");
    expect(data.pages.map(({ route }) => route)).toEqual(PAGES.map(({ route }) => route));
    expect(data.pages[1]).toMatchObject({ area: "Concepts", protocol: "flow" });
    const headings = data.sections.map(({ id, heading }) => [id, heading]);
    expect(headings).toEqual(
      PAGES.flatMap(({ sections }) => sections.map(({ id, heading }) => [id, heading])),
    );
    expect(data.body.get("insolvent")).toEqual([2]);
  });

  it("begins every page with the part under its heading", () => {
    const bare = { ...page("/a", "A", []), sections: [section("First", ["Text."])] };
    const { sections } = decodeIndex(encodeIndex([toPageDocument(bare)])(""));
    expect(sections.map(({ level, heading }) => [level, heading])).toEqual([
      [1, "A"],
      [2, "First"],
    ]);
  });

  it("gives back releases, and which page of a release leads those about one thing", () => {
    const pages = ["a/v1.0/x", "a/v1.0/y", "a/v2.0/x", "z"].map((route, at) =>
      page(`/${route}`, "X", [], [], {
        release: [`flow@v1.0`, `flow@v1.0`, `flow@v2.0`][at] ?? null,
      }),
    );
    const topics = [["/a/v1.0/y", "/a/v1.0/x", "/a/v2.0/x"]];
    const read = decodeIndex(
      encodeIndex(
        pages.map((one) => toPageDocument(one)),
        topics,
      )(""),
    );
    expect(
      read.pages.map(({ release, topic, isFirstOfTopic }) => [release, topic, isFirstOfTopic]),
    ).toEqual([
      ["flow@v1.0", 1, false],
      ["flow@v1.0", 1, true],
      ["flow@v2.0", 1, true],
      [null, null, false],
    ]);
  });

  it("keeps questions of a word or two as names, and the terms of all", () => {
    const asked = ["take money", "how do I get all of my money back today"];
    const document = toPageDocument(page("/a", "A", []), new Map([["/a", asked]]));
    const read = decodeIndex(encodeIndex([document])(""));
    expect(read.sections[0]?.aliases).toEqual(["take money"]);
    expect(read.asked.get("money")).toEqual([0]);
  });

  it("notices damage and other versions", () => {
    expect(() => decodeIndex("<html>")).toThrow("it is not JSON");
    expect(() => decodeIndex('{"version":1}')).toThrow("reads version 5");
    expect(() => decodeIndex('{"version":5}')).toThrow("a part is missing");
    expect(() => decodePostings("%", 1, 9)).toThrow("do not fit");
    expect(() => decodePostings(encodePostings([[7]]), 1, 7)).toThrow("do not fit");
  });
});

describe("anchorOf", () => {
  it.each([
    ["Rate per second", "rate-per-second"],
    ["MAX_COUNT", "max_count"],
    ["Endpoints & slugs", "endpoints--slugs"],
    ["Can I cancel?", "can-i-cancel"],
  ])("%s: %s", (heading, anchor) => {
    expect(anchorOf(heading)).toBe(anchor);
  });
});
