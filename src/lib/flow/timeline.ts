import { attempt, type ContractError, max } from "../fixed-point";
import { unwrap } from "../simulation";
import {
  coveredDebtOf,
  depletionTimeOf,
  refundableAmountOf,
  statusOf,
  totalDebtOf,
  uncoveredDebtOf,
} from "./debt";
import type { FlowRelease } from "./releases";
import * as flowSimulator from "./simulator";
import type { FlowOutcome, FlowState } from "./simulator";
import type { FlowStatus, FlowStream } from "./types";

/** The three kinds of callers. */
export const ROLES = ["sender", "recipient", "anyone"] as const;

export type Role = (typeof ROLES)[number];

/** What can be called, and who calls it on a timeline. */
export const ACTION_CALLERS = {
  deposit: "anyone",
  withdraw: "recipient",
  adjust: "sender",
  pause: "sender",
  restart: "sender",
  refund: "sender",
  void: "sender",
} as const satisfies Readonly<Record<string, Role>>;

export type ActionKind = keyof typeof ACTION_CALLERS;

export const ACTION_KINDS = Object.keys(ACTION_CALLERS) as readonly ActionKind[];

/** A call on the timeline. */
export interface Action {
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
  /** Amount that moved, base units. */
  readonly moved: bigint;
}

/** A stretch of time in which nothing but time changes the stream. */
interface Stretch {
  readonly from: bigint;
  /** Beginning of the next stretch, or the end of the time shown. */
  readonly until: bigint;
  readonly state: FlowState;
  readonly stream: FlowStream;
}

/** The whole course of a scenario. */
export interface Timeline {
  /** The figures right after the creation, before any call. */
  readonly created: Reading;
  readonly steps: readonly Step[];
  readonly stretches: readonly Stretch[];
  readonly horizon: bigint;
}

/** Any moment does: only differences of times matter. */
const CREATED = 1_740_000_000n;
const STREAM_ID = 1n;
const SENDER = `0x${"5e".repeat(20)}`;
const RECIPIENT = `0x${"4e".repeat(20)}`;
const ADDRESSES: Readonly<Record<Role, string>> = {
  sender: SENDER,
  recipient: RECIPIENT,
  anyone: `0x${"a0".repeat(20)}`,
};
const TOKEN = `0x${"70".repeat(20)}`;

function streamOf(state: FlowState): FlowStream {
  return flowSimulator.getStream(state, STREAM_ID);
}

