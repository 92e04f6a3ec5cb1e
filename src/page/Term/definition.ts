import { onceEach } from "@site/src/lib/once/each";

/** Route of the page that defines the terms. */
export const GLOSSARY_PAGE = "/concepts/glossary";

/**
 * Reads the meaning of a term out of the glossary page.
 * @param page the parsed page
 * @param id fragment of the term, for example `broker-fee`
 * @returns the first paragraph below the term's heading as plain text; undefined without one
 */
export function findDefinition(page: Document, id: string): string | undefined {
  let element = page.getElementById(id)?.nextElementSibling;
  while (element && !/^H[1-3]$/u.test(element.tagName)) {
    if (element.tagName === "P" && !element.hasAttribute("data-products")) {
      return element.textContent.replace(/\s+/gu, " ").trim();
    }
    element = element.nextElementSibling;
  }
  return undefined;
}

/** The glossary page, requested once. A failed request is tried again the next time. */
export const loadGlossary = onceEach(async (url: string): Promise<Document> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);
  return new DOMParser().parseFromString(await response.text(), "text/html");
});
