// region: imports
import { sablier } from "sablier";
import { release } from "sablier/evm/releases/flow/v1.1";
import {
  type Account,
  type Address,
  type Chain,
  erc20Abi,
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
// endregion

// region: address
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

// region: rate
/**
 * Rate that pays `amount` base units in `seconds`, rounded down. Flow counts rates with 18 decimals,
 * whatever the token has.
 */
export function ratePerSecond(amount: bigint, decimals: number, seconds: bigint): bigint {
  const rate = (amount * 10n ** BigInt(18 - decimals)) / seconds;
  if (rate <= 0n) throw new RangeError("The rate is 0, which would create a paused stream.");
  return rate;
}
// endregion

const DAY = 86_400n;

export interface NewStream {
  readonly token: Address;
  readonly recipient: Address;
  /** Paid every 30 days, base units. */
  readonly amountPerMonth: bigint;
  /** Put in at once, base units. */
  readonly deposit: bigint;
}

// region: create
/** Opens a stream and funds it. Returns the id of the stream. */
export async function createAndDeposit(
  { wallet, reader }: Clients,
  { token, recipient, amountPerMonth, deposit }: NewStream,
): Promise<bigint> {
  const flow = flowAddress(wallet.chain);
  const decimals = await reader.readContract({
    address: token,
    abi: erc20Abi,
    functionName: "decimals",
  });

  const approval = await wallet.writeContract({
    address: token,
    abi: erc20Abi,
    functionName: "approve",
    args: [flow, deposit],
  });
  const { status } = await reader.waitForTransactionReceipt({ hash: approval });
  if (status === "reverted") throw new Error(`The approval ${approval} failed.`);

  const { request } = await reader.simulateContract({
    account: wallet.account,
    address: flow,
    abi: release.abi.SablierFlow,
    functionName: "createAndDeposit",
    args: [
      wallet.account.address, // sender: may pause, adjust, refund
      recipient,
      ratePerSecond(amountPerMonth, decimals, 30n * DAY),
      token,
      true, // transferable
      deposit,
    ],
  });
  const hash = await wallet.writeContract(request);
  const receipt = await reader.waitForTransactionReceipt({ hash });
  const [created] = parseEventLogs({
    abi: release.abi.SablierFlow,
    eventName: "CreateFlowStream",
    logs: receipt.logs,
  });
  if (created === undefined) throw new Error(`The transaction ${hash} created no stream.`);
  return created.args.streamId;
}
// endregion
