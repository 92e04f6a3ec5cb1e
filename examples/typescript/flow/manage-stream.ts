// region: imports
import { sablier } from "sablier";
import { release } from "sablier/evm/releases/flow/v1.1";
import {
  type Account,
  type Address,
  type Chain,
  erc20Abi,
  type Hash,
  parseEventLogs,
  type PublicClient,
  type TransactionReceipt,
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

/** Address of SablierFlow v1.1 on a chain. */
export function flowAddress(chain: Chain): Address {
  const contract = sablier.contracts.get({
    chainId: chain.id,
    contractName: "SablierFlow",
    release,
  });
  if (contract === undefined) throw new Error(`Flow v1.1 is not on ${chain.name}.`);
  return contract.address;
}

/** What every call to Flow has in common. */
function flowCall({ wallet }: Clients) {
  return {
    account: wallet.account,
    address: flowAddress(wallet.chain),
    abi: release.abi.SablierFlow,
  } as const;
}

/** Waits until a transaction is mined, and fails if it was reverted. */
async function mined({ reader }: Clients, hash: Hash): Promise<TransactionReceipt> {
  const receipt = await reader.waitForTransactionReceipt({ hash });
  if (receipt.status === "reverted") throw new Error(`The transaction ${hash} was reverted.`);
  return receipt;
}
// endregion

// region: deposit
/** Who the stream must be between for a deposit to go through. */
export interface Parties {
  readonly sender: Address;
  readonly recipient: Address;
}

/** Adds `amount` base units of the wallet to a stream. */
export async function deposit(
  clients: Clients,
  streamId: bigint,
  amount: bigint,
  { sender, recipient }: Parties,
): Promise<void> {
  const { wallet, reader } = clients;
  const call = flowCall(clients);
  const token = await reader.readContract({ ...call, functionName: "getToken", args: [streamId] });
  const approval = await wallet.writeContract({
    address: token,
    abi: erc20Abi,
    functionName: "approve",
    args: [call.address, amount],
  });
  await mined(clients, approval);
  const { request } = await reader.simulateContract({
    ...call,
    functionName: "deposit",
    args: [streamId, amount, sender, recipient],
  });
  await mined(clients, await wallet.writeContract(request));
}
// endregion

// region: rate
/** Sets the rate with the function that fits: pause for 0, restart for a paused stream, or adjust. */
export async function setRate(clients: Clients, streamId: bigint, rate: bigint): Promise<void> {
  const { wallet, reader } = clients;
  const call = flowCall(clients);
  const paused = await reader.readContract({ ...call, functionName: "isPaused", args: [streamId] });
  if (rate === 0n) {
    const { request } = await reader.simulateContract({
      ...call,
      functionName: "pause",
      args: [streamId],
    });
    await mined(clients, await wallet.writeContract(request));
    return;
  }
  const { request } = await reader.simulateContract({
    ...call,
    functionName: paused ? "restart" : "adjustRatePerSecond",
    args: [streamId, rate],
  });
  await mined(clients, await wallet.writeContract(request));
}
// endregion

// region: refund
/** Takes back all that is not owed. The tokens go to the sender of the stream. */
export async function refundMax(clients: Clients, streamId: bigint): Promise<void> {
  const { request } = await clients.reader.simulateContract({
    ...flowCall(clients),
    functionName: "refundMax",
    args: [streamId],
  });
  await mined(clients, await clients.wallet.writeContract(request));
}
// endregion

// region: withdraw
/** Pays out all that is covered. Returns what arrives, and what the protocol keeps, base units. */
export async function withdrawMax(
  clients: Clients,
  streamId: bigint,
  to: Address,
): Promise<{ received: bigint; fee: bigint }> {
  const call = flowCall(clients);
  const { request } = await clients.reader.simulateContract({
    ...call,
    functionName: "withdrawMax",
    args: [streamId, to],
  });
  const { logs } = await mined(clients, await clients.wallet.writeContract(request));
  // Not from the simulation: the debt grows until the transaction is mined.
  const [withdrawal] = parseEventLogs({
    abi: call.abi,
    eventName: "WithdrawFromFlowStream",
    logs,
  });
  if (withdrawal === undefined) throw new Error("The transaction withdrew nothing.");
  const { withdrawAmount, protocolFeeAmount } = withdrawal.args;
  return { received: withdrawAmount, fee: protocolFeeAmount };
}
// endregion

// region: void
/** Ends a stream and writes off what is owed without cover. */
export async function voidStream(clients: Clients, streamId: bigint): Promise<void> {
  const { request } = await clients.reader.simulateContract({
    ...flowCall(clients),
    functionName: "void",
    args: [streamId],
  });
  await mined(clients, await clients.wallet.writeContract(request));
}
// endregion
