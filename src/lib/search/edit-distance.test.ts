// cspell:ignore badc cancelabilty sgemnet streem tranch witdhraw

import { describe, expect, it } from "vitest";

import { editDistance } from "./edit-distance";

describe("editDistance", () => {
  it.each([
    ["stream", "stream", 0],
    ["stream", "streem", 1],
    ["stream", "steam", 1],
    ["stream", "streams", 1],
    ["withdraw", "witdhraw", 1],
    ["tranche", "tranch", 1],
    ["cancelability", "cancelabilty", 1],
    ["segment", "sgemnet", 2],
    ["", "ab", 2],
  ])("from %s to %s is %i", (a, b, expected) => {
    expect(editDistance(a, b, 2)).toBe(expected);
    expect(editDistance(b, a, 2)).toBe(expected);
  });

  it("stops at the limit", () => {
    expect(editDistance("withdraw", "cancel", 2)).toBe(3);
    expect(editDistance("ab", "abcdef", 1)).toBe(2);
    expect(editDistance("abcd", "badc", 1)).toBe(2);
  });
});
