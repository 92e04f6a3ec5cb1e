import { sablier } from "sablier";
import { release } from "sablier/evm/releases/lockup/v2.0";
import {
  type Account,
  type Address,
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
const STREAM_ID = 1n;
const NEW_RECIPIENT: Address = "0x1111111111111111111111111111111111111111";
/** Whether what can be withdrawn now is paid to you first, or goes with the stream. */
const WITHDRAW_FIRST = true;

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

/** Withdraws everything to the present recipient, then transfers the stream. */
export async function withdrawAndTransfer(client: Client, streamId: bigint, to: Address) {
  const { request } = await client.simulateContract({
    account: client.account,
    address: lockupOn(client),
    abi,
    functionName: "withdrawMaxAndTransfer",
    args: [streamId, to],
  });
  const hash = await client.writeContract(request);
  const receipt = await client.waitForTransactionReceipt({ hash });
  if (receipt.status === "reverted") throw new Error(`The transaction ${hash} failed.`);
}

/** Transfers the stream of the wallet with everything in it. */
export async function transfer(client: Client, streamId: bigint, to: Address): Promise<void> {
  const { request } = await client.simulateContract({
    account: client.account,
    address: lockupOn(client),
    abi,
    functionName: "safeTransferFrom",
    args: [client.account.address, to, streamId],
  });
  const hash = await client.writeContract(request);
  const receipt = await client.waitForTransactionReceipt({ hash });
  if (receipt.status === "reverted") throw new Error(`The transaction ${hash} failed.`);
}

export async function main(client: Client, withdrawFirst = WITHDRAW_FIRST): Promise<void> {
  await (withdrawFirst ? withdrawAndTransfer : transfer)(client, STREAM_ID, NEW_RECIPIENT);
  console.log(`Stream ${STREAM_ID} belongs to ${NEW_RECIPIENT}.`);
}

if (process.argv[1] === import.meta.filename) {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  await main(connect(privateKeyToAccount(PRIVATE_KEY as Hex), http(RPC_URL)));
}
