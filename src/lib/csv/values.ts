import { quoteValue } from "../query";
import type { CellRule } from "./model";

/** How dates without a timezone are read: as the browser's local time, or as UTC. */
export type Zone = "browser" | "utc";

/** Seconds of the units of a duration. A year counts 365 days here. */
const DURATION_UNITS = [
  { name: "year", seconds: 31_536_000n },
  { name: "day", seconds: 86_400n },
  { name: "hour", seconds: 3600n },
] as const;

/** Makes the check of a cell out of its JSON Schema constraints. */
export function cellChecker(rule: CellRule): (value: string) => boolean {
  const pattern = rule.pattern === undefined ? undefined : new RegExp(rule.pattern, "u");
  return (value) =>
    (pattern === undefined || pattern.test(value)) &&
    // JSON Schema counts code points, not UTF-16 units.
    (rule.minLength === undefined || Array.from(value).length >= rule.minLength) &&
    (rule.enum === undefined || rule.enum.includes(value));
}

const EXPECTATIONS: Readonly<Record<string, string>> = {
  address: "write 0x and 40 hex digits; ENS names do not work in files",
  amount: "write digits with a decimal point and no thousands separator, for example 1234.5",
  timestamp: "write YYYY-MM-DD HH:mm with 24 hours and zeros, for example 2027-01-12 16:15",
  duration: "write for example 1 years 45 days 6 hours",
  positiveInteger: "write a whole number of 1 or more",
  unlockPercentages: "write whole numbers separated by semicolons, for example 10;20;30;40",
};

/** Says why a cell does not fit its rule and how to write it. */
export function cellProblem(value: string, definition: string, rule: CellRule): string {
  const shown = quoteValue(value);
  const expectation =
    EXPECTATIONS[definition] ??
    (rule.enum === undefined ? "see the template" : `use one of ${rule.enum.join(", ")}`);
  if (value === "") return `the cell is empty; ${expectation}`;
  if (value !== value.trim()) return `${shown} has spaces around it; remove them`;
  if (definition === "amount" && /^\d+(\.\d+)?e[+-]?\d+$/i.test(value)) {
    return `${shown} is in scientific notation, which spreadsheets write; format the cells as text and write all digits`;
  }
  return `${shown} does not fit; ${expectation}`;
}

/**
 * Reads a date of the form `YYYY-MM-DD HH:mm`. A time over which clocks are set forward counts on from before.
 *
 * @returns Unix seconds
 * @throws RangeError that names the text when the calendar has no such day or hour, or it lies
 *   before 1970
 */
export function readTimestamp(text: string, zone: Zone): bigint {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/\D/).map(Number);
  const utc = new Date(Date.UTC(year, month - 1, day, hour, minute));
  const real =
    utc.getUTCFullYear() === year &&
    utc.getUTCMonth() === month - 1 &&
    utc.getUTCDate() === day &&
    utc.getUTCHours() === hour &&
    utc.getUTCMinutes() === minute;
  if (!real) throw new RangeError(`"${text}" is not a date of the calendar`);
  const date = zone === "utc" ? utc : new Date(year, month - 1, day, hour, minute);
  const seconds = date.getTime() / 1000;
  if (seconds <= 0) throw new RangeError(`"${text}" is too early; use a date after 1970`);
  return BigInt(seconds);
}

/**
 * Reads a duration of years, days and hours in this order, each of them optional, such as
 * `1 years 45 days 6 hours`.
 *
 * @returns seconds; a year counts 365 days
 * @throws RangeError that names the text when it has another form or no length
 */
export function readCsvDuration(text: string): bigint {
  const match = /^(?:(\d+) years?)?(?:(?:^| )(\d+) days?)?(?:(?:^| )(\d+) hours?)?$/.exec(text);
  if (match === null || text === "") {
    throw new RangeError(
      `${quoteValue(text)} is no duration of a file; write years, days and hours in this order, for example 1 years 45 days 6 hours`,
    );
  }
  const seconds = DURATION_UNITS.reduce(
    (sum, unit, index) => sum + BigInt(match[index + 1] ?? 0) * unit.seconds,
    0n,
  );
  if (seconds === 0n) throw new RangeError(`${quoteValue(text)} has no length; use more than 0`);
  return seconds;
}
