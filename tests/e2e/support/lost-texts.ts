import type { Page } from "@playwright/test";

/**
 * Texts of a page as it was served that are gone once its program runs. What a reader without
 * JavaScript, a search engine or a language model gets must be what is on the screen.
 *
 * @param html the page as it was served
 * @returns the texts of blocks in the page's own part, without what fields hold
 */
export async function lostTexts(page: Page, html: string): Promise<readonly string[]> {
  return page.evaluate((served) => {
    const textsOf = (root: ParentNode): string[] => {
      const texts: string[] = [];
      for (const block of root.querySelectorAll("main *")) {
        // Fields are filled, and buttons say what they do once something can be done.
        if (block.closest("textarea, button, script, style, noscript, svg") !== null) continue;
        const own = [...block.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
        const text = own.map(({ nodeValue }) => nodeValue ?? "").join("");
        const plain = text.replaceAll(/\s+/gu, " ").trim();
        if (plain !== "") texts.push(plain);
      }
      return texts;
    };
    // Each as often as it was there: what one place loses may well stand in another.
    const shown = new Map<string, number>();
    for (const text of textsOf(document)) shown.set(text, (shown.get(text) ?? 0) + 1);
    const page = new DOMParser().parseFromString(served, "text/html");
    return textsOf(page).filter((text) => {
      const left = shown.get(text) ?? 0;
      shown.set(text, left - 1);
      return left <= 0;
    });
  }, html);
}
