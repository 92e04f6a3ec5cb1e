import type { Page, Request, Route } from "@playwright/test";

import { expect, test } from "./support/test";

const FROM = "/guides/lockup/overview";
const SCRIPTS = "**/assets/js/**";

/** How long a navigation may take before the progress bar appears, in milliseconds. */
const PROGRESS_DELAY_MS = 200;

/** Makes the scripts that are loaded from now on wait, in milliseconds. */
async function delayScripts(page: Page, delay: number): Promise<void> {
  await page.route(SCRIPTS, async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });
}

test("a new page begins at its top, in the same document, back and forward too [spec 1.9b]", async ({
  site,
}) => {
  await site.open(FROM);
  await site.page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await expect.poll(() => site.scrollY()).toBeGreaterThan(100);
  await site.markDocument();
  await site.follow(site.navbar.link("Concepts"));
  await expect(site.page).toHaveURL("/concepts/what-is-sablier");
  await expect.poll(() => site.scrollY()).toBe(0);
  await site.page.goBack();
  await expect(site.page).toHaveURL(FROM);
  await site.page.goForward();
  await expect(site.page).toHaveURL("/concepts/what-is-sablier");
  expect(await site.isMarkedDocument()).toBe(true);
});

test("goes to the target of the hash when the page is opened with it [spec 1.9b]", async ({
  site,
}) => {
  await site.open(FROM);
  const hash = (await site.tableOfContents.getByRole("link").last().getAttribute("href")) ?? "";
  await site.page.goto("about:blank");
  await site.open(`${FROM}${hash}`);
  await expect(site.page.locator(hash)).toBeInViewport();
});

test.describe("progress bar", () => {
  test("appears when a page takes its time, without a spinner, and goes away [spec 1.9a]", async ({
    site,
  }) => {
    await site.open(FROM);
    await delayScripts(site.page, PROGRESS_DELAY_MS * 6);
    await site.follow(site.navbar.link("Support"));
    await expect(site.progressBar.locator(".bar")).toBeVisible();
    await expect(site.progressBar.locator(".spinner")).toHaveCount(0);
    await expect(site.heading).toBeVisible();
    await expect(site.page).toHaveURL("/support/faq");
    await expect(site.progressBar).toHaveCount(0);
  });
});

test.describe("prefetch", () => {
  const isScript = (request: Request): boolean => request.resourceType() === "script";
  const prefetched = "link[rel=prefetch][href*='/assets/js/']";

  test("fetches the scripts of links that come into view [spec 1.9e]", async ({ site }) => {
    await site.open(FROM);
    await site.page.mouse.wheel(0, 300);
    await expect(
      site.page.locator(`${prefetched}:not([href*='/main.'], [href*='/runtime~'])`),
    ).not.toHaveCount(0);
  });

  test("runs the scripts of a link under the pointer, and so navigates at once [spec 1.9e]", async ({
    site,
  }) => {
    await site.open(FROM);
    const request = site.page.waitForRequest(isScript);
    await site.navbar.link("Support").hover();
    await request;
  });
});
