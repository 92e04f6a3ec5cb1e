import { sablier } from "sablier";
import { release } from "sablier/evm/releases/flow/v3.0";
import {
  type Account,
  createWalletClient,
  type Hex,
  http,
  parseEventLogs,
  publicActions,
  type Transport,
} from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { sepolia } from "viem/chains";

// Change these values.
const CHAIN = sepolia;
const STREAM_ID = 1n;

const abi = release.abi.SablierFlow;

/** A wallet that signs, and reads as well. */
export const connect = (account: Account, transport: Transport) =>
  createWalletClient({ account, chain: CHAIN, transport }).extend(publicActions);
export type Client = ReturnType<typeof connect>;

/** Takes back everything that is not owed, as the sender. Returns the base units. */
export async function main(client: Client, streamId = STREAM_ID): Promise<bigint> {
  const chainId = client.chain.id;
  const flow = sablier.contracts.get({ chainId, contractName: "SablierFlow", release });
  if (flow === undefined) throw new Error(`Flow v3.0 is not on ${client.chain.name}.`);
  const { request } = await client.simulateContract({
    address: flow.address,
    abi,
    functionName: "refundMax",
    args: [streamId],
  });
  const hash = await client.writeContract(request);
  const { logs } = await client.waitForTransactionReceipt({ hash });
  const [refunded] = parseEventLogs({ abi, eventName: "RefundFromFlowStream", logs });
  if (refunded === undefined) throw new Error(`The transaction ${hash} failed.`);
  // The amount of the block that included it: a running stream owes more every second.
  return refunded.args.amount;
}

if (process.argv[1] === import.meta.filename) {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  const amount = await main(connect(privateKeyToAccount(PRIVATE_KEY as Hex), http(RPC_URL)));
  console.log(`Refunded ${amount} base units.`);
}
