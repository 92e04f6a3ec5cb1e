import { release } from "sablier/evm/releases/airdrops/v1.3";
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
  proof: [] as readonly Hex[], // from the tree, or from the Merkle API
};

const abi = release.abi.SablierMerkleLL;

/** A wallet that signs, and reads as well. */
export const connect = (account: Account, transport: Transport) =>
  createWalletClient({ account, chain: CHAIN, transport }).extend(publicActions);
export type Client = ReturnType<typeof connect>;

// region: claim
/** Claims for the recipient in a row, from any wallet. Returns the id of the stream that it opens. */
export async function main(client: Client, campaign = CAMPAIGN, row = ROW): Promise<bigint> {
  // Fixed when the campaign was created. What you send on top of it is not returned.
  const fee = await client.readContract({ address: campaign, abi, functionName: "FEE" });
  const { request } = await client.simulateContract({
    address: campaign,
    abi,
    functionName: "claim",
    args: [row.index, row.recipient, row.amount, row.proof],
    value: fee,
  });
  const hash = await client.writeContract(request);
  const { logs } = await client.waitForTransactionReceipt({ hash });
  const [claimed] = parseEventLogs({ abi, eventName: "Claim", logs });
  if (claimed === undefined) throw new Error(`The transaction ${hash} claimed nothing.`);
  return claimed.args.streamId;
}
// endregion

if (process.argv[1] === import.meta.filename) {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  const id = await main(connect(privateKeyToAccount(PRIVATE_KEY as Hex), http(RPC_URL)));
  console.log(`The claim opened stream ${id}.`);
}
