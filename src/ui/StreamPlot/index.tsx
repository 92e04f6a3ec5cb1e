import { type ReactElement, type ReactNode, useId } from "react";

import {
  areaData,
  type Extent,
  linearScale,
  niceTicks,
  pathData,
  type PlotInterpolation,
  type PlotPoint,
  simplify,
  spread,
} from "@site/src/lib/plot";
import ResultTable from "../ResultTable";
import styles from "./styles.module.css";

/** A mark on an axis with its text. */
export interface PlotTick {
  readonly value: number;
  readonly label: string;
}

/** Five marks of an axis, from one end to the other. */
export const evenTicks = (domain: Extent, labelOf: (value: number) => string): PlotTick[] =>
  spread(domain, 5).map((value) => ({ value, label: labelOf(value) }));

/** Marks of an axis of shares from 0% to 100%. */
export const SHARE_TICKS: readonly PlotTick[] = evenTicks([0, 1], (value) => `${value * 100}%`);

/** One axis. Without marks of its own it gets round numbers. */
export interface PlotAxis {
  /** What the axis measures, with its unit, for example "Streamed, tokens". */
  readonly label: string;
  readonly domain: Extent;
  readonly ticks?: readonly PlotTick[];
}

/** One line of a plot, in the units of the axes. At most four fit one plot. */
export interface PlotSeries {
  readonly name: string;
  readonly points: readonly PlotPoint[];
  /** A straight line if absent. */
  readonly interpolation?: PlotInterpolation;
  /** Fills the area below the line. */
  readonly area?: boolean;
}

/** A vertical line with a text, for example the moment that the reader has chosen. */
export interface PlotRule {
  readonly x: number;
  readonly label: string;
}

/** A dot on a series; `series` counts from 0. */
export interface PlotDot extends PlotPoint {
  readonly series?: number;
}

/** The figures behind a plot. */
export interface PlotTable {
  /** What the table shows; also the text that opens it. */
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
}

interface StreamPlotProps {
  /** Name of the plot, also shown above it unless `hideTitle` is set. */
  readonly title: string;
  readonly hideTitle?: boolean;
  /** What a reader would see in the drawing, in one or two sentences. */
  readonly description: string;
  readonly x: PlotAxis;
  readonly y: PlotAxis;
  readonly series: readonly PlotSeries[];
  readonly rules?: readonly PlotRule[];
  readonly dots?: readonly PlotDot[];
  readonly size?: "regular" | "small";
  readonly table?: PlotTable;
}

/** The drawing is computed on this square and stretched; strokes and texts keep their size. */
const SIDE = 1000;

const percent = (value: number): string => `${Number((value / 10).toFixed(3))}%`;

/** Marks of an axis: its own, or round numbers with commas between groups of three digits. */
function ticksOf({ ticks, domain }: PlotAxis): readonly PlotTick[] {
  return (
    ticks ?? niceTicks(domain, 4).map((value) => ({ value, label: value.toLocaleString("en-US") }))
  );
}

/** Room for the longest mark of the vertical axis. */
function gutterOf(ticks: readonly PlotTick[]): "narrow" | "middle" | "wide" {
  const longest = Math.max(0, ...ticks.map(({ label }) => label.length));
  if (longest <= 5) {
    return "narrow";
  }
  return longest <= 9 ? "middle" : "wide";
}

/** Longest mark of the horizontal axis of which three fit a phone, in letters. */
const SHORT_MARK = 6;

/**
 * Marks to leave out where there is little room: every second one, or all between the ends when they
 * are long.
 */
function isMinor(ticks: readonly PlotTick[], index: number): boolean {
  if (index === 0 || index === ticks.length - 1) {
    return false;
  }
  return index % 2 === 1 || ticks.some(({ label }) => label.length > SHORT_MARK);
}

function anchorOf(position: number): "start" | "middle" | "end" {
  if (position < 60) {
    return "start";
  }
  return position > 940 ? "end" : "middle";
}

/**
 * A plot of amounts over time as plain SVG: axes, up to four series, marks, a text alternative and,
 * if given, the figures as a table. Series differ by dash as well as by color.
 */
