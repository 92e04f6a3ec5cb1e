import type { ContractError } from "@site/src/lib/fixed-point";
import { formatAmount } from "@site/src/lib/format/amounts";
import { formatDateTime } from "@site/src/lib/format/dates";
import {
  type FormValues,
  momentField,
  optionalMomentField,
  optionField,
  positiveField,
  readForm,
  tokensField,
} from "@site/src/forms";
import {
  checkCreate,
  lockupSimulator,
  type LockupRelease,
  type LockupStatus,
  type LockupStream,
  scheduledAmountOf,
  statusOf,
} from "@site/src/lib/lockup";
import { shortErrorName } from "@site/src/lib/shapes";
import { granularityOf, releaseField, rulesOf } from "../release";

/** Decimals of the token in the calculation. */
export const DECIMALS = 18;

/** Ids and addresses that stand for the one stream of the calculation and its people. */
const STREAM_ID = 1n;
const SENDER = "0x0000000000000000000000000000000000000001";
const STRANGER = "0x0000000000000000000000000000000000000002";
const TOKEN = "0x0000000000000000000000000000000000000004";

/** Enough for a linear stream, which has neither segments nor tranches. */
const MAX_COUNT = 1n;

const DATE_HINT = { hint: "UTC, for example 2026-04-10 12:00." };

export const CANCEL_FIELDS = {
  release: releaseField("ccr"),
  caller: optionField(
    "cca",
    "Caller",
    "sender",
    {
      sender: "The sender",
      recipient: "The recipient",
      funder: "The funder, not the sender",
      operator: "An approved operator",
      admin: "The protocol's admin or comptroller",
    },
    { caption: "Who sends the transaction" },
  ),
  flag: optionField(
    "ccf",
    "Cancelable",
    "yes",
    { yes: "Cancelable", no: "Not cancelable, or renounced" },
    { caption: "The stream is" },
  ),
  past: optionField(
    "ccp",
    "So far",
    "untouched",
    { untouched: "Not canceled yet", canceled: "Canceled before" },
    { caption: "Until now it was" },
  ),
  now: momentField("cct", "Time of the cancel", "2026-04-10", DATE_HINT),
  deposit: positiveField("ccd", "Deposit", "3000", {
    caption: "Deposit, tokens",
    hint: "Before v3.0 after the broker fee, which does not come back.",
  }),
  withdrawn: tokensField("ccw", "Withdrawn", "0", { caption: "Withdrawn so far, tokens" }),
  start: momentField("ccs", "Start", "2026-04-01", DATE_HINT),
  end: momentField("cce", "End", "2026-05-01", DATE_HINT),
  cliff: optionalMomentField("ccc", "Cliff", "", { hint: "Empty for none." }),
  startUnlock: tokensField("ccu", "Unlock at start", "0", {
    caption: "Unlock at the start, tokens",
  }),
  cliffUnlock: tokensField("ccv", "Unlock at cliff", "0", {
    caption: "Unlock at the cliff, tokens",
  }),
} as const;

export type CancelField = keyof typeof CANCEL_FIELDS;

/** What a cancel does; amounts in base units. */
export type CancelOutcome =
  | {
      readonly ok: true;
      /** Sent to the sender in the same transaction. */
      readonly senderGets: bigint;
      /** Stays in the contract for the recipient. */
      readonly recipientKeeps: bigint;
      readonly withdrawn: bigint;
      readonly before: LockupStatus;
      readonly after: LockupStatus;
    }
  | {
      readonly ok: false;
      readonly release: LockupRelease;
      readonly error: ContractError;
      readonly before: LockupStatus;
    };

export interface CancelEvaluation {
  readonly problems: Partial<Record<CancelField, string>>;
  readonly outcome: CancelOutcome | undefined;
}

interface CreateProblem {
  readonly field: CancelField;
  readonly problem: string;
}

