import { splitByFee } from "../fees/split";
import { Revert, checkedUint, max } from "../fixed-point";
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
import { type FlowRelease, hasStartTime, stateError } from "./releases";
import { scaleAmount } from "./scale";
import { type FlowStream, MAX_TOKEN_DECIMALS } from "./types";

/**
 * State of one deployment of Flow. Treat it as immutable: every action returns a new one. Balances of
 * accounts are not part of it.
 */
export interface FlowState {
  readonly release: FlowRelease;
  readonly nextStreamId: bigint;
  readonly streams: ReadonlyMap<bigint, FlowStream>;
  readonly nfts: NftLedger;
  /** Share of withdrawals, wad, by lower-case address of the token. Always empty since v2.0. */
  readonly protocolFee: ReadonlyMap<string, bigint>;
  /** ERC-20 contract of the native coin, refused since v2.0; zero until the Comptroller sets it. */
  readonly nativeToken: string;
}

/** Circumstances of a call. The amounts matter for withdrawals since v2.0. */
export interface FlowContext extends CallContext {
  /** Native coin sent along, wei; 0 where left out. */
  readonly value?: bigint;
  /** `calculateMinFeeWei` of the stream in this block, wei; 0 where left out. */
  readonly minFeeWei?: bigint;
}

export type FlowOutcome<T> = Outcome<FlowState, T>;

/** The state while a transaction runs. */
type FlowDraft = Draft<FlowState>;

/** A freshly deployed contract: no streams, the first id is 1. */
export function deploy(
  release: FlowRelease,
  protocolFee: FlowState["protocolFee"] = new Map(),
): FlowState {
  return {
    release,
    nextStreamId: 1n,
    streams: new Map(),
    nfts: nft.createNftLedger(),
    protocolFee,
    nativeToken: ZERO_ADDRESS,
  };
}

/**
 * The stream with an id.
 *
 * @throws Revert `SablierFlowState_Null(streamId)`, before v2.0 `SablierFlow_Null(streamId)`
 */
