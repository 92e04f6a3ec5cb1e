import { release } from "sablier/evm/releases/airdrops/v1.3";
import type { Address } from "viem";

import type { Client } from "./claim";

const abi = release.abi.SablierMerkleLL;

// region: check
/** What to look at before you fund a campaign. */
export async function readCampaign(client: Client, campaign: Address) {
  const call = { address: campaign, abi } as const;
  const [admin, token, merkleRoot, expiration, fee, name, schedule] = await Promise.all([
    client.readContract({ ...call, functionName: "admin" }),
    client.readContract({ ...call, functionName: "TOKEN" }),
    client.readContract({ ...call, functionName: "MERKLE_ROOT" }),
    client.readContract({ ...call, functionName: "EXPIRATION" }),
    client.readContract({ ...call, functionName: "FEE" }),
    client.readContract({ ...call, functionName: "campaignName" }),
    client.readContract({ ...call, functionName: "getSchedule" }),
  ]);
  // The contract returns 32 bytes, filled up with zeros.
  return { admin, token, merkleRoot, expiration, fee, name: name.replace(/\0+$/, ""), schedule };
}
// endregion

// region: clawback
/** Takes tokens back as the campaign admin, while the clawback window is open. */
export async function clawback(client: Client, campaign: Address, to: Address, amount: bigint) {
  const { request } = await client.simulateContract({
    address: campaign,
    abi,
    functionName: "clawback",
    args: [to, amount],
  });
  const hash = await client.writeContract(request);
  const { status } = await client.waitForTransactionReceipt({ hash });
  if (status === "reverted") throw new Error(`The transaction ${hash} was reverted.`);
}
// endregion
