import { type ReactElement, useId } from "react";

import { formatAmount } from "@site/src/lib/format/amounts";
import type { GasBarGroup } from "./groups";
import styles from "./styles.module.css";

interface GasChartProps {
  /** What is compared, shown above the bars. */
  readonly title: string;
  /** What a reader can see in the bars, in one or two sentences. */
  readonly summary: string;
  readonly groups: readonly GasBarGroup[];
}

/** Colors of the calls that several groups compare, from the first on. */
const COLORS = 4;

/**
 * Gas figures as bars on one scale that starts at 0. Name and figure of every bar are text, so the
 * list reads the same without the bars.
 */
export default function GasChart({ title, summary, groups }: GasChartProps): ReactElement {
  const id = useId();
  const isCompared = groups.length > 1;
  const highest = Math.max(1, ...groups.flatMap(({ bars }) => bars.map(({ gas }) => gas)));
  return (
    <figure className="sd-panel margin-horiz--none" aria-labelledby={`${id}-title`}>
      <figcaption>
        <div className={styles.title} id={`${id}-title`}>
          {title}
        </div>
        <div className={styles.summary}>{summary}</div>
      </figcaption>
      {groups.map(({ label, bars }, at) => (
        <div key={label} className={styles.group}>
          {isCompared && (
            <p className={styles.groupLabel} id={`${id}-group${at}`}>
              {label}
            </p>
          )}
          <ul
            className={styles.bars}
            aria-labelledby={isCompared ? `${id}-group${at}` : `${id}-title`}
          >
            {bars.map(({ name, gas }, index) => (
              <li key={name}>
                <span className={styles.name}>{name}</span>
                <span className={styles.gas}>{formatAmount(BigInt(gas), 0)} gas</span>
                <svg className={styles.track} aria-hidden="true" focusable="false">
                  <rect
                    style={{ fill: `var(--sd-series-${isCompared ? (index % COLORS) + 1 : 1})` }}
                    width={`${((gas / highest) * 100).toFixed(2)}%`}
                    height="100%"
                    rx="2"
                  />
                </svg>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </figure>
  );
}
