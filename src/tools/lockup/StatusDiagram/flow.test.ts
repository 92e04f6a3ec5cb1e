import { describe, expect, test } from "vitest";

import { FLOW_STATUSES, flowSimulator, type FlowState, statusOf } from "@site/src/lib/flow";
import { FLOW_DIAGRAM } from "../../../../data/status-diagrams/flow";

const { statuses, transitions } = FLOW_DIAGRAM;
const NO_STREAM = "NULL";

const SENDER = `0x${"5e".repeat(20)}`;
const RECIPIENT = `0x${"4e".repeat(20)}`;
const PARTIES = { sender: SENDER, recipient: RECIPIENT };
const UNIT = 10n ** 18n;

/** Every function of one stream that can change its status, with small amounts. */
function callsAt(now: bigint) {
  const bySender = { caller: SENDER, now };
  const byRecipient = { caller: RECIPIENT, now };
  return [
    (state: FlowState) => flowSimulator.deposit(state, bySender, 1n, 1n, PARTIES),
    (state: FlowState) => flowSimulator.deposit(state, bySender, 1n, 5n, PARTIES),
    (state: FlowState) => flowSimulator.withdrawMax(state, byRecipient, 1n, RECIPIENT),
    (state: FlowState) => flowSimulator.refundMax(state, bySender, 1n),
    (state: FlowState) => flowSimulator.adjustRatePerSecond(state, bySender, 1n, 0n),
    (state: FlowState) => flowSimulator.adjustRatePerSecond(state, bySender, 1n, 2n * UNIT),
    (state: FlowState) => flowSimulator.pause(state, bySender, 1n),
    (state: FlowState) => flowSimulator.restart(state, bySender, 1n, UNIT),
    (state: FlowState) => flowSimulator.voidStream(state, byRecipient, 1n),
  ];
}

function statusAt(state: FlowState, now: bigint): string {
  return statusOf(flowSimulator.getStream(state, 1n), now);
}

/** All transitions of streams that live for a number of seconds with one call or none in each. */
function explore(seconds: number): Set<string> {
  const found = new Set<string>();
  const note = (from: string, to: string): void => {
    if (from !== to) found.add(`${from} -> ${to}`);
  };
  function visit(state: FlowState, now: bigint, left: number): void {
    const before = statusAt(state, now);
    const outcomes = [state];
    for (const call of callsAt(now)) {
      const outcome = call(state);
      if (outcome.ok) {
        note(before, statusAt(outcome.state, now));
        outcomes.push(outcome.state);
      }
    }
    if (left === 0) return;
    for (const next of outcomes) {
      note(statusAt(next, now), statusAt(next, now + 1n));
      visit(next, now + 1n, left - 1);
    }
  }
  for (const ratePerSecond of [0n, UNIT]) {
    const empty = flowSimulator.deploy();
    const created = flowSimulator.create(
      empty,
      { caller: SENDER, now: 1n },
      {
        ...PARTIES,
        ratePerSecond,
        token: `0x${"70".repeat(20)}`,
        tokenDecimals: 0,
        transferable: true,
      },
    );
    if (!created.ok) throw new Error("The stream cannot be created");
    note(NO_STREAM, statusAt(created.state, 1n));
    visit(created.state, 1n, seconds);
  }
  return found;
}

describe("the Flow transitions", () => {
  test("are exactly those that the contract's rules allow", () => {
    const drawn = transitions.map(({ from, to }) => `${from} -> ${to}`);
    expect([...explore(4)].sort()).toEqual([...drawn].sort());
  });

  test("the statuses are those of the enum, in its order", () => {
    expect(statuses.map(({ id }) => id)).toEqual([NO_STREAM, ...FLOW_STATUSES]);
  });
});
