import {
  decimalsField,
  type FormValues,
  momentField,
  optionalMomentField,
  problemsOf,
  read,
  readDecimals,
  readMoment,
  readOptionalMoment,
  readPositiveTokens,
  readTokens,
  tokensField,
} from "@site/src/forms";
import { catchUpCliffUnlock, checkCreate, streamedBySchedule } from "@site/src/lib/lockup";
import { explainError, releasedAt, type ShapedStream, shortErrorName } from "@site/src/lib/shapes";

const DAY = 86_400n;

/** Most decimals of a token that the calculator takes. */
const MOST_DECIMALS = 36;

/** The worked example: 3,000 tokens for April 2025. */
export const LINEAR_FIELDS = {
  deposit: tokensField("lcd", "Deposit", "3000", { hint: "Whole tokens, without broker fee." }),
  decimals: decimalsField("lcn", "18", { highest: MOST_DECIMALS, hint: "USDC 6, DAI 18." }),
  start: momentField("lcs", "Start", "2025-04-01", { hint: "UTC, or Unix seconds." }),
  cliff: optionalMomentField("lcc", "Cliff", "", { hint: "Empty for no cliff." }),
  end: momentField("lce", "End", "2025-05-01", { hint: "UTC, or Unix seconds." }),
  startUnlock: tokensField("lcu", "Start unlock", "0", { hint: "Whole tokens." }),
  cliffUnlock: tokensField("lck", "Cliff unlock", "0", { hint: "Whole tokens." }),
  withdrawn: tokensField("lcw", "Withdrawn so far", "0", { hint: "Whole tokens." }),
  now: momentField("lct", "Now", "2025-04-10", { hint: "The moment to look at." }),
};

export type LinearName = keyof typeof LINEAR_FIELDS;

/** What is available in a linear stream at a moment. Amounts in base units, times in seconds. */
export interface LinearFigures {
  readonly stream: ShapedStream;
  readonly decimals: number;
  readonly now: bigint;
  readonly streamed: bigint;
  readonly withdrawable: bigint;
  readonly refundable: bigint;
  /** Released per day on the line that runs now or comes next; 0 when nothing is left for a line. */
  readonly perDay: bigint;
  /** The next moment at which something unlocks at once or the stream is complete. */
  readonly next?: { readonly what: "start" | "cliff" | "end"; readonly time: bigint };
}

export interface LinearEvaluation {
  readonly problems: Partial<Record<LinearName, string>>;
  readonly figures?: LinearFigures;
  /** Cliff unlock that catches up with a straight line from the start; absent without a cliff. */
  readonly catchUp?: bigint;
}

const BLAMED: Readonly<Record<string, LinearName>> = {
  StartTimeZero: "start",
  StartTimeNotLessThanCliffTime: "cliff",
  CliffTimeNotLessThanEndTime: "cliff",
  StartTimeNotLessThanEndTime: "end",
  CliffTimeZeroUnlockAmountNotZero: "cliffUnlock",
  UnlockAmountsSumTooHigh: "cliffUnlock",
  Panic: "cliffUnlock",
};

/** Turns what the reader has written into figures, or into a problem per field. */
export function evaluate(texts: FormValues<LinearName>): LinearEvaluation {
  const places = read(() => readDecimals(texts.decimals, MOST_DECIMALS));
  const decimals = places.ok ? places.value : 0;
  const deposit = read(() => readPositiveTokens(texts.deposit, decimals));
  const start = read(() => readMoment(texts.start));
  const cliff = read(() => readOptionalMoment(texts.cliff));
  const end = read(() => readMoment(texts.end));
  const startUnlock = read(() => readTokens(texts.startUnlock, decimals));
  const cliffUnlock = read(() => readTokens(texts.cliffUnlock, decimals));
  const withdrawn = read(() => readTokens(texts.withdrawn, decimals));
  const now = read(() => readMoment(texts.now));
  const inputs = { deposit, start, cliff, end, startUnlock, cliffUnlock, withdrawn, now };
  const problems = places.ok ? problemsOf(inputs) : problemsOf({ decimals: places });
  if (
    !places.ok ||
    !deposit.ok ||
    !start.ok ||
    !cliff.ok ||
    !end.ok ||
    !startUnlock.ok ||
    !cliffUnlock.ok ||
    !withdrawn.ok ||
    !now.ok
  ) {
    return { problems };
  }
  const timestamps = { start: start.value, end: end.value };
  const stream: ShapedStream = {
    deposited: deposit.value,
    timestamps,
    schedule: {
      model: "linear",
      cliffTime: cliff.value,
      unlockAmounts: { start: startUnlock.value, cliff: cliffUnlock.value },
    },
  };
  const outcome = checkCreate(
    {
      sender: "0x0000000000000000000000000000000000000001",
      totalAmount: deposit.value,
      brokerFee: 0n,
      shape: "",
      timestamps,
      schedule: stream.schedule,
    },
    1n,
  );
  if (!outcome.ok) {
    const field = BLAMED[shortErrorName(outcome.error.name)] ?? "deposit";
    return { problems: { [field]: explainError(outcome.error) } };
  }
  const catchUp =
    cliff.value === 0n
      ? {}
      : { catchUp: catchUpCliffUnlock(deposit.value, timestamps, cliff.value) };
  const streamed = releasedAt(stream, now.value);
  if (withdrawn.value > streamed) {
    return {
      ...catchUp,
      problems: {
        withdrawn:
          "more than what is streamed by now: a withdrawal would revert with SablierLockupBase_Overdraw",
      },
    };
  }
  const lineStart = cliff.value === 0n ? start.value : cliff.value;
  const onLine = deposit.value - startUnlock.value - cliffUnlock.value;
  const next = nextMoment(stream, cliff.value, now.value);
  return {
    ...catchUp,
    problems: {},
    figures: {
      stream,
      decimals,
      now: now.value,
      streamed,
      withdrawable: streamed - withdrawn.value,
      refundable: deposit.value - streamed,
      perDay: (onLine * DAY) / (end.value - lineStart),
      ...(next === undefined ? {} : { next }),
    },
  };
}

function nextMoment(stream: ShapedStream, cliff: bigint, now: bigint): LinearFigures["next"] {
  const { start, end } = stream.timestamps;
  if (streamedBySchedule(stream, now) === stream.deposited) {
    return undefined;
  }
  if (now < start) {
    return { what: "start", time: start };
  }
  return now < cliff ? { what: "cliff", time: cliff } : { what: "end", time: end };
}
