import { describe, expect, test } from "vitest";

import { quoteValue, readText, writeQuery } from ".";

describe("readText", () => {
  test("takes text up to the limit", () => {
    const problems: string[] = [];
    expect(readText(new URLSearchParams("q=ab"), "q", 2, problems)).toBe("ab");
    expect(readText(new URLSearchParams(""), "q", 2, problems)).toBe("");
    expect(problems).toEqual([]);
    expect(readText(new URLSearchParams("q=abc"), "q", 2, problems)).toBe("");
    expect(problems).toEqual([
      '"abc" was ignored: q in the address has 3 characters, and 2 is the limit.',
    ]);
  });
});

describe("writeQuery", () => {
  test("keeps other parameters and removes empty ones", () => {
    expect(writeQuery("?a=1&b=2", { b: "", c: "x y" })).toBe("?a=1&c=x+y");
    expect(writeQuery("b=2", { b: "" })).toBe("");
  });
});

test("quoteValue cuts long values", () => {
  expect(quoteValue("short")).toBe('"short"');
  expect(quoteValue("a".repeat(41))).toBe(`"${"a".repeat(40)}…"`);
});
