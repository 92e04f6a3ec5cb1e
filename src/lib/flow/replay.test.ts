import { describe, expect, it } from "vitest";
import {
  addressOf,
  loadVectors,
  type RecordedEvent,
  type Step,
  type Value,
} from "../../../tests/vectors/load";
import {
  followNft,
  isOfOthers,
  observed,
  recorded,
  type Result,
  text,
  whole,
} from "../../../tests/vectors/replay";
import { attempt } from "../fixed-point";
import { type CallContext, nft, unwrap } from "../simulation";
import {
  coveredDebtOf,
  depletionTimeOf,
  FLOW_STATUSES,
  type FlowOutcome,
  flowSimulator as sim,
  type FlowState,
  type FlowStream,
  isPaused,
  ongoingDebtScaledOf,
  refundableAmountOf,
  statusOf,
  totalDebtOf,
  uncoveredDebtOf,
  type WithdrawnAmounts,
  withdrawableAmountOf,
} from ".";

const FLOW = addressOf("flow");
const DECIMALS = new Map([
  [addressOf("token18"), 18],
  [addressOf("token6"), 6],
  [addressOf("token19"), 19],
]);

/** The contract returns the net amount and the fee as a pair. */
function pair(outcome: FlowOutcome<WithdrawnAmounts>): FlowOutcome<unknown> {
  if (!outcome.ok) return outcome;
  const { withdrawnAmount, protocolFeeAmount } = outcome.returns;
  return { ...outcome, returns: [withdrawnAmount, protocolFeeAmount] };
}

/** Runs one of the transactions that pages simulate; undefined for another one. */
function send(
  state: FlowState,
  context: CallContext,
  fn: string,
  args: readonly Value[],
): FlowOutcome<unknown> | undefined {
  const [first, second] = args;
  const parameters = () => ({
    sender: text(first),
    recipient: text(second),
    ratePerSecond: whole(args[2]),
    token: text(args[3]),
    tokenDecimals: DECIMALS.get(text(args[3])),
    transferable: args[4] === true,
  });
  const parties = () => ({ sender: text(args[2]), recipient: text(args[3]) });
  const calls: Readonly<Record<string, () => FlowOutcome<unknown>>> = {
    create: () => sim.create(state, context, parameters()),
    createAndDeposit: () => sim.createAndDeposit(state, context, parameters(), whole(args[5])),
    deposit: () => sim.deposit(state, context, whole(first), whole(second), parties()),
    adjustRatePerSecond: () => sim.adjustRatePerSecond(state, context, whole(first), whole(second)),
    pause: () => sim.pause(state, context, whole(first)),
    restart: () => sim.restart(state, context, whole(first), whole(second)),
    refund: () => sim.refund(state, context, whole(first), whole(second)),
    refundMax: () => sim.refundMax(state, context, whole(first)),
    void: () => sim.voidStream(state, context, whole(first)),
    withdraw: () => pair(sim.withdraw(state, context, whole(first), text(second), whole(args[2]))),
    withdrawMax: () => pair(sim.withdrawMax(state, context, whole(first), text(second))),
  };
  return calls[fn]?.();
}

/** The call that has the effect of an event; undefined for events that change no stream. */
function actionOf(
  state: FlowState,
  { name, args }: RecordedEvent,
  now: bigint,
): FlowOutcome<unknown> | undefined {
  const id = whole(args.streamId ?? 0n);
  const stream = state.streams.get(id);
  const sender = stream?.sender ?? "";
  const recipient = nft.ownerOrZero(state.nfts, id);
  const bySender = { caller: sender, now };
  const calls: Readonly<Record<string, () => FlowOutcome<unknown> | undefined>> = {
    CreateFlowStream: () => {
      const { ratePerSecond, token, transferable } = args;
      const parameters = [text(args.sender), text(args.recipient), ratePerSecond, token];
      return send(state, bySender, "create", [...parameters, transferable] as readonly Value[]);
    },
    DepositFlowStream: () =>
      sim.deposit(state, bySender, id, whole(args.amount), { sender, recipient }),
    RefundFromFlowStream: () => sim.refund(state, bySender, id, whole(args.amount)),
    PauseFlowStream: () => sim.pause(state, bySender, id),
    RestartFlowStream: () => sim.restart(state, bySender, id, whole(args.ratePerSecond)),
    AdjustFlowStream: () =>
      sim.adjustRatePerSecond(state, bySender, id, whole(args.newRatePerSecond)),
    VoidFlowStream: () => sim.voidStream(state, bySender, id),
    WithdrawFromFlowStream: () => {
      const gross = whole(args.withdrawAmount) + whole(args.protocolFeeAmount);
      return sim.withdraw(state, { caller: recipient, now }, id, text(args.to), gross);
    },
  };
  return calls[name]?.();
}

