import type { Browser, Page } from "@playwright/test";

import { READER, slowDown, SLOWDOWN, withBrowser, withServer } from "./browser";
import { BUILD, TEXT_PAGE } from "./pages";
import { type Part, progress } from "./parts";
import { median, percentile } from "./statistics";
import { longestPage } from "./weights";

/** Milliseconds from the click to the new page, for pages of prose. */
const WANTED_MS = { median: 200, p95: 350 } as const;

/** Milliseconds that a reader points at a link before the click. */
const POINTING_MS = 250;

/** Sidebars of prose, by a page of each; plots and forms are elsewhere. */
const STARTS = [TEXT_PAGE, "/apps/features/overview", "/guides/lockup/overview"];

/** Pages in those sidebars that are more than prose. */
const NOT_PROSE =
  /stream-shapes|segments|tranches|deployments|gas-benchmarks|glossary|url-schemes|csv-support/u;

const ROUNDS = 5;

/** Milliseconds from a click to frames with parts of the new page. */
interface Click {
  readonly path: string;
  /** Its heading and the beginning of its text. */
  readonly milliseconds: number;
  /** All of it. */
  readonly whole: number;
}

/** A page on a slow machine, in use, after everything that it loads by itself. */
async function openSlowly(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext(READER);
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(url);
  await page.mouse.move(5, 5);
  await page.waitForSelector("html[data-has-hydrated=true]", { state: "attached" });
  await page.waitForLoadState("networkidle");
  return page;
}

/**
 * Clicks a link of the sidebar and waits for the page behind it.
 *
 * @param pointing milliseconds between the pointer's arrival and the click
 * @returns times from the click to what is on the screen after it
 */
async function clickThrough(page: Page, path: string, pointing: number): Promise<Click> {
  const link = page.locator(`.theme-doc-sidebar-menu a[href="${path}"]`).last();
  // The pointer comes from elsewhere: scrolling to the link must not put it there.
  await page.mouse.move(1000, 5);
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  await page.waitForLoadState("networkidle");
  const box = await link.boundingBox();
  if (box === null) throw new Error(`The link to ${path} is not visible.`);
  // Its functions have no names, for which tsx would call a helper that the page does not have.
  const measured = page.evaluate(
    () =>
      new Promise<{ milliseconds: number; whole: number }>((resolve) => {
        const before = document.querySelector("main h1")?.textContent;
        addEventListener(
          "click",
          ({ timeStamp }) => {
            let first: number | undefined;
            let isSeen = false;
            const observer = new MutationObserver(() => {
              const heading = document.querySelector("main h1")?.textContent;
              const isWhole = document.querySelector("[data-deferred-blocks]") === null;
              if (heading === undefined || heading === before || (isSeen && !isWhole)) return;
              isSeen = true;
              if (isWhole) observer.disconnect();
              requestAnimationFrame(() => {
                // A message is handled after the frame has been painted.
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = () => {
                  const whole = performance.now() - timeStamp;
                  first ??= whole;
                  if (isWhole) resolve({ milliseconds: first, whole });
                };
                port2.postMessage(undefined);
              });
            });
            observer.observe(document.body, {
              childList: true,
              subtree: true,
              characterData: true,
            });
          },
          { capture: true, once: true },
        );
        document.documentElement.dataset.measures = "true";
      }),
  );
  measured.catch(() => undefined);
  await page.waitForSelector("html[data-measures]", { state: "attached" });
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.waitForTimeout(pointing);
  await page.mouse.down();
  await page.mouse.up();
  const times = await measured;
  await page.evaluate(() => {
    delete document.documentElement.dataset.measures;
  });
  return { path, ...times };
}

/** Clicks once through the pages of prose in some sidebars. */
async function clickThroughProse(
  browser: Browser,
  origin: string,
  pointing: number,
): Promise<Click[]> {
  const clicks: Click[] = [];
  for (const start of STARTS) {
    const page = await openSlowly(browser, `${origin}${start}`);
    const links = page.locator('.theme-doc-sidebar-menu a[href^="/"]');
    const paths = (await links.all()).map((link) => link.getAttribute("href"));
    for (const path of new Set(await Promise.all(paths))) {
      if (path === null || path === start || NOT_PROSE.test(path)) continue;
      clicks.push(await clickThrough(page, path, pointing));
    }
    await page.context().close();
  }
  return clicks;
}

