import { MAX_FEE, splitByFee } from "../fees/split";
import { Revert } from "../fixed-point";
import {
  type CallContext,
  type SimulatedEvent,
  ZERO_ADDRESS,
  nft,
  run,
  sameAddress,
  tokenTransfer,
} from "../simulation";
import {
  coveredDebtOf,
  refundableAmountOf,
  totalDebtOf,
  totalDebtScaledOf,
  uncoveredDebtOf,
} from "./debt";
import { scaleAmount } from "./scale";
import {
  type FlowCreateParameters,
  type FlowDraft,
  type FlowOutcome,
  type FlowState,
  add,
  administer,
  amountOf,
  change,
  createInDraft,
  depositInDraft,
  emit,
  getStream,
  pauseInDraft,
  refundInDraft,
  requireNotVoided,
  requireRunning,
  requireSender,
  restartInDraft,
  setRate,
  update,
  verifyParties,
} from "./steps";

export { getStream };

/** A freshly deployed contract: no streams, the first id is 1. */
export function deploy(options: { readonly address: string; readonly admin: string }): FlowState {
  return {
    ...options,
    nextStreamId: 1n,
    streams: new Map(),
    nfts: nft.createNftLedger(),
    aggregateBalance: new Map(),
    protocolFee: new Map(),
    protocolRevenue: new Map(),
    feeBalance: 0n,
  };
}

/**
 * Creates a stream without funding it; debt starts at once.
 *
 * @returns the stream id
 */
export function create(
  state: FlowState,
  context: CallContext,
  parameters: FlowCreateParameters,
): FlowOutcome<bigint> {
  return run(state, context, (draft, events) => createInDraft(draft, events, context, parameters));
}

/**
 * Creates a stream and deposits an amount in base units.
 *
 * @returns the stream id
 */
export function createAndDeposit(
  state: FlowState,
  context: CallContext,
  parameters: FlowCreateParameters,
  amount: bigint,
): FlowOutcome<bigint> {
  return run(state, context, (draft, events) => {
    const streamId = createInDraft(draft, events, context, parameters);
    depositInDraft(draft, events, context, streamId, amount);
    return streamId;
  });
}

/** Sender and recipient that a deposit names, as a guard against paying into the wrong stream. */
export interface DepositParties {
  readonly sender: string;
  readonly recipient: string;
}

/** Deposits base units into a stream. Anyone may call it. */
export function deposit(
  state: FlowState,
  context: CallContext,
  streamId: bigint,
  amount: bigint,
  parties: DepositParties,
): FlowOutcome<undefined> {
  return update(state, context, streamId, (draft, events, stream) => {
    requireNotVoided(stream, streamId);
    verifyParties(draft, streamId, parties);
    depositInDraft(draft, events, context, streamId, amount);
    return undefined;
  });
}

/**
 * Changes the rate of a running stream. A rate of 0 is accepted in v1.1: the stream is then paused,
 * without a pause event.
 */
export function adjustRatePerSecond(
  state: FlowState,
  context: CallContext,
  streamId: bigint,
  newRatePerSecond: bigint,
): FlowOutcome<undefined> {
  return update(state, context, streamId, (draft, events, stream) => {
    requireRunning(stream, streamId);
    requireSender(stream, streamId, context.caller);
    setRate(draft, streamId, newRatePerSecond, context.now);
    emit(draft, events, "AdjustFlowStream", {
      streamId,
      totalDebt: totalDebtOf(getStream(draft, streamId), context.now),
      oldRatePerSecond: stream.ratePerSecond,
      newRatePerSecond,
    });
    return undefined;
  });
}

/** Stops the meter; the accrued debt stays. */
export function pause(
  state: FlowState,
  context: CallContext,
  streamId: bigint,
): FlowOutcome<undefined> {
  return update(state, context, streamId, (draft, events, stream) => {
    requireRunning(stream, streamId);
    requireSender(stream, streamId, context.caller);
    pauseInDraft(draft, events, context, streamId);
    return undefined;
  });
}

/** Starts a paused stream again at a rate above 0, counting from now. */
export function restart(
  state: FlowState,
  context: CallContext,
  streamId: bigint,
  rate: bigint,
): FlowOutcome<undefined> {
  return update(state, context, streamId, (draft, events, stream) => {
    requireNotVoided(stream, streamId);
    requireSender(stream, streamId, context.caller);
    restartInDraft(draft, events, context, streamId, rate);
    return undefined;
  });
}

/** Returns base units above the covered debt to the sender. */
export function refund(
  state: FlowState,
  context: CallContext,
  streamId: bigint,
  amount: bigint,
): FlowOutcome<undefined> {
  return update(state, context, streamId, (draft, events, stream) => {
    requireSender(stream, streamId, context.caller);
    refundInDraft(draft, events, context, streamId, amount);
    return undefined;
  });
}

/** Returns everything above the covered debt to the sender. */
export function refundMax(
  state: FlowState,
  context: CallContext,
  streamId: bigint,
): FlowOutcome<undefined> {
  return update(state, context, streamId, (draft, events, stream) => {
    requireSender(stream, streamId, context.caller);
    const amount = refundableAmountOf(stream, context.now);
    refundInDraft(draft, events, context, streamId, amount);
    return undefined;
  });
}

/**
 * Ends a stream for good. Debt above the balance is written off, everything else stays payable.
 * The function is called `void` in the contract.
 */
