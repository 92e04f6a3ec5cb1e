import { describe, expect, it } from "vitest";

import { toPageDocument } from "./documents";
import { anchorOf, decodeIndex, decodePostings, encodeIndex } from "./index-file";
import { page, PAGES } from "./testing";

const encoded = encodeIndex(
  PAGES.map((page) => toPageDocument(page)),
  [0, 3],
);
const text = encoded.index("b1");
const data = decodeIndex(text);

describe("the index file", () => {
  it("gives back pages and sections", () => {
    expect(data.build).toBe("b1");
    expect(data.textFiles).toEqual([0, 3]);
    expect(data.pages.map(({ route }) => route)).toEqual(PAGES.map(({ route }) => route));
    expect(data.pages[1]).toMatchObject({ area: "Concepts", protocol: "flow" });
    const headings = data.sections.map(({ id, heading }) => [id, heading]);
    expect(headings).toEqual(
      PAGES.flatMap(({ sections }) => sections.map(({ id, heading }) => [id, heading])),
    );
  });

  it("gives back releases, and what pages of several releases have in common", () => {
    const pages = [
      page("/reference/a/v1.0/x", "X", [], [], { release: "flow@v1.0" }),
      page("/reference/a/v2.0/x", "X", [], [], { release: "flow@v2.0" }),
      page("/concepts/y", "Y", []),
    ];
    const topics = new Map([
      ["/reference/a/v1.0/x", 0],
      ["/reference/a/v2.0/x", 0],
    ]);
    const { index } = encodeIndex(
      pages.map((one) => toPageDocument(one)),
      [0],
      topics,
    );
    const read = decodeIndex(index("b2")).pages.map(({ release, topic }) => [release, topic]);
    expect(read).toEqual([
      ["flow@v1.0", 0],
      ["flow@v2.0", 0],
      [null, null],
    ]);
  });

  it("gives back the postings of each term", () => {
    const terms = data.postingFiles.flatMap((first, number) =>
      decodePostings(
        encoded.postings[number] ?? "",
        data.terms.slice(first, data.postingFiles[number + 1]),
      ),
    );
    expect(terms.map(({ term }) => term)).toEqual(data.terms);
    const insolvent = terms.find(({ term }) => term === "insolvent");
    expect([...(insolvent?.body ?? [])]).toEqual([[2, 1]]);
    expect(data.counts[data.terms.indexOf("insolvent")]).toBe(1);
  });

  it("notices damage and other versions", () => {
    expect(() => decodeIndex("<html>")).toThrow("it is not JSON");
    expect(() => decodeIndex('{"version":1}')).toThrow("reads version 4");
    expect(() => decodeIndex('{"version":4}')).toThrow("a part is missing");
    expect(() => decodePostings("{}", [])).toThrow("postings are missing");
    expect(() => decodePostings(encoded.postings[0] ?? "", ["one"])).toThrow("does not fit");
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
