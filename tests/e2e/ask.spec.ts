import AxeBuilder from "@axe-core/playwright";

import { SearchDialog } from "./pages/search-dialog";
import { expect, test } from "./support/test";

test("a question is answered with quotes; Escape leads back to the search [spec 3.1b, 3.1c, 3.2]", async ({
  site,
}) => {
  const dialog = new SearchDialog(site.page);
  await site.open("/concepts/fees");
  await dialog.button.click();
  await dialog.field.fill("who can cancel a lockup stream");
  await dialog.root.getByRole("option", { name: /^Ask AI:/u }).click();
  await expect(dialog.root.getByRole("log")).toContainText(/only the sender/iu);
  await expect(dialog.root).toContainText(
    "Extracts quoted from these docs; no language model was used",
  );
  const { violations } = await new AxeBuilder({ page: site.page }).include("dialog").analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await site.page.keyboard.press("Escape");
  await expect(dialog.field).toBeFocused();
  await site.page.keyboard.press("Escape");
  await expect(dialog.root).toBeHidden();

  // Closed while an answer is shown, it begins with the search again.
  await dialog.open();
  await dialog.root.getByRole("option", { name: "Ask AI a question" }).click();
  await expect(dialog.root.getByRole("log")).toBeVisible();
  await dialog.close.click();
  await dialog.open();
  await expect(dialog.field).toHaveValue("");
  await expect(dialog.root.getByRole("log")).toHaveCount(0);
});

test("what the docs do not answer is said, with the closest pages", async ({ site }) => {
  const dialog = new SearchDialog(site.page);
  await site.open("/concepts/fees");
  await dialog.button.click();
  await dialog.root.getByRole("option", { name: "Ask AI a question" }).click();
  const field = dialog.root.getByRole("textbox", { name: "Your question" });
  await field.fill("Which validator client should I run for staking?");
  await field.press("Enter");
  await expect(dialog.root.getByRole("log")).toContainText(
    "These docs do not answer this question.",
  );
});

test("a source opens its section", async ({ site }) => {
  const dialog = new SearchDialog(site.page);
  await site.open("/concepts/fees");
  await dialog.button.click();
  await dialog.field.fill("where are the tokens held");
  await dialog.root.getByRole("option", { name: /^Ask AI:/u }).click();
  await dialog.root.getByRole("link", { name: /^FAQ/u }).first().click();
  await expect(dialog.root).toBeHidden();
  await expect(site.page).toHaveURL(/\/support\/faq#/u);
});

test("the newest question is in view with its answer", async ({ site }) => {
  const dialog = new SearchDialog(site.page);
  await site.open("/concepts/fees");
  await dialog.button.click();
  await dialog.root.getByRole("option", { name: "Ask AI a question" }).click();
  const field = dialog.root.getByRole("textbox", { name: "Your question" });
  const log = dialog.root.getByRole("log");
  const questions = [
    "who can cancel a lockup stream",
    "what is the difference between lockup and flow",
    "how do I withdraw from a stream",
  ];
  for (const [index, question] of questions.entries()) {
    await field.fill(question);
    await field.press("Enter");
    await expect(log.getByRole("button", { name: "Copy the answer" })).toHaveCount(index + 1);
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

test("pages of the same title are told apart by their product", async ({ site }) => {
  const dialog = new SearchDialog(site.page);
  await site.open("/concepts/fees");
  await dialog.button.click();
  await dialog.root.getByRole("option", { name: "Ask AI a question" }).click();
  const field = dialog.root.getByRole("textbox", { name: "Your question" });
  await field.fill("Which compiler version does a validator client need?");
  await field.press("Enter");
  const closest = dialog.root.getByRole("log").getByRole("listitem");
  await expect(closest.first()).toBeVisible();
  const texts = await closest.allTextContents();
  expect(new Set(texts).size).toBe(texts.length);
});
