/** What the words after a fence's language ask for. */
export interface FenceMeta {
  readonly title: string | undefined;
  /** Line numbers to mark, counted from 1. */
  readonly marked: ReadonlySet<number>;
}

/**
 * Reads the words after the language of a code fence: `title="a.sol"` and `{1,3-5}`.
 *
 * @throws Error naming the words that are neither, so that a misspelled option cannot pass unseen.
 */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  let rest = (meta ?? "").trim();
  let title: string | undefined;
  const marked = new Set<number>();

  rest = rest.replace(/title=(?:"([^"]*)"|'([^']*)')/, (_, double?: string, single?: string) => {
    title = double ?? single;
    return "";
  });
  rest = rest.replace(/\{([\d,\s-]+)\}/, (_, ranges: string) => {
    for (const range of ranges.split(",")) {
      const [first, last = first] = range.split("-").map((part) => Number(part.trim()));
      if (first === undefined || last === undefined || !(first >= 1) || !(last >= first)) {
        throw new Error(`Line range "{${ranges}}" of a code fence is not of the form {1,3-5}.`);
      }
      for (let line = first; line <= last; line++) marked.add(line);
    }
    return "";
  });
  if (rest.trim() !== "") {
    throw new Error(
      `A code fence has the option "${rest.trim()}". Known options are title="…" and {1,3-5}.`,
    );
  }
  return { title, marked };
}
