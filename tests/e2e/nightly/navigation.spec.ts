import type { Request } from "@playwright/test";

import { expect, test } from "../support/test";

const FROM = "/guides/lockup/overview";

const isScript = (request: Request): boolean => request.resourceType() === "script";
const prefetched = "link[rel=prefetch][href*='/assets/js/']";

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

  for (const connection of [
    { saveData: true, effectiveType: "4g" },
    { saveData: false, effectiveType: "2g" },
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

  test("a drawing that is steps in the column is shown in the whole window, by keyboard too", async ({
    site,
  }) => {
    await site.open("/reference/lockup/diagrams");
    const figure = site.page.getByRole("figure").first();
    const drawing = figure.locator("[role=img]").first();
    await expect(figure.getByRole("list").first()).toBeVisible();
    await expect(drawing).toBeHidden();
    await figure.getByRole("button", { name: "Full size" }).focus();
    await site.page.keyboard.press("Enter");
    await expect(drawing).toHaveCSS("position", "fixed");
    expect(await drawing.boundingBox()).toMatchObject({ x: 0, y: 0, height: 740 });
    await site.page.keyboard.press("Escape");
    await expect(drawing).toBeHidden();
    await figure.getByRole("button", { name: "Full size" }).tap();
    await figure.getByRole("button", { name: "Close" }).tap();
    await expect(drawing).toBeHidden();
  });
});

test("the names of a long table's columns stay in view", async ({ site }) => {
  await site.open("/reference/errors");
  await site.page.locator("main details").evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute("open", "");
  });
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
