import { sablier } from "sablier";
import { release } from "sablier/evm/releases/flow/v3.0";
import { createPublicClient, http, type Transport } from "viem";
import { sepolia } from "viem/chains";

// Change these values.
const CHAIN = sepolia;
const STREAM_ID = 1n;

/** Statuses by the number that Flow v2.0 and v3.0 return; earlier releases count differently. */
const STATUSES = [
  "PENDING",
  "STREAMING_SOLVENT",
  "STREAMING_INSOLVENT",
  "PAUSED_SOLVENT",
  "PAUSED_INSOLVENT",
  "VOIDED",
] as const;

export const connect = (transport: Transport) => createPublicClient({ chain: CHAIN, transport });
export type Client = ReturnType<typeof connect>;

/** Debt of a stream in base units and its depletion time in Unix seconds, all from one block. */
export async function main(client: Client, streamId = STREAM_ID) {
  const chainId = client.chain.id;
  const found = sablier.contracts.get({ chainId, contractName: "SablierFlow", release });
  if (found === undefined) throw new Error(`Flow v3.0 is not on ${client.chain.name}.`);
  const flow = {
    address: found.address,
    abi: release.abi.SablierFlow,
    args: [streamId],
    blockNumber: await client.getBlockNumber(),
  } as const;

  const [stream, status, total, covered, uncovered, refundable] = await Promise.all([
    client.readContract({ ...flow, functionName: "getStream" }),
    client.readContract({ ...flow, functionName: "statusOf" }),
    client.readContract({ ...flow, functionName: "totalDebtOf" }),
    client.readContract({ ...flow, functionName: "coveredDebtOf" }),
    client.readContract({ ...flow, functionName: "uncoveredDebtOf" }),
    client.readContract({ ...flow, functionName: "refundableAmountOf" }),
  ]);
  // depletionTimeOf reverts for a rate of 0 and for a balance of 0.
  const isRunning = stream.ratePerSecond > 0n && stream.balance > 0n;
  const depletion = isRunning
    ? await client.readContract({ ...flow, functionName: "depletionTimeOf" })
    : undefined;
  return {
    status: STATUSES[status],
    balance: stream.balance,
    total,
    covered,
    uncovered,
    refundable,
    depletion,
  };
}

if (process.argv[1] === import.meta.filename) {
  const { RPC_URL } = process.env;
  if (!RPC_URL) throw new Error("Set RPC_URL to a node of the chain.");
  console.log(await main(connect(http(RPC_URL))));
}
