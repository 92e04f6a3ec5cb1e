import { sablier } from "sablier";
import { release } from "sablier/evm/releases/flow/v1.1";
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

// Change these values. Rates have 18 decimals for every token.
const CHAIN = sepolia;
const TOKEN: Address = "0x1111111111111111111111111111111111111111";
const STREAMS: readonly { recipient: Address; ratePerSecond: bigint }[] = [
  { recipient: "0x2222222222222222222222222222222222222222", ratePerSecond: 10n ** 14n },
  { recipient: "0x3333333333333333333333333333333333333333", ratePerSecond: 2n * 10n ** 14n },
];

const abi = release.abi.SablierFlow;

/** A wallet that signs, and reads as well. */
export const connect = (account: Account, transport: Transport) =>
  createWalletClient({ account, chain: CHAIN, transport }).extend(publicActions);
export type Client = ReturnType<typeof connect>;

/** Sends calls as one transaction: all of them or none. Each is what the wallet would send alone. */
export async function sendBatch(client: Client, calls: readonly Hex[]) {
  const chainId = client.chain.id;
  const flow = sablier.contracts.get({ chainId, contractName: "SablierFlow", release });
  if (flow === undefined) throw new Error(`Flow v1.1 is not on ${client.chain.name}.`);
  const { request } = await client.simulateContract({
    address: flow.address,
    abi,
    functionName: "batch",
    args: [calls],
  });
  const hash = await client.writeContract(request);
  const { logs, status } = await client.waitForTransactionReceipt({ hash });
  if (status === "reverted") throw new Error(`The transaction ${hash} was reverted.`);
  return logs;
}

/** Opens the streams from the wallet. Returns their ids, in the order of the list. */
export async function main(client: Client, token = TOKEN, streams = STREAMS): Promise<bigint[]> {
  const calls = streams.map(({ recipient, ratePerSecond }) =>
    encodeFunctionData({
      abi,
      functionName: "create",
      args: [client.account.address, recipient, ratePerSecond, token, true],
    }),
  );
  const logs = await sendBatch(client, calls);
  // Not from the simulation: another transaction may have come first and taken its ids.
  const created = parseEventLogs({ abi, eventName: "CreateFlowStream", logs });
  return created.map(({ args }) => args.streamId);
}

if (process.argv[1] === import.meta.filename) {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  const ids = await main(connect(privateKeyToAccount(PRIVATE_KEY as Hex), http(RPC_URL)));
  console.log(`Created the streams ${ids.join(", ")}.`);
}
