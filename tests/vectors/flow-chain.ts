import { Comptroller } from "./comptroller";
import { addressOf, type InnerCall, type RecordedEvent, type Step, type Value } from "./load";
import { followNft, isOfOthers, type Result, text, whole } from "./replay";
import { attempt, type ContractError } from "../../src/lib/fixed-point";
import { EMPTY_REVERT, nft, unwrap } from "../../src/lib/simulation";
import {
  coveredDebtOf,
  depletionTimeOf,
  type FlowContext,
  type FlowOutcome,
  type FlowRelease,
  flowSimulator as sim,
  type FlowState,
  type FlowStream,
  hasStartTime,
  isPaused,
  ongoingDebtScaledOf,
  refundableAmountOf,
  statusesOf,
  statusOf,
  totalDebtOf,
  uncoveredDebtOf,
  type WithdrawnAmounts,
  withdrawableAmountOf,
} from "../../src/lib/flow";

const FLOW = addressOf("flow");
const DECIMALS = new Map([
  [addressOf("token18"), 18],
  [addressOf("token6"), 6],
  [addressOf("token19"), 19],
  [addressOf("token0"), 0],
  [addressOf("nativeErc20"), 18],
]);

/** Number of Flow among the protocols of the Comptroller. */
const FLOW_PROTOCOL = 1n;

/** Changes what a successful call returns; undefined is nothing. */
function returning<T>(
  outcome: FlowOutcome<T>,
  change: (returns: T) => unknown,
): FlowOutcome<unknown> {
  return outcome.ok ? { ...outcome, returns: change(outcome.returns) } : outcome;
}

/** Before v2.0, the contract returns the net amount and the fee as a pair. */
const pair = ({ withdrawnAmount, protocolFeeAmount }: WithdrawnAmounts) => [
  withdrawnAmount,
  protocolFeeAmount,
];

/** Two calls in one transaction. */
function both(
  first: FlowOutcome<unknown>,
  second: (state: FlowState) => FlowOutcome<unknown>,
): FlowOutcome<unknown> {
  return first.ok ? second(first.state) : first;
}

/** Runs one of the transactions that pages simulate; undefined for another one. */
function send(
  state: FlowState,
  context: FlowContext,
  fn: string,
  args: readonly Value[],
): FlowOutcome<unknown> | undefined {
  const [first, second, third] = args;
  const isNew = hasStartTime(state.release);
  const id = () => whole(first);
  const parameters = () => {
    const [token, transferable] = args.slice(isNew ? 4 : 3);
    return {
      sender: text(first),
      recipient: text(second),
      ratePerSecond: whole(third),
      ...(isNew && { startTime: whole(args[3]) }),
      token: text(token),
      tokenDecimals: DECIMALS.get(text(token)),
      transferable: transferable === true,
    };
  };
  const parties = (parts = args.slice(2)) => ({
    sender: text(parts[0]),
    recipient: text(parts[1]),
  });
  const owner = () => nft.ownerOrZero(state.nfts, id());
  const ownParties = () => ({ sender: state.streams.get(id())?.sender ?? "", recipient: owner() });
  const withdraw = () => sim.withdraw(state, context, id(), text(second), whole(third));
  const withdrawMax = () => sim.withdrawMax(state, context, id(), text(second));
  const refundMax = () => sim.refundMax(state, context, id());
  // Its modifiers run before the first call; whether the stream is pending shows after it.
  const pauseAfter = (outcome: FlowOutcome<unknown>) => {
    const alone = sim.pause(state, context, id());
    const isLater = alone.ok || alone.error.name === "SablierFlow_StreamPending";
    return isLater ? both(outcome, (next) => sim.pause(next, context, id())) : alone;
  };
  const calls: Readonly<Record<string, () => FlowOutcome<unknown>>> = {
    // The selector of another release is the selector of no function.
    create: () =>
      args.length === (isNew ? 6 : 5)
        ? sim.create(state, context, parameters())
        : { ok: false, error: { name: EMPTY_REVERT, args: [] } },
    createAndDeposit: () => sim.createAndDeposit(state, context, parameters(), whole(args.at(-1))),
    deposit: () => sim.deposit(state, context, id(), whole(second), parties()),
    depositAndPause: () =>
      pauseAfter(sim.deposit(state, context, id(), whole(second), ownParties())),
    adjustRatePerSecond: () => sim.adjustRatePerSecond(state, context, id(), whole(second)),
    pause: () => sim.pause(state, context, id()),
    restart: () => sim.restart(state, context, id(), whole(second)),
    restartAndDeposit: () =>
      both(sim.restart(state, context, id(), whole(second)), (next) =>
        sim.deposit(next, context, id(), whole(third), ownParties()),
      ),
    refund: () => sim.refund(state, context, id(), whole(second)),
    refundAndPause: () => pauseAfter(sim.refund(state, context, id(), whole(second))),
    refundMax: () => (isNew ? refundMax() : returning(refundMax(), () => null)),
    void: () => sim.voidStream(state, context, id()),
    withdraw: () => returning(withdraw(), isNew ? () => null : pair),
    withdrawMax: () =>
      returning(withdrawMax(), isNew ? ({ withdrawnAmount }) => withdrawnAmount : pair),
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
      const { ratePerSecond, snapshotTime, token, transferable } = args;
      const start = hasStartTime(state.release) ? [snapshotTime] : [];
      const parameters = [text(args.sender), text(args.recipient), ratePerSecond, ...start];
      return send(state, bySender, "create", [
        ...parameters,
        token,
        transferable,
      ] as readonly Value[]);
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
      const gross = whole(args.withdrawAmount) + whole(args.protocolFeeAmount ?? 0n);
      return sim.withdraw(state, { caller: recipient, now }, id, text(args.to), gross);
    },
  };
  return calls[name]?.();
}

