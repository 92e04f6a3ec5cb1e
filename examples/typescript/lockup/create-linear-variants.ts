import { release } from "sablier/evm/releases/lockup/v2.0";
import { type Address, zeroAddress } from "viem";

import type { Client } from "./create-linear";

interface NewStream {
  readonly token: Address;
  readonly recipient: Address;
  /** Base units. */
  readonly totalAmount: bigint;
}

// region: unlocks
/** Unlocks amounts at the start and at the cliff, in base units. Durations in seconds. */
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
        broker: { account: zeroAddress, fee: 0n },
      },
      unlockAmounts,
      durations,
    ],
  });
// endregion

// region: catch-up
/** Unlocks at the cliff what a stream without a cliff would have streamed by then. */
export const withCatchUp = (
  client: Client,
  lockup: Address,
  stream: NewStream,
  durations: { cliff: number; total: number },
) => {
  const cliff = (stream.totalAmount * BigInt(durations.cliff)) / BigInt(durations.total);
  return withUnlocks(client, lockup, stream, { start: 0n, cliff }, durations);
};
// endregion

// region: timestamps
/** Streams from `start` to `end`, in Unix seconds, with nothing before `cliff`. */
export const withTimestamps = (
  client: Client,
  lockup: Address,
  stream: NewStream,
  { start, cliff, end }: { start: number; cliff: number; end: number },
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
        shape: "cliff",
        broker: { account: zeroAddress, fee: 0n },
      },
      { start: 0n, cliff: 0n },
      cliff, // 0 for a stream without a cliff
    ],
  });
// endregion
