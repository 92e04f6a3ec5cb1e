import { expect, test } from "../support/test";

test.use({ warmBrowser: true });

const LONG_PAGE = "/guides/lockup/overview";

test("the navbar stays at the top, hides on scroll down and returns on scroll up [spec 1.5c]", async ({
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
