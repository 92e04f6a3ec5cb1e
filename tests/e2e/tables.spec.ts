import { pastedText } from "./support/clipboard";
import { expect, test } from "./support/test";

const KEY = "e2e-key-of-a-reader";

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