/** What the contract would refuse when such a stream is created, at the field to correct. */
const CREATE_PROBLEMS: Readonly<Record<string, CreateProblem>> = {
  StartTimeZero: {
    field: "start",
    problem: "A stream cannot start at 1970-01-01 00:00; use a later time",
  },
  StartTimeNotLessThanCliffTime: {
    field: "cliff",
    problem: "The cliff must come after the start; leave it empty for none",
  },
  CliffTimeNotLessThanEndTime: {
    field: "cliff",
    problem: "The cliff must come before the end; leave it empty for none",
  },
  CliffTimeZeroUnlockAmountNotZero: {
    field: "cliffUnlock",
    problem: "Without a cliff nothing can unlock at it; use 0 or set a cliff",
  },
  StartTimeNotLessThanEndTime: {
    field: "end",
    problem: "The end must come after the start",
  },
  UnlockAmountsSumTooHigh: {
    field: "startUnlock",
    problem: "The two unlocks are more than the deposit",
  },
  Panic: { field: "startUnlock", problem: "The sum of the two unlocks does not fit uint128" },
};

/** Runs a cancel of a linear stream on the model of the contract, or says what is wrong. */
export function evaluate(texts: FormValues<CancelField>): CancelEvaluation {
  const { problems, values } = readForm(CANCEL_FIELDS, texts, { decimals: DECIMALS });
  if (values === undefined) return { problems, outcome: undefined };
  const { release, caller, flag, past, now, deposit, withdrawn, start, end, cliff } = values;
  const stream: LockupStream = {
    sender: SENDER,
    token: TOKEN,
    timestamps: { start, end },
    schedule: {
      model: "linear",
      cliffTime: cliff,
      unlockAmounts: { start: values.startUnlock, cliff: values.cliffUnlock },
      ...granularityOf(release, 0n),
    },
    amounts: { deposited: deposit, withdrawn, refunded: 0n },
    isCancelable: flag === "yes" && past !== "canceled",
    wasCanceled: past === "canceled",
    isDepleted: withdrawn === deposit,
    isTransferable: true,
  };
  const refused = createProblem(stream, release);
  if (refused !== undefined) {
    return { problems: { [refused.field]: refused.problem }, outcome: undefined };
  }
  const released = scheduledAmountOf(stream, now);
  if (withdrawn > released) {
    const most = formatAmount(released, DECIMALS);
    const problem = `${texts.withdrawn.trim()} is more than the ${most} streamed by ${formatDateTime(now)}`;
    return { problems: { withdrawn: problem }, outcome: undefined };
  }
  const outcome = cancel(stream, caller === "sender" ? SENDER : STRANGER, now, release);
  return { problems, outcome };
}

function createProblem(stream: LockupStream, release: LockupRelease): CreateProblem | undefined {
  const checked = checkCreate(
    {
      sender: stream.sender,
      totalAmount: stream.amounts.deposited,
      brokerFee: 0n,
      shape: "",
      timestamps: stream.timestamps,
      schedule: stream.schedule,
    },
    rulesOf(release, MAX_COUNT),
  );
  if (checked.ok) return undefined;
  const problem = CREATE_PROBLEMS[shortErrorName(checked.error.name)];
  if (problem === undefined) {
    throw new Error(`No text for ${checked.error.name}; add one to CREATE_PROBLEMS.`);
  }
  return problem;
}

function cancel(
  stream: LockupStream,
  caller: string,
  now: bigint,
  release: LockupRelease,
): CancelOutcome {
  const deployed = lockupSimulator.deploy(rulesOf(release, MAX_COUNT));
  const state = { ...deployed, streams: new Map([[STREAM_ID, stream]]) };
  const before = statusOf(stream, now);
  const result = lockupSimulator.cancel(state, { caller, now }, STREAM_ID);
  if (!result.ok) return { ok: false, release, error: result.error, before };
  const canceled = lockupSimulator.getStream(result.state, STREAM_ID);
  const { deposited, withdrawn, refunded } = canceled.amounts;
  return {
    ok: true,
    senderGets: refunded,
    recipientKeeps: deposited - refunded - withdrawn,
    withdrawn,
    before,
    after: statusOf(canceled, now),
  };
}
