import { splitByFee } from "../fees/split";
import { Revert, checkedUint } from "../fixed-point";
import {
  type CallContext,
  type Draft,
  EMPTY_REVERT,
  type NftLedger,
  type Outcome,
  ZERO_ADDRESS,
  nft,
  sameAddress,
  transact,
} from "../simulation";
import {
  coveredDebtOf,
  isPaused,
  ongoingDebtScaledOf,
  refundableAmountOf,
  totalDebtScaledOf,
  uncoveredDebtOf,
} from "./debt";
import { scaleAmount } from "./scale";
import { type FlowStream, MAX_TOKEN_DECIMALS } from "./types";

/**
 * State of one Flow v1.1 deployment. Treat it as immutable: every action returns a new one. Balances
 * of accounts are not part of it.
 */
export interface FlowState {
  readonly nextStreamId: bigint;
  readonly streams: ReadonlyMap<bigint, FlowStream>;
  readonly nfts: NftLedger;
  /** Share of withdrawals, wad, by lower-case address of the token. */
  readonly protocolFee: ReadonlyMap<string, bigint>;
}

export type FlowOutcome<T> = Outcome<FlowState, T>;

/** The state while a transaction runs. */
type FlowDraft = Draft<FlowState>;

/** A freshly deployed contract: no streams, the first id is 1. */
export function deploy(protocolFee: FlowState["protocolFee"] = new Map()): FlowState {
  return { nextStreamId: 1n, streams: new Map(), nfts: nft.createNftLedger(), protocolFee };
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

function update<T>(
  state: FlowState,
  streamId: bigint,
  body: (draft: FlowDraft, stream: FlowStream) => T,
): FlowOutcome<T> {
  return transact(state, (draft) => body(draft, getStream(draft, streamId)));
}

function change(draft: FlowDraft, streamId: bigint, fields: Partial<FlowStream>): null {
  draft.streams.set(streamId, { ...getStream(draft, streamId), ...fields });
  return null;
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

/** Creates a stream without funding it; debt starts at once. */
export function create(
  state: FlowState,
  context: CallContext,
  parameters: FlowCreateParameters,
): FlowOutcome<bigint> {
  const { sender, recipient, token, tokenDecimals } = parameters;
  return transact(state, (draft) => {
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
    return streamId;
  });
}

/** Creates a stream and deposits an amount in base units. */
export function createAndDeposit(
  state: FlowState,
  context: CallContext,
  parameters: FlowCreateParameters,
  amount: bigint,
): FlowOutcome<bigint> {
  const created = create(state, context, parameters);
  if (!created.ok) return created;
  const funded = deposit(created.state, context, created.returns, amount, parameters);
  return funded.ok ? { ...funded, returns: created.returns } : funded;
}

/** Sender and recipient that a deposit names, as a guard against paying into the wrong stream. */
export interface DepositParties {
  readonly sender: string;
  readonly recipient: string;
}

/** Deposits base units into a stream. Anyone may call it. */
export function deposit(
  state: FlowState,
  _context: CallContext,
  streamId: bigint,
  amount: bigint,
  parties: DepositParties,
): FlowOutcome<null> {
  return update(state, streamId, (draft, stream) => {
    requireNotVoided(stream, streamId);
    if (!sameAddress(parties.sender, stream.sender)) {
      throw new Revert("SablierFlow_NotStreamSender", [parties.sender, stream.sender]);
    }
    const recipient = nft.ownerOrZero(draft.nfts, streamId);
    if (!sameAddress(parties.recipient, recipient)) {
      throw new Revert("SablierFlow_NotStreamRecipient", [parties.recipient, recipient]);
    }
    if (amount === 0n) {
      throw new Revert("SablierFlow_DepositAmountZero", [streamId]);
    }
    return change(draft, streamId, { balance: checkedUint(stream.balance + amount, 128) });
  });
}

/** Snapshot, then a new rate (`_adjustRatePerSecond`). */
function setRate(draft: FlowDraft, streamId: bigint, rate: bigint, now: bigint): null {
  const stream = getStream(draft, streamId);
  if (stream.ratePerSecond === rate) {
    throw new Revert("SablierFlow_RatePerSecondNotDifferent", [streamId, rate]);
  }
  return change(draft, streamId, {
    ratePerSecond: rate,
    snapshotTime: now,
    snapshotDebtScaled: stream.snapshotDebtScaled + ongoingDebtScaledOf(stream, now),
  });
}

/**
 * Changes the rate of a running stream. A rate of 0 is accepted in v1.1: the stream is then paused,
 * without a pause event.
 */
export function adjustRatePerSecond(
  state: FlowState,
  { caller, now }: CallContext,
  streamId: bigint,
  newRatePerSecond: bigint,
): FlowOutcome<null> {
  return update(state, streamId, (draft, stream) => {
    requireRunning(stream, streamId);
    requireSender(stream, streamId, caller);
    return setRate(draft, streamId, newRatePerSecond, now);
  });
}

/** Stops the meter; the accrued debt stays. */
export function pause(state: FlowState, context: CallContext, streamId: bigint): FlowOutcome<null> {
  return adjustRatePerSecond(state, context, streamId, 0n);
}

/** Starts a paused stream again at a rate above 0, counting from now. */
export function restart(
  state: FlowState,
  { caller, now }: CallContext,
  streamId: bigint,
  rate: bigint,
): FlowOutcome<null> {
  return update(state, streamId, (draft, stream) => {
    requireNotVoided(stream, streamId);
    requireSender(stream, streamId, caller);
    if (!isPaused(stream)) {
      throw new Revert("SablierFlow_StreamNotPaused", [streamId]);
    }
    return setRate(draft, streamId, rate, now);
  });
}

/** Returns base units above the covered debt to the sender. */
export function refund(
  state: FlowState,
  { caller, now }: CallContext,
  streamId: bigint,
  amount: bigint,
): FlowOutcome<null> {
  return update(state, streamId, (draft, stream) => {
    requireSender(stream, streamId, caller);
    if (amount === 0n) {
      throw new Revert("SablierFlow_RefundAmountZero", [streamId]);
    }
    const refundable = refundableAmountOf(stream, now);
    if (amount > refundable) {
      throw new Revert("SablierFlow_RefundOverflow", [streamId, amount, refundable]);
    }
    return change(draft, streamId, { balance: stream.balance - amount });
  });
}

/** Returns everything above the covered debt to the sender. */
export function refundMax(
  state: FlowState,
  context: CallContext,
  streamId: bigint,
): FlowOutcome<null> {
  const stream = state.streams.get(streamId);
  const amount = stream === undefined ? 0n : refundableAmountOf(stream, context.now);
  return refund(state, context, streamId, amount);
}

/**
 * Ends a stream for good. Debt above the balance is written off, everything else stays payable.
 * The function is called `void` in the contract.
 */
export function voidStream(
  state: FlowState,
  { caller, now }: CallContext,
  streamId: bigint,
): FlowOutcome<null> {
  return update(state, streamId, (draft, stream) => {
    requireNotVoided(stream, streamId);
    const isSender = sameAddress(stream.sender, caller);
    if (!isSender && !nft.isRecipientOrApproved(draft.nfts, streamId, caller)) {
      throw new Revert("SablierFlow_Unauthorized", [streamId, caller]);
    }
    return change(draft, streamId, {
      isVoided: true,
      ratePerSecond: 0n,
      snapshotTime: now,
      snapshotDebtScaled:
        uncoveredDebtOf(stream, now) === 0n
          ? totalDebtScaledOf(stream, now)
          : scaleAmount(stream.balance, stream.tokenDecimals),
    });
  });
}

/** What a withdrawal pays, base units: net amount and protocol fee. */
export interface WithdrawnAmounts {
  readonly withdrawnAmount: bigint;
  readonly protocolFeeAmount: bigint;
}

/** Withdraws base units, gross of the protocol fee, to an address. */
export function withdraw(
  state: FlowState,
  { caller, now }: CallContext,
  streamId: bigint,
  to: string,
  amount: bigint,
): FlowOutcome<WithdrawnAmounts> {
  return update(state, streamId, (draft, stream) => {
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
    const amountScaled = scaleAmount(amount, stream.tokenDecimals);
    const { snapshotTime, snapshotDebtScaled, token } = stream;
    const withinSnapshot = amountScaled <= snapshotDebtScaled;
    const debtScaled = withinSnapshot ? snapshotDebtScaled : totalDebtScaledOf(stream, now);
    change(draft, streamId, {
      balance: stream.balance - amount,
      snapshotTime: withinSnapshot ? snapshotTime : now,
      snapshotDebtScaled: debtScaled - amountScaled,
    });
    const split = splitByFee(amount, draft.protocolFee.get(token.toLowerCase()) ?? 0n);
    return { withdrawnAmount: split.netAmount, protocolFeeAmount: split.feeAmount };
  });
}

/** Withdraws the covered debt to an address. */
export function withdrawMax(
  state: FlowState,
  context: CallContext,
  streamId: bigint,
  to: string,
): FlowOutcome<WithdrawnAmounts> {
  const stream = state.streams.get(streamId);
  const amount = stream === undefined ? 0n : coveredDebtOf(stream, context.now);
  return withdraw(state, context, streamId, to, amount);
}
