import { readFileSync } from "node:fs";

import type { Page } from "@playwright/test";
import type { default as axeCore, RunOptions } from "axe-core";

declare global {
  interface Window {
    axe: typeof axeCore;
  }
}

interface AxeRun {
  /** Selector of the part to look at; the whole page without it. */
  readonly within?: string;
  /** Names or tags of the rules to apply; all rules that axe applies by itself without them. */
  readonly rules?: readonly string[];
}

/** What the package exports as its source has comments, and takes the page twice as long to read. */
const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** Marks the texts whose contrast is measured. */
const MEASURED = "data-measured";

/**
 * Marks texts for the rule on contrast, which is by far the slowest: the first three of each look, for
 * pages repeat few looks thousands of times. A look is what contrast depends on: color, size and weight
 * of a text, its element and class, and what every element around it paints and how it is placed. Texts
 * in drawings lie over shapes that are not around them, and so each is marked.
 */
function markLooks(mark: string): void {
  const numbers = new Map<string, number>();
  const count = new Map<string, number>();
  const numberOf = (look: string): number => {
    const known = numbers.get(look) ?? numbers.size;
    numbers.set(look, known);
    return known;
  };
  const visit = (element: Element, around: number): void => {
    const style = getComputedStyle(element);
    if (style.display === "none") return;
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = style;
    const ground = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position];
    const here = numberOf(`${String(around)} ${ground.join()}`);
    const isText =
      element.matches("input, select, textarea") ||
      [...element.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== "",
      );
    if (isText) {
      const { color, fontSize, fontWeight, textShadow } = style;
      const { tagName } = element;
      const own = [tagName, element.getAttribute("class"), color, fontSize, fontWeight, textShadow];
      const look = `${String(here)} ${own.join()}`;
      // What nobody sees shall not stand for what is seen.
      const { width, height } = element.getBoundingClientRect();
      const isSeen =
        width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
      const met = count.get(look) ?? 0;
      if (isSeen) count.set(look, met + 1);
      element.toggleAttribute(mark, met < 3 || element.closest("svg") !== null);
    }
    for (const child of element.children) visit(child, here);
  };
  visit(document.documentElement, 0);
}

/**
 * What axe finds on an open page. Axe's own package for Playwright gives it to the page twice and makes
 * selectors of everything that passes, which takes as long again as the rules do.
 *
 * @returns each violation with its rule, the element and what is wrong there
 */
export async function axeProblems(page: Page, { within, rules }: AxeRun = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  await page.evaluate(markLooks, MEASURED);
  const options: RunOptions = {
    resultTypes: ["violations"],
    ...(rules !== undefined && { runOnly: [...rules] }),
  };
  return page.evaluate(
    async ({ part, selector, run }) => {
      const { axe } = window;
      axe.configure({ rules: [{ id: "color-contrast", selector }] });
      const { violations } = await axe.run(part ?? document, run);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary = "" }) => {
          const reason = failureSummary.replace(/\s+/gu, " ");
          return `axe ${id}: ${help}: ${target.join(" ")}: ${reason}`;
        }),
      );
    },
    { part: within, selector: `[${MEASURED}]`, run: options },
  );
}
