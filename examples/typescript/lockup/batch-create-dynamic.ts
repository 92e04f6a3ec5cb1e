// region: imports
import { release } from "sablier/evm/releases/lockup/v2.0";
import { type Address, parseUnits, zeroAddress } from "viem";

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
/** Streams along two curves each. Returns the ids of the streams, in order. */
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
  const exponent = (text: string) => parseUnits(text, 18);
  const { request } = await reader.simulateContract({
    account: wallet.account,
    address: batchLockup,
    abi: release.abi.SablierBatchLockup,
    functionName: "createWithTimestampsLD",
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
          segments: [
            { amount: half, exponent: exponent("0.5"), timestamp: startTime + WEEK },
            {
              amount: amountEach - half,
              exponent: exponent("2"),
              timestamp: startTime + 24 * WEEK,
            },
          ],
          shape: "dynamicExponential",
        },
        {
          ...common,
          recipient: second,
          cancelable: false,
          startTime,
          segments: [
            { amount: quarter, exponent: exponent("1"), timestamp: startTime + 4 * WEEK },
            {
              amount: amountEach - quarter,
              exponent: exponent("3"),
              timestamp: startTime + 52 * WEEK,
            },
          ],
          shape: "dynamicExponential", // no id fits exactly: the closest one
        },
        // endregion
      ],
    ],
  });
  return createdIn(clients, await wallet.writeContract(request));
}
// endregion
