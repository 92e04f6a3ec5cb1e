import { release } from "sablier/evm/releases/airdrops/v3.0";
import { type Address, encodeFunctionData, erc20Abi, type Hex } from "viem";

import type { Client } from "./claim";

const abi = release.abi.SablierMerkleInstant;
const GRACE_PERIOD = 7 * 24 * 60 * 60; // seconds

// region: window
/** Whether the campaign admin can take tokens back now, and the base units that are there. */
export async function readClawback(client: Client, campaign: Address) {
  const call = { address: campaign, abi } as const;
  const [firstClaim, hasExpired, token, { timestamp }] = await Promise.all([
    client.readContract({ ...call, functionName: "firstClaimTime" }),
    client.readContract({ ...call, functionName: "hasExpired" }),
    client.readContract({ ...call, functionName: "TOKEN" }),
    client.getBlock(),
  ]);
  const isOpen = firstClaim === 0 || timestamp <= firstClaim + GRACE_PERIOD || hasExpired;
  const balance = await client.readContract({
    address: token,
    abi: erc20Abi,
    functionName: "balanceOf",
    args: [campaign],
  });
  return { isOpen, balance };
}
// endregion

const finish = async (client: Client, hash: Hex) => {
  const { status } = await client.waitForTransactionReceipt({ hash });
  if (status === "reverted") throw new Error(`The transaction ${hash} was reverted.`);
};

// region: clawback
/** Takes base units back as the campaign admin. */
export async function clawback(client: Client, campaign: Address, to: Address, amount: bigint) {
  const { request } = await client.simulateContract({
    address: campaign,
    abi,
    functionName: "clawback",
    args: [to, amount],
  });
  await finish(client, await client.writeContract(request));
}
// endregion

// region: sponsor
export interface Sponsoring {
  /** Token and biller as agreed with Sablier. */
  readonly token: Address;
  readonly biller: Address;
  /** Base units. */
  readonly amount: bigint;
}

/** Pays for the claim fees of a campaign. The fee falls later, when Sablier lowers it. */
export async function sponsor(client: Client, campaign: Address, agreed: Sponsoring) {
  const { token, amount, biller } = agreed;
  const approval = await client.simulateContract({
    address: token,
    abi: erc20Abi,
    functionName: "approve",
    args: [campaign, amount],
  });
  await finish(client, await client.writeContract(approval.request));
  const { request } = await client.simulateContract({
    address: campaign,
    abi,
    functionName: "sponsor",
    args: [token, amount, biller],
  });
  await finish(client, await client.writeContract(request));
}
// endregion

// region: safe
/** The file that Safe's Transaction Builder imports: a clawback, or an approval and `sponsor`. */
export function safeFile(
  chainId: number,
  safe: Address,
  campaign: Address,
  task: { readonly to: Address; readonly amount: bigint } | Sponsoring,
) {
  const call = (to: Address, data: Hex) => ({ to, value: "0", data });
  const transactions = [];
  if ("biller" in task) {
    const { token, amount, biller } = task;
    const approve = { abi: erc20Abi, functionName: "approve", args: [campaign, amount] } as const;
    const pay = { abi, functionName: "sponsor", args: [token, amount, biller] } as const;
    transactions.push(call(token, encodeFunctionData(approve)));
    transactions.push(call(campaign, encodeFunctionData(pay)));
  } else {
    const args = [task.to, task.amount] as const;
    const data = encodeFunctionData({ abi, functionName: "clawback", args });
    transactions.push(call(campaign, data));
  }
  return {
    version: "1.0",
    chainId: String(chainId),
    createdAt: Date.now(),
    meta: { name: "Airdrop campaign", createdFromSafeAddress: safe },
    // Numbers as text, and addresses with their checksum.
    transactions,
  };
}
// endregion
