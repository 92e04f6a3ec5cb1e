import { release } from "sablier/evm/releases/lockup/v4.0";
import type { Address } from "viem";

import type { Client } from "./create-tranched";

interface NewStream {
  readonly token: Address;
  readonly recipient: Address;
  /** Base units. */
  readonly depositAmount: bigint;
}

// region: durations
/** Unlocks each tranche its number of seconds after the one before. */
export const withDurations = (
  client: Client,
  lockup: Address,
  stream: NewStream,
  tranches: readonly { amount: bigint; duration: number }[],
) =>
  client.simulateContract({
    address: lockup,
    abi: release.abi.SablierLockup,
    functionName: "createWithDurationsLT",
    args: [
      {
        ...stream,
        sender: client.account.address,
        cancelable: true,
        transferable: true,
        shape: "tranchedMonthly",
      },
      tranches,
    ],
  });
// endregion
