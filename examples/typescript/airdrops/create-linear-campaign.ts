import { sablier } from "sablier";
import { release } from "sablier/evm/releases/airdrops/v1.3";
import { release as lockup } from "sablier/evm/releases/lockup/v2.0";
import * as viem from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { sepolia } from "viem/chains";

import { type Allocation, rootOf, treeOf } from "./merkle-tree";

// Change these values.
const CHAIN = sepolia;
const DAY = 86_400; // seconds
export const CAMPAIGN = {
  token: "0x1111111111111111111111111111111111111111" as viem.Address,
  ipfsCID: "CID of the published list", // publish it first: without a list, no claims
  expiration: 0, // first second without claims, Unix seconds; 0 for never
  list: [
    ["0x2222222222222222222222222222222222222222", "1000"],
    ["0x3333333333333333333333333333333333333333", "2500"],
    ["0x4444444444444444444444444444444444444444", "500"],
  ].map(([recipient, amount], index): Allocation => ({
    index: BigInt(index),
    recipient: recipient as viem.Address,
    amount: viem.parseUnits(amount ?? "", 18), // base units: the token has 18 decimals
  })),
  schedule: {
    startTime: 0, // each stream starts when it is claimed
    startPercentage: viem.parseEther("0.01"), // 1% unlocked at the start
    cliffDuration: 30 * DAY, // shorter than totalDuration; 0 for no cliff
    cliffPercentage: viem.parseEther("0.01"), // 1% unlocked at the cliff; 0 without a cliff
    totalDuration: 90 * DAY, // from the start, cliff included
  },
};

/** A wallet that signs, and reads as well. */
export const connect = (account: viem.Account, transport: viem.Transport) =>
  viem.createWalletClient({ account, chain: CHAIN, transport }).extend(viem.publicActions);
export type Client = ReturnType<typeof connect>;

/** Creates a campaign that opens linear streams, funds it, and returns its address. */
export async function main(client: Client, campaign = CAMPAIGN): Promise<viem.Address> {
  const { list, schedule, ...published } = campaign;
  const total = list.reduce((sum, { amount }) => sum + amount, 0n);
  const chainId = client.chain.id;
  const get = sablier.contracts.get;
  const factory = get({ chainId, contractName: "SablierMerkleFactory", release });
  const streams = get({ chainId, contractName: "SablierLockup", release: lockup });
  if (!factory || !streams) throw new Error(`Airdrops v1.3 is not on ${client.chain.name}.`);
  const abi = release.abi.SablierMerkleFactory;

  const base = {
    ...published,
    initialAdmin: client.account.address, // may claw back; the sender of the streams
    merkleRoot: rootOf(treeOf(list)),
    campaignName: "Summer rewards", // cut to 32 bytes
    shape: "linearUnlockCliff", // how interfaces draw the streams; cut to 32 bytes
  };
  // cancelable false: with true, the admin could cancel the streams of the recipients.
  const terms = [base, streams.address, false, true, schedule] as const;
  const creation = await client.simulateContract({
    address: factory.address,
    abi,
    functionName: "createMerkleLL",
    args: [...terms, total, BigInt(list.length)], // the last two are only for the event
  });
  const hash = await client.writeContract(creation.request);
  const { logs } = await client.waitForTransactionReceipt({ hash });
  const [created] = viem.parseEventLogs({ abi, eventName: "CreateMerkleLL", logs });
  if (created === undefined) throw new Error(`The transaction ${hash} created no campaign.`);
  const address = created.args.merkleLL;

  // The factory moves no tokens. A claim reverts while the campaign has too few.
  const funding = await client.simulateContract({
    address: campaign.token,
    abi: viem.erc20Abi,
    functionName: "transfer",
    args: [address, total],
  });
  const sent = await client.writeContract(funding.request);
  const { status } = await client.waitForTransactionReceipt({ hash: sent });
  if (status === "reverted") throw new Error(`Campaign ${address} exists, but is not funded.`);
  return address;
}

if (process.argv[1] === import.meta.filename) {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  const client = connect(privateKeyToAccount(PRIVATE_KEY as viem.Hex), viem.http(RPC_URL));
  console.log(`Created and funded campaign ${await main(client)}.`);
}
