// region: imports
import { sablier } from "sablier";
import { release } from "sablier/evm/releases/flow/v1.1";
import {
  type Account,
  type Address,
  type Chain,
  encodeFunctionData,
  type Hex,
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
// endregion

const abi = release.abi.SablierFlow;

// region: batch
/** Sends calls as one transaction: all of them or none. Each is what the wallet would send alone. */
export async function sendBatch(
  { wallet, reader }: Clients,
  calls: readonly Hex[],
): Promise<TransactionReceipt> {
  const { request } = await reader.simulateContract({
    account: wallet.account,
    address: flowAddress(wallet.chain),
    abi,
    functionName: "batch",
    args: [calls],
  });
  const hash = await wallet.writeContract(request);
  const receipt = await reader.waitForTransactionReceipt({ hash });
  if (receipt.status === "reverted") throw new Error(`The transaction ${hash} was reverted.`);
  return receipt;
}
// endregion

// region: create-many
export interface NewStream {
  readonly recipient: Address;
  /** Tokens a second, with 18 decimals. */
  readonly ratePerSecond: bigint;
}

/** Opens streams from the wallet. Returns their ids, in order. */
export async function createMany(
  clients: Clients,
  token: Address,
  streams: readonly NewStream[],
): Promise<bigint[]> {
  const sender = clients.wallet.account.address;
  const { logs } = await sendBatch(
    clients,
    streams.map(({ recipient, ratePerSecond }) =>
      encodeFunctionData({
        abi,
        functionName: "create",
        args: [sender, recipient, ratePerSecond, token, true],
      }),
    ),
  );
  // Not from the simulation: another transaction may have come first and taken its ids.
  return parseEventLogs({ abi, eventName: "CreateFlowStream", logs }).map(
    ({ args }) => args.streamId,
  );
}
// endregion

// region: pause-and-withdraw
/** Stops a stream and pays the recipient. Returns what the recipient gets, base units. */
export async function pauseAndWithdrawMax(clients: Clients, streamId: bigint): Promise<bigint> {
  const { wallet, reader } = clients;
  const recipient = await reader.readContract({
    address: flowAddress(wallet.chain),
    abi,
    functionName: "getRecipient",
    args: [streamId],
  });
  const { logs } = await sendBatch(clients, [
    encodeFunctionData({ abi, functionName: "pause", args: [streamId] }),
    encodeFunctionData({ abi, functionName: "withdrawMax", args: [streamId, recipient] }),
  ]);
  // Not from the simulation: the debt grows until the transaction is mined.
  const [withdrawal] = parseEventLogs({ abi, eventName: "WithdrawFromFlowStream", logs });
  if (withdrawal === undefined) throw new Error("The batch withdrew nothing.");
  return withdrawal.args.withdrawAmount;
}
// endregion
