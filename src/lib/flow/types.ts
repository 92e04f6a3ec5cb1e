/** Statuses in the order of the contract's enum (`statusOf`). */
export const FLOW_STATUSES = [
  "STREAMING_SOLVENT",
  "STREAMING_INSOLVENT",
  "PAUSED_SOLVENT",
  "PAUSED_INSOLVENT",
  "VOIDED",
] as const;

/** Status of a Flow stream. An id without a stream has no status: the contract reverts. */
export type FlowStatus = (typeof FLOW_STATUSES)[number];

/** Most decimals that Flow accepts for a token. */
export const MAX_TOKEN_DECIMALS = 18;

/**
 * A Flow stream as the contract stores it. The recipient is the owner of the stream's NFT.
 *
 * - `balance`: base units
 * - `ratePerSecond`: whole tokens per second as a wad (UD21x18), whatever the token's decimals; 0
 *   means paused or voided
 * - `snapshotTime`: Unix seconds
 * - `snapshotDebtScaled`: debt up to the snapshot, scaled to 18 decimals
 */
export interface FlowStream {
  readonly sender: string;
  readonly token: string;
  readonly tokenDecimals: number;
  readonly balance: bigint;
  readonly ratePerSecond: bigint;
  readonly snapshotTime: bigint;
  readonly snapshotDebtScaled: bigint;
  readonly isTransferable: boolean;
  readonly isVoided: boolean;
}
