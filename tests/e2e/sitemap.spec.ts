import AxeBuilder from "@axe-core/playwright";
import { type Browser, expect, type Page, test as base } from "@playwright/test";

import { SitePage } from "./pages/site-page";
import { sitemapPaths } from "./support/built-site";
import { PAGES_BY_KIND } from "./support/kinds-of-pages";
import { lostTexts } from "./support/lost-texts";
import { ORIGIN } from "./support/origin";
import { PageProblems, reportPolicyViolations } from "./support/problems";

const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] as const;
/**
 * Where a page is looked at: wide and dark, or narrow and light. Every page has one of them in turn, for
 * looking at the colors of all its texts takes longest by far, and tests of the tokens hold the pairs of
 * colors in both modes; a page of each kind, or all with `FULL_WALK=1`, has both.
 */
const SCREENS = [
  { width: 1280, colorScheme: "dark" },
  { width: 360, colorScheme: "light" },
] as const;

const KINDS_OF_PAGES: ReadonlySet<string> = new Set(Object.values(PAGES_BY_KIND));

async function newPage(browser: Browser): Promise<Page> {
  // Fades between the color modes would give axe colors that no reader sees for long.
  const context = await browser.newContext({ reducedMotion: "reduce" });
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

async function accessibilityProblems(page: Page, mode: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Selectors of everything that passes would take most of the time on pages with long tables.
    .options({ resultTypes: ["violations"] })
    // The other mode opens a second tab for every run, to join the results of frames. There are none.
    .setLegacyMode()
    .withTags([...AXE_TAGS])
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => {
      const reason = failureSummary.replace(/\s+/gu, " ");
      return `axe ${id} (${mode} mode): ${help}: ${target.join(" ")}: ${reason}`;
    }),
  );
}

async function sidewaysScroll(site: SitePage, width: number): Promise<string[]> {
  await site.page.setViewportSize({ width, height: 800 });
  const contentWidth = await site.contentWidth();
  return contentWidth > width ? [`${contentWidth} px wide in a window of ${width} px`] : [];
}

for (const [index, path] of sitemapPaths().entries()) {
  test(path, async ({ reusedPage }) => {
    // The contrast check reads every element of a page; the longest has some ten thousand.
    test.setTimeout(180_000);
    const site = new SitePage(reusedPage);
    const isWhole = process.env.FULL_WALK === "1" || KINDS_OF_PAGES.has(path);
    const screens = SCREENS.filter((_, place) => isWhole || place === index % SCREENS.length);
    // Not the last page, which may be long, shall be laid out and colored anew.
    await reusedPage.goto("about:blank");
    // Wide at first: a phone has no contents beside the text, which would count as lost.
    await reusedPage.setViewportSize({ width: SCREENS[0].width, height: 800 });
    await reusedPage.emulateMedia({ colorScheme: screens[0]?.colorScheme ?? null });
    const pageProblems = new PageProblems(reusedPage, ORIGIN);
    const found: string[] = [];

    const response = await site.open(path);
    // Content that the browser skips because it is far away keeps the colors of the mode in which
    // it was last drawn until a reader scrolls to it. Axe does not scroll.
    await reusedPage.addStyleTag({ content: "* { content-visibility: visible !important; }" });
    if (response.status() !== 200) {
      found.push(`status ${response.status()}`);
    }
    const lost = await lostTexts(reusedPage, await response.text());
    found.push(...lost.map((text) => `lost when the program came: ${text}`));
    for (const { width, colorScheme } of screens) {
      await reusedPage.emulateMedia({ colorScheme });
      await expect(site.root).toHaveAttribute("data-theme", colorScheme, { timeout: 30_000 });
      await reusedPage.setViewportSize({ width, height: 800 });
      // Long pages are drawn in the new colors some frames after the attribute has changed.
      await reusedPage.evaluate(async () => {
        for (let frame = 0; frame < 3; frame += 1) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      });
      found.push(...(await accessibilityProblems(reusedPage, colorScheme)));
    }
    for (const { width } of SCREENS) found.push(...(await sidewaysScroll(site, width)));
    found.push(...pageProblems.stop());
    expect(found, `problems of ${path}`).toEqual([]);
  });
}
