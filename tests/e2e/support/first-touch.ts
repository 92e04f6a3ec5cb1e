import type { Locator, Page } from "@playwright/test";

import type { SitePage } from "../pages/site-page";
import { readPage, sitemapPaths } from "./built-site";
import { expect } from "./test";

const HYDRATED = { attribute: "data-has-hydrated", value: "true" } as const;
/** What a reader sees of a page's answer: its text, and the address that keeps entries. */
async function answer(page: Page): Promise<string> {
  return page.evaluate(
    () => `${location.search}\n${document.querySelector("main")?.innerText ?? ""}`,
  );
}

export interface Control {
  /** Finds pages with such a control in the HTML. */
  readonly html: RegExp;
  /** Inside of the page's content. */
  readonly selector: string;
  /** The first thing that the reader does, which begins with a tap or a key. */
  readonly use: (control: Locator, page: Page) => Promise<void>;
  /** Whether the page has evaluated it; called until it has. */
  readonly counts: (control: Locator, page: Page, before: string) => Promise<boolean>;
  readonly keepsFocus?: false;
}

const type = async (control: Locator, page: Page): Promise<void> => {
  await control.tap();
  await page.keyboard.type("7");
};

/** React writes its state into the attribute: what it has not heard of differs from the entry. */
const isHeard = async (control: Locator): Promise<boolean> =>
  control.evaluate(
    (field: HTMLInputElement) => field.value.includes("7") && field.value === field.defaultValue,
  );

const answers = async (_: Locator, page: Page, before: string): Promise<boolean> =>
  (await answer(page)) !== before;

/** Kinds of controls, by their names. */
export const CONTROLS = {
  // One that is required is of a form that the browser sends: no program has to hear of it.
  "text field": {
    html: /<input(?=[^>]* type="?text\b)(?![^>]* (?:disabled|required))/u,
    selector: "input[type=text]:not(:required)",
    use: type,
    counts: isHeard,
  },
  "search field": {
    html: /<input(?=[^>]* type="?search\b)/u,
    selector: "input[type=search]",
    use: type,
    counts: isHeard,
  },
  "text area": { html: /<textarea/u, selector: "textarea", use: type, counts: isHeard },
  slider: {
    html: /<input(?=[^>]* type="?range\b)/u,
    selector: "input[type=range]",
    use: async (control, page) => {
      await control.focus();
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("ArrowLeft");
    },
    counts: (control) =>
      control.evaluate((field: HTMLInputElement) => field.value === field.defaultValue),
  },
  list: {
    html: /<select/u,
    selector: "select",
    use: async (control) => {
      await control.focus();
      await control.selectOption({ index: 1 });
    },
    counts: answers,
  },
  "check box": {
    html: /<input(?=[^>]* type="?checkbox\b)(?![^>]* (?:checked|disabled))/u,
    selector: "input[type=checkbox]:not(:checked,:disabled)",
    use: (control) => control.tap(),
    counts: async (control, page, before) =>
      (await control.isChecked()) && (await answers(control, page, before)),
  },
  "radio button": {
    html: /<input(?=[^>]* type="?radio\b)/u,
    selector: "input[type=radio]:not(:checked)",
    use: (control) => control.tap(),
    counts: async (control, page, before) =>
      (await control.isChecked()) && (await answers(control, page, before)),
  },
  "file field": {
    html: /<input(?=[^>]* type="?file\b)/u,
    selector: "input[type=file]",
    use: (control) =>
      control.setInputFiles({
        name: "mine.csv",
        mimeType: "text/csv",
        buffer: Buffer.from("address,amount\n"),
      }),
    counts: async (_, page) => (await answer(page)).includes("mine.csv"),
    keepsFocus: false,
  },
  "button of a choice": {
    html: / role="?search\b(?:(?!role="?status)[^])*?<button(?=[^>]* aria-pressed="?false\b)/u,
    selector: "[role=search] button[aria-pressed=false]",
    use: (control) => control.tap(),
    counts: async (control) => (await control.getAttribute("aria-pressed")) === "true",
  },
  details: {
    html: /<details(?![^>]* open)/u,
    selector: "details:not([open]) > summary",
    use: (control) => control.tap(),
    counts: (control) =>
      control.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open),
  },
  tab: {
    html: /role="?tab\b/u,
    selector: "[role=tab][aria-selected=false]",
    use: (control) => control.tap(),
    counts: async (control) => (await control.getAttribute("aria-selected")) === "true",
    // The theme draws tabs anew when it starts, and a tap does not focus a tab of its own accord.
  },
} as const satisfies Readonly<Record<string, Control>>;

/**
 * Of the pages with a kind of control, the lightest and the one in the middle: the heaviest have the
 * same controls and take a slow processor long. The page of the search is left out, for it has work
 * from the start and so waits for no touch.
 */
export function samplePages(html: RegExp): readonly string[] {
  const pages = sitemapPaths()
    .filter((path) => path !== "/search")
    .map((path) => ({ path, text: readPage(path) }))
    .filter(({ text }) => html.test(text.slice(text.indexOf("<main"))))
    .sort((a, b) => a.text.length - b.text.length)
    .map(({ path }) => path);
  if (pages.length === 0) throw new Error(`No page of the site has ${String(html)}.`);
  return [...new Set([0, Math.floor(pages.length / 2)].map((at) => pages[at] ?? ""))];
}

/**
 * A selector that leads to an element again when the program has replaced it: its id, else an index path. An
 * answer above a field may take a paragraph more or less, which moves the path.
 */
async function pin(control: Locator): Promise<string> {
  return control.evaluate((element) => {
    if (element.id !== "") return `#${CSS.escape(element.id)}`;
    const steps: string[] = [];
    for (let at: Element = element; at.parentElement; at = at.parentElement) {
      steps.unshift(`:nth-child(${1 + [...at.parentElement.children].indexOf(at)})`);
    }
    return `:root > ${steps.join(" > ")}`;
  });
}

/** What a phone is to Playwright. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: "reduce",
} as const;

/**
 * Uses a control of each page while the program is still on its way, and looks whether that counts.
 *
 * @param slowdown how many times slower than this machine the processor is, while a page is opened
 */
export async function touchFirst(
  site: SitePage,
  { selector, use, counts, keepsFocus }: Control,
  pages: readonly { readonly path: string; readonly slowdown: number }[],
): Promise<void> {
  const { page } = site;
  const client = await page.context().newCDPSession(page);
  let letProgramCome = (): void => undefined;
  let programMayCome = Promise.resolve();
  await page.route("**/assets/js/main.*", async (route) => {
    await programMayCome;
    await route.continue();
  });
  for (const { path, slowdown } of pages) {
    await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    programMayCome = new Promise((resolve) => {
      letProgramCome = resolve;
    });
    await page.goto(path);
    const found = page.locator("main").locator(selector).filter({ visible: true }).first();
    const control = page.locator(await pin(found));
    const before = await answer(page);
    await use(control, page);
    await expect(site.root, `${path} is not used too late`).not.toHaveAttribute(
      HYDRATED.attribute,
      HYDRATED.value,
    );
    letProgramCome();
    await expect(site.root).toHaveAttribute(HYDRATED.attribute, HYDRATED.value);
    await expect
      .poll(() => counts(control, page, before), { message: `${path} has heard of it` })
      .toBe(true);
    if (keepsFocus !== false) await expect(control, path).toBeFocused();
  }
}
