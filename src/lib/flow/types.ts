import { type FlowRelease, hasStartTime } from "./releases";

/** Statuses in the order of the enum since v2.0 (`statusOf`). */
export const FLOW_STATUSES = [
  "PENDING",
  "STREAMING_SOLVENT",
  "STREAMING_INSOLVENT",
  "PAUSED_SOLVENT",
  "PAUSED_INSOLVENT",
  "VOIDED",
] as const;

/** Status of a Flow stream. An id without a stream has no status: the contract reverts. */
export type FlowStatus = (typeof FLOW_STATUSES)[number];

/**
 * Statuses of a release in the order of its enum, so that the index is what `statusOf` returns. Before
 * v2.0 no stream is pending, and each number is one lower.
 */
export function statusesOf(release: FlowRelease): readonly FlowStatus[] {
  return hasStartTime(release) ? FLOW_STATUSES : FLOW_STATUSES.slice(1);
}

/** Most decimals that Flow accepts for a token. */
export const MAX_TOKEN_DECIMALS = 18;

/**
 * A Flow stream as the contract stores it. The recipient is the owner of the stream's NFT.
 *
 * - `balance`: base units
 * - `ratePerSecond`: whole tokens per second as a wad (UD21x18), whatever the token's decimals; 0
 *   means paused or voided
 * - `snapshotTime`: Unix seconds; in the future for a pending stream (since v2.0), which starts then
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

/** What decides the debt of a stream. */
export type FlowAccount = Omit<FlowStream, "sender" | "token" | "isTransferable" | "isVoided">;
