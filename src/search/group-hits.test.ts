import { expect, test } from "vitest";

import type { SearchHit } from "../lib/search/types";
import { groupHits } from "./group-hits";

function hit(id: string, area: string | null): SearchHit {
  return {
    objectID: id,
    type: "lvl1",
    url: `/${id}`,
    content: null,
    hierarchy: {
      lvl0: area,
      lvl1: id,
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    highlight: {},
    snippet: null,
    protocol: null,
  };
}

const shape = (hits: readonly SearchHit[], limit?: number): [string, string[]][] =>
  groupHits(hits, limit).map(({ label, hits: entries }) => [
    label,
    entries.map(({ objectID }) => objectID),
  ]);

test("the area of the best hit comes first, and hits keep their order", () => {
  const hits = [hit("a", "Guides"), hit("b", "Concepts"), hit("c", "Guides")];
  expect(shape(hits)).toEqual([
    ["Guides", ["a", "c"]],
    ["Concepts", ["b"]],
  ]);
});

test("a group has five hits at most, or as many as asked for [spec 3.4b]", () => {
  const hits = Array.from({ length: 8 }, (_, index) => hit(`h${index}`, "Guides"));
  expect(shape(hits)[0]?.[1]).toHaveLength(5);
  expect(shape(hits, 2)[0]?.[1]).toEqual(["h0", "h1"]);
});

test("hits without an area have a group of their own", () => {
  expect(shape([hit("a", null)])).toEqual([["Documentation", ["a"]]]);
});
