/** Seconds of a day and of a week in UTC, which has no days of another length. */
export const DAY = 86_400n;
export const WEEK = 7n * DAY;

/** Units of a duration, largest first. A year is 365 days; months differ, so there is none. */
const UNITS = [
  { name: "year", seconds: 31_536_000n },
  { name: "day", seconds: DAY },
  { name: "hour", seconds: 3600n },
  { name: "minute", seconds: 60n },
  { name: "second", seconds: 1n },
] as const;

const ABBREVIATIONS: Readonly<Record<string, bigint>> = {
  s: 1n,
  m: 60n,
  min: 60n,
  h: 3600n,
  d: DAY,
  w: WEEK,
  y: 31_536_000n,
};

/**
 * Writes a number of seconds in words, for example `1 day 1 second`.
 *
 * @param seconds 0 or more; a negative duration gets a minus sign
 * @param maxParts most units to write; smaller ones are left out
 */
export function formatDuration(seconds: bigint, maxParts: number = UNITS.length): string {
  let rest = seconds < 0n ? -seconds : seconds;
  const parts: string[] = [];
  for (const { name, seconds: size } of UNITS) {
    const count = rest / size;
    if (count > 0n && parts.length < maxParts) {
      parts.push(`${count} ${name}${count === 1n ? "" : "s"}`);
      rest -= count * size;
    }
  }
  const text = parts.length === 0 ? "0 seconds" : parts.join(" ");
  return seconds < 0n && parts.length > 0 ? `-${text}` : text;
}

/**
 * Reads a duration such as `90`, `30d`, `1y 6h`, `2 weeks` or `1 day 1 second` into seconds. A bare
 * number means seconds, a year is 365 days.
 *
 * @throws RangeError that names the text when it is not a duration
 */
export function parseDuration(text: string): bigint {
  const trimmed = text.trim().toLowerCase();
  if (/^\d+$/.test(trimmed)) {
    return BigInt(trimmed);
  }
  let seconds = 0n;
  const rest = trimmed.replace(
    /(?<!\d)(\d+)\s*([a-z]+)[\s,]*/g,
    (part, count: string, unit: string) => {
      const size = unitSeconds(unit);
      if (size === undefined) {
        return part;
      }
      seconds += BigInt(count) * size;
      return "";
    },
  );
  if (trimmed === "" || rest !== "") {
    throw new RangeError(
      `"${text}" is not a duration; write seconds or units such as 30d, 12h or 1 year`,
    );
  }
  return seconds;
}

function unitSeconds(unit: string): bigint | undefined {
  const singular = unit.length > 1 ? unit.replace(/s$/, "") : unit;
  const named = UNITS.find(({ name }) => name === singular)?.seconds;
  return named ?? (singular === "week" ? ABBREVIATIONS.w : ABBREVIATIONS[singular]);
}
