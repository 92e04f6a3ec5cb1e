// region: imports
import { release } from "sablier/evm/releases/airdrops/v1.3";
import { release as lockup } from "sablier/evm/releases/lockup/v2.0";
import type { Address, Chain, PublicClient, Transport } from "viem";
// endregion

type Reader = PublicClient<Transport, Chain>;

// region: claimed
/** Whether a row has been claimed. All three types of campaign have the function. */
export function hasClaimed(reader: Reader, campaign: Address, index: bigint): Promise<boolean> {
  return reader.readContract({
    address: campaign,
    abi: release.abi.SablierMerkleInstant,
    functionName: "hasClaimed",
    args: [index],
  });
}
// endregion

// region: many
/** The rows that have been claimed. A client with `batch: { multicall: true }` asks in one call. */
export async function claimedOf(reader: Reader, campaign: Address, indexes: readonly bigint[]) {
  const answers = await Promise.all(indexes.map((index) => hasClaimed(reader, campaign, index)));
  return indexes.filter((_, place) => answers[place]);
}
// endregion

// region: picture
/** Address of the picture of a stream, for `<img src>`. `address` is the Lockup contract. */
export async function streamPicture(reader: Reader, address: Address, tokenId: bigint) {
  const uri = await reader.readContract({
    address,
    abi: lockup.abi.SablierLockup,
    functionName: "tokenURI",
    args: [tokenId],
  });
  // The answer is a data address too: fetch decodes it.
  const metadata = (await (await fetch(uri)).json()) as { image: string };
  return metadata.image;
}
// endregion
