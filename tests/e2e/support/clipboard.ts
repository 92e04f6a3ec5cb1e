import type { BrowserContext } from "@playwright/test";

/** What was copied, as a reader gets it elsewhere: the site's own pages may not read the clipboard. */
export async function pastedText(context: BrowserContext): Promise<string> {
  const page = await context.newPage();
  await page.setContent("<textarea></textarea>");
  const field = page.getByRole("textbox");
  await field.focus();
  await page.keyboard.press("ControlOrMeta+V");
  const text = await field.inputValue();
  await page.close();
  return text;
}