export function voidStream(
  state: FlowState,
  context: CallContext,
  streamId: bigint,
): FlowOutcome<undefined> {
  return update(state, context, streamId, (draft, events, stream) => {
    requireNotVoided(stream, streamId);
    const { caller, now } = context;
    const isSender = sameAddress(stream.sender, caller);
    if (!isSender && !nft.isRecipientOrApproved(draft.nfts, streamId, caller)) {
      throw new Revert("SablierFlow_Unauthorized", [streamId, caller]);
    }
    const writtenOffDebt = uncoveredDebtOf(stream, now);
    change(draft, streamId, {
      isVoided: true,
      ratePerSecond: 0n,
      snapshotTime: now,
      snapshotDebtScaled:
        writtenOffDebt === 0n
          ? totalDebtScaledOf(stream, now)
          : scaleAmount(stream.balance, stream.tokenDecimals),
    });
    emit(draft, events, "VoidFlowStream", {
      streamId,
      sender: stream.sender,
      recipient: nft.ownerOrZero(draft.nfts, streamId),
      caller,
      newTotalDebt: totalDebtOf(getStream(draft, streamId), now),
      writtenOffDebt,
    });
    return undefined;
  });
}

/** What a withdrawal pays, base units: net amount and protocol fee. */
export interface WithdrawnAmounts {
  readonly withdrawnAmount: bigint;
  readonly protocolFeeAmount: bigint;
}

function withdrawInDraft(
  draft: FlowDraft,
  events: SimulatedEvent[],
  context: CallContext,
  streamId: bigint,
  to: string,
  amount: bigint,
): WithdrawnAmounts {
  const stream = getStream(draft, streamId);
  const { caller, now } = context;
  if (amount === 0n) {
    throw new Revert("SablierFlow_WithdrawAmountZero", [streamId]);
  }
  if (sameAddress(to, ZERO_ADDRESS)) {
    throw new Revert("SablierFlow_WithdrawToZeroAddress", [streamId]);
  }
  const recipient = nft.ownerOrZero(draft.nfts, streamId);
  if (!sameAddress(to, recipient) && !nft.isRecipientOrApproved(draft.nfts, streamId, caller)) {
    throw new Revert("SablierFlow_WithdrawalAddressNotRecipient", [streamId, caller, to]);
  }
  const withdrawable = coveredDebtOf(stream, now);
  if (amount > withdrawable) {
    throw new Revert("SablierFlow_Overdraw", [streamId, amount, withdrawable]);
  }
  const { token } = stream;
  const amountScaled = scaleAmount(amount, stream.tokenDecimals);
  const withinSnapshot = amountScaled <= stream.snapshotDebtScaled;
  change(draft, streamId, {
    balance: stream.balance - amount,
    snapshotTime: withinSnapshot ? stream.snapshotTime : now,
    snapshotDebtScaled:
      (withinSnapshot ? stream.snapshotDebtScaled : totalDebtScaledOf(stream, now)) - amountScaled,
  });
  const split = splitByFee(amount, amountOf(draft.protocolFee, token));
  const amounts = { withdrawnAmount: split.netAmount, protocolFeeAmount: split.feeAmount };
  add(draft.protocolRevenue, token, split.feeAmount);
  add(draft.aggregateBalance, token, -split.netAmount);
  events.push(tokenTransfer(token, draft.address, to, split.netAmount));
  emit(draft, events, "WithdrawFromFlowStream", {
    streamId,
    to,
    token,
    caller,
    withdrawAmount: split.netAmount,
    protocolFeeAmount: split.feeAmount,
  });
  return amounts;
}

/** Withdraws base units, gross of the protocol fee, to an address. */
export function withdraw(
  state: FlowState,
  context: CallContext,
  streamId: bigint,
  to: string,
  amount: bigint,
): FlowOutcome<WithdrawnAmounts> {
  return update(state, context, streamId, (draft, events) =>
    withdrawInDraft(draft, events, context, streamId, to, amount),
  );
}

/** Withdraws the covered debt to an address. */
export function withdrawMax(
  state: FlowState,
  context: CallContext,
  streamId: bigint,
  to: string,
): FlowOutcome<WithdrawnAmounts> {
  return update(state, context, streamId, (draft, events, stream) =>
    withdrawInDraft(draft, events, context, streamId, to, coveredDebtOf(stream, context.now)),
  );
}

/** Sets the protocol fee of a token (wad, at most 10%) for all later withdrawals. */
export function setProtocolFee(
  state: FlowState,
  context: CallContext,
  token: string,
  newProtocolFee: bigint,
): FlowOutcome<undefined> {
  return administer(state, context, (draft, events) => {
    if (newProtocolFee > MAX_FEE) {
      throw new Revert("SablierFlowBase_ProtocolFeeTooHigh", [newProtocolFee, MAX_FEE]);
    }
    const oldProtocolFee = amountOf(draft.protocolFee, token);
    draft.protocolFee.set(token.toLowerCase(), newProtocolFee);
    emit(draft, events, "SetProtocolFee", {
      admin: draft.admin,
      token,
      oldProtocolFee,
      newProtocolFee,
    });
    emit(draft, events, "BatchMetadataUpdate", {
      _fromTokenId: 1n,
      _toTokenId: draft.nextStreamId - 1n,
    });
  });
}