export function getStream(
  state: Pick<FlowState, "release" | "streams">,
  streamId: bigint,
): FlowStream {
  const stream = state.streams.get(streamId);
  if (stream === undefined) {
    throw new Revert(stateError(state.release, "Null"), [streamId]);
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

function requireRunning(draft: FlowDraft, streamId: bigint): void {
  if (isPaused(getStream(draft, streamId))) {
    throw new Revert(stateError(draft.release, "StreamPaused"), [streamId]);
  }
}

function requireNotVoided(draft: FlowDraft, streamId: bigint): void {
  if (getStream(draft, streamId).isVoided) {
    throw new Revert(stateError(draft.release, "StreamVoided"), [streamId]);
  }
}

function requireSender(draft: FlowDraft, streamId: bigint, caller: string): void {
  if (!sameAddress(getStream(draft, streamId).sender, caller)) {
    throw new Revert(stateError(draft.release, "Unauthorized"), [streamId, caller]);
  }
}

export interface FlowCreateParameters {
  readonly sender: string;
  readonly recipient: string;
  /** Wad of whole tokens per second; 0 starts the stream paused. */
  readonly ratePerSecond: bigint;
  /** Unix seconds, only since v2.0; 0 or left out starts the stream now. */
  readonly startTime?: bigint;
  readonly token: string;
  /** The token's answer to `decimals()`; undefined when the address has no such function. */
  readonly tokenDecimals: number | undefined;
  readonly transferable: boolean;
}

/** Creates a stream without funding it. Debt counts from the start time, which may be past or future. */
export function create(
  state: FlowState,
  context: CallContext,
  parameters: FlowCreateParameters,
): FlowOutcome<bigint> {
  const { sender, recipient, ratePerSecond, startTime = 0n, token, tokenDecimals } = parameters;
  return transact(state, (draft) => {
    if (sameAddress(sender, ZERO_ADDRESS)) {
      throw new Revert("SablierFlow_SenderZeroAddress");
    }
    if (hasStartTime(draft.release) && sameAddress(token, draft.nativeToken)) {
      throw new Revert("SablierFlow_CreateNativeToken", [draft.nativeToken]);
    }
    if (tokenDecimals === undefined) {
      throw new Revert(EMPTY_REVERT);
    }
    if (tokenDecimals > MAX_TOKEN_DECIMALS) {
      throw new Revert("SablierFlow_InvalidTokenDecimals", [token]);
    }
    if (startTime > context.now && ratePerSecond === 0n) {
      throw new Revert("SablierFlow_CreateRatePerSecondZero");
    }
    const streamId = draft.nextStreamId;
    nft.mint(draft.nfts, streamId, recipient);
    draft.nextStreamId = streamId + 1n;
    draft.streams.set(streamId, {
      sender,
      token,
      tokenDecimals,
      balance: 0n,
      ratePerSecond,
      snapshotTime: startTime === 0n ? context.now : startTime,
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
    requireNotVoided(draft, streamId);
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

/** Snapshot, then a new rate (`_adjustRatePerSecond`). A pending stream keeps its start. */
function setRate(draft: FlowDraft, streamId: bigint, rate: bigint, now: bigint): null {
  const stream = getStream(draft, streamId);
  if (stream.ratePerSecond === rate) {
    throw new Revert("SablierFlow_RatePerSecondNotDifferent", [streamId, rate]);
  }
  return change(draft, streamId, {
    ratePerSecond: rate,
    snapshotTime: max(stream.snapshotTime, now),
    snapshotDebtScaled: stream.snapshotDebtScaled + ongoingDebtScaledOf(stream, now),
  });
}

/**
 * Changes the rate of a running stream. Before v2.0 a rate of 0 is accepted: the stream is then paused,
 * without a pause event.
 */
export function adjustRatePerSecond(
  state: FlowState,
  { caller, now }: CallContext,
  streamId: bigint,
  newRatePerSecond: bigint,
): FlowOutcome<null> {
  return update(state, streamId, (draft) => {
    requireRunning(draft, streamId);
    requireSender(draft, streamId, caller);
    if (newRatePerSecond === 0n && hasStartTime(draft.release)) {
      throw new Revert("SablierFlow_NewRatePerSecondZero", [streamId]);
    }
    return setRate(draft, streamId, newRatePerSecond, now);
  });
}

/** Stops the growth of the debt, which stays owed. A pending stream cannot be paused. */
export function pause(
  state: FlowState,
  { caller, now }: CallContext,
  streamId: bigint,
): FlowOutcome<null> {
  return update(state, streamId, (draft, { snapshotTime }) => {
    requireRunning(draft, streamId);
    requireSender(draft, streamId, caller);
    if (snapshotTime > now) {
      throw new Revert("SablierFlow_StreamPending", [streamId, snapshotTime]);
    }
    return setRate(draft, streamId, 0n, now);
  });
}

/** Starts a paused stream again at a rate above 0, counting from now. */
export function restart(
  state: FlowState,
  { caller, now }: CallContext,
  streamId: bigint,
  rate: bigint,
): FlowOutcome<null> {
  return update(state, streamId, (draft, stream) => {
    requireNotVoided(draft, streamId);
    requireSender(draft, streamId, caller);
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
    requireSender(draft, streamId, caller);
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

/**
 * Returns everything above the covered debt to the sender.
 *
 * @returns base units; the contract returns them since v2.0
 */
export function refundMax(
  state: FlowState,
  context: CallContext,
  streamId: bigint,
): FlowOutcome<bigint> {
  const stream = state.streams.get(streamId);
  const amount = stream === undefined ? 0n : refundableAmountOf(stream, context.now);
  const refunded = refund(state, context, streamId, amount);
  return refunded.ok ? { ...refunded, returns: amount } : refunded;
}

/**
 * Ends a stream for good. Debt above the balance is written off, everything else stays payable. A
 * pending stream ends without debt.
 * The function is called `void` in the contract.
 */
export function voidStream(
  state: FlowState,
  { caller, now }: CallContext,
  streamId: bigint,
): FlowOutcome<null> {
  return update(state, streamId, (draft, stream) => {
    requireNotVoided(draft, streamId);
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

/**
 * What a withdrawal pays, base units: net amount and protocol fee, which is 0 since v2.0. The contract
 * returns both before v2.0. Since then `withdrawMax` returns the amount, and `withdraw` nothing.
 */
export interface WithdrawnAmounts {
  readonly withdrawnAmount: bigint;
  readonly protocolFeeAmount: bigint;
}

/** Withdraws base units, gross of the protocol fee, to an address. */
export function withdraw(
  state: FlowState,
  { caller, now, value = 0n, minFeeWei = 0n }: FlowContext,
  streamId: bigint,
  to: string,
  amount: bigint,
): FlowOutcome<WithdrawnAmounts> {
  return update(state, streamId, (draft, stream) => {
    if (value < minFeeWei) {
      throw new Revert("SablierFlow_InsufficientFeePayment", [value, minFeeWei]);
    }
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
  context: FlowContext,
  streamId: bigint,
  to: string,
): FlowOutcome<WithdrawnAmounts> {
  const stream = state.streams.get(streamId);
  const amount = stream === undefined ? 0n : coveredDebtOf(stream, context.now);
  return withdraw(state, context, streamId, to, amount);
}
