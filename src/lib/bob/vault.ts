// Times are Unix seconds and prices have 8 decimals.

/** Statuses of a vault in the order of the enum `Bob.Status`. */
export const VAULT_STATUSES = ["ACTIVE", "EXPIRED", "SETTLED"] as const;

export type VaultStatus = (typeof VAULT_STATUSES)[number];

/** What decides the status of a vault. */
export interface Vault {
  readonly expiry: bigint;
  readonly targetPrice: bigint;
  /** The price that the vault has stored; `createVault` stores the first one. */
  readonly lastSyncedPrice: bigint;
}

/**
 * Status of a vault (`statusOf`). The expiry comes first, so a settled vault turns `EXPIRED`. The price is the
 * one that was synced last: the price of the feed has no effect before a sync.
 */
export function statusOf(vault: Vault, now: bigint): VaultStatus {
  if (now >= vault.expiry) return "EXPIRED";
  return vault.lastSyncedPrice >= vault.targetPrice ? "SETTLED" : "ACTIVE";
}
