import { sablier } from "sablier";
import { release } from "sablier/evm/releases/bob/v1.0";
import {
  type Account,
  type Address,
  createWalletClient,
  erc20Abi,
  type Hex,
  http,
  parseAbi,
  parseEventLogs,
  publicActions,
  type Transport,
  zeroAddress,
} from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { mainnet } from "viem/chains";

// Change these values.
const CHAIN = mainnet;
const VAULT_ID = 1n;

const { SablierBob: abi, SablierLidoAdapter: adapterAbi } = release.abi;
const feedAbi = parseAbi([
  "function decimals() view returns (uint8)",
  "function latestRoundData() view returns (uint80, int256, uint256, uint256, uint80)",
]);
const wstEthAbi = parseAbi(["function getStETHByWstETH(uint256) view returns (uint256)"]);
const WAD = 10n ** 18n;

export const connect = (account: Account, transport: Transport) =>
  createWalletClient({ account, chain: CHAIN, transport }).extend(publicActions);
export type Client = ReturnType<typeof connect>;

async function findVault(client: Client, vaultId: bigint) {
  const chainId = client.chain.id;
  const found = sablier.contracts.get({ chainId, contractName: "SablierBob", release });
  if (found === undefined) throw new Error(`Bob v1.0 is not on ${client.chain.name}.`);
  const bob = { address: found.address, abi } as const;
  const args = [vaultId] as const;
  const address = await client.readContract({ ...bob, functionName: "getAdapter", args });
  if (address === zeroAddress) throw new Error(`Vault ${vaultId} has no adapter.`);
  return { bob, adapter: { address, abi: adapterAbi } as const, args };
}

/** What belongs to a holder, in wei, and how the vault leaves Lido. */
export async function position(client: Client, holder: Address, vaultId = VAULT_ID) {
  const { bob, adapter, args } = await findVault(client, vaultId);
  const address = await client.readContract({ ...bob, functionName: "getShareToken", args });
  const requests = await client.readContract({
    ...adapter,
    functionName: "getLidoWithdrawalRequestIds",
    args,
  });
  return {
    shares: await client.readContract({
      address,
      abi: erc20Abi,
      functionName: "balanceOf",
      args: [holder],
    }),
    wstEth: await client.readContract({
      ...adapter,
      functionName: "getYieldBearingTokenBalanceFor",
      args: [vaultId, holder],
    }),
    yieldFee: await client.readContract({ ...adapter, functionName: "getVaultYieldFee", args }),
    isStaked: await client.readContract({ ...bob, functionName: "isStakedInAdapter", args }),
    exit: requests.length > 0 ? "Lido's queue" : "Curve",
  };
}

// region: minimum
/** Least WETH that the adapter accepts of the Curve pool for the whole vault, in wei. */
export async function minimumOut(client: Client, vaultId = VAULT_ID): Promise<bigint> {
  const { adapter, args } = await findVault(client, vaultId);
  const wstEth = await client.readContract({
    ...adapter,
    functionName: "getTotalYieldBearingTokenBalance",
    args,
  });
  const stEth = await client.readContract({
    address: await client.readContract({ ...adapter, functionName: "WSTETH" }),
    abi: wstEthAbi,
    functionName: "getStETHByWstETH",
    args: [wstEth],
  });
  const oracle = await client.readContract({ ...adapter, functionName: "STETH_ETH_ORACLE" });
  const feed = { address: oracle, abi: feedAbi } as const;
  const decimals = await client.readContract({ ...feed, functionName: "decimals" });
  if (decimals !== 18) throw new Error(`The feed has ${decimals} decimals, not 18.`);
  const [, price] = await client.readContract({ ...feed, functionName: "latestRoundData" });
  const slippage = await client.readContract({ ...adapter, functionName: "slippageTolerance" });
  return (((stEth * price) / WAD) * (WAD - slippage)) / WAD;
}
// endregion

/** Ends the staking of a finished vault, for all holders. Returns the WETH received, in wei. */
export async function unstake(client: Client, vaultId = VAULT_ID): Promise<bigint> {
  const { bob, args } = await findVault(client, vaultId);
  const { request } = await client.simulateContract({
    ...bob,
    functionName: "unstakeTokensViaAdapter",
    args,
  });
  const hash = await client.writeContract(request);
  const { logs } = await client.waitForTransactionReceipt({ hash });
  const [unstaked] = parseEventLogs({ abi, eventName: "UnstakeFromAdapter", logs });
  if (unstaked === undefined) throw new Error(`The transaction ${hash} failed.`);
  return unstaked.args.amountReceivedFromAdapter;
}

if (process.argv[1] === import.meta.filename) {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  const client = connect(privateKeyToAccount(PRIVATE_KEY as Hex), http(RPC_URL));
  if (process.argv[2] === "unstake") console.log(await unstake(client));
  else console.log(await position(client, client.account.address), await minimumOut(client));
}
