import { Revert, checkedUint } from "../../src/lib/fixed-point";
import {
  type CreateCommon,
  type CreatePlan,
  type HookBehavior,
  LOCKUP_MODELS,
  type LockupContext,
  type LockupModel,
  type LockupOutcome,
  type LockupState,
  type LockupStream,
  type Segment,
  type Tranche,
} from "../../src/lib/lockup";
import { lastTimestamp } from "../../src/lib/lockup/durations";
import { act, cancel, getStream, renounce, withdraw } from "../../src/lib/lockup/simulator";
import { createInDraft, refusal } from "../../src/lib/lockup/steps";
import {
  EMPTY_REVERT,
  type SimulatedEvent,
  ZERO_ADDRESS,
  nft,
  refuseValue,
  requireAdmin,
  sameAddress,
  tokenTransfer,
} from "../../src/lib/simulation";
import { contractActions, sequence } from "./contract";

export * from "../../src/lib/lockup/simulator";

/** What every contract with stream NFTs and an admin can do. */
export const { approve, setApprovalForAll, transferAdmin, collectFees } =
  contractActions<LockupState>("SablierLockupBase_FeeTransferFail");

/**
 * Schedule of a stream, for the getters that exist for one model only.
 *
 * @throws Revert `SablierLockupBase_Null`, `SablierLockup_NotExpectedModel(actual, expected)`; since v3.0
 *   both start with `SablierLockupState`
 */
export function getSchedule<Model extends LockupModel>(
  state: Pick<LockupState, "streams" | "release">,
  streamId: bigint,
  model: Model,
): Extract<LockupStream["schedule"], { model: Model }> {
  const { schedule } = getStream(state, streamId);
  if (schedule.model !== model) {
    throw refusal(state, "NotExpectedModel", [
      BigInt(LOCKUP_MODELS.indexOf(schedule.model)),
      BigInt(LOCKUP_MODELS.indexOf(model)),
    ]);
  }
  return schedule as Extract<LockupStream["schedule"], { model: Model }>;
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
  context: LockupContext,
  batchAddress: string,
  token: string,
  items: readonly { readonly common: Omit<CreateCommon, "token">; readonly plan: BatchPlan }[],
): LockupOutcome<readonly bigint[]> {
  return act(state, context, (draft, events) => {
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
    const inner = { ...context, caller: batchAddress };
    const ids = items.map(({ common, plan }) =>
      createInDraft(draft, events, inner, { ...common, token }, expandBatchPlan(plan)),
    );
    if (draft.release !== "v2.0") {
      const args = { funder: context.caller, lockup: draft.address, streamIds: ids };
      events.push({ emitter: batchAddress, name: "CreateLockupBatch", args });
    }
    return ids;
  });
}

/**
 * Runs one call for each id. What fails is reported by an event whose `revertData` is the decoded
 * error; the others stand. Each call sees the value that came with the whole.
 *
 * @param failed name of the event
 * @returns the outcome and what each call returned, undefined for those that failed
 */
function each<T>(
  state: LockupState,
  context: LockupContext,
  streamIds: readonly bigint[],
  failed: string,
  call: (state: LockupState, context: LockupContext, id: bigint, index: number) => LockupOutcome<T>,
): Extract<LockupOutcome<readonly (T | undefined)[]>, { ok: true }> {
  let current: LockupState = {
    ...state,
    feeBalance: state.feeBalance + (context.nested ? 0n : (context.value ?? 0n)),
  };
  const events: SimulatedEvent[] = [];
  const returns = streamIds.map((streamId, index) => {
    const outcome = call(current, { ...context, nested: true }, streamId, index);
    if (outcome.ok) {
      current = outcome.state;
      events.push(...outcome.events);
      return outcome.returns;
    }
    const args = { streamId, revertData: outcome.error };
    events.push({ emitter: state.address, name: failed, args });
    return undefined;
  });
  return { ok: true, state: current, returns, events };
}

/**
 * Withdraws from several streams to their recipients. A withdrawal that fails is reported by an
 * event, the others stand.
 */
export function withdrawMultiple(
  state: LockupState,
  context: LockupContext,
  streamIds: readonly bigint[],
  amounts: readonly bigint[],
): LockupOutcome<undefined> {
  const counts = [BigInt(streamIds.length), BigInt(amounts.length)];
  if (counts[0] !== counts[1]) {
    return { ok: false, error: refusal(state, "WithdrawArrayCountsNotEqual", counts).error };
  }
  const outcome = each(
    state,
    context,
    streamIds,
    "InvalidWithdrawalInWithdrawMultiple",
    (current, inner, id, index) =>
      withdraw(current, inner, id, nft.ownerOrZero(current.nfts, id), amounts[index] ?? 0n),
  );
  return { ...outcome, returns: undefined };
}

