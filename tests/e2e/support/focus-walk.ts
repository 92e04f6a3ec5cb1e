// cspell:ignore contenteditable labelledby
import type { Page } from "@playwright/test";

/** What the walk knows of one element that took the focus. */
interface Stop {
  readonly element: string;
  readonly problems: readonly string[];
}

/** What a walk through a page with the Tab key has found. */
export interface Walk {
  /** Elements that took the focus, in order. */
  readonly stops: number;
  /** Elements that can take the focus and never did. */
  readonly missed: readonly string[];
  /** Problems of stops, each with its element. */
  readonly problems: readonly string[];
  /** Whether the focus left the page in the end. */
  readonly ended: boolean;
}

/** The key as the browser's protocol names it, and how often it is pressed before anybody looks. */
const TAB = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 } as const;
const AT_ONCE = 10;

declare global {
  interface Window {
    focusWalk?: { stops: Stop[]; missed: () => string[]; isOver: () => boolean; reachable: number };
  }
}

/** Runs in the page: watches the focus and judges each element that gets it. */
function watch(): void {
  const FOCUSABLE =
    "a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true]";
  const visited = new Set<Element>();
  const stops: Stop[] = [];

  const describe = (element: Element): string =>
    element.outerHTML.replace(/\s+/g, " ").slice(0, 140);

  const nameOf = (element: Element): string => {
    const ids = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
    const labelled = ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
    const labels =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
        ? [...(element.labels ?? [])].map((label) => label.textContent).join(" ")
        : "";
    const images = [...element.querySelectorAll("img[alt], svg[aria-label]")].map(
      (image) => image.getAttribute("alt") ?? image.getAttribute("aria-label") ?? "",
    );
    return [
      element.getAttribute("aria-label") ?? "",
      labelled,
      labels,
      element.textContent,
      ...images,
      element.getAttribute("title") ?? "",
    ]
      .join("")
      .trim();
  };

  const hasMark = (element: Element, pseudo?: string): boolean => {
    const style = getComputedStyle(element, pseudo);
    return (
      (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0) ||
      style.boxShadow !== "none"
    );
  };

  /** The mark may be around the element, its label, or the box that it is the only field of. */
  const showsFocus = (element: Element): boolean => {
    const around = [element, element.nextElementSibling, element.closest("label")];
    for (let box = element.parentElement, up = 0; box !== null && up < 3; up += 1) {
      if (box.matches(":focus-within") && box.querySelectorAll("a[href], button, input").length < 2)
        around.push(box);
      box = box.parentElement;
    }
    return around.some(
      (box) =>
        box !== null && (hasMark(box) || hasMark(box, "::before") || hasMark(box, "::after")),
    );
  };

  const isVisible = (element: Element): boolean => {
    // A field may be drawn by its label.
    const boxes = [element, element.closest("label")];
    return boxes.some((box) => {
      if (box === null) return false;
      const { width, height } = box.getBoundingClientRect();
      return width > 1 && height > 1 && getComputedStyle(box).visibility === "visible";
    });
  };

  const isReachable = (element: Element): boolean => {
    if (!(element instanceof HTMLElement) || element.tabIndex < 0) return false;
    if (element.matches(":disabled") || element.closest("[inert]") !== null) return false;
    if (element instanceof HTMLInputElement && element.type === "radio") return element.checked;
    return element.checkVisibility({ checkVisibilityCSS: true, contentVisibilityAuto: false });
  };

  const findReachable = (): Element[] =>
    [...document.querySelectorAll(FOCUSABLE)].filter(isReachable);
  const reachable = findReachable().length;

  // Keys are pressed faster than anybody asks where the focus is: the walk is over at the first key that
  // leads nowhere in the page. Before most stops are behind, an element may only have gone away.
  let isOver = false;
  document.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget === null && stops.length > reachable * 0.8) isOver = true;
  });
  document.addEventListener("focusin", ({ target }) => {
    if (isOver || !(target instanceof Element)) return;
    const problems = [
      ...(visited.has(target) ? ["took the focus twice"] : []),
      ...(isVisible(target) ? [] : ["cannot be seen"]),
      ...(nameOf(target) === "" ? ["has no name"] : []),
      ...(showsFocus(target) ? [] : ["does not show that it has the focus"]),
    ];
    visited.add(target);
    stops.push({ element: describe(target), problems });
  });
  window.focusWalk = {
    stops,
    missed: () =>
      findReachable()
        .filter((element) => !visited.has(element))
        .map(describe),
    isOver: () => isOver,
    reachable,
  };
}

/**
 * Walks through a page with the Tab key, from its start to where the focus leaves it.
 *
 * @param page an open page without focus on it
 */
export async function walkFocus(page: Page): Promise<Walk> {
  // Marks that fade in would not be there yet when they are looked for.
  await page.addStyleTag({ content: "* { transition: none !important; }" });
  await page.evaluate(watch);
  const session = await page.context().newCDPSession(page);
  const pressTab = (): Promise<unknown> =>
    session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...TAB });
  const reachable = await page.evaluate(() => window.focusWalk?.reachable ?? 0);
  let ended = false;
  // Some elements come into being on the way, such as the tools of a code block.
  for (let step = 0; step < reachable * 1.5 + 20 && !ended; step += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, pressTab));
    ended = await page.evaluate(() => window.focusWalk?.isOver() ?? false);
  }
  await session.detach();
  return page.evaluate((isOver) => {
    const walk = window.focusWalk;
    return {
      stops: walk?.stops.length ?? 0,
      missed: walk?.missed() ?? [],
      problems: (walk?.stops ?? []).flatMap(({ element, problems }) =>
        problems.map((problem) => `${element} ${problem}`),
      ),
      ended: isOver,
    };
  }, ended);
}