export default function StreamPlot(props: StreamPlotProps): ReactElement {
  const { title, hideTitle, description, x, y, series, rules = [], dots = [], table } = props;
  const id = useId();
  const scaleX = linearScale(x.domain, [0, SIDE]);
  const scaleY = linearScale(y.domain, [SIDE, 0]);
  const xTicks = ticksOf(x);
  const yTicks = ticksOf(y);
  const base = scaleY(Math.max(0, y.domain[0]));
  return (
    <figure className={styles.figure} data-size={props.size ?? "regular"}>
      <figcaption className={hideTitle === true ? "sd-visually-hidden" : styles.title}>
        {title}
      </figcaption>
      <p className={styles.axisY} aria-hidden="true">
        {y.label}
      </p>
      <svg
        className={styles.plot}
        data-gutter={gutterOf(yTicks)}
        role="img"
        aria-labelledby={`${id}-title ${id}-text`}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-text`}>{description}</desc>
        {yTicks.map(({ value, label }) => (
          <g key={value}>
            <line className={styles.grid} x1="0" x2="100%" {...horizontal(scaleY(value))} />
            <text className={styles.tick} x="-8" y={percent(scaleY(value))} dy="0.32em">
              {label}
            </text>
          </g>
        ))}
        {xTicks.map(({ value, label }, index) => (
          <g key={value} className={isMinor(xTicks, index) ? styles.minor : undefined}>
            <line className={styles.tickMark} {...vertical(scaleX(value))} y1="100%" y2="101.5%" />
            <text
              className={styles.tickX}
              x={percent(scaleX(value))}
              y="100%"
              dy="1.5em"
              textAnchor={anchorOf(scaleX(value))}
            >
              {label}
            </text>
          </g>
        ))}
        <svg
          className={styles.curves}
          width="100%"
          height="100%"
          viewBox={`0 0 ${SIDE} ${SIDE}`}
          preserveAspectRatio="none"
        >
          {series.map(({ name, points, interpolation, area }, index) => {
            const scaled = points.map((point) => ({ x: scaleX(point.x), y: scaleY(point.y) }));
            // A point of a staircase matters also where it lies on the line between its neighbors.
            const drawn = interpolation === "step" ? scaled : simplify(scaled, 0.01);
            return (
              <g key={name} data-series={index + 1}>
                {area === true && (
                  <path className={styles.area} d={areaData(drawn, base, interpolation)} />
                )}
                <path className={styles.line} d={pathData(drawn, interpolation)} />
              </g>
            );
          })}
        </svg>
        {rules.map((rule) => (
          <g key={rule.label}>
            <line className={styles.rule} {...vertical(scaleX(rule.x))} y1="0" y2="100%" />
            <text
              className={styles.ruleLabel}
              x={percent(scaleX(rule.x))}
              y="0"
              dy="-0.4em"
              textAnchor={anchorOf(scaleX(rule.x))}
            >
              {rule.label}
            </text>
          </g>
        ))}
        {dots.map((dot, index) => (
          <circle
            key={index}
            className={styles.dot}
            data-series={(dot.series ?? 0) + 1}
            cx={percent(scaleX(dot.x))}
            cy={percent(scaleY(dot.y))}
            r="4.5"
          />
        ))}
      </svg>
      <p className={styles.axisX} aria-hidden="true">
        {x.label}
      </p>
      {series.length > 1 && (
        <ul className={styles.legend} aria-label="Lines of the plot" data-extract-skip="">
          {series.map(({ name }, index) => (
            <li key={name}>
              <svg className={styles.key} aria-hidden="true" data-series={index + 1}>
                <line className={styles.line} x1="0" x2="100%" y1="50%" y2="50%" />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      {table !== undefined && (
        <details className={styles.data}>
          <summary>{table.caption}</summary>
          <ResultTable {...table} />
        </details>
      )}
    </figure>
  );
}

function horizontal(position: number): { y1: string; y2: string } {
  return { y1: percent(position), y2: percent(position) };
}

function vertical(position: number): { x1: string; x2: string } {
  return { x1: percent(position), x2: percent(position) };
}
