import type { ContractError } from "@site/src/lib/fixed-point";
import { formatAmount, formatWad, toPlotNumber } from "@site/src/lib/format/amounts";
import { formatDuration } from "@site/src/lib/format/durations";
import type { PlotPoint } from "@site/src/lib/plot";
import type { ActionKind, Reading, Scenario, Step, Timeline } from "./timeline";
import { ACTION_NAMES, depletionsOf, readAtMoment, readBends, startOf } from "./timeline";

/** Buttons that make a call, with its amount. */
export const CALL_LABELS: Readonly<Record<ActionKind, string>> = {
  deposit: "deposit 100",
  withdraw: "withdraw all",
  adjust: "adjust rate to 1,000",
  pause: "pause",
  restart: "restart at 3,000",
  refund: "refund all",
  void: "void",
};

/** Why a call of the simulator reverts, by the error's name after the underscore. */
const REASONS: Readonly<Record<string, string>> = {
  DepositAmountZero: "a deposit must be more than 0.",
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

/** Why a call reverts, with the name of the error. */
export function describeError({ name }: ContractError): string {
  return `Reverts with ${name}: ${REASONS[name.split("_").at(-1) ?? ""] ?? "see the reference of the error."}`;
}

/** A moment in words: the time since the stream was created. */
export function describeMoment(at: bigint): string {
  return at === 0n ? "at creation" : `after ${formatDuration(at)}`;
}

/** What a call did, in one sentence. */
export function describeStep(
  { action, error, moved, fee, after }: Step,
  scenario: Scenario,
): string {
  if (error !== undefined) {
    return describeError(error);
  }
  const tokens = formatAmount(moved ?? 0n, scenario.decimals);
  switch (action.kind) {
    case "deposit":
      return `Adds ${tokens} to the balance.`;
    case "withdraw":
      return fee === 0n
        ? `Pays ${tokens} to the recipient.`
        : `Takes ${tokens}: ${formatAmount((moved ?? 0n) - fee, scenario.decimals)} for the recipient, ${formatAmount(fee, scenario.decimals)} as protocol fee.`;
    case "refund":
      return `Returns ${tokens} to the sender.`;
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

function nameOf({ action, error }: Step): string {
  const name = ACTION_NAMES[action.kind];
  return error === undefined ? name : `${name}, reverts`;
}

/** All moments in which something changes its course, in order. */
export function entriesOf(timeline: Timeline): Entry[] {
  const dry = depletionsOf(timeline).map((at) => ({
    at,
    what: "the debt exceeds the balance",
    reading: readAtMoment(timeline, at),
  }));
  const calls = timeline.steps.map((step) => ({
    at: step.action.at,
    what: nameOf(step),
    reading: step.after,
  }));
  const first = timeline.stretches[0];
  const created =
    first === undefined
      ? []
      : [
          {
            at: 0n,
            what: "create",
            reading: readAtMoment({ ...timeline, stretches: [first] }, 0n),
          },
        ];
  const end = {
    at: timeline.horizon,
    what: "end of the time shown",
    reading: readAtMoment(timeline, timeline.horizon),
  };
  const start = startOf(timeline);
  const started =
    start === undefined
      ? []
      : [{ at: start, what: "the stream starts", reading: readAtMoment(timeline, start) }];
  const middle = [...started, ...dry, ...calls].sort((a, b) => Number(a.at - b.at));
  return [...created, ...middle, end];
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

/** What the plot shows, in words. */
export function describeTimeline(timeline: Timeline): string {
  const calls = timeline.steps.map(
    ({ action, error }) =>
      `${action.kind} ${describeMoment(action.at)}${error === undefined ? "" : " (reverts)"}`,
  );
  const dry = depletionsOf(timeline).map(describeMoment);
  const start = startOf(timeline);
  return [
    "Balance, total debt, withdrawable amount and uncovered debt of a Flow stream.",
    ...(start === undefined ? [] : [`It starts ${describeMoment(start)}.`]),
    calls.length === 0 ? "No calls." : `Calls: ${calls.join("; ")}.`,
    dry.length === 0
      ? "The balance always covers the debt."
      : `The debt exceeds the balance ${dry.join("; ")}.`,
  ].join(" ");
}
