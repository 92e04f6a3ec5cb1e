import {
  BaseContract,
  type BaseContractMethod,
  BrowserProvider,
  type ContractMethodArgs,
  type ContractTransactionReceipt,
  type ContractTransactionResponse,
  type Eip1193Provider,
  EventLog,
  isError,
  JsonRpcProvider,
  type JsonRpcSigner,
  type Provider,
  type Signer,
  Wallet,
} from "ethers";

// region: connect
/** The wallet of a browser, which is `window.ethereum`. The wallet asks the reader to connect. */
export const fromBrowser = (wallet: Eip1193Provider): Promise<JsonRpcSigner> =>
  new BrowserProvider(wallet).getSigner();

/** A key on a server, and the URL of a node. To read only, a JsonRpcProvider is enough. */
export const fromKey = (privateKey: string, url: string): Wallet =>
  new Wallet(privateKey, new JsonRpcProvider(url));

/** The node behind a signer or a provider, and the id of its chain. */
export async function nodeOf(runner: Signer | Provider) {
  const { provider } = runner;
  if (provider === null) throw new Error("The signer has no provider: connect it to a node.");
  return { provider, chainId: Number((await provider.getNetwork()).chainId) };
}
// endregion

// region: send
/** A function of a contract that sends a transaction. ethers has no types for an ABI of its own. */
export type Sends<A extends unknown[]> = BaseContractMethod<
  A,
  unknown,
  ContractTransactionResponse
>;

/** Runs a call at the node, sends it, and waits for its block. Throws if it would revert or does. */
export async function send<A extends unknown[]>(
  method: Sends<A>,
  ...args: ContractMethodArgs<A>
): Promise<ContractTransactionReceipt> {
  await method.staticCall(...args);
  const sent = await method(...args);
  const receipt = await sent.wait();
  if (receipt === null) throw new Error(`The transaction ${sent.hash} is not in a block.`);
  return receipt;
}

// The token of a stream, as far as these guides need it.
export const Token = BaseContract.buildClass<{
  decimals: () => Promise<bigint>;
  approve: Sends<[spender: string, amount: bigint]>;
}>([
  "function decimals() view returns (uint8)",
  "function approve(address spender, uint256 amount) returns (bool)",
]);

/** An argument of the event with this name: an amount in base units, or an id. */
export function eventArgument(
  receipt: ContractTransactionReceipt,
  event: string,
  name: string,
): bigint {
  const log = receipt.logs.find((one) => one instanceof EventLog && one.eventName === event);
  if (!(log instanceof EventLog)) throw new Error(`${receipt.hash} has no event ${event}.`);
  return log.args.getValue(name) as bigint;
}

/** A fee in wei with 2% on top, because the price may move before the block. */
export const withMargin = (feeWei: bigint): bigint => feeWei + feeWei / 50n;
// endregion

// region: explain
/** What to tell a reader about a failed call. */
export function explain(error: unknown): string {
  if (isError(error, "ACTION_REJECTED")) return "You declined the transaction.";
  if (!isError(error, "CALL_EXCEPTION"))
    return error instanceof Error ? error.message : String(error);
  const { revert, data } = error;
  if (revert) return `${revert.name}(${revert.args.join(", ")})`;
  // The error of a library or a token, which the ABI of the contract lacks.
  return data && data !== "0x" ? `Error ${data.slice(0, 10)}` : "The call reverted without data.";
}
// endregion
