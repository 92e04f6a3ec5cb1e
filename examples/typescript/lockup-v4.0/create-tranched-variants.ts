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
const YEAR = 52 * 604_800; // seconds

/** Unlocks 10%, 20%, 30% and 40%, each 52 weeks after the one before. */
export const withDurations = (client: Client, lockup: Address, stream: NewStream) => {
  const percent = (share: bigint) => (stream.depositAmount * share) / 100n;
  const first = [10n, 20n, 30n].map(percent);
  // The rest, so that the sum is exact.
  const last = first.reduce((left, amount) => left - amount, stream.depositAmount);
  return client.simulateContract({
    address: lockup,
    abi: release.abi.SablierLockup,
    functionName: "createWithDurationsLT",
    args: [
      {
        ...stream,
        sender: client.account.address,
        cancelable: true,
        transferable: true,
        shape: "tranchedBackweighted",
      },
      [...first, last].map((amount) => ({ amount, duration: YEAR })),
    ],
  });
};
// endregion
