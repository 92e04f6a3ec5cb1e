import type { ConsoleMessage, Page, Route } from "@playwright/test";

import { expect, test } from "./support/test";

const FROM = "/concepts/what-is-sablier";
const SCRIPTS = "**/assets/js/**";

/** Warnings in the console, as they come in. */
function collectWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on("console", (message: ConsoleMessage) => {
    if (message.type() === "warning") {
      warnings.push(message.text());
    }
  });
  return warnings;
}

test.describe("a script that does not load", () => {
  test.use({ expectedProblems: [/failed request/u, /ERR_FAILED/u, /loading chunk/iu] });

  test("makes the page load anew, with a warning", async ({ site }) => {
    await site.open(FROM);
    await site.markDocument();
    let isBroken = true;
    await site.page.route(SCRIPTS, async (route: Route) => {
      await (isBroken ? route.abort("failed") : route.continue());
    });
    const warning = site.page.waitForEvent("console", (message) => message.type() === "warning");
    await site.follow(site.navbar.link("Support"));
    const text = (await warning).text();
    isBroken = false;
    expect(text).toMatch(/chunk/iu);

    await expect(site.page).toHaveURL("/support/faq");
    await expect(site.heading).toBeVisible();
    await site.waitForHydration();
    expect(await site.isMarkedDocument()).toBe(false);
  });

  test("leaves the text readable when none loads", async ({ site }) => {
    await site.page.route(SCRIPTS, (route) => route.abort("failed"));
    await site.page.goto(FROM);
    await expect(site.heading).toBeVisible();
  });

  test("shows what to do about a wrong base URL", async ({ site }) => {
    await site.page.route("**/assets/**", (route) => route.abort("failed"));
    await site.page.goto("/");
    const banner = site.page.locator("#__docusaurus-base-url-issue-banner");
    await expect(banner).toBeVisible();
    await expect(banner).toContainText("Your Docusaurus site did not load properly");
    await expect(banner).toContainText("We suggest trying baseUrl = /");
  });
});

test("no banner about the base URL when the site loads", async ({ site }) => {
  await site.open("/");
  await expect(site.page.locator("#__docusaurus-base-url-issue-banner")).toHaveCount(0);
});

test.describe("a page that crashes while it renders", () => {
  test.use({ expectedProblems: [/broken on purpose/u] });

  test("says so, and renders again on request", async ({ site }) => {
    // A page's script defines its text as a function of optional props: that one is made to throw.
    let broken = 0;
    await site.page.route(SCRIPTS, async (route: Route) => {
      const response = await route.fetch();
      const script = await response.text();
      const body = script.replace(
        /function (\w+)\((\w+)=\{\}\)\{/u,
        (start) => `${start}if(!window.isRepaired)throw new Error("broken on purpose");`,
      );
      broken += body === script ? 0 : 1;
      await route.fulfill({ response, body });
    });
    await site.open("/");
    await site.follow(site.navbar.link("Support"));

    await expect(site.page.getByRole("heading", { name: "This page crashed" })).toBeVisible();
    await expect(site.page).toHaveTitle(/Page Error/u);
    await expect(site.page.getByText("broken on purpose")).toBeVisible();
    await expect(site.navbar.bar).toBeVisible();
    expect(broken).toBeGreaterThan(0);

    await site.page.evaluate(() => {
      Object.assign(window, { isRepaired: true });
    });
    await site.page.getByRole("button", { name: "Try again" }).click();
    await expect(site.page.getByRole("heading", { name: "This page crashed" })).toHaveCount(0);
    await expect(site.heading).toBeVisible();
    await expect(site.page).toHaveURL("/support/faq");
  });
});

test("works without browser storage, with a warning", async ({ site }) => {
  await site.page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied.", "SecurityError");
        },
      });
    }
  });
  const warnings = collectWarnings(site.page);
  await site.open(FROM);
  expect(warnings.join("\n")).toContain("browser storage is not available");

  await site.navbar.colorModeToggle.click();
  await expect(site.root).toHaveAttribute("data-theme", "light");
  await site.navbar.link("Support").click();
  await expect(site.page).toHaveURL("/support/faq");
  await expect(site.heading).toBeVisible();
  await expect(site.root).toHaveAttribute("data-theme", "light");
});
