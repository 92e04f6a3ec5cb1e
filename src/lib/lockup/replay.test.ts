import abiJson from "sablier/abi/lockup/v2.0/SablierLockup.json";
import type { Abi } from "viem";
import { describe, expect, it } from "vitest";
import { sequence } from "../../../tests/oracle/contract";
import type { BatchPlan } from "../../../tests/oracle/lockup";
import * as sim from "../../../tests/oracle/lockup";
import { addressOf, loadVectors, type Step, type Value } from "../../../tests/vectors/load";
import {
  type Result,
  TOKEN,
  TokenLedger,
  decodeCall,
  decodeRevert,
  flag,
  list,
  observed,
  recorded,
  struct,
  text,
  whole,
} from "../../../tests/vectors/replay";
import { type ContractError, attempt } from "../fixed-point";
import { type CallContext, nft } from "../simulation";
import {
  LOCKUP_MODELS,
  LOCKUP_STATUSES,
  type Broker,
  type CreateCommon,
  type CreatePlan,
  type Durations,
  type HookBehavior,
  type LockupOutcome,
  type LockupState,
  type Segment,
  type SegmentWithDuration,
  type Timestamps,
  type Tranche,
  type TrancheWithDuration,
  type UnlockAmounts,
  isCancelable,
  isCold,
  isWarm,
  refundableAmountOf,
  statusOf,
  streamedAmountOf,
  withdrawableAmountOf,
} from ".";

const LOCKUP = addressOf("lockup");
const BATCH = addressOf("batchLockup");
const abi = abiJson as unknown as Abi;

/** What the library leaves out, by function: see the report of the replay. */
const NOT_MODELED = ["name", "symbol", "tokenURI", "supportsInterface", "setNFTDescriptor"];

const HOOKS: Readonly<Record<string, HookBehavior>> = {
  hookGood: "accepts",
  hookWrongSelector: "wrong-selector",
  hookReverts: { name: "Error", args: ["hook"] },
  notHook: "accepts",
};

/** A recorded struct or array; the caller states its type, the comparison would show a mistake. */
function raw(value: Value | undefined): unknown {
  return typeof value === "object" && !Array.isArray(value) ? struct(value) : list(value);
}

function common(value: Value | undefined): CreateCommon {
  const fields = struct(value);
  return {
    sender: text(fields.sender),
    recipient: text(fields.recipient),
    totalAmount: whole(fields.totalAmount),
    token: fields.token === undefined ? TOKEN : text(fields.token),
    cancelable: flag(fields.cancelable),
    transferable: flag(fields.transferable),
    shape: text(fields.shape),
    broker: raw(fields.broker) as Broker,
  };
}

function plan(fn: string, args: readonly Value[]): CreatePlan {
  const timestamps = (raw(args[0]) as { timestamps: Timestamps }).timestamps;
  switch (fn) {
    case "createWithDurationsLL":
      return {
        fn,
        unlockAmounts: raw(args[1]) as UnlockAmounts,
        durations: raw(args[2]) as Durations,
      };
    case "createWithTimestampsLL": {
      const unlockAmounts = raw(args[1]) as UnlockAmounts;
      return { fn, timestamps, unlockAmounts, cliffTime: whole(args[2]) };
    }
    case "createWithDurationsLD":
      return { fn, segments: raw(args[1]) as readonly SegmentWithDuration[] };
    case "createWithTimestampsLD":
      return { fn, timestamps, segments: raw(args[1]) as readonly Segment[] };
    case "createWithDurationsLT":
      return { fn, tranches: raw(args[1]) as readonly TrancheWithDuration[] };
    case "createWithTimestampsLT":
      return { fn, timestamps, tranches: raw(args[1]) as readonly Tranche[] };
    default:
      throw new Error(`${fn} is not a create function`);
  }
}

function batchPlan(fn: string, value: Value): BatchPlan {
  const fields = struct(value);
  const { timestamps, unlockAmounts, durations } = fields;
  switch (fn) {
    case "createWithDurationsLL":
      return {
        fn,
        unlockAmounts: raw(unlockAmounts) as UnlockAmounts,
        durations: raw(durations) as Durations,
      };
    case "createWithTimestampsLL":
      return {
        fn,
        timestamps: raw(timestamps) as Timestamps,
        unlockAmounts: raw(unlockAmounts) as UnlockAmounts,
        cliffTime: whole(fields.cliffTime),
      };
    case "createWithDurationsLD":
      return { fn, segments: raw(fields.segmentsWithDuration) as readonly SegmentWithDuration[] };
    case "createWithTimestampsLD":
      return {
        fn,
        startTime: whole(fields.startTime),
        segments: raw(fields.segments) as readonly Segment[],
      };
    case "createWithDurationsLT":
      return { fn, tranches: raw(fields.tranchesWithDuration) as readonly TrancheWithDuration[] };
    case "createWithTimestampsLT":
      return {
        fn,
        startTime: whole(fields.startTime),
        tranches: raw(fields.tranches) as readonly Tranche[],
      };
    default:
      throw new Error(`${fn} is not a batch function`);
  }
}

