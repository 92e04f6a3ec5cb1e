import type { Page, Request, Route } from "@playwright/test";

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

test("the progress bar appears when a page takes its time, without a spinner, and goes away [spec 1.9a]", async ({
  site,
}) => {
  await site.open(FROM);
  await site.page.route("**/assets/js/**", async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, PROGRESS_DELAY_MS * 6));
    await route.continue();
  });
  await site.follow(site.navbar.link("Support"));
  await expect(site.progressBar.locator(".bar")).toBeVisible();
  await expect(site.progressBar.locator(".spinner")).toHaveCount(0);
  await expect(site.heading).toBeVisible();
  await expect(site.page).toHaveURL("/support/faq");
  await expect(site.progressBar).toHaveCount(0);
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
  test("fetches the scripts of links that come into view [spec 1.9e]", async ({ site }) => {
    await site.open(FROM);
    await site.page.mouse.wheel(0, 300);
    await expect(
      site.page.locator(`${prefetched}:not([href*='/main.'], [href*='/runtime~'])`),
    ).not.toHaveCount(0);
  });

  test("runs the scripts of a link under the pointer, and so navigates at once [spec 1.9e]", async ({
    site,
  }) => {
    await site.open(FROM);
    const request = site.page.waitForRequest(isScript);
    await site.navbar.link("Support").hover();
    await request;
  });

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

test("other spellings of an address show the page of the clean path [spec 1.9c]", async ({
  site,
}) => {
  const path = "/concepts/what-is-sablier";
  for (const ending of [".html", "/index.html", "/"]) {
    const response = await site.open(`${path}${ending}`);
    expect.soft(response.status(), ending).toBe(200);
    await expect.soft(site.heading, ending).toHaveText(/what is sablier/iu);
    await expect
      .soft(site.sidebar.locator(`a[href="${path}"]`), ending)
      .toHaveAttribute("aria-current", "page");
    await expect
      .soft(site.page.locator("link[rel=canonical]"), ending)
      .toHaveAttribute("href", /\/concepts\/what-is-sablier$/u);
  }
});

test.describe("under a finger", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a diagram that is wider than the column is shown in the whole window, by keyboard too", async ({
    site,
  }) => {
    await site.open("/reference/lockup/diagrams");
    const figure = site.page.getByRole("figure").first();
    const drawing = figure.getByRole("img").first();
    const before = await drawing.boundingBox();
    await figure.getByRole("button", { name: "Full size" }).focus();
    await site.page.keyboard.press("Enter");
    await expect(drawing).toHaveCSS("position", "fixed");
    expect(await drawing.boundingBox()).toMatchObject({ x: 0, y: 0, height: 740 });
    await site.page.keyboard.press("Escape");
    await expect(drawing).not.toHaveCSS("position", "fixed");
    expect((await drawing.boundingBox())?.width).toBe(before?.width);
    await figure.getByRole("button", { name: "Full size" }).tap();
    await figure.getByRole("button", { name: "Close" }).tap();
    await expect(drawing).not.toHaveCSS("position", "fixed");
  });
});

test("the names of a long table's columns stay in view", async ({ site }) => {
  await site.open("/reference/errors");
  const table = site.page.getByRole("table").filter({ has: site.page.locator("tr:nth-child(30)") });
  const head = table.first().getByRole("columnheader").first();
  await table.first().locator("tbody tr").nth(25).scrollIntoViewIfNeeded();
  await expect(head).toBeInViewport();
  const box = await head.boundingBox();
  expect(box?.y).toBeLessThan(140);
});

test("a deprecated subgraph leads to its successor", async ({ page }) => {
  await page.goto("/api/flow/previous-endpoints");
  await page.getByRole("link", { name: "sablier-lockup-base", exact: true }).first().click();
  await expect(page).toHaveURL(/\/api\/flow\/endpoints#chain-base$/);
  await expect(page.getByRole("rowheader", { name: /^Base 8453/ })).toBeInViewport();
});
