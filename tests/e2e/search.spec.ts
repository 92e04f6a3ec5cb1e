// cspell:ignore allowtohook

import { SearchDialog } from "./pages/search-dialog";
import { axeProblems } from "./support/axe";
import { expect, test } from "./support/test";

test.use({ warmBrowser: true });

const PAGE = "/concepts/what-is-sablier";

test("opens by the button, Ctrl+K and a slash, with what is selected, and keeps the focus [spec 3.1a, 3.1c, 3.1d]", async ({
  site,
}) => {
  const dialog = new SearchDialog(site.page);
  await site.open(PAGE);
  await dialog.button.click();
  await expect(dialog.field).toBeFocused();
  await site.page.keyboard.press("Escape");
  await expect(dialog.root).toBeHidden();
  await expect(dialog.button).toBeFocused();
  await site.page.keyboard.press("/");
  await expect(dialog.field).toBeFocused();
  await expect(dialog.field).toHaveValue("");
  await site.page.keyboard.press("Control+k");
  await expect(dialog.root).toBeHidden();
  await site.page.keyboard.press("Meta+k");
  await expect(dialog.field).toBeFocused();
  await site.page.keyboard.press("Meta+k");
  await expect(dialog.root).toBeHidden();
  await dialog.open();
  await dialog.close.click();
  await expect(dialog.root).toBeHidden();

  await site.heading.selectText();
  const title = (await site.heading.innerText()).trim();
  await dialog.open();
  await expect(dialog.field).toHaveValue(title);
  await dialog.field.fill("tranche");
  await site.page.keyboard.press("Escape");
  await site.page.evaluate(() => getSelection()?.removeAllRanges());
  await dialog.open();
  await expect(dialog.field).toHaveValue("");

  // Fingers and screen readers do not reach the page behind it either.
  const isModal = await dialog.root.evaluate((element) => element.matches(":modal"));
  expect(isModal, "the page behind the dialog is out of reach").toBe(true);
  for (let step = 0; step < 12; step += 1) {
    await site.page.keyboard.press("Tab");
    const inside = await site.page.evaluate(() => {
      const active = document.activeElement;
      return active === document.body || active?.closest("dialog[open]") !== null;
    });
    expect(inside, `after ${step + 1} tabs`).toBe(true);
  }
  await expect(site.page.locator("body")).toHaveCSS("overflow", "hidden");
});

test("a search says what there is, grouped by area, and Enter opens it and remembers [spec 1.12, 3.2, 3.3b, 3.4b, 3.4d, 3.6a]", async ({
  site,
}) => {
  const dialog = new SearchDialog(site.page);
  await site.open(PAGE);
  await dialog.open();
  await dialog.field.fill("zzzzqqqq");
  await expect(dialog.root.getByText('No results found for "zzzzqqqq"')).toBeVisible();
  await expect(dialog.root.getByRole("link", { name: "All results" })).toHaveCount(0);
  await expect(dialog.root.getByText("APIs: The GraphQL endpoints and the Merkle")).toBeVisible();
  // A query is shown as text, whatever is in it.
  const markup = "<img src=x onerror=document.title='hit'> zzzqqq";
  await dialog.field.fill(markup);
  await expect(dialog.root.getByText(markup).first()).toBeVisible();
  await expect(dialog.root.locator("img")).toHaveCount(0);
  await expect(site.page).not.toHaveTitle("hit");

  await dialog.search("cancel a stream");
  const lists = dialog.root.getByRole("listbox");
  expect(await lists.count()).toBeGreaterThan(1);
  for (const list of await lists.all()) {
    expect(await list.locator("a[role=option]").count()).toBeLessThanOrEqual(5);
  }
  await expect(dialog.root.locator("mark").first()).toBeVisible();
  await expect(dialog.activeOption).toHaveCount(1);
  const first = await dialog.activeOption.textContent();
  await site.page.keyboard.press("ArrowDown");
  await expect.poll(() => dialog.activeOption.textContent()).not.toBe(first);
  // A screen reader hears the field, the number of results, and each result by name.
  const tree = await dialog.root.ariaSnapshot();
  expect(tree).toMatch(/combobox "Search the docs"/);
  expect(tree).toMatch(/status: .*\d/);
  expect(tree).toMatch(/option ".*cancel.*" \[selected\]/i);
  const activeId = await dialog.field.getAttribute("aria-activedescendant");
  expect(activeId).toBe(await dialog.activeOption.getAttribute("id"));

  await dialog.search("withdrawMultiple");
  await expect(dialog.options.first()).toBeVisible();
  await site.page.keyboard.press("Enter");
  await expect(site.page).toHaveURL(/#withdrawmultiple/iu);
  await expect(dialog.root).toBeHidden();
  await expect
    .poll(() => site.page.evaluate(() => CSS.highlights.get("search-match")?.size ?? 0))
    .toBeGreaterThan(0);
  await dialog.open();
  const recent = dialog.root.getByRole("listbox", { name: "Recent" });
  await expect(recent.locator("a[role=option]")).toHaveCount(1);
  await dialog.root.getByRole("button", { name: /^Save / }).click();
  await expect(dialog.root.getByRole("listbox", { name: "Favorites" })).toBeVisible();
  await expect(recent).toBeHidden();
  await dialog.root.getByRole("button", { name: /^Remove / }).click();
  await expect(dialog.root.getByRole("listbox", { name: "Favorites" })).toBeHidden();
});

test("the page with all results has the query in its address, and back and forward work", async ({
  site,
}) => {
  await site.open("/search?q=cliff");
  const hits = site.page.getByRole("main").locator("ol > li");
  await expect(hits.first()).toContainText(/cliff/iu);
  await site.page.getByRole("searchbox", { name: "Query" }).fill("withdrawMax");
  await site.page.getByRole("main").getByRole("button", { name: "Search", exact: true }).click();
  await expect(site.page).toHaveURL(/\?q=withdrawMax$/u);
  await expect(hits.first()).toContainText(/withdrawMax/u);
  await site.page.goBack();
  await expect(site.page.getByRole("searchbox", { name: "Query" })).toHaveValue("cliff");
  await expect(hits.first()).toContainText(/cliff/iu);
  await site.page.getByRole("link", { name: "Next" }).click();
  await expect(site.page).toHaveURL(/page=2/u);
  await expect(site.page.getByText(/Page 2 of/u)).toBeVisible();
});

test("axe finds nothing in the modal in both modes, and it fills a phone", async ({ site }) => {
  const dialog = new SearchDialog(site.page);
  await site.page.emulateMedia({ reducedMotion: "reduce" });
  await site.open(PAGE);
  await dialog.open();
  const problems = (): Promise<string[]> => axeProblems(site.page, { within: "dialog" });
  expect.soft(await problems(), "empty").toEqual([]);
  await dialog.field.fill("zzzzqqqq");
  await expect(dialog.root.getByText("No results found for").first()).toBeVisible();
  expect.soft(await problems(), "without results").toEqual([]);
  await dialog.search("withdrawMax");
  await expect(dialog.options.first()).toBeVisible();
  for (const mode of ["dark", "light"] as const) {
    await site.page.emulateMedia({ colorScheme: mode });
    await expect(site.root).toHaveAttribute("data-theme", mode);
    expect.soft(await problems(), `with results, ${mode}`).toEqual([]);
  }
  await site.page.setViewportSize({ width: 360, height: 740 });
  await expect
    .poll(() => dialog.root.locator(".DocSearch-Modal").boundingBox())
    .toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
  expect(await site.contentWidth()).toBe(360);
});
