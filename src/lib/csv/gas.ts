/** Gas of one measured call of `SablierBatchLockup`, with `size` streams of `entries` each. */
interface BatchMeasurement {
  readonly size: number;
  readonly entries: number;
  readonly gas: number;
}

/** Segments or tranches of the measured streams; linear streams have none. */
type MeasuredModel = "linear" | "dynamic" | "tranched";

/**
 * Published measurements of the `createWithDurations` functions of the batch contract (repository
 * sablier-labs/lockup, tag v2.0.1, `benchmark/results`): gas of the external call, without the
 * 21,000 of a transaction and without calldata.
 */
const MEASURED = {
  linear: [{ size: 50, entries: 0, gas: 8_532_644 }],
  dynamic: [
    { size: 50, entries: 12, gas: 24_275_049 },
    { size: 20, entries: 24, gas: 16_380_960 },
  ],
  tranched: [
    { size: 50, entries: 12, gas: 23_611_123 },
    { size: 20, entries: 24, gas: 15_896_070 },
  ],
} as const satisfies Record<MeasuredModel, readonly BatchMeasurement[]>;

/** Most gas that one transaction may use on Ethereum since December 3, 2025 (EIP-7825): 2^24. */
export const ETHEREUM_TRANSACTION_GAS = 16_777_216;

/** Most streams that the app's form took in one batch. The contract has no such limit. */
export const APP_BATCH_LIMIT = 280;

function perStream({ size, gas }: BatchMeasurement): number {
  return gas / size;
}

/**
 * Estimated gas of one more stream in a batch. Linear streams: the measured average. Otherwise the
 * straight line through the averages that were measured with 12 and 24 segments or tranches.
 *
 * @param entries segments or tranches of a stream, 1 or more; ignored for linear streams
 * @returns gas units, rounded
 */
export function gasPerStream(model: MeasuredModel, entries: number): number {
  if (model === "linear") return Math.round(perStream(MEASURED.linear[0]));
  const [short, long] = MEASURED[model];
  const slope = (perStream(long) - perStream(short)) / (long.entries - short.entries);
  return Math.round(perStream(short) + slope * (entries - short.entries));
}

export interface BatchPlan {
  /** Streams that one transaction has room for; 0 when not even one fits. */
  readonly streamsPerTransaction: number;
  /** Transactions for all streams; 0 when not even one stream fits. */
  readonly transactions: number;
  /** Gas of all streams together. */
  readonly totalGas: number;
}

/** Divides streams into transactions. */
export function planBatches(streams: number, gasEach: number, cap: number): BatchPlan {
  const streamsPerTransaction = Math.floor(cap / gasEach);
  return {
    streamsPerTransaction,
    transactions: streamsPerTransaction === 0 ? 0 : Math.ceil(streams / streamsPerTransaction),
    totalGas: streams * gasEach,
  };
}
