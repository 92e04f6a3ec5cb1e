import {
  checkAmountText,
  decimalsField,
  type FormValues,
  momentField,
  optionField,
  periodField,
  problemsOf,
  read,
  readElapsed,
  readForm,
  readPeriod,
  readPositiveTokens,
  textField,
  tokensField,
  wholeField,
} from "@site/src/forms";
import type { FormProblems } from "@site/src/forms/useForm";
import { MAX_UINT40 } from "@site/src/lib/fixed-point";
import { MAX_FEE } from "@site/src/lib/fees";
import { formatPercent, parsePercent } from "@site/src/lib/format/amounts";
import { escapePart, quoteValue, unescapePart } from "@site/src/lib/query";
import { PERIODS, readRate } from "../RateCalculator/calculate";
import {
  type Action,
  ACTION_KINDS,
  type ActionKind,
  FLOW_RELEASES,
  type FlowRelease,
  hasStartTime,
  NEWEST_FLOW,
  type Period,
  type Scenario,
} from "@site/src/lib/flow";
import { actionName, CALLS } from "./describe";

/** Most actions on one timeline. */
export const MAX_ACTIONS = 12;
/** Longest timeline: 100 years of 365 days, seconds. */
const MAX_HORIZON = 3_153_600_000n;
/** The fields of one action. */
export const ACTION_FIELDS = {
  kind: optionField(
    "",
    "Function",
    "deposit",
    ACTION_KINDS.map((value) => ({ value, label: actionName(value) })),
  ),
  at: textField("", "Time since creation", "0", readElapsed),
  amount: tokensField("", "Amount, whole tokens", ""),
};

/** One action as the reader wrote it. */
export interface ActionText extends FormValues<"at" | "amount"> {
  readonly kind: ActionKind;
}

/** What is wrong with an action. */
export type ActionProblem = FormProblems<keyof ActionText>;

/** The fields of the stream that do not matter in a release: token fees, or a start time. */
export function unusedIn(release: string): readonly FlowField[] {
  return hasStartTime(FLOW_RELEASES.find((known) => known === release) ?? NEWEST_FLOW)
    ? ["fee"]
    : ["start"];
}

/** What all presets start from: a stream of 3,000 a month with a deposit of 200, and no calls. */
export const PLAN = {
  release: NEWEST_FLOW as string,
  amount: "3000",
  period: "month",
  start: "0",
  deposit: "200",
  decimals: "6",
  fee: "0",
  horizon: "30d",
  actions: "",
  now: "0",
  debt: "0",
  from: "2027-01-01",
  cover: "30d",
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
    fee: textField("fsf", "Protocol fee", initial.fee, readFee, {
      caption: "Protocol fee, %",
      inputMode: "decimal",
      hint: "0 unless the admin has set one; at most 10.",
    }),
    horizon: textField("fsh", "Time shown", initial.horizon, readHorizon, {
      hint: "For example 30d, 12h or 1y.",
    }),
    actions: textField("fse", "Actions", initial.actions, checkActionsText),
    now: wholeField("fsn", "Moment", initial.now, [0n, MAX_UINT40]),
  };
}

/** The fields of a stream that exists already, at a moment. */
export const RUNWAY_FIELDS = {
  deposit: tokensField("dcb", "Balance", PLAN.deposit, { caption: "Balance, whole tokens" }),
  debt: tokensField("dce", "Debt so far", PLAN.debt, {
    caption: "Debt so far, whole tokens",
    hint: "totalDebtOf at the moment below.",
  }),
  amount: tokensField("dca", "Rate", PLAN.amount, { caption: "Rate, whole tokens" }),
  period: optionField("dcp", "Period", PLAN.period, PERIODS, { caption: "Per" }),
  decimals: decimalsField("dcd", PLAN.decimals),
  from: momentField("dcf", "Counted from", "2027-03-01", {
    caption: "Counted from (UTC)",
    hint: "For example 2027-03-01 14:00, or Unix seconds.",
  }),
  cover: periodField("dcc", "Cover for", PLAN.cover, {
    caption: "Keep solvent for",
    hint: "For example 30d, 12h or 1y.",
  }),
};

const ALL = { ...RUNWAY_FIELDS, ...fieldsOf(PLAN) };

function readFee(text: string): bigint {
  const fee = parsePercent(text);
  if (fee > MAX_FEE) {
    throw new RangeError(`"${text}" is above the limit of ${formatPercent(MAX_FEE)}; use less`);
  }
  return fee;
}

function readHorizon(text: string): bigint {
  const seconds = readPeriod(text);
  if (seconds > MAX_HORIZON) {
    throw new RangeError(`"${text}" is longer than 100 years; use a shorter time`);
  }
  return seconds;
}

