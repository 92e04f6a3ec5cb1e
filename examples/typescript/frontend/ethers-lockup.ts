import { BaseContract, formatUnits, parseUnits, type Provider, type Signer } from "ethers";
import { sablier } from "sablier";
import { release } from "sablier/evm/releases/lockup/v4.0"; // the release of the streams

import { eventArgument, nodeOf, send, type Sends, Token, withMargin } from "./ethers-wallet";

// region: contract
type Read<T> = (streamId: bigint, overrides: { readonly blockTag?: number }) => Promise<T>;

interface CreateParams {
  readonly sender: string;
  readonly recipient: string;
  readonly depositAmount: bigint; // base units
  readonly token: string;
  readonly cancelable: boolean;
  readonly transferable: boolean;
  readonly shape: string;
}

/** The functions that this file calls. */
const Lockup = BaseContract.buildClass<{
  createWithDurationsLL: Sends<
    [
      params: CreateParams,
      unlockAmounts: { readonly start: bigint; readonly cliff: bigint },
      granularity: number,
      durations: { readonly cliff: number; readonly total: number },
    ]
  >;
  withdrawMax: Sends<[streamId: bigint, to: string]>;
  cancel: Sends<[streamId: bigint]>;
  calculateMinFeeWei: (streamId: bigint) => Promise<bigint>;
  statusOf: Read<bigint>;
  getUnderlyingToken: Read<string>;
  getDepositedAmount: Read<bigint>;
  streamedAmountOf: Read<bigint>;
  withdrawableAmountOf: Read<bigint>;
  refundableAmountOf: Read<bigint>;
}>(release.abi.SablierLockup);

async function lockupOn(runner: Signer | Provider) {
  const { provider, chainId } = await nodeOf(runner);
  const found = sablier.contracts.get({ chainId, contractName: "SablierLockup", release });
  if (found === undefined) throw new Error(`Lockup ${release.version} is not on chain ${chainId}.`);
  return { provider, address: found.address, lockup: new Lockup(found.address, runner) };
}
// endregion

// region: create
/** Locks tokens, such as "1000.5", that stream by the second from now on. Returns the id. */
export async function create(
  signer: Signer,
  stream: {
    readonly token: string;
    readonly recipient: string;
    readonly amount: string;
    readonly seconds: number;
  },
): Promise<bigint> {
  const { address, lockup } = await lockupOn(signer);
  const token = new Token(stream.token, signer);
  const depositAmount = parseUnits(stream.amount, await token.decimals());
  await send(token.approve, address, depositAmount);
  const receipt = await send(
    lockup.createWithDurationsLL,
    {
      sender: await signer.getAddress(), // may cancel and renounce
      recipient: stream.recipient, // gets the stream NFT
      depositAmount,
      token: stream.token,
      cancelable: true,
      transferable: true,
      shape: "linear",
    },
    { start: 0n, cliff: 0n }, // unlocked at once
    0, // granularity: by the second
    { cliff: 0, total: stream.seconds },
  );
  return eventArgument(receipt, "CreateLockupLinearStream", "streamId");
}
// endregion

// region: withdraw
/** Withdraws everything to the signer, as the recipient. Returns base units of the token. */
export async function withdraw(signer: Signer, streamId: bigint): Promise<bigint> {
  const { lockup } = await lockupOn(signer);
  const value = withMargin(await lockup.calculateMinFeeWei(streamId));
  const to = await signer.getAddress();
  const receipt = await send(lockup.withdrawMax, streamId, to, { value });
  return eventArgument(receipt, "WithdrawFromLockupStream", "amount");
}
// endregion

// region: cancel
/** Cancels a stream, as its sender. Returns the base units that came back. */
export async function cancel(signer: Signer, streamId: bigint): Promise<bigint> {
  const { lockup } = await lockupOn(signer);
  const receipt = await send(lockup.cancel, streamId);
  return eventArgument(receipt, "CancelLockupStream", "senderAmount");
}
// endregion

// region: read
const STATUSES = ["PENDING", "STREAMING", "SETTLED", "CANCELED", "DEPLETED"];

/** The status and the amounts of a stream at one block, in tokens such as "1000.5". */
export async function read(runner: Signer | Provider, streamId: bigint) {
  const { provider, lockup } = await lockupOn(runner);
  const at = { blockTag: await provider.getBlockNumber() };
  const token = new Token(await lockup.getUnderlyingToken(streamId, at), provider);
  const decimals = await token.decimals();
  const amount = async (base: Promise<bigint>) => formatUnits(await base, decimals);
  return {
    status: STATUSES[Number(await lockup.statusOf(streamId, at))],
    deposited: await amount(lockup.getDepositedAmount(streamId, at)),
    streamed: await amount(lockup.streamedAmountOf(streamId, at)),
    withdrawable: await amount(lockup.withdrawableAmountOf(streamId, at)),
    refundable: await amount(lockup.refundableAmountOf(streamId, at)),
  };
}
// endregion
