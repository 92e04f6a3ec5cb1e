import { release } from "sablier/evm/releases/lockup/v2.0";
import { type Address, zeroAddress } from "viem";

import type { Client } from "./create-tranched";

interface NewStream {
  readonly token: Address;
  readonly recipient: Address;
  /** Base units. */
  readonly totalAmount: bigint;
}

// region: timestamps
/** Unlocks tranches at given times. Times in Unix seconds, the amounts make up the deposit. */
export function withTimestamps(
  client: Client,
  lockup: Address,
  stream: NewStream,
  start: number,
  tranches: readonly { amount: bigint; timestamp: number }[],
) {
  const last = tranches.at(-1);
  if (last === undefined) throw new Error("A stream needs at least one tranche.");
  return client.simulateContract({
    address: lockup,
    abi: release.abi.SablierLockup,
    functionName: "createWithTimestampsLT",
    args: [
      {
        ...stream,
        sender: client.account.address,
        cancelable: true,
        transferable: true,
        timestamps: { start, end: last.timestamp }, // the end of the stream is that of the last tranche
        shape: "tranchedBackweighted",
        broker: { account: zeroAddress, fee: 0n },
      },
      tranches,
    ],
  });
}
// endregion
