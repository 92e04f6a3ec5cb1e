import type { Locator } from "@playwright/test";

import type { SitePage } from "./pages/site-page";
import { sitemapPaths } from "./support/built-site";
import { expect, test } from "./support/test";

test.use({ warmBrowser: true });

const PAGE = "/guides/lockup/examples/create-stream/lockup-linear";
const OTHER = "/guides/flow/examples/create-stream";

/** Tabs over code: the first of the page. */
const tabs = (site: SitePage): Locator => site.page.locator(".tabs-container").first();
const block = (site: SitePage): Locator =>
  tabs(site).getByRole("tabpanel").locator("figure").first();

/** Where the fade over a block's right end begins, and where the letters end that are shown. */
const fadeOf = (code: Locator): Promise<{ end: number; text: number }> =>
  code.evaluate((pre) => {
    const edge = pre.getBoundingClientRect().right;
    const lines = [...pre.querySelectorAll(".line:not(.line--marked)")];
    const text = Math.max(...lines.map((line) => line.getBoundingClientRect().right));
    const width = Number.parseFloat(getComputedStyle(pre, "::after").width);
    return { end: edge - width, text: Math.min(text, edge) };
  });

for (const width of [1280, 360]) {
  test(`tabs are the header of the code below at ${String(width)} px`, async ({ site }) => {
    await site.page.setViewportSize({ width, height: 800 });
    await site.open(PAGE);
    const list = await tabs(site).getByRole("tablist").boundingBox();
    const figure = await block(site).boundingBox();
    expect(figure?.y).toBeCloseTo((list?.y ?? 0) + (list?.height ?? 0), 0);
    await expect(
      block(site).getByRole("link", { name: "CreateLinear.sol, whole file" }),
    ).toHaveAttribute("download", "CreateLinear.sol");
  });
}

test("a line that goes on beyond the edge fades, until it is scrolled to its end", async ({
  site,
}) => {
  await site.page.setViewportSize({ width: 360, height: 800 });
  await site.open(PAGE);
  const code = block(site).locator("pre");
  const cut = await fadeOf(code);
  expect(cut.text).toBeGreaterThan(cut.end);
  await code.evaluate((pre) => pre.scrollTo(pre.scrollWidth, 0));
  const all = await fadeOf(code);
  // A block scrolls by whole pixels, and its text may end within one.
  expect(all.text).toBeLessThan(all.end + 1);
});

test("long lines can be wrapped", async ({ site }) => {
  await site.page.setViewportSize({ width: 360, height: 800 });
  await site.open(PAGE);
  const code = block(site).locator("pre");
  const overflow = (): Promise<number> =>
    code.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await overflow()).toBeGreaterThan(0);
  await block(site).getByRole("button", { name: "Wrap long lines" }).click();
  expect(await overflow()).toBe(0);
});

test("the language that a reader chooses is the language of the next page", async ({ site }) => {
  await site.open(PAGE);
  await tabs(site).getByRole("tab", { name: "TypeScript" }).click();
  await site.open(OTHER);
  await expect(site.page.getByRole("tab", { name: "TypeScript" }).first()).toHaveAttribute(
    "aria-selected",
    "true",
  );
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the buttons of a block are large enough for a finger", async ({ site }) => {
    await site.open(PAGE);
    for (const name of ["Copy code", "Wrap long lines"]) {
      const box = await block(site).getByRole("button", { name }).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the code of every language is shown under its name", async ({ page }) => {
    await page.goto(PAGE);
    const panels = page.locator(".tabs-container").first().getByRole("tabpanel");
    for (const [index, language] of ["Solidity", "TypeScript"].entries()) {
      await expect(panels.nth(index).locator("pre").first()).toBeVisible();
      await expect(panels.nth(index).getByText(language, { exact: true })).toBeVisible();
    }
  });
});

/** Guides that are about a program, and begin with it. */
const PROGRAMS = sitemapPaths().filter((path) =>
  /^\/guides\/(?:\w+\/examples\/|frontend\/|lockup\/v4\.0\/(?!overview|etherscan|gas|from-))/u.test(
    path,
  ),
);

test.describe("guides about a program", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test("show its beginning on the first screen", async ({ page }) => {
    test.setTimeout(120_000);
    expect(PROGRAMS.length).toBeGreaterThan(30);
    const late: string[] = [];
    for (const path of PROGRAMS) {
      // Pictures have their room from the start.
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const box = await page.locator("main figure pre:visible").first().boundingBox();
      if (box === null || box.y > 900) late.push(`${path}: ${String(box?.y)} px`);
    }
    expect(late).toEqual([]);
  });
});
