/** What a part of the page keeps in the query of the address, with a sentence per ignored value. */
export interface ParsedQuery<Values> {
  filter: Values;
  problems: string[];
}

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

/**
 * Reads one value out of a closed list.
 * @param choices values that the parameter may have; an empty value stands for the default
 * @returns the choice, or `fallback` when the parameter is missing or unusable
 */
export function readChoice<Choice extends string>(
  query: URLSearchParams,
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
  problems: string[],
): Choice {
  const value = query.get(name);
  if (value === null) return fallback;
  const choice = choices.find((candidate) => candidate === value);
  if (choice !== undefined) return choice;
  const known = choices.filter((candidate) => candidate !== "").join(", ");
  problems.push(`${quoteValue(value)} was ignored: ${name} in the address can be ${known}.`);
  return fallback;
}

/**
 * Reads free text.
 * @param limit longest text that is taken, in UTF-16 code units
 * @returns the text, or an empty one when it is missing or too long
 */
export function readText(
  query: URLSearchParams,
  name: string,
  limit: number,
  problems: string[],
): string {
  const value = query.get(name) ?? "";
  if (value.length <= limit) return value;
  problems.push(
    `${quoteValue(value)} was ignored: ${name} in the address has ${value.length} characters, and ` +
      `${limit} is the limit.`,
  );
  return "";
}

/**
 * Writes values into the query of an address. Parameters that are not named stay as they are.
 * @param search query with or without `?`
 * @param values new values; an empty one removes its parameter
 * @returns query with `?`, or an empty text when no parameter is left
 */
export function writeQuery(search: string, values: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value === "") query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}