/**
 * Cancels several streams as their sender: all or nothing in v2.0. Since v3.0 a stream that cannot be
 * canceled is reported by an event, and the others are.
 *
 * @returns the refunds in base units, 0 for a skipped stream; nothing in v2.0
 */
export function cancelMultiple(
  state: LockupState,
  context: LockupContext,
  streamIds: readonly bigint[],
): LockupOutcome<readonly bigint[] | undefined> {
  if (state.release === "v2.0") {
    const outcome = sequence(
      state,
      streamIds.map((id) => (current: LockupState) => cancel(current, context, id)),
    );
    return outcome.ok ? { ...outcome, returns: undefined } : outcome;
  }
  const failed = "InvalidStreamInCancelMultiple";
  const outcome = each(state, context, streamIds, failed, cancel);
  return { ...outcome, returns: outcome.returns.map((refund) => refund ?? 0n) };
}

/** Renounces several streams, all or nothing (v2.0). */
export function renounceMultiple(
  state: LockupState,
  context: LockupContext,
  streamIds: readonly bigint[],
): LockupOutcome<undefined> {
  const outcome = sequence(
    state,
    streamIds.map((id) => (current: LockupState) => renounce(current, context, id)),
  );
  return outcome.ok ? { ...outcome, returns: undefined } : outcome;
}

/** What the allowlist needs to know about a candidate. */
export interface HookCandidate {
  readonly address: string;
  readonly hasCode: boolean;
  /** Answer to `supportsInterface(0xf8ee98d3)`. */
  readonly supportsInterface: boolean;
  readonly behavior: HookBehavior;
}

/**
 * Refuses callers other than the admin, since v3.0 other than the comptroller.
 *
 * @throws Revert `CallerNotAdmin`, `Comptrollerable_CallerNotComptroller`
 */
function requirePower({ release, admin }: LockupState, caller: string): void {
  if (release === "v2.0") {
    requireAdmin(admin, caller);
  } else if (!sameAddress(admin, caller)) {
    throw new Revert("Comptrollerable_CallerNotComptroller", [admin, caller]);
  }
}

/** Puts a recipient on the hook allowlist, for good. */
export function allowToHook(
  state: LockupState,
  context: LockupContext,
  candidate: HookCandidate,
): LockupOutcome<undefined> {
  return act(state, context, (draft, events) => {
    refuseValue(context);
    requirePower(draft, context.caller);
    const recipient = candidate.address;
    if (!candidate.hasCode) {
      throw draft.release === "v2.0"
        ? refusal(draft, "AllowToHookZeroCodeSize", [recipient])
        : new Revert(EMPTY_REVERT);
    }
    if (!candidate.supportsInterface) {
      throw refusal(draft, "AllowToHookUnsupportedInterface", [recipient]);
    }
    draft.hooks.set(recipient.toLowerCase(), candidate.behavior);
    const by = draft.release === "v2.0" ? "admin" : "comptroller";
    const args = { [by]: draft.admin, recipient };
    events.push({ emitter: draft.address, name: "AllowToHook", args });
    return undefined;
  });
}

/**
 * Sends what the contract holds of a token above the sum of its streams to an address (since v3.0).
 *
 * @param balance what the contract holds of the token, base units
 */
export function recover(
  state: LockupState,
  context: LockupContext,
  token: string,
  to: string,
  balance: bigint,
): LockupOutcome<undefined> {
  return act(state, context, (draft, events) => {
    refuseValue(context);
    requirePower(draft, context.caller);
    const surplus = checkedUint(balance - (draft.aggregates.get(token.toLowerCase()) ?? 0n), 256);
    events.push(tokenTransfer(token, draft.address, to, surplus));
    return undefined;
  });
}

/** Names the ERC-20 interface of the native coin, once; new streams then refuse it (since v3.0). */
export function setNativeToken(
  state: LockupState,
  context: LockupContext,
  token: string,
): LockupOutcome<undefined> {
  return act(state, context, (draft) => {
    refuseValue(context);
    requirePower(draft, context.caller);
    if (!sameAddress(draft.nativeToken, ZERO_ADDRESS)) {
      throw refusal(draft, "NativeTokenAlreadySet", [draft.nativeToken]);
    }
    draft.nativeToken = token;
    return undefined;
  });
}
