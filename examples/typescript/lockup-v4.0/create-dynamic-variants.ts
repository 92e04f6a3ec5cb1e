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
/** Streams a fifth evenly from `start` to `bend`, then the rest until `end`. Unix seconds. */
export const withTimestamps = (
  client: Client,
  lockup: Address,
  stream: NewStream,
  { start, bend, end }: { start: number; bend: number; end: number },
) => {
  const fifth = stream.depositAmount / 5n;
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
        timestamps: { start, end }, // the end is that of the last segment
        shape: "dynamicExponential",
      },
      [
        { amount: fifth, exponent: 10n ** 18n, timestamp: bend },
        { amount: stream.depositAmount - fifth, exponent: 3n * 10n ** 18n, timestamp: end },
      ],
    ],
  });
};
// endregion
