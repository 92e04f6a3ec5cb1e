import type { Locator } from "@playwright/test";

import type { SitePage } from "../pages/site-page";
import { MOBILE_MAX_WIDTH } from "../support/built-site";
import {
  changeDocsData,
  FIRST_NAVBAR_ITEM,
  OTHER_HTML,
  renderInBrowser,
  rewriteScripts,
} from "../support/changed-site";
import { expect, test } from "../support/test";

const PAGE = "/concepts/what-is-sablier";
const NONE = { dropdownItemsBefore: [], dropdownItemsAfter: [] };

/** Opens a page with other items in front of the navbar's own. */
async function openWithItems(site: SitePage, items: readonly object[], path = PAGE): Promise<void> {
  const added = items.map((item) => `${JSON.stringify(item)},`).join("");
  await rewriteScripts(site.page, FIRST_NAVBAR_ITEM, (start) => added + start);
  await changeDocsData(site.page);
  await renderInBrowser(site.page);
  await site.open(path);
}

test.describe("navbar items that other versions of the site may have", () => {
  test.use({ expectedProblems: OTHER_HTML });

  // A label that one navbar cannot have twice tells each item of the test from the site's own.
  const items = [
    { label: "A link", to: "/support/faq", position: "left" },
    { label: "A link on the right", to: "/support/faq" },
    { type: "dropdown", label: "A menu", items: [{ label: "In the menu", to: "/support/faq" }] },
    { type: "html", value: "<b>Raw text</b>" },
    { type: "doc", docId: "concepts/fees", label: "A doc" },
    { type: "docSidebar", sidebarId: "supportSidebar", label: "A sidebar" },
    { type: "docsVersion", label: "A version" },
    { type: "docsVersionDropdown", ...NONE, dropdownItemsAfter: [{ label: "All", to: "/" }] },
    { type: "localeDropdown", ...NONE },
    { type: "search" },
  ];

  test("all of them show, at the side that they name [spec 1.3a, 1.6a, 1.6b]", async ({ site }) => {
    await openWithItems(site, items);
    const [left, right] = [".navbar__items:not(.navbar__items--right)", ".navbar__items--right"];
    const inside = (side: string): Locator => site.navbar.bar.locator(side);
    const link = (side: string, name: string): Locator =>
      inside(side).getByRole("link", { name, exact: true });
    await expect(link(left, "A link")).toHaveAttribute("href", "/support/faq");
    await expect(link(right, "A link on the right")).toHaveAttribute("href", "/support/faq");
    await expect(inside(right).locator("b")).toHaveText("Raw text");
    await expect(link(right, "A doc")).toHaveAttribute("href", "/concepts/fees");
    await expect(link(right, "A sidebar")).toHaveAttribute("href", "/support/faq");
    await expect(link(right, "A version")).toHaveAttribute("href", PAGE);
    const menus = inside(right).locator(".dropdown");
    await expect(menus.locator("> .navbar__link")).toHaveText(["A menu", "Next", "English"]);
    await menus.first().hover();
    await expect(link(right, "In the menu")).toBeVisible();
    // The one item of type "search" takes the place of the one that is there without it.
    await expect(site.navbar.bar.locator(".DocSearch-Button")).toHaveCount(1);
  });

  test("a draft has no item, and is no error [spec 6.5b]", async ({ site }) => {
    await openWithItems(site, [{ type: "doc", docId: "guides/frontend", label: "A draft" }]);
    await expect(site.navbar.link("Concepts")).toBeVisible();
    await expect(site.navbar.bar.getByText("A draft")).toHaveCount(0);
  });

  test("the version that a reader prefers is stored for its plugin [spec 1.3a, 1.3b]", async ({
    site,
  }) => {
    await openWithItems(site, [
      { type: "docsVersionDropdown", ...NONE, dropdownItemsAfter: [{ label: "All", to: "/" }] },
    ]);
    const stored = (): Promise<[string, string][]> =>
      site.page.evaluate(() =>
        Object.keys(localStorage)
          .filter((key) => key.startsWith("docs-preferred-version-"))
          .map((key): [string, string] => [key, localStorage.getItem(key) ?? ""]),
      );
    expect(await stored()).toEqual([]);
    const menu = site.navbar.bar.locator(".dropdown", { hasText: "Next" });
    await menu.hover();
    await menu.getByRole("link", { name: "Next" }).last().click();
    const [[key, version] = []] = await stored();
    expect(key).toMatch(/^docs-preferred-version-default/u);
    expect(version).toBe("current");
    await expect(site.page).toHaveURL(PAGE);

    // A version that is gone is forgotten.
    await site.page.evaluate((name) => {
      localStorage.setItem(name, "unheard-of");
    }, key ?? "");
    await site.page.reload();
    await site.waitForHydration();
    expect(await stored()).toEqual([]);
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: MOBILE_MAX_WIDTH, height: 800 } });

    test("the menu has them, but not the search [spec 1.5f]", async ({ site }) => {
      await openWithItems(site, items, "/");
      await site.navbar.menuButton.click();
      const menu = site.mobileSidebar.mainMenu;
      await expect(menu.getByRole("link", { name: "A doc" })).toBeVisible();
      await expect(menu.getByText("Raw text")).toBeVisible();
      await expect(site.mobileSidebar.drawer.locator(".DocSearch-Button")).toHaveCount(0);
    });
  });
});

