import { describe, expect, it } from "vitest";

import { parseFenceMeta } from "./fence-meta";

describe("parseFenceMeta", () => {
  it("reads nothing from nothing", () => {
    expect(parseFenceMeta(undefined)).toEqual({ title: undefined, marked: new Set() });
    expect(parseFenceMeta(null)).toEqual({ title: undefined, marked: new Set() });
  });

  it("reads a title in either kind of quotes and marked lines in any order", () => {
    expect(parseFenceMeta('title="src/A.sol" {1,3-5}')).toEqual({
      title: "src/A.sol",
      marked: new Set([1, 3, 4, 5]),
    });
    expect(parseFenceMeta("{2} title='it is \"A\"'")).toEqual({
      title: 'it is "A"',
      marked: new Set([2]),
    });
  });

  it.each(["showLineNumbers", "titel=x", 'title="a" live'])("refuses the option in %j", (meta) => {
    expect(() => parseFenceMeta(meta)).toThrow(/option "/);
  });

  it.each(["{5-3}", "{0}", "{-}"])("refuses the line range %s", (meta) => {
    expect(() => parseFenceMeta(meta)).toThrow(/not of the form \{1,3-5\}/);
  });
});
