import type { Request } from "@playwright/test";

import { SearchDialog } from "../pages/search-dialog";
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
  // Other programs can only add time, so the best round counts.
  const misses: string[] = [];
  for (const words of TYPED_ROUNDS) {
    const times = (await typingTimes(dialog.field, words)).sort((a, b) => a - b);
    const at = (share: number): number => times[Math.floor((times.length - 1) * share)] ?? NaN;
    const figures = `median ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms`;
    console.log(`keystroke to results at 4x throttle: ${figures}`);
    if (at(0.5) <= LIMIT_MS.median && at(0.95) <= LIMIT_MS.p95) return;
    misses.push(figures);
  }
  expect(misses, `no round within ${LIMIT_MS.median} and ${LIMIT_MS.p95} ms`).toEqual([]);
});
