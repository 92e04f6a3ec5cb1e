// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { BRAND_COLORS } from "../../../../data/brand-colors";
import { contrastGrade, contrastRatio, readHex } from "./contrast";
import BrandColors from ".";

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

test("every color has a row with a button that copies it", () => {
  render(<BrandColors />);
  for (const { colors } of BRAND_COLORS) {
    for (const { hex } of colors)
      expect(screen.getByRole("button", { name: `Copy ${hex}` })).toBeTruthy();
  }
  const hexes = BRAND_COLORS.flatMap(({ colors }) => colors.map(({ hex }) => hex));
  expect(new Set(hexes).size).toBe(hexes.length);
});
