import { release } from "sablier/evm/releases/lockup/v4.0";
import type { Address } from "viem";

import type { Client } from "./create-linear";

interface NewStream {
  readonly token: Address;
  readonly recipient: Address;
  /** Base units. */
  readonly depositAmount: bigint;
}

// region: unlocks
/** Unlocks amounts at the start and at the cliff, in base units. The rest streams by the second. */
export const withUnlocks = (
  client: Client,
  lockup: Address,
  stream: NewStream,
  unlockAmounts: { start: bigint; cliff: bigint },
  durations: { cliff: number; total: number },
) =>
  client.simulateContract({
    address: lockup,
    abi: release.abi.SablierLockup,
    functionName: "createWithDurationsLL",
    args: [
      {
        ...stream,
        sender: client.account.address,
        cancelable: true,
        transferable: true,
        shape: "linearUnlockCliff",
      },
      unlockAmounts,
      0, // by the second
      durations,
    ],
  });
// endregion

// region: timestamps
/** Unlocks from `start` to `end`, in Unix seconds, in steps of `granularity` seconds. */
export const withTimestamps = (
  client: Client,
  lockup: Address,
  stream: NewStream,
  { start, end }: { start: number; end: number },
  granularity: number,
) =>
  client.simulateContract({
    address: lockup,
    abi: release.abi.SablierLockup,
    functionName: "createWithTimestampsLL",
    args: [
      {
        ...stream,
        sender: client.account.address,
        cancelable: true,
        transferable: true,
        timestamps: { start, end },
        shape: "linearStepper",
      },
      { start: 0n, cliff: 0n },
      granularity,
      0, // no cliff
    ],
  });
// endregion
