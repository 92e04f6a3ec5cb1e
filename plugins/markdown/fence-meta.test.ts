import { describe, expect, it } from "vitest";

import { markedLines, parseFenceMeta } from "./fence-meta";

describe("parseFenceMeta", () => {
  it("reads nothing from nothing", () => {
    const nothing = { title: undefined, marks: [] };
    expect(parseFenceMeta(undefined)).toEqual(nothing);
    expect(parseFenceMeta(null)).toEqual(nothing);
  });

  it("reads a title and marks in either kind of quotes and in any order", () => {
    expect(parseFenceMeta(`mark="a(" title='it is "A"' mark='b'`)).toEqual({
      title: 'it is "A"',
      marks: ["a(", "b"],
    });
  });

  it.each(["showLineNumbers", "titel=x", 'title="a" live', "{1,3-5}"])(
    "refuses the option in %j",
    (meta) => {
      expect(() => parseFenceMeta(meta)).toThrow(/option "/);
    },
  );
});

describe("markedLines", () => {
  const code = "approve(a);\ncreate();\napprove(b);";
  const lines = (meta: string): number[] => [...markedLines(parseFenceMeta(meta), code)].sort();

  it("marks every line that has a text", () => {
    expect(lines(`mark="approve(" mark='create'`)).toEqual([1, 2, 3]);
    expect(lines('mark="create"')).toEqual([2]);
  });

  it("refuses texts that the code does not have", () => {
    expect(() => lines('mark="transfer("')).toThrow('marks "transfer(", which none');
    expect(() => lines('mark=""')).toThrow('marks ""');
  });
});
