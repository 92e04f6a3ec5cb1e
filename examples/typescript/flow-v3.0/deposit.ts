import { sablier } from "sablier";
import { release } from "sablier/evm/releases/flow/v3.0";
import {
  type Account,
  type Address,
  createWalletClient,
  erc20Abi,
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
const DEPOSIT = {
  streamId: 1n,
  amount: "1000", // tokens
  // The two that you agreed on: the call reverts if the stream has others.
  sender: "0x1111111111111111111111111111111111111111" as Address,
  recipient: "0x2222222222222222222222222222222222222222" as Address,
};

const abi = release.abi.SablierFlow;

/** A wallet that signs, and reads as well. */
export const connect = (account: Account, transport: Transport) =>
  createWalletClient({ account, chain: CHAIN, transport }).extend(publicActions);
export type Client = ReturnType<typeof connect>;

/** Pays into a stream. Returns its balance afterwards, in base units. */
export async function main(client: Client, deposit = DEPOSIT): Promise<bigint> {
  const chainId = client.chain.id;
  const flow = sablier.contracts.get({ chainId, contractName: "SablierFlow", release });
  if (flow === undefined) throw new Error(`Flow v3.0 is not on ${client.chain.name}.`);
  const { streamId, sender, recipient } = deposit;
  const contract = { address: flow.address, abi } as const;
  const args = [streamId] as const;

  const [token, decimals] = await Promise.all([
    client.readContract({ ...contract, functionName: "getToken", args }),
    client.readContract({ ...contract, functionName: "getTokenDecimals", args }),
  ]);
  const amount = parseUnits(deposit.amount, decimals);
  const approval = await client.writeContract({
    address: token,
    abi: erc20Abi,
    functionName: "approve",
    args: [flow.address, amount],
  });
  await client.waitForTransactionReceipt({ hash: approval });

  const { request } = await client.simulateContract({
    ...contract,
    functionName: "deposit",
    args: [streamId, amount, sender, recipient],
  });
  const hash = await client.writeContract(request);
  const { status } = await client.waitForTransactionReceipt({ hash });
  if (status === "reverted") throw new Error(`The transaction ${hash} failed.`);
  return client.readContract({ ...contract, functionName: "getBalance", args });
}

if (process.argv[1] === import.meta.filename) {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  const balance = await main(connect(privateKeyToAccount(PRIVATE_KEY as Hex), http(RPC_URL)));
  console.log(`The stream holds ${balance} base units.`);
}
