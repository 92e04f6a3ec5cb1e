import { sablier } from "sablier";
import { release } from "sablier/evm/releases/lockup/v2.0";
import {
  type Account,
  createWalletClient,
  decodeErrorResult,
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
const STREAM_IDS = [1n, 2n, 3n];

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

/** Name of an error. One of a token or of a hook is not in the ABI of Lockup. */
function reasonOf(data: Hex): string {
  try {
    return decodeErrorResult({ abi, data }).errorName;
  } catch {
    return `unknown error ${data.slice(0, 10)}`;
  }
}

/** Pays the recipients of streams. Returns the streams that Lockup skipped, and why. */
export async function withdrawMany(client: Client, streamIds: readonly bigint[]) {
  const lockup = { address: lockupOn(client), abi } as const;
  const amounts = await Promise.all(
    streamIds.map((id) =>
      client.readContract({ ...lockup, functionName: "withdrawableAmountOf", args: [id] }),
    ),
  );
  const { request } = await client.simulateContract({
    ...lockup,
    account: client.account,
    functionName: "withdrawMultiple",
    args: [streamIds, amounts],
  });
  const hash = await client.writeContract(request);
  const receipt = await client.waitForTransactionReceipt({ hash });
  if (receipt.status === "reverted") throw new Error(`The transaction ${hash} failed.`);
  return parseEventLogs({
    abi,
    eventName: "InvalidWithdrawalInWithdrawMultiple",
    logs: receipt.logs,
  }).map(({ args: { streamId, revertData } }) => ({ streamId, reason: reasonOf(revertData) }));
}

export async function main(client: Client): Promise<void> {
  console.log("Skipped:", await withdrawMany(client, STREAM_IDS));
}

if (process.argv[1] === import.meta.filename) {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  await main(connect(privateKeyToAccount(PRIVATE_KEY as Hex), http(RPC_URL)));
}
