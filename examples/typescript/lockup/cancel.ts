import { sablier } from "sablier";
import { release } from "sablier/evm/releases/lockup/v2.0";
import {
  type Account,
  createWalletClient,
  type Hex,
  http,
  parseEventLogs,
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

/** Cancels streams as their sender: all or none. Returns how each deposit was split. */
export async function cancel(client: Client, streamIds: readonly bigint[]) {
  const { request } = await client.simulateContract({
    account: client.account,
    address: lockupOn(client),
    abi,
    functionName: "cancelMultiple",
    args: [streamIds],
  });
  const hash = await client.writeContract(request);
  const receipt = await client.waitForTransactionReceipt({ hash });
  if (receipt.status === "reverted") throw new Error(`The transaction ${hash} failed.`);
  return parseEventLogs({ abi, eventName: "CancelLockupStream", logs: receipt.logs }).map(
    ({ args: { streamId, senderAmount, recipientAmount } }) => ({
      streamId,
      senderAmount,
      recipientAmount,
    }),
  );
}

export async function main(client: Client): Promise<void> {
  for (const { streamId, senderAmount, recipientAmount } of await cancel(client, STREAM_IDS)) {
    console.log(`${streamId}: ${senderAmount} refunded, ${recipientAmount} left to withdraw.`);
  }
}

if (process.argv[1] === import.meta.filename) {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  await main(connect(privateKeyToAccount(PRIVATE_KEY as Hex), http(RPC_URL)));
}
