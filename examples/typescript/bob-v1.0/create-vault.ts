import { sablier } from "sablier";
import { release } from "sablier/evm/releases/bob/v1.0";
import {
  type Account,
  type Address,
  createWalletClient,
  type Hex,
  http,
  parseAbi,
  parseEventLogs,
  parseUnits,
  publicActions,
  type Transport,
} from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { sepolia } from "viem/chains";

// Change these values.
const CHAIN = sepolia;
const VAULT = {
  token: "0x1111111111111111111111111111111111111111" as Address,
  oracle: "0x3333333333333333333333333333333333333333" as Address, // feed of the token in US dollars
  targetPrice: parseUnits("5000", 8), // US dollars, always with 8 decimals
  expiry: Date.UTC(2027, 11, 31) / 1000, // Unix seconds
};
const PAIR = "ETH / USD"; // as the feed describes itself

const abi = release.abi.SablierBob;
const feedAbi = parseAbi([
  "function description() view returns (string)",
  "function latestRoundData() view returns (uint80, int256, uint256, uint256, uint80)",
]);

export const connect = (account: Account, transport: Transport) =>
  createWalletClient({ account, chain: CHAIN, transport }).extend(publicActions);
export type Client = ReturnType<typeof connect>;

/** Checks what Bob does not: the pair of the feed, and the age of its price. */
async function checkFeed(client: Client, address: Address, pair: string): Promise<void> {
  const feed = { address, abi: feedAbi } as const;
  const found = await client.readContract({ ...feed, functionName: "description" });
  if (found !== pair) throw new Error(`The feed is of ${found}, not of ${pair}.`);
  const [, , , updatedAt] = await client.readContract({ ...feed, functionName: "latestRoundData" });
  const { timestamp } = await client.getBlock();
  if (updatedAt + 86_400n < timestamp) throw new Error("The price is older than one day.");
}

/** Creates a vault, and returns its id and share token. */
export async function main(client: Client, vault = VAULT, pair = PAIR) {
  const chainId = client.chain.id;
  const bob = sablier.contracts.get({ chainId, contractName: "SablierBob", release });
  if (bob === undefined) throw new Error(`Bob v1.0 is not on ${client.chain.name}.`);
  await checkFeed(client, vault.oracle, pair);
  const { request } = await client.simulateContract({
    address: bob.address,
    abi,
    functionName: "createVault",
    args: [vault.token, vault.oracle, vault.expiry, vault.targetPrice],
  });
  const hash = await client.writeContract(request);
  const { logs } = await client.waitForTransactionReceipt({ hash });
  const [created] = parseEventLogs({ abi, eventName: "CreateVault", logs });
  if (created === undefined) throw new Error(`The transaction ${hash} created no vault.`);
  const { vaultId, shareToken, adapter } = created.args;
  return { vaultId, shareToken, adapter };
}

if (process.argv[1] === import.meta.filename) {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  console.log(await main(connect(privateKeyToAccount(PRIVATE_KEY as Hex), http(RPC_URL))));
}
