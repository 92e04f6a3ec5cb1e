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
});

test("the skip link leads past the navigation", async ({ site }) => {
  await site.open(PAGE);
  await site.page.keyboard.press("Tab");
  await site.page.keyboard.press("Enter");
  await site.page.keyboard.press("Tab");
  const isInMain = await site.page.evaluate(() => document.activeElement?.closest("main") !== null);
  expect(isInMain).toBe(true);
});

test("every element that has the focus shows it", async ({ site }) => {
  await site.open(PAGE);
  const invisible: string[] = [];
  for (let step = 0; step < 40; step += 1) {
    await site.page.keyboard.press("Tab");
    const problem = await site.page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) {
        return "";
      }
      const isShown = [null, "::before", "::after"].some((pseudoElement) => {
        const style = getComputedStyle(element, pseudoElement);
        return (
          (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0) ||
          style.boxShadow !== "none"
        );
      });
      return isShown ? "" : element.outerHTML.slice(0, 120);
    });
    if (problem !== "") {
      invisible.push(problem);
    }
  }
  expect(invisible).toEqual([]);
});

test("the color mode changes by keyboard", async ({ site }) => {
  await site.open(PAGE);
  await site.navbar.colorModeToggle.focus();
  await site.page.keyboard.press("Enter");
  await expect(site.root).toHaveAttribute("data-theme-choice", "light");
  await site.page.keyboard.press("Space");
  await expect(site.root).toHaveAttribute("data-theme-choice", "dark");
  await expect(site.navbar.colorModeToggle).toBeFocused();
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

    await site.mobileSidebar.backButton.focus();
    await site.page.keyboard.press("Enter");
    await expect(site.mobileSidebar.mainMenu.getByRole("link", { name: "Apps" })).toBeVisible();

    await site.mobileSidebar.closeButton.focus();
    await site.page.keyboard.press("Enter");
    await expect(site.mobileSidebar.drawer).not.toBeInViewport();
  });

  test("keeps the focus out of the menu that is not shown", async ({ site }) => {
    await site.open(PAGE);
    await site.navbar.menuButton.click();
    await expect(site.mobileSidebar.backButton).toBeVisible();
    await site.mobileSidebar.closeButton.focus();
    await site.page.keyboard.press("Tab");
    await expect(site.mobileSidebar.backButton).toBeFocused();
  });
});
