import type { Row, Value } from "./rows";

/** Gives the row that a reference field of a row leads to; undefined for other fields. */
export type Follow = (row: Row, field: string) => Row | undefined;

type Where = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Where {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function asList(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error(`${JSON.stringify(value)} is no list.`);
  return value;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Order of two stored values: by number where both are integers, else by text; null comes first. */
export function compare(a: unknown, b: unknown): number {
  if (a === b) return 0;
  if (a === null || a === undefined) return -1;
  if (b === null || b === undefined) return 1;
  const [left, right] = [textOf(a), textOf(b)];
  if (/^-?\d+$/.test(left) && /^-?\d+$/.test(right)) {
    const difference = BigInt(left) - BigInt(right);
    return difference < 0n ? -1 : Number(difference > 0n);
  }
  return left < right ? -1 : Number(left > right);
}

const equal = (a: unknown, b: unknown): boolean => compare(a ?? null, b ?? null) === 0;
const known = (a: Value | undefined): boolean => a !== null && a !== undefined;

type Test = (stored: Value | undefined, wanted: unknown) => boolean;

const isIn: Test = (stored, wanted) => asList(wanted).some((one) => equal(stored, one));

/** Comparisons of The Graph by suffix; a longer suffix that fits comes first. */
const SUFFIXES: readonly (readonly [string, Test])[] = [
  ["_not_in", (stored, wanted) => !isIn(stored, wanted)],
  ["_in", isIn],
  ["_not", (stored, wanted) => !equal(stored, wanted)],
  ["_gte", (stored, wanted) => known(stored) && compare(stored, wanted) >= 0],
  ["_lte", (stored, wanted) => known(stored) && compare(stored, wanted) <= 0],
  ["_gt", (stored, wanted) => known(stored) && compare(stored, wanted) > 0],
  ["_lt", (stored, wanted) => known(stored) && compare(stored, wanted) < 0],
  [
    "_contains",
    (stored, wanted) => asList(wanted).every((one) => asList(stored).some((x) => equal(x, one))),
  ],
];

/**
 * Whether a row passes a `where` of The Graph.
 *
 * @throws Error for `or` beside a comparison, which graph-node refuses, and for a comparison that
 *   the model does not know
 */
export function passesGraphFilter(row: Row, where: Where, follow: Follow): boolean {
  const keys = Object.keys(where);
  if (keys.includes("or") && keys.length > 1) {
    throw new Error("Cannot mix column filters with 'or' operator at the same level");
  }
  return Object.entries(where).every(([key, wanted]) => {
    const nested = (one: unknown): boolean => isObject(one) && passesGraphFilter(row, one, follow);
    if (key === "and") return asList(wanted).every(nested);
    if (key === "or") return asList(wanted).some(nested);
    if (key.endsWith("_") && isObject(wanted)) {
      const other = follow(row, key.slice(0, -1));
      return other !== undefined && passesGraphFilter(other, wanted, follow);
    }
    if (Object.hasOwn(row, key)) return equal(row[key], wanted);
    const found = SUFFIXES.find(([suffix]) => key.endsWith(suffix));
    if (found === undefined) throw new Error(`The model does not know the filter "${key}".`);
    return found[1](row[key.slice(0, -found[0].length)], wanted);
  });
}

function pattern(text: unknown, flags: string): RegExp {
  const escaped = String(text).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll("%", ".*").replaceAll("_", ".")}$`, flags);
}

/** Comparisons of Envio; like in SQL, all but `_is_null` are false for null. */
const OPERATORS: Readonly<Record<string, Test>> = {
  _eq: equal,
  _neq: (stored, wanted) => !equal(stored, wanted),
  _gt: (stored, wanted) => compare(stored, wanted) > 0,
  _gte: (stored, wanted) => compare(stored, wanted) >= 0,
  _lt: (stored, wanted) => compare(stored, wanted) < 0,
  _lte: (stored, wanted) => compare(stored, wanted) <= 0,
  _in: isIn,
  _nin: (stored, wanted) => !isIn(stored, wanted),
  _like: (stored, wanted) => pattern(wanted, "s").test(String(stored)),
  _ilike: (stored, wanted) => pattern(wanted, "is").test(String(stored)),
  _contains: (stored, wanted) =>
    asList(wanted).every((one) => asList(stored).some((x) => equal(x, one))),
};

/**
 * Whether a row passes a `where` of Envio.
 *
 * @throws Error for a comparison that the model does not know
 */
export function passesEnvioFilter(row: Row, where: Where, follow: Follow): boolean {
  return Object.entries(where).every(([key, wanted]) => {
    const nested = (one: unknown): boolean => isObject(one) && passesEnvioFilter(row, one, follow);
    if (key === "_and") return asList(wanted).every(nested);
    if (key === "_or") return asList(wanted).some(nested);
    if (key === "_not") return !nested(wanted);
    if (!isObject(wanted)) throw new Error(`The filter "${key}" is ${JSON.stringify(wanted)}.`);
    const other = follow(row, key);
    if (other !== undefined) return passesEnvioFilter(other, wanted, follow);
    const stored = row[key] ?? (key.endsWith("_id") ? row[key.slice(0, -3)] : undefined);
    return Object.entries(wanted).every(([operator, value]) => {
      if (operator === "_is_null") return known(stored) !== value;
      const test = OPERATORS[operator];
      if (test === undefined) throw new Error(`The model does not know "${operator}".`);
      return known(stored) && test(stored, value);
    });
  });
}
