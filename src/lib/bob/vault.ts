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

/**
 * Status of a vault (`statusOf`). The expiry comes first, so a settled vault turns `EXPIRED`. The price is the
 * one that was synced last: the price of the feed has no effect before a sync.
 */
export function statusOf(
  vault: Pick<Vault, "expiry" | "targetPrice" | "lastSyncedPrice">,
  now: bigint,
): VaultStatus {
  if (now >= vault.expiry) return "EXPIRED";
  return vault.lastSyncedPrice >= vault.targetPrice ? "SETTLED" : "ACTIVE";
}

/** What a caller of `createVault` chooses. */
export type NewVault = Pick<Vault, "token" | "oracle" | "expiry" | "targetPrice">;
