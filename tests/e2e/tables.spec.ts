import { pastedText } from "./support/clipboard";
import { expect, test } from "./support/test";

const ADDRESSES = "/guides/lockup/deployments";
const KEY = "e2e-key-of-a-reader";

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

test("a reader on a phone finds a chain and copies its address with a key", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-write"]);
  await page.setViewportSize({ width: 360, height: 740 });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.goto("/api/lockup/endpoints");
  await page.mouse.move(1, 1);

  await page.getByRole("searchbox", { name: "Chain, chain id or subgraph" }).fill("8453");
  await expect(page.getByText("1 of 30 chains")).toBeVisible();
  await page.getByLabel(/^Your API key/).fill(KEY);
  await page
    .getByRole("button", { name: "Copy production address of sablier-lockup-base" })
    .click();

  const copied = await pastedText(context);
  expect(copied).toMatch(new RegExp(`^https://gateway\\.thegraph\\.com/api/${KEY}/subgraphs/id/`));
  expect(requests.filter((request) => request.includes(KEY))).toEqual([]);
  expect(page.url()).not.toContain(KEY);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);

  await page.reload();
  await expect(page.getByLabel(/^Your API key/)).toHaveValue("");
  await expect(page.getByText("1 of 30 chains")).toBeVisible();
});
