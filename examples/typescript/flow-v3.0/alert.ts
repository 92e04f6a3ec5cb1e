import { sablier } from "sablier";
import { release } from "sablier/evm/releases/flow/v3.0";
import { createPublicClient, formatUnits, http, type Transport } from "viem";
import { sepolia } from "viem/chains";

// Change these values.
const CHAIN = sepolia;
const STREAM_IDS = [1n];
const WARN_BEFORE = 604_800n; // seconds: 7 days
const COVER = 2_592_000n; // seconds that a deposit is to last: 30 days

export const connect = (transport: Transport) => createPublicClient({ chain: CHAIN, transport });
export type Client = ReturnType<typeof connect>;

/** What `getStream` returns of a stream; times in Unix seconds, the debt with 18 decimals. */
interface Stream {
  readonly balance: bigint;
  readonly ratePerSecond: bigint;
  readonly snapshotTime: number;
  readonly snapshotDebtScaled: bigint;
  readonly tokenDecimals: number;
}

// region: forecast
const scaleOf = ({ tokenDecimals }: Stream): bigint => 10n ** BigInt(18 - tokenDecimals);

/** Debt at a moment, base units. A stream that has not started owes nothing yet. */
function debtAt(stream: Stream, time: bigint): bigint {
  const elapsed = time - BigInt(stream.snapshotTime);
  const ongoing = elapsed > 0n ? stream.ratePerSecond * elapsed : 0n;
  return (stream.snapshotDebtScaled + ongoing) / scaleOf(stream);
}

/** First second in which the debt exceeds the balance; undefined when time does not lead there. */
export function dryAt(stream: Stream, now: bigint): bigint | undefined {
  if (debtAt(stream, now) > stream.balance) return now;
  if (stream.ratePerSecond === 0n) return undefined;
  const room = (stream.balance + 1n) * scaleOf(stream) - stream.snapshotDebtScaled;
  const seconds = (room + stream.ratePerSecond - 1n) / stream.ratePerSecond;
  return BigInt(stream.snapshotTime) + seconds;
}

/** Base units to deposit so that the balance covers the debt until a moment. */
export function depositUntil(stream: Stream, time: bigint): bigint {
  const missing = debtAt(stream, time) - stream.balance;
  return missing > 0n ? missing : 0n;
}
// endregion

/** The streams that run dry soon, with the deposit that each needs, all from one block. */
export async function main(client: Client, streamIds: readonly bigint[] = STREAM_IDS) {
  const chainId = client.chain.id;
  const found = sablier.contracts.get({ chainId, contractName: "SablierFlow", release });
  if (found === undefined) throw new Error(`Flow v3.0 is not on ${client.chain.name}.`);
  const { number: blockNumber, timestamp: now } = await client.getBlock();
  const flow = { address: found.address, abi: release.abi.SablierFlow, blockNumber } as const;

  const alerts = [];
  for (const streamId of streamIds) {
    const stream = await client.readContract({
      ...flow,
      functionName: "getStream",
      args: [streamId],
    });
    const dry = dryAt(stream, now);
    if (dry === undefined || dry > now + WARN_BEFORE) continue;
    alerts.push({ streamId, dryAt: dry, deposit: depositUntil(stream, now + COVER), stream });
  }
  return alerts;
}

if (process.argv[1] === import.meta.filename) {
  const { RPC_URL } = process.env;
  if (!RPC_URL) throw new Error("Set RPC_URL to a node of the chain.");
  const alerts = await main(connect(http(RPC_URL)));
  for (const { streamId, dryAt: dry, deposit, stream } of alerts) {
    const date = new Date(Number(dry) * 1000).toISOString();
    const amount = formatUnits(deposit, stream.tokenDecimals);
    console.log(`Stream ${streamId} runs dry at ${date}. Deposit ${amount} tokens.`);
  }
  // A scheduler reports a program that ends with an error.
  if (alerts.length > 0) process.exitCode = 1;
}
