import type { LockupRow } from "./wallet-streams";

/** What the formulas take from a row of Lockup v4.0. */
export type LockupAmounts = Omit<
  LockupRow,
  "alias" | "sender" | "recipient" | "symbol" | "decimals"
>;

/**
 * Amount that a stream of Lockup v4.0 has released at a moment in Unix seconds, in base units.
 * Undefined while a dynamic stream runs: its curve is a power, so read the contract.
 */
export function streamedAt(row: LockupAmounts, now: bigint): bigint | undefined {
  // A cancellation leaves what had been released, and no more is added.
  if (row.canceled) return row.withdrawnAmount + row.intactAmount;
  if (now < row.startTime) return 0n;
  if (now >= row.endTime) return row.depositAmount;
  switch (row.category) {
    case "LockupLinear": {
      if (now < row.cliffTime) return row.initialAmount;
      const unlocked = row.initialAmount + row.cliffAmount;
      const start = row.cliffTime === 0n ? row.startTime : row.cliffTime;
      // Only whole steps count, so round the time down first, and divide once at the end.
      const steps = (now - start) / row.granularity;
      const rest = row.depositAmount - unlocked;
      return unlocked + (steps * row.granularity * rest) / (row.endTime - start);
    }
    case "LockupTranched":
      return row.tranches
        .filter(({ endTime }) => endTime <= now)
        .reduce((sum, { amount }) => sum + amount, 0n);
    default:
      return undefined;
  }
}

/** Amount that the recipient could withdraw at a moment in Unix seconds, in base units. */
export function availableAt(row: LockupAmounts, now: bigint): bigint | undefined {
  const streamed = streamedAt(row, now);
  return streamed === undefined ? undefined : streamed - row.withdrawnAmount;
}
