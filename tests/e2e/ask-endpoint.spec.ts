import type { Page, Route } from "@playwright/test";

import { SearchDialog } from "./pages/search-dialog";
import { expect, test } from "./support/test";

// A worker would answer from its store what the test changes on the way.
test.use({ serviceWorkers: "block" });

const BUILT_IN = 'transport:{kind:"embedded"}';
const CONFIGURED = 'transport:{kind:"endpoint",url:"/api/chat",feedbackUrl:"/api/feedback"}';

/** Gives the scripts of the site as a build with another transport would have them. */
async function configureEndpoint(page: Page): Promise<void> {
  await page.route("**/assets/js/*.js", async (route: Route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replaceAll(BUILT_IN, CONFIGURED) });
  });
}

test("the panel asks this site's function, and rates its answer [spec 4.6d]", async ({ site }) => {
  await configureEndpoint(site.page);
  const dialog = new SearchDialog(site.page);
  await site.open("/concepts/fees");
  await dialog.button.click();
  await dialog.field.fill("who can cancel a lockup stream");
  const asked = site.page.waitForRequest("**/api/chat");
  await dialog.root.getByRole("option", { name: /^Ask AI:/u }).click();
  expect((await asked).postDataJSON()).toMatchObject({
    messages: [{ role: "user", parts: [{ text: "who can cancel a lockup stream" }] }],
    data: { page: null },
  });
  const log = dialog.root.getByRole("log");
  await expect(log).toContainText(/only the sender/iu);
  // No model is configured here, and the answer says so whatever the build expected.
  await expect(log).toContainText("no language model was used");
  await expect(log.getByRole("link", { name: /^FAQ/u }).first()).toBeVisible();
  await log.getByRole("button", { name: "Like", exact: true }).click();
  await expect(log).toContainText("Thanks for your feedback!");
});
