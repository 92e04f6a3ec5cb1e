import { SearchDialog } from "./pages/search-dialog";
import { expect, test } from "./support/test";

test.describe("a reader without JavaScript", () => {
  // Dark is the default, whatever the system has.
  test.use({ javaScriptEnabled: false, colorScheme: "light" });

  test("reads, follows links, and sees plots, results and the code of every language [spec 2.1a]", async ({
    page,
  }) => {
    const main = page.getByRole("main");
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    const background = await page
      .locator("body")
      .evaluate((body) => getComputedStyle(body).backgroundColor.match(/\d+/gu)?.map(Number));
    expect(Math.max(...(background ?? [255]))).toBeLessThan(64);
    await main.getByRole("link", { name: "Integrate a stream" }).click();
    await expect(page).toHaveURL("/guides/lockup/v4.0/overview");
    await page
      .getByRole("navigation", { name: "Docs sidebar" })
      .locator("a[href='/guides/lockup/deployments']")
      .click();
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    // Addresses are in the page itself.
    await expect(main).toContainText(/0x[0-9a-fA-F]{40}/u);
    await page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link").first().click();
    await expect(page).toHaveURL("/");

    await page.goto("/concepts/lockup/stream-shapes");
    await expect(main.locator("svg").first()).toBeVisible();
    await page.goto("/concepts/fees");
    await expect(main.getByRole("table").first()).toBeVisible();
    await page.goto("/guides/lockup/examples/create-stream/lockup-linear");
    const panels = page.locator(".tabs-container").first().getByRole("tabpanel");
    for (const [index, language] of ["Solidity", "TypeScript"].entries()) {
      await expect(panels.nth(index).locator("pre").first()).toBeVisible();
      await expect(panels.nth(index).getByText(language, { exact: true })).toBeVisible();
    }
  });
});

test.describe("a reader with a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("gets from the home page to an answer with a thumb", async ({ site }) => {
    await site.open("/");
    await site.navbar.menuButton.tap();
    await site.mobileSidebar.drawer.getByRole("link", { name: "Support", exact: true }).tap();
    await expect(site.page).toHaveURL("/support/faq");
    await expect(site.heading).toBeVisible();
    await expect(site.mobileSidebar.drawer).not.toBeInViewport();
    // The table of contents is above the text and closed.
    await site.page.getByRole("button", { name: "On this page" }).tap();
    const entry = site.page.locator(".table-of-contents a").first();
    const hash = (await entry.getAttribute("href")) ?? "";
    await entry.tap();
    await expect(site.page.locator(hash)).toBeInViewport();

    const dialog = new SearchDialog(site.page);
    await dialog.button.tap();
    await dialog.search("cancel");
    const pages = dialog.root.getByRole("listbox", { name: "Concepts" });
    await pages.locator("a[role=option]").first().tap();
    await expect(dialog.root).toBeHidden();
    await expect(site.heading).toBeVisible();
    expect(await site.contentWidth()).toBe(360);

    // The assistant has the whole screen.
    await site.page.getByRole("button", { name: "Ask", exact: true }).tap();
    await expect(site.page.getByRole("textbox", { name: "Your question" })).toBeFocused();
    await expect(site.page.getByRole("button", { name: "Beside the page" })).toBeHidden();
    const box = await site.page.locator("dialog .DocSearch-Modal:visible").boundingBox();
    expect(box?.width).toBe(360);
    // What the bar has is on one line.
    const back = await site.page.getByRole("button", { name: "← Search" }).boundingBox();
    const close = await site.page.getByRole("button", { name: "Close search" }).boundingBox();
    expect(close?.y).toBe(back?.y);
  });
});

test.describe("a reader with a screen reader", () => {
  test("is at the top of the next page after following a link", async ({ site }) => {
    await site.open("/guides/lockup/overview");
    const title = await site.page.title();
    await site.navbar.link("Support").focus();
    await site.page.keyboard.press("Enter");
    await expect(site.page).toHaveURL("/support/faq");
    await expect(site.page).not.toHaveTitle(title);
    // The focus leaves the link after the page has been drawn.
    await expect(site.navbar.link("Support")).not.toBeFocused();
    await site.page.keyboard.press("Tab");
    await expect(site.page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  });
});
