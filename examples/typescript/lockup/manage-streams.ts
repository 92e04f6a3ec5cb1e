// region: imports
import { sablier } from "sablier";
import { release } from "sablier/evm/releases/lockup/v2.0";
import {
  type Account,
  type Address,
  type Chain,
  decodeErrorResult,
  type Hex,
  parseEventLogs,
  type PublicClient,
  type TransactionReceipt,
  type Transport,
  type WalletClient,
} from "viem";
// endregion

// region: clients
const abi = release.abi.SablierLockup;

/** The wallet pays and signs; the reader simulates and waits. Both are on the same chain. */
export interface Clients {
  readonly wallet: WalletClient<Transport, Chain, Account>;
  readonly reader: PublicClient<Transport, Chain>;
}

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

/** Waits for a transaction, and throws when it failed. */
async function confirm({ reader }: Clients, hash: Hex): Promise<TransactionReceipt> {
  const receipt = await reader.waitForTransactionReceipt({ hash });
  if (receipt.status === "reverted") throw new Error(`The transaction ${hash} failed.`);
  return receipt;
}
// endregion

// region: read
/** What can be done with a stream now. Amounts in base units of the token. */
export async function overview({ reader }: Clients, streamId: bigint) {
  const lockup = { address: lockupAddress(reader.chain), abi } as const;
  const args = [streamId] as const;
  const [sender, recipient, withdrawable, refundable, cancelable, transferable] = await Promise.all(
    [
      reader.readContract({ ...lockup, functionName: "getSender", args }),
      reader.readContract({ ...lockup, functionName: "getRecipient", args }),
      reader.readContract({ ...lockup, functionName: "withdrawableAmountOf", args }),
      reader.readContract({ ...lockup, functionName: "refundableAmountOf", args }),
      reader.readContract({ ...lockup, functionName: "isCancelable", args }),
      reader.readContract({ ...lockup, functionName: "isTransferable", args }),
    ],
  );
  return { sender, recipient, withdrawable, refundable, cancelable, transferable };
}
// endregion

// region: withdraw
/** Withdraws an amount in base units. To anybody but the recipient only as the recipient. */
export async function withdraw(
  clients: Clients,
  streamId: bigint,
  to: Address,
  amount: bigint,
): Promise<void> {
  const { wallet, reader } = clients;
  const { request } = await reader.simulateContract({
    account: wallet.account,
    address: lockupAddress(wallet.chain),
    abi,
    functionName: "withdraw",
    args: [streamId, to, amount],
  });
  await confirm(clients, await wallet.writeContract(request));
}
// endregion

// region: withdraw-max
/** Withdraws everything that has been streamed. Returns the amount in base units. */
export async function withdrawMax(
  clients: Clients,
  streamId: bigint,
  to: Address,
): Promise<bigint> {
  const { wallet, reader } = clients;
  const { request } = await reader.simulateContract({
    account: wallet.account,
    address: lockupAddress(wallet.chain),
    abi,
    functionName: "withdrawMax",
    args: [streamId, to],
  });
  const receipt = await confirm(clients, await wallet.writeContract(request));
  // More has been streamed since the simulation, so the event counts, not the simulated result.
  const [event] = parseEventLogs({
    abi,
    eventName: "WithdrawFromLockupStream",
    logs: receipt.logs,
  });
  if (event === undefined) throw new Error("The transaction withdrew nothing.");
  return event.args.amount;
}
// endregion

// region: withdraw-multiple
export interface SkippedWithdrawal {
  readonly streamId: bigint;
  /** Name of Lockup's error, such as `SablierLockupBase_Overdraw`. */
  readonly reason: string;
}

/** Name of an error. One of a token or of a hook is not in the ABI of Lockup. */
function reasonOf(data: Hex): string {
  try {
    return decodeErrorResult({ abi, data }).errorName;
  } catch {
    return `unknown error ${data.slice(0, 10)}`;
  }
}

/** Pays the recipients of several streams. Returns the streams that Lockup skipped, and why. */
export async function withdrawMultiple(
  clients: Clients,
  withdrawals: readonly { readonly streamId: bigint; readonly amount: bigint }[],
): Promise<SkippedWithdrawal[]> {
  const { wallet, reader } = clients;
  const { request } = await reader.simulateContract({
    account: wallet.account,
    address: lockupAddress(wallet.chain),
    abi,
    functionName: "withdrawMultiple",
    args: [withdrawals.map(({ streamId }) => streamId), withdrawals.map(({ amount }) => amount)],
  });
  const receipt = await confirm(clients, await wallet.writeContract(request));
  return parseEventLogs({
    abi,
    eventName: "InvalidWithdrawalInWithdrawMultiple",
    logs: receipt.logs,
  }).map(({ args: { streamId, revertData } }) => ({
    streamId,
    reason: reasonOf(revertData),
  }));
}
// endregion

// region: cancel
export interface Cancellation {
  readonly streamId: bigint;
  /** Base units that the sender got back. */
  readonly senderAmount: bigint;
  /** Base units that wait for the recipient. */
  readonly recipientAmount: bigint;
}

/** Cancels streams as their sender: all or none. Returns how each deposit was split. */
export async function cancel(
  clients: Clients,
  streamIds: readonly bigint[],
): Promise<Cancellation[]> {
  const { wallet, reader } = clients;
  const { request } = await reader.simulateContract({
    account: wallet.account,
    address: lockupAddress(wallet.chain),
    abi,
    functionName: "cancelMultiple",
    args: [streamIds],
  });
  const receipt = await confirm(clients, await wallet.writeContract(request));
  return parseEventLogs({ abi, eventName: "CancelLockupStream", logs: receipt.logs }).map(
    ({ args: { streamId, senderAmount, recipientAmount } }) => ({
      streamId,
      senderAmount,
      recipientAmount,
    }),
  );
}
// endregion

// region: renounce
/** Gives up the right to cancel, for good, as the sender. */
export async function renounce(clients: Clients, streamId: bigint): Promise<void> {
  const { wallet, reader } = clients;
  const { request } = await reader.simulateContract({
    account: wallet.account,
    address: lockupAddress(wallet.chain),
    abi,
    functionName: "renounce",
    args: [streamId],
  });
  await confirm(clients, await wallet.writeContract(request));
}
// endregion

// region: cash-out
/** Withdraws everything to the present recipient and hands the stream over. */
export async function cashOutAndTransfer(
  clients: Clients,
  streamId: bigint,
  newRecipient: Address,
): Promise<void> {
  const { wallet, reader } = clients;
  const { request } = await reader.simulateContract({
    account: wallet.account,
    address: lockupAddress(wallet.chain),
    abi,
    functionName: "withdrawMaxAndTransfer",
    args: [streamId, newRecipient],
  });
  await confirm(clients, await wallet.writeContract(request));
}
// endregion

// region: transfer
/** Hands the stream over with everything in it. */
export async function transfer(
  clients: Clients,
  streamId: bigint,
  newRecipient: Address,
): Promise<void> {
  const { wallet, reader } = clients;
  const { request } = await reader.simulateContract({
    account: wallet.account,
    address: lockupAddress(wallet.chain),
    abi,
    functionName: "safeTransferFrom",
    args: [wallet.account.address, newRecipient, streamId],
  });
  await confirm(clients, await wallet.writeContract(request));
}
// endregion
