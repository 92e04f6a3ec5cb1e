import { Revert } from "../fixed-point";

// Times are Unix seconds, prices have 8 decimals and amounts are base units, where nothing else is said.

/** Statuses of a vault in the order of the enum `Bob.Status`. */
export const VAULT_STATUSES = ["ACTIVE", "EXPIRED", "SETTLED"] as const;

export type VaultStatus = (typeof VAULT_STATUSES)[number];

/** What `SablierBob` stores of a vault. */
export interface Vault {
  readonly token: string;
  readonly oracle: string;
  /** Undefined for a vault whose tokens stay in `SablierBob`. */
  readonly adapter: string | undefined;
  readonly expiry: bigint;
  readonly targetPrice: bigint;
  readonly lastSyncedPrice: bigint;
  readonly lastSyncedAt: bigint;
  readonly isStakedInAdapter: boolean;
}

/** The fields of a vault that decide about its status. */
export type VaultTerms = Pick<Vault, "expiry" | "targetPrice" | "lastSyncedPrice">;

/**
 * Status of a vault (`statusOf`). The expiry comes first, so a settled vault turns `EXPIRED`. The price is the
 * one that was synced last: the price of the feed has no effect before a sync.
 */
export function statusOf(vault: VaultTerms, now: bigint): VaultStatus {
  if (now >= vault.expiry) return "EXPIRED";
  return vault.lastSyncedPrice >= vault.targetPrice ? "SETTLED" : "ACTIVE";
}

/**
 * The vault after a sync. A price of 0 stands for an answer of the feed that is not valid, which stores nothing.
 *
 * @param price see `feedPrice`
 */
export function synced<T extends VaultTerms & Pick<Vault, "lastSyncedAt">>(
  vault: T,
  price: bigint,
  now: bigint,
): T {
  return price === 0n ? vault : { ...vault, lastSyncedPrice: price, lastSyncedAt: now };
}

/** What a caller of `createVault` chooses. */
export type NewVault = Pick<Vault, "token" | "oracle" | "expiry" | "targetPrice">;

/**
 * The checks of `createVault` before it reads the feed, in the contract's order.
 *
 * @param isNative whether the token is the native coin's ERC-20, which no vault takes
 * @throws Revert
 */
export function checkTerms(
  { token, expiry, targetPrice }: NewVault,
  { now, isZero, isNative }: { now: bigint; isZero: boolean; isNative: boolean },
): void {
  if (isZero) throw new Revert("SablierBob_TokenAddressZero");
  if (isNative) throw new Revert("SablierBob_ForbidNativeToken", [token]);
  if (expiry <= now) throw new Revert("SablierBob_ExpiryNotInFuture", [expiry, now]);
  if (targetPrice === 0n) throw new Revert("SablierBob_TargetPriceZero");
}
