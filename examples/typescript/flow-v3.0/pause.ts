import { sablier } from "sablier";
import { release } from "sablier/evm/releases/flow/v3.0";
import {
  type Account,
  createWalletClient,
  type Hex,
  http,
  parseEventLogs,
  parseUnits,
  publicActions,
  type Transport,
} from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { sepolia } from "viem/chains";

// Change these values.
const CHAIN = sepolia;
const STREAM_ID = 1n;
const AMOUNT_PER_MONTH = "1000"; // tokens in 30 days, for the restart
const MONTH = 2_592_000n; // 30 days in seconds

const abi = release.abi.SablierFlow;

/** A wallet that signs, and reads as well. */
export const connect = (account: Account, transport: Transport) =>
  createWalletClient({ account, chain: CHAIN, transport }).extend(publicActions);
export type Client = ReturnType<typeof connect>;

function findFlow(client: Client) {
  const chainId = client.chain.id;
  const flow = sablier.contracts.get({ chainId, contractName: "SablierFlow", release });
  if (flow === undefined) throw new Error(`Flow v3.0 is not on ${client.chain.name}.`);
  return { address: flow.address, abi } as const;
}

/** Pauses a stream as its sender. Returns what it owes, in base units. */
export async function pause(client: Client, streamId = STREAM_ID): Promise<bigint> {
  const { request } = await client.simulateContract({
    ...findFlow(client),
    functionName: "pause",
    args: [streamId],
  });
  const hash = await client.writeContract(request);
  const { logs } = await client.waitForTransactionReceipt({ hash });
  const [paused] = parseEventLogs({ abi, eventName: "PauseFlowStream", logs });
  if (paused === undefined) throw new Error(`The transaction ${hash} failed.`);
  return paused.args.totalDebt;
}

/** Restarts a paused stream as its sender. Returns the new rate, with 18 decimals. */
export async function restart(
  client: Client,
  streamId = STREAM_ID,
  amountPerMonth = AMOUNT_PER_MONTH,
): Promise<bigint> {
  const { request } = await client.simulateContract({
    ...findFlow(client),
    functionName: "restart",
    args: [streamId, parseUnits(amountPerMonth, 18) / MONTH],
  });
  const hash = await client.writeContract(request);
  const { logs } = await client.waitForTransactionReceipt({ hash });
  const [restarted] = parseEventLogs({ abi, eventName: "RestartFlowStream", logs });
  if (restarted === undefined) throw new Error(`The transaction ${hash} failed.`);
  return restarted.args.ratePerSecond;
}

if (process.argv[1] === import.meta.filename) {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  const client = connect(privateKeyToAccount(PRIVATE_KEY as Hex), http(RPC_URL));
  if (process.argv[2] === "restart") console.log(`New rate: ${await restart(client)}.`);
  else console.log(`Paused. The stream owes ${await pause(client)} base units.`);
}
