import { expect, test } from "vitest";

import type { SearchHit } from "../lib/search/types";
import { groupHits } from "./group-hits";
import { pageHit } from "./testing";

const shape = (hits: readonly SearchHit[], limit?: number): [string, string[]][] =>
  groupHits(hits, limit).map(({ label, hits: entries }) => [
    label,
    entries.map(({ objectID }) => objectID),
  ]);

test("the area of the best hit comes first, and hits keep their order", () => {
  const hits = [pageHit("a", "Guides"), pageHit("b", "Concepts"), pageHit("c", "Guides")];
  expect(shape(hits)).toEqual([
    ["Guides", ["a", "c"]],
    ["Concepts", ["b"]],
  ]);
});

test("a group has five hits at most, or as many as asked for [spec 3.4b]", () => {
  const hits = Array.from({ length: 8 }, (_, index) => pageHit(`h${index}`, "Guides"));
  expect(shape(hits)[0]?.[1]).toHaveLength(5);
  expect(shape(hits, 2)[0]?.[1]).toEqual(["h0", "h1"]);
});

test("hits without an area have a group of their own", () => {
  expect(shape([pageHit("a", null)])).toEqual([["Documentation", ["a"]]]);
});

test("what contract and interface both have is one row", () => {
  const folder = "/reference/lockup/contracts";
  const hits = [
    `${folder}/contract.SablierLockup#withdraw`,
    `${folder}/interfaces/interface.ISablierLockup#withdraw`,
    `${folder}/contract.SablierLockup#cancel`,
  ].map((url) => ({ ...pageHit(url, "References"), url }));
  expect(shape(hits)).toEqual([["References", [hits[0]?.url, hits[2]?.url]]]);
});
