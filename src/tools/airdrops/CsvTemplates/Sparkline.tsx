import type { ReactElement } from "react";

import type { CurvePoint } from "@site/src/lib/csv";
import { pathData } from "@site/src/lib/plot";
import styles from "./styles.module.css";

const WIDTH = 96;
const HEIGHT = 40;
const MARGIN = 2;

interface SparklineProps {
  readonly curve: readonly CurvePoint[];
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
