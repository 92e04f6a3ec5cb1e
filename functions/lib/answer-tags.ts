/** Most characters of code within a line, and of what is waited for to know whether it is some. */
const LONGEST_CODE = 1_000;

const LINE_START = /( *)(`+|~+|)/y;
/** Marks of code, of blocks of extensions that code cannot reach out of, of links, and of tags. */
const MARK = /`+|~+|:+|\$+|\](?:\([^\s()<>"'`\\]*\)|[[(])?|<|\n/g;
const TICKS = /`+/g;
/** What stands before a mark that no bare address has taken in, and no backslash has made a letter. */
const WORD_START = /(?:^|[ \t\n])[([*_"']{0,3}$/;

/**
 * Makes a function that writes `<` before a letter, `/`, `!` or `?` as `&lt;`: nobody who shows the
 * Markdown can make HTML of it then. Code stays as it is, where all readers of Markdown take it for
 * code: spans within a line, and fenced blocks. A mark that they may read in different ways ends that
 * up to the next blank line, or for all of the text when a fence may have begun or ended.
 *
 * @returns takes text that goes on, and gives that of which nothing can change any more; all of it at
 *   the end of a part, which readers show apart or join with the next
 */
export function createTagEscaper(): (text: string, isEnd: boolean) => string {
  let held = "";
  /** The last characters that were written. */
  let tail = "";
  let fence: { readonly mark: string; readonly indent: number } | null = null;
  let trusted: "all code" | "fences" | "nothing" = "all code";

  const distrust = (mark: string): void => {
    if (mark.length >= 3) trusted = "nothing";
    else if (trusted === "all code") trusted = "fences";
  };

  /** Reads the beginning of a line; gives whether the line is a fence. */
  const isFence = (line: string, isWhole: boolean): boolean => {
    LINE_START.lastIndex = 0;
    const [head = "", { length: indent } = "", mark = ""] = LINE_START.exec(line) ?? [];
    const rest = line.slice(head.length);
    if (fence !== null) {
      const isClosing = mark.startsWith(fence.mark);
      if (isClosing && /^ *$/.test(rest) && indent >= fence.indent && indent <= 3) {
        fence = null;
        return true;
      }
      // A list that the block stands in may be over.
      if (isClosing || (indent < fence.indent && line.trim() !== "")) trusted = "nothing";
    } else if (mark.length >= 3 && indent <= 3 && !rest.includes("`") && isWhole) {
      fence = { mark, indent };
      return true;
    } else if (isWhole && mark === "" && /^[ \t]*$/.test(rest)) trusted = "all code";
    return false;
  };

  return (text, isEnd) => {
    held += text;
    let out = "";
    let at = 0;
    const write = (end: number, written = held.slice(at, end)): void => {
      out += written;
      tail = (tail + held.slice(Math.max(at, end - 4), end)).slice(-4);
      at = end;
    };
    const isUndecided = (): boolean => !isEnd && held.length - at <= LONGEST_CODE;
    let newline = 0;
    while (at < held.length) {
      if (newline >= 0 && (at === 0 || newline < at)) newline = held.indexOf("\n", at);
      const lineEnd = newline < 0 ? held.length : newline;
      if (trusted !== "nothing" && (tail === "" || tail.endsWith("\n"))) {
        const line = held.slice(at, lineEnd);
        if (newline < 0 && isUndecided() && /^ *(?:$|```|~~~|`{1,2}$|~{1,2}$)/.test(line)) break;
        if (isFence(line, newline >= 0)) {
          write(lineEnd);
          continue;
        }
      }
      if (trusted !== "nothing" && fence !== null) {
        write(Math.min(lineEnd + 1, held.length));
        continue;
      }

      MARK.lastIndex = at;
      const { 0: mark, index: start } = MARK.exec(held) ?? { 0: "", index: held.length };
      if (start > at) write(start);
      const end = start + mark.length;
      const next = held.charAt(end);
      if (next === "" && /[^\n)]$/.test(mark) && isUndecided()) break;
      if (mark === "<") {
        write(end, next === "" || /[a-z/!?]/i.test(next) ? "&lt;" : mark);
      } else if (mark.startsWith("`") && trusted === "all code" && WORD_START.test(tail)) {
        const most = Math.min(lineEnd, start + LONGEST_CODE);
        TICKS.lastIndex = end;
        let closing = TICKS.exec(held);
        while (closing !== null && closing.index < most && closing[0].length !== mark.length) {
          closing = TICKS.exec(held);
        }
        // Beyond `most` when there is no partner.
        const codeEnd = (closing?.index ?? Infinity) + mark.length;
        const isCode = codeEnd <= most && !/[|$]|^[^[]*\]/.test(held.slice(end, codeEnd));
        if (newline < 0 && isUndecided() && (codeEnd > most || codeEnd === held.length)) break;
        // Tables, formulas and, for some readers, links cut code in two.
        if (!isCode) distrust(mark);
        write(isCode ? codeEnd : end);
      } else {
        if (mark === "](" && isUndecided() && /^[^\s()<>"'`\\]*$/.test(held.slice(end))) break;
        if (mark.startsWith("`") || mark === "](" || mark === "][") distrust(mark);
        if (/^(?:~{3}|:{3}|\${2})/.test(mark)) trusted = "nothing";
        write(end);
      }
    }
    held = held.slice(at);
    if (isEnd && fence !== null) trusted = "nothing";
    return out;
  };
}
