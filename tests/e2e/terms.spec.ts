import { axeProblems } from "./support/axe";
import { expect, test } from "./support/test";

test.use({ warmBrowser: true });

const PAGE = "/concepts/lockup/overview";

test("a word of the glossary is explained to who points at it or focuses it", async ({ site }) => {
  const { page } = site;
  await site.open(PAGE);
  const word = page.locator("main a.sd-term").first();
  const note = page.getByRole("tooltip");
  await word.hover();
  await expect(note).toBeVisible();
  expect((await note.innerText()).length).toBeGreaterThan(20);
  expect(await axeProblems(page, { within: ".sd-term-note" })).toEqual([]);
  await page.mouse.move(5, 5);
  await expect(note).toHaveCount(0);

  // By keyboard: to the link before it, then on.
  await word.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(word).toBeFocused();
  await expect(word).toHaveAccessibleDescription(/\w/u);
  await page.keyboard.press("Escape");
  await expect(note).toHaveCount(0);
  await word.click();
  await expect(page).toHaveURL(/\/concepts\/glossary#/u);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("the first tap explains a word, inside the window, and the second opens the glossary", async ({
    site,
  }) => {
    const { page } = site;
    await site.open(PAGE);
    const word = page.locator("main a.sd-term").first();
    await word.tap();
    const note = page.getByRole("tooltip");
    await expect(note).toContainText("Tap the word again");
    const box = await note.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    await expect(page).toHaveURL(PAGE);
    await word.tap();
    await expect(page).toHaveURL(/\/concepts\/glossary#/u);
  });
});
