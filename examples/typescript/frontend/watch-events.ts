import { sablier } from "sablier";
import { release } from "sablier/evm/releases/lockup/v2.0"; // the release of the streams
import { type Address, createPublicClient, http, type Transport } from "viem";
import { sepolia } from "viem/chains";

// Change these.
const CHAIN = sepolia;
const RECIPIENT: Address = "0x2222222222222222222222222222222222222222";
/** Blocks of one question. Nodes refuse longer ranges: ask yours for its limit. */
const RANGE = 1_000n;

export function connect(transport: Transport) {
  return createPublicClient({ chain: CHAIN, transport });
}

const lockup = sablier.contracts.get({
  chainId: CHAIN.id,
  contractName: "SablierLockup",
  release,
});
if (lockup === undefined) throw new Error(`Lockup ${release.version} is not on ${CHAIN.name}.`);

/** Withdrawals of all streams to one account: `to` is indexed, so the node filters. */
const withdrawals = {
  address: lockup.address,
  abi: release.abi.SablierLockup,
  eventName: "WithdrawFromLockupStream",
  args: { to: RECIPIENT },
} as const;

/** All withdrawals of a range of blocks, both ends included, oldest first. */
export async function* history(client: ReturnType<typeof connect>, from: bigint, to: bigint) {
  for (let start = from; start <= to; start += RANGE) {
    const end = start + RANGE - 1n;
    yield* await client.getContractEvents({
      ...withdrawals,
      fromBlock: start,
      toBlock: end < to ? end : to,
      strict: true,
    });
  }
}

/** Calls `onPaid` for every withdrawal from now on. Returns a function that ends it. */
export function watch(
  client: ReturnType<typeof connect>,
  fromBlock: bigint,
  onPaid: (streamId: bigint, amount: bigint) => void,
): () => void {
  return client.watchContractEvent({
    ...withdrawals,
    fromBlock,
    strict: true,
    onLogs: (logs) => {
      for (const { args, removed } of logs) if (!removed) onPaid(args.streamId, args.amount);
    },
    onError: (error) => console.error(error.message), // viem goes on polling
  });
}

/** Prints the withdrawals of the last 10,000 blocks, then each new one. */
export async function main(client: ReturnType<typeof connect>): Promise<() => void> {
  const print = (id: bigint, amount: bigint) => console.log(`Stream ${id} paid ${amount}.`);
  const now = await client.getBlockNumber();
  for await (const { args } of history(client, now > 10_000n ? now - 9_999n : 0n, now)) {
    print(args.streamId, args.amount);
  }
  return watch(client, now + 1n, print);
}

if (process.argv[1] === import.meta.filename) {
  const { RPC_URL } = process.env;
  if (!RPC_URL) throw new Error("Set RPC_URL to the address of a node of the chain.");
  await main(connect(http(RPC_URL)));
}
