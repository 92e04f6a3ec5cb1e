import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

import { SHAPE_IDS } from "@site/src/lib/shapes";
import { MOVED_KEYS, SLIDER_SHAPES, upgradeOf } from "./moved-keys";

const CODE = readdirSync("src/tools", { recursive: true, encoding: "utf8" })
  .filter((file) => /(?:calculate|fields|presets)\.ts$/u.test(file))
  .map((file) => readFileSync(path.join("src/tools", file), "utf8"))
  .join("\n");

const ROWS = Object.entries(MOVED_KEYS).flatMap(([tool, keys]) =>
  Object.entries(keys).map(([old, today]) => [old, tool, today] as const),
);

test.each(ROWS)(
  "%s of an earlier address leaves it, for the keys of %s: %s",
  (old, tool, today) => {
    const upgrade = upgradeOf(MOVED_KEYS[tool as keyof typeof MOVED_KEYS]);
    const keys = today.split(" ").filter((key) => key !== "");
    const query = new URLSearchParams(upgrade(`?q=1&${old}=x&${old}=y`));
    expect(Object.fromEntries(query)).toEqual({
      q: "1",
      ...Object.fromEntries(keys.map((key) => [key, "x"])),
    });
    // Keys of a builder follow from its ABI entries; `Call.test.tsx` opens addresses with all of them.
    for (const key of keys) expect(key.includes(".") || CODE.includes(`"${key}"`)).toBe(true);
    for (const key of keys) {
      const both = new URLSearchParams(upgrade(`?${key}=today&${old}=x`));
      expect(both.get(key)).toBe("today");
    }
  },
);

test("a query without old keys stays to the letter", () => {
  expect(upgradeOf(MOVED_KEYS.stream)("?language=a%20b&__proto__=1")).toBe(
    "?language=a%20b&__proto__=1",
  );
});

test("every shape had sliders", () => {
  expect(new Set(Object.values(SLIDER_SHAPES))).toEqual(new Set(SHAPE_IDS));
});
