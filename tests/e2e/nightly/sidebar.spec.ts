import { expect, test } from "../support/test";

test.use({ warmBrowser: true });

/** A page whose entry stands far down in the list of its section. */
const PAGE = "/guides/flow/examples/flow-calculate-rps";

test.describe("the entry of the page in the sidebar", () => {
  test("is in view before the program runs, and stays there", async ({ site }) => {
    await site.page.goto(PAGE);
    await site.page.evaluate(() => document.fonts.ready);
    const entry = site.sidebar.locator("a[aria-current=page]");
    await expect(entry).toBeInViewport({ ratio: 1 });
    await expect(site.root).not.toHaveAttribute("data-has-hydrated", "true");
    expect(await site.scrollY()).toBe(0);
    const before = await entry.boundingBox();
    await site.waitForHydration();
    expect(await entry.boundingBox()).toEqual(before);
  });

  test("comes into view when a link in the text leads to its page", async ({ site }) => {
    await site.open("/guides/lockup/overview");
    await site.page.evaluate(() => {
      const link = document.querySelector<HTMLElement>(
        "main article a[href='/guides/lockup/examples/vesting-data']",
      );
      document.querySelector(".menu")?.scrollTo(0, 0);
      link?.click();
    });
    await expect(site.page).toHaveURL("/guides/lockup/examples/vesting-data");
    await expect(site.sidebar.locator("a[aria-current=page]")).toBeInViewport({ ratio: 1 });
  });
});
