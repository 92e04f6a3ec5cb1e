import { expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    /** Elements of the page as they were before the program ran. */
    drawn: Map<Element, readonly string[]>;
    /** Layout shifts, as the browser scores them. */
    shift: number;
  }
}

/** Writes down where everything is and how every control looks. */
export async function remember(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A font that has come is drawn some frames later.
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        window.shift += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: "layout-shift" });
    // What is in a closed expander has a box of its own, and no reader sees it.
    const seen = [...document.querySelectorAll("body *")].filter((element) => {
      const expander = element.parentElement?.closest("details:not([open])");
      return !expander || element.closest("summary")?.parentElement === expander;
    });
    window.drawn = new Map(seen.map((element) => [element, []]));
    const look = (element: Element): readonly string[] => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const box = [x, y + scrollY, width, height].map((length) => length.toFixed(1)).join(" ");
      if (!element.matches("a,button,input,label,legend,select,summary,textarea,[role=tab]")) {
        return [box];
      }
      const style = getComputedStyle(element);
      return [
        box,
        style.color,
        style.backgroundColor,
        style.borderColor,
        style.opacity,
        style.cursor,
        String(element.matches(":disabled")),
      ];
    };
    Object.assign(window, { look });
    for (const element of window.drawn.keys()) window.drawn.set(element, look(element));
  });
}

/** Starts the program of a page, as a reader does, and waits until it has drawn and has nothing to do. */
export async function startProgram(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("wheel")));
  await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "true");
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** What differs from what was written down. */
export async function changes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const look = Reflect.get(window, "look") as (element: Element) => readonly string[];
    return [...window.drawn]
      .filter(([element, before]) => {
        // The list that the contents beside a page mark is for the eye alone, and so is its color.
        if (!element.isConnected || element.matches(".table-of-contents__link")) return false;
        return look(element).join() !== before.join();
      })
      .map(
        ([element, before]) =>
          `${element.outerHTML.slice(0, 120)}: ${before.join(", ")} became ${look(element).join(", ")}`,
      )
      .slice(0, 5);
  });
}
