import type { ContractError } from "@site/src/lib/fixed-point";
import {
  type FormValues,
  momentField,
  optionalMomentField,
  positiveField,
  readForm,
  tokensField,
  yesNoField,
} from "@site/src/forms";
import { formatContractError } from "@site/src/lib/fixed-point";
import {
  isWarm,
  LOCKUP_STATUSES,
  lockupSimulator,
  type LockupState,
  type LockupStatus,
  type LockupStream,
  refundableAmountOf,
  statusOf,
  streamedAmountOf,
  withdrawableAmountOf,
} from "@site/src/lib/lockup";
import { blame } from "../blame";

/** The amounts of this piece are whole tokens with 18 decimals. */
export const DECIMALS = 18;

export const STATUS_FIELDS = {
  deposit: positiveField("sid", "Deposit", "1000", { hint: "Whole tokens, 18 decimals." }),
  start: momentField("sis", "Start", "2025-03-01", { hint: "UTC, or Unix seconds." }),
  cliff: optionalMomentField("sic", "Cliff", "2025-06-01", { hint: "Empty for no cliff." }),
  end: momentField("sie", "End", "2026-03-01", { hint: "UTC, or Unix seconds." }),
  withdrawn: tokensField("siw", "Withdrawn", "0", { hint: "Just before the cancellation or now." }),
  canceledAt: optionalMomentField("six", "Canceled at", "", { hint: "Empty if never." }),
  cancelable: yesNoField("sik", "Cancelable", "yes"),
  transferable: yesNoField("sit", "Transferable", "yes"),
  now: momentField("sin", "Now", "2025-09-01", { hint: "UTC, or Unix seconds." }),
};

export type StatusName = keyof typeof STATUS_FIELDS;

const FIELD_NAMES = Object.keys(STATUS_FIELDS) as StatusName[];

const SENDER = "0x00000000000000000000000000000000000000a1";
const RECIPIENT = "0x00000000000000000000000000000000000000b2";
const OTHER = "0x00000000000000000000000000000000000000c3";
const CONTRACT = "0x00000000000000000000000000000000000000d4";
const STREAM_ID = 1n;

/** An action, who may do it, and the revert it would meet now; no error when it goes through. */
export interface ActionVerdict {
  readonly action: string;
  readonly by: string;
  readonly error?: string;
}

/** A stream at a moment. Amounts in base units. */
export interface StatusReport {
  readonly status: LockupStatus;
  /** Number that `statusOf` returns. */
  readonly number: number;
  readonly isWarm: boolean;
  readonly wasCanceled: boolean;
  readonly streamed: bigint;
  readonly withdrawable: bigint;
  readonly refundable: bigint;
  readonly actions: readonly ActionVerdict[];
  /** Whether the cancellation lies after now and has not happened yet. */
  readonly cancelsLater: boolean;
}

export interface StatusEvaluation {
  readonly problems: Partial<Record<StatusName, string>>;
  readonly report?: StatusReport;
}

function refusal(error: ContractError): string {
  return `the contract reverts with ${formatContractError(error)}`;
}

/** Runs the life of a stream up to now with the model of the contract. */
export function simulate(texts: FormValues<StatusName>): StatusEvaluation {
  const { problems, values } = readForm(STATUS_FIELDS, texts, { decimals: DECIMALS });
  if (values === undefined) return { problems };
  const { deposit, start, cliff, end, withdrawn, canceledAt, now } = values;
  const created = lockupSimulator.create(
    lockupSimulator.deploy({ address: CONTRACT, admin: OTHER, maxCount: 1n }),
    { caller: SENDER, now },
    {
      sender: SENDER,
      recipient: RECIPIENT,
      totalAmount: deposit,
      token: OTHER,
      cancelable: values.cancelable === "yes",
      transferable: values.transferable === "yes",
      shape: "",
      broker: { account: OTHER, fee: 0n },
    },
    {
      fn: "createWithTimestampsLL",
      timestamps: { start, end },
      unlockAmounts: { start: 0n, cliff: 0n },
      cliffTime: cliff,
    },
  );
  if (!created.ok) {
    return { problems: blame(created.error, FIELD_NAMES) };
  }
  const cancels = canceledAt > 0n && canceledAt <= now;
  const lastMove = cancels ? canceledAt : now;
  let state = created.state;
  if (withdrawn > 0n) {
    const outcome = lockupSimulator.withdraw(
      state,
      { caller: RECIPIENT, now: lastMove },
      STREAM_ID,
      RECIPIENT,
      withdrawn,
    );
    if (!outcome.ok) {
      return { problems: { withdrawn: refusal(outcome.error) } };
    }
    state = outcome.state;
  }
  if (cancels) {
    const outcome = lockupSimulator.cancel(state, { caller: SENDER, now: lastMove }, STREAM_ID);
    if (!outcome.ok) {
      return { problems: { canceledAt: refusal(outcome.error) } };
    }
    state = outcome.state;
  }
  const stream = lockupSimulator.getStream(state, STREAM_ID);
  return {
    problems: {},
    report: {
      ...figuresOf(stream, now),
      actions: actionsOf(state, stream, now),
      cancelsLater: canceledAt > now,
    },
  };
}

function figuresOf(
  stream: LockupStream,
  now: bigint,
): Omit<StatusReport, "actions" | "cancelsLater"> {
  const status = statusOf(stream, now);
  return {
    status,
    number: LOCKUP_STATUSES.indexOf(status),
    isWarm: isWarm(stream, now),
    wasCanceled: stream.wasCanceled,
    streamed: streamedAmountOf(stream, now),
    withdrawable: withdrawableAmountOf(stream, now),
    refundable: refundableAmountOf(stream, now),
  };
}

function actionsOf(state: LockupState, stream: LockupStream, now: bigint): ActionVerdict[] {
  const asSender = { caller: SENDER, now };
  const asRecipient = { caller: RECIPIENT, now };
  const amount = withdrawableAmountOf(stream, now) || 1n;
  const verdict = (
    action: string,
    by: string,
    outcome: { readonly ok: true } | { readonly ok: false; readonly error: ContractError },
  ): ActionVerdict =>
    outcome.ok ? { action, by } : { action, by, error: formatContractError(outcome.error) };
  return [
    verdict(
      "Withdraw to the recipient",
      "anyone",
      lockupSimulator.withdraw(state, asRecipient, STREAM_ID, RECIPIENT, amount),
    ),
    verdict("Cancel", "sender", lockupSimulator.cancel(state, asSender, STREAM_ID)),
    verdict("Renounce", "sender", lockupSimulator.renounce(state, asSender, STREAM_ID)),
    verdict(
      "Transfer the NFT",
      "recipient",
      lockupSimulator.transferFrom(state, asRecipient, RECIPIENT, OTHER, STREAM_ID),
    ),
    verdict("Burn the NFT", "recipient", lockupSimulator.burn(state, asRecipient, STREAM_ID)),
  ];
}
