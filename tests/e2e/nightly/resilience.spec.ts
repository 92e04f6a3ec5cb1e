import type { ConsoleMessage, Page, Route } from "@playwright/test";

import { SearchDialog } from "../pages/search-dialog";
import { expect, test } from "../support/test";

const FROM = "/concepts/what-is-sablier";

/** Scripts of the built site. */
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
  test.use({ expectedProblems: /failed request|ERR_FAILED|loading chunk/iu });

  test("makes the page load anew, with a warning [spec 1.9d]", async ({ site }) => {
    await site.open(FROM);
    await site.markDocument();
    let isBroken = true;
    await site.page.route(SCRIPTS, async (route: Route) => {
      await (isBroken ? route.abort("failed") : route.continue());
    });
    const warning = site.page.waitForEvent("console", (message) => {
      if (message.type() !== "warning" || !/chunk/iu.test(message.text())) return false;
      // At once, for the page loads anew right after it.
      isBroken = false;
      return true;
    });
    await site.follow(site.navbar.link("Support"));
    await warning;

    await expect(site.page).toHaveURL("/support/faq");
    await expect(site.heading).toBeVisible();
    await site.waitForHydration();
    expect(await site.isMarkedDocument()).toBe(false);
  });

  test("matters only when it is needed: a failed prefetch changes nothing [spec 1.9e]", async ({
    site,
  }) => {
    let failed = 0;
    await site.page.route(SCRIPTS, async (route: Route) => {
      if (route.request().resourceType() === "script") {
        await route.continue();
      } else {
        failed += 1;
        await route.abort("failed");
      }
    });
    await site.open(FROM);
    await site.page.mouse.wheel(0, 300);
    await expect.poll(() => failed).toBeGreaterThan(0);
    await site.markDocument();
    await site.navbar.link("Support").click();
    await expect(site.page).toHaveURL("/support/faq");
    await expect(site.heading).toBeVisible();
    expect(await site.isMarkedDocument()).toBe(true);
  });

  test("of the search is told of, and asked for again by the next click", async ({ site }) => {
    const dialog = new SearchDialog(site.page);
    await site.open(FROM);
    await site.page.route(SCRIPTS, (route) => route.abort("failed"));
    await dialog.button.click();
    const alert = site.page.getByRole("alert").filter({ hasText: "Search could not be loaded" });
    await expect(alert).toBeVisible();
    await site.page.unroute(SCRIPTS);
    await dialog.button.click();
    await expect(dialog.field).toBeFocused();
    await expect(alert).toHaveCount(0);
  });
});

test("works without browser storage, with a warning [spec 2.3]", async ({ site }) => {
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

test.describe("a browser storage that is full", () => {
  test.use({ expectedProblems: /storage error/iu });

  test("keeps nobody from changing colors and going on [spec 2.3]", async ({ site }) => {
    await site.page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await site.open(FROM);
    await site.navbar.colorModeToggle.click();
    await expect(site.root).toHaveAttribute("data-theme", "light");
    await site.announcement.getByRole("button", { name: "Close" }).click();
    await expect(site.announcement).toHaveCount(0);
    await site.navbar.link("Support").click();
    await expect(site.page).toHaveURL("/support/faq");
    await expect(site.root).toHaveAttribute("data-theme", "light");
  });
});

test.describe("when the code of the assistant does not come", () => {
  test.use({ expectedProblems: /ERR_FAILED|ChunkLoadError|Loading chunk/u });

  test("Retry loads it", async ({ site }) => {
    const dialog = new SearchDialog(site.page);
    await site.open("/concepts/fees");
    await dialog.button.click();
    const option = dialog.root.getByRole("option", { name: "Ask the docs a question" });
    await expect(option).toBeVisible();
    await site.page.waitForLoadState("networkidle");
    await site.page.route(SCRIPTS, (route) => route.abort());
    await option.click();
    await expect(dialog.root.getByRole("alert")).toContainText("could not be loaded");
    await site.page.unroute(SCRIPTS);
    await dialog.root.getByRole("button", { name: "Retry" }).click();
    await expect(dialog.root.getByRole("textbox", { name: "Your question" })).toBeFocused();
  });
});
