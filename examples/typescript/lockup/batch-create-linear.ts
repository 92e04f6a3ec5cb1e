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
}

// region: create
/** Streams over 52 weeks with a cliff, and over 26 weeks with unlocks. Returns the ids of the streams, in order. */
export async function createStreams(
  clients: Clients,
  { token, first, second, amountEach }: NewStreams,
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
  const { request } = await reader.simulateContract({
    account: wallet.account,
    address: batchLockup,
    abi: release.abi.SablierBatchLockup,
    functionName: "createWithDurationsLL",
    args: [
      lockup,
      token,
      [
        // region: items
        {
          ...common,
          recipient: first,
          cancelable: true,
          durations: { cliff: 4 * WEEK, total: 52 * WEEK },
          unlockAmounts: { start: 0n, cliff: 0n },
          shape: "cliff",
        },
        {
          ...common,
          recipient: second,
          cancelable: false,
          durations: { cliff: WEEK, total: 26 * WEEK },
          unlockAmounts: { start: amountEach / 20n, cliff: amountEach / 10n }, // 5% and 10%
          shape: "linearUnlockCliff",
        },
        // endregion
      ],
    ],
  });
  return createdIn(clients, await wallet.writeContract(request));
}
// endregion
