import { sablier } from "sablier";
import { release } from "sablier/evm/releases/lockup/v2.0";
import {
  type Account,
  createWalletClient,
  type Hex,
  http,
  publicActions,
  type Transport,
} from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { sepolia } from "viem/chains";

// Change these values.
const CHAIN = sepolia;
const STREAM_IDS = [1n, 2n];

const abi = release.abi.SablierLockup;

/** Simulates, sends and reads on one chain, with one account. */
export type Client = ReturnType<typeof connect>;

export function connect(account: Account, transport: Transport) {
  return createWalletClient({ account, chain: CHAIN, transport }).extend(publicActions);
}

function lockupOn({ chain }: Client) {
  const contract = sablier.contracts.get({
    chainId: chain.id,
    contractName: "SablierLockup",
    release,
  });
  if (contract === undefined) throw new Error(`Lockup v2.0 is not on ${chain.name}.`);
  return contract.address;
}

/** Gives up the right to cancel, for good, as the sender: for all of the streams or none. */
export async function renounce(client: Client, streamIds: readonly bigint[]): Promise<void> {
  const { request } = await client.simulateContract({
    account: client.account,
    address: lockupOn(client),
    abi,
    functionName: "renounceMultiple",
    args: [streamIds],
  });
  const hash = await client.writeContract(request);
  const receipt = await client.waitForTransactionReceipt({ hash });
  if (receipt.status === "reverted") throw new Error(`The transaction ${hash} failed.`);
}

export async function main(client: Client): Promise<void> {
  await renounce(client, STREAM_IDS);
  console.log(`Streams ${STREAM_IDS.join(", ")} can no longer be canceled.`);
}

if (process.argv[1] === import.meta.filename) {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  await main(connect(privateKeyToAccount(PRIVATE_KEY as Hex), http(RPC_URL)));
}
