import {
  type Account,
  type Address,
  createWalletClient,
  erc20Abi,
  type Hex,
  http,
  publicActions,
  type Transport,
} from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { sepolia } from "viem/chains";

import { type List, listOf, ROWS } from "./list";

// Change these values.
const CHAIN = sepolia;
export const TOKEN: Address = "0x1111111111111111111111111111111111111111";
export const IPFS_CID = "CID of the published list"; // publish it first: without a list, no claims

/** A wallet that signs, and reads as well. */
export const connect = (account: Account, transport: Transport) =>
  createWalletClient({ account, chain: CHAIN, transport }).extend(publicActions);
export type Client = ReturnType<typeof connect>;

// region: list
/** The rows of list.ts in base units of the token. */
export async function readList(client: Client, token = TOKEN, rows = ROWS): Promise<List> {
  const contract = { address: token, abi: erc20Abi } as const;
  return listOf(rows, await client.readContract({ ...contract, functionName: "decimals" }));
}
// endregion

// region: fund
/** Sends the sum of the list to a campaign. A factory moves no tokens, and claims of an empty campaign revert. */
export async function fund(client: Client, campaign: Address, total: bigint, token = TOKEN) {
  const { request } = await client.simulateContract({
    address: token,
    abi: erc20Abi,
    functionName: "transfer",
    args: [campaign, total],
  });
  const hash = await client.writeContract(request);
  const { status } = await client.waitForTransactionReceipt({ hash });
  if (status === "reverted") throw new Error(`Campaign ${campaign} exists, but is not funded.`);
}
// endregion

/** Runs a program from the command line. */
export async function run(main: (client: Client) => Promise<Address>): Promise<void> {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  const client = connect(privateKeyToAccount(PRIVATE_KEY as Hex), http(RPC_URL));
  console.log(`Created and funded campaign ${await main(client)}.`);
}
