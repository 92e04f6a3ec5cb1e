import { pastedText } from "./support/clipboard";
import { expect, test } from "./support/test";

const ADDRESSES = "/guides/lockup/deployments";
const KEY = "e2e-key-of-a-reader";

test("a filter by keyboard leaves one chain, and clearing it brings all back", async ({ site }) => {
  await site.open(ADDRESSES);
  const groups = site.page.locator('table[aria-label^="Addresses of "] tbody');
  const all = await groups.count();
  const search = site.page.getByRole("search", { name: /^Filter the addresses/u });
  await search.getByRole("searchbox").focus();
  await site.page.keyboard.type("arbitrum sepolia");
  await expect(groups).toHaveCount(1);
  await expect(groups).toContainText("chain id 421614");
  await expect(site.page).toHaveURL(/\?.*arbitrum/u);

  await search.getByRole("button", { name: "Clear" }).focus();
  await site.page.keyboard.press("Enter");
  await expect(groups).toHaveCount(all);
  await expect(site.page).toHaveURL(ADDRESSES);
});

test("the filter of addresses stays in view, and a chain below it", async ({ site }) => {
  await site.open(`${ADDRESSES}#chain-base`);
  const filter = site.page.getByRole("search", { name: /addresses/u });
  const bar = await filter.boundingBox();
  const chain = await site.page.locator("#chain-base").boundingBox();
  if (bar === null || chain === null) throw new Error("The page has no filter or no such chain.");
  expect(bar.y).toBeGreaterThanOrEqual(0);
  expect(chain.y).toBeGreaterThanOrEqual(bar.y + bar.height);
});

test("the names of a long table's columns stay in view", async ({ site }) => {
  await site.open("/reference/errors");
  const table = site.page.getByRole("table").filter({ has: site.page.locator("tr:nth-child(30)") });
  const head = table.first().getByRole("columnheader").first();
  await table.first().locator("tbody tr").nth(25).scrollIntoViewIfNeeded();
  await expect(head).toBeInViewport();
  const box = await head.boundingBox();
  expect(box?.y).toBeLessThan(140);
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

test("a deprecated subgraph leads to its successor", async ({ page }) => {
  await page.goto("/api/flow/previous-endpoints");
  await page.getByRole("link", { name: "sablier-lockup-base", exact: true }).first().click();
  await expect(page).toHaveURL(/\/api\/flow\/endpoints#chain-base$/);
  await expect(page.getByRole("rowheader", { name: /^Base 8453/ })).toBeInViewport();
});
