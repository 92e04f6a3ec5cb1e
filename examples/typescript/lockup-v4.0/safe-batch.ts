import { sablier } from "sablier";
import { release } from "sablier/evm/releases/lockup/v4.0";
import {
  type Address,
  createPublicClient,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  http,
  parseUnits,
  type Transport,
} from "viem";
import { sepolia } from "viem/chains";

// Change these values.
const CHAIN = sepolia;
const BATCH = {
  /** Pays, and is the sender of the streams: may cancel them, and gets the refunds. */
  safe: "0x1111111111111111111111111111111111111111" as Address,
  token: "0x2222222222222222222222222222222222222222" as Address,
  streams: [
    { recipient: "0x3333333333333333333333333333333333333333", amount: "1000" }, // tokens
    { recipient: "0x4444444444444444444444444444444444444444", amount: "2500.5" },
  ] as readonly { readonly recipient: Address; readonly amount: string }[],
};
const WEEK = 604_800; // seconds

export const connect = (transport: Transport) => createPublicClient({ chain: CHAIN, transport });
export type Client = ReturnType<typeof connect>;

/** The file that the Transaction Builder imports: an approval for the sum, and the streams. */
export async function main(client: Client, { safe, token, streams } = BATCH) {
  const chainId = client.chain.id;
  const lockup = sablier.contracts.get({ chainId, contractName: "SablierLockup", release });
  const batch = sablier.contracts.get({ chainId, contractName: "SablierBatchLockup", release });
  if (!lockup || !batch) throw new Error(`Lockup v4.0 is not on ${client.chain.name}.`);
  const decimals = await client.readContract({
    address: token,
    abi: erc20Abi,
    functionName: "decimals",
  });

  const items = streams.map(({ recipient, amount }) => ({
    sender: safe,
    recipient,
    depositAmount: parseUnits(amount, decimals),
    cancelable: true,
    transferable: false,
    durations: { cliff: 4 * WEEK, total: 52 * WEEK },
    unlockAmounts: { start: 0n, cliff: 0n },
    granularity: WEEK,
    shape: "linearStepper",
  }));
  const sum = items.reduce((total, { depositAmount }) => total + depositAmount, 0n);
  const approve = encodeFunctionData({
    abi: erc20Abi,
    functionName: "approve",
    args: [batch.address, sum],
  });
  const create = encodeFunctionData({
    abi: release.abi.SablierBatchLockup,
    functionName: "createWithDurationsLL",
    args: [lockup.address, token, items],
  });
  return {
    version: "1.0",
    chainId: String(chainId),
    createdAt: Date.now(),
    meta: { name: "Lockup streams", createdFromSafeAddress: safe },
    // Numbers as text, and addresses with their checksum.
    transactions: [
      { to: getAddress(token), value: "0", data: approve },
      { to: getAddress(batch.address), value: "0", data: create },
    ],
  };
}

if (process.argv[1] === import.meta.filename) {
  const { RPC_URL } = process.env;
  if (!RPC_URL) throw new Error("Set RPC_URL to a node of the chain.");
  console.log(JSON.stringify(await main(connect(http(RPC_URL))), null, 2));
}
