import { quoteValue } from "../query";

/** Latest moment that a JavaScript date can hold, Unix seconds. */
const MAX_DATE_SECONDS = 8_640_000_000_000n;

function toDate(seconds: bigint): Date {
  if (seconds < -MAX_DATE_SECONDS || seconds > MAX_DATE_SECONDS) {
    throw new RangeError(
      `${seconds} is no date; use Unix seconds from -${MAX_DATE_SECONDS} to ${MAX_DATE_SECONDS}`,
    );
  }
  return new Date(Number(seconds) * 1000);
}

/**
 * Writes Unix seconds as `2025-02-03 14:05:09 UTC`.
 *
 * @throws RangeError for a moment that no date can hold
 */
export function formatDateTime(seconds: bigint): string {
  return `${toDate(seconds)
    .toISOString()
    .replace("T", " ")
    .replace(/\.\d+Z$/, "")} UTC`;
}

/** Writes Unix seconds as `2025-02-03`, the day in UTC. */
export function formatDate(seconds: bigint): string {
  return toDate(seconds).toISOString().split("T", 1).join("");
}

/** Value for an `<input type="datetime-local">` that is read as UTC: `2025-02-03T14:05:09`. */
export function toInputValue(seconds: bigint): string {
  return toDate(seconds)
    .toISOString()
    .replace(/\.\d+Z$/, "");
}

/**
 * Reads a moment into Unix seconds: whole seconds, a day (`2025-02-03`), or a day with time
 * (`2025-02-03T14:05` or with a space, seconds, `Z` or ` UTC`). All times are UTC.
 *
 * @throws RangeError that names the text when it is not a moment, for example February 30
 */
export function parseDateTime(text: string): bigint {
  const trimmed = text.trim();
  if (/^\d+$/.test(trimmed) && trimmed.length > 4) {
    return BigInt(trimmed);
  }
  const match =
    /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(?:Z|UTC)?$/i.exec(
      trimmed,
    );
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] =
    match === null ? [] : match.slice(1).map((part: string | undefined) => Number(part ?? 0));
  const seconds = BigInt(Date.UTC(year, month - 1, day, hour, minute, second) / 1000);
  const written = [year, month, day, hour, minute, second]
    .map((part, index) => String(part).padStart(index === 0 ? 4 : 2, "0"))
    .join();
  if (match === null || toInputValue(seconds).split(/[-T:]/).join() !== written) {
    throw new RangeError(
      `${quoteValue(text)} is not a moment; write Unix seconds or a UTC time such as 2027-02-03 14:05`,
    );
  }
  return seconds;
}

/**
 * The same day and time some months later, in UTC. A day that the month does not have becomes its
 * last day, so January 31 plus one month is the end of February.
 *
 * @param seconds Unix seconds
 * @param months whole number, may be negative
 */
export function addMonths(seconds: bigint, months: number): bigint {
  const date = toDate(seconds);
  const day = date.getUTCDate();
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0));
  moved.setUTCDate(Math.min(day, lastDay.getUTCDate()));
  return BigInt(moved.getTime() / 1000);
}
