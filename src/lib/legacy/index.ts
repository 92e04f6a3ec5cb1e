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

/** Result of a call: a value, or the revert string. */
export type LegacyResult<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly reason: string };

/** Arguments of `createStream`, with who calls, when, and the address of the contract. */
export interface LegacyCreation {
  readonly caller: string;
  readonly contract: string;
  readonly recipient: string;
  readonly deposit: bigint;
  readonly startTime: bigint;
  readonly stopTime: bigint;
  /** Block time, Unix seconds. */
  readonly now: bigint;
}

const ZERO_ADDRESS = `0x${"0".repeat(40)}`;

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
 * @param seconds length of the stream
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

/**
 * Creates a stream as `createStream` of v1.1 does, apart from the token transfer. The checks run in
 * the contract's order.
 */
export function createLegacyStream(input: LegacyCreation): LegacyResult<LegacyStream> {
  const { caller, contract, recipient, deposit, startTime, stopTime, now } = input;
  const duration = stopTime - startTime;
  const checks: readonly (readonly [boolean, string])[] = [
    [recipient === ZERO_ADDRESS, "stream to the zero address"],
    [recipient === contract, "stream to the contract itself"],
    [recipient === caller, "stream to the caller"],
    [deposit === 0n, "deposit is zero"],
    [startTime < now, "start time before block.timestamp"],
    [stopTime <= startTime, "stop time before the start time"],
    [deposit < duration, "deposit smaller than time delta"],
    [duration > 0n && deposit % duration !== 0n, "deposit not multiple of time delta"],
  ];
  const reason = checks.find(([broken]) => broken)?.[1];
  return reason === undefined
    ? {
        ok: true,
        value: {
          sender: caller,
          recipient,
          deposit,
          startTime,
          stopTime,
          remainingBalance: deposit,
          ratePerSecond: deposit / duration,
        },
      }
    : { ok: false, reason };
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

/**
 * Withdraws to the recipient, as `withdrawFromStream` does.
 *
 * @param stream undefined for an id without a stream
 * @returns the stream afterwards, undefined when it was deleted because nothing remains
 */
export function withdrawFromLegacyStream(
  stream: LegacyStream | undefined,
  caller: string,
  amount: bigint,
  now: bigint,
): LegacyResult<LegacyStream | undefined> {
  if (stream === undefined) return { ok: false, reason: "stream does not exist" };
  if (caller !== stream.sender && caller !== stream.recipient) {
    return { ok: false, reason: "caller is not the sender or the recipient of the stream" };
  }
  if (amount === 0n) return { ok: false, reason: "amount is zero" };
  if (amount > legacyBalances(stream, now).recipient) {
    return { ok: false, reason: "amount exceeds the available balance" };
  }
  const remainingBalance = stream.remainingBalance - amount;
  return {
    ok: true,
    value: remainingBalance === 0n ? undefined : { ...stream, remainingBalance },
  };
}

/**
 * Cancels a stream, as `cancelStream` does: both parties are paid and the stream is deleted.
 *
 * @param stream undefined for an id without a stream
 */
export function cancelLegacyStream(
  stream: LegacyStream | undefined,
  caller: string,
  now: bigint,
): LegacyResult<LegacyBalances> {
  if (stream === undefined) return { ok: false, reason: "stream does not exist" };
  if (caller !== stream.sender && caller !== stream.recipient) {
    return { ok: false, reason: "caller is not the sender or the recipient of the stream" };
  }
  return { ok: true, value: legacyBalances(stream, now) };
}
