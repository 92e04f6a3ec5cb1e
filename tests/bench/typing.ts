import { type Browser, expect, type Locator } from "@playwright/test";

import { TYPED_ROUNDS, typingTimes } from "../e2e/support/typing";
import { SearchDialog } from "../e2e/pages/search-dialog";
import { READER, slowDown, SLOWDOWN, withBrowser, withServer } from "./browser";
import { LIST_PAGE } from "./by-hand";
import { BUILD, TEXT_PAGE } from "./pages";
import { type Part, progress } from "./parts";
import { median, percentile } from "./statistics";

/** Milliseconds from a letter to its results that are wanted for 95 of 100 letters. */
const WANTED_MS = 50;

const TURNS = 5;

/** Opens what is typed into, and waits for what it loads, so that nothing comes while it is measured. */
type Open = (browser: Browser) => Promise<Locator>;

const openModal =
  (origin: string): Open =>
  async (browser) => {
    const context = await browser.newContext(READER);
    const page = await context.newPage();
    await page.goto(`${origin}${TEXT_PAGE}`);
    await page.mouse.move(4, 4);
    await page.waitForLoadState("networkidle");
    const dialog = new SearchDialog(page);
    await dialog.open();
    await dialog.search("withdraw");
    await expect(dialog.options.first()).toBeVisible();
    // Files for other queries follow the first answer.
    await page.waitForTimeout(1_500);
    return dialog.field;
  };

const openList: Open = async (browser) => {
  const context = await browser.newContext(READER);
  const page = await context.newPage();
  await page.setContent(LIST_PAGE);
  return page.getByRole("textbox", { name: "Search" });
};

/** Times of all letters of a round, in milliseconds. */
async function typeOnce(open: Open, texts: readonly string[]): Promise<number[]> {
  return withBrowser(async (browser) => {
    const field = await open(browser);
    await slowDown(field.page());
    return typingTimes(field, texts);
  });
}

/**
 * Measures how soon results follow a letter, in the modal and in a list written by hand, by turns:
 * what the browser itself takes is in both.
 */
export const typing: Part = ({ runs }) =>
  withServer(BUILD, async (origin) => {
    const kinds: readonly { name: string; open: Open; times: number[] }[] = [
      { name: "the search modal", open: openModal(origin), times: [] },
      { name: "a list written by hand", open: openList, times: [] },
    ];
    for (let turn = 0; turn < (runs || TURNS); turn += 1) {
      progress(`typing: turn ${turn + 1}`);
      const texts = TYPED_ROUNDS[turn % TYPED_ROUNDS.length] ?? [];
      for (const { open, times } of kinds) times.push(...(await typeOnce(open, texts)));
    }
    const summaries = kinds.map(({ name, times }) => ({
      name,
      letters: times.length,
      median: median(times),
      p95: percentile(times, 0.95),
    }));
    const [modal] = summaries;
    return {
      tables: [
        {
          title: `Milliseconds from a letter to its results on the screen, on a machine ${SLOWDOWN} times slower`,
          columns: ["Typed into", "Letters", "Median", "p95"],
          rows: summaries.map(({ name, letters, median: middle, p95 }) => [
            name,
            String(letters),
            middle.toFixed(0),
            p95.toFixed(0),
          ]),
        },
      ],
      missed:
        modal === undefined || modal.p95 <= WANTED_MS
          ? []
          : [
              `Results follow 95 of 100 letters within ${modal.p95.toFixed(0)} ms, wanted are at most ${WANTED_MS} ms.`,
            ],
    };
  });
