import { SearchDialog } from "../pages/search-dialog";
import { expect, test } from "../support/test";

test.use({ warmBrowser: true });

const ANSWER = "Lockup v3.0 on Polygon: SablierLockup";

test("the finder of releases answers on the home page, on its own and in the search [spec 7.8a]", async ({
  site,
}) => {
  const { page } = site;
  const field = page.getByRole("textbox", { name: "Link, id, address or input data" });
  await site.open("/");
  await field.focus();
  await page.keyboard.type("LK2-137-42");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/deployments\?find=LK2-137-42#which-release$/u);
  await expect(page.getByText(ANSWER)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Which release is this?" })).toBeInViewport();

  // A changed text is answered anew, and its address can be shared.
  await field.fill("0x6201fd66");
  await expect(page.getByText("Lockup v4.0: SablierLockup", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\?find=0x6201fd66(?:#|$)/u);

  const dialog = new SearchDialog(page);
  await dialog.open();
  await dialog.field.fill("LK2-137-42");
  await expect(dialog.activeOption).toContainText(ANSWER);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/deployments\?find=LK2-137-42#which-release$/u);
  await expect(page.locator("main").getByText(ANSWER)).toBeVisible();
});
