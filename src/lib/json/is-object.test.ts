import { expect, test } from "vitest";

import { isObject } from "./is-object";

test("objects with keys are told from everything else", () => {
  expect([{}, { a: 1 }].every(isObject)).toBe(true);
  expect([null, undefined, [], "text", 1, true].some(isObject)).toBe(false);
});
