// cspell:ignore withdrawmax

import { SearchDialog } from "./pages/search-dialog";
import { axeProblems } from "./support/axe";
import { expect, test } from "./support/test";

/** The row of a function of Lockup, whichever release it leads to. */
const ROW = 'a[role=option][href^="/reference/lockup/"][href$="#withdrawmax"]';

const OLD_GUIDE = "/guides/lockup/examples/stream-management/withdraw";

test("a symbol of several releases is one row with a link to each, by keyboard too [spec 7.7]", async ({
  site,
}) => {
  const dialog = new SearchDialog(site.page);
  await site.open("/concepts/what-is-sablier");
  await dialog.open();
  await dialog.search("withdrawMax");
  const rows = dialog.root.locator(ROW);
  await expect(rows).toHaveCount(1);
  await expect(rows).toHaveAttribute("href", "/reference/lockup/v4.0/sablier-lockup#withdrawmax");
  const links = dialog.root.getByRole("link", { name: /^withdrawMax in / });
  await expect(links).toHaveText(["v4.0", "v3.0", "v2.0"]);
  expect(await axeProblems(site.page, { within: "dialog" })).toEqual([]);
  const oldest = links.last();
  const target = (await oldest.getAttribute("href")) ?? "";
  for (let presses = 0; presses < 12; presses += 1) {
    if (await oldest.evaluate((element) => element === document.activeElement)) break;
    await site.page.keyboard.press("Tab");
  }
  await site.page.keyboard.press("Enter");
  await expect(site.page).toHaveURL(new RegExp(`${target.replaceAll(".", "\\.")}$`));
});

test("the release of the open page comes first, and one box limits to it [spec 7.7]", async ({
  site,
}) => {
  const dialog = new SearchDialog(site.page);
  await site.open(OLD_GUIDE);
  await dialog.open();
  await dialog.search("withdrawMax");
  await expect(dialog.root.locator(ROW)).toHaveAttribute(
    "href",
    /^\/reference\/lockup\/contracts\//,
  );
  await dialog.root.getByRole("checkbox", { name: "Lockup v2.0 only" }).check();
  await dialog.search("price gated");
  await expect(dialog.root.locator('a[role=option][href*="/v4.0/"]')).toHaveCount(0);
});