function readStream(stream: FlowStream, at: bigint): Reading {
  const now = CREATED + at;
  const depletion = attempt(() => depletionTimeOf(stream, STREAM_ID, now));
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

function createStream(scenario: Scenario): FlowState {
  const { release, decimals, rate, start, deposit } = scenario;
  const state = flowSimulator.deploy(release);
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

function call(
  state: FlowState,
  { kind, at, amount }: Action,
  role: Role = ACTION_CALLERS[kind],
): FlowOutcome<unknown> {
  const context = { caller: ADDRESSES[role], now: CREATED + at };
  const parties = { sender: SENDER, recipient: RECIPIENT };
  switch (kind) {
    case "deposit":
      return flowSimulator.deposit(state, context, STREAM_ID, amount ?? 0n, parties);
    case "withdraw":
      return amount === undefined
        ? flowSimulator.withdrawMax(state, context, STREAM_ID, RECIPIENT)
        : flowSimulator.withdraw(state, context, STREAM_ID, RECIPIENT, amount);
    case "adjust":
      return flowSimulator.adjustRatePerSecond(state, context, STREAM_ID, amount ?? 0n);
    case "pause":
      return flowSimulator.pause(state, context, STREAM_ID);
    case "restart":
      return flowSimulator.restart(state, context, STREAM_ID, amount ?? 0n);
    case "refund":
      return amount === undefined
        ? flowSimulator.refundMax(state, context, STREAM_ID)
        : flowSimulator.refund(state, context, STREAM_ID, amount);
    case "void":
      return flowSimulator.voidStream(state, context, STREAM_ID);
  }
}

/**
 * Runs the actions of a scenario in the order of their times; those at the same time keep the order
 * of the list. A call that reverts changes nothing.
 */
export function runTimeline(scenario: Scenario): Timeline {
  let state = createStream(scenario);
  const created = readStream(streamOf(state), 0n);
  const states = [{ from: 0n, state }];
  const steps: Step[] = [];
  for (const action of scenario.actions.toSorted((a, b) => Number(a.at - b.at))) {
    const { balance } = streamOf(state);
    const outcome = call(state, action);
    if (outcome.ok) {
      state = outcome.state;
      states.push({ from: action.at, state });
    }
    const stream = streamOf(state);
    const change = stream.balance - balance;
    steps.push({
      action,
      after: readStream(stream, action.at),
      error: outcome.ok ? undefined : outcome.error,
      moved: max(change, -change),
    });
  }
  const stretches = states.map((stretch, index) => ({
    ...stretch,
    until: states[index + 1]?.from ?? scenario.horizon,
    stream: streamOf(stretch.state),
  }));
  return { created, steps, stretches, horizon: scenario.horizon };
}

function stretchAt({ stretches }: Timeline, at: bigint): Stretch {
  const stretch = stretches.findLast(({ from }) => from <= at);
  if (stretch === undefined) {
    throw new RangeError(`${at} seconds is before the creation; use 0 or more`);
  }
  return stretch;
}

/** The figures at a moment, after all actions at or before it. */
export function readAtMoment(timeline: Timeline, at: bigint): Reading {
  return readStream(stretchAt(timeline, at).stream, at);
}

/** What comes of a call for each caller at a moment: nothing, or the error that it reverts with. */
export interface Permission {
  readonly kind: ActionKind;
  readonly errors: Readonly<Record<Role, ContractError | undefined>>;
}

/**
 * Who may call what at a moment. Amounts and rates are ones that no caller is refused for: a deposit of
 * one unit, all there is of a withdrawal or refund, a rate above the present one.
 */
export function permissionsAt(timeline: Timeline, at: bigint): Permission[] {
  const { state, stream } = stretchAt(timeline, at);
  return ACTION_KINDS.map((kind) => {
    const isRate = kind === "adjust" || kind === "restart";
    const amount = isRate ? stream.ratePerSecond + 1n : kind === "deposit" ? 1n : undefined;
    const errorFor = (role: Role): ContractError | undefined => {
      const outcome = call(state, { kind, at, amount }, role);
      return outcome.ok ? undefined : outcome.error;
    };
    return {
      kind,
      errors: {
        sender: errorFor("sender"),
        recipient: errorFor("recipient"),
        anyone: errorFor("anyone"),
      },
    };
  });
}

/**
 * The figures wherever a line bends or jumps: at both ends of every stretch, at the start, and where
 * the balance runs out. Two readings at the same time show what an action changed.
 */
export function readBends({ stretches }: Timeline): Reading[] {
  return stretches.flatMap(({ from, until, stream }) => {
    const first = readStream(stream, from);
    const inside = [stream.snapshotTime - CREATED, first.depletion ?? 0n].filter(
      (bend) => bend > from && bend < until,
    );
    return [first, ...[...inside, until].map((at) => readStream(stream, at))];
  });
}

/** The moments in which a stream begins to owe more than it holds, seconds after creation. */
export function depletionsOf({ stretches }: Timeline): bigint[] {
  return stretches.flatMap(({ from, until, stream }) => {
    const { depletion = 0n } = readStream(stream, from);
    return depletion > from && depletion <= until ? [depletion] : [];
  });
}

/** The second in which a pending stream starts, seconds after creation; none for other streams. */
export function startsOf({ stretches }: Timeline): bigint[] {
  return stretches.flatMap(({ from, until, stream }) => {
    const start = stream.snapshotTime - CREATED;
    return start > from && start <= until ? [start] : [];
  });
}
