import { expect, test } from "@playwright/test";

import { readPage } from "./support/built-site";
import { ORIGIN } from "./support/origin";

test("an old bookmark opens its page, with query and hash", async ({ page }) => {
  await page.goto("/concepts/protocol/fees?from=bookmark#protocol-fees");
  expect(page.url()).toBe(`${ORIGIN}/concepts/fees?from=bookmark#protocol-fees`);
});

test("a page below a folder that moved leads on where the host has no rules [spec 1.8b]", async ({
  page,
}) => {
  await page.route("**/protocol/guides/**", async (route) => {
    await route.fulfill({ status: 404, contentType: "text/html", body: readPage("/404") });
  });
  await page.goto("/protocol/guides/some-page?a=1#b");
  await page.waitForURL("**/guides/legacy/overview?a=1#b");
});
