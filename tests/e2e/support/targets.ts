import type { Page } from "@playwright/test";

/** Sides of a target that a pointer can hit (WCAG 2.2, 2.5.8), and a finger (2.5.5), in CSS pixels. */
export const SMALLEST_TARGET = 24;
export const FINGER = 44;

/**
 * Controls smaller than a pointer needs. Links in text and hidden fields do not count.
 *
 * @returns the size and the HTML of each
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const controls = "button, select, textarea, summary, input:not([type=hidden]), [role=tab]";
    return [...document.querySelectorAll(controls)].flatMap((control) => {
      if (!control.checkVisibility({ checkVisibilityCSS: true })) return [];
      // The label of a box or a file field is a target as well.
      const boxes = [control, control.closest("label")].flatMap((box) =>
        box === null ? [] : [box.getBoundingClientRect()],
      );
      const isLarge = boxes.some(({ width, height }) => width >= smallest && height >= smallest);
      const isHidden = boxes.every(({ width, height }) => width <= 1 || height <= 1);
      const [box] = boxes;
      return isLarge || isHidden || box === undefined
        ? []
        : [
            `${Math.round(box.width)} × ${Math.round(box.height)} px: ${control.outerHTML.slice(0, 120)}`,
          ];
    });
  }, SMALLEST_TARGET);
}

/**
 * Controls that a finger may miss. Links within a sentence are as high as its lines: WCAG 2.2, 2.5.5 and
 * 2.5.8, "Inline".
 *
 * @param page with emulated touch, whose style sheets then enlarge what can be touched
 * @returns the size and the HTML of each
 */
export async function missedByFinger(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = [
      "button, select, textarea, summary, input:not([type=hidden]), [role=tab]",
      "nav a, .footer__links a, .pagination-nav a, [role=group] > a, h2 > a.hash-link",
    ].join();
    const reach = least / 2 - 1;
    const found: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const label = control.closest("label");
      const target = label ?? control;
      const size = target.getBoundingClientRect();
      if (size.width <= 1 || size.height <= 1) continue;
      if (size.width >= least && size.height >= least) continue;
      target.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = target.getBoundingClientRect();
      if (left < 0 || left > innerWidth) continue;
      // What an invisible margin adds is not in the box, but answers to a touch.
      const [x, y] = [left + width / 2, top + height / 2];
      const isHit = (dx: number, dy: number): boolean => {
        const hit = document.elementFromPoint(x + dx, y + dy);
        return hit !== null && target.contains(hit);
      };
      const isWide = width >= least || (isHit(-reach, 0) && isHit(reach, 0));
      const isHigh = height >= least || (isHit(0, -reach) && isHit(0, reach));
      if (isWide && isHigh) continue;
      found.push(
        `${String(Math.round(width))} × ${String(Math.round(height))}: ${control.outerHTML.slice(0, 110)}`,
      );
    }
    return found;
  }, FINGER);
}
