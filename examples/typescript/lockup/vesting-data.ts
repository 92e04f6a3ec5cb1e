import { sablier } from "sablier";
import { release } from "sablier/evm/releases/lockup/v2.0";
import { createPublicClient, formatUnits, http, type Transport } from "viem";
import { sepolia } from "viem/chains";

// Change these values.
const CHAIN = sepolia;
const STREAM_ID = 1n;
const DECIMALS = 18; // of the token

export const connect = (transport: Transport) => createPublicClient({ chain: CHAIN, transport });
export type Client = ReturnType<typeof connect>;

/** SablierLockup v2.0 on the chain of a client. */
export function lockupOn({ chain }: Client) {
  const chainId = chain.id;
  const contract = sablier.contracts.get({ chainId, contractName: "SablierLockup", release });
  if (contract === undefined) throw new Error(`Lockup v2.0 is not on ${chain.name}.`);
  return { address: contract.address, abi: release.abi.SablierLockup } as const;
}

/** Where the deposit of a stream is, in base units, by default in the newest block. */
export async function figuresOf(client: Client, streamId: bigint, atBlock?: bigint) {
  // All four amounts come from one block, so that they fit together.
  const blockNumber = atBlock ?? (await client.getBlockNumber());
  const common = { ...lockupOn(client), args: [streamId], blockNumber } as const;
  const [deposited, streamed, withdrawn, refunded] = await Promise.all([
    client.readContract({ ...common, functionName: "getDepositedAmount" }),
    client.readContract({ ...common, functionName: "streamedAmountOf" }),
    client.readContract({ ...common, functionName: "getWithdrawnAmount" }),
    client.readContract({ ...common, functionName: "getRefundedAmount" }),
  ]);
  return {
    streamed,
    withdrawn,
    refunded,
    inStream: deposited - withdrawn - refunded,
    locked: deposited - streamed - refunded,
    unlocked: streamed + refunded,
    vestedNotWithdrawn: streamed - withdrawn,
  };
}

/** The figures of a stream in tokens, as decimal text. */
export async function main(client: Client, streamId = STREAM_ID, decimals = DECIMALS) {
  const figures = Object.entries(await figuresOf(client, streamId));
  return Object.fromEntries(figures.map(([name, amount]) => [name, formatUnits(amount, decimals)]));
}

if (process.argv[1] === import.meta.filename) {
  const { RPC_URL } = process.env;
  if (!RPC_URL) throw new Error("Set RPC_URL to a node of the chain.");
  console.table(await main(connect(http(RPC_URL))));
}
