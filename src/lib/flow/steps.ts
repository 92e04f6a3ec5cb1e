import { Revert, checkedUint } from "../fixed-point";
import {
  type CallContext,
  type Draft,
  EMPTY_REVERT,
  type EventValue,
  type NftLedger,
  type Outcome,
  type SimulatedEvent,
  ZERO_ADDRESS,
  nft,
  refuseValue,
  requireAdmin,
  run,
  sameAddress,
  tokenTransfer,
} from "../simulation";
import { isPaused, ongoingDebtScaledOf, refundableAmountOf, totalDebtOf } from "./debt";
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
  /** Native coin that callers sent along, wei. */
  readonly feeBalance: bigint;
}

/** Result of a Flow transaction. */
export type FlowOutcome<T> = Outcome<FlowState, T>;

/** The state while a transaction runs. */
export type FlowDraft = Draft<FlowState>;

/** Amount recorded for a token in one of the state's maps, 0 if none. */
export function amountOf(map: ReadonlyMap<string, bigint>, token: string): bigint {
  return map.get(token.toLowerCase()) ?? 0n;
}

export function add(map: Map<string, bigint>, token: string, amount: bigint): void {
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

export function emit(
  draft: FlowDraft,
  events: SimulatedEvent[],
  name: string,
  args: Readonly<Record<string, EventValue>>,
): void {
  events.push({ emitter: draft.address, name, args });
}

export function metadataUpdate(draft: FlowDraft, events: SimulatedEvent[], streamId: bigint): void {
  emit(draft, events, "MetadataUpdate", { _tokenId: streamId });
}

/** Runs an action on one stream; `MetadataUpdate` is its last event. */
export function update<T>(
  state: FlowState,
  context: CallContext,
  streamId: bigint,
  body: (draft: FlowDraft, events: SimulatedEvent[], stream: FlowStream) => T,
): FlowOutcome<T> {
  return run(state, context, (draft, events) => {
    const returns = body(draft, events, getStream(draft, streamId));
    metadataUpdate(draft, events, streamId);
    return returns;
  });
}

export function change(draft: FlowDraft, streamId: bigint, fields: Partial<FlowStream>): void {
  draft.streams.set(streamId, { ...getStream(draft, streamId), ...fields });
}

export function requireRunning(stream: FlowStream, streamId: bigint): void {
  if (isPaused(stream)) {
    throw new Revert("SablierFlow_StreamPaused", [streamId]);
  }
}

export function requireNotVoided(stream: FlowStream, streamId: bigint): void {
  if (stream.isVoided) {
    throw new Revert("SablierFlow_StreamVoided", [streamId]);
  }
}

export function requireSender(stream: FlowStream, streamId: bigint, caller: string): void {
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

export function createInDraft(
  draft: FlowDraft,
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

export function depositInDraft(
  draft: FlowDraft,
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
export function setRate(draft: FlowDraft, streamId: bigint, rate: bigint, now: bigint): void {
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

export function pauseInDraft(
  draft: FlowDraft,
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

export function refundInDraft(
  draft: FlowDraft,
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

export function restartInDraft(
  draft: FlowDraft,
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

export function verifyParties(
  draft: FlowDraft,
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

/** Runs an action of the admin; none of them takes native value. */
export function administer(
  state: FlowState,
  context: CallContext,
  body: (draft: FlowDraft, events: SimulatedEvent[]) => void,
): FlowOutcome<undefined> {
  return run(state, context, (draft, events) => {
    refuseValue(context);
    requireAdmin(draft.admin, context.caller);
    body(draft, events);
    return undefined;
  });
}
