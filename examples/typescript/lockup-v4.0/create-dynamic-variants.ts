import { release } from "sablier/evm/releases/lockup/v4.0";
import type { Address } from "viem";

import type { Client } from "./create-dynamic";

interface NewStream {
  readonly token: Address;
  readonly recipient: Address;
  /** Base units. */
  readonly depositAmount: bigint;
}

// region: timestamps
/** Streams from `start` to the end of the last segment, in Unix seconds. */
export const withTimestamps = (
  client: Client,
  lockup: Address,
  stream: NewStream,
  start: number,
  segments: readonly { amount: bigint; exponent: bigint; timestamp: number }[],
) =>
  client.simulateContract({
    address: lockup,
    abi: release.abi.SablierLockup,
    functionName: "createWithTimestampsLD",
    args: [
      {
        ...stream,
        sender: client.account.address,
        cancelable: true,
        transferable: true,
        timestamps: { start, end: segments.at(-1)?.timestamp ?? 0 },
        shape: "dynamicExponential",
      },
      segments,
    ],
  });
// endregion