function candidate(address: string) {
  const name = Object.keys(HOOKS).find((key) => addressOf(key) === address);
  return {
    address,
    hasCode: name !== undefined,
    supportsInterface: name !== undefined && name !== "notHook",
    behavior: (name === undefined ? undefined : HOOKS[name]) ?? "accepts",
  };
}

/** Runs one transaction of the Lockup contract. */
function send(
  state: LockupState,
  context: CallContext,
  fn: string,
  args: readonly Value[],
): LockupOutcome<unknown> {
  if (fn.startsWith("createWith")) {
    return sim.create(state, context, common(args[0]), plan(fn, args));
  }
  switch (fn) {
    case "withdraw":
      return sim.withdraw(state, context, whole(args[0]), text(args[1]), whole(args[2]));
    case "withdrawMax":
      return sim.withdrawMax(state, context, whole(args[0]), text(args[1]));
    case "withdrawMultiple":
      return sim.withdrawMultiple(
        state,
        context,
        raw(args[0]) as bigint[],
        raw(args[1]) as bigint[],
      );
    case "withdrawMaxAndTransfer":
      return sim.withdrawMaxAndTransfer(state, context, whole(args[0]), text(args[1]));
    case "cancel":
      return sim.cancel(state, context, whole(args[0]));
    case "cancelMultiple":
      return sim.cancel(state, context, ...(raw(args[0]) as readonly bigint[]));
    case "renounce":
      return sim.renounce(state, context, whole(args[0]));
    case "renounceMultiple":
      return sim.renounce(state, context, ...(raw(args[0]) as readonly bigint[]));
    case "burn":
      return sim.burn(state, context, whole(args[0]));
    case "transferFrom":
      return sim.transferFrom(state, context, text(args[0]), text(args[1]), whole(args[2]));
    case "approve":
      return sim.approve(state, context, text(args[0]), whole(args[1]));
    case "setApprovalForAll":
      return sim.setApprovalForAll(state, context, text(args[0]), flag(args[1]));
    case "allowToHook":
      return sim.allowToHook(state, context, candidate(text(args[0])));
    case "collectFees":
      return sim.collectFees(state, context, state.admin !== addressOf("noReceive"));
    case "transferAdmin":
      return sim.transferAdmin(state, context, text(args[0]));
    case "batch":
      return sequence(
        state,
        (raw(args[0]) as readonly string[]).map((data) => (current: LockupState) => {
          const call = decodeCall(abi, data);
          const outcome = send(current, context, call.fn, call.args);
          return outcome.ok ? { ...outcome, returns: encodeReturn(outcome.returns) } : outcome;
        }),
      );
    default:
      throw new Error(`${fn} is not in the replay`);
  }
}

function encodeReturn(value: unknown): string {
  return typeof value === "bigint" ? `0x${value.toString(16).padStart(64, "0")}` : "0x";
}

/** Answers one read of the Lockup contract. */
function read(state: LockupState, now: bigint, fn: string, args: readonly Value[]): unknown {
  switch (fn) {
    case "MAX_COUNT":
      return state.maxCount;
    case "MAX_BROKER_FEE":
      return 10n ** 17n;
    case "admin":
      return state.admin;
    case "isStream":
      return state.streams.has(whole(args[0]));
    case "isAllowedToHook":
      return state.hooks.has(text(args[0]));
    case "getRecipient":
      return nft.ownerOf(state.nfts, whole(args[0]));
    case "getSegments":
      return sim.getSchedule(state, whole(args[0]), "dynamic").segments;
    case "getTranches":
      return sim.getSchedule(state, whole(args[0]), "tranched").tranches;
    case "getCliffTime":
      return sim.getSchedule(state, whole(args[0]), "linear").cliffTime;
    case "getUnlockAmounts":
      return sim.getSchedule(state, whole(args[0]), "linear").unlockAmounts;
    default:
      break;
  }
  const stream = sim.getStream(state, whole(args[0]));
  switch (fn) {
    case "getDepositedAmount":
      return stream.amounts.deposited;
    case "getWithdrawnAmount":
      return stream.amounts.withdrawn;
    case "getRefundedAmount":
      return stream.amounts.refunded;
    case "getSender":
      return stream.sender;
    case "getStartTime":
      return stream.timestamps.start;
    case "getEndTime":
      return stream.timestamps.end;
    case "getLockupModel":
      return LOCKUP_MODELS.indexOf(stream.schedule.model);
    case "getUnderlyingToken":
      return stream.token;
    case "isTransferable":
      return stream.isTransferable;
    case "isDepleted":
      return stream.isDepleted;
    case "wasCanceled":
      return stream.wasCanceled;
    case "isCancelable":
      return isCancelable(stream, now);
    case "isWarm":
      return isWarm(stream, now);
    case "isCold":
      return isCold(stream, now);
    case "statusOf":
      return LOCKUP_STATUSES.indexOf(statusOf(stream, now));
    case "streamedAmountOf":
      return streamedAmountOf(stream, now);
    case "withdrawableAmountOf":
      return withdrawableAmountOf(stream, now);
    case "refundableAmountOf":
      return refundableAmountOf(stream, now);
    default:
      throw new Error(`${fn} is not in the replay`);
  }
}

