import {
  BaseContract,
  type BaseContractMethod,
  BrowserProvider,
  type ContractTransactionReceipt,
  type ContractTransactionResponse,
  type Eip1193Provider,
  EventLog,
  type Signer,
} from "ethers";
import { sablier } from "sablier";
import { release as flow } from "sablier/evm/releases/flow/v1.1";
import { release as lockup } from "sablier/evm/releases/lockup/v2.0"; // v3.0, v4.0: send a fee

// ethers knows an ABI only while it runs. These are the functions that this file calls.
type Sent<A extends unknown[]> = BaseContractMethod<A, unknown, ContractTransactionResponse>;
const Lockup = BaseContract.buildClass<{
  withdrawableAmountOf: (streamId: bigint) => Promise<bigint>;
  withdrawMax: Sent<[streamId: bigint, to: string]>;
}>(lockup.abi.SablierLockup);
const Flow = BaseContract.buildClass<{
  create: Sent<[sender: string, recipient: string, rate: bigint, token: string, nft: boolean]>;
}>(flow.abi.SablierFlow);

/** An argument of the event with this name. */
function eventArgument(receipt: ContractTransactionReceipt, event: string, name: string): bigint {
  const log = receipt.logs.find((one) => one instanceof EventLog && one.eventName === event);
  if (!(log instanceof EventLog)) throw new Error(`${receipt.hash} has no event ${event}.`);
  return log.args.getValue(name) as bigint;
}

/** Waits for a block. ethers throws when the transaction was reverted. */
async function mined(sent: ContractTransactionResponse): Promise<ContractTransactionReceipt> {
  const receipt = await sent.wait();
  if (receipt === null) throw new Error(`The transaction ${sent.hash} is not in a block.`);
  return receipt;
}

/** Pays what a Lockup stream has for its recipient, the signer. Returns base units of the token. */
export async function withdraw(signer: Signer, chainId: number, streamId: bigint): Promise<bigint> {
  const where = { chainId, contractName: "SablierLockup", release: lockup };
  const found = sablier.contracts.get(where);
  if (found === undefined) throw new Error(`Lockup ${lockup.version} is not on chain ${chainId}.`);
  const contract = new Lockup(found.address, signer);
  if ((await contract.withdrawableAmountOf(streamId)) === 0n) return 0n;
  const to = await signer.getAddress();
  await contract.withdrawMax.staticCall(streamId, to); // throws what would revert
  const receipt = await mined(await contract.withdrawMax(streamId, to));
  return eventArgument(receipt, "WithdrawFromLockupStream", "amount");
}

/** Opens a Flow stream without a deposit. Returns its id. */
export async function create(
  signer: Signer,
  chainId: number,
  stream: { readonly token: string; readonly recipient: string; readonly ratePerSecond: bigint },
): Promise<bigint> {
  const where = { chainId, contractName: "SablierFlow", release: flow };
  const found = sablier.contracts.get(where);
  if (found === undefined) throw new Error(`Flow ${flow.version} is not on chain ${chainId}.`);
  const contract = new Flow(found.address, signer);
  const sender = await signer.getAddress();
  const { token, recipient, ratePerSecond } = stream;
  const args = [sender, recipient, ratePerSecond, token, true] as const;
  await contract.create.staticCall(...args);
  return eventArgument(await mined(await contract.create(...args)), "CreateFlowStream", "streamId");
}

/** Withdraws from a stream. `wallet` is `window.ethereum` in a browser. */
export async function main(wallet: Eip1193Provider, streamId: bigint): Promise<string> {
  const provider = new BrowserProvider(wallet);
  const signer = await provider.getSigner(); // asks the reader to connect
  const { chainId } = await provider.getNetwork();
  const amount = await withdraw(signer, Number(chainId), streamId);
  return `Stream ${streamId} paid ${amount} base units.`;
}
