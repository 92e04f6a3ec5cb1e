import { sablier } from "sablier";
import { release } from "sablier/evm/releases/bob/v1.0";
import {
  type Account,
  type Address,
  createWalletClient,
  type Hex,
  http,
  parseUnits,
  publicActions,
  type Transport,
} from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { sepolia } from "viem/chains";

// Change these values.
const CHAIN = sepolia;
const VAULT_ID = 1n;
const RECIPIENT: Address = "0x2222222222222222222222222222222222222222";
const AMOUNT = "4"; // shares

const { SablierBob: abi, BobVaultShare: shareAbi } = release.abi;

export const connect = (account: Account, transport: Transport) =>
  createWalletClient({ account, chain: CHAIN, transport }).extend(publicActions);
export type Client = ReturnType<typeof connect>;

/** Transfers shares of a vault. Returns the shares that the account keeps, in base units. */
export async function main(
  client: Client,
  vaultId = VAULT_ID,
  recipient = RECIPIENT,
  amount = AMOUNT,
): Promise<bigint> {
  const chainId = client.chain.id;
  const bob = sablier.contracts.get({ chainId, contractName: "SablierBob", release });
  if (bob === undefined) throw new Error(`Bob v1.0 is not on ${client.chain.name}.`);
  const address = await client.readContract({
    address: bob.address,
    abi,
    functionName: "getShareToken",
    args: [vaultId],
  });
  const share = { address, abi: shareAbi } as const;
  const decimals = await client.readContract({ ...share, functionName: "decimals" });
  const { request } = await client.simulateContract({
    ...share,
    functionName: "transfer",
    args: [recipient, parseUnits(amount, decimals)],
  });
  const hash = await client.writeContract(request);
  await client.waitForTransactionReceipt({ hash });
  return client.readContract({
    ...share,
    functionName: "balanceOf",
    args: [client.account.address],
  });
}

if (process.argv[1] === import.meta.filename) {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  const client = connect(privateKeyToAccount(PRIVATE_KEY as Hex), http(RPC_URL));
  console.log(`You keep ${await main(client)} base units of shares.`);
}
