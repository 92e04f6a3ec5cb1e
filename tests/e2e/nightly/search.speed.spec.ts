import type { Request } from "@playwright/test";

import { SearchDialog } from "../pages/search-dialog";
import { ORIGIN } from "../support/origin";
import { expect, test } from "../support/test";
import { TYPED_ROUNDS, typingTimes } from "../support/typing";

const PAGE = "/concepts/what-is-sablier";

/**
 * Most milliseconds from a keystroke to painted results on a machine four times slower: half of them, and
 * 95 of 100. On two quiet cores it is 57 to 70 and 85 to 107, and up to 88 and 138 when the machine's other
 * guests are busy (November 2026), which no change of the site may fail for. The goal is 100 for 95 of
 * 100 on a quiet machine: compare the printed figures there when the search or its dialog has changed.
 */
const LIMIT_MS = { median: 100, p95: 160 } as const;

/**
 * Most milliseconds on a page that has just been opened, on a machine four times slower: from Ctrl+K to a
 * field with the focus, from Ctrl+K to an index that can be searched, and from the first letter after that
 * to painted results. Chromium slows pages and not their workers, so of the index it is the way there.
 */
const OPENING_MS = { focused: 400, ready: 1_200, answered: 400 } as const;

/**
 * Marks when the reader asks for the search, when a field has the focus, and when a worker first answers,
 * which it tells by the console: a test that looks into the page keeps a slow one busy itself.
 */
function markOpening(): void {
  const mark = (name: string, startTime = performance.now()): void => {
    if (performance.getEntriesByName(name).length === 0) performance.mark(name, { startTime });
  };
  window.addEventListener("keydown", ({ timeStamp }) => mark("asked", timeStamp), true);
  window.addEventListener("focusin", ({ target }) => {
    if (target instanceof HTMLInputElement && target.closest("dialog") !== null) mark("focused");
  });
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(...given: ConstructorParameters<typeof Plain>) {
      super(...given);
      this.addEventListener("message", () => {
        mark("ready");
        console.debug("ready");
      });
    }
  };
}

test("opens and answers the first letter in time, cold and on a slow machine", async ({
  browser,
}) => {
  // As below, the best round counts.
  const misses: string[] = [];
  for (const [text] of TYPED_ROUNDS) {
    const page = await browser.newPage({ baseURL: ORIGIN, serviceWorkers: "block" });
    await page.addInitScript(markOpening);
    const session = await page.context().newCDPSession(page);
    await page.goto(PAGE, { waitUntil: "networkidle" });
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const answer = page.waitForEvent("console", (message) => message.text() === "ready");
    await page.keyboard.press("Control+k");
    await answer;
    const [asked, focused, ready] = await page.evaluate(() =>
      ["asked", "focused", "ready"].map((name) => performance.getEntriesByName(name)[0]?.startTime),
    );
    const since = (time = NaN): number => time - (asked ?? NaN);
    const [answered = NaN] = await typingTimes(new SearchDialog(page).field, [text.charAt(0)]);
    await page.context().close();
    const times = { focused: since(focused), ready: since(ready), answered };
    const figures = Object.entries(times).map(([name, ms]) => `${name} ${ms.toFixed(0)} ms`);
    console.log(`search at 4x throttle, cold: ${figures.join(", ")}`);
    const { focused: field, ready: index, answered: first } = OPENING_MS;
    if (times.focused <= field && times.ready <= index && answered <= first) return;
    misses.push(figures.join(", "));
  }
  expect(misses, `no round within ${JSON.stringify(OPENING_MS)}`).toEqual([]);
});

test("the first results cost 150 KB at most, and keystrokes are answered in time", async ({
  site,
}) => {
  const dialog = new SearchDialog(site.page);
  const session = await site.page.context().newCDPSession(site.page);
  await session.send("Network.enable");
  await site.open(PAGE);
  // The first movement brings along the pages that links in view lead to, which is not the search.
  await site.page.mouse.move(4, 4);
  await site.page.waitForTimeout(500);
  await site.page.waitForLoadState("networkidle");
  // Those of the worker too, which the session of the page does not see.
  const requests: Request[] = [];
  site.page.on("requestfinished", (request) => requests.push(request));
  await dialog.open();
  const answered = site.page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          const status = document.querySelector("dialog [role=status]");
          if (status?.textContent.includes("withdraw") !== true) return;
          observer.disconnect();
          resolve(performance.timeOrigin + performance.now());
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { childList: true, characterData: true, subtree: true });
      }),
  );
  await dialog.field.fill("withdraw");
  const answeredAt = await answered;
  await expect(dialog.options.first()).toBeVisible();
  let bytes = 0;
  for (const request of requests) {
    // After the first answer it loads what other queries need. Pages that links lead to are not of it.
    const { "sec-purpose": purpose } = await request.allHeaders();
    if (request.timing().startTime > answeredAt || purpose === "prefetch") continue;
    bytes += (await request.sizes()).responseBodySize;
  }
  console.log(`cold search: ${(bytes / 1000).toFixed(1)} KB before the first results`);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(150_000);

  // Files for other queries follow the first answer.
  await site.page.waitForTimeout(1_500);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  // Other programs can only add time, to one letter or to many: of two tries at each letter the better
  // one counts, and of the rounds the best.
  const misses: string[] = [];
  for (const words of TYPED_ROUNDS) {
    const first = await typingTimes(dialog.field, words);
    const second = await typingTimes(dialog.field, words);
    const times = first.map((ms, at) => Math.min(ms, second[at] ?? ms)).sort((a, b) => a - b);
    const at = (share: number): number => times[Math.floor((times.length - 1) * share)] ?? NaN;
    const figures = `median ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms`;
    console.log(`keystroke to results at 4x throttle: ${figures}`);
    if (at(0.5) <= LIMIT_MS.median && at(0.95) <= LIMIT_MS.p95) return;
    misses.push(figures);
  }
  expect(misses, `no round within ${LIMIT_MS.median} and ${LIMIT_MS.p95} ms`).toEqual([]);
});
