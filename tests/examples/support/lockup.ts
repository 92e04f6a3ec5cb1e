import {
  checkCreate,
  type CreateAmounts,
  lastTimestamp,
  linearTimestamps,
  type LockupSchedule,
  segmentTimestamps,
  streamedBySchedule,
  type Timestamps,
  trancheTimestamps,
} from "../../../src/lib/lockup";
import type { Checked } from "../../../src/lib/fixed-point";
import type { MetCall } from "./recorder";

/** Smallest `MAX_COUNT` of all deployments outside Scroll, so what passes fits almost everywhere. */
const MAX_COUNT = 320n;

/** A stream that a recorded call asks Lockup v2.0 for. */
export interface WantedStream {
  /** What the contract answers to these parameters: amounts, or the error it reverts with. */
  readonly check: Checked<CreateAmounts>;
  /** Base units that the stream has released `seconds` after its start. */
  streamedAfter(seconds: bigint): bigint;
}

/** Fields of the parameters, those of an item of a batch included. */
interface Item {
  readonly sender: string;
  readonly totalAmount: bigint;
  readonly shape: string;
  readonly broker: { readonly fee: bigint };
  readonly timestamps?: { readonly start: number; readonly end: number };
  readonly startTime?: number;
}

interface Timed {
  readonly timestamp: number;
  readonly amount: bigint;
  readonly exponent: bigint;
}

type Lasting = Omit<Timed, "timestamp"> & { readonly duration: number };

const dated = (entries: readonly Timed[]) =>
  entries.map((entry) => ({ ...entry, timestamp: BigInt(entry.timestamp) }));
const lasting = (entries: readonly Lasting[]) =>
  entries.map((entry) => ({ ...entry, duration: BigInt(entry.duration) }));

/** Times and schedule of a call's parameters, with its durations counted from `now`. */
function scheduleOf(
  functionName: string,
  item: Item,
  [second, third]: readonly unknown[],
  now: bigint,
): { readonly timestamps: Timestamps; readonly schedule: LockupSchedule } {
  const start = BigInt(item.timestamps?.start ?? item.startTime ?? now);
  const end = item.timestamps === undefined ? undefined : BigInt(item.timestamps.end);
  const isLasting = functionName.includes("Durations");
  if (functionName.endsWith("LL")) {
    const unlockAmounts = second as { start: bigint; cliff: bigint };
    if (!isLasting) {
      const cliffTime = BigInt(third as number);
      const schedule = { model: "linear", cliffTime, unlockAmounts } as const;
      return { timestamps: { start, end: end ?? 0n }, schedule };
    }
    const { cliff, total } = third as { cliff: number; total: number };
    const durations = { cliff: BigInt(cliff), total: BigInt(total) };
    const { timestamps, cliffTime } = linearTimestamps(durations, now);
    return { timestamps, schedule: { model: "linear", cliffTime, unlockAmounts } };
  }
  if (functionName.endsWith("LD")) {
    const segments = isLasting
      ? segmentTimestamps(lasting(second as Lasting[]), now)
      : dated(second as Timed[]);
    const timestamps = { start, end: end ?? lastTimestamp(segments) };
    return { timestamps, schedule: { model: "dynamic", segments } };
  }
  const tranches = isLasting
    ? trancheTimestamps(lasting(second as Lasting[]), now)
    : dated(second as Timed[]);
  const timestamps = { start, end: end ?? lastTimestamp(tranches) };
  return { timestamps, schedule: { model: "tranched", tranches } };
}

/** Parameters of the streams of a call: one, or those of a batch. */
function itemsOf({ functionName, args }: MetCall): (readonly [Item, ...unknown[]])[] {
  if (!Array.isArray(args[2])) return [args as readonly [Item, ...unknown[]]];
  return (args[2] as Readonly<Record<string, unknown>>[]).map((item) => {
    const second = functionName.endsWith("LL")
      ? item.unlockAmounts
      : (item.segments ?? item.segmentsWithDuration ?? item.tranches ?? item.tranchesWithDuration);
    return [item as unknown as Item, second, item.durations ?? item.cliffTime];
  });
}

/**
 * The streams that recorded calls ask for, each checked and vested with this site's model of the
 * contract, which recorded behavior has proven.
 *
 * @param now time of the calls, Unix seconds
 */
export function wantedStreams(calls: readonly MetCall[], now: bigint): WantedStream[] {
  return calls
    .filter(({ functionName }) => functionName.startsWith("create"))
    .flatMap((call) =>
      itemsOf(call).map(([item, ...rest]) => {
        const { timestamps, schedule } = scheduleOf(call.functionName, item, rest, now);
        const { sender, totalAmount, shape } = item;
        const brokerFee = item.broker.fee;
        const parameters = { sender, totalAmount, brokerFee, shape, timestamps, schedule };
        const vesting = { deposited: totalAmount, timestamps, schedule };
        return {
          check: checkCreate(parameters, MAX_COUNT),
          streamedAfter: (seconds: bigint) =>
            streamedBySchedule(vesting, timestamps.start + seconds),
        };
      }),
    );
}
