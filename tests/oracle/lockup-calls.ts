import { type Abi, type Hex, encodeAbiParameters } from "viem";
import type { ContractError } from "../../src/lib/fixed-point";
import {
  LOCKUP_MODELS,
  LOCKUP_STATUSES,
  type Broker,
  type CreateCommon,
  type CreatePlan,
  type Durations,
  type HookBehavior,
  type LockupContext,
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
} from "../../src/lib/lockup";
import { ZERO_ADDRESS, nft } from "../../src/lib/simulation";
import { addressOf, type Step, type Value } from "../vectors/load";
import {
  TOKEN,
  decodeCall,
  decodeRevert,
  flag,
  list,
  struct,
  text,
  whole,
} from "../vectors/replay";
import { sequence } from "./contract";
import * as sim from "./lockup";
import type { BatchPlan } from "./lockup";

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

/** The parameters that all create functions share. */
export function common(value: Value | undefined): CreateCommon {
  const fields = struct(value);
  return {
    sender: text(fields.sender),
    recipient: text(fields.recipient),
    totalAmount: whole(fields.depositAmount ?? fields.totalAmount),
    token: fields.token === undefined ? TOKEN : text(fields.token),
    cancelable: flag(fields.cancelable),
    transferable: flag(fields.transferable),
    shape: text(fields.shape),
    ...(fields.broker === undefined ? {} : { broker: raw(fields.broker) as Broker }),
  };
}

type UnlockParams = Extract<CreatePlan, { fn: "createWithTimestampsLPG" }>["unlockParams"];

/** Since v4.0, the granularity stands between the unlock amounts and the last argument. */
function linear(args: readonly Value[]) {
  const unlockAmounts = raw(args[1]) as UnlockAmounts;
  return args.length === 4 ? { unlockAmounts, granularity: whole(args[2]) } : { unlockAmounts };
}

function plan(fn: string, args: readonly Value[]): CreatePlan {
  const timestamps = (raw(args[0]) as { timestamps: Timestamps }).timestamps;
  switch (fn) {
    case "createWithDurationsLL":
      return { fn, ...linear(args), durations: raw(args.at(-1)) as Durations };
    case "createWithTimestampsLL":
      return { fn, timestamps, ...linear(args), cliffTime: whole(args.at(-1)) };
    case "createWithDurationsLD":
      return { fn, segments: raw(args[1]) as readonly SegmentWithDuration[] };
    case "createWithTimestampsLD":
      return { fn, timestamps, segments: raw(args[1]) as readonly Segment[] };
    case "createWithDurationsLT":
      return { fn, tranches: raw(args[1]) as readonly TrancheWithDuration[] };
    case "createWithTimestampsLT":
      return { fn, timestamps, tranches: raw(args[1]) as readonly Tranche[] };
    case "createWithTimestampsLPG":
      return { fn, timestamps, unlockParams: raw(args[1]) as UnlockParams };
    default:
      throw new Error(`${fn} is not a create function`);
  }
}

