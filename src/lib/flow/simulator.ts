import { MAX_FEE, splitByFee } from "../fees/split";
import { Revert, checkedUint } from "../fixed-point";
import {
  type CallContext,
  EMPTY_REVERT,
  type EventValue,
  type NftLedger,
  type Outcome,
  type SimulatedEvent,
  ZERO_ADDRESS,
  nft,
  refuseValue,
  requireAdmin,
  sameAddress,
  tokenTransfer,
  transact,
} from "../simulation";
import {
  coveredDebtOf,
  isPaused,
  ongoingDebtScaledOf,
  refundableAmountOf,
  totalDebtOf,
  totalDebtScaledOf,
  uncoveredDebtOf,
} from "./debt";
import { scaleAmount } from "./scale";
import { type FlowStream, MAX_TOKEN_DECIMALS } from "./types";

/**
 * State of one Flow v1.1 deployment. Treat it as immutable: every action returns a new one. Token
 * balances are not part of it; token movements appear as `Transfer` events. The three token maps
 * are keyed by lower-case token address.
 */
export interface FlowState {
  readonly address: string;
  readonly admin: string;
  readonly nextStreamId: bigint;
  readonly streams: ReadonlyMap<bigint, FlowStream>;
  readonly nfts: NftLedger;
  /** Stream balances plus uncollected revenue, base units. */
  readonly aggregateBalance: ReadonlyMap<string, bigint>;
  /** Share of withdrawals, wad. */
  readonly protocolFee: ReadonlyMap<string, bigint>;
  /** Uncollected protocol fees, base units. */
  readonly protocolRevenue: ReadonlyMap<string, bigint>;
  /** Native token that callers sent along, wei. */
  readonly feeBalance: bigint;
}

interface Draft {
  address: string;
  admin: string;
  nextStreamId: bigint;
  streams: Map<bigint, FlowStream>;
  nfts: NftLedger;
  aggregateBalance: Map<string, bigint>;
  protocolFee: Map<string, bigint>;
  protocolRevenue: Map<string, bigint>;
  feeBalance: bigint;
}

/** Result of a Flow transaction. */
export type FlowOutcome<T> = Outcome<FlowState, T>;

type Body<T> = (draft: Draft, events: SimulatedEvent[]) => T;

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

function copy(state: FlowState): Draft {
  return {
    ...state,
    streams: new Map(state.streams),
    nfts: nft.copyNftLedger(state.nfts),
    aggregateBalance: new Map(state.aggregateBalance),
    protocolFee: new Map(state.protocolFee),
    protocolRevenue: new Map(state.protocolRevenue),
  };
}

function run<T>(state: FlowState, context: CallContext, body: Body<T>): FlowOutcome<T> {
  return transact<Draft, T>(copy(state), (draft, events) => {
    draft.feeBalance += context.value ?? 0n;
    return body(draft, events);
  });
}

/** Amount recorded for a token in one of the state's maps, 0 if none. */
export function amountOf(map: ReadonlyMap<string, bigint>, token: string): bigint {
  return map.get(token.toLowerCase()) ?? 0n;
}

function add(map: Map<string, bigint>, token: string, amount: bigint): void {
  map.set(token.toLowerCase(), amountOf(map, token) + amount);
}

/**
 * The stream with an id.
 *
 * @throws Revert `SablierFlow_Null(streamId)`
 */
export function getStream(state: Pick<FlowState, "streams">, streamId: bigint): FlowStream {
  const stream = state.streams.get(streamId);
  if (stream === undefined) {
    throw new Revert("SablierFlow_Null", [streamId]);
  }
  return stream;
}

function emit(
  draft: Draft,
  events: SimulatedEvent[],
  name: string,
  args: Readonly<Record<string, EventValue>>,
): void {
  events.push({ emitter: draft.address, name, args });
}

function metadataUpdate(draft: Draft, events: SimulatedEvent[], streamId: bigint): void {
  emit(draft, events, "MetadataUpdate", { _tokenId: streamId });
}

/** Runs an action on one stream; `MetadataUpdate` is its last event. */
function update<T>(
  state: FlowState,
  context: CallContext,
  streamId: bigint,
  body: (draft: Draft, events: SimulatedEvent[], stream: FlowStream) => T,
): FlowOutcome<T> {
  return run(state, context, (draft, events) => {
    const returns = body(draft, events, getStream(draft, streamId));
    metadataUpdate(draft, events, streamId);
    return returns;
  });
}

