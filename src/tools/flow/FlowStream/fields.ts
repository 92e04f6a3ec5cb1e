import {
  checkAmountText,
  decimalsField,
  type FormValues,
  optionField,
  problemsOf,
  read,
  readElapsed,
  readForm,
  readPeriod,
  readPositiveTokens,
  readTokens,
  textField,
  tokensField,
  wholeField,
} from "@site/src/forms";
import { MAX_UINT40, min } from "@site/src/lib/fixed-point";
import {
  type Action,
  ACTION_KINDS,
  type ActionKind,
  FLOW_RELEASES,
  type FlowRelease,
  hasStartTime,
  NEWEST_FLOW,
  PERIOD_SECONDS,
  ratePerSecond,
  type Scenario,
} from "@site/src/lib/flow";
import { quoteValue } from "@site/src/lib/query";
import { within } from "@site/src/lib/text/read";
import { PERIODS } from "../RateCalculator/calculate";
import { CALLS } from "./describe";

/** Most calls on one timeline. */
export const MAX_CALLS = 12;
/** Longest timeline: 100 years of 365 days, seconds. */
const MAX_HORIZON = 3_153_600_000n;

/** What all presets start from: a stream of 3,000 a month with a deposit of 200, and no calls. */
export const PLAN = {
  release: NEWEST_FLOW as string,
  amount: "3000",
  period: "month",
  start: "0",
  deposit: "200",
  decimals: "6",
  horizon: "30d",
  actions: "",
  now: "0",
};

export type FlowField = keyof typeof PLAN;

/** The fields of the simulator with their default texts. */
export function fieldsOf(initial: FormValues<FlowField>) {
  return {
    release: optionField<FlowRelease>(
      "fsr",
      "Release",
      initial.release,
      FLOW_RELEASES.map((value) => ({ value, label: `Flow ${value}` })),
    ),
    amount: tokensField("fsa", "Rate", initial.amount, {
      caption: "Rate, whole tokens",
      hint: "0 creates a paused stream.",
    }),
    period: optionField("fsp", "Period", initial.period, PERIODS, { caption: "Per" }),
    start: textField("fsb", "Start", initial.start, readElapsed, {
      caption: "Start, after creation",
      hint: "For example 2d. 0 starts at once.",
    }),
    deposit: tokensField("fsi", "First deposit", initial.deposit, {
      caption: "First deposit, whole tokens",
    }),
    decimals: decimalsField("fsd", initial.decimals),
    horizon: textField("fsh", "Time shown", initial.horizon, readHorizon, {
      hint: "For example 30d, 12h or 1y.",
    }),
    actions: textField("fse", "Calls", initial.actions, readCalls, {
      caption: "Calls, one a line",
      hint: `Function, time since creation, amount in whole tokens. Functions: ${ACTION_KINDS.join(", ")}. adjust and restart take the new rate per period. withdraw and refund without an amount take all there is.`,
      rows: 4,
      limit: 60 * MAX_CALLS,
      code: true,
      wide: true,
    }),
    now: wholeField("fsn", "Moment", initial.now, [0n, MAX_UINT40]),
  };
}

const FIELDS = fieldsOf(PLAN);

/** The fields of the stream that do not matter in a release: the start, where it has none. */
export function unusedIn(release: string): readonly FlowField[] {
  const known = FLOW_RELEASES.find((candidate) => candidate === release) ?? NEWEST_FLOW;
  return hasStartTime(known) ? [] : ["start"];
}

function readHorizon(text: string): bigint {
  const seconds = readPeriod(text);
  if (seconds > MAX_HORIZON) {
    throw new RangeError(`"${text}" is longer than 100 years; use a shorter time`);
  }
  return seconds;
}

/** A call as the reader wrote it. */
interface CallText {
  readonly line: string;
  readonly kind: ActionKind;
  /** Seconds after creation. */
  readonly at: bigint;
  /** Empty for a call that takes none, or all there is. */
  readonly amount: string;
}

/**
 * Reads calls, one a line: function, time and amount, separated by commas. Addresses from before have `~`
 * and `:` in place of the line breaks and the commas.
 *
 * @throws RangeError that names the line, or for too many of them
 */
function readCalls(text: string): CallText[] {
  const lines = text.split(/[\n~]/u).filter((line) => line.trim() !== "");
  if (lines.length > MAX_CALLS) {
    throw new RangeError(`${lines.length} calls are too many; use at most ${MAX_CALLS}`);
  }
  return lines.map((line) => within(quoteValue(line), () => readCall(line)));
}

function readCall(line: string): CallText {
  const parts = line.split(/[,:]/u).map((part) => part.trim());
  const [name, at = "", amount = ""] = parts;
  const kind = ACTION_KINDS.find((candidate) => candidate === name);
  if (kind === undefined || parts.length > 3) {
    throw new RangeError(
      `this is not a call; write ${ACTION_KINDS.join(", ")} with time and amount, such as deposit, 5d, 100`,
    );
  }
  const { takes } = CALLS[kind];
  if (takes === "nothing" && amount !== "") {
    throw new RangeError(`${kind} takes no amount; leave ${quoteValue(amount)} out`);
  }
  if (amount !== "" || takes === "tokens" || takes === "rate") checkAmountText(amount);
  return { line, kind, at: readElapsed(at), amount };
}

export interface FlowEvaluation {
  readonly problems: Partial<Record<string, string>>;
  /** Undefined while a field is wrong. */
  readonly scenario?: Scenario;
  /** The chosen moment, seconds after creation, inside the time shown. */
  readonly now?: bigint;
}

/** The scenario that the texts of all fields describe, or what is wrong with them. */
export function evaluate(texts: FormValues<FlowField>): FlowEvaluation {
  const { problems, values } = readForm(FIELDS, texts, { unused: unusedIn(texts.release) });
  if (values === undefined) return { problems };
  const { amount: wanted, period, start, decimals, horizon, now } = values;
  const seconds = PERIOD_SECONDS[period];
  const rateOf = (amount: bigint): bigint => ratePerSecond({ amount, decimals, seconds });
  const actionOf = ({ kind, at, amount }: CallText): Action => {
    if (at > horizon) throw new RangeError("the time is after the time shown; use an earlier one");
    if (amount === "") return { kind, at, amount: undefined };
    return CALLS[kind].takes === "rate"
      ? { kind, at, amount: rateOf(readTokens(amount, decimals)) }
      : { kind, at, amount: readPositiveTokens(amount, decimals) };
  };
  const rate = read(() => {
    // The contract refuses a start in the future for a stream without a rate.
    if (wanted === 0n && start > 0n) {
      throw new RangeError("A stream that starts later needs a rate above 0");
    }
    return rateOf(wanted);
  });
  const actions = read(() =>
    values.actions.map((call) => within(quoteValue(call.line), () => actionOf(call))),
  );
  if (!rate.ok || !actions.ok) return { problems: problemsOf({ amount: rate, actions }) };
  return {
    problems,
    scenario: { ...values, rate: rate.value, actions: actions.value },
    now: min(now, horizon),
  };
}
