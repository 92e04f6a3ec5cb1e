import { sitemapPaths } from "./built-site";
import { LARGE_PAGES, PAGES_OF_CHANGE, PAGES_OF_NIGHT } from "./kinds-of-pages";
import { axeIn, drawAll, SCREENS, tooLong, tooWide } from "./looks";
import { lostTexts } from "./lost-texts";
import { expect, readingTest } from "./test";

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
  const kinds = new Set(
    [PAGES_OF_CHANGE, PAGES_OF_NIGHT, LARGE_PAGES].flatMap((pages) => Object.values(pages)),
  );
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

/**
 * A test of a page: it keeps its text, scrolls sideways nowhere, is not too long, and axe finds nothing. Axe, which takes
 * longest, has one of the two screens in turn: tests of the tokens hold the pairs of colors in both modes.
 *
 * @param index a whole number, which says which of the screens
 */
export function pageOfSitemap(path: string, index: number): void {
  readingTest(path, async ({ site }) => {
    const { page } = site;
    const axeScreen = SCREENS[index % SCREENS.length];
    await page.emulateMedia({ colorScheme: axeScreen?.colorScheme ?? null });
    const found: string[] = [];

    const response = await site.open(path);
    await drawAll(page);
    // On the wide screen, for a phone has no contents beside the text, which would count as lost.
    const lost = await lostTexts(page, await response.text());
    found.push(...lost.map((text) => `lost when the program came: ${text}`));
    for (const screen of SCREENS) {
      found.push(...(await tooWide(page, screen.width)));
      if (screen === axeScreen) found.push(...(await axeIn(page, screen.colorScheme)));
    }
    found.push(...(await tooLong(page)));
    expect(found, `problems of ${path}`).toEqual([]);
  });
}
