import { Revert, attempt, divCeil, max, min } from "../fixed-point";
import { type FlowRelease, NEWEST_FLOW, stateError } from "./releases";
import { descaleAmount, scaleAmount } from "./scale";
import type { FlowAccount, FlowStatus, FlowStream } from "./types";

// Times are Unix seconds and amounts base units, where nothing else is said.

/**
 * Debt accrued since the snapshot: rate times elapsed seconds, 0 while the rate is 0 and before a
 * start in the future (`ongoingDebtScaledOf`).
 *
 * @returns scaled to 18 decimals
 */
export function ongoingDebtScaledOf(stream: FlowAccount, now: bigint): bigint {
  return stream.ratePerSecond * max(now - stream.snapshotTime, 0n);
}

/** All that is owed: snapshot debt plus ongoing debt, scaled to 18 decimals. */
export function totalDebtScaledOf(stream: FlowAccount, now: bigint): bigint {
  return stream.snapshotDebtScaled + ongoingDebtScaledOf(stream, now);
}

/** All that is owed, rounded down to base units (`totalDebtOf`). Independent of the balance. */
export function totalDebtOf(stream: FlowAccount, now: bigint): bigint {
  return descaleAmount(totalDebtScaledOf(stream, now), stream.tokenDecimals);
}

/** The part of the debt that the balance covers (`coveredDebtOf`): the smaller of the two. */
export function coveredDebtOf(stream: FlowAccount, now: bigint): bigint {
  return min(totalDebtOf(stream, now), stream.balance);
}

/** The part of the debt above the balance (`uncoveredDebtOf`). */
export function uncoveredDebtOf(stream: FlowAccount, now: bigint): bigint {
  return max(totalDebtOf(stream, now) - stream.balance, 0n);
}

/**
 * What can be withdrawn now (`withdrawableAmountOf`): the covered debt. Before v2.0 the protocol fee is
 * still to be taken off.
 */
export function withdrawableAmountOf(stream: FlowAccount, now: bigint): bigint {
  return coveredDebtOf(stream, now);
}

/** What the sender can take back now (`refundableAmountOf`): the balance above the covered debt. */
export function refundableAmountOf(stream: FlowAccount, now: bigint): bigint {
  return stream.balance - coveredDebtOf(stream, now);
}

/**
 * Status of the stream (`statusOf`). Solvency is measured in whole base units, so a debt that
 * exceeds the balance by less than one unit is still solvent. The second of the start is not pending.
 */
export function statusOf(stream: FlowStream, now: bigint): FlowStatus {
  if (stream.snapshotTime > now) {
    return "PENDING";
  }
  if (stream.isVoided) {
    return "VOIDED";
  }
  const insolvent = uncoveredDebtOf(stream, now) > 0n;
  if (stream.ratePerSecond === 0n) {
    return insolvent ? "PAUSED_INSOLVENT" : "PAUSED_SOLVENT";
  }
  return insolvent ? "STREAMING_INSOLVENT" : "STREAMING_SOLVENT";
}

/** Whether the rate is 0 (`isPaused` before v2.0), which is also true for a voided stream. */
export function isPaused(stream: Pick<FlowStream, "ratePerSecond">): boolean {
  return stream.ratePerSecond === 0n;
}

/**
 * First second at which the debt exceeds the balance by at least one base unit (`depletionTimeOf`):
 * snapshot time + ceil((balance + one unit - snapshot debt) / rate), all scaled to 18 decimals.
 *
 * @param streamId only used in the errors
 * @param release only used in the errors
 * @returns Unix seconds; 0 when the debt exceeds the balance already
 * @throws Revert `SablierFlowState_StreamPaused` (before v2.0 `SablierFlow_StreamPaused`) when the rate
 *   is 0, `SablierFlow_StreamBalanceZero`
 */
export function depletionTimeOf(
  stream: FlowAccount,
  streamId: bigint,
  now: bigint,
  release: FlowRelease = NEWEST_FLOW,
): bigint {
  if (isPaused(stream)) {
    throw new Revert(stateError(release, "StreamPaused"), [streamId]);
  }
  if (stream.balance === 0n) {
    throw new Revert("SablierFlow_StreamBalanceZero", [streamId]);
  }
  const firstUncovered = scaleAmount(stream.balance + 1n, stream.tokenDecimals);
  if (totalDebtScaledOf(stream, now) >= firstUncovered) {
    return 0n;
  }
  const room = firstUncovered - stream.snapshotDebtScaled;
  return stream.snapshotTime + divCeil(room, stream.ratePerSecond);
}

/** How far a balance goes, and the deposit that makes it last. Times are Unix seconds. */
export interface Runway {
  /** Keeps the stream solvent until the moment asked for, base units; 0 when it is already. */
  readonly deposit: bigint;
  /** Total debt at that moment, base units. */
  readonly debtAtEnd: bigint;
  /** See {@link depletionTimeOf}; undefined where the contract reverts. */
  readonly depletion: bigint | undefined;
  /** The same after the deposit. */
  readonly depletionAfter: bigint | undefined;
}

/** The runway of a stream at a moment, and what it takes to extend it until a later one. */
export function runwayOf(stream: FlowAccount, now: bigint, until: bigint): Runway {
  const depletionOf = (balance: bigint): bigint | undefined => {
    // The number of the stream matters only in the errors of the contract.
    const checked = attempt(() => depletionTimeOf({ ...stream, balance }, 0n, now));
    return checked.ok ? checked.value : undefined;
  };
  const deposit = uncoveredDebtOf(stream, until);
  return {
    deposit,
    debtAtEnd: totalDebtOf(stream, until),
    depletion: depletionOf(stream.balance),
    depletionAfter: depletionOf(stream.balance + deposit),
  };
}
