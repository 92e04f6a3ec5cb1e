import { readPage, storageKey } from "./support/built-site";
import { SitePage } from "./pages/site-page";
import { rewriteScripts } from "./support/changed-site";
import { expect, test } from "./support/test";

const PAGE = "/concepts/what-is-sablier";
/** How long a copy button says that it has copied, in milliseconds. */
const COPIED_MS = 1500;

test.describe("color mode", () => {
  test("follows the system as long as nothing is chosen [spec 2.1d]", async ({ site }) => {
    await site.open(PAGE);
    await expect(site.root).toHaveAttribute("data-theme", "dark");
    await expect(site.root).toHaveAttribute("data-theme-choice", "system");
    await site.page.emulateMedia({ colorScheme: "light" });
    await expect(site.root).toHaveAttribute("data-theme", "light");
    await site.page.reload();
    await expect(site.root).toHaveAttribute("data-theme", "light");
  });

  test("the toggle goes from system to light to dark and round again, and is kept [spec 2.1b, 2.1e]", async ({
    site,
  }) => {
    const stored = (): Promise<string | null> =>
      site.page.evaluate((key) => localStorage.getItem(key), storageKey("theme"));
    await site.open(PAGE);
    expect(await stored()).toBeNull();
    for (const mode of ["light", "dark"] as const) {
      await site.navbar.colorModeToggle.click();
      await expect(site.root).toHaveAttribute("data-theme", mode);
      await expect(site.root).toHaveAttribute("data-theme-choice", mode);
      await expect(site.navbar.colorModeToggle).toHaveAccessibleName(new RegExp(mode, "u"));
      expect(await stored()).toBe(mode);
      await site.page.reload();
      await site.waitForHydration();
      await expect(site.root).toHaveAttribute("data-theme", mode);
    }
    await site.navbar.colorModeToggle.click();
    await expect(site.root).toHaveAttribute("data-theme-choice", "system");
    expect(await stored()).toBeNull();
  });

  test("flips between dark and light where the system does not count [spec 2.1c]", async ({
    site,
  }) => {
    await rewriteScripts(
      site.page,
      /respectPrefersColorScheme:!0/u,
      () => "respectPrefersColorScheme:!1",
    );
    await site.open(PAGE);
    await site.navbar.colorModeToggle.click();
    for (const mode of ["dark", "light", "dark", "light"]) {
      await expect(site.root).toHaveAttribute("data-theme-choice", mode);
      await expect(site.root).toHaveAttribute("data-theme", mode);
      await site.navbar.colorModeToggle.click();
    }
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false, colorScheme: "light" });

    test("is dark, the default [spec 2.1a]", async ({ page }) => {
      await page.goto(PAGE);
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      const background = await page
        .locator("body")
        .evaluate((body) => getComputedStyle(body).backgroundColor.match(/\d+/gu)?.map(Number));
      expect(Math.max(...(background ?? [255]))).toBeLessThan(64);
    });
  });

  test("a choice wins over the system", async ({ site }) => {
    await site.open(PAGE);
    await site.navbar.colorModeToggle.click();
    await site.page.emulateMedia({ colorScheme: "light" });
    await site.navbar.colorModeToggle.click();
    await expect(site.root).toHaveAttribute("data-theme", "dark");
    await site.page.emulateMedia({ colorScheme: "no-preference" });
    await expect(site.root).toHaveAttribute("data-theme", "dark");
  });

  test("another tab follows [spec 2.1f]", async ({ site, context }) => {
    await site.open(PAGE);
    const otherTab = new SitePage(await context.newPage());
    await otherTab.open("/");
    await site.navbar.colorModeToggle.click();
    await expect(site.root).toHaveAttribute("data-theme", "light");
    await expect(otherTab.root).toHaveAttribute("data-theme", "light");
  });

  test("is right from the first paint on [spec 2.1g]", async ({ site }) => {
    await site.page.addInitScript((key) => {
      localStorage.setItem(key, "light");
      const seen: (string | null)[] = [];
      Object.assign(window, { seenThemes: seen });
      const look = (): void => {
        const theme = document.documentElement.getAttribute("data-theme");
        if (seen.at(-1) !== theme) {
          seen.push(theme);
        }
      };
      new MutationObserver(look).observe(document, { attributes: true, subtree: true });
      document.addEventListener("DOMContentLoaded", look);
    }, storageKey("theme"));
    await site.open(PAGE);
    const seen = await site.page.evaluate(() => "seenThemes" in window && window.seenThemes);
    expect(seen).toEqual(["light"]);

    const html = readPage(PAGE);
    const script = html.search(/setAttribute\(["']data-theme["']/u);
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThan(html.search(/id="?__docusaurus["> ]/u));
  });
});

test.describe("announcement", () => {
  const idKey = (): string =>
    storageKey("docusaurus.announcement.dismiss").replace("dismiss", "id");

  test("stays away once it is dismissed [spec 2.2a]", async ({ site }) => {
    await site.open(PAGE);
    await expect(site.announcement).toBeVisible();
    await site.announcement.getByRole("button", { name: "Close" }).click();
    await expect(site.announcement).toHaveCount(0);
    await site.page.reload();
    await site.waitForHydration();
    await expect(site.announcement).toBeHidden();
    const dismissed = await site.page.evaluate(
      (key) => localStorage.getItem(key),
      storageKey("docusaurus.announcement.dismiss"),
    );
    expect(dismissed).toBe("true");
  });

  test("comes back with a new id, which is then stored [spec 2.2b]", async ({ site }) => {
    await site.open(PAGE);
    const id = await site.page.evaluate((key) => localStorage.getItem(key), idKey());
    await site.announcement.getByRole("button", { name: "Close" }).click();
    await site.page.evaluate((key) => {
      localStorage.setItem(key, "an-older-announcement");
    }, idKey());
    await site.page.reload();
    await expect(site.announcement).toBeVisible();
    expect(await site.page.evaluate((key) => localStorage.getItem(key), idKey())).toBe(id);
  });
});

test.describe("copy buttons", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test('copy the code and say "Copied!" for 1.5 seconds [spec 2.4]', async ({ site }) => {
    await site.open("/guides/lockup/deployments");
    const figure = site.page
      .getByRole("main")
      .locator("figure")
      .filter({ has: site.page.getByRole("button", { name: "Copy code" }) })
      .first();
    const code = (await figure.locator("code").first().textContent()) ?? "";
    await figure.getByRole("button", { name: "Copy code" }).click();
    const confirmation = figure.getByText("Copied!");
    await expect(confirmation).toBeVisible();
    const start = Date.now();
    expect(await site.page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    await expect(confirmation).toBeHidden();
    const elapsed = Date.now() - start;
    expect(elapsed).toBeGreaterThan(COPIED_MS * 0.7);
    expect(elapsed).toBeLessThan(COPIED_MS * 1.5);
  });
});
