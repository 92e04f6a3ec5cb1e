import type { ReactElement, ReactNode } from "react";

import styles from "./styles.module.css";

interface TimelineProps {
  /** What the events have in common. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Events in the order of time; the children are `TimelineItem`s. */
export default function Timeline({ label, children }: TimelineProps): ReactElement {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {children}
    </ol>
  );
}

interface TimelineItemProps {
  /** Day or month, `YYYY-MM-DD` or `YYYY-MM`. */
  readonly date: string;
  /** What happened, as Markdown. */
  readonly children: ReactNode;
}

/** An event with its date. */
export function TimelineItem({ date, children }: TimelineItemProps): ReactElement {
  return (
    <li className={styles.item}>
      <time className={styles.date} dateTime={date}>
        {displayDate(date)}
      </time>
      <div className={styles.text}>{children}</div>
    </li>
  );
}

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
 * Writes a date as `October 19, 2016` or `July 2023`.
 *
 * @throws RangeError that names a text that is neither a day nor a month
 */
export function displayDate(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(date) ?? [];
  const name = MONTHS[Number(month) - 1];
  if (year === undefined || name === undefined) {
    throw new RangeError(`"${date}" is no date; write YYYY-MM-DD or YYYY-MM`);
  }
  return day === undefined ? `${name} ${year}` : `${name} ${Number(day)}, ${year}`;
}
