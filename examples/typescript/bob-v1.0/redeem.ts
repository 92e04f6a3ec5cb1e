import { sablier } from "sablier";
import { release } from "sablier/evm/releases/bob/v1.0";
import {
  type Account,
  createWalletClient,
  type Hex,
  http,
  parseEventLogs,
  publicActions,
  type Transport,
} from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { sepolia } from "viem/chains";

// Change these values.
const CHAIN = sepolia;
const VAULT_ID = 1n;

const abi = release.abi.SablierBob;
const STATUSES = ["ACTIVE", "EXPIRED", "SETTLED"]; // Bob.Status

export const connect = (account: Account, transport: Transport) =>
  createWalletClient({ account, chain: CHAIN, transport }).extend(publicActions);
export type Client = ReturnType<typeof connect>;

function findBob(client: Client) {
  const chainId = client.chain.id;
  const bob = sablier.contracts.get({ chainId, contractName: "SablierBob", release });
  if (bob === undefined) throw new Error(`Bob v1.0 is not on ${client.chain.name}.`);
  return { address: bob.address, abi } as const;
}

/** Stores the price of the feed, as any address may. Returns the status of the vault after it. */
export async function sync(client: Client, vaultId = VAULT_ID): Promise<string> {
  const bob = findBob(client);
  const { request, result } = await client.simulateContract({
    ...bob,
    functionName: "syncPriceFromOracle",
    args: [vaultId],
  });
  if (result === 0n) throw new Error("The feed has no valid price: a sync would store nothing.");
  const hash = await client.writeContract(request);
  await client.waitForTransactionReceipt({ hash });
  const status = await client.readContract({ ...bob, functionName: "statusOf", args: [vaultId] });
  return STATUSES[status] ?? String(status);
}

/** Redeems all shares of the account. Returns the payout and the fee in base units of the token. */
export async function redeem(client: Client, vaultId = VAULT_ID) {
  const bob = findBob(client);
  const args = [vaultId] as const;
  // 0 in a vault with an adapter, which refuses native coin.
  const value = await client.readContract({ ...bob, functionName: "calculateMinFeeWei", args });
  const { request } = await client.simulateContract({
    ...bob,
    functionName: "redeem",
    args,
    value,
  });
  const hash = await client.writeContract(request);
  const { logs } = await client.waitForTransactionReceipt({ hash });
  const [redeemed] = parseEventLogs({ abi, eventName: "Redeem", logs });
  if (redeemed === undefined) throw new Error(`The transaction ${hash} failed.`);
  const { amountReceived, fee } = redeemed.args;
  return { amountReceived, fee };
}

if (process.argv[1] === import.meta.filename) {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  const client = connect(privateKeyToAccount(PRIVATE_KEY as Hex), http(RPC_URL));
  console.log(process.argv[2] === "sync" ? await sync(client) : await redeem(client));
}
