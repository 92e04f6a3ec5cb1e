import AxeBuilder from "@axe-core/playwright";
import { type Browser, expect, type Page, test as base } from "@playwright/test";

import { SitePage } from "./pages/site-page";
import { sitemapPaths } from "./support/built-site";
import { lostTexts } from "./support/lost-texts";
import { ORIGIN } from "./support/origin";
import { PageProblems, reportPolicyViolations } from "./support/problems";

const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] as const;
/**
 * What can differ between a wide window in the dark mode and a phone in the light one: the rules that
 * look at colors, and what scrolls by itself where it is wider than the phone.
 */
const PHONE_RULES = ["color-contrast", "link-in-text-block", "scrollable-region-focusable"];
const DESKTOP_WIDTH = 1280;
const PHONE_WIDTH = 360;

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

async function accessibilityProblems(
  page: Page,
  mode: string,
  select: (builder: AxeBuilder) => AxeBuilder,
): Promise<string[]> {
  const builder = new AxeBuilder({ page })
    // Selectors of everything that passes would take most of the time on pages with long tables.
    .options({ resultTypes: ["violations"] })
    // The other mode opens a second tab for every run, to join the results of frames. There are none.
    .setLegacyMode();
  const { violations } = await select(builder).analyze();
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

for (const path of sitemapPaths()) {
  test(path, async ({ reusedPage }) => {
    // The contrast check reads every element of a page; the longest has some ten thousand.
    test.setTimeout(180_000);
    const site = new SitePage(reusedPage);
    // Not the last page, which may be long, shall be laid out and colored anew.
    await reusedPage.goto("about:blank");
    await reusedPage.setViewportSize({ width: DESKTOP_WIDTH, height: 800 });
    await reusedPage.emulateMedia({ colorScheme: "dark" });
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
    found.push(
      ...lost.map((text) => `lost when the program came: ${text}`),
      ...(await accessibilityProblems(reusedPage, "dark", (axe) => axe.withTags([...AXE_TAGS]))),
    );
    found.push(...(await sidewaysScroll(site, DESKTOP_WIDTH)));
    await reusedPage.emulateMedia({ colorScheme: "light" });
    await expect(site.root).toHaveAttribute("data-theme", "light", { timeout: 30_000 });
    found.push(...(await sidewaysScroll(site, PHONE_WIDTH)));
    // Long pages are drawn in the new colors some frames after the attribute has changed.
    await reusedPage.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    found.push(
      ...(await accessibilityProblems(reusedPage, "light", (axe) => axe.withRules(PHONE_RULES))),
      ...pageProblems.stop(),
    );
    expect(found, `problems of ${path}`).toEqual([]);
  });
}
