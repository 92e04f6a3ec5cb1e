import { readPage, storageKey } from "./support/built-site";
import { expect, test } from "./support/test";

test.use({ warmBrowser: true });

const PAGE = "/concepts/what-is-sablier";

test.describe("color mode", () => {
  test("follows the system until the toggle chooses, which is kept [spec 2.1b, 2.1d, 2.1e]", async ({
    site,
  }) => {
    const stored = (): Promise<string | null> =>
      site.page.evaluate((key) => localStorage.getItem(key), storageKey("theme"));
    await site.open(PAGE);
    await expect(site.root).toHaveAttribute("data-theme-choice", "system");
    for (const colorScheme of ["light", "dark"] as const) {
      await site.page.emulateMedia({ colorScheme });
      await expect(site.root).toHaveAttribute("data-theme", colorScheme);
    }
    expect(await stored()).toBeNull();
    for (const mode of ["light", "dark"] as const) {
      await site.navbar.colorModeToggle.click();
      await expect(site.root).toHaveAttribute("data-theme", mode);
      await expect(site.root).toHaveAttribute("data-theme-choice", mode);
      await expect(site.navbar.colorModeToggle).toHaveAccessibleName(new RegExp(mode, "u"));
      expect(await stored()).toBe(mode);
      // A choice wins over the system.
      await site.page.emulateMedia({ colorScheme: mode === "light" ? "dark" : "light" });
      await site.page.reload();
      await site.waitForHydration();
      await expect(site.root).toHaveAttribute("data-theme", mode);
    }
    // By keyboard as by pointer.
    await site.navbar.colorModeToggle.focus();
    await site.page.keyboard.press("Enter");
    await expect(site.root).toHaveAttribute("data-theme-choice", "system");
    await expect(site.navbar.colorModeToggle).toBeFocused();
    expect(await stored()).toBeNull();
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

  test("stays away once it is dismissed, until there is another [spec 2.2a, 2.2b]", async ({
    site,
  }) => {
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
    const id = await site.page.evaluate((key) => {
      const stored = localStorage.getItem(key);
      localStorage.setItem(key, "an-older-announcement");
      return stored;
    }, idKey());
    await site.page.reload();
    await expect(site.announcement).toBeVisible();
    expect(await site.page.evaluate((key) => localStorage.getItem(key), idKey())).toBe(id);
  });
});
