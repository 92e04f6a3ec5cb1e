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

type Pairs = ReadonlySet<string>;

/** Pairs of neighboring letters of a word, with its edges marked. */
function letterPairs(word: string): Pairs {
  const padded = ` ${word} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)));
}

/** Dice coefficient of two words' letter pairs, 0 (nothing shared) to 1 (equal). */
function wordSimilarity(left: Pairs, right: Pairs): number {
  let shared = 0;
  for (const pair of left) if (right.has(pair)) shared += 1;
  return (2 * shared) / (left.size + right.size);
}

/** Words of an address that are compared, the last ones: they say most. */
const MOST_WORDS = 8;
/** Letters of a word that are compared; no word of a page's address or title has more. */
const MOST_LETTERS = 24;
/** Characters of an address that are looked at. */
const MOST_CHARACTERS = 512;

/** How alike each word of a path is to the most similar word of a page, 0 to 1; later words say more. */
function similarity(best: readonly number[], surplus: number): number {
  let sum = 0;
  let weights = 0;
  for (const [index, likeness] of best.entries()) {
    const weight = 1 + index / best.length;
    sum += weight * likeness;
    weights += weight;
  }
  return sum / weights - 0.02 * Math.max(0, surplus);
}

/** Words that are compared of a path that does not exist. */
function wantedWords(path: string): string[] {
  const start = path.slice(0, MOST_CHARACTERS);
  let decoded: string;
  try {
    decoded = decodeURIComponent(start);
  } catch {
    // Malformed escapes carry no words.
    decoded = start.replace(/%[\da-f]{0,2}/gi, " ");
  }
  return pathWords(decoded)
    .slice(-MOST_WORDS)
    .map((word) => word.slice(0, MOST_LETTERS));
}

/** Finds the pages whose path or title is most like a path that does not exist. */
export type ClosestPages<Page extends Candidate> = (
  /** the path asked for, in any case, percent-encoded or not */
  path: string,
  /** how many to return at most */
  limit?: number,
) => Page[];

/**
 * Reads the words of all pages once, so that what a path costs depends neither on its length nor on what
 * is in it: a few words are compared with each different word of the pages.
 *
 * @returns gives the best first; only pages that share a good part of their letters with the path
 */
export function openClosestPages<Page extends Candidate>(
  pages: readonly Page[],
): ClosestPages<Page> {
  const texts = pages.map((page) => ({
    page,
    inPath: pathWords(page.path),
    inTitle: pathWords(page.title),
  }));
  const vocabulary = new Map(
    texts
      .flatMap(({ inPath, inTitle }) => [...inPath, ...inTitle])
      .map((word) => [word, letterPairs(word)]),
  );

  return (path, limit = 4) => {
    const wanted = wantedWords(path);
    if (wanted.length === 0) return [];
    const likeness = wanted.map((word) => {
      const pairs = letterPairs(word);
      return new Map([...vocabulary].map(([other, its]) => [other, wordSimilarity(pairs, its)]));
    });
    const scoreOf = (offered: readonly string[]): number =>
      offered.length === 0
        ? 0
        : similarity(
            likeness.map((to) => Math.max(...offered.map((other) => to.get(other) ?? 0))),
            offered.length - wanted.length,
          );
    return texts
      .map(({ page, inPath, inTitle }) => ({
        page,
        score: Math.max(scoreOf(inPath), scoreOf(inTitle) * 0.9),
      }))
      .filter(({ score }) => score >= 0.45)
      .sort((a, b) => b.score - a.score || a.page.path.localeCompare(b.page.path))
      .slice(0, limit)
      .map(({ page }) => page);
  };
}
