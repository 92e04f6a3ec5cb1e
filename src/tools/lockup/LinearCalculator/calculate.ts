import {
  decimalsField,
  type FormValues,
  momentField,
  optionalMomentField,
  positiveField,
  readForm,
  tokensField,
} from "@site/src/forms";
import {
  catchUpCliffUnlock,
  checkCreate,
  lockupError,
  type LockupRelease,
} from "@site/src/lib/lockup";
import { releasedAt, type ShapedStream } from "@site/src/lib/shapes";
import { blame } from "../blame";
import {
  chosenRelease,
  granularityField,
  granularityOf,
  hasGranularity,
  releaseField,
  rulesOf,
} from "../release";

const DAY = 86_400n;

/** Most decimals of a token that the calculator takes. */
const MOST_DECIMALS = 36;

/** The worked example: 3,000 tokens for the 30 days of an April. */
export const LINEAR_FIELDS = {
  release: releaseField("lcr"),
  deposit: positiveField("lcd", "Deposit", "3000", { hint: "Whole tokens." }),
  decimals: decimalsField("lcn", "18", { highest: MOST_DECIMALS, hint: "USDC 6, DAI 18." }),
  start: momentField("lcs", "Start", "2030-04-01", { hint: "UTC, or Unix seconds." }),
  cliff: optionalMomentField("lcc", "Cliff", "", { hint: "Empty for no cliff." }),
  end: momentField("lce", "End", "2030-05-01", { hint: "UTC, or Unix seconds." }),
  startUnlock: tokensField("lcu", "Start unlock", "0", { hint: "Whole tokens." }),
  cliffUnlock: tokensField("lck", "Cliff unlock", "0", { hint: "Whole tokens." }),
  granularity: granularityField("lcg"),
  withdrawn: tokensField("lcw", "Withdrawn so far", "0", { hint: "Whole tokens." }),
  now: momentField("lct", "Now", "2030-04-10", { hint: "The moment to look at." }),
};

export type LinearName = keyof typeof LINEAR_FIELDS;

const FIELD_NAMES = Object.keys(LINEAR_FIELDS) as LinearName[];

/** The fields that matter in the chosen release, in the order of the form. */
export function usedFields(texts: FormValues<LinearName>): LinearName[] {
  const isStepped = hasGranularity(chosenRelease(texts.release));
  return FIELD_NAMES.filter((name) => name !== "granularity" || isStepped);
}

/** What is available in a linear stream at a moment. Amounts in base units, times in seconds. */
export interface LinearFigures {
  readonly release: LockupRelease;
  readonly stream: ShapedStream;
  readonly decimals: number;
  readonly now: bigint;
  readonly streamed: bigint;
  readonly withdrawable: bigint;
  readonly refundable: bigint;
  /** Streamed per day on the line that runs now or comes next; 0 when nothing is left for a line. */
  readonly perDay: bigint;
  /** Unlocks in steps of more than a second: their distance in seconds and the amount of each. */
  readonly step?: { readonly every: bigint; readonly amount: bigint };
  /** The next moment at which something unlocks at once or the stream is complete. */
  readonly next?: { readonly what: "start" | "cliff" | "step" | "end"; readonly time: bigint };
}

export interface LinearEvaluation {
  readonly problems: Partial<Record<LinearName, string>>;
  readonly figures?: LinearFigures;
  /** Cliff unlock that catches up with a straight line from the start; absent without a cliff. */
  readonly catchUp?: bigint;
}

/** Turns what the reader has written into figures, or into a problem per field. */
export function evaluate(texts: FormValues<LinearName>): LinearEvaluation {
  const used = usedFields(texts);
  const unused = FIELD_NAMES.filter((name) => !used.includes(name));
  const { problems, values } = readForm(LINEAR_FIELDS, texts, { unused });
  if (values === undefined) return { problems };
  const { deposit, decimals, start, cliff, end, startUnlock, cliffUnlock, withdrawn, now } = values;
  const { release } = values;
  const granularity = granularityOf(release, values.granularity);
  const timestamps = { start, end };
  const stream: ShapedStream = {
    deposited: deposit,
    timestamps,
    schedule: {
      model: "linear",
      cliffTime: cliff,
      unlockAmounts: { start: startUnlock, cliff: cliffUnlock },
      ...granularity,
    },
  };
  const outcome = checkCreate(
    {
      sender: "0x0000000000000000000000000000000000000001",
      totalAmount: deposit,
      brokerFee: 0n,
      shape: "",
      timestamps,
      schedule: stream.schedule,
    },
    rulesOf(release, 1n),
  );
  if (!outcome.ok) {
    return { problems: blame(outcome.error, used) };
  }
  const catchUp = cliff === 0n ? {} : { catchUp: catchUpCliffUnlock(deposit, timestamps, cliff) };
  const streamed = releasedAt(stream, now);
  if (withdrawn > streamed) {
    return {
      ...catchUp,
      problems: {
        withdrawn: `more than what is streamed by now: a withdrawal would revert with ${lockupError(release, "Overdraw")}`,
      },
    };
  }
  const lineStart = cliff === 0n ? start : cliff;
  const onLine = deposit - startUnlock - cliffUnlock;
  const every = granularity.granularity ?? 1n;
  const next = nextMoment(stream, cliff, every, now);
  const step = every > 1n ? { step: { every, amount: (onLine * every) / (end - lineStart) } } : {};
  return {
    ...catchUp,
    problems: {},
    figures: {
      release,
      stream,
      decimals,
      now,
      streamed,
      withdrawable: streamed - withdrawn,
      refundable: deposit - streamed,
      perDay: (onLine * DAY) / (end - lineStart),
      ...step,
      ...(next === undefined ? {} : { next }),
    },
  };
}

function nextMoment(
  stream: ShapedStream,
  cliff: bigint,
  every: bigint,
  now: bigint,
): LinearFigures["next"] {
  const { start, end } = stream.timestamps;
  if (releasedAt(stream, now) === stream.deposited) {
    return undefined;
  }
  if (now < start) {
    return { what: "start", time: start };
  }
  if (now < cliff) {
    return { what: "cliff", time: cliff };
  }
  const lineStart = cliff === 0n ? start : cliff;
  const step = lineStart + ((now - lineStart) / every + 1n) * every;
  return every > 1n && step < end ? { what: "step", time: step } : { what: "end", time: end };
}
