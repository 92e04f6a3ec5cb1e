// region: imports
import { release } from "sablier/evm/releases/lockup/v2.0";
import { type Address, zeroAddress } from "viem";

import { addressesOn, approve, type Clients, createdIn } from "./lockup-clients";
// endregion

const WEEK = 604_800;

export interface NewStreams {
  readonly token: Address;
  readonly first: Address;
  readonly second: Address;
  /** Base units for each of the two. */
  readonly amountEach: bigint;
  /** Unix seconds. */
  readonly startTime: number;
}

// region: create
/** Unlocks in two steps each. Returns the ids of the streams, in order. */
export async function createStreams(
  clients: Clients,
  { token, first, second, amountEach, startTime }: NewStreams,
): Promise<bigint[]> {
  const { wallet, reader } = clients;
  const { lockup, batchLockup } = addressesOn(wallet.chain);
  await approve(clients, token, batchLockup, 2n * amountEach);

  const common = {
    sender: wallet.account.address, // may cancel, and gets the refund
    totalAmount: amountEach,
    transferable: false,
    broker: { account: zeroAddress, fee: 0n },
  };
  const half = amountEach / 2n;
  const quarter = amountEach / 4n;
  const { request } = await reader.simulateContract({
    account: wallet.account,
    address: batchLockup,
    abi: release.abi.SablierBatchLockup,
    functionName: "createWithTimestampsLT",
    args: [
      lockup,
      token,
      [
        // region: items
        {
          ...common,
          recipient: first,
          cancelable: true,
          startTime,
          tranches: [
            { amount: half, timestamp: startTime + WEEK },
            { amount: amountEach - half, timestamp: startTime + 24 * WEEK },
          ],
          shape: "tranchedStepper",
        },
        {
          ...common,
          recipient: second,
          cancelable: false,
          startTime,
          tranches: [
            { amount: quarter, timestamp: startTime + 4 * WEEK },
            { amount: amountEach - quarter, timestamp: startTime + 24 * WEEK },
          ],
          shape: "tranchedBackweighted",
        },
        // endregion
      ],
    ],
  });
  return createdIn(clients, await wallet.writeContract(request));
}
// endregion
