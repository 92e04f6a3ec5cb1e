import {
  decimalsField,
  type FormValues,
  momentField,
  optionalMomentField,
  positiveField,
  readForm,
  tokensField,
  yesNoField,
} from "@site/src/forms";
import { type ContractError, formatContractError } from "@site/src/lib/fixed-point";
import {
  catchUpCliffUnlock,
  lockupSimulator,
  type LockupStatus,
  statusOf,
} from "@site/src/lib/lockup";
import { releasedAt, type ShapedStream } from "@site/src/lib/shapes";
import { blame } from "../blame";
import {
  chosenRelease,
  granularityField,
  granularityOf,
  hasGranularity,
  releaseField,
} from "../release";
import {
  deployed,
  OTHER,
  RECIPIENT,
  reportOf,
  SENDER,
  type StatusReport,
  STREAM_ID,
} from "./report";

const DAY = 86_400n;

/** Most decimals of a token that the tool takes. */
const MOST_DECIMALS = 36;

const TOKENS_HINT = { hint: "Whole tokens." };
const MOMENT_HINT = { hint: "UTC, or Unix seconds." };

/** The worked example: 3,000 tokens for the 30 days of an April. */
export const LINEAR_FIELDS = {
  release: releaseField("lcr"),
  deposit: positiveField("lcd", "Deposit", "3000", TOKENS_HINT),
  decimals: decimalsField("lcn", "18", { highest: MOST_DECIMALS, hint: "USDC 6, DAI 18." }),
  start: momentField("lcs", "Start", "2030-04-01", MOMENT_HINT),
  cliff: optionalMomentField("lcc", "Cliff", "", { hint: "Empty for no cliff." }),
  end: momentField("lce", "End", "2030-05-01", MOMENT_HINT),
  startUnlock: tokensField("lcu", "Start unlock", "0", TOKENS_HINT),
  cliffUnlock: tokensField("lck", "Cliff unlock", "0", TOKENS_HINT),
  granularity: granularityField("lcg"),
  cancelable: yesNoField("lca", "Cancelable", "yes", { hint: "No after a renounce, too." }),
  transferable: yesNoField("lcf", "Transferable", "yes"),
  withdrawn: tokensField("lcw", "Withdrawn so far", "0", TOKENS_HINT),
  canceledAt: optionalMomentField("lcx", "Canceled at", "", { hint: "Empty if never." }),
  now: momentField("lct", "Now", "2030-04-10", { hint: "The moment to look at." }),
};

export type LinearName = keyof typeof LINEAR_FIELDS;

const FIELD_NAMES = Object.keys(LINEAR_FIELDS) as LinearName[];

/** The fields that do not matter in the chosen release. */
export function unusedFields(texts: FormValues<LinearName>): LinearName[] {
  return hasGranularity(chosenRelease(texts.release)) ? [] : ["granularity"];
}

/** A linear stream at a moment. Amounts in base units, times in seconds. */
export interface LinearFigures {
  readonly report: StatusReport;
  readonly stream: ShapedStream;
  readonly decimals: number;
  /** Streamed per day on the line that runs now or comes next; 0 when nothing is left for a line. */
  readonly perDay: bigint;
  /** Unlocks in steps of more than a second: their distance in seconds and the amount of each. */
  readonly step?: { readonly every: bigint; readonly amount: bigint };
  /** The next moment at which something unlocks at once or the stream is complete. */
  readonly next?: { readonly what: "start" | "cliff" | "step" | "end"; readonly time: bigint };
  /** The status after a cancel by the sender now, or why it reverts. */
  readonly cancel:
    | { readonly ok: true; readonly status: LockupStatus }
    | { readonly ok: false; readonly error: ContractError };
  /** Whether the cancellation that the reader has entered lies ahead. */
  readonly isCanceledLater: boolean;
}

export interface LinearEvaluation {
  readonly problems: Partial<Record<LinearName, string>>;
  readonly figures?: LinearFigures;
  /** Cliff unlock that catches up with a straight line from the start; absent without a cliff. */
  readonly catchUp?: bigint;
}

/** Runs the life of a linear stream up to now on the model of the contract. */
export function evaluate(texts: FormValues<LinearName>): LinearEvaluation {
  const unused = unusedFields(texts);
  const { problems, values } = readForm(LINEAR_FIELDS, texts, { unused });
  if (values === undefined) return { problems };
  const { release, deposit, decimals, start, cliff, end, withdrawn, canceledAt, now } = values;
  const timestamps = { start, end };
  const granularity = granularityOf(release, values.granularity);
  const stream: ShapedStream = {
    deposited: deposit,
    timestamps,
    schedule: {
      model: "linear",
      cliffTime: cliff,
      unlockAmounts: { start: values.startUnlock, cliff: values.cliffUnlock },
      ...granularity,
    },
  };
  const created = lockupSimulator.create(
    deployed(release),
    { caller: SENDER, now },
    {
      sender: SENDER,
      recipient: RECIPIENT,
      totalAmount: deposit,
      token: OTHER,
      cancelable: values.cancelable === "yes",
      transferable: values.transferable === "yes",
      shape: "",
      timestamps,
      schedule: stream.schedule,
    },
  );
  if (!created.ok) {
    const used = FIELD_NAMES.filter((name) => !unused.includes(name));
    return { problems: blame(created.error, used) };
  }
  const catchUp = cliff === 0n ? {} : { catchUp: catchUpCliffUnlock(deposit, timestamps, cliff) };
  const cancels = canceledAt > 0n && canceledAt <= now;
  const lastMove = cancels ? canceledAt : now;
  let state = created.state;
  if (withdrawn > 0n) {
    const byRecipient = { caller: RECIPIENT, now: lastMove };
    const outcome = lockupSimulator.withdraw(state, byRecipient, STREAM_ID, RECIPIENT, withdrawn);
    if (!outcome.ok) return { ...catchUp, problems: { withdrawn: refusal(outcome.error) } };
    state = outcome.state;
  }
  if (cancels) {
    const outcome = lockupSimulator.cancel(state, { caller: SENDER, now: lastMove }, STREAM_ID);
    if (!outcome.ok) return { ...catchUp, problems: { canceledAt: refusal(outcome.error) } };
    state = outcome.state;
  }
  const lineStart = cliff === 0n ? start : cliff;
  const onLine = deposit - values.startUnlock - values.cliffUnlock;
  const every = granularity.granularity ?? 1n;
  const next = nextMoment(stream, cliff, every, now);
  const step = every > 1n ? { step: { every, amount: (onLine * every) / (end - lineStart) } } : {};
  const cancel = lockupSimulator.cancel(state, { caller: SENDER, now }, STREAM_ID);
  return {
    ...catchUp,
    problems: {},
    figures: {
      report: reportOf(state, now),
      stream,
      decimals,
      perDay: (onLine * DAY) / (end - lineStart),
      ...step,
      ...(next === undefined ? {} : { next }),
      cancel: cancel.ok
        ? { ok: true, status: statusOf(lockupSimulator.getStream(cancel.state, STREAM_ID), now) }
        : cancel,
      isCanceledLater: canceledAt > now,
    },
  };
}

function refusal(error: ContractError): string {
  return `the contract reverts with ${formatContractError(error)}`;
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
