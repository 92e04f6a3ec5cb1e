import { sablier } from "sablier";
import { release } from "sablier/evm/releases/flow/v3.0";
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
const TOP_UP = {
  /** Pays, and is the sender of the streams. */
  safe: "0x1111111111111111111111111111111111111111" as Address,
  // The recipients that you agreed on: the batch reverts if a stream has another one.
  deposits: [
    { streamId: 1n, recipient: "0x3333333333333333333333333333333333333333", amount: "1000" },
    { streamId: 2n, recipient: "0x4444444444444444444444444444444444444444", amount: "250.5" },
  ] as readonly {
    readonly streamId: bigint;
    readonly recipient: Address;
    /** Tokens. */
    readonly amount: string;
  }[],
};

const abi = release.abi.SablierFlow;

export const connect = (transport: Transport) => createPublicClient({ chain: CHAIN, transport });
export type Client = ReturnType<typeof connect>;

/** The file that the Transaction Builder imports: an approval for each token, and the deposits. */
export async function main(client: Client, { safe, deposits } = TOP_UP) {
  const chainId = client.chain.id;
  const flow = sablier.contracts.get({ chainId, contractName: "SablierFlow", release });
  if (flow === undefined) throw new Error(`Flow v3.0 is not on ${client.chain.name}.`);

  const sums = new Map<Address, bigint>();
  const calls = [];
  for (const { streamId, recipient, amount } of deposits) {
    const stream = { address: flow.address, abi, args: [streamId] } as const;
    const token = await client.readContract({ ...stream, functionName: "getToken" });
    const decimals = await client.readContract({ ...stream, functionName: "getTokenDecimals" });
    const units = parseUnits(amount, decimals);
    sums.set(token, (sums.get(token) ?? 0n) + units);
    const args = [streamId, units, safe, recipient] as const;
    const data = encodeFunctionData({ abi, functionName: "deposit", args });
    calls.push({ to: getAddress(flow.address), value: "0", data });
  }
  const approvals = [...sums].map(([to, sum]) => {
    const args = [flow.address, sum] as const;
    const data = encodeFunctionData({ abi: erc20Abi, functionName: "approve", args });
    return { to, value: "0", data };
  });
  return {
    version: "1.0",
    chainId: String(chainId),
    createdAt: Date.now(),
    meta: { name: "Flow top-up", createdFromSafeAddress: safe },
    // Numbers as text, and addresses with their checksum.
    transactions: [...approvals, ...calls],
  };
}

if (process.argv[1] === import.meta.filename) {
  const { RPC_URL } = process.env;
  if (!RPC_URL) throw new Error("Set RPC_URL to a node of the chain.");
  console.log(JSON.stringify(await main(connect(http(RPC_URL))), null, 2));
}
