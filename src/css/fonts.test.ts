import { readFileSync } from "node:fs";
import path from "node:path";

import { createFontStack } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import courierNew from "@capsizecss/metrics/courierNew";
import figtree from "@capsizecss/metrics/figtree";
import jetBrainsMono from "@capsizecss/metrics/jetBrainsMono";
import roboto from "@capsizecss/metrics/roboto";
import { describe, expect, it } from "vitest";

const css = readFileSync(path.join(import.meta.dirname, "fonts.css"), "utf8");

/** The metric overrides of every `@font-face` in a style sheet, by the local font it names first. */
function overrides(text: string): Map<string, string[]> {
  const faces = new Map<string, string[]>();
  for (const [, body = ""] of text.matchAll(/@font-face\s*{([^}]*)}/g)) {
    const local = /local\(["']([^"']+)["']\)/.exec(body)?.[1];
    if (local === undefined) continue;
    faces.set(local, body.match(/(?:override|adjust): [\d.]+%/g) ?? []);
  }
  return faces;
}

describe("font fallbacks", () => {
  it.each([
    ["Arial", arial],
    ["Roboto Regular", roboto],
  ] as const)("carry the metrics of Figtree over to %s", (local, metrics) => {
    const { fontFaces } = createFontStack([figtree, metrics]);
    expect(overrides(css).get(local)).toEqual(overrides(fontFaces).get(local));
  });

  // Fonts that the package of metrics lacks; all letters of a monospaced font have one width.
  const monospaced = (xWidthAvg: number): typeof courierNew => ({
    ...courierNew,
    subsets: { latin: { xWidthAvg }, thai: { xWidthAvg } },
  });

  it.each([
    ["Menlo", monospaced(1233)],
    ["Consolas", monospaced(1126)],
    ["Courier New", courierNew],
  ] as const)("carry the metrics of the code font over to %s", (local, metrics) => {
    const { fontFaces } = createFontStack([jetBrainsMono, metrics]);
    expect(overrides(css).get(local)).toEqual([...overrides(fontFaces).values()][0]);
  });
});