/** The chain of the recording: one Lockup deployment, its batch contract and one token. */
class Chain {
  state = sim.deploy({ address: LOCKUP, admin: addressOf("admin"), maxCount: 4n });
  readonly ledger = new TokenLedger();

  constructor() {
    this.ledger.open(TOKEN, addressOf("sender"), [LOCKUP, BATCH]);
  }

  execute(step: Step): Result {
    return step.by === undefined ? this.answer(step) : this.transact(step, step.by);
  }

  private answer({ on, fn, args, at }: Step): Result {
    if (on === "token") {
      const [first, second] = args.map(text);
      const holder = first ?? "";
      return fn === "balanceOf"
        ? { returns: this.ledger.balanceOf(TOKEN, holder) }
        : { returns: this.ledger.allowance(TOKEN, holder, second ?? "") };
    }
    if (on.startsWith("hook")) {
      const kind = fn === "cancels" ? "cancel" : "withdraw";
      const runs = this.state.hookRuns.filter(
        (run) => run.kind === kind && run.recipient === addressOf(on),
      );
      return { returns: runs.length };
    }
    const result = attempt(() => read(this.state, at, fn, args));
    return result.ok ? { returns: result.value } : { error: result.error };
  }

  private transact(step: Step, caller: string): Result {
    const outcome = this.outcome(step, { caller, now: step.at, value: step.wei });
    if (!outcome.ok) {
      return { error: outcome.error };
    }
    const refusal = this.ledger.settle(outcome.events, [LOCKUP, BATCH], [TOKEN]);
    if (refusal) {
      return { error: refusal };
    }
    this.state = outcome.state;
    return { returns: outcome.returns, events: outcome.events };
  }

  private outcome(step: Step, context: CallContext): LockupOutcome<unknown> {
    const { on, fn, args } = step;
    if (on === "batchLockup") {
      const items = list(args[2]).map((item) => ({
        common: common(item),
        plan: batchPlan(fn, item),
      }));
      return sim.batchCreate(this.state, context, BATCH, text(args[1]), items);
    }
    if (on === "hookGood") {
      const call = decodeCall(abi, text(args[1]));
      const inner = { ...context, caller: addressOf(on) };
      const outcome = send(this.state, inner, call.fn, call.args);
      return outcome.ok ? { ...outcome, returns: encodeReturn(outcome.returns) } : outcome;
    }
    return send(this.state, context, fn, args);
  }
}

/** The recorded step with the revert data inside its events decoded. */
function withDecodedFailures(step: Step): Step {
  return {
    ...step,
    events: step.events.map((event) => {
      const data = event.args.revertData;
      if (typeof data !== "string") {
        return event;
      }
      const error: ContractError = decodeRevert(abi, data);
      return { ...event, args: { ...event.args, revertData: { ...error } } };
    }),
  };
}

describe("replay of the recorded Lockup v2.0 executions", () => {
  const { steps } = loadVectors("lockup-v2.0");
  const skipped = steps.filter(({ fn, on }) => NOT_MODELED.includes(fn) || on === "delegator");

  it(`gives the recorded result for ${steps.length - skipped.length} of ${steps.length} calls`, () => {
    const chain = new Chain();
    for (const step of steps) {
      if (skipped.includes(step)) {
        continue;
      }
      const where = `line ${step.line}, ${step.scenario}: ${step.fn}`;
      expect(observed(chain.execute(step)), where).toEqual(recorded(withDecodedFailures(step)));
    }
    process.stdout.write(
      `Lockup v2.0: ${steps.length - skipped.length} of ${steps.length} recorded calls replayed\n`,
    );
  });

  it("leaves out only what the library does not model", () => {
    const names = [...new Set(skipped.map(({ fn }) => fn))].sort();
    expect(names).toEqual([
      "go",
      "name",
      "setNFTDescriptor",
      "supportsInterface",
      "symbol",
      "tokenURI",
    ]);
    expect(skipped).toHaveLength(12);
  });

  it("throws what is not a revert", () => {
    const unknown = steps.slice(0, 1).map((step) => ({ ...step, fn: "unknown" }));
    for (const step of unknown) {
      expect(() => new Chain().execute(step)).toThrow(/unknown is not in the replay/);
    }
  });
});
