import type { Page } from "@playwright/test";

import { expect, test } from "./support/test";

const PAGE = "/concepts/flow/overview";

/** Scripts of the page's program, apart from those that are only fetched ahead. */
async function countScripts(page: Page): Promise<number> {
  return page.locator("head script[src*='/assets/js/']:not([type])").count();
}

test.describe("the program of a page", () => {
  test("waits until the page is used, so that reading costs no script", async ({ site }) => {
    await site.page.goto("/concepts/chains", { waitUntil: "networkidle" });
    // Nor do the colors of the system need any.
    for (const colorScheme of ["dark", "light"] as const) {
      await site.page.emulateMedia({ colorScheme });
      await expect(site.root).toHaveAttribute("data-theme", colorScheme);
    }
    expect(await countScripts(site.page)).toBe(0);
    await site.page.mouse.wheel(0, 100);
    await expect(site.root).toHaveAttribute("data-has-hydrated", "true");
  });

  test("starts at once where the address carries entries", async ({ site }) => {
    await site.page.goto(`${PAGE}?x=1`);
    await expect(site.root).toHaveAttribute("data-has-hydrated", "true");
  });
});

test.describe("what a reader does before the program runs", () => {
  test.beforeEach(async ({ site }) => {
    // A slow line: the program takes its time.
    await site.page.route("**/assets/js/main.*", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
  });

  test("the shortcut opens the search", async ({ site }) => {
    await site.page.goto(PAGE);
    await site.page.keyboard.press("Control+k");
    await expect(site.page.getByRole("dialog")).toBeVisible();
  });

  test("a click on a button counts", async ({ site }) => {
    await site.page.setViewportSize({ width: 360, height: 740 });
    await site.page.goto(PAGE);
    await site.page.getByRole("button", { name: "Toggle navigation bar" }).click();
    await expect(site.mobileSidebar.drawer).toBeVisible();
  });

  test("Tab and Enter lead to the content", async ({ site }) => {
    await site.page.goto(PAGE);
    const link = site.page.getByRole("link", { name: "Skip to main content" });
    await site.page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await expect(site.root).toHaveAttribute("data-has-hydrated", "true");
    await expect(link, "when the program has come").toBeFocused();
    await site.page.keyboard.press("Enter");
    await site.page.keyboard.press("Tab");
    await expect(site.page.locator("main :focus")).toHaveCount(1);
  });

  test("a link leads on", async ({ site }) => {
    await site.page.goto(PAGE);
    await site.navbar.link("Support").click();
    await expect(site.page).toHaveURL(/\/support\/faq$/u);
    await site.waitForHydration();
  });
});
