/** Longest search text that a filter takes or an address carries, in UTF-16 code units. */
export const MAX_SEARCH_LENGTH = 100;

const SHOWN_LENGTH = 40;

/** A value as a message shows it: in quotes, and cut when it is long. */
export function quoteValue(value: string): string {
  return value.length > SHOWN_LENGTH ? `"${value.slice(0, SHOWN_LENGTH)}…"` : `"${value}"`;
}

const ESCAPED = /%(25|2A|3A|5F|7E)/gu;

/**
 * A part of a list that one value of the address holds, with the signs that separate the parts, and
 * `%`, as escapes.
 *
 * @param separators some of `*`, `:`, `_` and `~`
 */
export function escapePart(part: string, separators: string): string {
  const sign = (char: string): string => `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
  return part.replace(/[%*:_~]/gu, (char) => (`%${separators}`.includes(char) ? sign(char) : char));
}

/** The inverse of {@link escapePart}. */
export const unescapePart = (part: string): string =>
  part.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
