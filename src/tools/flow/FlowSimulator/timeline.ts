import type { ContractError } from "@site/src/lib/fixed-point";
import {
  checkDepletionTime,
  coveredDebtOf,
  type FlowOutcome,
  type FlowRelease,
  flowSimulator,
  type FlowState,
  type FlowStatus,
  type FlowStream,
  refundableAmountOf,
  statusOf,
  totalDebtOf,
  uncoveredDebtOf,
  type WithdrawnAmounts,
} from "@site/src/lib/flow";
import { unwrap } from "@site/src/lib/simulation";

/** What can be called, and who may. */
export const ACTION_NAMES = {
  deposit: "deposit (anyone)",
  withdraw: "withdraw (recipient)",
  adjust: "adjust rate (sender)",
  pause: "pause (sender)",
  restart: "restart (sender)",
  refund: "refund (sender)",
  void: "void (sender)",
};

export type ActionKind = keyof typeof ACTION_NAMES;

/** A call on the timeline. */
export interface Action {
  /** Place in the reader's list, for messages. */
  readonly row: number;
  readonly kind: ActionKind;
  /** Seconds after the stream was created. */
  readonly at: bigint;
  /**
   * Base units; a rate per second (wad) for adjust and restart. Undefined means all there is, or
   * nothing to choose.
   */
  readonly amount: bigint | undefined;
}

/** A stream with what happens to it. */
export interface Scenario {
  readonly release: FlowRelease;
  /** Token decimals. */
  readonly decimals: number;
  /** Rate per second, wad; 0 creates a paused stream. */
  readonly rate: bigint;
  /** Seconds from creation to the start; 0 before v2.0. */
  readonly start: bigint;
  /** Deposited when the stream is created, base units; 0 for none. */
  readonly deposit: bigint;
  /** Protocol fee, wad; 0 since v2.0. */
  readonly fee: bigint;
  /** Seconds shown. */
  readonly horizon: bigint;
  /** In any order. */
  readonly actions: readonly Action[];
}

/** The figures of a stream at a moment, base units. */
export interface Reading {
  /** Seconds after the stream was created. */
  readonly at: bigint;
  /** Wad. */
  readonly rate: bigint;
  readonly balance: bigint;
  readonly totalDebt: bigint;
  /** Equal to the withdrawable amount. */
  readonly covered: bigint;
  readonly uncovered: bigint;
  readonly refundable: bigint;
  readonly status: FlowStatus;
  /**
   * Seconds after creation at which the debt exceeds the balance; 0 when it does already, undefined
   * when no time alone leads there.
   */
  readonly depletion: bigint | undefined;
}

/** What a call did. */
export interface Step {
  readonly action: Action;
  /** The figures right after it, also when it failed. */
  readonly after: Reading;
  /** Set when the call reverts. */
  readonly error: ContractError | undefined;
  /** Amount that moved, base units; undefined when none did. */
  readonly moved: bigint | undefined;
  /** Protocol fee inside a withdrawal, base units. */
  readonly fee: bigint;
}

/** A stretch of time in which nothing but time changes the stream. */
interface Stretch {
  readonly from: bigint;
  readonly stream: FlowStream;
}

/** The whole course of a scenario. */
export interface Timeline {
  readonly steps: readonly Step[];
  readonly stretches: readonly Stretch[];
  readonly horizon: bigint;
}

/** Any moment does: only differences of times matter. */
const CREATED = 1_740_000_000n;
const STREAM_ID = 1n;
const SENDER = `0x${"5e".repeat(20)}`;
const RECIPIENT = `0x${"4e".repeat(20)}`;
const TOKEN = `0x${"70".repeat(20)}`;

function streamOf(state: FlowState): FlowStream {
  return flowSimulator.getStream(state, STREAM_ID);
}

function readStream(stream: FlowStream, at: bigint): Reading {
  const now = CREATED + at;
  const depletion = checkDepletionTime(stream, STREAM_ID, now);
  const uncovered = uncoveredDebtOf(stream, now);
  const ahead =
    depletion.ok && depletion.value > 0n
      ? depletion.value - CREATED
      : uncovered > 0n
        ? 0n
        : undefined;
  return {
    at,
    rate: stream.ratePerSecond,
    balance: stream.balance,
    totalDebt: totalDebtOf(stream, now),
    covered: coveredDebtOf(stream, now),
    uncovered,
    refundable: refundableAmountOf(stream, now),
    status: statusOf(stream, now),
    depletion: ahead,
  };
}

