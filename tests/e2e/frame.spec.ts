import { SECTIONS } from "../../src/config/navigation";
import { MOBILE_MAX_WIDTH } from "./support/built-site";
import { expect, test } from "./support/test";

test.use({ warmBrowser: true });

const LONG_PAGE = "/guides/lockup/overview";

test.describe("navbar", () => {
  test("leads to each section, then the only active one, and has other ways on the right [spec 1.2a, 1.5a, 1.5b]", async ({
    site,
  }) => {
    await site.open("/");
    const active = site.navbar.bar.locator(".navbar__link--active");
    await expect(active).toHaveCount(0);
    for (const { label, landing } of SECTIONS) {
      await expect.soft(site.navbar.link(label)).toHaveAttribute("href", landing);
      await site.navbar.link(label).click();
      await expect.soft(site.page).toHaveURL(landing);
      await expect.soft(site.heading).toBeVisible();
      await expect.soft(active).toHaveText([label]);
      await expect.soft(active).toHaveAttribute("aria-current", "page");
    }
    for (const label of ["Discord", "GitHub", "Links"]) {
      await expect(site.navbar.link(label)).toHaveAttribute("href", /^https:\/\//u);
    }
    const right = site.navbar.bar.locator(".navbar__items--right");
    await expect(right.getByRole("link")).toHaveText([/Discord/u, /GitHub/u, /Links/u]);
    await expect(right.getByRole("button")).toHaveCount(3);
    await expect(right.locator(".DocSearch-Button")).toBeVisible();
    await expect(right.getByRole("button", { name: "Ask" })).toBeVisible();
  });
});

test("up to 996 px a menu has the section's pages and leads on, by keyboard too [spec 1.5d, 1.5e, 6.6a]", async ({
  site,
}) => {
  const { page, navbar, mobileSidebar } = site;
  const body = page.locator("body");
  await page.setViewportSize({ width: MOBILE_MAX_WIDTH + 1, height: 800 });
  await site.open(LONG_PAGE);
  await expect(navbar.menuButton).toBeHidden();
  await expect(navbar.link("Guides")).toBeVisible();
  await expect(site.sidebar).toBeVisible();
  await page.setViewportSize({ width: MOBILE_MAX_WIDTH, height: 800 });
  await expect(site.sidebar).toBeHidden();

  await navbar.menuButton.click();
  await expect(navbar.menuButton).toHaveAttribute("aria-expanded", "true");
  await expect(
    mobileSidebar.secondaryMenu.getByRole("link", { name: "Overview" }).first(),
  ).toBeInViewport();
  // The page behind it stays where it is.
  await expect(body).toHaveCSS("overflow", "hidden");
  await page.keyboard.press("Escape");
  await expect(body).not.toHaveCSS("overflow", "hidden");
  await expect(mobileSidebar.drawer).not.toBeInViewport();
  await expect(navbar.menuButton).toHaveAttribute("aria-expanded", "false");

  await navbar.menuButton.focus();
  await page.keyboard.press("Enter");
  await expect(mobileSidebar.drawer).toBeInViewport();
  // The focus stays out of the menu that is not shown.
  await mobileSidebar.closeButton.focus();
  await page.keyboard.press("Tab");
  await expect(mobileSidebar.backButton).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(mobileSidebar.mainMenu).toBeInViewport();
  await expect(mobileSidebar.secondaryMenu).toHaveAttribute("inert");
  for (const { label, landing } of SECTIONS) {
    await expect(
      mobileSidebar.mainMenu.getByRole("link", { name: label, exact: true }),
    ).toHaveAttribute("href", landing);
  }
  await mobileSidebar.mainMenu.getByRole("link", { name: "Support", exact: true }).click();
  await expect(page).toHaveURL("/support/faq");
  await expect(mobileSidebar.drawer).not.toBeInViewport();
});

test.describe("an unknown path", () => {
  test.use({ expectedProblems: /status of 404/u });

  test("shows the not-found page with status 404 [spec 1.10a]", async ({ site }) => {
    const response = await site.open("/guides/lockup/overveiw");
    expect(response.status()).toBe(404);
    await expect(site.heading).toHaveText("Page not found");

    const closest = site.page.getByRole("region", { name: "Did you mean one of these?" });
    await expect(closest.getByRole("link").first()).toHaveAttribute(
      "href",
      "/guides/lockup/overview",
    );
  });
});

test("a link opens what is folded around a function, before the program runs and after", async ({
  site,
}) => {
  const reference = "/reference/lockup/contracts/abstracts/abstract.SablierLockupBase";
  await site.page.goto(`${reference}#withdraw`);
  const details = site.page.locator("#withdraw ~ .reference-card > details").first();
  await expect(details.getByRole("table").first()).toBeVisible();
  await site.waitForHydration();
  await expect(details).toHaveAttribute("open", "");
  const internals = site.page.locator("details.reference-internals");
  await expect(internals).not.toHaveAttribute("open");
  await site.page.locator('.table-of-contents a[href="#_cancel"]').click();
  await expect(internals).toHaveAttribute("open", "");
  await expect(site.page.locator("#_cancel")).toBeInViewport();
});

test("a new page begins at its top, in the same document, back and forward too [spec 1.9b]", async ({
  site,
}) => {
  await site.open(LONG_PAGE);
  await site.page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await expect.poll(() => site.scrollY()).toBeGreaterThan(100);
  await site.markDocument();
  await site.follow(site.navbar.link("Concepts"));
  await expect(site.page).toHaveURL("/concepts/what-is-sablier");
  await expect.poll(() => site.scrollY()).toBe(0);
  await site.page.goBack();
  await expect(site.page).toHaveURL(LONG_PAGE);
  await site.page.goForward();
  await expect(site.page).toHaveURL("/concepts/what-is-sablier");
  expect(await site.isMarkedDocument()).toBe(true);
});
