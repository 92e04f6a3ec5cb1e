import { describe, expect, test } from "vitest";

import { quoteValue, readChoice, readText, writeQuery } from ".";

const COLORS = ["", "red", "blue"] as const;

describe("readChoice", () => {
  test("takes a known value and falls back without one", () => {
    const problems: string[] = [];
    expect(readChoice(new URLSearchParams("c=red"), "c", COLORS, "", problems)).toBe("red");
    expect(readChoice(new URLSearchParams(""), "c", COLORS, "blue", problems)).toBe("blue");
    expect(problems).toEqual([]);
  });

  test("names an unknown value and what is possible", () => {
    const problems: string[] = [];
    expect(readChoice(new URLSearchParams("c=pink"), "c", COLORS, "", problems)).toBe("");
    expect(problems).toEqual(['"pink" was ignored: c in the address can be red, blue.']);
  });
});

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
