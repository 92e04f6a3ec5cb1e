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

/** A deposit that divides evenly by the seconds of a stream. */
export interface DivisibleDeposit {
  /** The largest such deposit that is no larger than the wish, base units. */
  readonly deposit: bigint;
  /** What is left of the wish, base units. */
  readonly remainder: bigint;
  /** Base units per second. */
  readonly ratePerSecond: bigint;
}

/**
 * Rounds a deposit down so that v1.1 accepts it: it must be a multiple of the stream's seconds.
 *
 * @param wish base units
 * @throws RangeError when the stream has no length, or the wish is less than one unit per second
 */
export function divisibleDeposit(wish: bigint, seconds: bigint): DivisibleDeposit {
  if (seconds <= 0n) {
    throw new RangeError("The stream has no length; its stop time must come after its start time");
  }
  const remainder = wish % seconds;
  const deposit = wish - remainder;
  if (deposit === 0n) {
    throw new RangeError(
      `${wish} base units are less than one per second; a stream of ${seconds} seconds needs at least ${seconds}`,
    );
  }
  return { deposit, remainder, ratePerSecond: deposit / seconds };
}

/** Seconds that a stream has run, `deltaOf`: 0 until the start, the whole length from the stop on. */
export function legacyDelta(
  { startTime, stopTime }: Pick<LegacyStream, "startTime" | "stopTime">,
  now: bigint,
): bigint {
  if (now <= startTime) return 0n;
  return (now < stopTime ? now : stopTime) - startTime;
}

/** What each party would get if the stream were canceled, base units. */
export interface LegacyBalances {
  readonly sender: bigint;
  readonly recipient: bigint;
}

/**
 * Balances of both parties, as `balanceOf` computes them: the recipient has the streamed amount
 * minus what was withdrawn, the sender the rest of the remaining balance.
 *
 * @param now Unix seconds
 */
export function legacyBalances(stream: LegacyStream, now: bigint): LegacyBalances {
  const streamed = legacyDelta(stream, now) * stream.ratePerSecond;
  const recipient = streamed - (stream.deposit - stream.remainingBalance);
  return { recipient, sender: stream.remainingBalance - recipient };
}
