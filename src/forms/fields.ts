import { quoteValue } from "../lib/query";
import { type Read, read } from "../lib/text/read";

export { type Read, read } from "../lib/text/read";

/** Longest value that is read from an address; a longer one is left out with a message. */
export const MAX_VALUE_LENGTH = 400;

/** One of a list to choose from. */
export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/**
 * How a field looks, and how much the address carries of it.
 *
 * - `limit`: most characters that the address carries, MAX_VALUE_LENGTH if absent
 * - `caption`: label beside the input where it says more than messages do, such as the unit
 * - `hint`: what to write, always visible
 * - `inputMode`: keyboard that phones show
 * - `code`: fixed-width letters, for hashes and addresses
 * - `rows`: more than one makes it a text area
 * - `wide`: takes the whole width of its group
 * - `options`: makes it a list to choose from
 */
export interface FieldLook {
  readonly limit?: number;
  readonly caption?: string;
  readonly hint?: string;
  readonly inputMode?: "decimal" | "numeric" | "text" | "url";
  readonly code?: boolean;
  readonly rows?: number;
  readonly wide?: boolean;
  readonly options?: readonly Option[];
}

/**
 * A value that a reader writes into a form and that the query of the address carries.
 *
 * - `key`: name of the query parameter
 * - `label`: what messages call it, and the label beside the input without a `caption`
 * - `initial`: text of the default state, which stays out of the address
 * - `check`: throws a RangeError that names the text when it can never be a value of the field
 * - `scaled`: reads an amount of a token with these decimals in place of `check`, as base units
 */
export interface TextField<Value = unknown> extends FieldLook {
  readonly key: string;
  readonly label: string;
  readonly initial: string;
  readonly check: (text: string) => Value;
  readonly scaled?: (text: string, decimals: number) => Value;
}

/** The fields of a form by name. */
export type TextFields<Name extends string = string> = Readonly<Record<Name, TextField>>;

/** What the reader has written, by the name of the field. */
export type FormValues<Name extends string = string> = Readonly<Record<Name, string>>;

/** The sentence that tells what is wrong, or undefined when nothing is. */
export function problemOf(result: Read<unknown>): string | undefined {
  return result.ok ? undefined : result.problem;
}

/** The problems among the results of reading, by the name of the field. */
export function problemsOf<Name extends string>(
  results: Readonly<Partial<Record<Name, Read<unknown>>>>,
): Partial<Record<Name, string>> {
  const problems: Partial<Record<Name, string>> = {};
  for (const name of Object.keys(results) as Name[]) {
    const result = results[name];
    const problem = result === undefined ? undefined : problemOf(result);
    if (problem !== undefined) {
      problems[name] = problem;
    }
  }
  return problems;
}

/** What the texts of a form say, as their fields read them. */
export type FieldValues<Fields extends TextFields> = {
  readonly [Name in keyof Fields]: ReturnType<Fields[Name]["check"]>;
};

type NameIn<Fields> = Extract<keyof Fields, string>;

interface FormReading<Fields extends TextFields> {
  readonly problems: Partial<Record<NameIn<Fields>, string>>;
  /** Undefined while there is a problem. */
  readonly values: FieldValues<Fields> | undefined;
  /** The values of the fields without a problem. */
  readonly readable: Partial<FieldValues<Fields>>;
}

/**
 * Reads all fields of a form. Amounts are scaled by the decimals that the form asks for in a field of
 * that name; while those are wrong, they are the only problem, because no amount can be read.
 *
 * @param decimals token decimals, for forms that do not ask for them
 * @param unused fields that do not matter now; their initial texts stand for whatever is in them
 */
export function readForm<Fields extends TextFields>(
  fields: Fields,
  texts: FormValues<NameIn<Fields>>,
  {
    decimals,
    unused = [],
  }: { readonly decimals?: number; readonly unused?: readonly NameIn<Fields>[] | undefined } = {},
): FormReading<Fields> {
  const places =
    fields.decimals === undefined
      ? { ok: true as const, value: decimals }
      : read(() => fields.decimals?.check(texts.decimals ?? ""));
  if (!places.ok) {
    const problems = { decimals: places.problem } as Partial<Record<NameIn<Fields>, string>>;
    return { problems, values: undefined, readable: {} };
  }
  const scale = places.value === undefined ? undefined : Number(places.value);
  const names = Object.keys(fields) as NameIn<Fields>[];
  const results: Partial<Record<NameIn<Fields>, Read<unknown>>> = {};
  const values: Partial<Record<NameIn<Fields>, unknown>> = {};
  for (const name of names) {
    const { initial, check, scaled } = fields[name] as TextField;
    const text = unused.includes(name) ? initial : texts[name];
    const result = read(() => (scaled && scale !== undefined ? scaled(text, scale) : check(text)));
    results[name] = result;
    if (result.ok) values[name] = result.value;
  }
  const problems = problemsOf<NameIn<Fields>>(results);
  const isRead = Object.keys(problems).length === 0;
  const readable = values as Partial<FieldValues<Fields>>;
  return { problems, values: isRead ? (values as FieldValues<Fields>) : undefined, readable };
}

function namesOf<Name extends string>(fields: TextFields<Name>): Name[] {
  return Object.keys(fields) as Name[];
}

/** The default state of a form. */
export function initialTexts<Name extends string>(fields: TextFields<Name>): FormValues<Name> {
  const texts: Partial<Record<Name, string>> = {};
  for (const name of namesOf(fields)) {
    texts[name] = fields[name].initial;
  }
  return texts as FormValues<Name>;
}

/**
 * Reads the state of a form from the query of an address.
 *
 * @param search query with or without `?`
 * @returns the texts, with defaults in place of unusable values, and a sentence for each of those
 */
export function parseTexts<Name extends string>(
  fields: TextFields<Name>,
  search: string,
): { texts: FormValues<Name>; ignored: string[] } {
  const query = new URLSearchParams(search);
  const ignored: string[] = [];
  const texts: Record<Name, string> = { ...initialTexts(fields) };
  for (const name of namesOf(fields)) {
    const { key, label, check, limit = MAX_VALUE_LENGTH } = fields[name];
    const text = query.get(key);
    if (text === null) {
      continue;
    }
    const what = `${label} ${quoteValue(text)} in the address was ignored`;
    if (text.length > limit) {
      ignored.push(`${what}: it has ${text.length} characters, and ${limit} is the limit.`);
      continue;
    }
    const result = read(() => check(text));
    if (result.ok) {
      texts[name] = text;
    } else {
      ignored.push(`${what}: ${result.problem}.`);
    }
  }
  return { texts, ignored };
}

/**
 * Writes the state of a form into the query of an address. Defaults and texts that are no values
 * stay out; parameters of other parts of the page stay.
 *
 * @param search query with or without `?`
 * @returns query with `?`, or an empty text when nothing is left to say
 */
export function formatTexts<Name extends string>(
  fields: TextFields<Name>,
  texts: FormValues<Name>,
  search: string,
): string {
  const query = new URLSearchParams(search);
  for (const name of namesOf(fields)) {
    const { key, initial, check, limit = MAX_VALUE_LENGTH } = fields[name];
    const text = texts[name].trim();
    const fits = text.length <= limit && read(() => check(text)).ok;
    if (text === initial || !fits) {
      query.delete(key);
    } else {
      query.set(key, text);
    }
  }
  const written = query.toString();
  return written === "" ? "" : `?${written}`;
}
