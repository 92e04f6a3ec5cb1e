import { release } from "sablier/evm/releases/lockup/v4.0";
import type { Address } from "viem";

import type { Client } from "./batch-create-dynamic";

/** Where the batch goes, what each stream gets in base units, and who gets one. */
interface NewStreams {
  readonly batch: Address;
  readonly lockup: Address;
  readonly token: Address;
  readonly recipients: readonly Address[];
  readonly amountEach: bigint;
}

const itemOf = (client: Client, { amountEach }: NewStreams) => ({
  sender: client.account.address,
  depositAmount: amountEach,
  cancelable: true,
  transferable: false,
});

// region: dynamic
/** Streams along one curve from `start` to `end`, in Unix seconds. */
export const dynamicWithTimestamps = (
  client: Client,
  streams: NewStreams,
  { start, end }: { start: number; end: number },
) => {
  const items = streams.recipients.map((recipient) => ({
    ...itemOf(client, streams),
    recipient,
    startTime: start, // the end is that of the last segment
    segments: [{ amount: streams.amountEach, exponent: 3n * 10n ** 18n, timestamp: end }],
    shape: "dynamicExponential",
  }));
  return client.simulateContract({
    address: streams.batch,
    abi: release.abi.SablierBatchLockup,
    functionName: "createWithTimestampsLD",
    args: [streams.lockup, streams.token, items],
  });
};
// endregion

// region: tranched
/** Unlocks a fourth after each of four quarters of 13 weeks, from the block of the transaction on. */
export const tranchedWithDurations = (client: Client, streams: NewStreams) => {
  const part = streams.amountEach / 4n;
  const rest = streams.amountEach - 3n * part; // so that the sum is exact
  const items = streams.recipients.map((recipient) => ({
    ...itemOf(client, streams),
    recipient,
    // Each duration counts from the tranche before.
    tranchesWithDuration: [part, part, part, rest].map((amount) => ({
      amount,
      duration: 13 * 604_800, // seconds
    })),
    shape: "",
  }));
  return client.simulateContract({
    address: streams.batch,
    abi: release.abi.SablierBatchLockup,
    functionName: "createWithDurationsLT",
    args: [streams.lockup, streams.token, items],
  });
};
// endregion
