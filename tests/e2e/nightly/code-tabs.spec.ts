import type { Locator } from "@playwright/test";

import type { SitePage } from "../pages/site-page";
import { expect, test } from "../support/test";

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

test("tabs are the header of code that can be wrapped, and keep their language on the next page", async ({
  site,
}) => {
  await site.open(PAGE);
  for (const width of [1280, 360]) {
    await site.page.setViewportSize({ width, height: 800 });
    const list = await tabs(site).getByRole("tablist").boundingBox();
    const figure = await block(site).boundingBox();
    expect(figure?.y, `at ${String(width)} px`).toBeCloseTo(
      (list?.y ?? 0) + (list?.height ?? 0),
      0,
    );
  }
  await expect(
    block(site).getByRole("link", { name: "CreateLinear.sol, whole file" }),
  ).toHaveAttribute("download", "CreateLinear.sol");

  // On a phone, a line that goes on beyond the edge fades until its end is seen.
  const code = block(site).locator("pre");
  const cut = await fadeOf(code);
  expect(cut.text).toBeGreaterThan(cut.end);
  await code.evaluate((pre) => pre.scrollTo(pre.scrollWidth, 0));
  const all = await fadeOf(code);
  // A block scrolls by whole pixels, and its text may end within one.
  expect(all.text).toBeLessThan(all.end + 1);
  await block(site).getByRole("button", { name: "Wrap long lines" }).click();
  expect(await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);

  await tabs(site).getByRole("tab", { name: "TypeScript" }).click();
  await site.open(OTHER);
  await expect(site.page.getByRole("tab", { name: "TypeScript" }).first()).toHaveAttribute(
    "aria-selected",
    "true",
  );
});

test("an address opens its tab on the first load", async ({ site }) => {
  await site.open("/guides/airdrops/v3.0/react?component=vca");
  await expect(site.page.getByRole("tab", { name: "VCA" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(site.page.getByRole("link", { name: "claim-vca.tsx, whole file" })).toBeVisible();
});
