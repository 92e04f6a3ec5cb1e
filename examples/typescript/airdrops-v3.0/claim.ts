import { release } from "sablier/evm/releases/airdrops/v3.0";
import {
  type Account,
  type Address,
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
const CAMPAIGN: Address = "0x1111111111111111111111111111111111111111";
const ROW = {
  index: 0n, // place in the list
  recipient: "0x2222222222222222222222222222222222222222" as Address,
  amount: parseUnits("1000", 18), // base units, as in the list
  proof: [] as readonly Hex[], // from the tree of the list
};

const { SablierMerkleLL, SablierMerkleLT } = release.abi;
// Instant and tranched campaigns have the same functions.
const abi = SablierMerkleLL;

/** A wallet that signs, and reads as well. */
export const connect = (account: Account, transport: Transport) =>
  createWalletClient({ account, chain: CHAIN, transport }).extend(publicActions);
export type Client = ReturnType<typeof connect>;

// region: claim
// region: value
/** Wei to send with a claim: the fee of this moment, and 2% in case that the price moves. */
export async function valueFor(client: Client, campaign: Address): Promise<bigint> {
  const call = { address: campaign, abi, functionName: "calculateMinFeeWei" } as const;
  const feeWei = await client.readContract(call);
  return feeWei + feeWei / 50n;
}
// endregion

/** Waits for a claim. Returns the stream that it opened; undefined if it paid tokens. */
export async function streamOf(client: Client, hash: Hex): Promise<bigint | undefined> {
  const { logs, status } = await client.waitForTransactionReceipt({ hash });
  if (status === "reverted") throw new Error(`The transaction ${hash} was reverted.`);
  const [linear] = parseEventLogs({ abi, eventName: "ClaimLLWithVesting", logs });
  const events = { abi: SablierMerkleLT, eventName: "ClaimLTWithVesting", logs } as const;
  const [tranched] = parseEventLogs(events);
  return (linear ?? tranched)?.args.streamId;
}

/** Claims for the recipient of a row, from any wallet. */
export async function main(client: Client, campaign = CAMPAIGN, row = ROW) {
  // region: simulate
  const { request } = await client.simulateContract({
    address: campaign,
    abi,
    functionName: "claim",
    args: [row.index, row.recipient, row.amount, row.proof],
    value: await valueFor(client, campaign),
  });
  // endregion
  return streamOf(client, await client.writeContract(request));
}
// endregion

// region: claim-to
/** Claims to an address of the recipient's choice. The wallet is the recipient of the row. */
export async function claimTo(client: Client, to: Address, campaign = CAMPAIGN, row = ROW) {
  const { request } = await client.simulateContract({
    address: campaign,
    abi,
    functionName: "claimTo",
    args: [row.index, to, row.amount, row.proof],
    value: await valueFor(client, campaign),
  });
  return streamOf(client, await client.writeContract(request));
}
// endregion

if (process.argv[1] === import.meta.filename) {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  const id = await main(connect(privateKeyToAccount(PRIVATE_KEY as Hex), http(RPC_URL)));
  console.log(id === undefined ? "The claim paid tokens." : `The claim opened stream ${id}.`);
}
