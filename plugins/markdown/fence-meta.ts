/** What the words after a fence's language ask for. */
export interface FenceMeta {
  readonly title: string | undefined;
  /** Line numbers to mark, counted from 1. */
  readonly marked: ReadonlySet<number>;
  readonly markedTexts: readonly string[];
}

const QUOTED = /(title|mark)=(?:"([^"]*)"|'([^']*)')/g;

/**
 * Reads the words after the language of a code fence: `title="a.sol"`, `{1,3-5}`, and
 * `mark="approve("` for each text whose lines stand out.
 *
 * @throws Error naming the words that are neither, so that a misspelled option cannot pass unseen.
 */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  let rest = (meta ?? "").trim();
  let title: string | undefined;
  const marked = new Set<number>();

  const markedTexts: string[] = [];
  rest = rest.replace(QUOTED, (_, name: string, double?: string, single?: string) => {
    const text = double ?? single ?? "";
    if (name === "mark") markedTexts.push(text);
    else title = text;
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
      `A code fence has the option "${rest.trim()}". Known options are title="…", mark="…" and {1,3-5}.`,
    );
  }
  return { title, marked, markedTexts };
}

/**
 * Lines that a fence marks, counted from 1.
 *
 * @throws Error for a line that the code does not have, and a text that none of its lines has: the
 *   code of an example changes, and its page must not go on to mark what nobody meant.
 */
export function markedLines({ marked, markedTexts }: FenceMeta, code: string): Set<number> {
  const lines = code.split("\n");
  const last = Math.max(0, ...marked);
  if (last > lines.length) {
    throw new Error(`A code fence marks line ${last} and has ${lines.length}.`);
  }
  return new Set([
    ...marked,
    ...markedTexts.flatMap((text) => {
      const found = lines.flatMap((line, index) => (line.includes(text) ? [index + 1] : []));
      if (text === "" || found.length === 0) {
        throw new Error(`A code fence marks "${text}", which none of its lines has.`);
      }
      return found;
    }),
  ]);
}
