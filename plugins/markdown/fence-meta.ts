/** What the words after a fence's language ask for. */
export interface FenceMeta {
  readonly title: string | undefined;
  /** Texts whose lines stand out. */
  readonly marks: readonly string[];
}

const OPTION = /(title|mark)=(?:"([^"]*)"|'([^']*)')/g;

/**
 * Reads the words after the language of a code fence: `title="a.sol"`, and `mark="approve("` for each
 * text whose lines stand out.
 *
 * @throws Error naming the words that are neither, so that a misspelled option cannot pass unseen.
 */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  let title: string | undefined;
  const marks: string[] = [];
  const rest = (meta ?? "").replace(OPTION, (_, name: string, double?: string, single?: string) => {
    const text = double ?? single ?? "";
    if (name === "mark") marks.push(text);
    else title = text;
    return "";
  });
  if (rest.trim() !== "") {
    throw new Error(
      `A code fence has the option "${rest.trim()}". Known options are title="…" and mark="…".`,
    );
  }
  return { title, marks };
}

/**
 * Lines that a fence marks, counted from 1.
 *
 * @throws Error for a text that none of its lines has: the code of an example changes, and its page must
 *   not go on to mark what nobody meant.
 */
export function markedLines({ marks }: FenceMeta, code: string): Set<number> {
  const lines = code.split("\n");
  return new Set(
    marks.flatMap((text) => {
      const found = lines.flatMap((line, index) => (line.includes(text) ? [index + 1] : []));
      if (text === "" || found.length === 0) {
        throw new Error(`A code fence marks "${text}", which none of its lines has.`);
      }
      return found;
    }),
  );
}
