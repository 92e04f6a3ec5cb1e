/** A page that can be suggested. */
export interface Candidate {
  readonly path: string;
  readonly title: string;
}

/** Words of a path or title, lower case; camelCase and punctuation separate. */
export function pathWords(text: string): string[] {
  return text
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== "" && word !== "html" && word !== "index");
}

/** Pairs of neighboring letters of a word, with its edges marked. */
function bigrams(word: string): Set<string> {
  const padded = ` ${word} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
}

/** Dice coefficient of two words' letter pairs, 0 (nothing shared) to 1 (equal). */
export function wordSimilarity(a: string, b: string): number {
  const left = bigrams(a);
  const right = bigrams(b);
  let shared = 0;
  for (const pair of left) if (right.has(pair)) shared += 1;
  return (2 * shared) / (left.size + right.size);
}

/** How alike two lists of words are, 0 to 1; later words of a path say more than earlier ones. */
function similarity(wanted: readonly string[], offered: readonly string[]): number {
  if (wanted.length === 0 || offered.length === 0) return 0;
  let sum = 0;
  let weights = 0;
  for (const [index, word] of wanted.entries()) {
    const weight = 1 + index / wanted.length;
    sum += weight * Math.max(...offered.map((other) => wordSimilarity(word, other)));
    weights += weight;
  }
  const surplus = Math.max(0, offered.length - wanted.length);
  return sum / weights - 0.02 * surplus;
}

/**
 * The pages whose path or title is most like a path that does not exist.
 *
 * @param path the path asked for, in any case, percent-encoded or not
 * @param pages every page of the site
 * @param limit how many to return at most
 * @returns best first; only pages that share a good part of their letters with the path
 */
export function closestPages<Page extends Candidate>(
  path: string,
  pages: readonly Page[],
  limit = 4,
): Page[] {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // Malformed escapes carry no words.
    decoded = path.replace(/%[\da-f]{0,2}/gi, " ");
  }
  const wanted = pathWords(decoded.slice(0, 512));
  return pages
    .map((page) => ({
      page,
      score: Math.max(
        similarity(wanted, pathWords(page.path)),
        similarity(wanted, pathWords(page.title)) * 0.9,
      ),
    }))
    .filter(({ score }) => score >= 0.45)
    .sort((a, b) => b.score - a.score || a.page.path.localeCompare(b.page.path))
    .slice(0, limit)
    .map(({ page }) => page);
}
