import { load } from "cheerio";

import { ENDPOINTS } from "../../data/endpoints";
import { readPage } from "./support/built-site";
import { expect, test } from "./support/test";

const KEY = "e2e-key-of-a-reader";

for (const protocol of ["lockup", "flow", "airdrops"] as const) {
  test(`the pages of ${protocol} have every endpoint without JavaScript`, () => {
    for (const [page, isCurrent] of [
      [`/api/${protocol}/endpoints`, true],
      [`/api/${protocol}/previous-endpoints`, false],
    ] as const) {
      const shown = load(readPage(page))("main").text();
      const missing = ENDPOINTS.filter(
        (endpoint) =>
          endpoint.protocol === protocol &&
          (endpoint.status === "current") === isCurrent &&
          // A chain that left Envio had the address that all others still have.
          (isCurrent || endpoint.vendor === "the-graph" || endpoint.chainId === null),
      )
        .flatMap(({ url, testingUrl }) => [url, testingUrl])
        .filter((address) => address !== null && !shown.includes(address));
      expect(missing).toEqual([]);
    }
  });
}

test("a reader on a phone finds a chain and copies its address with a key", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
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

  const copied = await page.evaluate(() => navigator.clipboard.readText());
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
