// region: imports
import { sablier } from "sablier";
import { release } from "sablier/evm/releases/lockup/v2.0";
import {
  type Account,
  type Address,
  type Chain,
  createPublicClient,
  createWalletClient,
  erc20Abi,
  type Hex,
  parseEventLogs,
  type PublicClient,
  type Transport,
  type WalletClient,
} from "viem";
// endregion

// region: clients
/** The wallet pays and signs; the reader simulates and waits. Both are on the same chain. */
export interface Clients {
  readonly wallet: WalletClient<Transport, Chain, Account>;
  readonly reader: PublicClient<Transport, Chain>;
}

// region: connect
/**
 * For a script: `connect(sepolia, privateKeyToAccount(key), http(url))`. The key comes from outside,
 * for example from an environment variable. In the code it would end up in the repository.
 */
export function connect(chain: Chain, account: Account, transport: Transport): Clients {
  return {
    wallet: createWalletClient({ account, chain, transport }),
    reader: createPublicClient({ chain, transport }),
  };
}
// endregion
// endregion

// region: addresses
/** Addresses of Lockup v2.0 on a chain. */
export function addressesOn(chain: Chain): { lockup: Address; batchLockup: Address } {
  const chainId = chain.id;
  const lockup = sablier.contracts.get({ chainId, contractName: "SablierLockup", release });
  const batchLockup = sablier.contracts.get({
    chainId,
    contractName: "SablierBatchLockup",
    release,
  });
  if (lockup === undefined || batchLockup === undefined) {
    throw new Error(`Lockup v2.0 is not on ${chain.name}.`);
  }
  return { lockup: lockup.address, batchLockup: batchLockup.address };
}
// endregion

// region: approve
/** Allows a contract to take tokens. Amount in base units. */
export async function approve(
  { wallet, reader }: Clients,
  token: Address,
  spender: Address,
  amount: bigint,
): Promise<void> {
  const hash = await wallet.writeContract({
    address: token,
    abi: erc20Abi,
    functionName: "approve",
    args: [spender, amount],
  });
  const { status } = await reader.waitForTransactionReceipt({ hash });
  if (status === "reverted") throw new Error(`The approval ${hash} failed.`);
}
// endregion

// region: ids
/** Waits for a transaction, and reads the ids of the streams it created from the events. */
export async function createdIn({ reader }: Clients, hash: Hex): Promise<bigint[]> {
  const receipt = await reader.waitForTransactionReceipt({ hash });
  if (receipt.status === "reverted") throw new Error(`The transaction ${hash} failed.`);
  return parseEventLogs({
    abi: release.abi.SablierLockup,
    eventName: [
      "CreateLockupLinearStream",
      "CreateLockupDynamicStream",
      "CreateLockupTranchedStream",
    ],
    logs: receipt.logs,
  }).map(({ args }) => args.streamId);
}

/** As `createdIn`, for a transaction that creates one stream. */
export async function createdOne(clients: Clients, hash: Hex): Promise<bigint> {
  const [streamId] = await createdIn(clients, hash);
  if (streamId === undefined) throw new Error(`The transaction ${hash} created no stream.`);
  return streamId;
}
// endregion