function change(draft: Draft, streamId: bigint, fields: Partial<FlowStream>): void {
  draft.streams.set(streamId, { ...getStream(draft, streamId), ...fields });
}

function requireRunning(stream: FlowStream, streamId: bigint): void {
  if (isPaused(stream)) {
    throw new Revert("SablierFlow_StreamPaused", [streamId]);
  }
}

function requireNotVoided(stream: FlowStream, streamId: bigint): void {
  if (stream.isVoided) {
    throw new Revert("SablierFlow_StreamVoided", [streamId]);
  }
}

function requireSender(stream: FlowStream, streamId: bigint, caller: string): void {
  if (!sameAddress(stream.sender, caller)) {
    throw new Revert("SablierFlow_Unauthorized", [streamId, caller]);
  }
}

/** Parameters of a new stream. */
export interface FlowCreateParameters {
  readonly sender: string;
  readonly recipient: string;
  /** Wad of whole tokens per second; 0 starts the stream paused. */
  readonly ratePerSecond: bigint;
  readonly token: string;
  /** The token's answer to `decimals()`; undefined when the address has no such function. */
  readonly tokenDecimals: number | undefined;
  readonly transferable: boolean;
}

function createInDraft(
  draft: Draft,
  events: SimulatedEvent[],
  context: CallContext,
  parameters: FlowCreateParameters,
): bigint {
  const { sender, recipient, token, tokenDecimals } = parameters;
  if (sameAddress(sender, ZERO_ADDRESS)) {
    throw new Revert("SablierFlow_SenderZeroAddress");
  }
  if (tokenDecimals === undefined) {
    throw new Revert(EMPTY_REVERT);
  }
  if (tokenDecimals > MAX_TOKEN_DECIMALS) {
    throw new Revert("SablierFlow_InvalidTokenDecimals", [token]);
  }
  const streamId = draft.nextStreamId;
  nft.mint(draft.nfts, streamId, recipient);
  draft.nextStreamId = streamId + 1n;
  draft.streams.set(streamId, {
    sender,
    token,
    tokenDecimals,
    balance: 0n,
    ratePerSecond: parameters.ratePerSecond,
    snapshotTime: context.now,
    snapshotDebtScaled: 0n,
    isTransferable: parameters.transferable,
    isVoided: false,
  });
  emit(draft, events, "Transfer", { from: ZERO_ADDRESS, to: recipient, tokenId: streamId });
  metadataUpdate(draft, events, streamId);
  emit(draft, events, "CreateFlowStream", {
    streamId,
    sender,
    recipient,
    ratePerSecond: parameters.ratePerSecond,
    token,
    transferable: parameters.transferable,
  });
  return streamId;
}

function depositInDraft(
  draft: Draft,
  events: SimulatedEvent[],
  context: CallContext,
  streamId: bigint,
  amount: bigint,
): void {
  if (amount === 0n) {
    throw new Revert("SablierFlow_DepositAmountZero", [streamId]);
  }
  const { balance, token } = getStream(draft, streamId);
  change(draft, streamId, { balance: checkedUint(balance + amount, 128) });
  add(draft.aggregateBalance, token, amount);
  events.push(tokenTransfer(token, context.caller, draft.address, amount));
  emit(draft, events, "DepositFlowStream", { streamId, funder: context.caller, amount });
}

/** Snapshot, then a new rate (`_adjustRatePerSecond`). */
function setRate(draft: Draft, streamId: bigint, rate: bigint, now: bigint): void {
  const stream = getStream(draft, streamId);
  if (stream.ratePerSecond === rate) {
    throw new Revert("SablierFlow_RatePerSecondNotDifferent", [streamId, rate]);
  }
  change(draft, streamId, {
    ratePerSecond: rate,
    snapshotTime: now,
    snapshotDebtScaled: stream.snapshotDebtScaled + ongoingDebtScaledOf(stream, now),
  });
}

function pauseInDraft(
  draft: Draft,
  events: SimulatedEvent[],
  context: CallContext,
  streamId: bigint,
): void {
  setRate(draft, streamId, 0n, context.now);
  const stream = getStream(draft, streamId);
  emit(draft, events, "PauseFlowStream", {
    streamId,
    sender: stream.sender,
    recipient: nft.ownerOrZero(draft.nfts, streamId),
    totalDebt: totalDebtOf(stream, context.now),
  });
}

