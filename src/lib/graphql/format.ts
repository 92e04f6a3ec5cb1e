import { Lexer, parse, print, Source, type Token, TokenKind } from "graphql";

const OPENS: ReadonlySet<string> = new Set(["{", "(", "["]);
const CLOSES: ReadonlySet<string> = new Set(["}", ")", "]"]);

function textOf(source: string, { start, end }: Token): string {
  return source.slice(start, end);
}

/** All tokens with the comments, in order. The lexer skips comments but keeps them in the list. */
function tokensOf(source: string): Token[] {
  const lexer = new Lexer(new Source(source));
  while (lexer.advance().kind !== TokenKind.EOF);
  const tokens: Token[] = [];
  for (let token = lexer.token.prev; token !== null; token = token.prev) {
    if (token.kind !== TokenKind.SOF) tokens.push(token);
  }
  return tokens.reverse();
}

/** Whether a space belongs between two tokens of one line. */
function needsSpace(before: Token, next: Token): boolean {
  if (next.kind === TokenKind.COMMENT) return true;
  if (before.kind === TokenKind.SPREAD) {
    return next.kind === TokenKind.AT || next.kind === TokenKind.BRACE_L || isOn(next);
  }
  if (before.kind === TokenKind.DOLLAR || before.kind === TokenKind.AT) return false;
  if (OPENS.has(before.kind)) return before.kind === TokenKind.BRACE_L;
  if (CLOSES.has(next.kind)) return next.kind === TokenKind.BRACE_R;
  if (next.kind === TokenKind.COLON || next.kind === TokenKind.BANG) return false;
  return next.kind !== TokenKind.PAREN_L;
}

const isOn = (token: Token): boolean => token.value === "on";

/** How many closing brackets a line starts with, the first of them at `index`. */
function leadingCloses(tokens: readonly Token[], index: number): number {
  const line = tokens[index]?.line;
  let count = 0;
  for (let at = index; tokens[at]?.line === line && CLOSES.has(tokens[at]?.kind ?? ""); at += 1) {
    count += 1;
  }
  return count;
}

/**
 * Puts a GraphQL document in order: two spaces for each level, one space between words, at most one
 * empty line. Line breaks and comments stay where they are, and commas inside a line. A document on
 * a single line is broken into lines.
 *
 * @throws GraphQLError with line and column where the document is no GraphQL
 */
export function formatQuery(source: string): string {
  if (!source.trim().includes("\n") && source.trim() !== "") return `${print(parse(source))}\n`;
  const tokens = tokensOf(source);
  let text = "";
  let depth = 0;
  tokens.forEach((token, index) => {
    const before = tokens[index - 1];
    const depthBefore = depth;
    if (CLOSES.has(token.kind)) depth -= 1;
    if (before !== undefined) {
      const gap = source.slice(before.end, token.start);
      const breaks = gap.split("\n").length - 1;
      if (breaks > 0) {
        const indentation = Math.max(depthBefore - leadingCloses(tokens, index), 0);
        const tight = OPENS.has(before.kind) || CLOSES.has(token.kind);
        text += "\n".repeat(tight ? 1 : Math.min(breaks, 2)) + "  ".repeat(indentation);
      } else {
        if (gap.includes(",")) text += ",";
        if (gap.includes(",") || needsSpace(before, token)) text += " ";
      }
    }
    text += textOf(source, token);
    if (OPENS.has(token.kind)) depth += 1;
  });
  return text === "" ? "" : `${text}\n`;
}
