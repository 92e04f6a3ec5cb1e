import type { SearchHit } from "../lib/search/types";

const HIGHLIGHT = "search-match";
/** A page with thousands of matches is not helped by marking them all. */
const MOST_MATCHES = 200;

/** The words that matched in a hit, each once, the longest first. */
export function matchedWords(hit: Pick<SearchHit, "highlight" | "snippet">): string[] {
  const runs = [...Object.values(hit.highlight).flat(), ...(hit.snippet ?? [])];
  const words = runs.filter(({ marked }) => marked).map(({ text }) => text.trim().toLowerCase());
  return [...new Set(words.filter((word) => word.length > 1))].sort((a, b) => b.length - a.length);
}

/**
 * Where words begin in a text, in any letter case.
 *
 * @returns pairs of start and end in `text`, without overlaps, in order
 */
export function findWords(text: string, words: readonly string[]): [number, number][] {
  const lower = text.toLowerCase();
  const found: [number, number][] = [];
  for (const word of words) {
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length)) {
      const inWord = /[\p{L}\p{N}]/u.test(lower.charAt(at - 1)) && /^[\p{L}\p{N}]/u.test(word);
      const end = at + word.length;
      if (!inWord && !found.some(([from, to]) => at < to && end > from)) found.push([at, end]);
    }
  }
  return found.sort(([a], [b]) => a - b);
}

/** Takes the marks off the page. */
export function clearMarks(): void {
  if (typeof CSS !== "undefined" && "highlights" in CSS) CSS.highlights.delete(HIGHLIGHT);
}

/**
 * Marks words on the page that is shown, by the CSS Custom Highlight API: nothing in the document
 * changes, so the framework that owns it is not disturbed. Browsers without it show no marks.
 */
export function markMatches(words: readonly string[]): number {
  clearMarks();
  const root = document.querySelector("article") ?? document.querySelector("main");
  if (words.length === 0 || !root || typeof CSS === "undefined" || !("highlights" in CSS)) return 0;
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() && ranges.length < MOST_MATCHES) {
    const node = walker.currentNode;
    for (const [start, end] of findWords(node.nodeValue ?? "", words)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  if (ranges.length > 0) CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
  return ranges.length;
}
