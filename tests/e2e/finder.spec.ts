import { SearchDialog } from "./pages/search-dialog";
import { expect, test } from "./support/test";

test.use({ warmBrowser: true });

const ANSWER = "Lockup v3.0 on Polygon: SablierLockup";

test.describe("the finder of releases [spec 7.8a]", () => {
  test("the home page's field leads to the answer, by keyboard", async ({ site }) => {
    await site.open("/");
    await site.page.getByRole("textbox", { name: "Link, id, address or input data" }).focus();
    await site.page.keyboard.type("LK2-137-42");
    await site.page.keyboard.press("Enter");
    await expect(site.page).toHaveURL(/\/deployments\?find=LK2-137-42#which-release$/u);
    await expect(site.page.getByText(ANSWER)).toBeVisible();
    await expect(
      site.page.getByRole("heading", { name: "Which release is this?" }),
    ).toBeInViewport();
  });

  test("a changed text is answered anew, and its address can be shared", async ({ site }) => {
    await site.open("/deployments");
    const field = site.page.getByRole("textbox", { name: "Link, id, address or input data" });
    await field.fill("0x28fCAE6bda2546C93183EeC8638691B2EB184003");
    await expect(site.page.getByText(/another contract on another chain/u)).toBeVisible();
    await field.fill("0x6201fd66");
    await expect(site.page.getByText("Lockup v4.0: SablierLockup", { exact: true })).toBeVisible();
    await expect(site.page).toHaveURL(/\?find=0x6201fd66$/u);
    await field.fill("<img src=x>");
    await expect(site.page.getByText(/is not understood/u)).toBeVisible();
  });

  test("the search answers an id first, and Enter opens the answer", async ({ site }) => {
    const dialog = new SearchDialog(site.page);
    await site.open("/concepts/transferability");
    await dialog.open();
    await dialog.field.fill("LK2-137-42");
    await expect(dialog.options.first()).toContainText(ANSWER);
    await expect(dialog.activeOption).toContainText(ANSWER);
    await site.page.keyboard.press("Enter");
    await expect(site.page).toHaveURL(/\/deployments\?find=LK2-137-42#which-release$/u);
    await expect(site.page.locator("main").getByText(ANSWER)).toBeVisible();
  });
});
