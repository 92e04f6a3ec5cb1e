const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** Whether a text is a day of the calendar, as `2025-02-28`; February 31 is none. */
export function isIsoDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // JavaScript reads some days that do not exist as days of the next month.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whether a text is a month, as `2025-02`. */
export const isIsoMonth = (text: string): boolean => isIsoDay(`${text}-01`);

/**
 * Writes an ISO date in words: `October 19, 2016`, or `July 2023` for a month. The names are fixed,
 * not taken from the browser's locale, so the server and the browser write the same text.
 *
 * @param date `YYYY-MM-DD` or `YYYY-MM`
 * @throws RangeError that names a text that is neither a day nor a month of the calendar
 */
export function formatIsoDate(date: string): string {
  const [year, month, day] = date.split("-");
  const name = MONTHS[Number(month) - 1];
  if (!(isIsoDay(date) || isIsoMonth(date)) || year === undefined || name === undefined) {
    throw new RangeError(`"${date}" is no date; write YYYY-MM-DD or YYYY-MM`);
  }
  return day === undefined ? `${name} ${year}` : `${name} ${Number(day)}, ${year}`;
}