const READS: Readonly<Record<string, (stream: FlowStream, now: bigint, id: bigint) => unknown>> = {
  getStream: (stream) => ({ ...stream, isStream: true }),
  getBalance: ({ balance }) => balance,
  getRatePerSecond: ({ ratePerSecond }) => ratePerSecond,
  getSender: ({ sender }) => sender,
  getSnapshotDebtScaled: ({ snapshotDebtScaled }) => snapshotDebtScaled,
  getSnapshotTime: ({ snapshotTime }) => snapshotTime,
  getToken: ({ token }) => token,
  getTokenDecimals: ({ tokenDecimals }) => tokenDecimals,
  isPaused,
  isTransferable: ({ isTransferable }) => isTransferable,
  isVoided: ({ isVoided }) => isVoided,
  coveredDebtOf,
  uncoveredDebtOf,
  totalDebtOf,
  ongoingDebtScaledOf,
  withdrawableAmountOf,
  refundableAmountOf,
  depletionTimeOf: (stream, now, id) => depletionTimeOf(stream, id, now),
  statusOf: (stream, now) => FLOW_STATUSES.indexOf(statusOf(stream, now)),
};

/** The chain of the recording: one Flow deployment. */
class Chain {
  private state = sim.deploy();

  /** What the library says about a step; undefined when the step is about something else. */
  execute(step: Step): Result | undefined {
    const { on, fn, args, at, by } = step;
    if (on !== "flow") return undefined;
    if (by === undefined) return this.read(fn, args[0], at);
    const outcome = send(this.state, { caller: by, now: at }, fn, args);
    if (outcome === undefined || isOfOthers(step)) {
      this.follow(step);
      return undefined;
    }
    if (!outcome.ok) return { error: outcome.error };
    this.state = outcome.state;
    return { returns: outcome.returns };
  }

  private read(fn: string, id: Value | undefined, now: bigint): Result | undefined {
    const body = READS[fn];
    if (body === undefined || typeof id !== "bigint") return undefined;
    const result = attempt(() => body(sim.getStream(this.state, id), now, id));
    return result.ok ? { returns: result.value } : { error: result.error };
  }

  /** Takes over what another call has done, such as a batch. */
  private follow({ at, events }: Step): void {
    for (const event of events.filter(({ by }) => by === FLOW)) {
      followNft(this.state.nfts, event);
      const { token, newProtocolFee } = event.args;
      if (newProtocolFee !== undefined) {
        const protocolFee = new Map(this.state.protocolFee);
        this.state = {
          ...this.state,
          protocolFee: protocolFee.set(text(token), whole(newProtocolFee)),
        };
      }
      const outcome = actionOf(this.state, event, at);
      if (outcome !== undefined) this.state = unwrap(outcome).state;
    }
  }
}

describe("replay of the recorded Flow v1.1 executions", () => {
  it("gives the recorded results and errors", () => {
    const chain = new Chain();
    let compared = 0;
    for (const step of loadVectors("flow-v1.1").steps) {
      const result = chain.execute(step);
      if (result === undefined) continue;
      compared += 1;
      const where = `line ${step.line}, ${step.scenario}: ${step.fn}`;
      expect(observed(result), where).toEqual(recorded(step));
    }
    expect(compared).toBe(240);
  });
});
