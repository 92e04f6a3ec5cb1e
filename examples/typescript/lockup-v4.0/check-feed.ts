import { sablier } from "sablier";
import { release } from "sablier/evm/releases/lockup/v4.0";
import {
  type Address,
  BaseError,
  createPublicClient,
  formatUnits,
  http,
  isAddressEqual,
  parseAbi,
  parseUnits,
  type PublicClient,
  type Transport,
} from "viem";
import { sepolia } from "viem/chains";

// Change these values. All but the target stand on the list of the feed's provider.
const CHAIN = sepolia;
export const EXPECTED = {
  oracle: "0x3333333333333333333333333333333333333333" as Address,
  description: "TOKEN / USD",
  decimals: 8,
  heartbeat: 86_400n, // seconds: the longest time between two answers
  /** On a rollup, the feed that reports whether the sequencer is up. */
  sequencer: undefined as Address | undefined,
  targetPrice: parseUnits("5000", 8), // US dollars, always with 8 decimals
};
/** Set it to check a stream before you accept it; undefined before you create one. */
const STREAM_ID: bigint | undefined = undefined;
const GRACE = 3_600n; // seconds in which feeds catch up after the sequencer was down

const feedAbi = parseAbi([
  "function decimals() view returns (uint8)",
  "function description() view returns (string)",
  "function latestRoundData() view returns (uint80 roundId, int256 answer, uint256 startedAt, uint256 updatedAt, uint80 answeredInRound)",
]);

export const connect = (transport: Transport) => createPublicClient({ chain: CHAIN, transport });
export type Expected = typeof EXPECTED;
type Reader = Pick<PublicClient, "getBlock" | "readContract">;

// region: feed
/** Price with 8 decimals, rounded down as Lockup does, and what is wrong with the feed. */
export async function checkFeed(client: Reader, expected: Expected = EXPECTED) {
  const { number: blockNumber, timestamp: now } = await client.getBlock();
  const feed = { address: expected.oracle, abi: feedAbi, blockNumber } as const;
  const [description, decimals, [, answer, , updatedAt]] = await Promise.all([
    client.readContract({ ...feed, functionName: "description" }),
    client.readContract({ ...feed, functionName: "decimals" }),
    client.readContract({ ...feed, functionName: "latestRoundData" }),
  ]);
  const problems: string[] = [];
  if (description !== expected.description) problems.push(`It is the feed of "${description}".`);
  if (decimals !== expected.decimals) problems.push(`It has ${decimals} decimals.`);
  if (answer <= 0n) problems.push(`It reports ${answer}, which Lockup takes for no price.`);
  // Lockup takes a price of the future for none, and an old one for the present one.
  if (updatedAt > now) problems.push("Its answer is from the future.");
  const age = now - updatedAt;
  if (age > expected.heartbeat) problems.push(`Its answer is ${age} seconds old.`);

  if (expected.sequencer !== undefined) {
    const uptime = { ...feed, address: expected.sequencer } as const;
    const round = await client.readContract({ ...uptime, functionName: "latestRoundData" });
    const [, isDown, since] = round;
    if (isDown !== 0n) problems.push("The sequencer is down.");
    else if (now - since <= GRACE) problems.push("The sequencer was down until a moment ago.");
  }
  return { price: (answer * 10n ** 8n) / 10n ** BigInt(decimals), problems };
}
// endregion

// region: stream
/** How a stream differs from what was agreed on. */
export async function checkStream(
  client: Reader,
  lockup: Address,
  streamId: bigint,
  { oracle, targetPrice }: Expected = EXPECTED,
): Promise<string[]> {
  const stream = { address: lockup, abi: release.abi.SablierLockup, args: [streamId] } as const;
  const [params, isCancelable] = await Promise.all([
    client.readContract({ ...stream, functionName: "getPriceGatedUnlockParams" }),
    client.readContract({ ...stream, functionName: "isCancelable" }),
  ]);
  const problems: string[] = [];
  if (!isAddressEqual(params.oracle, oracle)) problems.push(`Its feed is ${params.oracle}.`);
  if (params.targetPrice !== targetPrice) {
    problems.push(`Its target is ${formatUnits(params.targetPrice, 8)} US dollars.`);
  }
  if (isCancelable) problems.push("The sender can take everything back below the target.");
  return problems;
}
// endregion

/** All that speaks against creating a stream with this feed or, with an id, against accepting one. */
export async function main(
  client: ReturnType<typeof connect>,
  expected = EXPECTED,
  streamId: bigint | undefined = STREAM_ID,
): Promise<string[]> {
  const chainId = client.chain.id;
  const lockup = sablier.contracts.get({ chainId, contractName: "SablierLockup", release });
  if (lockup === undefined) throw new Error(`Lockup v4.0 is not on ${client.chain.name}.`);
  try {
    const { price, problems } = await checkFeed(client, expected);
    if (streamId !== undefined) {
      return [...problems, ...(await checkStream(client, lockup.address, streamId, expected))];
    }
    const isReached = price >= expected.targetPrice;
    return isReached ? [...problems, "The price is at the target already."] : problems;
  } catch (error) {
    // An address without code, another contract, or a stream of another model.
    return [error instanceof BaseError ? error.shortMessage : String(error)];
  }
}

if (process.argv[1] === import.meta.filename) {
  const { RPC_URL } = process.env;
  if (!RPC_URL) throw new Error("Set RPC_URL to a node of the chain.");
  const problems = await main(connect(http(RPC_URL)));
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) process.exitCode = 1;
}