function createStream({ release, decimals, rate, start, deposit, fee }: Scenario): FlowState {
  const state = flowSimulator.deploy(release, new Map(fee === 0n ? [] : [[TOKEN, fee]]));
  const bySender = { caller: SENDER, now: CREATED };
  const parameters = {
    sender: SENDER,
    recipient: RECIPIENT,
    ratePerSecond: rate,
    ...(start > 0n && { startTime: CREATED + start }),
    token: TOKEN,
    tokenDecimals: decimals,
    transferable: true,
  };
  return unwrap(
    deposit === 0n
      ? flowSimulator.create(state, bySender, parameters)
      : flowSimulator.createAndDeposit(state, bySender, parameters, deposit),
  ).state;
}

type CallOutcome = FlowOutcome<WithdrawnAmounts | bigint | null>;

function call(state: FlowState, { kind, at, amount }: Action): CallOutcome {
  const bySender = { caller: SENDER, now: CREATED + at };
  const byRecipient = { caller: RECIPIENT, now: CREATED + at };
  const parties = { sender: SENDER, recipient: RECIPIENT };
  switch (kind) {
    case "deposit":
      return flowSimulator.deposit(state, bySender, STREAM_ID, amount ?? 0n, parties);
    case "withdraw":
      return amount === undefined
        ? flowSimulator.withdrawMax(state, byRecipient, STREAM_ID, RECIPIENT)
        : flowSimulator.withdraw(state, byRecipient, STREAM_ID, RECIPIENT, amount);
    case "adjust":
      return flowSimulator.adjustRatePerSecond(state, bySender, STREAM_ID, amount ?? 0n);
    case "pause":
      return flowSimulator.pause(state, bySender, STREAM_ID);
    case "restart":
      return flowSimulator.restart(state, bySender, STREAM_ID, amount ?? 0n);
    case "refund":
      return amount === undefined
        ? flowSimulator.refundMax(state, bySender, STREAM_ID)
        : flowSimulator.refund(state, bySender, STREAM_ID, amount);
    case "void":
      return flowSimulator.voidStream(state, bySender, STREAM_ID);
  }
}

function feeOf(returns: WithdrawnAmounts | bigint | null): bigint {
  return typeof returns === "object" && returns !== null ? returns.protocolFeeAmount : 0n;
}

/**
 * Runs the actions of a scenario in the order of their times; those at the same time keep the order
 * of the list. A call that reverts changes nothing.
 */
export function runTimeline(scenario: Scenario): Timeline {
  let state = createStream(scenario);
  const stretches: Stretch[] = [{ from: 0n, stream: streamOf(state) }];
  const steps: Step[] = [];
  const ordered = scenario.actions.toSorted((a, b) => Number(a.at - b.at));
  for (const action of ordered) {
    const before = streamOf(state);
    const outcome = call(state, action);
    if (outcome.ok) {
      state = outcome.state;
      stretches.push({ from: action.at, stream: streamOf(state) });
    }
    const change = streamOf(state).balance - before.balance;
    steps.push({
      action,
      after: readStream(streamOf(state), action.at),
      error: outcome.ok ? undefined : outcome.error,
      moved: change === 0n ? undefined : change < 0n ? -change : change,
      fee: outcome.ok ? feeOf(outcome.returns) : 0n,
    });
  }
  return { steps, stretches, horizon: scenario.horizon };
}

/** The figures at a moment, after all actions at or before it. */
export function readAtMoment({ stretches }: Timeline, at: bigint): Reading {
  const stretch = stretches.findLast(({ from }) => from <= at) ?? stretches[0];
  if (stretch === undefined) {
    throw new RangeError("A timeline has at least the stretch that begins with the stream");
  }
  return readStream(stretch.stream, at);
}

/**
 * The figures wherever a line bends or jumps: at both ends of every stretch, at the start, and where
 * the balance runs out. Two readings at the same time show what an action changed.
 */
export function readBends({ stretches, horizon }: Timeline): Reading[] {
  return stretches.flatMap(({ from, stream }, index) => {
    const until = stretches[index + 1]?.from ?? horizon;
    const first = readStream(stream, from);
    const inside = [stream.snapshotTime - CREATED, first.depletion ?? 0n].filter(
      (bend) => bend > from && bend < until,
    );
    return [first, ...[...inside, until].map((at) => readStream(stream, at))];
  });
}

/** A moment at which a stream began to owe more than it holds, seconds after creation. */
export function depletionsOf({ stretches, horizon }: Timeline): bigint[] {
  return stretches.flatMap(({ from, stream }, index) => {
    const until = stretches[index + 1]?.from ?? horizon;
    const { depletion } = readStream(stream, from);
    return depletion !== undefined && depletion > from && depletion <= until ? [depletion] : [];
  });
}

/** The second in which a pending stream starts, seconds after creation; undefined if none does. */
export function startOf({ stretches, horizon }: Timeline): bigint | undefined {
  return stretches
    .map(({ from, stream }, index) => {
      const start = stream.snapshotTime - CREATED;
      return start > from && start <= (stretches[index + 1]?.from ?? horizon) ? start : undefined;
    })
    .find((start) => start !== undefined);
}
