// region: imports
import { sablier } from "sablier";
import { release } from "sablier/evm/releases/airdrops/v1.3";
import {
  type Account,
  type Address,
  type Chain,
  erc20Abi,
  type Hex,
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
// endregion

// region: address
/** Address of SablierMerkleFactory v1.3 on a chain. */
export function factoryAddress(chain: Chain): Address {
  const contract = sablier.contracts.get({
    chainId: chain.id,
    contractName: "SablierMerkleFactory",
    release,
  });
  if (contract === undefined) throw new Error(`Airdrops v1.3 is not on ${chain.name}.`);
  return contract.address;
}
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
/** Creates a campaign that pays out at once, and funds it. Returns the address of the campaign. */
export async function createInstantCampaign(
  { wallet, reader }: Clients,
  campaign: NewCampaign,
): Promise<Address> {
  const { request } = await reader.simulateContract({
    account: wallet.account,
    address: factoryAddress(wallet.chain),
    abi: release.abi.SablierMerkleFactory,
    functionName: "createMerkleInstant",
    args: [
      {
        token: campaign.token,
        expiration: campaign.expiration,
        initialAdmin: wallet.account.address, // may claw tokens back
        ipfsCID: campaign.ipfsCID,
        merkleRoot: campaign.merkleRoot,
        campaignName: "Spring rewards", // cut to 32 bytes
        shape: "", // only campaigns that create streams use it
      },
      campaign.aggregateAmount,
      campaign.recipientCount,
    ],
  });
  const creation = await wallet.writeContract(request);
  const receipt = await reader.waitForTransactionReceipt({ hash: creation });
  const [created] = parseEventLogs({
    abi: release.abi.SablierMerkleFactory,
    eventName: "CreateMerkleInstant",
    logs: receipt.logs,
  });
  if (created === undefined) throw new Error(`The transaction ${creation} created no campaign.`);
  const address = created.args.merkleInstant;

  // The factory moves no tokens. Claims fail until the campaign holds them.
  const funding = await wallet.writeContract({
    address: campaign.token,
    abi: erc20Abi,
    functionName: "transfer",
    args: [address, campaign.aggregateAmount],
  });
  const { status } = await reader.waitForTransactionReceipt({ hash: funding });
  if (status === "reverted") throw new Error(`Campaign ${address} was created, but not funded.`);
  return address;
}
// endregion
