import { type Browser, expect, type Page, test as base } from "@playwright/test";

import { SitePage } from "./pages/site-page";
import { axeProblems } from "./support/axe";
import { sitemapPaths } from "./support/built-site";
import { PAGES_BY_KIND } from "./support/kinds-of-pages";
import { lostTexts } from "./support/lost-texts";
import { ORIGIN } from "./support/origin";
import { PageProblems, reportPolicyViolations } from "./support/problems";

const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] as const;

/**
 * Where a page is looked at: wide and dark, or narrow and light. Axe has one of them in turn, for it takes
 * longest, and tests of the tokens hold the pairs of colors in both modes; on a page of each kind, or on
 * all with `FULL_WALK=1`, it has both.
 */
const SCREENS = [
  { width: 1280, colorScheme: "dark" },
  { width: 360, colorScheme: "light" },
] as const;

const KINDS_OF_PAGES: ReadonlySet<string> = new Set(Object.values(PAGES_BY_KIND));

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

for (const [index, path] of sitemapPaths().entries()) {
  test(path, async ({ reusedPage }) => {
    const site = new SitePage(reusedPage);
    const isWhole = process.env.FULL_WALK === "1" || KINDS_OF_PAGES.has(path);
    const screens = SCREENS.filter((_, place) => isWhole || place === index % SCREENS.length);
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
    // On the wide screen, for a phone has no contents beside the text, which would count as lost.
    const lost = await lostTexts(reusedPage, await response.text());
    found.push(...lost.map((text) => `lost when the program came: ${text}`));
    for (const screen of SCREENS) {
      const { width, colorScheme } = screen;
      await reusedPage.setViewportSize({ width, height: 800 });
      const contentWidth = await site.contentWidth();
      if (contentWidth > width) found.push(`${contentWidth} px wide in a window of ${width} px`);
      if (!screens.includes(screen)) continue;
      await reusedPage.emulateMedia({ colorScheme });
      await expect(site.root).toHaveAttribute("data-theme", colorScheme, { timeout: 30_000 });
      // Long pages are drawn in the new colors some frames after the attribute has changed.
      await reusedPage.evaluate(async () => {
        for (let frame = 0; frame < 3; frame += 1) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      });
      const problems = await axeProblems(reusedPage, { tags: AXE_TAGS });
      found.push(...problems.map((problem) => `${problem} (${colorScheme} mode)`));
    }
    found.push(...pageProblems.stop());
    // The next page comes into the same process, which keeps the compiled scripts, and this one, which
    // may be long, is not laid out and colored anew for it.
    await reusedPage.goto("/robots.txt");
    await reusedPage.setViewportSize({ width: SCREENS[0].width, height: 800 });
    expect(found, `problems of ${path}`).toEqual([]);
  });
}