test.describe("a navbar item that cannot work", () => {
  test.use({
    expectedProblems:
      /navbar item failed|No NavbarItem|Can't find any|Couldn't find any|No docs version|linked to/u,
  });

  for (const { item, messages } of [
    {
      item: { type: "unheard-of" },
      messages: ['No NavbarItem component found for type "unheard-of"'],
    },
    {
      item: { type: "docSidebar", sidebarId: "unheardOf" },
      messages: ['Can\'t find any sidebar with id "unheardOf"', "- conceptsSidebar"],
    },
    {
      item: { type: "doc", docId: "unheard/of" },
      messages: ['Couldn\'t find any doc with id "unheard/of"', "- concepts/what-is-sablier"],
    },
    {
      item: { type: "docsVersionDropdown", versions: ["unheard-of"], ...NONE },
      messages: ["No docs version exist for name 'unheard-of'", "- current"],
    },
  ]) {
    test(`names the fault of ${JSON.stringify(item)} [spec 1.6c, 1.6e, 6.5a, 6.5b]`, async ({
      site,
    }) => {
      const fault = JSON.stringify(item);
      await changeDocsData(site.page);
      await rewriteScripts(site.page, FIRST_NAVBAR_ITEM, (start) => `${fault},${start}`);
      await site.page.goto(PAGE);
      await site.page.mouse.move(1, 1);
      await expect(site.page.getByRole("heading", { name: "This page crashed" })).toBeVisible();
      for (const message of messages) {
        await expect(site.page.getByText(message)).toBeVisible();
      }
    });
  }

  test("names a sidebar that leads nowhere [spec 1.6d]", async ({ site }) => {
    const item = { type: "docSidebar", sidebarId: "supportSidebar" };
    await changeDocsData(site.page, item.sidebarId);
    await rewriteScripts(
      site.page,
      FIRST_NAVBAR_ITEM,
      (start) => `${JSON.stringify(item)},${start}`,
    );
    await site.page.goto(PAGE);
    await site.page.mouse.move(1, 1);
    await expect(
      site.page.getByText(
        'Sidebar with ID "supportSidebar" doesn\'t have anything to be linked to',
      ),
    ).toBeVisible();
  });
});

test.describe("the footer", () => {
  test.use({ expectedProblems: OTHER_HTML });

  test("takes a single row of links, a logo and a copyright [spec 1.7b]", async ({ site }) => {
    const logo = {
      src: "img/logo.svg",
      srcDark: "img/favicon.svg",
      alt: "A logo",
      width: 40,
      height: 30,
      href: "https://example.org/",
    };
    const links = [
      { label: "One", to: "/support/faq" },
      { label: "Two", href: "https://example.org/two" },
    ];
    const text = JSON.stringify({ style: "light", logo, links }).slice(1, -1);
    await rewriteScripts(
      site.page,
      /footer:\{style:"light",links:.*?copyright:/su,
      () => `footer:{${text},copyright:"A copyright"||`,
    );
    await renderInBrowser(site.page);
    await site.open(PAGE);
    const shown = site.page.getByRole("contentinfo");
    await expect(shown.locator(".footer__col")).toHaveCount(0);
    await expect(shown.getByRole("link", { name: "One" })).toHaveAttribute("href", "/support/faq");
    await expect(shown.getByRole("link", { name: "Two" })).toBeVisible();
    const home = shown.getByRole("link", { name: "A logo" });
    await expect(home).toHaveAttribute("href", "https://example.org/");
    const image = home.getByRole("img", { name: "A logo" });
    await expect(image).toHaveAttribute("src", /favicon\.svg$/u);
    await expect(image).toHaveAttribute("width", "40");
    await expect(image).toHaveAttribute("height", "30");
    await expect(shown.getByText("A copyright")).toBeVisible();
    await site.navbar.colorModeToggle.click();
    await expect(image).toHaveAttribute("src", /logo\.svg$/u);
  });
});

test("the color mode flips between dark and light where the system does not count [spec 2.1c]", async ({
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
