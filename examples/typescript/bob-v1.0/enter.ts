import { sablier } from "sablier";
import { release } from "sablier/evm/releases/bob/v1.0";
import {
  type Account,
  createWalletClient,
  erc20Abi,
  formatUnits,
  type Hex,
  http,
  parseEther,
  parseEventLogs,
  parseUnits,
  publicActions,
  type Transport,
} from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { sepolia } from "viem/chains";

// Change these values.
const CHAIN = sepolia;
const VAULT_ID = 1n;
const AMOUNT = "10"; // tokens, or native coin

const abi = release.abi.SablierBob;

export const connect = (account: Account, transport: Transport) =>
  createWalletClient({ account, chain: CHAIN, transport }).extend(publicActions);
export type Client = ReturnType<typeof connect>;

function findBob(client: Client) {
  const chainId = client.chain.id;
  const bob = sablier.contracts.get({ chainId, contractName: "SablierBob", release });
  if (bob === undefined) throw new Error(`Bob v1.0 is not on ${client.chain.name}.`);
  return { address: bob.address, abi } as const;
}

// region: check
/** The terms of a vault. Nobody can change them, so compare them before you enter. */
export async function check(client: Client, vaultId = VAULT_ID) {
  const bob = findBob(client);
  const args = [vaultId] as const;
  const token = await client.readContract({ ...bob, functionName: "getUnderlyingToken", args });
  const oracle = await client.readContract({ ...bob, functionName: "getOracle", args });
  const target = await client.readContract({ ...bob, functionName: "getTargetPrice", args });
  const expiry = await client.readContract({ ...bob, functionName: "getExpiry", args });
  const adapter = await client.readContract({ ...bob, functionName: "getAdapter", args });
  const status = await client.readContract({ ...bob, functionName: "statusOf", args });
  return {
    token,
    oracle,
    targetPrice: formatUnits(target, 8),
    expiry: new Date(expiry * 1000).toISOString(),
    adapter,
    isActive: status === 0,
  };
}
// endregion

/** Waits for the deposit, and returns the shares that it minted, in base units. */
async function sharesOf(client: Client, hash: Hex): Promise<bigint> {
  const { logs } = await client.waitForTransactionReceipt({ hash });
  const [entered] = parseEventLogs({ abi, eventName: "Enter", logs });
  if (entered === undefined) throw new Error(`The transaction ${hash} failed.`);
  return entered.args.sharesMinted;
}

/** Deposits tokens. Returns the shares, in base units. */
export async function enter(client: Client, vaultId = VAULT_ID, amount = AMOUNT) {
  const bob = findBob(client);
  const address = await client.readContract({
    ...bob,
    functionName: "getUnderlyingToken",
    args: [vaultId],
  });
  const token = { address, abi: erc20Abi } as const;
  const decimals = await client.readContract({ ...token, functionName: "decimals" });
  const units = parseUnits(amount, decimals);
  const approval = await client.writeContract({
    ...token,
    functionName: "approve",
    args: [bob.address, units], // Bob takes them, also in a vault with an adapter
  });
  await client.waitForTransactionReceipt({ hash: approval });
  const { request } = await client.simulateContract({
    ...bob,
    functionName: "enter",
    args: [vaultId, units],
  });
  return sharesOf(client, await client.writeContract(request));
}

// region: native
/** Deposits native coin into a vault of WETH, without an approval. Returns the shares, in wei. */
export async function enterWithNativeToken(client: Client, vaultId = VAULT_ID, amount = AMOUNT) {
  const { request } = await client.simulateContract({
    ...findBob(client),
    functionName: "enterWithNativeToken",
    args: [vaultId],
    value: parseEther(amount),
  });
  return sharesOf(client, await client.writeContract(request));
}
// endregion

if (process.argv[1] === import.meta.filename) {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  const client = connect(privateKeyToAccount(PRIVATE_KEY as Hex), http(RPC_URL));
  if (process.argv[2] === "check") console.log(await check(client));
  else if (process.argv[2] === "native") console.log(await enterWithNativeToken(client));
  else console.log(`Received ${await enter(client)} base units of shares.`);
}
