import type { ConsoleMessage, Page, Request, Route } from "@playwright/test";

import { SearchDialog } from "../pages/search-dialog";
import { rewriteScripts, SCRIPTS } from "../support/changed-site";
import { expect, test } from "../support/test";

const FROM = "/concepts/what-is-sablier";

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

  test("leaves the text readable when none loads", async ({ site }) => {
    await site.page.route(SCRIPTS, (route) => route.abort("failed"));
    await site.page.goto(FROM);
    await expect(site.heading).toBeVisible();
  });

  test("shows what to do about a wrong base URL [spec 1.11d]", async ({ site }) => {
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

test.describe("a page that is shown before it is loaded", () => {
  test.use({ expectedProblems: /failed request|ERR_FAILED|React error #418/u });

  test("shows a spinner after 200 ms, then the error in a red box with Retry [spec 1.10b, 1.10c]", async ({
    site,
  }) => {
    const { page } = site;
    const target = "/concepts/use-cases";
    // What the first page needs of its own accord, beside the frame of all pages.
    const known = new Set<string>();
    const note = (request: Request): void => {
      if (request.resourceType() === "script") known.add(request.url());
    };
    page.on("request", note);
    await site.open(FROM);
    page.off("request", note);
    const own: Route[] = [];
    const others: Route[] = [];
    let holdsOwn = true;
    let holdsOthers = true;
    await page.route(SCRIPTS, async (route) => {
      const url = route.request().url();
      const isFrame = /\/(?:main|runtime~main)\.[^/]*$/u.test(url);
      if (route.request().resourceType() !== "script" || isFrame) await route.continue();
      else if (known.has(url) && holdsOwn) own.push(route);
      else if (!known.has(url) && holdsOthers) others.push(route);
      else await route.continue();
    });

    await page.goto(FROM, { waitUntil: "commit" });
    // The first movement may come before the page listens.
    let moves = 0;
    await expect
      .poll(async () => {
        moves += 1;
        await page.mouse.move(moves, 2);
        return own.length;
      })
      .toBeGreaterThan(0);
    // The address changes while the scripts of the first page are under way.
    await page.evaluate((path) => {
      const seen: { empty?: number; spinner?: number } = {};
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (document.querySelector("article") === null) seen.empty ??= performance.now();
        if (document.getElementById("loader")) seen.spinner ??= performance.now();
      }).observe(document, { childList: true, subtree: true });
      history.replaceState(null, "", path);
    }, target);
    holdsOwn = false;
    await Promise.all(own.map((route) => route.continue()));
    await expect.poll(() => others.length).toBeGreaterThan(0);

    const spinner = page.locator("#loader");
    await expect(spinner).toBeVisible();
    const offset = await spinner.evaluate((element) => {
      const middle = ({ left, width }: DOMRect): number => left + width / 2;
      const place = element.parentElement?.getBoundingClientRect() ?? new DOMRect();
      return middle(element.getBoundingClientRect()) - middle(place);
    });
    expect(Math.abs(offset)).toBeLessThan(2);
    const seen = await page.evaluate(
      () => (window as unknown as { seen: { empty: number; spinner: number } }).seen,
    );
    // A busy machine notes the empty page late. Without the delay both are noted in one frame.
    expect(seen.spinner - seen.empty).toBeGreaterThan(80);

    await Promise.all(others.splice(0).map((route) => route.abort("failed")));
    const retry = page.getByRole("button", { name: "Retry" });
    await expect(retry).toBeVisible();
    const error = page.locator("div", {
      has: page.locator("> div > button", { hasText: "Retry" }),
    });
    await expect(error.last()).toContainText(/chunk|script|import/iu);
    await expect(error.last()).toHaveCSS("background-color", "rgb(250, 56, 62)");

    holdsOthers = false;
    await Promise.all(others.map((route) => route.continue()));
    await retry.click();
    await expect(site.heading).toBeVisible();
    await expect(site.page).toHaveURL(target);
  });
});

test.describe("a page without default export", () => {
  test.use({ expectedProblems: /default export/u });

  test("is an error that names its path [spec 6.5c]", async ({ site }) => {
    await site.open("/");
    await rewriteScripts(site.page, /default:(?=[^}]*frontMatter:)/u, () => "unheardOf:");
    await site.follow(site.navbar.link("Support"));
    await expect(
      site.page.getByText("The page component at /support/faq doesn't have a default export."),
    ).toBeVisible();
  });
});

test.describe("a page that crashes while it renders", () => {
  test.use({ expectedProblems: /broken on purpose/u });

  test("says so, and renders again on request [spec 1.11a, 1.11b]", async ({ site }) => {
    // A page's script defines its text as a function of optional props: that one is made to throw.
    await rewriteScripts(
      site.page,
      /function \w+\(\w+=\{\}\)\{/u,
      (start) =>
        `${start}if(!window.isRepaired)throw new Error("broken on purpose",{cause:new Error("the cause")});`,
    );
    await site.open("/");
    await site.follow(site.navbar.link("Support"));

    await expect(site.page.getByRole("heading", { name: "This page crashed" })).toBeVisible();
    const reasons = site.page.getByText("broken on purpose");
    await expect(reasons).toBeVisible();
    await expect(reasons).toContainText("the cause");
    await expect(site.navbar.bar).toBeVisible();

    await site.page.evaluate(() => {
      Object.assign(window, { isRepaired: true });
    });
    await site.page.getByRole("button", { name: "Try again" }).click();
    await expect(site.page.getByRole("heading", { name: "This page crashed" })).toHaveCount(0);
    await expect(site.heading).toBeVisible();
    await expect(site.page).toHaveURL("/support/faq");
  });

  test("is called Page Error when its frame crashes too [spec 1.11c]", async ({ site }) => {
    await site.open("/support/faq");
    // The home page is the one that names its title in the code that lays out the frame.
    await rewriteScripts(
      site.page,
      /return\s*\(0,\w+\.\w+\)\(\w+\.\w+,\{title:/u,
      (start) => `if(!window.isRepaired)throw new Error("broken on purpose");${start}`,
    );
    await site.follow(site.navbar.bar.getByRole("link", { name: "Sablier Docs home" }).first());
    await expect(site.page.getByRole("heading", { name: "This page crashed" })).toBeVisible();
    await expect(site.page).toHaveTitle("Page Error");
    await site.page.evaluate(() => {
      Object.assign(window, { isRepaired: true });
    });
    await site.page.getByRole("button", { name: "Try again" }).click();
    await expect(site.page.getByRole("heading", { name: "This page crashed" })).toHaveCount(0);
    await expect(site.page.getByRole("heading", { level: 1 })).toBeVisible();
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
