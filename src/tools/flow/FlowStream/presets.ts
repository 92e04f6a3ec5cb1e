import type { FormValues, TextFields } from "@site/src/forms";
import { parseDateTime } from "@site/src/lib/format/dates";
import { MOVED_KEYS, upgradeOf } from "../../moved-keys";
import type { Wording } from "./describe";
import { evaluate, fieldsOf, type FlowEvaluation, type FlowField, PLAN } from "./fields";

// Calls are written as readers do: function, time, amount.

/** A first picture: a stream runs dry, is topped up and withdrawn from. */
const DEBT = {
  ...PLAN,
  actions: "deposit, 5d, 1000\nwithdraw, 10d",
  now: "345600",
};

/** A stream that has every status once. */
const STATUSES = {
  ...PLAN,
  start: "2d",
  actions: [
    "pause, 8d",
    "deposit, 12d, 800",
    "restart, 16d, 3000",
    "withdraw, 19d",
    "void, 24d",
    "withdraw, 28d",
  ].join("\n"),
  now: "86400",
};

/** The stream of the guides of v1.1: 1,000 tokens a month, created without a deposit. */
const GUIDE = { ...PLAN, release: "v1.1", amount: "1000", deposit: "0" };

/** Funded on day 10 with what covers 90 days. */
const CREATE = {
  ...GUIDE,
  horizon: "120d",
  actions: "deposit, 10d, 3000",
  now: "864000",
};

/** Every action once. Of a deposit of 1,000 through a broker with 1%, the stream gets 990. */
const MANAGEMENT = {
  ...GUIDE,
  horizon: "110d",
  actions: [
    "deposit, 10d, 3000",
    "withdraw, 10d, 100",
    "withdraw, 10d",
    "refund, 10d, 666",
    "adjust, 20d, 2000",
    "pause, 25d",
    "restart, 30d, 1000",
    "deposit, 30d, 990",
    "refund, 30d",
    "void, 100d",
    "withdraw, 100d",
  ].join("\n"),
  now: "1728000",
};

/** Runs dry on the third day of a month; on day 11, Bob takes what there is and Alice deposits. */
const MONTH = {
  ...PLAN,
  decimals: "18",
  actions: "withdraw, 10d\ndeposit, 10d, 2800",
  now: "864000",
};

const monthFields = fieldsOf(MONTH);

/** Its slider had 120 steps of 6 hours, and a choice whether Bob takes the rest. */
const fromFlowExample = upgradeOf(MOVED_KEYS["flow month"], (old, set) => {
  const step = old.get("fxs") ?? "";
  if (/^\d{1,3}$/u.test(step)) set(monthFields.now.key, `${Number(step) * 21_600}`);
  if (old.get("fxt") === "yes") set(monthFields.actions.key, `${MONTH.actions}\nwithdraw, 10d`);
});

/** A stream with what a page shows of it. */
export interface Preset extends Omit<Wording, "decimals"> {
  readonly title: string;
  readonly intro: string;
  /** What the reader can change. */
  readonly fields: TextFields;
  readonly evaluate: (texts: FormValues) => FlowEvaluation;
  /** Without the figures of the moment and who may call what, but with all figures in the open, also those before calls. */
  readonly isBrief?: boolean;
  /** For addresses of the tool that this preset replaced. */
  readonly upgrade?: (search: string) => string;
}

function presetOf(texts: FormValues<FlowField>, changes: Partial<Preset> = {}): Preset {
  return {
    title: "Flow stream simulator",
    intro: "Move the slider, change the rate or the deposit, or edit the calls.",
    fields: fieldsOf(texts),
    evaluate: (written) => evaluate({ ...texts, ...written }),
    ...changes,
  };
}

/** The streams that pages can ask for. */
export const PRESETS = {
  debt: presetOf(DEBT),
  statuses: presetOf(STATUSES),
  create: presetOf(CREATE),
  management: presetOf(MANAGEMENT),
  month: presetOf(MONTH, {
    fields: { actions: monthFields.actions, now: monthFields.now },
    title: "Alice pays Bob 3,000 DAI per 30 days",
    intro: "Move the slider, and make calls at its moment.",
    places: 2,
    names: { sender: "Alice", recipient: "Bob", anyone: "Alice" },
    from: parseDateTime("2027-01-01"),
    isBrief: true,
    upgrade: fromFlowExample,
  }),
} as const satisfies Readonly<Record<string, Preset>>;

export type PresetName = keyof typeof PRESETS;
