/** A stream of Sablier v1.1. Amounts in base units, times in Unix seconds. */
export interface LegacyStream {
  readonly sender: string;
  readonly recipient: string;
  readonly deposit: bigint;
  readonly startTime: bigint;
  readonly stopTime: bigint;
  /** Deposit minus everything withdrawn. */
  readonly remainingBalance: bigint;
  /** Base units per second, whole. */
  readonly ratePerSecond: bigint;
}

/** Seconds that a stream has run, `deltaOf`: 0 until the start, the whole length from the stop on. */
export function legacyDelta(
  { startTime, stopTime }: Pick<LegacyStream, "startTime" | "stopTime">,
  now: bigint,
): bigint {
  if (now <= startTime) return 0n;
  return (now < stopTime ? now : stopTime) - startTime;
}

/**
 * What each party would get if the stream were canceled, base units, as `balanceOf` computes it: the
 * recipient has the streamed amount minus what was withdrawn, the sender the rest of the remaining
 * balance.
 *
 * @param now Unix seconds
 */
export function legacyBalances(
  stream: LegacyStream,
  now: bigint,
): { readonly sender: bigint; readonly recipient: bigint } {
  const streamed = legacyDelta(stream, now) * stream.ratePerSecond;
  const recipient = streamed - (stream.deposit - stream.remainingBalance);
  return { recipient, sender: stream.remainingBalance - recipient };
}
