// Apart from the finder itself, which weighs: pages and the search lead to it without loading it.

export const FINDER_PATH = "/deployments";
export const FINDER_ID = "which-release";

/** Query parameter that carries what is looked up. */
export const FINDER_KEY = "find";

/** Longest text that the parameter carries, in UTF-16 code units. */
export const LONGEST_IN_ADDRESS = 2000;

/** Address of the finder's answer to a text; without one, of its empty field. */
export function finderUrl(text = ""): string {
  const query = text === "" ? "" : `?${new URLSearchParams({ [FINDER_KEY]: text }).toString()}`;
  return `${FINDER_PATH}${query}#${FINDER_ID}`;
}

/**
 * Whether it is worth loading the finder for a text: links, ids, addresses, input data and aliases
 * have a form that words do not have.
 */
export function mayNameRelease(text: string): boolean {
  const trimmed = text.trim();
  return (
    /^0x[\da-f]{8}/iu.test(trimmed) ||
    /^https?:\/\/\S+$/iu.test(trimmed) ||
    /^(?:[\w-]+\.)?sablier\.com\/\S+$/iu.test(trimmed) ||
    /^(?=.{1,20}(?:-|$))[a-z][a-z\d_]*-\d+(?:-\d+)?$/iu.test(trimmed) ||
    /^(?:[LF][A-Z]|MSF|MF2?_[A-Z]{2,4})\d?$/u.test(trimmed)
  );
}
