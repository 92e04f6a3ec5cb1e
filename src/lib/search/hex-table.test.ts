import { describe, expect, it } from "vitest";

import { findHexValues, toHexQuery } from "./hex-table";

const BASE = "0xb5d78dd3276325f5faf3106cc4acc56e28e0fe3b";
const SELECTOR = "0xf747ab7c";
const table = [
  [BASE, [0, 2]],
  [SELECTOR, [2]],
] as const;

const find = (word: string): string[] => {
  const query = toHexQuery(word);
  return query === null ? [] : findHexValues(table, query).map(([value]) => value);
};

describe("hexadecimal values in a query", () => {
  it.each([
    [BASE, BASE],
    [BASE.toUpperCase().replace("0X", "0x"), BASE],
    ["0xb5d", BASE],
    ["0xb5d78…", BASE],
    ["0xb5d7…fe3b", BASE],
    ["0xb5d7...FE3B", BASE],
    ["…fe3b", BASE],
    ["e28e0fe3b", BASE],
    [SELECTOR, SELECTOR],
    [`${BASE}-137-21`, BASE],
    [`${BASE}-11155111`, BASE],
    [`${SELECTOR}${"0".repeat(63)}7`, SELECTOR],
  ])("%s finds %s", (word, value) => {
    expect(find(word)[0]).toBe(value);
  });

  it.each(["decade", "8453", "0x", "0x1", "withdraw", "facade", "v2.0"])("%s is a word", (word) => {
    expect(toHexQuery(word)).toBeNull();
  });
});
