import { release } from "sablier/evm/releases/lockup/v2.0";
import { type Address, zeroAddress } from "viem";

import type { Client } from "./create-dynamic";

interface NewStream {
  readonly token: Address;
  readonly recipient: Address;
  /** Base units. */
  readonly totalAmount: bigint;
}

// region: timestamps
/** Streams along segments that end at given times. Times in Unix seconds, the amounts make up the deposit. */
export function withTimestamps(
  client: Client,
  lockup: Address,
  stream: NewStream,
  start: number,
  segments: readonly { amount: bigint; exponent: bigint; timestamp: number }[],
) {
  const last = segments.at(-1);
  if (last === undefined) throw new Error("A stream needs at least one segment.");
  return client.simulateContract({
    address: lockup,
    abi: release.abi.SablierLockup,
    functionName: "createWithTimestampsLD",
    args: [
      {
        ...stream,
        sender: client.account.address,
        cancelable: true,
        transferable: true,
        timestamps: { start, end: last.timestamp }, // the end of the stream is that of the last segment
        shape: "dynamicExponential", // no id fits exactly: the closest one
        broker: { account: zeroAddress, fee: 0n },
      },
      segments,
    ],
  });
}
// endregion
