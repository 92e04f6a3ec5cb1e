import type { Locator } from "@playwright/test";

import type { SitePage } from "./pages/site-page";
import { expect, test } from "./support/test";

const GUIDE = "/guides/lockup/examples/create-stream/lockup-linear";

const row = (site: SitePage): Locator => site.page.getByRole("group", { name: "About this page" });

const PANELS: readonly {
  readonly button: RegExp;
  readonly panel: string;
  readonly text: RegExp;
}[] = [
  { button: /^Lockup v2\.0/u, panel: "#page-release", text: /Lockup v4\.0 newest: addresses/u },
  { button: /^More ways/u, panel: "#page-copy", text: /View as Markdown/u },
  { button: /^Checked$/u, panel: "#page-checked", text: /compiled with solc.*How this is/su },
];

test("the row below the title opens its panels by keyboard, one at a time", async ({ site }) => {
  await site.open(GUIDE);
  for (const { button, panel, text } of PANELS) {
    const opener = row(site).getByRole("button", { name: button });
    await opener.focus();
    await site.page.keyboard.press("Enter");
    await expect(site.page.locator(panel)).toHaveText(text);
    await expect(site.page.locator("[popover]:popover-open")).toHaveCount(1);
    await expect(site.page.locator(panel)).toBeInViewport({ ratio: 1 });
    await site.page.keyboard.press("Tab");
    const isInside = await site.page.evaluate(
      (selector) => document.activeElement?.closest(selector) !== null,
      panel,
    );
    expect(isInside, panel).toBe(true);
    await site.page.keyboard.press("Escape");
    await expect(site.page.locator(panel)).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test("a release leads to its addresses", async ({ site }) => {
  await site.open(GUIDE);
  await row(site)
    .getByRole("button", { name: /^Lockup v2\.0/u })
    .click();
  await site.page.getByRole("link", { name: "Lockup v4.0" }).click();
  await expect(site.page).toHaveURL("/deployments/lockup/v4.0");
});

test("the title of an API page stands above the row as well", async ({ site }) => {
  await site.open("/api/flow/overview");
  const title = await site.heading.boundingBox();
  const below = await row(site).boundingBox();
  expect(below?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the title is near the top, and a first tap opens a panel inside the window", async ({
    site,
  }) => {
    await site.page.goto(GUIDE);
    expect((await site.heading.boundingBox())?.y).toBeLessThan(225);
    for (const { button, panel, text } of PANELS) {
      await row(site).getByRole("button", { name: button }).tap();
      await expect(site.page.locator(panel)).toBeVisible();
      await expect(site.page.locator(panel)).toHaveText(text);
      const box = await site.page.locator(panel).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 360)).toBeLessThanOrEqual(360);
      await site.page.keyboard.press("Escape");
    }
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the panels open", async ({ page }) => {
    await page.goto(GUIDE);
    for (const { button, panel, text } of PANELS) {
      await page
        .getByRole("group", { name: "About this page" })
        .getByRole("button", { name: button })
        .click();
      await expect(page.locator(panel)).toBeVisible();
      await expect(page.locator(panel)).toHaveText(text);
      await page.keyboard.press("Escape");
    }
  });
});
