import type { Page } from "@playwright/test";

import { SitePage } from "../pages/site-page";
import { axeProblems } from "./axe";
import { expect, WIDE } from "./test";

const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] as const;

/** The rules whose outcome changes with the colors and with the room for things. */
export const OF_LOOKS = ["color-contrast", "link-in-text-block", "target-size"] as const;

/** The two screens of a page that axe looks at: wide and dark, narrow and light. */
export const SCREENS = [
  { width: WIDE.width, colorScheme: "dark" },
  { width: 360, colorScheme: "light" },
] as const;

/**
 * Makes the browser draw what is far away, too: it keeps the colors of the mode in which it was last drawn
 * until a reader scrolls to it, and axe does not scroll.
 */
export async function drawAll(page: Page): Promise<void> {
  await page.addStyleTag({ content: "* { content-visibility: visible !important; }" });
}

/**
 * What axe finds on an open page in a color mode, each with the mode.
 *
 * @param rules their names, or their tags
 */
export async function axeIn(
  page: Page,
  colorScheme: "dark" | "light",
  rules: readonly string[] = AXE_TAGS,
): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  await expect(new SitePage(page).root).toHaveAttribute("data-theme", colorScheme);
  // Long pages are drawn in the new colors some frames after the attribute has changed.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  const problems = await axeProblems(page, { rules });
  return problems.map((problem) => `${problem} (${colorScheme} mode)`);
}

/** Says so when an open page scrolls sideways in a window of a width, in CSS pixels. */
export async function tooWide(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  const contentWidth = await new SitePage(page).contentWidth();
  return contentWidth > width
    ? [`${String(contentWidth)} px wide in a window of ${String(width)} px`]
    : [];
}

/** A phone on which no page is longer than a reader scrolls, in CSS pixels: about thirty screens. */
const PHONE = { width: 390, height: 844 } as const;
const LONGEST = 25_000;

/** Says so when an open page is too long on a phone. */
export async function tooLong(page: Page): Promise<string[]> {
  await page.setViewportSize(PHONE);
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  return length > LONGEST
    ? [`${String(length)} px long on a phone, at most ${String(LONGEST)}: fold what is looked up`]
    : [];
}
