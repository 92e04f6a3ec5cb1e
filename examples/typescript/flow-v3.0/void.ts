import { sablier } from "sablier";
import { release } from "sablier/evm/releases/flow/v3.0";
import {
  type Account,
  createWalletClient,
  encodeFunctionData,
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

/** Ends a stream for good. As its sender, it also takes back what the stream does not owe. */
export async function main(client: Client, streamId = STREAM_ID) {
  // region: simulate
  const chainId = client.chain.id;
  const flow = sablier.contracts.get({ chainId, contractName: "SablierFlow", release });
  if (flow === undefined) throw new Error(`Flow v3.0 is not on ${client.chain.name}.`);
  const contract = { address: flow.address, abi } as const;
  const args = [streamId] as const;
  const [sender, refundable] = await Promise.all([
    client.readContract({ ...contract, functionName: "getSender", args }),
    client.readContract({ ...contract, functionName: "refundableAmountOf", args }),
  ]);
  const isSender = sender.toLowerCase() === client.account.address.toLowerCase();

  const calls = [encodeFunctionData({ abi, functionName: "void", args })];
  // A refund of 0 would undo the batch, and the recipient may void but not refund.
  if (isSender && refundable > 0n) {
    calls.push(encodeFunctionData({ abi, functionName: "refundMax", args }));
  }
  const { request } = await client.simulateContract({
    ...contract,
    functionName: "batch",
    args: [calls],
  });
  // endregion
  const hash = await client.writeContract(request);
  const { logs } = await client.waitForTransactionReceipt({ hash });
  const [voided] = parseEventLogs({ abi, eventName: "VoidFlowStream", logs });
  if (voided === undefined) throw new Error(`The transaction ${hash} failed.`);
  const [refunded] = parseEventLogs({ abi, eventName: "RefundFromFlowStream", logs });
  return {
    owed: voided.args.newTotalDebt, // the recipient can still withdraw it
    writtenOff: voided.args.writtenOffDebt,
    refunded: refunded?.args.amount ?? 0n,
  };
}

if (process.argv[1] === import.meta.filename) {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  console.log(await main(connect(privateKeyToAccount(PRIVATE_KEY as Hex), http(RPC_URL))));
}
