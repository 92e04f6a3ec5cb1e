import type { Locator } from "@playwright/test";

import type { SitePage } from "./pages/site-page";
import { expect, test } from "./support/test";

test.use({ warmBrowser: true });

const GUIDE = "/guides/lockup/examples/create-stream/lockup-linear";

const row = (site: SitePage): Locator => site.page.getByRole("group", { name: "About this page" });

const PANELS: readonly {
  readonly button: RegExp;
  readonly panel: string;
  readonly text: RegExp;
}[] = [
  {
    button: /^Lockup v2\.0/u,
    panel: "#page-release",
    text: /Lockup v4\.0 newest, same guide.*Lockup v1\.0 addresses only/u,
  },
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

/** Opens the switch and follows a release. */
async function switchTo(site: SitePage, present: RegExp, release: string): Promise<void> {
  await row(site).getByRole("button", { name: present }).click();
  await site.page.locator("#page-release").getByRole("link", { name: release }).click();
}

test("a release leads to the same thing there, and home prefers it then [spec 7.3]", async ({
  site,
}) => {
  await site.open(GUIDE);
  await switchTo(site, /^Lockup v2\.0/u, "Lockup v4.0");
  await expect(site.page).toHaveURL("/guides/lockup/v4.0/linear");
  await switchTo(site, /^Lockup v4\.0/u, "Lockup v2.0");
  await expect(site.page).toHaveURL(GUIDE);
  await site.open("/");
  const guides = site.page.getByRole("link", { name: "Lockup: Guides" });
  await expect(guides).toHaveAttribute("href", "/guides/lockup/overview");

  // A section leads to the same section there, or to what became of its symbol.
  const contract = "/reference/lockup/contracts/abstracts/abstract.SablierLockupBase";
  await site.open(`${contract}#withdraw`);
  await switchTo(site, /^Lockup v2\.0/u, "Lockup v4.0");
  await expect(site.page).toHaveURL("/reference/lockup/v4.0/sablier-lockup#withdraw");
  await expect(site.page.locator("#withdraw")).toBeInViewport();
  await switchTo(site, /^Lockup v4\.0/u, "Lockup v2.0");
  await expect(site.page).toHaveURL(`${contract}#withdraw`);
  // The page stays open: only its hash changes.
  await site.page.goto(`${contract}#${"renounceMultiple".toLowerCase()}`);
  await row(site)
    .getByRole("button", { name: /^Lockup v2\.0/u })
    .focus();
  await site.page.keyboard.press("Enter");
  await site.page.keyboard.press("Tab");
  await expect(site.page.getByText("newest, what became of it")).toBeInViewport();
  await site.page.keyboard.press("Enter");
  await expect(site.page).toHaveURL("/guides/lockup/v3.0/from-v2.0#renounce-multiple");
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

  test("the panels open, and the switch leads on [spec 7.3]", async ({ page }) => {
    await page.goto(`${GUIDE}#unlocks`);
    for (const { button, panel, text } of PANELS) {
      await page
        .getByRole("group", { name: "About this page" })
        .getByRole("button", { name: button })
        .click();
      await expect(page.locator(panel)).toBeVisible();
      await expect(page.locator(panel)).toHaveText(text);
      await page.keyboard.press("Escape");
    }
    await page.getByRole("button", { name: /^Lockup v2\.0/u }).click();
    await page.locator("#page-release").getByRole("link", { name: "Lockup v4.0" }).click();
    await expect(page).toHaveURL("/guides/lockup/v4.0/linear");
  });
});
