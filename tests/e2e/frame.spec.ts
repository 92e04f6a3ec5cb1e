import { SECTIONS } from "../../src/config/navigation";
import { MOBILE_MAX_WIDTH } from "./support/built-site";
import { expect, test } from "./support/test";

test.use({ warmBrowser: true });

const LONG_PAGE = "/guides/lockup/overview";

test.describe("navbar", () => {
  test("leads to each section, which is then the only active one [spec 1.2a, 1.5a]", async ({
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
  });

  test("has the community, the code, color mode and search on the right [spec 1.5b]", async ({
    site,
  }) => {
    await site.open("/");
    for (const label of ["Discord", "GitHub", "Links"]) {
      await expect(site.navbar.link(label)).toHaveAttribute("href", /^https:\/\//u);
    }
    const right = site.navbar.bar.locator(".navbar__items--right");
    await expect(right.getByRole("link")).toHaveText([/Discord/u, /GitHub/u, /Links/u]);
    await expect(right.getByRole("button")).toHaveCount(3);
    await expect(right.locator(".DocSearch-Button")).toBeVisible();
    await expect(right.getByRole("button", { name: "Ask" })).toBeVisible();
  });

  test("stays at the top, hides on scroll down and returns on scroll up [spec 1.5c]", async ({
    site,
  }) => {
    await site.open(LONG_PAGE);
    await expect(site.navbar.bar).toHaveCSS("position", /^(?:fixed|sticky)$/u);
    await site.page.mouse.move(640, 400);
    for (const distance of [200, 200, 200]) {
      await site.wheel(distance);
    }
    await expect.poll(() => site.navbar.bottom()).toBeLessThanOrEqual(0);
    await site.wheel(-200);
    await expect.poll(() => site.navbar.bottom()).toBeGreaterThan(0);
    expect(await site.scrollY()).toBeGreaterThan(0);
  });
});

test.describe("mobile sidebar", () => {
  test.use({ viewport: { width: MOBILE_MAX_WIDTH, height: 800 } });

  test("one pixel wider there is no menu button [spec 1.5d, 6.6a]", async ({ site }) => {
    await site.page.setViewportSize({ width: MOBILE_MAX_WIDTH + 1, height: 800 });
    await site.open(LONG_PAGE);
    await expect(site.navbar.menuButton).toBeHidden();
    await expect(site.navbar.link("Guides")).toBeVisible();
    await expect(site.sidebar).toBeVisible();
  });

  test("opens on the section's pages and leads back to the main menu [spec 1.5d]", async ({
    site,
  }) => {
    await site.open(LONG_PAGE);
    await expect(site.sidebar).toBeHidden();
    await site.navbar.menuButton.click();
    await expect(site.navbar.menuButton).toHaveAttribute("aria-expanded", "true");
    await expect(site.mobileSidebar.secondaryMenu).toBeInViewport();
    await expect(
      site.mobileSidebar.secondaryMenu.getByRole("link", { name: "Overview" }).first(),
    ).toBeVisible();

    await site.mobileSidebar.backButton.click();
    await expect(site.mobileSidebar.mainMenu).toBeInViewport();
    await expect(site.mobileSidebar.secondaryMenu).toHaveAttribute("inert");
    const mainMenu = site.mobileSidebar.mainMenu;
    for (const { label, landing } of SECTIONS) {
      await expect(mainMenu.getByRole("link", { name: label, exact: true })).toHaveAttribute(
        "href",
        landing,
      );
    }
    await mainMenu.getByRole("link", { name: "Support", exact: true }).click();
    await expect(site.page).toHaveURL("/support/faq");
    await expect(site.mobileSidebar.drawer).not.toBeInViewport();
  });

  test("locks the page behind it while it is open, until Escape [spec 1.5e]", async ({ site }) => {
    await site.open(LONG_PAGE);
    const body = site.page.locator("body");
    await site.navbar.menuButton.click();
    await expect(body).toHaveCSS("overflow", "hidden");
    await site.page.mouse.move(MOBILE_MAX_WIDTH - 20, 400);
    await site.page.mouse.wheel(0, 600);
    expect(await site.scrollY()).toBe(0);
    await site.page.keyboard.press("Escape");
    await expect(body).not.toHaveCSS("overflow", "hidden");
    await expect(site.mobileSidebar.drawer).not.toBeInViewport();
    await expect(site.navbar.menuButton).toHaveAttribute("aria-expanded", "false");
  });
});

test("an opened category stays open on the next page, and so do the others [spec 1.2b]", async ({
  site,
}) => {
  await site.open(LONG_PAGE);
  const categories = site.sidebar.locator(".theme-doc-sidebar-item-category");
  const states = await categories.evaluateAll((elements) =>
    elements.map((element) => element.classList.contains("menu__list-item--collapsed")),
  );
  const category = categories.nth(states.lastIndexOf(true));
  const isOpen = (): Promise<boolean> =>
    category.evaluate((element) => !element.classList.contains("menu__list-item--collapsed"));
  expect(await isOpen()).toBe(false);
  const openCount = (): Promise<number> =>
    site.sidebar
      .locator(".theme-doc-sidebar-item-category:not(.menu__list-item--collapsed)")
      .count();
  const before = await openCount();
  await category.locator(".menu__list-item-collapsible").first().click();
  await expect.poll(isOpen).toBe(true);
  expect(await openCount()).toBeGreaterThan(before);

  await site.sidebar.locator("a[href='/guides/lockup/deployments']").click();
  await expect(site.page).toHaveURL("/guides/lockup/deployments");
  await expect(site.heading).toBeVisible();
  expect(await isOpen()).toBe(true);
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
    const links = await site.page
      .getByRole("main")
      .getByRole("link")
      .evaluateAll((elements) => elements.map((link) => link.getAttribute("href") ?? ""));
    expect(links).toEqual(expect.arrayContaining(SECTIONS.map(({ landing }) => landing)));
    for (const link of new Set(links)) {
      expect((await site.page.request.get(link)).status(), link).toBe(200);
    }
  });
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

test.describe("reference of a contract", () => {
  const PAGE = "/reference/lockup/contracts/abstracts/abstract.SablierLockupBase";

  test("a link opens what is folded below a function, before the program runs and after", async ({
    site,
  }) => {
    await site.page.goto(`${PAGE}#withdraw`);
    const details = site.page.locator("#withdraw ~ .reference-card > details").first();
    const parameters = details.getByRole("table").first();
    await expect(parameters).toBeVisible();
    await site.waitForHydration();
    await expect(details).toHaveAttribute("open", "");
    await details.locator("summary").click();
    await expect(parameters).toBeHidden();
  });

  test("a link opens the closed part that a function is in", async ({ site }) => {
    const internals = site.page.locator("details.reference-internals");
    await site.page.goto(`${PAGE}#_cancel`);
    await expect(internals).toHaveAttribute("open", "");
    await expect(site.page.locator("#_cancel")).toBeInViewport();
    await site.open(PAGE);
    await expect(internals).not.toHaveAttribute("open");
    await site.page.locator('.table-of-contents a[href="#_cancel"]').click();
    await expect(internals).toHaveAttribute("open", "");
    await expect(site.page.locator("#_cancel")).toBeInViewport();
  });
});
