import { Revert } from "../../src/lib/fixed-point";
import {
  type CreateCommon,
  type CreatePlan,
  type HookBehavior,
  LOCKUP_MODELS,
  type LockupModel,
  type LockupOutcome,
  type LockupSchedule,
  type LockupState,
  type Segment,
  type Tranche,
} from "../../src/lib/lockup";
import { lastTimestamp } from "../../src/lib/lockup/durations";
import { getStream, withdraw } from "../../src/lib/lockup/simulator";
import { createInDraft } from "../../src/lib/lockup/steps";
import {
  type CallContext,
  type SimulatedEvent,
  nft,
  refuseValue,
  requireAdmin,
  run,
  tokenTransfer,
} from "../../src/lib/simulation";
import { contractActions } from "./contract";

export * from "../../src/lib/lockup/simulator";

/** What every contract with stream NFTs and an admin can do. */
export const { approve, setApprovalForAll, transferAdmin, collectFees } =
  contractActions<LockupState>("SablierLockupBase_FeeTransferFail");

/**
 * Schedule of a stream, for the getters that exist for one model only.
 *
 * @throws Revert `SablierLockupBase_Null`, `SablierLockup_NotExpectedModel(actual, expected)`
 */
export function getSchedule<Model extends LockupModel>(
  state: Pick<LockupState, "streams">,
  streamId: bigint,
  model: Model,
): Extract<LockupSchedule, { model: Model }> {
  const { schedule } = getStream(state, streamId);
  if (schedule.model !== model) {
    throw new Revert("SablierLockup_NotExpectedModel", [
      BigInt(LOCKUP_MODELS.indexOf(schedule.model)),
      BigInt(LOCKUP_MODELS.indexOf(model)),
    ]);
  }
  return schedule as Extract<LockupSchedule, { model: Model }>;
}

/** A plan of the batch contract: with timestamps, dynamic and tranched streams take only a start. */
export type BatchPlan =
  | Exclude<CreatePlan, { readonly fn: "createWithTimestampsLD" | "createWithTimestampsLT" }>
  | {
      readonly fn: "createWithTimestampsLD";
      readonly startTime: bigint;
      readonly segments: readonly Segment[];
    }
  | {
      readonly fn: "createWithTimestampsLT";
      readonly startTime: bigint;
      readonly tranches: readonly Tranche[];
    };

function expandBatchPlan(plan: BatchPlan): CreatePlan {
  switch (plan.fn) {
    case "createWithTimestampsLD": {
      const { fn, startTime, segments } = plan;
      return { fn, segments, timestamps: { start: startTime, end: lastTimestamp(segments) } };
    }
    case "createWithTimestampsLT": {
      const { fn, startTime, tranches } = plan;
      return { fn, tranches, timestamps: { start: startTime, end: lastTimestamp(tranches) } };
    }
    default:
      return plan;
  }
}

/**
 * Creates several streams of one token through `SablierBatchLockup`: all or nothing. The batch
 * contract pulls the sum from the caller, approves Lockup for it and becomes the funder.
 *
 * @param batchAddress address of the batch contract
 * @returns the stream ids
 */
export function batchCreate(
  state: LockupState,
  context: CallContext,
  batchAddress: string,
  token: string,
  items: readonly { readonly common: Omit<CreateCommon, "token">; readonly plan: BatchPlan }[],
): LockupOutcome<readonly bigint[]> {
  return run(state, context, (draft, events) => {
    refuseValue(context);
    if (items.length === 0) {
      throw new Revert("SablierBatchLockup_BatchSizeZero");
    }
    const total = items.reduce((sum, { common }) => sum + common.totalAmount, 0n);
    events.push(tokenTransfer(token, context.caller, batchAddress, total), {
      emitter: token,
      name: "Approval",
      args: { owner: batchAddress, spender: draft.address, value: total },
    });
    const inner = { caller: batchAddress, now: context.now };
    return items.map(({ common, plan }) =>
      createInDraft(draft, events, inner, { ...common, token }, expandBatchPlan(plan)),
    );
  });
}

/**
 * Withdraws from several streams to their recipients. A withdrawal that fails is reported by an
 * event whose `revertData` is the decoded error; the others stand.
 */
export function withdrawMultiple(
  state: LockupState,
  context: CallContext,
  streamIds: readonly bigint[],
  amounts: readonly bigint[],
): LockupOutcome<undefined> {
  const counts = [BigInt(streamIds.length), BigInt(amounts.length)];
  if (counts[0] !== counts[1]) {
    const error = { name: "SablierLockupBase_WithdrawArrayCountsNotEqual", args: counts };
    return { ok: false, error };
  }
  let current: LockupState = { ...state, feeBalance: state.feeBalance + (context.value ?? 0n) };
  const events: SimulatedEvent[] = [];
  const inner = { caller: context.caller, now: context.now };
  amounts.forEach((amount, index) => {
    const streamId = streamIds[index] ?? 0n;
    const recipient = nft.ownerOrZero(current.nfts, streamId);
    const outcome = withdraw(current, inner, streamId, recipient, amount);
    if (outcome.ok) {
      current = outcome.state;
      events.push(...outcome.events);
    } else {
      events.push({
        emitter: state.address,
        name: "InvalidWithdrawalInWithdrawMultiple",
        args: { streamId, revertData: outcome.error },
      });
    }
  });
  return { ok: true, state: current, returns: undefined, events };
}

/** What the allowlist needs to know about a candidate. */
export interface HookCandidate {
  readonly address: string;
  readonly hasCode: boolean;
  /** Answer to `supportsInterface(0xf8ee98d3)`. */
  readonly supportsInterface: boolean;
  readonly behavior: HookBehavior;
}

/** Puts a recipient on the hook allowlist; only the admin can, and nobody can undo it. */
export function allowToHook(
  state: LockupState,
  context: CallContext,
  candidate: HookCandidate,
): LockupOutcome<undefined> {
  return run(state, context, (draft, events) => {
    refuseValue(context);
    requireAdmin(draft.admin, context.caller);
    const recipient = candidate.address;
    if (!candidate.hasCode) {
      throw new Revert("SablierLockupBase_AllowToHookZeroCodeSize", [recipient]);
    }
    if (!candidate.supportsInterface) {
      throw new Revert("SablierLockupBase_AllowToHookUnsupportedInterface", [recipient]);
    }
    draft.hooks.set(recipient.toLowerCase(), candidate.behavior);
    const args = { admin: draft.admin, recipient };
    events.push({ emitter: draft.address, name: "AllowToHook", args });
    return undefined;
  });
}
