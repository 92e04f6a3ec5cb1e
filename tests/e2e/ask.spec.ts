import { SearchDialog } from "./pages/search-dialog";
import { axeProblems } from "./support/axe";
import { expect, test } from "./support/test";

test.use({ warmBrowser: true });

test("a question is answered with quotes; Escape leads back to the search [spec 3.1b, 3.1c, 3.2]", async ({
  site,
}) => {
  const dialog = new SearchDialog(site.page);
  await site.open("/concepts/fees");
  await dialog.button.click();
  await dialog.field.fill("who can cancel a lockup stream");
  await dialog.root.getByRole("option", { name: /^Ask the docs:/u }).click();
  await expect(dialog.root.getByRole("log")).toContainText(/only the sender/iu);
  await expect(dialog.root).toContainText(
    "Extracts quoted from these docs; no language model was used",
  );
  expect(await axeProblems(site.page, { within: "dialog" })).toEqual([]);
  await site.page.keyboard.press("Escape");
  await expect(dialog.field).toBeFocused();
  await site.page.keyboard.press("Escape");
  await expect(dialog.root).toBeHidden();

  // Closed while an answer is shown, it begins with the search again.
  await dialog.open();
  await dialog.root.getByRole("option", { name: "Ask the docs a question" }).click();
  await expect(dialog.root.getByRole("log")).toBeVisible();
  await dialog.close.click();
  await dialog.open();
  await expect(dialog.field).toHaveValue("");
  await expect(dialog.root.getByRole("log")).toHaveCount(0);
});

test("what is not answered is said, with the closest pages; the newest question is in view", async ({
  site,
}) => {
  const dialog = new SearchDialog(site.page);
  await site.open("/concepts/fees");
  await dialog.button.click();
  await dialog.root.getByRole("option", { name: "Ask the docs a question" }).click();
  const field = dialog.root.getByRole("textbox", { name: "Your question" });
  const log = dialog.root.getByRole("log");
  // Pages of the same title, which are closest to what is not answered, are told apart.
  await field.fill("Which compiler version does a validator client need?");
  await field.press("Enter");
  await expect(log).toContainText("These docs do not answer this question.");
  await expect(log.getByRole("listitem").first()).toBeVisible();
  const closest = await log.getByRole("listitem").allTextContents();
  expect(new Set(closest).size).toBe(closest.length);
  const before = await log.getByRole("button", { name: "Copy the answer" }).count();
  const questions = ["who can cancel a lockup stream", "how do I withdraw from a stream"];
  for (const [index, question] of questions.entries()) {
    await field.fill(question);
    await field.press("Enter");
    await expect(log.getByRole("button", { name: "Copy the answer" })).toHaveCount(
      before + index + 1,
    );
  }
  const { above, below } = await log.evaluate((element) => {
    const asked = [...element.children].findLast(({ tagName }) => tagName === "P");
    return {
      above: (asked?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().top,
      below: element.scrollHeight - element.scrollTop - element.clientHeight,
    };
  });
  // The question is at the top, or as near to it as a short answer lets it come.
  expect(Math.min(above - 40, below)).toBeLessThanOrEqual(1);
});

test("the assistant stands beside the page, which can be read and used, and sources open there", async ({
  site,
}) => {
  const { page } = site;
  await site.open("/concepts/fees");
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  const field = page.getByRole("textbox", { name: "Your question" });
  await field.fill("where are the tokens held");
  await field.press("Enter");
  await page.getByRole("button", { name: "Beside the page" }).click();
  const panel = page.getByRole("dialog", { name: "Assistant" });
  await expect(panel).toContainText("where are the tokens held");
  const back = await panel.getByRole("button", { name: "← Search" }).boundingBox();
  const close = await panel.getByRole("button", { name: "Close search" }).boundingBox();
  expect(close?.y, "the bar is one line").toBe(back?.y);
  const right = (await panel.boundingBox())?.x ?? 0;
  const article = await page.locator("article").boundingBox();
  expect((article?.x ?? 0) + (article?.width ?? 0)).toBeLessThanOrEqual(right);
  expect(await axeProblems(page)).toEqual([]);

  await panel.getByRole("link", { name: /^FAQ/u }).first().click();
  await expect(page).toHaveURL(/\/support\/faq#/u);
  await expect(panel).toContainText("where are the tokens held");
  await expect(panel.getByLabel("About this page: FAQ")).toBeVisible();
  const { hash } = new URL(page.url());
  await expect(page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`)).toBeInViewport();

  await page.locator("main article a[href^='/concepts/']").first().click();
  await expect(page).toHaveURL(/\/concepts\//u);
  await expect(panel).toBeVisible();
  await panel.getByRole("textbox").press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(page.locator("html[data-docked]")).toHaveCount(0);
});
