import { expect, test } from "vitest";

import { trimEnd } from "./trim-end";

test.each([
  ["what?!", "?!", "what"],
  ["?!", "?!", ""],
  ["", "/", ""],
  ["a/b//", "/", "a/b"],
  ["0x12…", "….", "0x12"],
])("%j without %j at its end is %j", (text, characters, expected) => {
  expect(trimEnd(text, characters)).toBe(expected);
});
