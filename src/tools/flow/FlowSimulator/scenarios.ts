import { NEWEST_FLOW } from "@site/src/lib/flow";
import { joinActions, type ActionText, fieldsOf, type FlowField } from "./fields";

const PLAN: Readonly<Record<FlowField, string>> = {
  release: NEWEST_FLOW,
  amount: "3000",
  period: "month",
  start: "0",
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

/** A first picture: a stream runs dry, is topped up and withdrawn from. */
const DEBT = withActions(
  [
    { kind: "deposit", at: "5d", amount: "1000" },
    { kind: "withdraw", at: "10d", amount: "" },
  ],
  "345600",
);

/** A stream that has every status once. */
const STATUSES = {
  ...withActions(
    [
      { kind: "pause", at: "8d", amount: "" },
      { kind: "deposit", at: "12d", amount: "800" },
      { kind: "restart", at: "16d", amount: "3000" },
      { kind: "withdraw", at: "19d", amount: "" },
      { kind: "void", at: "24d", amount: "" },
      { kind: "withdraw", at: "28d", amount: "" },
    ],
    "86400",
  ),
  start: "2d",
};

/** The stream of the guides of v1.1: 1,000 tokens a month, created without a deposit. */
const GUIDE = { ...PLAN, release: "v1.1", amount: "1000", deposit: "0" };

/** Funded on day 10 with what covers 90 days. */
const CREATE = {
  ...GUIDE,
  horizon: "120d",
  actions: joinActions([{ kind: "deposit", at: "10d", amount: "3000" }]),
  now: "864000",
};

/** Every action once. Of a deposit of 1,000 through a broker with 1%, the stream gets 990. */
const MANAGEMENT = {
  ...GUIDE,
  horizon: "110d",
  actions: joinActions([
    { kind: "deposit", at: "10d", amount: "3000" },
    { kind: "withdraw", at: "10d", amount: "100" },
    { kind: "withdraw", at: "10d", amount: "" },
    { kind: "refund", at: "10d", amount: "666" },
    { kind: "adjust", at: "20d", amount: "2000" },
    { kind: "pause", at: "25d", amount: "" },
    { kind: "restart", at: "30d", amount: "1000" },
    { kind: "deposit", at: "30d", amount: "990" },
    { kind: "refund", at: "30d", amount: "" },
    { kind: "void", at: "100d", amount: "" },
    { kind: "withdraw", at: "100d", amount: "" },
  ]),
  now: "1728000",
};

/** The default states that pages can ask for. */
export const SCENARIOS = {
  debt: fieldsOf(DEBT),
  statuses: fieldsOf(STATUSES),
  create: fieldsOf(CREATE),
  management: fieldsOf(MANAGEMENT),
} as const;

export type ScenarioName = keyof typeof SCENARIOS;
