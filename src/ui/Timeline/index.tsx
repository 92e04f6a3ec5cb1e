import type { ReactElement, ReactNode } from "react";

import { formatIsoDate } from "@site/src/lib/format/iso-dates";
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
        {formatIsoDate(date)}
      </time>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
