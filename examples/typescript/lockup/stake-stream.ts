import { sablier } from "sablier";
import { release } from "sablier/evm/releases/lockup/v2.0";
import {
  type Account,
  type Address,
  createWalletClient,
  type Hex,
  http,
  parseAbi,
  parseEventLogs,
  publicActions,
  type Transport,
} from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { sepolia } from "viem/chains";

// Change these values.
const CHAIN = sepolia;
const STAKING: Address = "0x1111111111111111111111111111111111111111";
const STREAM_ID = 1n;

/** What the program uses of StreamStaking. */
const abi = parseAbi([
  "event RewardPaid(address indexed account, uint256 amount)",
  "function claimRewards()",
  "function earned(address account) view returns (uint256)",
  "function stake(uint256 streamId)",
  "function unstake(uint256 streamId)",
  "error AlreadyStaking(address account, uint256 streamId)",
  "error EmptyStream(uint256 streamId)",
  "error NotAllowlisted()",
  "error NotStaker(uint256 streamId, address caller)",
  "error WrongToken(address token)",
]);

/** A wallet that signs, and reads as well. */
export const connect = (account: Account, transport: Transport) =>
  createWalletClient({ account, chain: CHAIN, transport }).extend(publicActions);
export type Client = ReturnType<typeof connect>;

async function confirm(client: Client, hash: Hex) {
  const receipt = await client.waitForTransactionReceipt({ hash });
  if (receipt.status === "reverted") throw new Error(`The transaction ${hash} failed.`);
  return receipt;
}

// region: stake
/** Approves the staking contract for one NFT, then stakes it. */
export async function stake(client: Client, staking: Address, streamId: bigint): Promise<void> {
  const chainId = client.chain.id;
  const lockup = sablier.contracts.get({ chainId, contractName: "SablierLockup", release });
  if (lockup === undefined) throw new Error(`Lockup v2.0 is not on ${client.chain.name}.`);
  const approval = await client.simulateContract({
    address: lockup.address,
    abi: release.abi.SablierLockup,
    functionName: "approve",
    args: [staking, streamId],
  });
  await confirm(client, await client.writeContract(approval.request));
  const args = [streamId] as const;
  const call = { address: staking, abi, functionName: "stake", args } as const;
  const { request } = await client.simulateContract(call);
  await confirm(client, await client.writeContract(request));
}
// endregion

// region: claim
/** Claims the rewards of the wallet. Returns the base units that were paid. */
export async function claim(client: Client, staking: Address): Promise<bigint> {
  const contract = { address: staking, abi } as const;
  const args = [client.account.address] as const;
  // A claim of nothing succeeds, and costs gas.
  if ((await client.readContract({ ...contract, functionName: "earned", args })) === 0n) return 0n;
  const { request } = await client.simulateContract({ ...contract, functionName: "claimRewards" });
  const { logs } = await confirm(client, await client.writeContract(request));
  return parseEventLogs({ abi, eventName: "RewardPaid", logs })[0]?.args.amount ?? 0n;
}
// endregion

// region: unstake
/** Gets the stream back. */
export async function unstake(client: Client, staking: Address, streamId: bigint): Promise<void> {
  const args = [streamId] as const;
  const call = { address: staking, abi, functionName: "unstake", args } as const;
  const { request } = await client.simulateContract(call);
  await confirm(client, await client.writeContract(request));
}
// endregion

export async function main(client: Client, action: string | undefined): Promise<void> {
  if (action === "stake") await stake(client, STAKING, STREAM_ID);
  else if (action === "claim") console.log("Paid:", await claim(client, STAKING));
  else if (action === "unstake") await unstake(client, STAKING, STREAM_ID);
  else throw new Error(`Name one of stake, claim and unstake, not "${action}".`);
}

if (process.argv[1] === import.meta.filename) {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  await main(connect(privateKeyToAccount(PRIVATE_KEY as Hex), http(RPC_URL)), process.argv[2]);
}
