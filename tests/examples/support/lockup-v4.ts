import { type Address, parseUnits } from "viem";
import { sepolia } from "viem/chains";
import { expect } from "vitest";

import { breaksOf, releasedAt } from "../../../src/lib/shapes";
import { EXAMPLE_STREAMS, type ExampleName } from "../../../src/lib/shapes/example-streams";
import { packageAddress } from "./addresses";
import { account, Chain, type Contract, type ProtocolContract } from "./chain";
import { compileExample } from "./example";
import { deployComptroller, deployReleased } from "./released";
import { type Connection, connectionOn } from "./rpc";

const V4_0 = { protocol: "lockup", version: "v4.0" };

/** Place of Lockup among the protocols of the Comptroller. */
const LOCKUP_FEES = 2;

export const WEEK = 604_800n;
export const DAY = 86_400n;

export const sender = account("sender");
export const recipient = account("recipient");
export const stranger = account("stranger");
export const other = account("other");

/** Base units of a token with 18 decimals, from decimal text. */
export const dai = (text: string): bigint => parseUnits(text, 18);

/** A chain with Lockup v4.0 at its addresses on Sepolia. No minimum fee is set. */
export interface LockupChain {
  readonly chain: Chain;
  readonly token: Contract;
  readonly lockup: ProtocolContract;
  readonly batchLockup: ProtocolContract;
  readonly comptroller: ProtocolContract;
  /** Price of the native coin in US dollars: 3,000 at first. */
  readonly coinFeed: Contract;
  /** What a program's `connect` takes. */
  connection(from: Address): Connection;
  /** Base units of the token that an account has. */
  balanceOf(owner: Address): Promise<bigint>;
  /** Sets the minimum fee of a withdrawal, in US dollars, for all or for the streams of a sender. */
  setFee(usd: string, streamSender?: Address): Promise<void>;
}

/** Who administers the Comptroller. */
export const admin = { from: account("admin") };

/** Deploys a Comptroller that sets no fee, and its price of the native coin. */
export async function deployFees(chain: Chain) {
  const coinFeed = await chain.feed(8, 3000n * 10n ** 8n);
  const settings = { admin: admin.from, oracle: coinFeed.address };
  return { coinFeed, comptroller: await deployComptroller(chain, settings) };
}

/** Deploys Lockup v4.0 at its addresses on Sepolia, and a Comptroller that sets no fee. */
export async function deployLockup(chain: Chain) {
  const { coinFeed, comptroller } = await deployFees(chain);
  const descriptor = await deployReleased(chain, "LockupNFTDescriptor", []);
  const deploy = (name: "SablierLockup" | "SablierBatchLockup", args: readonly Address[]) =>
    deployReleased(chain, name, args, packageAddress(name, V4_0, sepolia.id));
  const lockup = await deploy("SablierLockup", [comptroller.address, descriptor.address]);
  return { coinFeed, comptroller, lockup, batchLockup: await deploy("SablierBatchLockup", []) };
}

/**
 * Starts a chain for an example.
 *
 * @param minted base units that the sender has
 */
export async function startLockup(minted: bigint): Promise<LockupChain> {
  const chain = await Chain.create({ id: sepolia.id });
  const token = await chain.token("DAI", 18);
  const { lockup, batchLockup, comptroller, coinFeed } = await deployLockup(chain);
  await token.write("mint", [sender, minted], { from: sender });
  return {
    chain,
    token,
    lockup,
    batchLockup,
    comptroller,
    coinFeed,
    connection: (from) => connectionOn(chain, from),
    balanceOf: async (owner) => (await token.read("balanceOf", [owner])) as bigint,
    async setFee(usd, streamSender) {
      const fee = parseUnits(usd, 8);
      await (streamSender === undefined
        ? comptroller.write("setMinFeeUSD", [LOCKUP_FEES, fee], admin)
        : comptroller.write("setCustomFeeUSDFor", [LOCKUP_FEES, streamSender, fee], admin));
    },
  };
}

