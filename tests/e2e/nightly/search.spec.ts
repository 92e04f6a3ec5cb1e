// cspell:ignore withdrawmax

import { SearchDialog } from "../pages/search-dialog";
import { expect, test } from "../support/test";

const PAGE = "/concepts/what-is-sablier";

test("a slash typed into a field stays there [spec 3.1a]", async ({ site }) => {
  const dialog = new SearchDialog(site.page);
  await site.open("/search");
  await site.page.getByRole("searchbox", { name: "Query" }).fill("a");
  await site.page.keyboard.press("/");
  await expect(site.page.getByRole("searchbox", { name: "Query" })).toHaveValue("a/");
  await expect(dialog.root).toHaveCount(0);
});

test.describe("a search without a network", () => {
  // The words around a match are fetched for what is shown; results come without them then.
  test.use({ expectedProblems: /\/search\/.*ERR_INTERNET_DISCONNECTED/u });

  test("answers once it is loaded", async ({ site, context }) => {
    const dialog = new SearchDialog(site.page);
    await site.open(PAGE);
    await dialog.open();
    await dialog.search("withdraw");
    await expect(dialog.options.first()).toBeVisible();
    await site.page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await dialog.search("cliff unlock");
    await expect(dialog.options.first()).toBeVisible();
    await dialog.search("createWithDurationsLL");
    await expect(dialog.options.first()).toContainText("createWithDurationsLL");
    await context.setOffline(false);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("links to releases stand below their row and open by touch", async ({ site }) => {
    const dialog = new SearchDialog(site.page);
    await site.open("/concepts/what-is-sablier");
    await dialog.open();
    await dialog.search("withdrawMax");
    const row = await dialog.options.filter({ hasText: "withdrawMax" }).first().boundingBox();
    const links = dialog.root.getByRole("link", { name: /^withdrawMax in / });
    const first = await links.first().boundingBox();
    expect(first?.y).toBeGreaterThanOrEqual((row?.y ?? 0) + (row?.height ?? 0) - 1);
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(24);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    }
    await links.last().tap();
    await expect(site.page).toHaveURL(/contracts\/.*#withdrawmax$/);
  });

  test("the layout changes at 768 px [spec 3.1f, 6.6b]", async ({ site }) => {
    const dialog = new SearchDialog(site.page);
    await site.page.setViewportSize({ width: 769, height: 740 });
    await site.open(PAGE);
    await dialog.open();
    const modal = dialog.root.locator(".DocSearch-Modal");
    expect((await modal.boundingBox())?.y).toBeGreaterThan(0);
    await site.page.setViewportSize({ width: 768, height: 740 });
    await expect
      .poll(() => modal.boundingBox())
      .toMatchObject({ x: 0, y: 0, width: 768, height: 740 });
  });

  test("sections of the same name are told apart by their release", async ({ site }) => {
    const dialog = new SearchDialog(site.page);
    await site.open(PAGE);
    await dialog.button.click();
    await dialog.search("cancel one stream");
    const hits = dialog.options.filter({ hasText: "Cancel one stream" });
    await expect(hits.getByText("Lockup v4.0", { exact: true })).toBeVisible();
    const older = dialog.root.getByRole("link", { name: "Cancel one stream in v2.0" });
    await expect(older).toBeVisible();
  });
});

test("nothing of the search is loaded before the reader means to search", async ({ site }) => {
  const asked: string[] = [];
  site.page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await site.open(PAGE);
  await site.page.waitForLoadState("networkidle");
  expect(asked.filter((path) => path.startsWith("/search/"))).toEqual([]);
  await new SearchDialog(site.page).button.hover();
  await expect.poll(() => asked.filter((path) => path.startsWith("/search/"))).not.toEqual([]);
});
