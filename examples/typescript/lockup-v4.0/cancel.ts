import { sablier } from "sablier";
import { release } from "sablier/evm/releases/lockup/v4.0";
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

/** A wallet that signs, and reads as well. */
export const connect = (account: Account, transport: Transport) =>
  createWalletClient({ account, chain: CHAIN, transport }).extend(publicActions);
export type Client = ReturnType<typeof connect>;

/** Cancels streams as their sender. Returns what was refunded, and the ids that were skipped. */
export async function main(client: Client, streamIds: readonly bigint[] = STREAM_IDS) {
  // region: simulate
  const chainId = client.chain.id;
  const lockup = sablier.contracts.get({ chainId, contractName: "SablierLockup", release });
  if (lockup === undefined) throw new Error(`Lockup v4.0 is not on ${client.chain.name}.`);
  const { request, result } = await client.simulateContract({
    address: lockup.address,
    abi,
    functionName: "cancelMultiple",
    args: [streamIds],
  });
  // A stream that cannot be canceled refunds 0 and does not make the call fail: stop before it.
  const hopeless = streamIds.filter((_, index) => result[index] === 0n);
  if (hopeless.length === streamIds.length) throw new Error("None of them can be canceled.");
  // endregion

  const hash = await client.writeContract(request);
  const { logs, status } = await client.waitForTransactionReceipt({ hash });
  if (status === "reverted") throw new Error(`The transaction ${hash} failed.`);
  // The amounts of the block that included it, not of the one that it was simulated on.
  const canceled = parseEventLogs({ abi, eventName: "CancelLockupStream", logs });
  const skipped = parseEventLogs({ abi, eventName: "InvalidStreamInCancelMultiple", logs });
  return {
    refunds: canceled.map(({ args }) => ({ streamId: args.streamId, amount: args.senderAmount })),
    skipped: skipped.map(({ args }) => args.streamId),
  };
}

if (process.argv[1] === import.meta.filename) {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  console.log(await main(connect(privateKeyToAccount(PRIVATE_KEY as Hex), http(RPC_URL))));
}
