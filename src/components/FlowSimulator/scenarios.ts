import { joinActions, type ActionText, fieldsOf, type FlowField } from "./fields";

const PLAN: Readonly<Record<FlowField, string>> = {
  amount: "3000",
  period: "month",
  decimals: "6",
  deposit: "200",
  fee: "0",
  horizon: "30d",
  actions: "",
  now: "0",
};

function withActions(actions: readonly ActionText[], now: string): typeof PLAN {
  return { ...PLAN, actions: joinActions(actions), now };
}

/** A stream that runs dry, is topped up, paused and restarted at a lower rate. */
const DEBT = withActions(
  [
    { kind: "withdraw", at: "1d", amount: "" },
    { kind: "deposit", at: "5d", amount: "1000" },
    { kind: "withdraw", at: "8d", amount: "300" },
    { kind: "pause", at: "10d", amount: "" },
    { kind: "restart", at: "13d", amount: "1500" },
    { kind: "refund", at: "14d", amount: "50" },
    { kind: "deposit", at: "22d", amount: "600" },
  ],
  "345600",
);

/** A stream that has every status once. */
const STATUSES = withActions(
  [
    { kind: "pause", at: "6d", amount: "" },
    { kind: "deposit", at: "10d", amount: "800" },
    { kind: "restart", at: "14d", amount: "3000" },
    { kind: "withdraw", at: "17d", amount: "" },
    { kind: "void", at: "22d", amount: "" },
    { kind: "withdraw", at: "26d", amount: "" },
  ],
  "345600",
);

/** The default states that pages can ask for. */
export const SCENARIOS = { debt: fieldsOf(DEBT), statuses: fieldsOf(STATUSES) } as const;

export type ScenarioName = keyof typeof SCENARIOS;
