import {
  ACTION_CALLERS,
  type ActionKind,
  depletionsOf,
  type Reading,
  readAtMoment,
  readBends,
  type Scenario,
  startsOf,
  type Step,
  type Timeline,
} from "@site/src/lib/flow";
import { formatAmount, formatWad, toPlotNumber } from "@site/src/lib/format/amounts";
import { formatDuration } from "@site/src/lib/format/durations";
import type { PlotPoint } from "@site/src/lib/plot";

interface Call {
  /** Function of the contract. */
  readonly fn: string;
  /** Button that makes it, with the amount. */
  readonly button: string;
  /** That amount: whole tokens, or tokens per period for a rate. */
  readonly amount: string;
  /** What the amount is; one `upToAll` may stay empty, which means all there is. */
  readonly takes: "nothing" | "tokens" | "upToAll" | "rate";
}

/** The calls of the simulator. */
export const CALLS: Readonly<Record<ActionKind, Call>> = {
  deposit: { fn: "deposit", button: "deposit 100", amount: "100", takes: "tokens" },
  withdraw: { fn: "withdrawMax", button: "withdraw all", amount: "", takes: "upToAll" },
  adjust: {
    fn: "adjustRatePerSecond",
    button: "adjust rate to 1,000",
    amount: "1000",
    takes: "rate",
  },
  pause: { fn: "pause", button: "pause", amount: "", takes: "nothing" },
  restart: { fn: "restart", button: "restart at 3,000", amount: "3000", takes: "rate" },
  refund: { fn: "refundMax", button: "refund all", amount: "", takes: "upToAll" },
  void: { fn: "void", button: "void", amount: "", takes: "nothing" },
};

/** Why a call of the simulator reverts, by the error's name after the underscore. */
const REASONS: Readonly<Record<string, string>> = {
  NewRatePerSecondZero: "a rate of 0 is a pause; call pause.",
  Overdraw: "the amount is more than the covered debt.",
  RatePerSecondNotDifferent: "the stream has this rate already.",
  RefundAmountZero: "nothing is refundable: the debt covers the whole balance.",
  RefundOverflow: "the amount is more than the balance minus the covered debt.",
  StreamNotPaused: "the stream is not paused.",
  StreamPaused: "the stream is paused or voided.",
  StreamPending: "the stream has not started.",
  StreamVoided: "the stream is voided permanently.",
  WithdrawAmountZero: "nothing is withdrawable.",
  Panic: "a number no longer fits its type.",
};

/** A moment in words: the time since the stream was created. */
export function describeMoment(at: bigint): string {
  return at === 0n ? "at creation" : `after ${formatDuration(at)}`;
}

/**
 * What a call did, in one sentence.
 *
 * @param decimals token decimals, here and below
 */
export function describeStep({ action, error, moved, after }: Step, decimals: number): string {
  if (error !== undefined) {
    const reason = REASONS[error.name.split("_").at(-1) ?? ""];
    return `Reverts with ${error.name}: ${reason ?? "see the reference of the error."}`;
  }
  const amount = formatAmount(moved, decimals);
  switch (action.kind) {
    case "deposit":
      return `Adds ${amount} to the balance.`;
    case "withdraw":
      return `Pays ${amount} to the recipient.`;
    case "refund":
      return `Returns ${amount} to the sender.`;
    case "pause":
      return "The debt stops growing and stays owed.";
    case "adjust":
    case "restart":
      return `The debt grows by ${formatWad(after.rate)} a second from here.`;
    case "void":
      return "The stream ends permanently. Uncovered debt is written off.";
  }
}

/** When the balance runs out, in words. */
export function describeDepletion({ depletion, uncovered, rate, balance }: Reading): string {
  if (uncovered > 0n) {
    return "has run out";
  }
  if (depletion !== undefined && depletion > 0n) {
    return describeMoment(depletion);
  }
  return rate > 0n && balance === 0n ? "with the next unit of debt" : "not by time alone";
}

/** A row of the table: a moment, what happens in it, and the figures after it. */
export interface Entry {
  readonly at: bigint;
  readonly what: string;
  readonly reading: Reading;
}

/** All moments in which something changes its course, in order. */
export function entriesOf(timeline: Timeline, decimals: number): Entry[] {
  const { created, steps, horizon } = timeline;
  const entry = (at: bigint, what: string): Entry => ({
    at,
    what,
    reading: readAtMoment(timeline, at),
  });
  const middle = [
    ...startsOf(timeline).map((at) => entry(at, "the stream starts")),
    ...depletionsOf(timeline).map((at) => entry(at, "the debt exceeds the balance")),
    ...steps.map((step): Entry => {
      const { kind, at } = step.action;
      const what = `${kind} (${ACTION_CALLERS[kind]}): ${describeStep(step, decimals)}`;
      return { at, what, reading: step.after };
    }),
  ];
  return [
    { at: 0n, what: "create", reading: created },
    ...middle.sort((a, b) => Number(a.at - b.at)),
    entry(horizon, "end of the time shown"),
  ];
}

/** Unit of the time axis: seconds per unit and its name. */
export function timeUnit(horizon: bigint): { readonly seconds: number; readonly name: string } {
  if (horizon > 2n * 86_400n) return { seconds: 86_400, name: "days" };
  if (horizon > 2n * 3600n) return { seconds: 3600, name: "hours" };
  return { seconds: 1, name: "seconds" };
}

/** One line of the plot. */
export interface Curve {
  readonly name: string;
  readonly points: readonly PlotPoint[];
}

/** The lines of the plot, over time in units of the axis. */
export function curvesOf(timeline: Timeline, decimals: number): readonly Curve[] {
  const { seconds } = timeUnit(timeline.horizon);
  const readings = readBends(timeline);
  const curve = (name: string, pick: (reading: Reading) => bigint): Curve => ({
    name,
    points: readings.map((reading) => ({
      x: Number(reading.at) / seconds,
      y: toPlotNumber(pick(reading), decimals),
    })),
  });
  return [
    curve("Balance", ({ balance }) => balance),
    curve("Total debt", ({ totalDebt }) => totalDebt),
    curve("Withdrawable (covered debt)", ({ covered }) => covered),
    curve("Uncovered debt", ({ uncovered }) => uncovered),
  ];
}

/** The stream and what happens to it, in words. */
export function describeTimeline(
  timeline: Timeline,
  { release, rate, deposit, decimals }: Scenario,
): string {
  const calls = timeline.steps.map(
    ({ action, error }) =>
      `${action.kind} ${describeMoment(action.at)}${error === undefined ? "" : " (reverts)"}`,
  );
  const dry = depletionsOf(timeline).map(describeMoment);
  return [
    `Balance, total debt, withdrawable amount and uncovered debt of a stream of Flow ${release} with a rate of ${formatWad(rate)} tokens per second and a first deposit of ${formatAmount(deposit, decimals)}.`,
    ...startsOf(timeline).map((at) => `It starts ${describeMoment(at)}.`),
    calls.length === 0 ? "No calls." : `Calls: ${calls.join("; ")}.`,
    dry.length === 0
      ? "The balance always covers the debt."
      : `The debt exceeds the balance ${dry.join("; ")}.`,
  ].join(" ");
}
