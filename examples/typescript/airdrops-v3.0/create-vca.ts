import { sablier } from "sablier";
import { release } from "sablier/evm/releases/airdrops/v3.0";
import { type Address, parseEther, parseEventLogs } from "viem";

import { type Client, fund, IPFS_CID, readList, run, TOKEN } from "./campaign";

const abi = release.abi.SablierFactoryMerkleVCA;
const DAY = 86_400; // seconds
const DEFAULT = 0; // claim type: claims without an attestation

/** Creates a campaign in which early claims give up a part, funds it, and returns its address. */
export async function main(client: Client, now = Math.floor(Date.now() / 1000)): Promise<Address> {
  const chainId = client.chain.id;
  const get = sablier.contracts.get;
  const factory = get({ chainId, contractName: "SablierFactoryMerkleVCA", release });
  if (factory === undefined) throw new Error(`Airdrops v3.0 is not on ${client.chain.name}.`);

  const list = await readList(client);
  const params = {
    aggregateAmount: list.total, // the rewards depend on it: the sum of all rows
    campaignName: "Winter rewards",
    campaignStartTime: 0, // claims are open, and pay from vestingStartTime on
    claimType: DEFAULT,
    enableRedistribution: true, // late claims share what early claims give up
    expiration: now + 104 * DAY, // at least 7 days after vestingEndTime
    initialAdmin: client.account.address, // may claw back
    ipfsCID: IPFS_CID,
    merkleRoot: list.root,
    token: TOKEN,
    unlockPercentage: parseEther("0.1"), // 10% at the start of the vesting
    vestingEndTime: now + 90 * DAY,
    vestingStartTime: now,
  };
  const { request } = await client.simulateContract({
    address: factory.address,
    abi,
    functionName: "createMerkleVCA",
    args: [params, BigInt(list.allocations.length)], // the number of rows is for the event
  });
  const hash = await client.writeContract(request);
  const { logs } = await client.waitForTransactionReceipt({ hash });
  const [created] = parseEventLogs({ abi, eventName: "CreateMerkleVCA", logs });
  if (created === undefined) throw new Error(`The transaction ${hash} created no campaign.`);

  const campaign = created.args.merkleVCA;
  await fund(client, campaign, list.total);
  return campaign;
}

if (process.argv[1] === import.meta.filename) await run(main);
