import { sablier } from "sablier";
import { release } from "sablier/evm/releases/lockup/v4.0";
import { createPublicClient, http, type Transport } from "viem";
import { sepolia } from "viem/chains";

// Change these values.
const CHAIN = sepolia;
const STREAM_ID = 1n;

export const connect = (transport: Transport) => createPublicClient({ chain: CHAIN, transport });
export type Client = ReturnType<typeof connect>;

/** Where the deposit of a stream is, in base units, and what unlocks it, all from one block. */
export async function main(client: Client, streamId = STREAM_ID) {
  const chainId = client.chain.id;
  const lockup = sablier.contracts.get({ chainId, contractName: "SablierLockup", release });
  if (lockup === undefined) throw new Error(`Lockup v4.0 is not on ${client.chain.name}.`);
  const common = {
    address: lockup.address,
    abi: release.abi.SablierLockup,
    args: [streamId],
    blockNumber: await client.getBlockNumber(),
  } as const;

  // region: amounts
  const [deposited, streamed, withdrawn, refunded] = await Promise.all([
    client.readContract({ ...common, functionName: "getDepositedAmount" }),
    client.readContract({ ...common, functionName: "streamedAmountOf" }),
    client.readContract({ ...common, functionName: "getWithdrawnAmount" }),
    client.readContract({ ...common, functionName: "getRefundedAmount" }),
  ]);
  // endregion
  const amounts = {
    streamed,
    withdrawn,
    refunded,
    inStream: deposited - withdrawn - refunded,
    locked: deposited - streamed - refunded,
  };
  // A getter of another model reverts, so read the model first.
  const model = await client.readContract({ ...common, functionName: "getLockupModel" });
  switch (model) {
    case 0: {
      const granularity = await client.readContract({ ...common, functionName: "getGranularity" });
      return { ...amounts, model: "linear", granularity };
    }
    case 1: {
      const segments = await client.readContract({ ...common, functionName: "getSegments" });
      return { ...amounts, model: "dynamic", segments };
    }
    case 2: {
      const tranches = await client.readContract({ ...common, functionName: "getTranches" });
      return { ...amounts, model: "tranched", tranches };
    }
    case 3: {
      const functionName = "getPriceGatedUnlockParams";
      return {
        ...amounts,
        model: "price-gated",
        unlock: await client.readContract({ ...common, functionName }),
      };
    }
    default:
      throw new Error(`Lockup v4.0 has no model ${model}.`);
  }
}

if (process.argv[1] === import.meta.filename) {
  const { RPC_URL } = process.env;
  if (!RPC_URL) throw new Error("Set RPC_URL to a node of the chain.");
  console.log(await main(connect(http(RPC_URL))));
}
