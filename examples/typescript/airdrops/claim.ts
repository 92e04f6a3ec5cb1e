// region: imports
import { release } from "sablier/evm/releases/airdrops/v1.3";
import {
  type Account,
  type Address,
  type Chain,
  type Hex,
  parseEventLogs,
  type PublicClient,
  type Transport,
  type WalletClient,
} from "viem";

import type { Allocation } from "./merkle-tree";
// endregion

// region: clients
/** The wallet pays and signs; the reader simulates and waits. Both are on the same chain. */
export interface Clients {
  readonly wallet: WalletClient<Transport, Chain, Account>;
  readonly reader: PublicClient<Transport, Chain>;
}
// endregion

const abi = release.abi.SablierMerkleLL;

// region: claim
/** Claims for the recipient in a row, whoever pays. Returns the id of the stream that it opens. */
export async function claim(
  { wallet, reader }: Clients,
  campaign: Address,
  { index, recipient, amount }: Allocation,
  proof: readonly Hex[],
): Promise<bigint> {
  // Fixed when the campaign was created. What you send on top of it is not returned.
  const fee = await reader.readContract({ address: campaign, abi, functionName: "FEE" });
  const { request } = await reader.simulateContract({
    account: wallet.account,
    address: campaign,
    abi,
    functionName: "claim",
    args: [index, recipient, amount, proof],
    value: fee,
  });
  const hash = await wallet.writeContract(request);
  const { logs } = await reader.waitForTransactionReceipt({ hash });
  const [claimed] = parseEventLogs({ abi, eventName: "Claim", logs });
  if (claimed === undefined) throw new Error(`The transaction ${hash} claimed nothing.`);
  return claimed.args.streamId;
}
// endregion

// region: check
/** What to look at before you fund a campaign. */
export async function readCampaign(reader: PublicClient<Transport, Chain>, campaign: Address) {
  const call = { address: campaign, abi } as const;
  const [admin, token, merkleRoot, expiration, fee, name, schedule] = await Promise.all([
    reader.readContract({ ...call, functionName: "admin" }),
    reader.readContract({ ...call, functionName: "TOKEN" }),
    reader.readContract({ ...call, functionName: "MERKLE_ROOT" }),
    reader.readContract({ ...call, functionName: "EXPIRATION" }),
    reader.readContract({ ...call, functionName: "FEE" }),
    reader.readContract({ ...call, functionName: "campaignName" }),
    reader.readContract({ ...call, functionName: "getSchedule" }),
  ]);
  // The contract returns 32 bytes, filled up with zeros.
  return { admin, token, merkleRoot, expiration, fee, name: name.replace(/\0+$/, ""), schedule };
}
// endregion

// region: clawback
/** Takes tokens back as the admin: until 7 days after the first claim, and from the expiration on. */
export async function clawback(
  { wallet, reader }: Clients,
  campaign: Address,
  to: Address,
  amount: bigint,
): Promise<void> {
  const { request } = await reader.simulateContract({
    account: wallet.account,
    address: campaign,
    abi,
    functionName: "clawback",
    args: [to, amount],
  });
  const hash = await wallet.writeContract(request);
  const { status } = await reader.waitForTransactionReceipt({ hash });
  if (status === "reverted") throw new Error(`The transaction ${hash} was reverted.`);
}
// endregion
