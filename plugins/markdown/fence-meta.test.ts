import { describe, expect, it } from "vitest";

import { markedLines, parseFenceMeta } from "./fence-meta";

describe("parseFenceMeta", () => {
  it("reads nothing from nothing", () => {
    const nothing = { title: undefined, marked: new Set(), markedTexts: [] };
    expect(parseFenceMeta(undefined)).toEqual(nothing);
    expect(parseFenceMeta(null)).toEqual(nothing);
  });

  it("reads a title in either kind of quotes and marked lines in any order", () => {
    expect(parseFenceMeta('title="src/A.sol" {1,3-5}')).toEqual({
      title: "src/A.sol",
      marked: new Set([1, 3, 4, 5]),
      markedTexts: [],
    });
    expect(parseFenceMeta("{2} title='it is \"A\"'")).toEqual({
      title: 'it is "A"',
      marked: new Set([2]),
      markedTexts: [],
    });
  });

  it.each(["showLineNumbers", "titel=x", 'title="a" live'])("refuses the option in %j", (meta) => {
    expect(() => parseFenceMeta(meta)).toThrow(/option "/);
  });

  it.each(["{5-3}", "{0}", "{-}"])("refuses the line range %s", (meta) => {
    expect(() => parseFenceMeta(meta)).toThrow(/not of the form \{1,3-5\}/);
  });
});

describe("markedLines", () => {
  const code = "approve(a);\ncreate();\napprove(b);";
  const lines = (meta: string): number[] => [...markedLines(parseFenceMeta(meta), code)].sort();

  it("marks lines by number and every line that has a text", () => {
    expect(lines("{2}")).toEqual([2]);
    expect(lines(`mark="approve(" mark='create'`)).toEqual([1, 2, 3]);
  });

  it("refuses lines that the code does not have", () => {
    expect(() => lines("{2-4}")).toThrow("marks line 4 and has 3");
    expect(() => lines('mark="transfer("')).toThrow('marks "transfer(", which none');
    expect(() => lines('mark=""')).toThrow('marks ""');
  });
});
