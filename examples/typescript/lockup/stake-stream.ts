// region: imports
import { sablier } from "sablier";
import { release } from "sablier/evm/releases/lockup/v2.0";
import {
  type Account,
  type Address,
  type Chain,
  parseAbi,
  parseEventLogs,
  type PublicClient,
  type TransactionReceipt,
  type Transport,
  type WalletClient,
} from "viem";
// endregion

// region: clients
/** What the script uses of your staking contract. */
const stakingAbi = parseAbi([
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

/** The wallet pays and signs; the reader simulates and waits. Both are on the same chain. */
export interface Clients {
  readonly wallet: WalletClient<Transport, Chain, Account>;
  readonly reader: PublicClient<Transport, Chain>;
}

async function confirm({ reader }: Clients, hash: `0x${string}`): Promise<TransactionReceipt> {
  const receipt = await reader.waitForTransactionReceipt({ hash });
  if (receipt.status === "reverted") throw new Error(`The transaction ${hash} failed.`);
  return receipt;
}
// endregion

// region: stake
/** Approves the staking contract for one NFT, then stakes it. */
export async function stake(clients: Clients, staking: Address, streamId: bigint): Promise<void> {
  const { wallet, reader } = clients;
  const { account } = wallet;
  const lockup = sablier.contracts.get({
    chainId: wallet.chain.id,
    contractName: "SablierLockup",
    release,
  });
  if (lockup === undefined) throw new Error(`Lockup v2.0 is not on ${wallet.chain.name}.`);

  const approval = await reader.simulateContract({
    account,
    address: lockup.address,
    abi: release.abi.SablierLockup,
    functionName: "approve",
    args: [staking, streamId],
  });
  await confirm(clients, await wallet.writeContract(approval.request));

  const { request } = await reader.simulateContract({
    account,
    address: staking,
    abi: stakingAbi,
    functionName: "stake",
    args: [streamId],
  });
  await confirm(clients, await wallet.writeContract(request));
}
// endregion

// region: claim
/** Claims the rewards of the wallet. Returns the base units that were paid. */
export async function claim(clients: Clients, staking: Address): Promise<bigint> {
  const { wallet, reader } = clients;
  const common = { address: staking, abi: stakingAbi } as const;
  const args = [wallet.account.address] as const;
  // A claim of nothing succeeds, and costs gas.
  if ((await reader.readContract({ ...common, functionName: "earned", args })) === 0n) return 0n;

  const { request } = await reader.simulateContract({
    ...common,
    account: wallet.account,
    functionName: "claimRewards",
  });
  const receipt = await confirm(clients, await wallet.writeContract(request));
  const [paid] = parseEventLogs({
    abi: stakingAbi,
    eventName: "RewardPaid",
    logs: receipt.logs,
  });
  return paid?.args.amount ?? 0n;
}
// endregion

// region: unstake
/** Gets the stream back. */
export async function unstake(clients: Clients, staking: Address, streamId: bigint): Promise<void> {
  const { wallet, reader } = clients;
  const { request } = await reader.simulateContract({
    account: wallet.account,
    address: staking,
    abi: stakingAbi,
    functionName: "unstake",
    args: [streamId],
  });
  await confirm(clients, await wallet.writeContract(request));
}
// endregion
