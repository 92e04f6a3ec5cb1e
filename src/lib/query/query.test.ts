import { expect, test } from "vitest";

import { quoteValue } from ".";

test("quoteValue cuts long values", () => {
  expect(quoteValue("short")).toBe('"short"');
  expect(quoteValue("a".repeat(41))).toBe(`"${"a".repeat(40)}…"`);
});
