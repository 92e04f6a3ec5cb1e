import type { Page, Request } from "@playwright/test";

import { expect, test } from "../support/test";

const FROM = "/guides/lockup/overview";

/** How long a navigation may take before the progress bar appears, in milliseconds. */
const PROGRESS_DELAY_MS = 200;

const isScript = (request: Request): boolean => request.resourceType() === "script";
const prefetched = "link[rel=prefetch][href*='/assets/js/']";

/** Records, from now on, whether the progress bar was ever in the page. */
async function recordProgressBar(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    delete document.documentElement.dataset.progressSeen;
    new MutationObserver(() => {
      if (document.getElementById("nprogress") !== null) {
        document.documentElement.dataset.progressSeen = "true";
      }
    }).observe(document.documentElement, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => document.documentElement.dataset.progressSeen === "true");
}

test("scrolls up by steps where the browser does not do so smoothly [spec 6.6c]", async ({
  site,
}) => {
  await site.open(FROM);
  await site.page.addStyleTag({ content: "html { scroll-behavior: auto !important; }" });
  await site.page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await expect.poll(() => site.scrollY()).toBeGreaterThan(1000);
  // The button comes when a reader begins to scroll up.
  await site.wheel(-100);
  await site.page.evaluate(() => {
    const steps: [from: number, to: number][] = [];
    Object.assign(window, { steps });
    const scroll = window.scrollTo.bind(window);
    window.scrollTo = (...to: unknown[]) => {
      if (typeof to[1] === "number") {
        steps.push([document.documentElement.scrollTop, to[1]]);
        scroll(0, to[1]);
      }
    };
  });
  await site.page.getByRole("button", { name: "Scroll back to top" }).click();
  await expect.poll(() => site.scrollY()).toBe(0);
  const steps = await site.page.evaluate(
    () => (window as unknown as { steps: [number, number][] }).steps,
  );
  expect(steps.length).toBeGreaterThan(5);
  for (const [from, to] of steps) {
    expect(Math.abs(to - from * 0.85)).toBeLessThan(1.01);
  }
});

test("the progress bar does not appear when a page is there at once [spec 1.9a]", async ({
  site,
}) => {
  await site.open(FROM);
  const seen: boolean[] = [];
  // The first round loads the page; on a busy machine a later one may take longer than the bar waits.
  for (let round = 0; round < 4 && (round < 2 || !seen.includes(false)); round += 1) {
    const wasSeen = await recordProgressBar(site.page);
    await site.navbar.link("Support").click();
    await expect(site.page).toHaveURL("/support/faq");
    await expect(site.page.getByRole("main")).toBeVisible();
    await site.page.waitForTimeout(PROGRESS_DELAY_MS * 2);
    if (round > 0) seen.push(await wasSeen());
    await site.page.goBack();
    await expect(site.page).toHaveURL(FROM);
  }
  expect(seen).toContain(false);
});

test.describe("prefetch", () => {
  test("runs the scripts of a link that is touched [spec 1.9e]", async ({ site }) => {
    await site.open(FROM);
    const request = site.page.waitForRequest(isScript);
    await site.navbar.link("Support").dispatchEvent("touchstart");
    await request;
  });

  test("asks with GET where the browser cannot prefetch by link [spec 1.9g]", async ({ site }) => {
    await site.page.addInitScript(() => {
      DOMTokenList.prototype.supports = () => false;
      const send = XMLHttpRequest.prototype.send;
      XMLHttpRequest.prototype.send = function (...body) {
        document.documentElement.dataset.credentials = String(this.withCredentials);
        send.apply(this, body);
      };
    });
    const request = site.page.waitForRequest(
      (candidate) => candidate.resourceType() === "xhr" && candidate.url().includes("/assets/js/"),
    );
    await site.open(FROM);
    await site.page.mouse.wheel(0, 300);
    expect((await request).method()).toBe("GET");
    await expect(site.root).toHaveAttribute("data-credentials", "true");
    await expect(site.page.locator(prefetched)).toHaveCount(0);
  });

  for (const connection of [
    { saveData: true, effectiveType: "4g" },
    { saveData: false, effectiveType: "2g" },
    { saveData: false, effectiveType: "slow-2g" },
  ]) {
    test(`does neither on ${connection.effectiveType}${connection.saveData ? " with data saver" : ""} [spec 1.9f]`, async ({
      site,
    }) => {
      await site.page.addInitScript((value) => {
        Object.defineProperty(navigator, "connection", { value });
      }, connection);
      await site.open(FROM);
      await site.page.waitForLoadState("networkidle");
      const scripts: string[] = [];
      site.page.on("request", (request) => {
        // What keeps pages for reading offline comes by itself when the page is idle.
        if (isScript(request) && !request.url().includes("_offline_")) {
          scripts.push(request.url());
        }
      });
      await site.navbar.link("Support").hover();
      await site.page.waitForTimeout(500);
      await expect(site.page.locator(prefetched)).toHaveCount(0);
      expect(scripts).toEqual([]);

      await site.navbar.link("Support").click();
      await expect(site.page).toHaveURL("/support/faq");
      await expect(site.heading).toBeVisible();
    });
  }
});

test("asks for no data again by itself [spec 6.6d]", async ({ site }) => {
  await site.page.clock.install();
  await site.open("/api/lockup/envio/queries");
  await site.page.waitForLoadState("networkidle");
  const requests: string[] = [];
  site.page.on("request", (request) => requests.push(request.url()));
  for (const event of ["focus", "online", "visibilitychange"]) {
    await site.page.evaluate((name) => {
      window.dispatchEvent(new Event(name));
      document.dispatchEvent(new Event(name));
    }, event);
    await site.page.clock.fastForward("01:00");
  }
  expect(requests).toEqual([]);
});
