import type { Page } from "@playwright/test";

import { SearchDialog } from "./pages/search-dialog";
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

test("what a reader types right after a shortcut of the search is searched for, on a slow phone", async ({
  site,
}) => {
  const { page } = site;
  const dialog = new SearchDialog(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(PAGE);
  await page.keyboard.press("/");
  await page.keyboard.type("cancel a stream");
  await expect(dialog.field).toHaveValue("cancel a stream");
  await expect(dialog.field).toBeFocused();
  await expect(dialog.options.first()).toBeVisible();
});

test("what a reader does before the program runs counts [spec 9.2]", async ({ site }) => {
  const { page } = site;
  let letProgramCome = (): void => undefined;
  let programMayCome = Promise.resolve();
  await page.route("**/assets/js/main.*", async (route) => {
    await programMayCome;
    await route.continue();
  });
  /** Opens a page, whose program comes when the reader has done the first thing. */
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

  await test.step("a query, with its caret", async () => {
    const { field } = new SearchDialog(page);
    await begin(async () => {
      await page.keyboard.press("/");
      await page.keyboard.type("steams");
      for (let letter = 0; letter < 4; letter += 1) await page.keyboard.press("ArrowLeft");
    });
    await expect(field).toBeFocused();
    await page.keyboard.type("r");
    await expect(field).toHaveValue("streams");
  });

  await test.step("a query and Enter, which leads to all results and back", async () => {
    await begin(async () => {
      await page.keyboard.press("Control+k");
      await page.keyboard.type("cliff");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/search?q=cliff");
    });
    await page.goBack();
    await expect(page).toHaveURL(PAGE);
  });

  await test.step("Escape, which closes the search for good", async () => {
    await begin(async () => {
      await page.keyboard.press("Control+k");
      await expect(page.getByRole("dialog").getByRole("textbox")).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
    });
    await expect(page.getByRole("dialog")).toBeHidden();
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
});
