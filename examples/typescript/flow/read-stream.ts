import { sablier } from "sablier";
import { release } from "sablier/evm/releases/flow/v1.1";
import { createPublicClient, http, type Transport } from "viem";
import { sepolia } from "viem/chains";

// Change these values.
const CHAIN = sepolia;
const STREAM_ID = 1n;

export const connect = (transport: Transport) => createPublicClient({ chain: CHAIN, transport });

/** What a stream owes and holds, base units; and when its balance runs out, if it has any. */
export async function main(client: ReturnType<typeof connect>, streamId = STREAM_ID) {
  const chainId = client.chain.id;
  const found = sablier.contracts.get({ chainId, contractName: "SablierFlow", release });
  if (found === undefined) throw new Error(`Flow v1.1 is not on ${client.chain.name}.`);
  const flow = { address: found.address, abi: release.abi.SablierFlow } as const;

  // region: read
  const args = [streamId] as const;
  const [balance, debt, refundable] = await Promise.all([
    client.readContract({ ...flow, functionName: "getBalance", args }),
    client.readContract({ ...flow, functionName: "totalDebtOf", args }),
    client.readContract({ ...flow, functionName: "refundableAmountOf", args }),
  ]);
  // depletionTimeOf reverts for a balance of 0.
  const depletion =
    balance === 0n
      ? undefined
      : await client.readContract({ ...flow, functionName: "depletionTimeOf", args });
  return { balance, debt, refundable, depletion };
  // endregion
}

if (process.argv[1] === import.meta.filename) {
  const { RPC_URL } = process.env;
  if (!RPC_URL) throw new Error("Set RPC_URL to the address of a node of the chain.");
  console.log(await main(connect(http(RPC_URL))));
}
