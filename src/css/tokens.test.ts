import { readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { contrastRatio } from "./contrast";

const css = readFileSync(path.join(import.meta.dirname, "tokens.css"), "utf8");

/** Custom properties of the first block that a selector opens: a hex color, or another property. */
function declared(selector: string): [name: string, value: string][] {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf("}", start));
  return [...block.matchAll(/(--[\w-]+): (?:var\()?(#[0-9a-f]{6}|--[\w-]+)\)?;/g)].map(
    ([, name = "", value = ""]) => [name, value],
  );
}

/** Their colors; the dark block says only where it differs from the light one. */
function colors(selector: string): Record<string, string> {
  const values = Object.fromEntries([...declared(":root"), ...declared(selector)]);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, values[value] ?? value]),
  );
}

const SURFACES = ["--sd-bg", "--sd-surface", "--sd-surface-2"];
const TEXTS = [
  "--sd-text",
  "--sd-muted",
  "--sd-link",
  "--sd-ok",
  "--sd-warn",
  "--sd-danger",
  "--sd-info",
  "--sd-lockup",
  "--sd-flow",
  "--sd-airdrops",
  "--sd-bob",
];
const TOKENS = [
  "--tk-constant",
  "--tk-string",
  "--tk-comment",
  "--tk-keyword",
  "--tk-parameter",
  "--tk-function",
  "--tk-punctuation",
];
const PAIRS: (readonly [string, string, number])[] = [
  ...TEXTS.flatMap((text) => SURFACES.map((surface) => [text, surface, 4.5] as const)),
  ...TOKENS.map((token) => [token, "--sd-code-bg", 4.5] as const),
  ...["--sd-accent", "--sd-brand", "--sd-brand-end"].map(
    (surface) => ["--sd-accent-text", surface, 4.5] as const,
  ),
  ["--sd-text", "--sd-accent-soft", 4.5],
  ["--sd-link", "--sd-accent-soft", 4.5],
  ["--sd-ok", "--sd-ok-soft", 4.5],
  ["--sd-warn", "--sd-warn-soft", 4.5],
  ["--sd-danger", "--sd-danger-soft", 4.5],
  ["--sd-info", "--sd-info-soft", 4.5],
  ["--sd-announcement-text", "--sd-announcement", 4.5],
  ["--sd-border-strong", "--sd-bg", 3],
  ["--sd-focus", "--sd-surface-2", 3],
  ...["--sd-bg", "--sd-surface"].map((surface) => ["--sd-accent", surface, 3] as const),
  ...["lockup", "flow", "airdrops", "bob"].flatMap((product) => [
    [`--sd-${product}`, `--sd-${product}-soft`, 4.5] as const,
    ["--sd-muted", `--sd-${product}-soft`, 4.5] as const,
  ]),
  ...["1", "2", "3", "4"].map((n) => [`--sd-series-${n}`, "--sd-surface", 3] as const),
];

describe.each([
  ["light", ":root"],
  ["dark", '[data-theme="dark"]'],
])("colors of the %s mode", (_, selector) => {
  const values = colors(selector);
  it.each(PAIRS)("%s on %s has at least %s:1", (foreground, background, least) => {
    const front = values[foreground];
    const back = values[background];
    if (front === undefined || back === undefined) {
      throw new Error(`tokens.css lacks ${foreground} or ${background} under ${selector}.`);
    }
    expect(contrastRatio(front, back)).toBeGreaterThanOrEqual(least);
  });
});
