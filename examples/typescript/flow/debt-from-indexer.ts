// region: debt
/** What an indexer stores of a Flow stream, as bigint, and the decimals of its token. */
export interface IndexedStream {
  readonly ratePerSecond: bigint;
  readonly snapshotAmount: bigint;
  readonly lastAdjustmentTimestamp: bigint;
  readonly withdrawnAmount: bigint;
  readonly availableAmount: bigint;
  readonly decimals: number;
  readonly paused: boolean;
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
  const elapsed = now > stream.lastAdjustmentTimestamp ? now - stream.lastAdjustmentTimestamp : 0n;
  const streamed = stream.snapshotAmount + stream.ratePerSecond * elapsed;
  const total = (streamed - stream.withdrawnAmount * scale) / scale;
  const covered = total < stream.availableAmount ? total : stream.availableAmount;
  return { total, covered, uncovered: total - covered };
}
// endregion

// region: status
export type Status =
  "VOIDED" | "PAUSED_SOLVENT" | "PAUSED_INSOLVENT" | "STREAMING_SOLVENT" | "STREAMING_INSOLVENT";

/** Status at a moment in Unix seconds. A voided stream counts as paused too, so it comes first. */
export function statusOf(stream: IndexedStream, now: bigint): Status {
  if (stream.voided) return "VOIDED";
  const isSolvent = debtOf(stream, now).uncovered === 0n;
  if (stream.paused) return isSolvent ? "PAUSED_SOLVENT" : "PAUSED_INSOLVENT";
  return isSolvent ? "STREAMING_SOLVENT" : "STREAMING_INSOLVENT";
}
// endregion
