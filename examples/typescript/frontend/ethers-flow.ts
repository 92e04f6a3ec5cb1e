import { BaseContract, formatUnits, parseUnits, type Provider, type Signer } from "ethers";
import { sablier } from "sablier";
import { release } from "sablier/evm/releases/flow/v3.0"; // the release of the streams

import { eventArgument, nodeOf, send, type Sends, Token, withMargin } from "./ethers-wallet";

// region: contract
type Read<T> = (streamId: bigint, overrides: { readonly blockTag?: number }) => Promise<T>;

/** The functions that this file calls. */
const Flow = BaseContract.buildClass<{
  createAndDeposit: Sends<
    [
      sender: string,
      recipient: string,
      ratePerSecond: bigint,
      startTime: number,
      token: string,
      transferable: boolean,
      amount: bigint,
    ]
  >;
  withdrawMax: Sends<[streamId: bigint, to: string]>;
  void: Sends<[streamId: bigint]>;
  calculateMinFeeWei: (streamId: bigint) => Promise<bigint>;
  statusOf: Read<bigint>;
  getTokenDecimals: Read<bigint>;
  getBalance: Read<bigint>;
  totalDebtOf: Read<bigint>;
  withdrawableAmountOf: Read<bigint>;
  refundableAmountOf: Read<bigint>;
}>(release.abi.SablierFlow);

async function flowOn(runner: Signer | Provider) {
  const { provider, chainId } = await nodeOf(runner);
  const found = sablier.contracts.get({ chainId, contractName: "SablierFlow", release });
  if (found === undefined) throw new Error(`Flow ${release.version} is not on chain ${chainId}.`);
  return { provider, address: found.address, flow: new Flow(found.address, runner) };
}
// endregion

// region: create
const MONTH = 2_592_000n; // 30 days in seconds

/** Opens a stream with a deposit. Amounts are tokens, such as "1000.5". Returns the id. */
export async function create(
  signer: Signer,
  stream: {
    readonly token: string;
    readonly recipient: string;
    readonly amountPerMonth: string;
    readonly deposit: string;
    /** Unix seconds, past or future; 0 is the time of the block. */
    readonly startTime: number;
  },
): Promise<bigint> {
  const { address, flow } = await flowOn(signer);
  const token = new Token(stream.token, signer);
  const deposit = parseUnits(stream.deposit, await token.decimals());
  // Rates have 18 decimals, whatever the token has.
  const ratePerSecond = parseUnits(stream.amountPerMonth, 18) / MONTH;
  await send(token.approve, address, deposit);
  const receipt = await send(
    flow.createAndDeposit,
    await signer.getAddress(), // sender: may adjust, pause, refund and void
    stream.recipient, // gets the stream NFT
    ratePerSecond,
    stream.startTime,
    stream.token,
    true, // transferable
    deposit,
  );
  return eventArgument(receipt, "CreateFlowStream", "streamId");
}
// endregion

// region: withdraw
/** Withdraws everything to the signer, as the recipient. Returns base units of the token. */
export async function withdraw(signer: Signer, streamId: bigint): Promise<bigint> {
  const { flow } = await flowOn(signer);
  const value = withMargin(await flow.calculateMinFeeWei(streamId));
  const to = await signer.getAddress();
  const receipt = await send(flow.withdrawMax, streamId, to, { value });
  return eventArgument(receipt, "WithdrawFromFlowStream", "withdrawAmount");
}
// endregion

// region: void
/** Ends a stream for good. Returns the debt that was written off, in base units of the token. */
export async function end(signer: Signer, streamId: bigint): Promise<bigint> {
  const { flow } = await flowOn(signer);
  const receipt = await send(flow.void, streamId);
  return eventArgument(receipt, "VoidFlowStream", "writtenOffDebt");
}
// endregion

// region: read
const STATUSES = [
  "PENDING",
  "STREAMING_SOLVENT",
  "STREAMING_INSOLVENT",
  "PAUSED_SOLVENT",
  "PAUSED_INSOLVENT",
  "VOIDED",
];

/** The status and the amounts of a stream at one block, in tokens such as "1000.5". */
export async function read(runner: Signer | Provider, streamId: bigint) {
  const { provider, flow } = await flowOn(runner);
  const at = { blockTag: await provider.getBlockNumber() };
  const decimals = await flow.getTokenDecimals(streamId, at);
  const amount = async (base: Promise<bigint>) => formatUnits(await base, decimals);
  return {
    status: STATUSES[Number(await flow.statusOf(streamId, at))],
    balance: await amount(flow.getBalance(streamId, at)),
    debt: await amount(flow.totalDebtOf(streamId, at)),
    withdrawable: await amount(flow.withdrawableAmountOf(streamId, at)),
    refundable: await amount(flow.refundableAmountOf(streamId, at)),
  };
}
// endregion
