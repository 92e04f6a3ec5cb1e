import type { Page } from "@playwright/test";

import { MOBILE_MAX_WIDTH } from "./support/built-site";
import { expect, test } from "./support/test";

test.use({ warmBrowser: true });

const PAGE = "/guides/lockup/overview";

/** Accessible text of the element that has the focus. */
async function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return (element?.getAttribute("aria-label") ?? element?.textContent ?? "").trim();
  });
}

test("Tab leads over the skip link to the navbar, in the order of reading", async ({ site }) => {
  await site.open(PAGE);
  await site.page.keyboard.press("Tab");
  expect(await focusedText(site.page)).toBe("Skip to main content");
  await expect(site.page.getByRole("link", { name: "Skip to main content" })).toBeInViewport();

  const order: string[] = [];
  for (let step = 0; step < 20; step += 1) {
    await site.page.keyboard.press("Tab");
    order.push(await focusedText(site.page));
  }
  const labels = ["Concepts", "Guides", "References", "APIs", "Apps", "Support"];
  const positions = labels.map((label) => order.indexOf(label));
  expect(positions, order.join(", ")).toEqual([...positions].sort((a, b) => a - b));
  expect(positions, order.join(", ")).not.toContain(-1);

  // Back at the first stop, Enter leads past the navigation.
  await site.page.getByRole("link", { name: "Skip to main content" }).focus();
  await site.page.keyboard.press("Enter");
  await site.page.keyboard.press("Tab");
  const isInMain = await site.page.evaluate(() => document.activeElement?.closest("main") !== null);
  expect(isInMain).toBe(true);
});

test.describe("mobile sidebar", () => {
  test.use({ viewport: { width: MOBILE_MAX_WIDTH, height: 800 } });

  test("opens, changes menus, and closes by keyboard", async ({ site }) => {
    await site.open(PAGE);
    for (let step = 0; step < 5; step += 1) {
      await site.page.keyboard.press("Tab");
      if ((await focusedText(site.page)) === "Toggle navigation bar") {
        break;
      }
    }
    await expect(site.navbar.menuButton).toBeFocused();
    await site.page.keyboard.press("Enter");
    await expect(site.mobileSidebar.drawer).toBeInViewport();
    // The focus stays out of the menu that is not shown.
    await expect(site.mobileSidebar.backButton).toBeVisible();
    await site.mobileSidebar.closeButton.focus();
    await site.page.keyboard.press("Tab");
    await expect(site.mobileSidebar.backButton).toBeFocused();

    await site.page.keyboard.press("Enter");
    await expect(site.mobileSidebar.mainMenu.getByRole("link", { name: "Apps" })).toBeVisible();

    await site.mobileSidebar.closeButton.focus();
    await site.page.keyboard.press("Enter");
    await expect(site.mobileSidebar.drawer).not.toBeInViewport();
  });
});
