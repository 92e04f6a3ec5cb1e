import { setTimeout as sleep } from "node:timers/promises";

import { sablier } from "sablier";
import { release } from "sablier/evm/releases/lockup/v4.0"; // the release of the streams
import { type Address, createPublicClient, http, isAddressEqual, type Transport } from "viem";
import { sepolia } from "viem/chains";

// Change these.
export const CHAIN = sepolia;
export const ACCOUNT: Address = "0x2222222222222222222222222222222222222222";
/** Blocks of one request. Nodes reject longer ranges: look up the limit of yours. */
const RANGE = 1_000n;
/** Blocks that must follow a block before its events count. A reorganization may replace fewer. */
const CONFIRMATIONS = 12n;

export function connect(transport: Transport) {
  return createPublicClient({ chain: CHAIN, transport });
}
export type Client = ReturnType<typeof connect>;

const lockup = sablier.contracts.get({
  chainId: CHAIN.id,
  contractName: "SablierLockup",
  release,
});
if (lockup === undefined) throw new Error(`Lockup ${release.version} is not on ${CHAIN.name}.`);
const contract = { address: lockup.address, abi: release.abi.SablierLockup, strict: true } as const;

/** Confirmed blocks from `from` on, in ranges with both ends. It waits for new ones forever. */
export async function* ranges(client: Client, from: bigint) {
  for (let fromBlock = from; ;) {
    const confirmed = (await client.getBlockNumber()) - CONFIRMATIONS;
    if (fromBlock > confirmed) {
      await sleep(client.pollingInterval);
      continue;
    }
    const end = fromBlock + RANGE - 1n;
    const toBlock = end < confirmed ? end : confirmed;
    yield { fromBlock, toBlock };
    fromBlock = toBlock + 1n;
  }
}

/**
 * The withdrawals to an account, and its streams, from block `from` on: first the past, then what
 * is new. Begin at the block of the deployment, or `streams` lacks what came before. To go on
 * after a restart, store `toBlock` and `streams` together.
 */
export async function* follow(client: Client, from: bigint, streams = new Set<bigint>()) {
  for await (const blocks of ranges(client, from)) {
    const query = { ...contract, ...blocks };
    const [received, sent, withdrawals] = await Promise.all([
      client.getContractEvents({ ...query, eventName: "Transfer", args: { to: ACCOUNT } }),
      client.getContractEvents({ ...query, eventName: "Transfer", args: { from: ACCOUNT } }),
      client.getContractEvents({
        ...query,
        eventName: "WithdrawFromLockupStream",
        args: { to: ACCOUNT },
      }),
    ]);
    // A stream can come, go and come back in one range, so the order of the logs decides.
    const moves = [...received, ...sent].toSorted(
      (a, b) => Number(a.blockNumber - b.blockNumber) || a.logIndex - b.logIndex,
    );
    for (const { args } of moves) {
      if (isAddressEqual(args.to, ACCOUNT)) streams.add(args.tokenId);
      else streams.delete(args.tokenId);
    }
    yield { toBlock: blocks.toBlock, streams, withdrawals };
  }
}

/** Prints each withdrawal to the account and, when they change, the ids of its streams. */
export async function main(client: Client, from = BigInt(lockup?.block ?? 0)): Promise<void> {
  let shown = "";
  for await (const { streams, withdrawals } of follow(client, from)) {
    for (const { args } of withdrawals) {
      console.log(`Stream ${args.streamId} paid ${args.amount} base units.`);
    }
    const ids = [...streams].join(", ");
    if (ids !== shown) console.log(`The account holds streams: ${ids || "none"}.`);
    shown = ids;
  }
}

if (process.argv[1] === import.meta.filename) {
  const { RPC_URL } = process.env;
  if (!RPC_URL) throw new Error("Set RPC_URL to the address of a node of the chain.");
  await main(connect(http(RPC_URL)));
}
