import type { Part, Policy } from "../../../../data/snapshot-policies";
import { formatAmount } from "@site/src/lib/format/amounts";
import { formatDuration } from "@site/src/lib/format/durations";
import {
  type FormValues,
  periodField,
  positiveField,
  problemOf,
  read,
  readElapsed,
  readForm,
  textField,
  tokensField,
  yesNoField,
} from "@site/src/forms";
import { streamedLinear } from "@site/src/lib/lockup";

/** Amounts of the parts, base units. */
export type Parts = Readonly<Record<Part, bigint>>;

/** Decimals of the token of the calculator. */
export const DECIMALS = 18;

/** Start of the calculator's stream, Unix seconds; any moment gives the same amounts. */
const START = 1_767_225_600n;

/** A linear stream without a cliff at the snapshot. Amounts in base units, times in seconds. */
export interface StreamAtSnapshot {
  readonly deposit: bigint;
  readonly duration: bigint;
  /** Seconds from the start to the snapshot. */
  readonly elapsed: bigint;
  readonly withdrawn: bigint;
  /** Seconds from the start to the cancellation; undefined for a stream that was not canceled. */
  readonly canceledAfter: bigint | undefined;
}

function amount(value: bigint): string {
  return formatAmount(value, DECIMALS, { maxDecimals: 4 });
}

/**
 * Divides the deposit of a stream into its parts.
 *
 * @throws RangeError when the stream cannot be in that state: canceled after the snapshot or after
 *   its end, or more withdrawn than was available
 */
export function partsOf(stream: StreamAtSnapshot): Parts {
  const { deposit, duration, elapsed, withdrawn, canceledAfter } = stream;
  if (canceledAfter !== undefined && canceledAfter > elapsed) {
    throw new RangeError(
      `The cancellation after ${formatDuration(canceledAfter)} comes later than the snapshot after ${formatDuration(elapsed)}`,
    );
  }
  if (canceledAfter !== undefined && canceledAfter >= duration) {
    throw new RangeError(
      `The stream ends after ${formatDuration(duration)} and cannot be canceled from then on`,
    );
  }
  const streamed = streamedLinear(
    {
      deposited: deposit,
      timestamps: { start: START, end: START + duration },
      cliffTime: 0n,
      unlockAmounts: { start: 0n, cliff: 0n },
      withdrawn,
    },
    START + (canceledAfter ?? elapsed),
  );
  if (withdrawn > streamed) {
    throw new RangeError(
      `${amount(withdrawn)} tokens cannot have been withdrawn: only ${amount(streamed)} were streamed`,
    );
  }
  const rest = deposit - streamed;
  return {
    withdrawn,
    withdrawable: streamed - withdrawn,
    unstreamed: canceledAfter === undefined ? rest : 0n,
    refunded: canceledAfter === undefined ? 0n : rest,
  };
}

/** Votes that one stream gives under a policy, in base units of the token. */
export function scoreOf(policy: Policy, parts: Parts): bigint {
  return policy.parts.reduce((sum, part) => sum + parts[part], 0n);
}

/**
 * Tokens that count twice when the wallet balance is added: those that were withdrawn, count under
 * the policy all the same, and are still in the wallet.
 */
export function countedTwice(policy: Policy, parts: Parts, wallet: bigint): bigint {
  if (policy.voter === "sender" || !policy.parts.includes("withdrawn")) {
    return 0n;
  }
  return parts.withdrawn < wallet ? parts.withdrawn : wallet;
}

/** Fields of the calculator. */
export const SNAPSHOT_FIELDS = {
  deposit: positiveField("svd", "Deposit", "1200", { caption: "Deposit, tokens" }),
  duration: periodField("svl", "Duration", "40d", { hint: "For example 40d or 1 year." }),
  elapsed: textField("sve", "Snapshot", "20d", readElapsed, {
    caption: "Snapshot, after the start",
  }),
  withdrawn: tokensField("svw", "Withdrawn", "300", { caption: "Withdrawn by then, tokens" }),
  wallet: tokensField("svb", "Wallet balance", "300", {
    caption: "Recipient’s wallet, tokens",
    hint: "Balance of the same token at the snapshot.",
  }),
  canceled: yesNoField("svc", "Canceled", "no", { caption: "Canceled before the snapshot" }),
  canceledAfter: textField("sva", "Canceled after", "15d", readElapsed, {
    caption: "Canceled, after the start",
  }),
};

export type SnapshotField = keyof typeof SNAPSHOT_FIELDS;

/** Result of the calculator. */
export interface SnapshotResult {
  readonly parts: Parts;
  readonly deposit: bigint;
  readonly wallet: bigint;
}

/**
 * Computes the parts of the stream that the fields describe.
 *
 * @returns what is wrong with each field, or with the state of the stream, and the result when
 *   nothing is
 */
export function evaluateSnapshot(texts: FormValues<SnapshotField>): {
  readonly problems: Partial<Record<SnapshotField, string>>;
  readonly impossible: string | undefined;
  readonly result: SnapshotResult | undefined;
} {
  const canceled = texts.canceled === "yes";
  const { problems, values } = readForm(SNAPSHOT_FIELDS, texts, {
    decimals: DECIMALS,
    unused: canceled ? [] : ["canceledAfter"],
  });
  if (values === undefined) return { problems, impossible: undefined, result: undefined };
  const { deposit, wallet } = values;
  const parts = read(() =>
    partsOf({ ...values, canceledAfter: canceled ? values.canceledAfter : undefined }),
  );
  return {
    problems,
    impossible: problemOf(parts),
    result: parts.ok ? { parts: parts.value, deposit, wallet } : undefined,
  };
}
