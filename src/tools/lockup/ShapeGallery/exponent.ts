import { textField } from "@site/src/forms";
import { UNIT } from "@site/src/lib/fixed-point";
import { toPlotShare } from "@site/src/lib/format/amounts";
import { curveOf, releasedAt, type ShapedStream, type SharePoint } from "@site/src/lib/shapes";
import { readExponent } from "../StreamShapeExplorer/readers";

/** One segment over a length that is long against one second. */
const START = 1_738_368_000n;
const LENGTH = 1000n * 86_400n;
const DEPOSIT = 100n * UNIT;

/** A stream of one segment. */
export function segmentStream(exponent: bigint): ShapedStream {
  const timestamps = { start: START, end: START + LENGTH };
  return {
    deposited: DEPOSIT,
    timestamps,
    schedule: {
      model: "dynamic",
      segments: [{ amount: DEPOSIT, exponent, timestamp: timestamps.end }],
    },
  };
}

/** Curve of one segment, both axes from 0 to 1. */
export function segmentCurve(exponent: bigint): SharePoint[] {
  return curveOf(segmentStream(exponent), 61);
}

/** Released share after a share of the segment's time, in percent with up to three decimals. */
export function releasedPercent(exponent: bigint, timePercent: number): string {
  const stream = segmentStream(exponent);
  const now = START + (LENGTH * BigInt(timePercent)) / 100n;
  return `${Number((toPlotShare(releasedAt(stream, now), DEPOSIT) * 100).toFixed(4))}%`;
}

export const EXPONENT_FIELDS = {
  exponent: textField("ee", "Exponent", "2", readExponent),
};
