import { type Address, parseUnits } from "viem";
import { sepolia } from "viem/chains";

import { packageAddress } from "./addresses";
import { Chain, type Contract, type ProtocolContract } from "./chain";
import { admin, deployFees, recipient, sender } from "./lockup-v4";
import { deployReleased } from "./released";
import { type Connection, connectionOn } from "./rpc";

const V3_0 = { protocol: "flow", version: "v3.0" };

/** Place of Flow among the protocols of the Comptroller. */
const FLOW_FEES = 1;

/** 1,000 tokens in 30 days, 18 decimals, rounded down. */
export const RATE = 385_802_469_135_802n;

/** One US dollar at 3,000 dollars a coin, in wei. */
export const DOLLAR = 333_333_333_333_333n;

/** Base units of a token with 6 decimals, from decimal text. */
export const usdc = (text: string): bigint => parseUnits(text, 6);

/** A chain with Flow v3.0 at its address on Sepolia. No minimum fee is set. */
export interface FlowChain {
  readonly chain: Chain;
  /** 6 decimals. */
  readonly token: Contract;
  readonly flow: ProtocolContract;
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

/** Deploys Flow v3.0 at its address on Sepolia, and a Comptroller that sets no fee. */
export async function deployFlow(chain: Chain) {
  const fees = await deployFees(chain);
  const descriptor = await deployReleased(chain, "FlowNFTDescriptor", []);
  const args = [fees.comptroller.address, descriptor.address];
  const address = packageAddress("SablierFlow", V3_0, sepolia.id);
  return { ...fees, flow: await deployReleased(chain, "SablierFlow", args, address) };
}

/**
 * Starts a chain for an example.
 *
 * @param minted base units that the sender has
 * @param tokenAddress where the token is to be; new by default
 */
export async function startFlow(minted: bigint, tokenAddress?: Address): Promise<FlowChain> {
  const chain = await Chain.create({ id: sepolia.id });
  const token = await chain.token("USDC", 6, tokenAddress);
  const { flow, comptroller, coinFeed } = await deployFlow(chain);
  await token.write("mint", [sender, minted], { from: sender });
  return {
    chain,
    token,
    flow,
    comptroller,
    coinFeed,
    connection: (from) => connectionOn(chain, from),
    balanceOf: async (owner) => (await token.read("balanceOf", [owner])) as bigint,
    async setFee(usd, streamSender) {
      const fee = parseUnits(usd, 8);
      await (streamSender === undefined
        ? comptroller.write("setMinFeeUSD", [FLOW_FEES, fee], admin)
        : comptroller.write("setCustomFeeUSDFor", [FLOW_FEES, streamSender, fee], admin));
    },
  };
}

/** What a stream is like, when a test asks for no other. */
export interface NewFlow {
  readonly from?: Address;
  readonly to?: Address;
  /** 18 decimals. */
  readonly rate?: bigint;
  /** Unix seconds; 0 is the time of the block. */
  readonly start?: bigint;
  /** Base units. */
  readonly deposit?: bigint;
  readonly transferable?: boolean;
}

/** Opens a stream, by default of 1,000 tokens in 30 days with a deposit for 90, and returns its id. */
export async function openFlow(
  { token, flow }: FlowChain,
  {
    from = sender,
    to = recipient,
    rate = RATE,
    start = 0n,
    deposit = usdc("3000"),
    transferable = true,
  }: NewFlow = {},
): Promise<bigint> {
  const stream = [from, to, rate, start, token.address, transferable];
  if (deposit === 0n) return (await flow.write("create", stream, { from })) as bigint;
  await token.write("mint", [from, deposit], { from });
  await token.write("approve", [flow.address, deposit], { from });
  return (await flow.write("createAndDeposit", [...stream, deposit], { from })) as bigint;
}

/** A number of the enum `Flow.Status` in v2.0 and v3.0. */
export const STATUS = {
  PENDING: 0,
  STREAMING_SOLVENT: 1,
  STREAMING_INSOLVENT: 2,
  PAUSED_SOLVENT: 3,
  PAUSED_INSOLVENT: 4,
  VOIDED: 5,
} as const;

/** A call of Flow, as the chain reports it. */
export const flowCall = (
  caller: Address,
  functionName: string,
  args: readonly unknown[],
  value = 0n,
) => ({ contract: "SablierFlow", functionName, args, caller, value });

/** The name of the error with which an attempt is refused; empty when it succeeds. */
export const errorOf = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => "",
    (error: unknown) => (error as { errorName: string }).errorName,
  );

/** What a test compares of a stream: its status, and amounts in base units. */
export async function stateOf({ flow }: FlowChain, streamId = 1n) {
  const read = (name: string) => flow.read(name, [streamId]);
  return {
    status: await read("statusOf"),
    balance: await read("getBalance"),
    debt: await read("totalDebtOf"),
    refundable: await read("refundableAmountOf"),
  };
}

export { DAY, deployExample, other, recipient, sender, stranger } from "./lockup-v4";
