// region: debt
/** What an indexer stores of a Flow stream, as bigint, and the decimals of its token. */
export interface IndexedStream {
  readonly startTime: bigint;
  readonly ratePerSecond: bigint;
  readonly snapshotAmount: bigint;
  readonly lastAdjustmentTimestamp: bigint;
  readonly withdrawnAmount: bigint;
  readonly availableAmount: bigint;
  readonly decimals: number;
  readonly voided: boolean;
}

export interface Debt {
  readonly total: bigint;
  /** What the balance covers: the recipient can withdraw it. */
  readonly covered: bigint;
  readonly uncovered: bigint;
}

/** Debt at a moment in Unix seconds, in base units of the token. */
export function debtOf(stream: IndexedStream, now: bigint): Debt {
  const scale = 10n ** BigInt(18 - stream.decimals);
  // A rate can change before the start, but accrues nothing until then.
  const { startTime, lastAdjustmentTimestamp } = stream;
  const since = lastAdjustmentTimestamp > startTime ? lastAdjustmentTimestamp : startTime;
  const elapsed = now > since ? now - since : 0n;
  const streamed = stream.snapshotAmount + stream.ratePerSecond * elapsed;
  const total = (streamed - stream.withdrawnAmount * scale) / scale;
  const covered = total < stream.availableAmount ? total : stream.availableAmount;
  return { total, covered, uncovered: total - covered };
}
// endregion

// region: status
export type Status =
  | "PENDING"
  | "STREAMING_SOLVENT"
  | "STREAMING_INSOLVENT"
  | "PAUSED_SOLVENT"
  | "PAUSED_INSOLVENT"
  | "VOIDED";

/** Status at a moment in Unix seconds. */
export function statusOf(stream: IndexedStream, now: bigint): Status {
  // A stream that is voided before its start keeps its startTime, and its rate is 0 as if paused.
  if (stream.voided) return "VOIDED";
  if (now < stream.startTime) return "PENDING";
  const isSolvent = debtOf(stream, now).uncovered === 0n;
  if (stream.ratePerSecond === 0n) return isSolvent ? "PAUSED_SOLVENT" : "PAUSED_INSOLVENT";
  return isSolvent ? "STREAMING_SOLVENT" : "STREAMING_INSOLVENT";
}
// endregion
