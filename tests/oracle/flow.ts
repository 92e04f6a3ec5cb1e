import { MAX_FEE, splitByFee } from "../../src/lib/fees/split";
import { Revert, checkedUint } from "../../src/lib/fixed-point";
import type { DepositParties, FlowOutcome, FlowState } from "../../src/lib/flow";
import {
  add,
  administer,
  amountOf,
  depositInDraft,
  emit,
  metadataUpdate,
  pauseInDraft,
  refundInDraft,
  requireNotVoided,
  requireRunning,
  requireSender,
  restartInDraft,
  update,
  verifyParties,
} from "../../src/lib/flow/steps";
import {
  type CallContext,
  ZERO_ADDRESS,
  nft,
  refuseValue,
  run,
  sameAddress,
  tokenTransfer,
} from "../../src/lib/simulation";
import { contractActions } from "./contract";

export * from "../../src/lib/flow/simulator";
export { amountOf };

/** What every contract with stream NFTs and an admin can do. */
export const { approve, transferAdmin, collectFees } = contractActions<FlowState>(
  "SablierFlowBase_FeeTransferFail",
);

/** Deposits a total of base units of which a broker takes a share (wad, at most 10%). */
export function depositViaBroker(
  state: FlowState,
  context: CallContext,
  streamId: bigint,
  totalAmount: bigint,
  parties: DepositParties,
  broker: { readonly account: string; readonly fee: bigint },
): FlowOutcome<undefined> {
  return update(state, context, streamId, (draft, events, stream) => {
    requireNotVoided(stream, streamId);
    verifyParties(draft, streamId, parties);
    if (broker.fee > MAX_FEE) {
      throw new Revert("SablierFlow_BrokerFeeTooHigh", [broker.fee, MAX_FEE]);
    }
    if (sameAddress(broker.account, ZERO_ADDRESS)) {
      throw new Revert("SablierFlow_BrokerAddressZero");
    }
    const { feeAmount, netAmount } = splitByFee(totalAmount, broker.fee);
    depositInDraft(draft, events, context, streamId, netAmount);
    events.push(tokenTransfer(stream.token, context.caller, broker.account, feeAmount));
    return undefined;
  });
}

/** Deposits base units and pauses the stream. */
export function depositAndPause(
  state: FlowState,
  context: CallContext,
  streamId: bigint,
  amount: bigint,
): FlowOutcome<undefined> {
  return update(state, context, streamId, (draft, events, stream) => {
    requireRunning(stream, streamId);
    requireSender(stream, streamId, context.caller);
    depositInDraft(draft, events, context, streamId, amount);
    pauseInDraft(draft, events, context, streamId);
    return undefined;
  });
}

/** Restarts a paused stream and deposits base units. */
export function restartAndDeposit(
  state: FlowState,
  context: CallContext,
  streamId: bigint,
  rate: bigint,
  amount: bigint,
): FlowOutcome<undefined> {
  return update(state, context, streamId, (draft, events, stream) => {
    requireNotVoided(stream, streamId);
    requireSender(stream, streamId, context.caller);
    restartInDraft(draft, events, context, streamId, rate);
    depositInDraft(draft, events, context, streamId, amount);
    return undefined;
  });
}

/** Refunds base units and pauses the stream. */
export function refundAndPause(
  state: FlowState,
  context: CallContext,
  streamId: bigint,
  amount: bigint,
): FlowOutcome<undefined> {
  return update(state, context, streamId, (draft, events, stream) => {
    requireRunning(stream, streamId);
    requireSender(stream, streamId, context.caller);
    refundInDraft(draft, events, context, streamId, amount);
    pauseInDraft(draft, events, context, streamId);
    return undefined;
  });
}

/** Transfers the NFT: the new owner is the recipient, also of unpaid debt. */
export function transferFrom(
  state: FlowState,
  context: CallContext,
  from: string,
  to: string,
  streamId: bigint,
): FlowOutcome<undefined> {
  return run(state, context, (draft, events) => {
    refuseValue(context);
    const movable = draft.streams.get(streamId)?.isTransferable ?? true;
    if (!movable && !sameAddress(to, ZERO_ADDRESS)) {
      throw new Revert("SablierFlowBase_NotTransferable", [streamId]);
    }
    nft.transfer(draft.nfts, streamId, from, to, context.caller);
    emit(draft, events, "Transfer", { from, to, tokenId: streamId });
    metadataUpdate(draft, events, streamId);
    return undefined;
  });
}

/** Sends the uncollected protocol fees of a token to an address. */
export function collectProtocolRevenue(
  state: FlowState,
  context: CallContext,
  token: string,
  to: string,
): FlowOutcome<undefined> {
  return administer(state, context, (draft, events) => {
    const revenue = amountOf(draft.protocolRevenue, token);
    if (revenue === 0n) {
      throw new Revert("SablierFlowBase_NoProtocolRevenue", [token]);
    }
    draft.protocolRevenue.set(token.toLowerCase(), 0n);
    add(draft.aggregateBalance, token, -revenue);
    events.push(tokenTransfer(token, draft.address, to, revenue));
    emit(draft, events, "CollectProtocolRevenue", { admin: draft.admin, token, to, revenue });
  });
}

/**
 * Sends tokens that belong to no stream to an address.
 *
 * @param contractBalance token balance of the contract, base units
 */
export function recover(
  state: FlowState,
  context: CallContext,
  token: string,
  to: string,
  contractBalance: bigint,
): FlowOutcome<undefined> {
  return administer(state, context, (draft, events) => {
    const tracked = amountOf(draft.aggregateBalance, token);
    const surplus = checkedUint(contractBalance - tracked, 256);
    if (surplus === 0n) {
      throw new Revert("SablierFlowBase_SurplusZero", [token]);
    }
    events.push(tokenTransfer(token, draft.address, to, surplus));
    emit(draft, events, "Recover", { admin: draft.admin, token, to, surplus });
  });
}
