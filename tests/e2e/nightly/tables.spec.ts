import { expect, test } from "../support/test";

const ADDRESSES = "/guides/lockup/deployments";

test("a filter stays in view; by keyboard it leaves one chain, and cleared it brings all back", async ({
  site,
}) => {
  await site.open(`${ADDRESSES}#chain-base`);
  const groups = site.page.locator('table[aria-label^="Addresses of "] tbody');
  const all = await groups.count();
  const search = site.page.getByRole("search", { name: /^Filter the addresses/u });
  const bar = await search.boundingBox();
  const chain = await site.page.locator("#chain-base").boundingBox();
  expect(bar?.y).toBeGreaterThanOrEqual(0);
  expect(chain?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  await search.getByRole("searchbox").focus();
  await site.page.keyboard.type("arbitrum sepolia");
  await expect(groups).toHaveCount(1);
  await expect(groups).toContainText("chain id 421614");
  await expect(site.page).toHaveURL(/\?.*arbitrum/u);

  await search.getByRole("button", { name: "Clear" }).focus();
  await site.page.keyboard.press("Enter");
  await expect(groups).toHaveCount(all);
  await expect(site.page).toHaveURL((url) => url.pathname === ADDRESSES && url.search === "");
});