/** Goes to the longest page of the reference from the page before it, each time anew. */
async function clickToLongest(
  browser: Browser,
  origin: string,
  pointing: number,
): Promise<Click[]> {
  const path = longestPage(BUILD, "reference");
  const clicks: Click[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = await openSlowly(browser, `${origin}${path}`);
    const previous = await first.locator("a.pagination-nav__link--prev").getAttribute("href");
    await first.context().close();
    const page = await openSlowly(browser, `${origin}${previous ?? "/reference/overview"}`);
    clicks.push(await clickThrough(page, path, pointing));
    await page.context().close();
  }
  return clicks;
}

/** Whether the browser keeps a page as it is when the reader leaves it and comes back. */
async function isKept(origin: string): Promise<boolean> {
  return withBrowser(
    async (browser) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.addInitScript(() => {
        addEventListener("pageshow", ({ persisted }) => {
          localStorage.setItem("bench.persisted", String(persisted));
        });
      });
      await page.goto(`${origin}${TEXT_PAGE}`);
      await page.mouse.move(5, 5);
      await page.waitForSelector("html[data-has-hydrated=true]", { state: "attached" });
      await page.goto(`${origin}/support/faq`);
      await page.goBack({ waitUntil: "commit" });
      await page.waitForTimeout(1_000);
      // Playwright loses sight of a page that was kept, so another one reads what it has written.
      const witness = await context.newPage();
      await witness.goto(`${origin}/robots.txt`);
      return witness.evaluate(() => localStorage.getItem("bench.persisted") === "true");
    },
    // Playwright turns this cache off, so that its tests see pages load.
    ["--disable-back-forward-cache"],
  );
}

/** Measures how soon a click on a link shows the new page, and whether going back finds it kept. */
export const navigation: Part = () =>
  withServer(BUILD, async (origin) => {
    const rows: { name: string; clicks: Click[] }[] = [];
    await withBrowser(async (browser) => {
      for (const [name, pointing] of [
        [`pointed at for ${POINTING_MS} ms`, POINTING_MS],
        ["clicked at once", 0],
      ] as const) {
        progress(`navigation: links ${name}`);
        rows.push({
          name: `prose, ${name}`,
          clicks: await clickThroughProse(browser, origin, pointing),
        });
        rows.push({
          name: `longest reference, ${name}`,
          clicks: await clickToLongest(browser, origin, pointing),
        });
      }
    });
    progress("navigation: back and forward");
    const kept = await isKept(origin);
    const summaries = rows.map(({ name, clicks }) => {
      const times = clicks.map(({ milliseconds }) => milliseconds);
      const whole = median(clicks.map((click) => click.whole));
      return { name, clicks, median: median(times), p95: percentile(times, 0.95), whole };
    });
    return {
      tables: [
        {
          title: `Milliseconds from a click to the new page, on a machine ${SLOWDOWN} times slower`,
          columns: ["Link to", "Clicks", "Median", "p95", "Slowest", "Whole page, median"],
          rows: summaries.map(({ name, clicks, median: middle, p95, whole }) => [
            name,
            String(clicks.length),
            middle.toFixed(0),
            p95.toFixed(0),
            Math.max(...clicks.map(({ milliseconds }) => milliseconds)).toFixed(0),
            whole.toFixed(0),
          ]),
        },
        {
          title: "Back and forward",
          columns: ["Question", "Answer"],
          rows: [["Does the browser keep a page that the reader leaves?", kept ? "yes" : "no"]],
        },
      ],
      missed: [
        ...summaries
          .filter(({ name }) => name.startsWith("prose"))
          .flatMap((summary) =>
            (["median", "p95"] as const)
              .filter((figure) => summary[figure] > WANTED_MS[figure])
              .map(
                (figure) =>
                  `A click on a link (${summary.name}) takes ${summary[figure].toFixed(0)} ms (${figure}), wanted are at most ${WANTED_MS[figure]} ms.`,
              ),
          ),
        ...(kept ? [] : ["The browser does not keep a page that the reader leaves."]),
      ],
    };
  });