/**
 * Splits the text of all actions, `kind:time:amount` joined by `~`. An empty text has none.
 *
 * @throws RangeError that names a part without a known kind, or too many actions
 */
export function splitActions(text: string): ActionText[] {
  if (text === "") {
    return [];
  }
  const parts = text.split("~");
  if (parts.length > MAX_ACTIONS) {
    throw new RangeError(`${parts.length} actions are too many; use at most ${MAX_ACTIONS}`);
  }
  return parts.map((part) => {
    const [kindText = "", at = "", amount = "", ...rest] = part.split(":");
    const kind = ACTION_KINDS.find((candidate) => candidate === kindText);
    if (kind === undefined || rest.length > 0) {
      throw new RangeError(
        `${quoteValue(part)} is not an action; write ${ACTION_KINDS.join(", ")} with time and amount, such as deposit:5d:100`,
      );
    }
    return { kind, at: unescapePart(at), amount: unescapePart(amount) };
  });
}

/** The inverse of {@link splitActions}. */
export function joinActions(actions: readonly FormValues<keyof ActionText>[]): string {
  const clean = (text: string): string => escapePart(text, "~:");
  return actions
    .map(({ kind, at, amount }) => [
      kind,
      clean(at),
      kind in CALLS && CALLS[kind as ActionKind].takes !== "nothing" ? clean(amount) : "",
    ])
    .map((parts) => parts.join(":"))
    .join("~");
}

function checkActionsText(text: string): void {
  for (const { kind, at, amount } of splitActions(text)) {
    readElapsed(at);
    const { takes } = CALLS[kind];
    if (takes !== "nothing" && (takes !== "upToAll" || amount.trim() !== "")) {
      checkAmountText(amount);
    }
  }
}

function readActionAmount(
  { kind, amount }: ActionText,
  decimals: number,
  period: Period,
): bigint | undefined {
  const { takes } = CALLS[kind];
  if (takes === "nothing" || (takes === "upToAll" && amount.trim() === "")) return undefined;
  return takes === "rate"
    ? readRate(amount, decimals, period)
    : readPositiveTokens(amount, decimals);
}

function readAt(at: string, horizon: bigint): bigint {
  const seconds = readElapsed(at);
  if (seconds > horizon) {
    throw new RangeError(`${quoteValue(at)} is after the time shown; use an earlier time`);
  }
  return seconds;
}

/** The contract refuses a start in the future for a stream without a rate. */
function rateFrom(rate: bigint, start = 0n): bigint {
  if (rate === 0n && start > 0n) {
    throw new RangeError("A stream that starts later needs a rate above 0");
  }
  return rate;
}

export interface FlowEvaluation {
  readonly problems: Partial<Record<string, string>>;
  readonly actionTexts: readonly ActionText[];
  /** One entry for each action, empty where nothing is wrong. */
  readonly actionProblems: readonly ActionProblem[];
  /** Undefined while a field that it depends on is wrong. Wrong actions are left out. */
  readonly scenario: Scenario | undefined;
  /** The chosen moment, seconds after creation, inside the time shown. */
  readonly now: bigint;
  /** Creation, Unix seconds. */
  readonly from: bigint;
  /** Seconds to keep the stream solvent for. */
  readonly cover: bigint;
}

/** The scenario that the texts of all fields describe, and what is wrong with them. */
export function evaluate(texts: FormValues<FlowField>): FlowEvaluation {
  const { problems, values, readable } = readForm(ALL, texts, {
    // Calls are read one by one, so that a wrong one leaves the others standing.
    unused: [...unusedIn(texts.release), "actions"],
  });
  const { decimals, period, horizon = MAX_HORIZON, now = 0n, from = 0n, cover = 0n } = readable;
  const unit = decimals === undefined || period === undefined ? undefined : { decimals, period };
  const split = read(() => splitActions(texts.actions));
  const actionTexts = split.ok ? split.value : [];
  const actions: Action[] = [];
  const actionProblems = actionTexts.map((text, row): ActionProblem => {
    const at = read(() => readAt(text.at, horizon));
    const amount = unit && read(() => readActionAmount(text, unit.decimals, unit.period));
    if (at.ok && amount?.ok === true) {
      actions.push({ row, kind: text.kind, at: at.value, amount: amount.value });
    }
    return problemsOf({ at, amount });
  });
  const rate =
    unit &&
    read(() => rateFrom(readRate(texts.amount, unit.decimals, unit.period), readable.start));
  return {
    problems: { ...problems, ...problemsOf({ amount: rate, actions: split }) },
    actionTexts,
    actionProblems,
    scenario: values && rate?.ok === true ? { ...values, rate: rate.value, actions } : undefined,
    now: now > horizon ? horizon : now,
    from,
    cover,
  };
}