const READS: Readonly<
  Record<string, (stream: FlowStream, now: bigint, id: bigint, release: FlowRelease) => unknown>
> = {
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
  depletionTimeOf: (stream, now, id, release) => depletionTimeOf(stream, id, now, release),
  statusOf: (stream, now, _, release) => statusesOf(release).indexOf(statusOf(stream, now)),
};

/** The Comptroller of the recording with a foreign one, which sets its fee freely or reverts. */
class Fees {
  private readonly comptroller = new Comptroller("v1.1", addressOf("oracle"), [
    2000n * 10n ** 8n,
    8n,
    1_740_000_000n,
  ]);
  private foreign: { readonly fee: bigint; readonly isBroken: boolean } = {
    fee: 0n,
    isBroken: false,
  };
  private isForeign = false;

  follow(step: Step): void {
    const [fee, isBroken] = step.args;
    if (step.on === "badComptroller" && step.fn === "set") {
      this.foreign = { fee: whole(fee), isBroken: isBroken === true };
    } else this.comptroller.follow(step);
    for (const { name, args } of step.events) {
      if (name === "SetComptroller") {
        this.isForeign = args.newComptroller === addressOf("badComptroller");
      }
    }
  }

  /** Minimum of a withdrawal from a stream of a sender, wei, or the error of the Comptroller. */
  minimumOf(sender: string, at: bigint): bigint | ContractError {
    if (this.isForeign) {
      const { fee, isBroken } = this.foreign;
      return isBroken ? { name: "Error(string)", args: ["fee source down"] } : fee;
    }
    const step = { fn: "calculateMinFeeWeiFor", args: [FLOW_PROTOCOL, sender], at };
    const fee = this.comptroller.read(step);
    if (fee?.ok !== true) throw new Error(`The recording has no fee at ${at}`);
    return fee.value;
  }
}

/** The chain of the recording: one Flow deployment. */
export class FlowChain {
  state: FlowState;
  private readonly fees = new Fees();

  constructor(release: FlowRelease) {
    this.state = sim.deploy(release);
  }

  /** What the library says about a step; undefined when the step is about something else. */
  execute(step: Step): Result | undefined {
    const { on, fn, args, at, by, inner } = step;
    if (on !== "flow") {
      this.follow(step);
      return undefined;
    }
    if (by === undefined) return this.read(fn, args[0], at);
    const calls: readonly InnerCall[] = fn === "batch" ? inner : [{ on, fn, args }];
    let state = this.state;
    let outcome: FlowOutcome<unknown> | undefined;
    for (const call of calls) {
      outcome = this.send(state, step, call);
      if (outcome?.ok !== true) break;
      state = outcome.state;
    }
    // The library knows its own reasons to refuse a call, and not those of tokens.
    if (outcome === undefined || (outcome.ok && isOfOthers(step))) {
      this.follow(step);
      return undefined;
    }
    if (!outcome.ok) return { error: outcome.error };
    this.state = outcome.state;
    // What a batch returns is encoded: its effects are compared with the reads that follow.
    return { returns: fn === "batch" ? step.returns : outcome.returns };
  }

  private send(
    state: FlowState,
    { by = "", at, wei }: Step,
    { fn, args }: InnerCall,
  ): FlowOutcome<unknown> | undefined {
    if (!/^withdraw/u.test(fn) || !hasStartTime(state.release)) {
      return send(state, { caller: by, now: at }, fn, args);
    }
    const stream = state.streams.get(whole(args[0]));
    const minFeeWei = stream === undefined ? 0n : this.fees.minimumOf(stream.sender, at);
    if (typeof minFeeWei !== "bigint") return { ok: false, error: minFeeWei };
    return send(state, { caller: by, now: at, value: wei, minFeeWei }, fn, args);
  }

  private read(fn: string, id: Value | undefined, now: bigint): Result | undefined {
    const { release } = this.state;
    if (typeof id !== "bigint") return undefined;
    if (fn === "isStream") return { returns: this.state.streams.has(id) };
    const body = READS[fn];
    if (body === undefined && !["getRecipient", "calculateMinFeeWei"].includes(fn))
      return undefined;
    const result = attempt(() => {
      const stream = sim.getStream(this.state, id);
      if (fn === "getRecipient") return nft.ownerOf(this.state.nfts, id);
      if (fn === "calculateMinFeeWei") return this.fees.minimumOf(stream.sender, now);
      return body?.(stream, now, id, release);
    });
    if (!result.ok) return { error: result.error };
    const { value } = result;
    return isError(value) ? { error: value } : { returns: value };
  }

  /** Takes over what another call has done, such as a batch or a call of the Comptroller. */
  private follow(step: Step): void {
    const { at, events, by, error } = step;
    if (by !== undefined && error === undefined) this.fees.follow(step);
    for (const event of events.filter((entry) => entry.by === FLOW)) {
      followNft(this.state.nfts, event);
      const { token, newProtocolFee, nativeToken } = event.args;
      if (newProtocolFee !== undefined) {
        const protocolFee = new Map(this.state.protocolFee);
        this.state = {
          ...this.state,
          protocolFee: protocolFee.set(text(token), whole(newProtocolFee)),
        };
      }
      if (nativeToken !== undefined) {
        this.state = { ...this.state, nativeToken: text(nativeToken) };
      }
      const outcome = actionOf(this.state, event, at);
      if (outcome !== undefined) this.state = unwrap(outcome).state;
    }
  }
}

const isError = (value: unknown): value is ContractError =>
  typeof value === "object" && value !== null && "name" in value && "args" in value;
