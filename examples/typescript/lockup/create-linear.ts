// region: imports
import { sablier } from "sablier";
import { release } from "sablier/evm/releases/lockup/v2.0";
import {
  type Account,
  type Address,
  type Chain,
  erc20Abi,
  parseEventLogs,
  type PublicClient,
  type Transport,
  type WalletClient,
  zeroAddress,
} from "viem";
// endregion

// region: clients
/** The wallet pays and signs; the reader simulates and waits. Both are on the same chain. */
export interface Clients {
  readonly wallet: WalletClient<Transport, Chain, Account>;
  readonly reader: PublicClient<Transport, Chain>;
}
// endregion

// region: address
/** Address of SablierLockup v2.0 on a chain. */
export function lockupAddress(chain: Chain): Address {
  const contract = sablier.contracts.get({
    chainId: chain.id,
    contractName: "SablierLockup",
    release,
  });
  if (contract === undefined) throw new Error(`Lockup v2.0 is not on ${chain.name}.`);
  return contract.address;
}
// endregion

// region: approve
/** Allows Lockup to take the tokens. Amount in base units. */
async function approve({ wallet, reader }: Clients, token: Address, amount: bigint): Promise<void> {
  const hash = await wallet.writeContract({
    address: token,
    abi: erc20Abi,
    functionName: "approve",
    args: [lockupAddress(wallet.chain), amount],
  });
  const { status } = await reader.waitForTransactionReceipt({ hash });
  if (status === "reverted") throw new Error(`The approval ${hash} failed.`);
}
// endregion

const WEEK = 604_800;

export interface NewStream {
  readonly token: Address;
  readonly recipient: Address;
  /** Base units. */
  readonly totalAmount: bigint;
}

// region: durations
/** Streams over 52 weeks from now on, with a cliff of 4 weeks. Returns the id of the stream. */
export async function createWithDurations(
  clients: Clients,
  { token, recipient, totalAmount }: NewStream,
): Promise<bigint> {
  const { wallet, reader } = clients;
  await approve(clients, token, totalAmount);

  const { request } = await reader.simulateContract({
    account: wallet.account,
    address: lockupAddress(wallet.chain),
    abi: release.abi.SablierLockup,
    functionName: "createWithDurationsLL",
    args: [
      {
        sender: wallet.account.address, // may cancel, and gets the refund
        recipient, // gets the stream NFT
        totalAmount,
        token,
        cancelable: true,
        transferable: true,
        shape: "cliff",
        broker: { account: zeroAddress, fee: 0n },
      },
      { start: 0n, cliff: 0n }, // unlock amounts
      { cliff: 4 * WEEK, total: 52 * WEEK }, // seconds
    ],
  });
  return streamIdOf(clients, await wallet.writeContract(request));
}
// endregion

// region: timestamps
/** Streams from `start` to `end`, in Unix seconds, with nothing before `cliff`. */
export async function createWithTimestamps(
  clients: Clients,
  { token, recipient, totalAmount }: NewStream,
  { start, cliff, end }: { start: number; cliff: number; end: number },
): Promise<bigint> {
  const { wallet, reader } = clients;
  await approve(clients, token, totalAmount);

  const { request } = await reader.simulateContract({
    account: wallet.account,
    address: lockupAddress(wallet.chain),
    abi: release.abi.SablierLockup,
    functionName: "createWithTimestampsLL",
    args: [
      {
        sender: wallet.account.address,
        recipient,
        totalAmount,
        token,
        cancelable: true,
        transferable: true,
        timestamps: { start, end },
        shape: "cliff",
        broker: { account: zeroAddress, fee: 0n },
      },
      { start: 0n, cliff: 0n }, // unlock amounts
      cliff, // 0 for a stream without a cliff
    ],
  });
  return streamIdOf(clients, await wallet.writeContract(request));
}
// endregion

// region: unlocks
/**
 * As above, with amounts in base units that are released at the start and at the cliff. The rest
 * streams from the cliff to the end. Durations in seconds.
 */
export async function createWithUnlocks(
  clients: Clients,
  stream: NewStream,
  unlockAmounts: { start: bigint; cliff: bigint },
  durations: { cliff: number; total: number },
): Promise<bigint> {
  const { wallet, reader } = clients;
  await approve(clients, stream.token, stream.totalAmount);

  const { request } = await reader.simulateContract({
    account: wallet.account,
    address: lockupAddress(wallet.chain),
    abi: release.abi.SablierLockup,
    functionName: "createWithDurationsLL",
    args: [
      {
        ...stream,
        sender: wallet.account.address,
        cancelable: true,
        transferable: true,
        shape: "linearUnlockCliff",
        broker: { account: zeroAddress, fee: 0n },
      },
      unlockAmounts,
      durations,
    ],
  });
  return streamIdOf(clients, await wallet.writeContract(request));
}
// endregion

// region: catch-up
/** Releases at the cliff what a stream without a cliff would have released by then. */
export function createWithCatchUp(
  clients: Clients,
  stream: NewStream,
  durations: { cliff: number; total: number },
): Promise<bigint> {
  const cliff = (stream.totalAmount * BigInt(durations.cliff)) / BigInt(durations.total);
  return createWithUnlocks(clients, stream, { start: 0n, cliff }, durations);
}
// endregion

// region: id
/** Waits for the transaction and reads the id of the stream from the event. */
async function streamIdOf({ reader }: Clients, hash: `0x${string}`): Promise<bigint> {
  const receipt = await reader.waitForTransactionReceipt({ hash });
  const [created] = parseEventLogs({
    abi: release.abi.SablierLockup,
    eventName: "CreateLockupLinearStream",
    logs: receipt.logs,
  });
  if (created === undefined) throw new Error(`The transaction ${hash} created no stream.`);
  return created.args.streamId;
}
// endregion
