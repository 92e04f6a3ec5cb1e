import { type Browser, expect, type Page, test as base } from "@playwright/test";

import { SitePage } from "../pages/site-page";
import { sitemapPaths } from "./built-site";
import { PAGES_BY_KIND } from "./kinds-of-pages";
import { axeIn, drawAll, SCREENS, tooWide } from "./looks";
import { lostTexts } from "./lost-texts";
import { ORIGIN } from "./origin";
import { PageProblems, reportPolicyViolations } from "./problems";

/** Pages that are looked at on one day, beside those of each kind. */
const PAGES_A_DAY = 10;
const DAY_MS = 24 * 60 * 60 * 1000;

interface ListedPage {
  readonly path: string;
  /** Place in the sitemap. */
  readonly index: number;
}

/** The pages of the sitemap that stand for no kind. */
export function otherPages(): readonly ListedPage[] {
  const kinds = new Set(Object.values(PAGES_BY_KIND));
  return sitemapPaths()
    .map((path, index) => ({ path, index }))
    .filter(({ path }) => !kinds.has(path));
}

/**
 * Ten pages for each day, from all parts of the site. All have been looked at in some weeks.
 *
 * @param day in UTC, as `2026-11-24`; today, or `PAGES_OF_DAY`, which repeats another day
 * @throws {Error} when it is no day
 */
export function pagesOfDay(
  day = process.env.PAGES_OF_DAY ?? new Date().toISOString().slice(0, 10),
): readonly ListedPage[] {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) {
    throw new Error(`PAGES_OF_DAY is "${day}", which is no day: write it as 2026-11-24.`);
  }
  const pages = otherPages();
  const apart = Math.ceil(pages.length / PAGES_A_DAY);
  return pages.filter((_, place) => place % apart === (time / DAY_MS) % apart);
}

async function newPage(browser: Browser): Promise<Page> {
  // Fades between the color modes would give axe colors that no reader sees for long.
  const context = await browser.newContext({
    reducedMotion: "reduce",
    viewport: { width: SCREENS[0].width, height: 800 },
  });
  await reportPolicyViolations(context);
  return context.newPage();
}

// One page for all the tests of a worker: scripts and styles stay in its cache.
const test = base.extend<object, { reusedPage: Page }>({
  reusedPage: [
    async ({ browser }, use) => {
      const page = await newPage(browser);
      await use(page);
      await page.context().close();
    },
    { scope: "worker" },
  ],
});

/**
 * A test of a page: it keeps its text, scrolls sideways nowhere, and axe finds nothing. Axe, which takes
 * longest, has one of the two screens in turn: tests of the tokens hold the pairs of colors in both modes.
 *
 * @param index a whole number, which says which of the screens
 */
export function pageOfSitemap(path: string, index: number): void {
  test(path, async ({ reusedPage }) => {
    const site = new SitePage(reusedPage);
    const axeScreen = SCREENS[index % SCREENS.length];
    await reusedPage.emulateMedia({ colorScheme: axeScreen?.colorScheme ?? null });
    const pageProblems = new PageProblems(reusedPage, ORIGIN);
    const found: string[] = [];

    const response = await site.open(path);
    await drawAll(reusedPage);
    // On the wide screen, for a phone has no contents beside the text, which would count as lost.
    const lost = await lostTexts(reusedPage, await response.text());
    found.push(...lost.map((text) => `lost when the program came: ${text}`));
    for (const screen of SCREENS) {
      found.push(...(await tooWide(reusedPage, screen.width)));
      if (screen === axeScreen) found.push(...(await axeIn(reusedPage, screen.colorScheme)));
    }
    found.push(...pageProblems.stop());
    // The next page comes into the same process, which keeps the compiled scripts, and this one, which
    // may be long, is not laid out and colored anew for it.
    await reusedPage.goto("/robots.txt");
    await reusedPage.setViewportSize({ width: SCREENS[0].width, height: 800 });
    expect(found, `problems of ${path}`).toEqual([]);
  });
}
