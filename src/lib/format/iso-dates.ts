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

/**
 * Writes an ISO date in words: `October 19, 2016`, or `July 2023` for a month. The names are fixed,
 * not taken from the browser's locale, so the server and the browser write the same text.
 *
 * @param date `YYYY-MM-DD` or `YYYY-MM`
 * @throws RangeError that names a text that is neither a day nor a month
 */
export function formatIsoDate(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(date) ?? [];
  const name = MONTHS[Number(month) - 1];
  if (year === undefined || name === undefined) {
    throw new RangeError(`"${date}" is no date; write YYYY-MM-DD or YYYY-MM`);
  }
  return day === undefined ? `${name} ${year}` : `${name} ${Number(day)}, ${year}`;
}
