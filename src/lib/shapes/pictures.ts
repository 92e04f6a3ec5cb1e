import { UNIT } from "../fixed-point";
import { toPlotShare } from "../format/amounts";
import type { PlotPoint } from "../plot";
import { buildShape, type ShapeValues } from "./build";
import type { ShapeId } from "./catalogue";
import { curveOf, releasedAt, type ShapedStream } from "./rows";

/** Deposit and times of the drawings. The length only has to be long against one second. */
const DEPOSIT = 100n * UNIT;
const START = 1_738_368_000n;
const LENGTH = 1000n * 86_400n;
const TIMESTAMPS = { start: START, end: START + LENGTH };

const amount = (percent: bigint): bigint => (DEPOSIT * percent) / 100n;
const time = (percent: bigint): bigint => START + (LENGTH * percent) / 100n;

/** What the page of shapes draws. */
const VALUES: ShapeValues = {
  startUnlock: amount(20n),
  cliff: time(40n),
  cliffUnlock: amount(20n),
  exponent: 6n * UNIT,
  firstTime: time(30n),
  firstUnlock: amount(30n),
  secondTime: time(60n),
  secondUnlock: amount(30n),
  count: 4n,
  months: 12n,
  percentages: [10n, 20n, 30n, 40n].map((percent) => (UNIT * percent) / 100n),
  granularity: (LENGTH * 12n) / 100n,
};

/** The stream that stands for a shape. */
export function exampleOf(id: ShapeId): ShapedStream {
  return { deposited: DEPOSIT, ...buildShape(id, DEPOSIT, TIMESTAMPS, VALUES) };
}

/** A stream of one segment. */
export function segmentStream(exponent: bigint): ShapedStream {
  const segments = [{ amount: DEPOSIT, exponent, timestamp: TIMESTAMPS.end }];
  return { deposited: DEPOSIT, timestamps: TIMESTAMPS, schedule: { model: "dynamic", segments } };
}

/** The curve of a drawing, both axes from 0 to 1. */
export const pictureOf = (stream: ShapedStream): PlotPoint[] => curveOf(stream, 61);

/** Released share after a share of the time, in percent with up to so many decimals. */
export function releasedPercent(stream: ShapedStream, timePercent: number, decimals = 2): string {
  const { start, end } = stream.timestamps;
  const now = start + ((end - start) * BigInt(timePercent)) / 100n;
  const share = toPlotShare(releasedAt(stream, now), stream.deposited) * 100;
  return `${Number(share.toFixed(decimals))}%`;
}
