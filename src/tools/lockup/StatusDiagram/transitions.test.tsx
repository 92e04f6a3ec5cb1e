import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import {
  FLOW_STATUSES,
  flowSimulator,
  type FlowState,
  statusOf as flowStatus,
} from "@site/src/lib/flow";
import {
  lockupSimulator,
  type LockupSchedule,
  type LockupState,
  statusOf,
} from "@site/src/lib/lockup";
import { type Outcome, unwrap } from "@site/src/lib/simulation";
import { FLOW_DIAGRAM } from "../../../../data/status-diagrams/flow";
import { LOCKUP_DIAGRAM } from "../../../../data/status-diagrams/lockup";
import StatusDiagram from ".";

const SENDER = `0x${"a1".repeat(20)}`;
const RECIPIENT = `0x${"b2".repeat(20)}`;
const TOKEN = `0x${"c3".repeat(20)}`;
const UNIT = 10n ** 18n;
const DEPOSIT = 6n;

/** What a stream of some contract is at a moment, and what calls make of it then. */
interface Model<State> {
  readonly status: (state: State, now: bigint) => string;
  readonly calls: (state: State, now: bigint) => readonly Outcome<State, unknown>[];
  readonly stream: (state: State) => unknown;
}

/** Transitions that any order of calls and seconds makes until a moment, from each state once. */
function walk<State>(
  model: Model<State>,
  first: State,
  start: bigint,
  until: bigint,
  edges: Set<string>,
): void {
  const seen = new Set<string>();
  const visit = (state: State, now: bigint, from: string): void => {
    const status = model.status(state, now);
    if (status !== from) edges.add(`${from} > ${status}`);
    const key = JSON.stringify([model.stream(state), now], (_, value: unknown) =>
      typeof value === "bigint" ? `${value}n` : value,
    );
    if (seen.has(key)) return;
    seen.add(key);
    for (const outcome of model.calls(state, now))
      if (outcome.ok) visit(outcome.state, now, status);
    if (now < until) visit(state, now + 1n, status);
  };
  visit(first, start, "NULL");
}

const LOCKUP: Model<LockupState> = {
  status: (state, now) => statusOf(lockupSimulator.getStream(state, 1n), now),
  stream: (state) => lockupSimulator.getStream(state, 1n),
  calls: (state, now) => [
    lockupSimulator.cancel(state, { caller: SENDER, now }, 1n),
    ...[1n, DEPOSIT].map((amount) =>
      lockupSimulator.withdraw(state, { caller: RECIPIENT, now }, 1n, RECIPIENT, amount),
    ),
  ],
};

const SCHEDULES: readonly LockupSchedule[] = [
  ...[0n, 2n, DEPOSIT].map((start): LockupSchedule => ({
    model: "linear",
    unlockAmounts: { start, cliff: 0n },
    cliffTime: 12n,
  })),
  {
    model: "dynamic",
    segments: [
      { amount: DEPOSIT, exponent: UNIT, timestamp: 12n },
      { amount: 0n, exponent: UNIT, timestamp: 14n },
    ],
  },
  {
    model: "tranched",
    tranches: [
      { amount: 2n, timestamp: 12n },
      { amount: 4n, timestamp: 14n },
    ],
  },
];

test("Lockup has the eleven transitions that the model of the contract makes, and no other", () => {
  const edges = new Set<string>();
  for (const schedule of SCHEDULES) {
    for (let now = 9n; now <= 15n; now++) {
      const empty = lockupSimulator.deploy({ maxCount: 10n });
      const parameters = {
        ...{ sender: SENDER, recipient: RECIPIENT, token: TOKEN, totalAmount: DEPOSIT, schedule },
        ...{
          cancelable: true,
          transferable: true,
          shape: "",
          timestamps: { start: 10n, end: 14n },
        },
      };
      const { state } = unwrap(lockupSimulator.create(empty, { caller: SENDER, now }, parameters));
      walk(LOCKUP, state, now, 15n, edges);
    }
  }
  const drawn = LOCKUP_DIAGRAM.transitions.map(({ from, to }) => `${from} > ${to}`);
  expect(new Set(drawn)).toEqual(
    new Set([...edges].map((edge) => edge.replace("NULL", "NO STREAM"))),
  );
  expect(drawn).toHaveLength(11);
});

const FLOW: Model<FlowState> = {
  status: (state, now) => flowStatus(flowSimulator.getStream(state, 1n), now),
  stream: (state) => flowSimulator.getStream(state, 1n),
  calls: (state, now) => {
    const bySender = { caller: SENDER, now };
    const byRecipient = { caller: RECIPIENT, now };
    const parties = { sender: SENDER, recipient: RECIPIENT };
    const outcomes = [
      flowSimulator.deposit(state, bySender, 1n, 1n, parties),
      flowSimulator.withdrawMax(state, byRecipient, 1n, RECIPIENT),
      flowSimulator.refundMax(state, bySender, 1n),
      flowSimulator.adjustRatePerSecond(state, bySender, 1n, 0n),
      flowSimulator.adjustRatePerSecond(state, bySender, 1n, 2n * UNIT),
      flowSimulator.pause(state, bySender, 1n),
      flowSimulator.restart(state, bySender, 1n, UNIT),
      flowSimulator.voidStream(state, byRecipient, 1n),
    ];
    // Deposits without end would be states without end.
    return outcomes.filter(
      (outcome) => outcome.ok && flowSimulator.getStream(outcome.state, 1n).balance <= 3n,
    );
  },
};

describe("Flow", () => {
  test("has the transitions that the contract's rules allow, and no other", () => {
    const edges = new Set<string>();
    const now = 3n;
    for (const startTime of [0n, now - 2n, now + 2n]) {
      for (const ratePerSecond of [0n, UNIT]) {
        const created = flowSimulator.create(
          flowSimulator.deploy("v3.0"),
          { caller: SENDER, now },
          {
            ...{ sender: SENDER, recipient: RECIPIENT, token: TOKEN },
            ...{ ratePerSecond, startTime, tokenDecimals: 0, transferable: true },
          },
        );
        // The contract refuses a start in the future without a rate.
        if (created.ok) walk(FLOW, created.state, now, now + 5n, edges);
      }
    }
    const drawn = FLOW_DIAGRAM.transitions.map(({ from, to }) => `${from} > ${to}`);
    expect([...edges].sort()).toEqual(drawn.toSorted());
  });

  test("has the statuses of the enum, in its order", () => {
    expect(FLOW_DIAGRAM.statuses.map(({ id }) => id)).toEqual(["NULL", ...FLOW_STATUSES]);
  });
});

test("the server writes all transitions", () => {
  const html = renderToString(<StatusDiagram {...LOCKUP_DIAGRAM} />).replaceAll("&#x27;", "'");
  for (const { trigger } of LOCKUP_DIAGRAM.transitions) expect(html).toContain(trigger);
  expect(html.replaceAll("<!-- -->", "")).toContain("5 statuses, 11 transitions:");
});
