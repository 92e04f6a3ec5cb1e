import { expect, it } from "vitest";

import { lowestLevel } from "./hierarchy";

const names = { lvl0: "Area", lvl1: "Page", lvl2: null, lvl3: null, lvl4: null, lvl5: null };

it.each([
  ["the page", {}, "lvl1"],
  ["its heading", { lvl2: "Heading" }, "lvl2"],
  ["the lowest heading, also below one that is missing", { lvl2: "A", lvl4: "B" }, "lvl4"],
] as const)("names %s", (_, headings, level) => {
  expect(lowestLevel({ ...names, lvl6: null, ...headings })).toBe(level);
});
