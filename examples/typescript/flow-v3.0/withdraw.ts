import { sablier } from "sablier";
import { release } from "sablier/evm/releases/flow/v3.0";
import {
  type Account,
  type Address,
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
const TO: Address = "0x2222222222222222222222222222222222222222";

const abi = release.abi.SablierFlow;

/** A wallet that signs, and reads as well. */
export const connect = (account: Account, transport: Transport) =>
  createWalletClient({ account, chain: CHAIN, transport }).extend(publicActions);
export type Client = ReturnType<typeof connect>;

/** Withdraws everything to an address. Returns the base units, and the wei that were sent. */
export async function main(client: Client, streamId = STREAM_ID, to = TO) {
  // region: simulate
  const chainId = client.chain.id;
  const flow = sablier.contracts.get({ chainId, contractName: "SablierFlow", release });
  if (flow === undefined) throw new Error(`Flow v3.0 is not on ${client.chain.name}.`);
  const contract = { address: flow.address, abi } as const;

  const feeWei = await client.readContract({
    ...contract,
    functionName: "calculateMinFeeWei",
    args: [streamId],
  });
  // The price may move before the transaction is included. Flow keeps the margin of 2%.
  const value = feeWei + feeWei / 50n;

  const { request } = await client.simulateContract({
    ...contract,
    functionName: "withdrawMax",
    args: [streamId, to],
    value,
  });
  // endregion
  const hash = await client.writeContract(request);
  const { logs } = await client.waitForTransactionReceipt({ hash });
  const [withdrawn] = parseEventLogs({ abi, eventName: "WithdrawFromFlowStream", logs });
  if (withdrawn === undefined) throw new Error(`The transaction ${hash} failed.`);
  return { amount: withdrawn.args.withdrawAmount, value };
}

if (process.argv[1] === import.meta.filename) {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  const { amount, value } = await main(
    connect(privateKeyToAccount(PRIVATE_KEY as Hex), http(RPC_URL)),
  );
  console.log(`Withdrew ${amount} base units, and sent ${value} wei.`);
}
