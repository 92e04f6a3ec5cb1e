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
const AMOUNT_PER_MONTH = "2000"; // tokens in 30 days
const MONTH = 2_592_000n; // 30 days in seconds

const abi = release.abi.SablierFlow;

/** A wallet that signs, and reads as well. */
export const connect = (account: Account, transport: Transport) =>
  createWalletClient({ account, chain: CHAIN, transport }).extend(publicActions);
export type Client = ReturnType<typeof connect>;

/** Sets a new rate. Returns the debt of the stream at that moment, in base units. */
export async function main(
  client: Client,
  streamId = STREAM_ID,
  amountPerMonth = AMOUNT_PER_MONTH,
): Promise<bigint> {
  const chainId = client.chain.id;
  const flow = sablier.contracts.get({ chainId, contractName: "SablierFlow", release });
  if (flow === undefined) throw new Error(`Flow v3.0 is not on ${client.chain.name}.`);
  // Rates have 18 decimals, whatever the token has.
  const newRate = parseUnits(amountPerMonth, 18) / MONTH;
  const { request } = await client.simulateContract({
    address: flow.address,
    abi,
    functionName: "adjustRatePerSecond",
    args: [streamId, newRate],
  });
  const hash = await client.writeContract(request);
  const { logs } = await client.waitForTransactionReceipt({ hash });
  const [adjusted] = parseEventLogs({ abi, eventName: "AdjustFlowStream", logs });
  if (adjusted === undefined) throw new Error(`The transaction ${hash} failed.`);
  return adjusted.args.totalDebt;
}

if (process.argv[1] === import.meta.filename) {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  const debt = await main(connect(privateKeyToAccount(PRIVATE_KEY as Hex), http(RPC_URL)));
  console.log(`The new rate counts. Until now the stream owes ${debt} base units.`);
}
