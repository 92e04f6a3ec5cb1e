import type { Page } from "@playwright/test";

import { expect, test } from "./support/test";

const PAGE = "/concepts/flow/overview";

/** Scripts of the page's program, apart from those that are only fetched ahead. */
async function countScripts(page: Page): Promise<number> {
  return page.locator("head script[src*='/assets/js/']:not([type])").count();
}

test("the program of a page waits until it is used, or starts at once for entries in the address", async ({
  site,
}) => {
  await site.page.goto("/concepts/chains", { waitUntil: "networkidle" });
  // Nor do the colors of the system need any.
  for (const colorScheme of ["dark", "light"] as const) {
    await site.page.emulateMedia({ colorScheme });
    await expect(site.root).toHaveAttribute("data-theme", colorScheme);
  }
  expect(await countScripts(site.page)).toBe(0);
  await site.page.mouse.wheel(0, 100);
  await expect(site.root).toHaveAttribute("data-has-hydrated", "true");
  await site.page.goto(`${PAGE}?x=1`);
  await expect(site.root).toHaveAttribute("data-has-hydrated", "true");
});

test("what a reader does before the program runs counts", async ({ site }) => {
  const { page } = site;
  let letProgramCome = (): void => undefined;
  let programMayCome = Promise.resolve();
  await page.route("**/assets/js/main.*", async (route) => {
    await programMayCome;
    await route.continue();
  });
  /** Opens the page, whose program comes when the reader has done the first thing. */
  const begin = async (first: () => Promise<void>): Promise<void> => {
    programMayCome = new Promise((resolve) => {
      letProgramCome = resolve;
    });
    await page.goto(PAGE);
    await first();
    await expect(site.root).not.toHaveAttribute("data-has-hydrated", "true");
    letProgramCome();
    await site.waitForHydration();
  };

  await test.step("the shortcut of the search", async () => {
    await begin(() => page.keyboard.press("Control+k"));
    await expect(page.getByRole("dialog")).toBeVisible();
  });

  await test.step("Tab and Enter, which lead to the content", async () => {
    const link = page.getByRole("link", { name: "Skip to main content" });
    await begin(async () => {
      await page.keyboard.press("Tab");
      await expect(link).toBeFocused();
    });
    await expect(link).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.locator("main :focus")).toHaveCount(1);
  });

  await test.step("a click on a button", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await begin(() => site.navbar.menuButton.click());
    await expect(site.mobileSidebar.drawer).toBeVisible();
  });

  await test.step("a click on a link, which leads on", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await begin(() => site.navbar.link("Support").click());
    await expect(page).toHaveURL(/\/support\/faq$/u);
  });
});
