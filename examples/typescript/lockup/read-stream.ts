import { sablier } from "sablier";
import { release } from "sablier/evm/releases/lockup/v2.0";
import { createPublicClient, http, type PublicClient, type Transport } from "viem";
import { type Chain, sepolia } from "viem/chains";

// Change these values.
const CHAIN = sepolia;
const STREAM_ID = 1n;

/** What can be done with a stream now. Amounts in base units of the token. */
export async function overview(client: PublicClient<Transport, Chain>, streamId: bigint) {
  const { id: chainId, name } = client.chain;
  const contract = sablier.contracts.get({ chainId, contractName: "SablierLockup", release });
  if (contract === undefined) throw new Error(`Lockup v2.0 is not on ${name}.`);

  const lockup = { address: contract.address, abi: release.abi.SablierLockup } as const;
  const args = [streamId] as const;
  const [sender, recipient, withdrawable, refundable, cancelable, transferable] = await Promise.all(
    [
      client.readContract({ ...lockup, functionName: "getSender", args }),
      client.readContract({ ...lockup, functionName: "getRecipient", args }),
      client.readContract({ ...lockup, functionName: "withdrawableAmountOf", args }),
      client.readContract({ ...lockup, functionName: "refundableAmountOf", args }),
      client.readContract({ ...lockup, functionName: "isCancelable", args }),
      client.readContract({ ...lockup, functionName: "isTransferable", args }),
    ],
  );
  return { sender, recipient, withdrawable, refundable, cancelable, transferable };
}

export async function main(client: PublicClient<Transport, Chain>): Promise<void> {
  console.log(await overview(client, STREAM_ID));
}

if (process.argv[1] === import.meta.filename) {
  const { RPC_URL } = process.env;
  if (!RPC_URL) throw new Error("Set RPC_URL to a node of the chain.");
  await main(createPublicClient({ chain: CHAIN, transport: http(RPC_URL) }));
}
