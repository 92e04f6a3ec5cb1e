import type { FormValues } from "@site/src/forms";
import { type FlowField, PLAN } from "./fields";

/** The stream of the guides of v1.1: 1,000 tokens a month, created without a deposit. */
const GUIDE = { ...PLAN, release: "v1.1", amount: "1000", deposit: "0" };

/** The streams that pages can ask for. Calls are written as readers do: function, time, amount. */
export const PRESETS = {
  /** A first picture: a stream runs dry, is topped up and withdrawn from. */
  debt: { ...PLAN, actions: "deposit, 5d, 1000\nwithdraw, 10d", now: "345600" },
  /** A stream that has every status once. */
  statuses: {
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
  },
  /** Funded on day 10 with what covers 90 days. */
  create: { ...GUIDE, horizon: "120d", actions: "deposit, 10d, 3000", now: "864000" },
  /** Every action once. Of a deposit of 1,000 through a broker with 1%, the stream gets 990. */
  management: {
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
  },
} as const satisfies Readonly<Record<string, FormValues<FlowField>>>;

export type PresetName = keyof typeof PRESETS;