/** The parameters of an element of a batch that differ by function. */
export function batchPlan(fn: string, value: Value): BatchPlan {
  const fields = struct(value);
  const { timestamps, unlockAmounts, durations } = fields;
  const granularity =
    fields.granularity === undefined ? {} : { granularity: whole(fields.granularity) };
  switch (fn) {
    case "createWithDurationsLL":
      return {
        fn,
        unlockAmounts: raw(unlockAmounts) as UnlockAmounts,
        ...granularity,
        durations: raw(durations) as Durations,
      };
    case "createWithTimestampsLL":
      return {
        fn,
        timestamps: raw(timestamps) as Timestamps,
        unlockAmounts: raw(unlockAmounts) as UnlockAmounts,
        ...granularity,
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
    case "createWithTimestampsLPG":
      return {
        fn,
        timestamps: raw(timestamps) as Timestamps,
        unlockParams: raw(fields.unlockParams) as UnlockParams,
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
export function send(
  abi: Abi,
  state: LockupState,
  context: LockupContext,
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
      return sim.cancelMultiple(state, context, raw(args[0]) as readonly bigint[]);
    case "renounce":
      return sim.renounce(state, context, whole(args[0]));
    case "renounceMultiple":
      return sim.renounceMultiple(state, context, raw(args[0]) as readonly bigint[]);
    case "burn":
      return sim.burn(state, context, whole(args[0]));
    case "transferFrom":
    case "safeTransferFrom":
      return sim.transferFrom(state, context, text(args[0]), text(args[1]), whole(args[2]));
    case "approve":
      return sim.approve(state, context, text(args[0]), whole(args[1]));
    case "setApprovalForAll":
      return sim.setApprovalForAll(state, context, text(args[0]), flag(args[1]));
    case "allowToHook":
      return sim.allowToHook(state, context, candidate(text(args[0])));
    case "setNativeToken":
      return sim.setNativeToken(state, context, text(args[0]));
    case "collectFees":
      return sim.collectFees(state, context, state.admin !== addressOf("noReceive"));
    case "transferAdmin":
      return sim.transferAdmin(state, context, text(args[0]));
    case "batch": {
      // The value arrives once, and each inner call sees it.
      const nested = { ...context, nested: true };
      return sequence(
        { ...state, feeBalance: state.feeBalance + (context.nested ? 0n : (context.value ?? 0n)) },
        (raw(args[0]) as readonly string[]).map((data) => (current: LockupState) => {
          const call = decodeCall(abi, data);
          if (call.args.length === 0) {
            return {
              ok: true,
              state: current,
              returns: encodeReturn(read(current, context, call.fn, [])),
              events: [],
            };
          }
          const outcome = send(abi, current, nested, call.fn, call.args);
          return outcome.ok ? { ...outcome, returns: encodeReturn(outcome.returns) } : outcome;
        }),
      );
    }
    default:
      throw new Error(`${fn} is not in the replay`);
  }
}

/** Return data of a call that gives a number, what a batch gives, or nothing. */
export function encodeReturn(value: unknown): string {
  if (Array.isArray(value)) {
    return encodeAbiParameters([{ type: "bytes[]" }], [value as Hex[]]);
  }
  return typeof value === "bigint" ? `0x${value.toString(16).padStart(64, "0")}` : "0x";
}

/** Answers one read of the Lockup contract. */
export function read(
  state: LockupState,
  { now, feeds, ...context }: LockupContext,
  fn: string,
  args: readonly Value[],
): unknown {
  switch (fn) {
    case "MAX_COUNT":
      return state.maxCount;
    case "MAX_BROKER_FEE":
      return 10n ** 17n;
    case "admin":
      return state.admin;
    case "comptroller":
      return state.admin;
    case "nextStreamId":
      return state.nextStreamId;
    case "nativeToken":
      return state.nativeToken;
    case "aggregateAmount":
      return state.aggregates.get(text(args[0])) ?? 0n;
    case "isStream":
      return state.streams.has(whole(args[0]));
    case "isAllowedToHook":
      return state.hooks.has(text(args[0]));
    case "getRecipient":
    case "ownerOf":
      return nft.ownerOf(state.nfts, whole(args[0]));
    case "balanceOf":
      return [...state.nfts.owners.values()].filter((owner) => owner === text(args[0])).length;
    case "getApproved":
      nft.ownerOf(state.nfts, whole(args[0]));
      return state.nfts.approvals.get(whole(args[0])) ?? ZERO_ADDRESS;
    case "getGranularity":
      return sim.getSchedule(state, whole(args[0]), "linear").granularity;
    case "getPriceGatedUnlockParams": {
      const { oracle, targetPrice } = sim.getSchedule(state, whole(args[0]), "price-gated");
      return { oracle, targetPrice };
    }
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
    case "calculateMinFeeWei":
      return context.minFeeWei?.(stream.sender) ?? 0n;
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
      return isCancelable(stream, now, feeds);
    case "isWarm":
      return isWarm(stream, now, feeds);
    case "isCold":
      return isCold(stream, now, feeds);
    case "statusOf":
      return LOCKUP_STATUSES.indexOf(statusOf(stream, now, feeds));
    case "streamedAmountOf":
      return streamedAmountOf(stream, now, feeds);
    case "withdrawableAmountOf":
      return withdrawableAmountOf(stream, now, feeds);
    case "refundableAmountOf":
      return refundableAmountOf(stream, now, feeds);
    default:
      throw new Error(`${fn} is not in the replay`);
  }
}

/** The recorded step with the revert data inside its events decoded. */
export function withDecodedFailures(abi: Abi, step: Step): Step {
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
