import { describe, expect, it } from "vitest";

import { pathOf, sectionTitle, sliceOf, toAnswer } from "./answer";
import { toPageDocument } from "./documents";
import { decodeIndex, encodeIndex } from "./index-file";
import { HITS_PER_PAGE } from "./page-size";
import { readQuery } from "./query";
import type { Ranking } from "./ranking";
import { createSymbols } from "./symbols";
import { page, section } from "./testing";
import { createVocabulary } from "./vocabulary";

const record = page(
  "/concepts/fees",
  "Fees",
  ["Who charges what."],
  [
    section("Gas", ["Goes to the chain."]),
    section("Claim", ["The larger of two fees."], { level: 3 }),
    section("Waivers", ["Write to us."]),
  ],
  { area: "Concepts", protocol: "lockup" },
);
const data = decodeIndex(encodeIndex([toPageDocument(record)], [0]).index("b"));
const query = readQuery(
  "claim fee",
  createVocabulary(["claim", "fee"], [1, 1], () => 0),
);

function rankingOf(sections: readonly number[], inHeading: readonly number[] = []): Ranking {
  return {
    query,
    sections: sections.map((number) => ({ section: number, score: 1, coverage: 1 })),
    chains: new Set(),
    hexValues: [],
    isInHeading: (number) => inHeading.includes(number),
  };
}

describe("sectionTitle", () => {
  it("names protocol and release of pages that have the same title, and neither twice", () => {
    const titled = (title: string, protocol: "lockup" | "flow", release: string | null): string => {
      const pages = [page("/x", title, [], [section("Compiler")], { protocol, release })];
      return sectionTitle(
        decodeIndex(
          encodeIndex(
            pages.map((page) => toPageDocument(page)),
            [0],
          ).index("b"),
        ),
        1,
      );
    };
    expect(titled("Addresses", "lockup", null)).toBe("Lockup › Addresses › Compiler");
    expect(titled("Addresses", "flow", null)).toBe("Flow › Addresses › Compiler");
    expect(titled("Lockup Linear", "lockup", null)).toBe("Lockup Linear › Compiler");
    const newest = "lockup@v4.0";
    expect(titled("Linear", "lockup", newest)).toBe("Lockup v4.0 › Linear › Compiler");
    expect(titled("Lockup Linear", "lockup", newest)).toBe(
      "Lockup v4.0 › Lockup Linear › Compiler",
    );
    expect(titled("Lockup v4.0", "lockup", newest)).toBe("Lockup v4.0 › Compiler");
  });
});

describe("sliceOf", () => {
  const ranking = rankingOf(Array.from({ length: 45 }, (_, index) => index));

  it("cuts pages of the usual size", () => {
    const { sections, page: number, pages } = sliceOf(ranking, { query: "", page: 2 });
    expect(sections.map((entry) => entry.section)).toEqual([40, 41, 42, 43, 44]);
    expect([number, pages]).toEqual([2, Math.ceil(45 / HITS_PER_PAGE)]);
  });

  it("takes sizes and pages that make no sense for the nearest that do", () => {
    expect(sliceOf(ranking, { query: "", hitsPerPage: 0, page: -3 })).toMatchObject({
      sections: [{ section: 0 }],
      page: 0,
      pages: 45,
    });
    expect(sliceOf(ranking, { query: "", page: 99 }).sections).toEqual([]);
  });

  it("says which headings answer the query alone", () => {
    const { sections } = sliceOf(rankingOf([0, 1], [1]), { query: "" });
    expect(sections.map(({ isInHeading }) => isInHeading)).toEqual([false, true]);
  });
});

describe("pathOf", () => {
  it("leads from the title down", () => {
    expect(pathOf(data, 0)).toEqual(["Fees"]);
    expect(pathOf(data, 2)).toEqual(["Fees", "Gas", "Claim"]);
    expect(pathOf(data, 3)).toEqual(["Fees", "Waivers"]);
    expect(pathOf(data, 99)).toEqual([]);
  });
});

describe("toAnswer", () => {
  const symbols = createSymbols(data);

  it("points to a heading or to the text below it, and shows text of both", () => {
    const ranking = rankingOf([2, 1], [2]);
    const slice = sliceOf(ranking, { query: "claim fee" });
    const units = [["The larger of two fees."], ["Goes to the chain."]];
    const { hits, total } = toAnswer(data, symbols, ranking, slice, units, [], {
      query: "claim fee",
    });
    expect(total).toBe(2);
    expect(hits[0]).toMatchObject({
      objectID: "/concepts/fees#claim",
      url: "/concepts/fees#claim",
      type: "lvl3",
      content: "The larger of two fees.",
      hierarchy: { lvl0: "Concepts", lvl1: "Fees", lvl2: "Gas", lvl3: "Claim", lvl4: null },
      protocol: "lockup",
    });
    expect(hits[1]).toMatchObject({ type: "content", content: "Goes to the chain." });
  });

  it("shows the heading alone where the text is not at hand", () => {
    const ranking = rankingOf([1, 99]);
    const slice = sliceOf(ranking, { query: "" });
    const { hits } = toAnswer(data, symbols, ranking, slice, [null, null], ["gas"], { query: "" });
    expect(hits).toHaveLength(1);
    expect(hits[0]).toMatchObject({ type: "lvl2", content: null, snippet: null });
  });
});
