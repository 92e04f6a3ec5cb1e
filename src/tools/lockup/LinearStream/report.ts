import type { ContractError } from "@site/src/lib/fixed-point";
import { formatContractError } from "@site/src/lib/fixed-point";
import {
  isWarm,
  LOCKUP_STATUSES,
  lockupSimulator,
  type Feeds,
  type LockupRelease,
  type LockupState,
  type LockupStatus,
  refundableAmountOf,
  statusOf,
  streamedAmountOf,
  withdrawableAmountOf,
} from "@site/src/lib/lockup";
import { rulesOf } from "../release";

export const SENDER = "0x00000000000000000000000000000000000000a1";
export const RECIPIENT = "0x00000000000000000000000000000000000000b2";
export const OTHER = "0x00000000000000000000000000000000000000c3";
export const STREAM_ID = 1n;

/** An action, who may do it, and the revert it would meet now; no error when it goes through. */
export interface ActionVerdict {
  readonly action: string;
  readonly by: string;
  readonly error?: string;
}

/** A stream at a moment. Amounts in base units. */
export interface StatusReport {
  readonly release: LockupRelease;
  readonly now: bigint;
  readonly status: LockupStatus;
  /** Number that `statusOf` returns. */
  readonly number: number;
  readonly isWarm: boolean;
  readonly wasCanceled: boolean;
  readonly streamed: bigint;
  readonly withdrawable: bigint;
  readonly refundable: bigint;
  readonly actions: readonly ActionVerdict[];
}

/** A freshly deployed contract of a release. */
export function deployed(release: LockupRelease): LockupState {
  return lockupSimulator.deploy(rulesOf(release, 1n));
}

/**
 * What the contract answers about the one stream of a state, and who can do what with it.
 *
 * @param feeds answers of price feeds, for a price-gated stream
 */
export function reportOf(state: LockupState, now: bigint, feeds?: Feeds): StatusReport {
  const stream = lockupSimulator.getStream(state, STREAM_ID);
  const status = statusOf(stream, now, feeds);
  return {
    release: state.release,
    now,
    status,
    number: LOCKUP_STATUSES.indexOf(status),
    isWarm: isWarm(stream, now, feeds),
    wasCanceled: stream.wasCanceled,
    streamed: streamedAmountOf(stream, now, feeds),
    withdrawable: withdrawableAmountOf(stream, now, feeds),
    refundable: refundableAmountOf(stream, now, feeds),
    actions: actionsOf(state, now, feeds),
  };
}

function actionsOf(state: LockupState, now: bigint, feeds?: Feeds): ActionVerdict[] {
  const asSender = { caller: SENDER, now, ...(feeds && { feeds }) };
  const asRecipient = { ...asSender, caller: RECIPIENT };
  const stream = lockupSimulator.getStream(state, STREAM_ID);
  const amount = withdrawableAmountOf(stream, now, feeds) || 1n;
  const verdict = (
    action: string,
    by: string,
    outcome: { readonly ok: true } | { readonly ok: false; readonly error: ContractError },
  ): ActionVerdict =>
    outcome.ok ? { action, by } : { action, by, error: formatContractError(outcome.error) };
  return [
    verdict(
      "Withdraw to the recipient",
      "anyone",
      lockupSimulator.withdraw(state, asRecipient, STREAM_ID, RECIPIENT, amount),
    ),
    verdict("Cancel", "sender", lockupSimulator.cancel(state, asSender, STREAM_ID)),
    verdict("Cancel", "anyone else", lockupSimulator.cancel(state, asRecipient, STREAM_ID)),
    verdict("Renounce", "sender", lockupSimulator.renounce(state, asSender, STREAM_ID)),
    verdict(
      "Transfer the NFT",
      "recipient",
      lockupSimulator.transferFrom(state, asRecipient, RECIPIENT, OTHER, STREAM_ID),
    ),
    verdict("Burn the NFT", "recipient", lockupSimulator.burn(state, asRecipient, STREAM_ID)),
  ];
}
