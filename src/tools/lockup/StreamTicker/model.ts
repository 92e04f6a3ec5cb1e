import {
  type FormValues,
  momentField,
  optionField,
  positiveField,
  readForm,
  tokensField,
} from "@site/src/forms";
import * as flow from "@site/src/lib/flow";
import { streamedLinear } from "@site/src/lib/lockup";

/** The amounts of this piece are whole tokens with 18 decimals. */
export const DECIMALS = 18;

/** Which kind of stream the reader looks at. */
export type Product = "lockup" | "flow";

export const TICKER_FIELDS = {
  product: optionField<Product>("tk", "Product", "lockup", {
    lockup: "Lockup, linear",
    flow: "Flow",
  }),
  amount: positiveField("tka", "Amount", "3000"),
  start: momentField("tks", "Start", "2027-04-01", { hint: "UTC, or Unix seconds." }),
  end: momentField("tke", "End", "2027-05-01"),
  balance: tokensField("tkb", "Deposited", "2000", { hint: "Balance of the stream, tokens." }),
  now: momentField("tkn", "Now", "2027-04-10", { hint: "Where the clock starts." }),
};

export type TickerName = keyof typeof TICKER_FIELDS;

/** A stream that pays an amount between two moments. Base units and Unix seconds. */
export interface TickerSetup {
  readonly product: Product;
  readonly amount: bigint;
  readonly start: bigint;
  readonly end: bigint;
  /** Deposited into a Flow stream; a Lockup stream holds the whole amount. */
  readonly balance: bigint;
  readonly now: bigint;
}

export type TickerEvaluation =
  | { readonly ok: true; readonly setup: TickerSetup; readonly problems?: never }
  | { readonly ok: false; readonly problems: Partial<Record<TickerName, string>> };

/** Reads the fields. */
export function evaluate(texts: FormValues<TickerName>): TickerEvaluation {
  const unused = texts.product === "flow" ? [] : (["balance"] as const);
  const { problems, values } = readForm(TICKER_FIELDS, texts, { decimals: DECIMALS, unused });
  if (values === undefined) return { ok: false, problems };
  const { start, end } = values;
  if (start === 0n) {
    return { ok: false, problems: { start: "the start is 0; use a later moment" } };
  }
  if (end <= start) {
    return { ok: false, problems: { end: "the end must come after the start" } };
  }
  return { ok: true, setup: values };
}

/** Amounts at a moment, base units. */
export interface TickerFigures {
  /** Lockup: streamed amount. Flow: total debt. */
  readonly earned: bigint;
  readonly withdrawable: bigint;
  readonly refundable: bigint;
  /** Flow only: what is owed beyond the balance. */
  readonly uncovered: bigint;
}

function flowStream({ amount, start, end, balance }: TickerSetup): flow.FlowStream {
  return {
    sender: "0x00000000000000000000000000000000000000a1",
    token: "0x00000000000000000000000000000000000000c3",
    tokenDecimals: DECIMALS,
    balance,
    ratePerSecond: flow.ratePerSecond({ amount, decimals: DECIMALS, seconds: end - start }),
    snapshotTime: start,
    snapshotDebtScaled: 0n,
    isTransferable: true,
    isVoided: false,
  };
}

/** Rate per second of the Flow stream, wad. */
export function rateOf(setup: TickerSetup): bigint {
  return flowStream(setup).ratePerSecond;
}

/** First second in which a Flow stream owes more than it holds; undefined without a rate or a balance. */
export function depletionOf(setup: TickerSetup): bigint | undefined {
  const checked = flow.checkDepletionTime(flowStream(setup), 1n, setup.start);
  return checked.ok ? checked.value : undefined;
}

/**
 * Amounts of the stream at a moment, from nothing withdrawn so far.
 *
 * @param now Unix seconds
 */
export function figuresAt(setup: TickerSetup, now: bigint): TickerFigures {
  if (setup.product === "lockup") {
    const earned = streamedLinear(
      {
        deposited: setup.amount,
        timestamps: { start: setup.start, end: setup.end },
        cliffTime: 0n,
        unlockAmounts: { start: 0n, cliff: 0n },
      },
      now,
    );
    return { earned, withdrawable: earned, refundable: setup.amount - earned, uncovered: 0n };
  }
  const stream = flowStream(setup);
  return {
    earned: flow.totalDebtOf(stream, now),
    withdrawable: flow.withdrawableAmountOf(stream, now),
    refundable: flow.refundableAmountOf(stream, now),
    uncovered: flow.uncoveredDebtOf(stream, now),
  };
}

/** First and last moment of the slider: a tenth of the stream before its start, a quarter after its end. */
export function rangeOf({ start, end }: TickerSetup): { first: bigint; last: bigint } {
  const length = end - start;
  const first = start - length / 10n;
  return { first: first < 0n ? 0n : first, last: end + length / 4n };
}
