import { describe, expect, test } from "vitest";
import { contrastGrade, contrastRatio, readHex } from "./contrast";

describe("contrast", () => {
  test.each([
    ["#000000", "#ffffff", "21.00"],
    ["#FFFFFF", "#ffffff", "1.00"],
    ["#777777", "#ffffff", "4.48"],
    ["#0000ff", "#ffffff", "8.59"],
  ])("of %s and %s is %s", (a, b, ratio) => {
    expect(contrastRatio(a, b).toFixed(2)).toBe(ratio);
    expect(contrastRatio(b, a)).toBe(contrastRatio(a, b));
  });

  test("grades", () => {
    expect([2.9, 3, 4.49, 4.5].map(contrastGrade)).toEqual([
      "decoration",
      "large text",
      "large text",
      "text",
    ]);
  });

  test.each(["", "#fff", "ff7300", "#gggggg"])("%j is no color", (hex) => {
    expect(() => readHex(hex)).toThrow(/is no color/);
  });
});
