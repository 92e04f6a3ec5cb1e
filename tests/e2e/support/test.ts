import { type BrowserContext, type Page, test as base } from "@playwright/test";

import { SitePage } from "../pages/site-page";
import { ORIGIN } from "./origin";
import { PageProblems, reportPolicyViolations } from "./problems";

/** The window of a desktop, in CSS pixels. */
export const WIDE = { width: 1280, height: 800 } as const;

export { expect } from "@playwright/test";

interface SiteFixtures {
  /** The page that the test drives; a test fails when anything went wrong on it. */
  readonly site: SitePage;
  /** Matches the problems that a test provokes on purpose. */
  readonly expectedProblems: RegExp | undefined;
  /**
   * Whether the test may run in a browser that has been on the site: it does not ask what is loaded or how
   * fast, and leaves nothing that closing its pages and clearing the storage would not undo.
   */
  readonly warmBrowser: boolean;
}

interface WorkerFixtures {
  /** Contexts by their options. What they keep is scripts and styles, half of what opening a page costs. */
  readonly warmContexts: Map<string, BrowserContext>;
}

/** Playwright's `test` with the page object of this site. */
export const test = base.extend<SiteFixtures, WorkerFixtures>({
  expectedProblems: [undefined, { option: true }],
  warmBrowser: [false, { option: true }],
  // oxlint-disable-next-line no-empty-pattern
  warmContexts: [async ({}, use) => use(new Map()), { scope: "worker" }],
  // All the options that tests of the site set: two tests that differ in one must not share a context.
  context: async (
    {
      browser,
      warmBrowser,
      warmContexts,
      baseURL,
      colorScheme,
      contextOptions,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      permissions,
      reducedMotion,
      serviceWorkers,
      viewport,
    },
    use,
    testInfo,
  ) => {
    const options = {
      ...contextOptions,
      ...{ baseURL, colorScheme, hasTouch, isMobile, javaScriptEnabled, locale },
      ...{ permissions, reducedMotion, serviceWorkers, viewport },
    };
    const key = JSON.stringify(options);
    const warm = warmBrowser ? warmContexts.get(key) : undefined;
    const context = warm ?? (await browser.newContext(options));
    await use(context);
    // Pages of a test that failed stay for the screenshot; the worker ends with it.
    if (testInfo.status !== testInfo.expectedStatus) return;
    if (!warmBrowser) {
      await context.close();
      return;
    }
    warmContexts.set(key, context);
    const [page] = context.pages();
    if (page !== undefined) {
      // Everything but the cache of HTTP.
      const session = await context.newCDPSession(page);
      await session.send("Storage.clearDataForOrigin", { origin: ORIGIN, storageTypes: "all" });
    }
    await Promise.all(context.pages().map((one) => one.close()));
  },
  site: async ({ page, expectedProblems }, use) => {
    await reportPolicyViolations(page);
    const problems = new PageProblems(page, ORIGIN, expectedProblems);
    await use(new SitePage(page));
    // A request that is still under way when a test ends is no failure of the test.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    base.expect(problems.stop(), "problems on the page").toEqual([]);
  },
});

/**
 * The same with one page for all the tests of a worker that only read: scripts and styles stay in its
 * cache, and what is compiled of them in its process.
 */
export const readingTest = test.extend<object, { reusedPage: Page }>({
  reusedPage: [
    async ({ browser }, use) => {
      // Fades between the color modes would give axe colors that no reader sees for long.
      const context = await browser.newContext({ reducedMotion: "reduce", viewport: WIDE });
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
  page: async ({ reusedPage }, use) => {
    await reusedPage.emulateMedia({ colorScheme: "dark" });
    await use(reusedPage);
    // From a page without anything, the next comes into the same process, and this one, which may be
    // long, is not laid out and colored anew for it.
    await reusedPage.goto("/robots.txt");
    await reusedPage.setViewportSize(WIDE);
  },
});
