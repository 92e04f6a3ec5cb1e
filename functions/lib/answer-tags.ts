/** Code within a line: what stands between two runs of the same number of ticks. */
const SPAN = /(?<!`)(`+)(?!`)([^\n]*?)(?<!`)\1(?!`)/g;
const TAG = /<(?=[a-z/!?]|$)/gi;
const SPAN_OR_TAG = new RegExp(`${SPAN.source}|${TAG.source}`, "gi");
/** What stands before code that no bare address has taken in, and no backslash has made a letter. */
const WORD_START = /(?:^|[ \t])[([*_"']{0,3}$/;
const SIMPLE_TARGET = /\]\([^\s()<>"'`\\]*\)/g;
/** What may begin a block of code or of an extension, in which ticks mean nothing or something else. */
const BLOCK_MARK = /`{3}|~{3}|:{3}|\${2}/;
/** Ticks that some readers may pair in other ways, and links that may cut code in two. */
const DOUBTFUL = /`|\]\(|\]\[/;

/** The line without its code, where all readers of Markdown take it for code, and without simple links. */
function withoutCode(line: string): string {
  return line
    .replace(SPAN, (span: string, _ticks: string, code: string, at: number) => {
      const isFree = WORD_START.test(line.slice(Math.max(0, at - 4), at));
      // Tables, formulas and, for some readers, links cut code in two.
      return isFree && !/[|$]|^[^[]*\]/.test(code) ? "" : span;
    })
    .replace(SIMPLE_TARGET, "");
}

/**
 * Makes a function that writes `<` before a letter, `/`, `!` or `?` as `&lt;`: nobody who shows the
 * Markdown can make HTML of it then. Code stays as it is, where all readers of Markdown take it for
 * code: spans within a line, and fenced blocks. A mark that they may read in different ways ends that
 * up to the next blank line, or for all of the text when a fence may have begun or ended.
 *
 * @returns takes whole lines of a text, one part after the other; `isEnd` says that what comes next may
 *   be shown apart or joined
 */
export function createTagEscaper(): (lines: string, isEnd: boolean) => string {
  let fence: { readonly mark: string; readonly indent: number } | null = null;
  let trusted: "all code" | "fences" | "nothing" = "all code";

  /** Reads a line; gives whether it belongs to a fenced block. */
  const isFenced = (line: string): boolean => {
    const [, { length: indent } = "", mark = "", rest = ""] =
      /^( *)(`{3,}|~{3,}|)(.*)/.exec(line) ?? [];
    if (fence === null) {
      if (mark === "" || indent > 3 || rest.includes("`")) return false;
      fence = { mark, indent };
      return true;
    }
    const isClosing = mark.startsWith(fence.mark);
    if (isClosing && /^ *$/.test(rest) && indent >= fence.indent && indent <= 3) {
      fence = null;
      return true;
    }
    // A list that the block stands in may be over.
    if (isClosing || (indent < fence.indent && line.trim() !== "")) trusted = "nothing";
    return trusted !== "nothing";
  };

  const escapeLine = (line: string): string => {
    if (trusted !== "nothing" && isFenced(line)) return line;
    const rest = withoutCode(line);
    if (BLOCK_MARK.test(rest)) trusted = "nothing";
    else if (trusted === "all code" && DOUBTFUL.test(rest)) trusted = "fences";
    else if (trusted === "fences" && /^[ \t]*\n$/.test(line)) trusted = "all code";
    return trusted === "all code"
      ? line.replace(SPAN_OR_TAG, (found: string) => (found === "<" ? "&lt;" : found))
      : line.replace(TAG, "&lt;");
  };

  return (lines, isEnd) => {
    const escaped = lines
      .split(/(?<=\n)/)
      .map(escapeLine)
      .join("");
    if (isEnd && fence !== null) trusted = "nothing";
    return escaped;
  };
}
