import { setTimeout } from "node:timers/promises";

import { sablier } from "sablier";
import { release } from "sablier/evm/releases/lockup/v4.0";
import {
  type Account,
  BaseError,
  createWalletClient,
  type Hex,
  http,
  publicActions,
  type Transport,
} from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { sepolia } from "viem/chains";

import { checkFeed, EXPECTED } from "./check-feed";

// Change these values. All of the streams have the feed of check-feed.ts.
const CHAIN = sepolia;
const STREAM_IDS = [1n, 2n];
const PAUSE = 12_000; // milliseconds between two rounds

/** A wallet that signs, and reads as well. */
export const connect = (account: Account, transport: Transport) =>
  createWalletClient({ account, chain: CHAIN, transport }).extend(publicActions);
export type Client = ReturnType<typeof connect>;

const DEPLETED = 4; // of the enum Lockup.Status

const reasonOf = (error: unknown) =>
  error instanceof BaseError ? error.shortMessage : String(error);

// region: round
/** Withdraws what a stream has unlocked to its recipient. Returns the base units, 0 if it is locked. */
async function withdraw(client: Client, streamId: bigint): Promise<bigint | undefined> {
  const chainId = client.chain.id;
  const lockup = sablier.contracts.get({ chainId, contractName: "SablierLockup", release });
  if (lockup === undefined) throw new Error(`Lockup v4.0 is not on ${client.chain.name}.`);
  const contract = { address: lockup.address, abi: release.abi.SablierLockup } as const;
  const args = [streamId] as const;

  const status = await client.readContract({ ...contract, functionName: "statusOf", args });
  if (status === DEPLETED) return undefined;
  // Not the status: a stream that has not started can be unlocked, and still be pending.
  const functionName = "withdrawableAmountOf";
  const amount = await client.readContract({ ...contract, functionName, args });
  if (amount === 0n) return 0n;

  const [recipient, feeWei] = await Promise.all([
    client.readContract({ ...contract, functionName: "getRecipient", args }),
    client.readContract({ ...contract, functionName: "calculateMinFeeWei", args }),
  ]);
  // If the price has fallen again, this throws, and no gas is spent.
  const { request, result } = await client.simulateContract({
    ...contract,
    functionName: "withdrawMax",
    args: [streamId, recipient],
    value: feeWei + feeWei / 50n, // Lockup keeps the margin of 2%
  });
  const hash = await client.writeContract(request);
  const receipt = await client.waitForTransactionReceipt({ hash });
  if (receipt.status === "reverted") throw new Error(`The transaction ${hash} failed.`);
  return result;
}

/** Looks at each stream once. Returns a line for all that was done, or that a person has to see. */
export async function main(
  client: Client,
  streamIds: readonly bigint[] = STREAM_IDS,
  expected = EXPECTED,
): Promise<string[]> {
  const lines: string[] = [];
  let isLocked = false;
  for (const streamId of streamIds) {
    try {
      const amount = await withdraw(client, streamId);
      if (amount === 0n) isLocked = true;
      else if (amount !== undefined) lines.push(`Stream ${streamId}: withdrew ${amount}.`);
    } catch (error) {
      // The others are paid all the same.
      lines.push(`Stream ${streamId}: ${reasonOf(error)}`);
    }
  }
  if (!isLocked) return lines;
  // With a feed that is wrong or stands still, a target can be reached unnoticed.
  const problems = await checkFeed(client, expected).then(
    (feed) => feed.problems,
    (error: unknown) => [reasonOf(error)],
  );
  return [...lines, ...problems.map((problem) => `Feed: ${problem}`)];
}
// endregion

if (process.argv[1] === import.meta.filename) {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  const client = connect(privateKeyToAccount(PRIVATE_KEY as Hex), http(RPC_URL));
  for (;;) {
    for (const line of await main(client)) console.log(line);
    await setTimeout(PAUSE);
  }
}
