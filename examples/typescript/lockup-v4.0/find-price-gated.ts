// region: module
import { sablier } from "sablier";
import { release } from "sablier/evm/releases/lockup/v4.0";
import { type Address, createPublicClient, http, isAddressEqual, type Transport } from "viem";
import { sepolia } from "viem/chains";

// Change these values.
export const CHAIN = sepolia;
const RECIPIENT: Address = "0x2222222222222222222222222222222222222222";
const RANGE = 10_000n; // blocks of one request: ask your node for its limit

const lockup = sablier.contracts.get({
  chainId: CHAIN.id,
  contractName: "SablierLockup",
  release,
});
if (lockup?.block === undefined) throw new Error(`Lockup v4.0 is not on ${CHAIN.name}.`);
const contract = { address: lockup.address, abi: release.abi.SablierLockup } as const;
const DEPLOYED_IN = BigInt(lockup.block);

export const connect = (transport: Transport) => createPublicClient({ chain: CHAIN, transport });
export type Client = ReturnType<typeof connect>;

/** The price-gated streams of an account, with amounts in base units and times in Unix seconds. */
export async function main(
  client: Client,
  { recipient = RECIPIENT, from = DEPLOYED_IN, range = RANGE } = {},
) {
  const latest = await client.getBlockNumber();
  const targets = new Map<bigint, { oracle: Address; targetPrice: bigint }>();
  const owners = new Map<bigint, Address>();
  for (let fromBlock = from; fromBlock <= latest; fromBlock += range) {
    const end = fromBlock + range - 1n; // both ends are included
    const blocks = { fromBlock, toBlock: end < latest ? end : latest, strict: true } as const;
    const created = await client.getContractEvents({
      ...contract,
      ...blocks,
      eventName: "CreateLockupPriceGatedStream",
    });
    for (const { args } of created) targets.set(args.streamId, args);
    if (targets.size === 0) continue; // an empty list of ids would match every stream
    const transfers = await client.getContractEvents({
      ...contract,
      ...blocks,
      eventName: "Transfer",
      args: { tokenId: [...targets.keys()] },
    });
    // The first one is in the transaction that creates the stream. The last one names the owner.
    for (const { args } of transfers) owners.set(args.tokenId, args.to);
  }

  const held = [...targets].filter(([id]) => {
    const owner = owners.get(id);
    return owner !== undefined && isAddressEqual(owner, recipient);
  });
  return Promise.all(
    held.map(async ([streamId, { oracle, targetPrice }]) => {
      const read = { ...contract, args: [streamId], blockNumber: latest } as const;
      const [sender, token, deposited, withdrawn, refunded, endTime] = await Promise.all([
        client.readContract({ ...read, functionName: "getSender" }),
        client.readContract({ ...read, functionName: "getUnderlyingToken" }),
        client.readContract({ ...read, functionName: "getDepositedAmount" }),
        client.readContract({ ...read, functionName: "getWithdrawnAmount" }),
        client.readContract({ ...read, functionName: "getRefundedAmount" }),
        client.readContract({ ...read, functionName: "getEndTime" }),
      ]);
      const inStream = deposited - withdrawn - refunded;
      return { streamId, sender, token, inStream, endTime, oracle, targetPrice };
    }),
  );
}
// endregion

if (process.argv[1] === import.meta.filename) {
  const { RPC_URL } = process.env;
  if (!RPC_URL) throw new Error("Set RPC_URL to a node of the chain.");
  console.log(await main(connect(http(RPC_URL))));
}
