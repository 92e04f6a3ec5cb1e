import { UNIT } from "../fixed-point";
import { toPlotShare } from "../format/amounts";
// Not from the folder's index, which brings the simulator to light pages.
import { streamedBySchedule } from "../lockup/vesting";
import { type PlotPoint, sampleTimes } from "../plot";
import type { BuiltShape } from "./build";

/** A moment at which a stream releases something, or until which it has released something. */
export interface UnlockRow {
  /** Unix seconds. */
  readonly time: bigint;
  readonly what: string;
  /** Released since the row before, base units. */
  readonly released: bigint;
  /** Released in total, base units. */
  readonly total: bigint;
}

/** A stream: its form and its deposit in base units. */
export interface ShapedStream extends BuiltShape {
  readonly deposited: bigint;
}

/** Amount released until a moment, base units. */
export function releasedAt({ deposited, timestamps, schedule }: ShapedStream, now: bigint): bigint {
  return streamedBySchedule({ deposited, timestamps, schedule }, now);
}

/** Most steps of a granularity that a curve shows; more look like a line. */
const MOST_STEPS = 200n;

/** Moments at which the steps of a granularity unlock, unless they are too many to see. */
function stepTimes({ timestamps, schedule }: BuiltShape): bigint[] {
  if (schedule.model !== "linear" || schedule.granularity === undefined) {
    return [];
  }
  const { cliffTime, granularity } = schedule;
  const start = cliffTime === 0n ? timestamps.start : cliffTime;
  const count = (timestamps.end - start) / granularity;
  return count > MOST_STEPS
    ? []
    : Array.from({ length: Number(count) }, (_, index) => start + BigInt(index + 1) * granularity);
}

function labeledMoments({ timestamps, schedule }: BuiltShape): [time: bigint, what: string][] {
  const inner = ((): [bigint, string][] => {
    switch (schedule.model) {
      case "linear":
        return [
          ...(schedule.cliffTime === 0n ? [] : [[schedule.cliffTime, "cliff"] as [bigint, string]]),
          [timestamps.end, "end"],
        ];
      case "dynamic":
        return schedule.segments.map((segment, index) => [
          segment.timestamp,
          `end of segment ${index + 1}`,
        ]);
      case "tranched":
        return schedule.tranches.map((tranche, index) => [
          tranche.timestamp,
          `tranche ${index + 1}`,
        ]);
    }
  })();
  return [[timestamps.start, "start"], ...inner];
}

/**
 * Moments at which the curve can jump or bend: start, cliff, steps, ends of segments, tranches, end.
 */
export function breaksOf(shape: BuiltShape): bigint[] {
  const moments = labeledMoments(shape).map(([time]) => time);
  // An exponent of 0 releases its segment a second after the one before has ended.
  const late = shape.schedule.model === "dynamic" ? moments.slice(1).map((time) => time + 1n) : [];
  return [...moments, ...late, ...stepTimes(shape)];
}

/** What a stream has released at its start, at its cliff or at each segment or tranche, and at its end. */
export function unlockRows(stream: ShapedStream): UnlockRow[] {
  let before = 0n;
  return labeledMoments(stream).map(([time, what]) => {
    const total = releasedAt(stream, time);
    const row = { time, what, released: total - before, total };
    before = total;
    return row;
  });
}

/**
 * The next moment at which something unlocks at once, the curve bends, or the stream is complete;
 * undefined when all is released.
 *
 * @param now Unix seconds
 */
export function nextUnlock(
  stream: ShapedStream,
  now: bigint,
): { readonly what: string; readonly time: bigint } | undefined {
  if (releasedAt(stream, now) === stream.deposited) return undefined;
  const { schedule, timestamps } = stream;
  const [time, what] = labeledMoments(stream).find(([moment]) => moment > now) ?? [
    timestamps.end,
    "end",
  ];
  if (schedule.model !== "linear" || what !== "end") return { what, time };
  const { cliffTime, granularity: every = 1n } = schedule;
  const start = cliffTime === 0n ? timestamps.start : cliffTime;
  const step = start + ((now - start) / every + 1n) * every;
  return every > 1n && step < time ? { what: "step", time: step } : { what, time };
}

/** Shares of a segment, one in so many, at which a curve that front-loads is bent the most. */
const STEEP_PARTS = [5000n, 1000n, 400n, 200n, 100n, 50n];

/** Further moments at the beginning of segments, where an exponent below 1 needs them. */
function steepMoments({ timestamps, schedule }: BuiltShape): bigint[] {
  if (schedule.model !== "dynamic") {
    return [];
  }
  return schedule.segments.flatMap(({ exponent, timestamp }, index) => {
    const start = schedule.segments[index - 1]?.timestamp ?? timestamps.start;
    return exponent < UNIT ? STEEP_PARTS.map((part) => start + (timestamp - start) / part) : [];
  });
}

/**
 * The curve of a stream, computed with the contract's formulas: shares of the deposit over shares of
 * the duration, both from 0 to 1. An amount that is released at the start shows as a rise from zero.
 *
 * @param count how many evenly spread samples; jumps and bends come on top
 */
export function curveOf(stream: ShapedStream, count = 101): PlotPoint[] {
  const { start, end } = stream.timestamps;
  const points = sampleTimes(start, end, [...breaksOf(stream), ...steepMoments(stream)], count).map(
    (time) => ({
      x: toPlotShare(time - start, end - start),
      y: toPlotShare(releasedAt(stream, time), stream.deposited),
    }),
  );
  return (points[0]?.y ?? 0) > 0 ? [{ x: 0, y: 0 }, ...points] : points;
}
