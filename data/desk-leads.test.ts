import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { loadFinder } from "../plugins/app-links/test-finder";
import { findRelease } from "../src/lib/finder";

const DOCS = path.join(__dirname, "../docs");
const { selectors, ...FINDER } = loadFinder();

/** What readers may want to do without code. */
const TASK = /^title: .*\b(?:withdraw|cancel|claim|refund|void|pause)/imu;

/** Rewards of a staking contract that the page itself describes, and no claim of a campaign. */
const OTHER_CLAIMS = "guides/lockup/examples/staking/claim.mdx";

const PAGES = ["guides", "apps"]
  .flatMap((folder) =>
    readdirSync(path.join(DOCS, folder), { recursive: true, encoding: "utf8" }).map((file) =>
      path.posix.join(folder, file),
    ),
  )
  .filter((file) => file.endsWith(".mdx") && !file.includes("/_") && file !== OTHER_CLAIMS)
  .map((file) => ({ file, text: readFileSync(path.join(DOCS, file), "utf8") }));

const LEAD = /<Desk (?:stream|section)="|\]\(\/apps\/without-the-app[?#)]/u;

it("each guide to a withdrawal, a cancellation or a claim leads to the desk", () => {
  const guides = PAGES.filter(({ text }) => TASK.test(text));
  expect(guides.length).toBeGreaterThan(10);
  expect(guides.filter(({ text }) => !LEAD.test(text)).map(({ file }) => file)).toEqual([]);
});

it("each release whose streams are settled here has a page that leads to the desk", () => {
  const led = PAGES.filter(({ text }) => LEAD.test(text)).map(
    ({ text }) => /^release: (\S+)$/mu.exec(text)?.[1],
  );
  // Addresses of the others are on pages that the build makes; the finder leads from these to the desk.
  const documented = ["lockup@v4.0", "lockup@v2.0", "lockup@v1.2", "lockup@v1.1", "lockup@v1.0"];
  const more = ["flow@v3.0", "flow@v1.1", "flow@v1.0", "legacy@v1.1", "airdrops@v3.0"];
  expect([...documented, ...more].filter((ref) => !led.includes(ref))).toEqual([]);
});

it.each([
  "src/pages/index.tsx",
  "src/theme/NotFound/Content/index.tsx",
  "docs/support/faq.mdx",
  "plugins/app-links/finder.ts",
])("%s leads lost readers to the desk", (file) => {
  expect(readFileSync(path.join(DOCS, "..", file), "utf8")).toContain("/apps/without-the-app");
});

describe("what a lead enters into the desk", () => {
  const presets = PAGES.flatMap(({ file, text }) => {
    const stream = /<Desk stream="([^"]*)"/u.exec(text)?.[1];
    const release = /^release: (\S+)$/mu.exec(text)?.[1];
    return stream === undefined ? [] : [{ file, stream, release }];
  });

  it.each(presets)("$stream in $file is of its release", ({ stream, release }) => {
    const { matches } = findRelease(stream, FINDER, selectors);
    expect(matches.map((match) => match.release.ref)).toEqual([release]);
    expect(matches[0]?.places.length).toBeGreaterThan(1);
  });
});
