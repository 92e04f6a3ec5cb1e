import type { ReactElement, ReactNode } from "react";

import { pathData } from "@site/src/lib/plot";
import styles from "./styles.module.css";

const WIDTH = 96;
const HEIGHT = 40;
const MARGIN = 2;

interface SparklineProps {
  /** Shares of the time and of the amount, each from 0 to 1, in the order of time. */
  readonly curve: readonly (readonly [time: number, amount: number])[];
  /** What the drawing shows. */
  readonly label: string;
}

/** A small drawing of the amount over the time of a stream. */
export default function Sparkline({ curve, label }: SparklineProps): ReactElement {
  const points = curve.map(([time, amount]) => ({
    x: MARGIN + time * (WIDTH - 2 * MARGIN),
    y: HEIGHT - MARGIN - amount * (HEIGHT - 2 * MARGIN),
  }));
  return (
    <svg
      className={styles.sparkline}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={label}
    >
      <path d={`M${MARGIN} ${HEIGHT - MARGIN}H${WIDTH - MARGIN}`} className={styles.base} />
      <path d={pathData(points)} className={styles.curve} />
    </svg>
  );
}

/** A list whose items begin with a small drawing, as many in a row as fit. */
export function SparklineList({ children }: { readonly children: ReactNode }): ReactElement {
  return <ul className={styles.list}>{children}</ul>;
}
