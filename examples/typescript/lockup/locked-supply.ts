import { type Address, isAddressEqual } from "viem";

import { type Client, figuresOf, lockupOn } from "./vesting-data";

/** What is still locked in those of the streams that are in this token. Base units. */
export async function lockedSupply(
  client: Client,
  token: Address,
  streamIds: readonly bigint[],
): Promise<bigint> {
  const blockNumber = await client.getBlockNumber();
  let locked = 0n;
  for (const streamId of streamIds) {
    const underlying = await client.readContract({
      ...lockupOn(client),
      functionName: "getUnderlyingToken",
      args: [streamId],
      blockNumber,
    });
    if (!isAddressEqual(underlying, token)) continue;
    locked += (await figuresOf(client, streamId, blockNumber)).locked;
  }
  return locked;
}
