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
  type Feeds,
  type LockupRelease,
  type LockupState,
  type LockupStatus,
  refundableAmountOf,
  statusOf,
  streamedAmountOf,
  withdrawableAmountOf,
} from "@site/src/lib/lockup";
import { blame } from "../blame";
import { granularityOf, releaseField, rulesOf } from "../release";

/** The amounts of this piece are whole tokens with 18 decimals. */
export const DECIMALS = 18;

export const STATUS_FIELDS = {
  release: releaseField("sir"),
  deposit: positiveField("sid", "Deposit", "1000", { hint: "Whole tokens, 18 decimals." }),
  start: momentField("sis", "Start", "2029-03-01", { hint: "UTC, or Unix seconds." }),
  cliff: optionalMomentField("sic", "Cliff", "2029-06-01", { hint: "Empty for no cliff." }),
  end: momentField("sie", "End", "2030-03-01", { hint: "UTC, or Unix seconds." }),
  withdrawn: tokensField("siw", "Withdrawn", "0", { hint: "Just before the cancellation or now." }),
  canceledAt: optionalMomentField("six", "Canceled at", "", { hint: "Empty if never." }),
  cancelable: yesNoField("sik", "Cancelable", "yes"),
  transferable: yesNoField("sit", "Transferable", "yes"),
  now: momentField("sin", "Now", "2029-09-01", { hint: "UTC, or Unix seconds." }),
};

export type StatusName = keyof typeof STATUS_FIELDS;

const FIELD_NAMES = Object.keys(STATUS_FIELDS) as StatusName[];

export const SENDER = "0x00000000000000000000000000000000000000a1";
export const RECIPIENT = "0x00000000000000000000000000000000000000b2";
export const OTHER = "0x00000000000000000000000000000000000000c3";
export const STREAM_ID = 1n;

/** An action, who may do it, and the revert it would meet now; no error when it goes through. */
export interface ActionVerdict {
  readonly action: string;
  readonly by: string;
  readonly error?: string;
}

/** A stream at a moment. Amounts in base units. */
export interface StatusReport {
  readonly release: LockupRelease;
  readonly now: bigint;
  readonly status: LockupStatus;
  /** Number that `statusOf` returns. */
  readonly number: number;
  readonly isWarm: boolean;
  readonly wasCanceled: boolean;
  readonly streamed: bigint;
  readonly withdrawable: bigint;
  readonly refundable: bigint;
  readonly actions: readonly ActionVerdict[];
  /** What else the answer has to say. */
  readonly note?: string;
}

export interface StatusEvaluation {
  readonly problems: Partial<Record<StatusName, string>>;
  readonly report?: StatusReport;
}

export function refusal(error: ContractError): string {
  return `the contract reverts with ${formatContractError(error)}`;
}

/** Runs the life of a stream up to now with the model of the contract. */
export function simulate(texts: FormValues<StatusName>): StatusEvaluation {
  const { problems, values } = readForm(STATUS_FIELDS, texts, { decimals: DECIMALS });
  if (values === undefined) return { problems };
  const { release, deposit, start, cliff, end, withdrawn, canceledAt, now } = values;
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
      timestamps: { start, end },
      schedule: {
        model: "linear",
        cliffTime: cliff,
        unlockAmounts: { start: 0n, cliff: 0n },
        ...granularityOf(release, 0n),
      },
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
  return {
    problems: {},
    report: {
      ...reportOf(state, now),
      ...(canceledAt > now ? { note: "The cancellation lies ahead and does not count yet." } : {}),
    },
  };
}

/** A freshly deployed contract of a release. */
export function deployed(release: LockupRelease): LockupState {
  return lockupSimulator.deploy(rulesOf(release, 1n));
}

/**
 * What the contract answers about the one stream of a state, and who can do what with it.
 *
 * @param feeds answers of price feeds, for a price-gated stream
 */
export function reportOf(state: LockupState, now: bigint, feeds?: Feeds): StatusReport {
  const stream = lockupSimulator.getStream(state, STREAM_ID);
  const status = statusOf(stream, now, feeds);
  return {
    release: state.release,
    now,
    status,
    number: LOCKUP_STATUSES.indexOf(status),
    isWarm: isWarm(stream, now, feeds),
    wasCanceled: stream.wasCanceled,
    streamed: streamedAmountOf(stream, now, feeds),
    withdrawable: withdrawableAmountOf(stream, now, feeds),
    refundable: refundableAmountOf(stream, now, feeds),
    actions: actionsOf(state, now, feeds),
  };
}

function actionsOf(state: LockupState, now: bigint, feeds?: Feeds): ActionVerdict[] {
  const asSender = { caller: SENDER, now, ...(feeds && { feeds }) };
  const asRecipient = { ...asSender, caller: RECIPIENT };
  const stream = lockupSimulator.getStream(state, STREAM_ID);
  const amount = withdrawableAmountOf(stream, now, feeds) || 1n;
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
