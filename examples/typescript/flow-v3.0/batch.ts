import { sablier } from "sablier";
import { release } from "sablier/evm/releases/flow/v3.0";
import {
  type Account,
  type Address,
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
const STREAM_IDS = [1n, 2n];

const abi = release.abi.SablierFlow;

/** A wallet that signs, and reads as well. */
export const connect = (account: Account, transport: Transport) =>
  createWalletClient({ account, chain: CHAIN, transport }).extend(publicActions);
export type Client = ReturnType<typeof connect>;

/** Sends calls of Flow as one transaction: all of them, or none. Returns the events. */
async function sendBatch(client: Client, calls: readonly Hex[], value: bigint) {
  const { request } = await client.simulateContract({
    ...findFlow(client),
    functionName: "batch",
    args: [calls],
    value, // each of the calls sees all of it
  });
  const hash = await client.writeContract(request);
  const { logs, status } = await client.waitForTransactionReceipt({ hash });
  if (status === "reverted") throw new Error(`The transaction ${hash} failed.`);
  return parseEventLogs({ abi, eventName: "WithdrawFromFlowStream", logs });
}

function findFlow(client: Client) {
  const chainId = client.chain.id;
  const flow = sablier.contracts.get({ chainId, contractName: "SablierFlow", release });
  if (flow === undefined) throw new Error(`Flow v3.0 is not on ${client.chain.name}.`);
  return { address: flow.address, abi } as const;
}

const feeOf = (client: Client, streamId: bigint) =>
  client.readContract({
    ...findFlow(client),
    functionName: "calculateMinFeeWei",
    args: [streamId],
  });

/** The price may move before the transaction is included. Flow keeps the margin of 2%. */
const withMargin = (feeWei: bigint) => feeWei + feeWei / 50n;

// region: pay-many
/** Pays the recipients of many streams. Returns the amounts that they got, in base units. */
export async function main(client: Client, streamIds: readonly bigint[] = STREAM_IDS) {
  const flow = findFlow(client);
  const streams = await Promise.all(
    streamIds.map(async (streamId) => {
      const args = [streamId] as const;
      const [feeWei, recipient, amount] = await Promise.all([
        feeOf(client, streamId),
        client.readContract({ ...flow, functionName: "getRecipient", args }),
        client.readContract({ ...flow, functionName: "withdrawableAmountOf", args }),
      ]);
      return { streamId, feeWei, recipient, amount };
    }),
  );
  // One withdrawal of 0 would undo the whole batch.
  const due = streams.filter(({ amount }) => amount > 0n);
  if (due.length === 0) throw new Error("None of these streams has anything to withdraw.");
  const feeWei = due.reduce((most, stream) => (stream.feeWei > most ? stream.feeWei : most), 0n);

  const calls = due.map(({ streamId, recipient }) =>
    encodeFunctionData({ abi, functionName: "withdrawMax", args: [streamId, recipient] }),
  );
  const withdrawals = await sendBatch(client, calls, withMargin(feeWei));
  return withdrawals.map(({ args }) => ({ streamId: args.streamId, amount: args.withdrawAmount }));
}
// endregion

// region: hand-over
/** Withdraws everything to the wallet, and transfers the stream to another owner. */
export async function handOver(client: Client, streamId: bigint, to: Address): Promise<bigint> {
  const owner = client.account.address;
  const calls = [
    encodeFunctionData({ abi, functionName: "withdrawMax", args: [streamId, owner] }),
    // transferFrom takes no value, and this batch sends the fee.
    encodeFunctionData({ abi, functionName: "transferFromPayable", args: [owner, to, streamId] }),
  ];
  const [withdrawn] = await sendBatch(client, calls, withMargin(await feeOf(client, streamId)));
  if (withdrawn === undefined) throw new Error(`Nothing was withdrawn from stream ${streamId}.`);
  return withdrawn.args.withdrawAmount;
}
// endregion

if (process.argv[1] === import.meta.filename) {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  console.log(await main(connect(privateKeyToAccount(PRIVATE_KEY as Hex), http(RPC_URL))));
}
