import type { CDPSession, Page } from "@playwright/test";

import type { SitePage } from "../pages/site-page";
import { walkFocus } from "./focus-walk";
import { axeIn, drawAll, OF_LOOKS, tooLong, tooWide } from "./looks";
import { lostTexts } from "./lost-texts";
import { changes, remember, startProgram } from "./steady";
import { missedByFinger, smallTargets } from "./targets";
import { expect, readingTest, WIDE } from "./test";

/** What zoom of 200% and 400% leaves of a window of 1280 pixels, and a phone. */
const NARROW = [640, 320, 360] as const;

/** The page of all results has work from the start: its program waits for no reader, and draws it anew. */
const STARTS_AT_ONCE = /^\/search\b/u;

/** The parts of the navbar that lie over each other, two by two. */
const overlapsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const items = [...document.querySelectorAll(".navbar__inner :is(a, button)")]
      .map((element) => ({
        name: element.textContent || (element.getAttribute("aria-label") ?? ""),
        box: element.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0);
    return items.flatMap(({ name, box }, index) =>
      items
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
        )
        .map((other) => `${name} and ${other.name}`),
    );
  });

async function startsSteadily(page: Page, path: string): Promise<void> {
  await remember(page);
  await startProgram(page);
  if (STARTS_AT_ONCE.test(path)) {
    await expect(page.locator("main mark").first()).toBeVisible();
    return;
  }
  expect.soft(await changes(page), "moves or changes its color").toEqual([]);
  expect.soft(await page.evaluate(() => window.shift), "layout shift").toBe(0);
}

async function fitsFinger(page: Page, session: CDPSession): Promise<void> {
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  expect(await page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(true);
  expect.soft(await missedByFinger(page), "smaller than 44 px").toEqual([]);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: false });
}

async function isUsedByKeyboard(page: Page): Promise<void> {
  await page.setViewportSize(WIDE);
  await page.evaluate(() => scrollTo(0, 0));
  expect.soft(await smallTargets(page), "targets below 24 px").toEqual([]);
  const walk = await walkFocus(page);
  expect.soft(walk.stops, "stops of the walk").toBeGreaterThan(20);
  expect.soft(walk.problems).toEqual([]);
  expect.soft(walk.missed, "never had the focus").toEqual([]);
  expect.soft(walk.ended, `left the page after ${String(walk.stops)} stops`).toBe(true);
  const sliders = page.getByRole("main").getByRole("slider");
  for (const slider of (await sliders.all()).slice(0, 2)) {
    await slider.focus();
    await page.keyboard.press("ArrowRight");
  }
}

async function isLegibleOnPaper({ page, heading }: SitePage): Promise<void> {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect.soft(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect.soft(heading).toHaveCSS("color", "rgb(28, 34, 48)");
  const found = await page.evaluate(() => {
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true });
    const cut = [...document.querySelectorAll("main pre")].filter(
      (block) => isSeen(block) && block.scrollWidth > block.clientWidth,
    );
    const shown = [
      ...document.querySelectorAll(
        ".navbar, main figcaption button, main [aria-label='Copy page as Markdown']",
      ),
    ].filter(isSeen);
    const unnamed = [...document.querySelectorAll("main [role=tabpanel]")].filter((panel) => {
      const label = panel.querySelector(":scope > .tab-label");
      return label === null || !isSeen(label);
    });
    return [cut, shown, unnamed].map((list) =>
      list.map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
  });
  expect.soft(found, "cut code; buttons; tabs without their label").toEqual([[], [], []]);
  await page.emulateMedia({ media: "screen" });
}

async function takesLargeText(site: SitePage, session: CDPSession): Promise<void> {
  const { page } = site;
  // Twice the usual size of letters, as a reader sets it in the browser. Other lengths stay.
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await expect(page.locator("html")).toHaveCSS("font-size", "32px");
  for (const width of [WIDE.width, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await overlapsIn(page), `lie over each other at ${String(width)} px`).toEqual([]);
  }
  await page.setViewportSize(WIDE);
  expect.soft(await site.contentWidth(), "width").toBeLessThanOrEqual(WIDE.width);
  const isCut = await site.announcement.evaluate(
    (bar) => bar.scrollHeight > Math.ceil(bar.clientHeight),
  );
  expect.soft(isCut, "the announcement is cut").toBe(false);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
}

/**
 * Tests that open a page once and look at everything that a browser shows of it in turn. Problems in the
 * console, requests to others and what the content security policy blocks fail the test as well.
 */
export function walkPages(pages: Readonly<Record<string, string>>): void {
  for (const [kind, path] of Object.entries(pages)) {
    readingTest(`${kind} (${path})`, async ({ site }) => {
      const { page } = site;
      const step = readingTest.step;
      const session = await page.context().newCDPSession(page);
      const response = await page.goto(path);
      await step("nothing moves when the program starts", () => startsSteadily(page, path));
      await step("no text is lost", async () => {
        if (STARTS_AT_ONCE.test(path)) return;
        expect.soft(await lostTexts(page, (await response?.text()) ?? "")).toEqual([]);
      });
      await step("axe, dark", async () => {
        await drawAll(page);
        expect.soft(await axeIn(page, "dark")).toEqual([]);
      });
      await step("not too long on a phone", async () => {
        expect.soft(await tooLong(page)).toEqual([]);
      });
      for (const width of NARROW) {
        await step(`${String(width)} px wide`, async () => {
          expect.soft(await tooWide(page, width)).toEqual([]);
        });
      }
      await step("axe, light, on a phone", async () => {
        expect.soft(await axeIn(page, "light", OF_LOOKS)).toEqual([]);
      });
      await step("under a finger", () => fitsFinger(page, session));
      await step("by keyboard", () => isUsedByKeyboard(page));
      await step("on paper", () => isLegibleOnPaper(site));
      await step("twice the size of text", () => takesLargeText(site, session));
      await session.detach();
    });
  }
}
