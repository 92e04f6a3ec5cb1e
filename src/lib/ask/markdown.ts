import { Marked, type Token, type Tokens } from "marked";

/** A formula between dollar signs; `text` is its TeX. */
export interface MathToken extends Tokens.Generic {
  readonly type: "math";
  readonly text: string;
}

const marked = new Marked({
  gfm: true,
  extensions: [
    {
      name: "math",
      level: "inline",
      start: (source) => source.indexOf("$"),
      tokenizer(source) {
        const [raw, text] = /^\$([^\s$](?:[^$\n]*[^\s$\\])?)\$(?!\d)/u.exec(source) ?? [];
        return raw === undefined || text === undefined ? undefined : { type: "math", raw, text };
      },
    },
  ],
});

/** Marks in a text that is read as Markdown: the lexer compares each with the others. */
const MOST_MARKS = 2_000;

function isReadable(text: string): boolean {
  let marks = 0;
  for (const letter of text) if ("*_~!".includes(letter)) marks += 1;
  return marks <= MOST_MARKS;
}

/**
 * Cuts Markdown into tokens. Nothing of it becomes HTML here: raw HTML stays a token of its own, which
 * is to be shown as text. A text with more marks than any answer has is shown as it is.
 */
export function lexMarkdown(text: string): Token[] {
  try {
    if (isReadable(text)) return marked.lexer(text);
  } catch {
    // Thousands of brackets inside each other exhaust the stack.
  }
  const plain = { type: "text", raw: text, text } as const;
  return [{ type: "paragraph", raw: text, text, tokens: [plain] }];
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  nbsp: " ",
};

/** Resolves the few entities that Markdown writers use; others stay as written. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(amp|lt|gt|quot|#39|nbsp);/gu,
    (whole, name: string) => ENTITIES[name] ?? whole,
  );
}

/** The text of inline or block tokens, without marks, links and HTML tags. */
export function plainTextOf(tokens: readonly Token[]): string {
  return tokens
    .map((token): string => {
      if (token.type === "html") return " ";
      if (token.type === "br") return " ";
      if (token.type === "list") {
        return (token as Tokens.List).items.map(({ tokens }) => plainTextOf(tokens)).join("\n");
      }
      if (token.type === "table") {
        const { header, rows } = token as Tokens.Table;
        return [header, ...rows]
          .flat()
          .map(({ tokens }) => plainTextOf(tokens))
          .join("\n");
      }
      if ("tokens" in token && token.tokens !== undefined) return plainTextOf(token.tokens);
      return "text" in token && typeof token.text === "string" ? decodeEntities(token.text) : "";
    })
    .join("");
}
