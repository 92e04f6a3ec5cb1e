// region: imports
import { sablier } from "sablier";
import { release as airdrops } from "sablier/evm/releases/airdrops/v1.3";
import { release as lockup } from "sablier/evm/releases/lockup/v2.0";
import {
  type Account,
  type Address,
  type Chain,
  createPublicClient,
  createWalletClient,
  erc20Abi,
  type Hex,
  parseEther,
  parseEventLogs,
  type PublicClient,
  type Transport,
  type WalletClient,
} from "viem";
// endregion

// region: clients
/** The wallet pays and signs; the reader simulates and waits. Both are on the same chain. */
export interface Clients {
  readonly wallet: WalletClient<Transport, Chain, Account>;
  readonly reader: PublicClient<Transport, Chain>;
}

/** Address of SablierMerkleFactory v1.3 on a chain. */
export function factoryAddress(chain: Chain): Address {
  const contract = sablier.contracts.get({
    chainId: chain.id,
    contractName: "SablierMerkleFactory",
    release: airdrops,
  });
  if (contract === undefined) throw new Error(`Airdrops v1.3 is not on ${chain.name}.`);
  return contract.address;
}

/** Address of SablierLockup v2.0 on a chain. */
export function lockupAddress(chain: Chain): Address {
  const contract = sablier.contracts.get({
    chainId: chain.id,
    contractName: "SablierLockup",
    release: lockup,
  });
  if (contract === undefined) throw new Error(`Lockup v2.0 is not on ${chain.name}.`);
  return contract.address;
}
// endregion

// region: connect
/**
 * For a script: `connect(sepolia, privateKeyToAccount(key), http(url))`. The key comes from outside,
 * for example from an environment variable. In the code it would end up in the repository.
 */
export function connect(chain: Chain, account: Account, transport: Transport): Clients {
  return {
    wallet: createWalletClient({ account, chain, transport }),
    reader: createPublicClient({ chain, transport }),
  };
}
// endregion

// region: schedule
const DAY = 86_400;

/** The same for every recipient. Percentages are fractions of 1e18, durations are seconds. */
export const SCHEDULE = {
  startTime: 0, // each stream starts when it is claimed
  startPercentage: parseEther("0.01"), // 1% unlocked at the start
  cliffDuration: 30 * DAY, // must be shorter than totalDuration; 0 for no cliff
  cliffPercentage: parseEther("0.01"), // 1% unlocked at the cliff; 0 without a cliff
  totalDuration: 90 * DAY, // counted from the start, cliff included
};
// endregion

// region: campaign
export interface NewCampaign {
  readonly token: Address;
  /** Root of the tree over (index, recipient, amount). */
  readonly merkleRoot: Hex;
  /** Where the list of recipients is published. */
  readonly ipfsCID: string;
  /** Unix seconds; 0 for a campaign without an end. */
  readonly expiration: number;
  /** Sum of all amounts, base units. */
  readonly aggregateAmount: bigint;
  /** Number of rows in the list. */
  readonly recipientCount: bigint;
}
// endregion

// region: create
/** Creates a campaign that opens linear streams. Returns its address. It holds no tokens yet. */
export async function createLinearCampaign(
  { wallet, reader }: Clients,
  campaign: NewCampaign,
): Promise<Address> {
  const { request } = await reader.simulateContract({
    account: wallet.account,
    address: factoryAddress(wallet.chain),
    abi: airdrops.abi.SablierMerkleFactory,
    functionName: "createMerkleLL",
    args: [
      {
        token: campaign.token,
        expiration: campaign.expiration,
        initialAdmin: wallet.account.address, // may claw back, and is the sender of the streams
        ipfsCID: campaign.ipfsCID,
        merkleRoot: campaign.merkleRoot,
        campaignName: "Summer rewards", // cut to 32 bytes
        shape: "linearUnlockCliff", // how interfaces draw the streams; cut to 32 bytes
      },
      lockupAddress(wallet.chain),
      false, // cancelable: with true, the admin could cancel the streams of the recipients
      true, // transferable
      SCHEDULE,
      campaign.aggregateAmount, // only for the event: nothing checks it
      campaign.recipientCount, // only for the event
    ],
  });
  const hash = await wallet.writeContract(request);
  const { logs } = await reader.waitForTransactionReceipt({ hash });
  const [created] = parseEventLogs({
    abi: airdrops.abi.SablierMerkleFactory,
    eventName: "CreateMerkleLL",
    logs,
  });
  if (created === undefined) throw new Error(`The transaction ${hash} created no campaign.`);
  return created.args.merkleLL;
}
// endregion

// region: fund
/** Sends tokens to a campaign: a plain transfer. */
export async function fund(
  { wallet, reader }: Clients,
  token: Address,
  campaign: Address,
  amount: bigint,
): Promise<void> {
  const { request } = await reader.simulateContract({
    account: wallet.account,
    address: token,
    abi: erc20Abi,
    functionName: "transfer",
    args: [campaign, amount],
  });
  const hash = await wallet.writeContract(request);
  const { status } = await reader.waitForTransactionReceipt({ hash });
  if (status === "reverted") throw new Error(`Campaign ${campaign} was not funded.`);
}
// endregion
