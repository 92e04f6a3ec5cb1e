import { type Address, parseUnits, zeroAddress } from "viem";
import { mainnet, sepolia } from "viem/chains";

import { packageAddress } from "./addresses";
import { account, Chain, type Contract, type RecorderContract } from "./chain";
import { compileExample } from "./example";
import { connectionOn } from "./rpc";

const V1_0 = { protocol: "bob", version: "v1.0" };

export const alice = account("alice");
export const bobby = account("bobby");
export const carol = account("carol");

export const VAULT = 7n;
/** Wei of WETH, stETH, wstETH or a share of these. */
export const eth = (text: string): bigint => parseUnits(text, 18);
/** A price with 8 decimals. */
export const usd = (text: string): bigint => parseUnits(text, 8);
/** One dollar at 2,000 dollars a coin. */
export const FEE = eth("0.0005");

/**
 * A chain with a recorder at the address of Bob: vault 7 of a token, at 5,000 dollars. The share token is a
 * token of the tests, of which the recorder has plenty.
 */
export async function startBob({ hasAdapter = false, decimals = 18, isMainnet = false } = {}) {
  const chain = await Chain.create({ id: isMainnet ? mainnet.id : sepolia.id });
  const token = await chain.token("WETH", decimals);
  const shareToken = await chain.token("WETH-500000000000-1830211200-7", decimals);
  const feed = await chain.feed(8, usd("3000"));
  const place = packageAddress("SablierBob", V1_0, chain.id);
  const bob = await chain.recorder("SablierBob", place, "2026");
  const adapter = await chain.recorder("SablierLidoAdapter", account("adapter"), "2026");
  await shareToken.write("mint", [bob.address, eth("1000")], { from: alice });
  await token.write("mint", [bob.address, eth("1000")], { from: alice });
  bob.answer("getUnderlyingToken", token.address);
  bob.answer("getShareToken", shareToken.address);
  bob.answer("getOracle", feed.address);
  bob.answer("getTargetPrice", usd("5000"));
  bob.answer("getExpiry", 1_830_211_200);
  bob.answer("getAdapter", hasAdapter ? adapter.address : zeroAddress);
  bob.answer("isStakedInAdapter", hasAdapter);
  bob.answer("statusOf", 0);
  bob.answer("calculateMinFeeWei", hasAdapter ? 0n : FEE);
  bob.on("enter", ({ args: [, amount], caller }) =>
    entered(caller, amount as bigint, [[token.address, caller, bob.address, amount as bigint]]),
  );
  bob.on("enterWithNativeToken", ({ caller, value }) => entered(caller, value));
  const entered = (
    user: Address,
    amount: bigint,
    paid: readonly (readonly [Address, Address, Address, bigint])[] = [],
  ) => ({
    moves: [...paid, [shareToken.address, bob.address, user, amount] as const],
    emits: [["Enter", { user, amountReceived: amount, sharesMinted: amount }] as const],
  });
  return {
    chain,
    token,
    shareToken,
    feed,
    bob,
    adapter,
    connection: (from: Address = alice) => connectionOn(chain, from),
  };
}

/** Lets `redeem` pay an amount of the token, as for the shares of the caller. */
export function pays(
  { bob, token }: { readonly bob: RecorderContract; readonly token: Contract },
  amount: bigint,
  fee = 0n,
): void {
  bob.on("redeem", ({ caller, value }) => ({
    returns: [amount, fee],
    moves: [[token.address, bob.address, caller, amount]],
    emits: [["Redeem", { vaultId: VAULT, user: caller, amountReceived: amount, fee }]],
    ...(value < FEE && fee === 0n
      ? { error: ["SablierBob_InsufficientFeePayment", value, FEE] as const }
      : {}),
  }));
}

/** Deploys a Solidity example of Bob, with its address first among the arguments. */
export async function deployBob(
  { chain, bob }: { readonly chain: Chain; readonly bob: RecorderContract },
  name: string,
  {
    before = [],
    after = [],
    source,
  }: {
    readonly before?: readonly unknown[];
    readonly after?: readonly unknown[];
    readonly source?: string;
  } = {},
): Promise<Contract> {
  const artifact = await compileExample(`solidity/bob-v1.0/${name}.sol`, source);
  return chain.deploy(name, artifact, [...before, bob.address, ...after]);
}

/** A call of Bob, as the chain reports it. */
export const bobCall = (
  caller: Address,
  functionName: string,
  args: readonly unknown[],
  value = 0n,
) => ({ contract: "SablierBob", functionName, args, caller, value });