function refundInDraft(
  draft: Draft,
  events: SimulatedEvent[],
  context: CallContext,
  streamId: bigint,
  amount: bigint,
): void {
  const stream = getStream(draft, streamId);
  if (amount === 0n) {
    throw new Revert("SablierFlow_RefundAmountZero", [streamId]);
  }
  const refundable = refundableAmountOf(stream, context.now);
  if (amount > refundable) {
    throw new Revert("SablierFlow_RefundOverflow", [streamId, amount, refundable]);
  }
  change(draft, streamId, { balance: stream.balance - amount });
  add(draft.aggregateBalance, stream.token, -amount);
  events.push(tokenTransfer(stream.token, draft.address, stream.sender, amount));
  emit(draft, events, "RefundFromFlowStream", { streamId, sender: stream.sender, amount });
}

function restartInDraft(
  draft: Draft,
  events: SimulatedEvent[],
  context: CallContext,
  streamId: bigint,
  rate: bigint,
): void {
  const stream = getStream(draft, streamId);
  if (!isPaused(stream)) {
    throw new Revert("SablierFlow_StreamNotPaused", [streamId]);
  }
  setRate(draft, streamId, rate, context.now);
  emit(draft, events, "RestartFlowStream", {
    streamId,
    sender: stream.sender,
    ratePerSecond: rate,
  });
}

function verifyParties(
  draft: Draft,
  streamId: bigint,
  parties: { readonly sender: string; readonly recipient: string },
): void {
  const { sender } = getStream(draft, streamId);
  if (!sameAddress(parties.sender, sender)) {
    throw new Revert("SablierFlow_NotStreamSender", [parties.sender, sender]);
  }
  const recipient = nft.ownerOrZero(draft.nfts, streamId);
  if (!sameAddress(parties.recipient, recipient)) {
    throw new Revert("SablierFlow_NotStreamRecipient", [parties.recipient, recipient]);
  }
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
  draft: Draft,
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

/** Approves one address for one stream NFT. */
export function approve(
  state: FlowState,
  context: CallContext,
  approved: string,
  streamId: bigint,
): FlowOutcome<undefined> {
  return run(state, context, (draft, events) => {
    refuseValue(context);
    const owner = nft.approve(draft.nfts, streamId, approved, context.caller);
    emit(draft, events, "Approval", { owner, approved, tokenId: streamId });
    return undefined;
  });
}

/** Adds or removes an operator for all stream NFTs of the caller. */
export function setApprovalForAll(
  state: FlowState,
  context: CallContext,
  operator: string,
  approved: boolean,
): FlowOutcome<undefined> {
  return run(state, context, (draft, events) => {
    refuseValue(context);
    nft.setApprovalForAll(draft.nfts, context.caller, operator, approved);
    emit(draft, events, "ApprovalForAll", { owner: context.caller, operator, approved });
    return undefined;
  });
}

/** Runs an action of the admin; none of them takes native value. */
function administer(
  state: FlowState,
  context: CallContext,
  body: (draft: Draft, events: SimulatedEvent[]) => void,
): FlowOutcome<undefined> {
  return run(state, context, (draft, events) => {
    refuseValue(context);
    requireAdmin(draft.admin, context.caller);
    body(draft, events);
    return undefined;
  });
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

/** Hands the admin role over in one step. */
export function transferAdmin(
  state: FlowState,
  context: CallContext,
  newAdmin: string,
): FlowOutcome<undefined> {
  return administer(state, context, (draft, events) => {
    emit(draft, events, "TransferAdmin", { oldAdmin: draft.admin, newAdmin });
    draft.admin = newAdmin;
  });
}

/**
 * Sends the collected native token to the admin. Anyone may call it.
 *
 * @param adminAccepts whether the admin's address takes native token
 */
export function collectFees(
  state: FlowState,
  context: CallContext,
  adminAccepts: boolean,
): FlowOutcome<undefined> {
  return run(state, context, (draft, events) => {
    refuseValue(context);
    if (!adminAccepts) {
      throw new Revert("SablierFlowBase_FeeTransferFail", [draft.admin, draft.feeBalance]);
    }
    emit(draft, events, "CollectFees", { admin: draft.admin, feeAmount: draft.feeBalance });
    draft.feeBalance = 0n;
    return undefined;
  });
}