/**
 * Deploys a Solidity example, and lets it take the sender's tokens.
 *
 * @param file path below `examples`
 * @param args arguments of its constructor
 * @param approved base units
 * @param source changed text of the example
 */
export async function deployExample(
  { chain, token }: Pick<LockupChain, "chain" | "token">,
  file: string,
  args: readonly unknown[],
  approved = 0n,
  source?: string,
): Promise<Contract> {
  const name = /(\w+)\.sol$/.exec(file)?.[1] ?? file;
  const contract = await chain.deploy(name, await compileExample(file, source), args);
  await token.write("approve", [contract.address, approved], { from: sender });
  return contract;
}

/** What a stream is like, when a test asks for no other. */
export interface NewStream {
  readonly from?: Address;
  readonly to?: Address;
  readonly amount?: bigint;
  readonly cancelable?: boolean;
  readonly transferable?: boolean;
}

/** The first argument of the functions that create streams, but for its times. */
export const common = (
  token: Contract,
  { from = sender, to = recipient, amount = dai("1000"), ...flags }: NewStream = {},
) => ({
  sender: from,
  recipient: to,
  depositAmount: amount,
  token: token.address,
  cancelable: flags.cancelable ?? true,
  transferable: flags.transferable ?? true,
});

/** Gives the contract of Lockup what a stream needs, in the name of its sender. */
async function pay(
  { token, lockup }: LockupChain,
  { from = sender, amount = dai("1000") }: NewStream,
) {
  await token.write("mint", [from, amount], { from });
  await token.write("approve", [lockup.address, amount], { from });
}

/** Opens a linear stream of 100 days by the second, without a contract in between. */
export async function open(started: LockupChain, stream: NewStream = {}): Promise<bigint> {
  await pay(started, stream);
  const args = [
    { ...common(started.token, stream), shape: "linear" },
    { start: 0n, cliff: 0n },
    0,
    { cliff: 0, total: Number(100n * DAY) },
  ];
  const from = stream.from ?? sender;
  return (await started.lockup.write("createWithDurationsLL", args, { from })) as bigint;
}

/** Opens a price-gated stream of 100 days with a target of 5,000 US dollars. */
export async function openGated(
  started: LockupChain,
  oracle: Address,
  stream: NewStream = {},
): Promise<bigint> {
  await pay(started, stream);
  const start = Number(started.chain.timestamp);
  const timestamps = { start, end: start + Number(100n * DAY) };
  const args = [
    { ...common(started.token, stream), timestamps, shape: "" },
    { oracle, targetPrice: parseUnits("5000", 8) },
  ];
  const from = stream.from ?? sender;
  return (await started.lockup.write("createWithTimestampsLPG", args, { from })) as bigint;
}

/**
 * Checks that a stream on a chain is the one that a page shows, at every second that matters: around
 * each bend and jump, and at 40 moments in between.
 */
export async function expectShown(
  { chain, lockup }: LockupChain,
  name: ExampleName,
  streamId = 1n,
): Promise<void> {
  const [shown] = EXAMPLE_STREAMS[name];
  const { start, end } = shown.timestamps;
  const first = BigInt((await lockup.read("getStartTime", [streamId])) as number);
  const times = [
    ...breaksOf(shown).flatMap((time) => [time - 1n, time, time + 1n]),
    ...Array.from({ length: 40 }, (_, part) => start + ((end - start) * BigInt(part)) / 40n),
  ].filter((time) => time >= start);
  const streamed = [];
  for (const time of times) {
    chain.timestamp = first + time - start;
    streamed.push(await lockup.read("streamedAmountOf", [streamId]));
  }
  expect(streamed).toEqual(times.map((time) => releasedAt(shown, time)));
}

/** A call of Lockup, as the chain reports it. */
export const call = (
  caller: Address,
  functionName: string,
  args: readonly unknown[],
  value = 0n,
) => ({ contract: "SablierLockup", functionName, args, caller, value });
