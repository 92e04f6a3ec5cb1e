import type { ReactNode } from "react";

import styles from "./styles.module.css";

const WIDTH = 520;
const HEIGHT = 320;
const LEFT = 58;
const BOTTOM = 40;
const TOP = 16;
const RIGHT = 12;

/** Share of the deposit streamed, 0 to 1, at a share of the duration, 0 to 1. */
type Curve = (time: number) => number;

const CURVES: readonly { readonly name: string; readonly curve: Curve }[] = [
  { name: "Linear with a cliff", curve: (t) => (t < 0.2 ? 0 : t) },
  { name: "Exponential", curve: (t) => t ** 3 },
  { name: "Three tranches", curve: (t) => Math.floor(t * 3 + 1e-9) / 3 },
];

const x = (time: number): number => LEFT + time * (WIDTH - LEFT - RIGHT);
const y = (share: number): number => HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM);
const round = (value: number): string => value.toFixed(1);

/** SVG path of a curve; steps and jumps are drawn as vertical lines. */
function pathOf(curve: Curve): string {
  const samples = 96;
  let path = `M${round(x(0))} ${round(y(curve(0)))}`;
  let previous = curve(0);
  for (let index = 1; index <= samples; index++) {
    const time = index / samples;
    const share = curve(time);
    const jump = share - previous > 0.15;
    if (jump) path += `H${round(x(time))}V${round(y(share))}`;
    else path += `L${round(x(time))} ${round(y(share))}`;
    previous = share;
  }
  return path;
}

/** Three ways a stream can release one deposit over its duration, as a still picture. */
export default function HeroPlot(): ReactNode {
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className={styles.plot}
        role="img"
        aria-labelledby="hero-plot-title hero-plot-text"
      >
        <title id="hero-plot-title">Three stream shapes</title>
        <desc id="hero-plot-text">
          The streamed share of a deposit over a stream’s duration. A linear stream with a cliff
          stays at zero for the first fifth, then jumps to 20% and rises evenly to 100%. An
          exponential stream stays low and ends steeply. Three tranches unlock a third each.
        </desc>
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <g key={share}>
            <line className={styles.grid} x1={x(0)} x2={x(1)} y1={y(share)} y2={y(share)} />
            <text className={styles.label} x={LEFT - 8} y={y(share) + 4} textAnchor="end">
              {share * 100}%
            </text>
          </g>
        ))}
        {CURVES.map(({ name, curve }, index) => (
          <path key={name} className={styles[`series${index + 1}`]} d={pathOf(curve)} />
        ))}
        <text className={styles.label} x={x(0)} y={HEIGHT - 14}>
          start
        </text>
        <text className={styles.label} x={x(1)} y={HEIGHT - 14} textAnchor="end">
          end
        </text>
      </svg>
      <figcaption className={styles.legend}>
        {CURVES.map(({ name }, index) => (
          <span key={name} className={styles[`key${index + 1}`]}>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
