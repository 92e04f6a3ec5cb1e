import { PurgeCSS } from "purgecss";

/** What may be part of a class name, an id or an attribute in HTML and in scripts. */
const WORD = /[\w-]+/gu;

/** All words of the site's pages and scripts. */
export function wordsIn(texts: Iterable<string>): ReadonlySet<string> {
  const words = new Set<string>();
  for (const text of texts) {
    for (const [word] of text.matchAll(WORD)) words.add(word);
  }
  return words;
}

/**
 * Leaves out the rules whose classes, ids or elements no page and no script of the site names.
 * Custom properties, fonts and animations stay.
 *
 * @param css text of a style sheet
 * @param words every word that could name a part of a selector
 * @throws {Error} of the parser, if the text is no CSS
 */
export async function purgeStyles(css: string, words: ReadonlySet<string>): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: [...words].join(" "), extension: "txt" }],
    defaultExtractor: (text) => text.split(" "),
  });
  return result?.css ?? css;
}
