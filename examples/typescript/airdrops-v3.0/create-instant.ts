import { sablier } from "sablier";
import { release } from "sablier/evm/releases/airdrops/v3.0";
import { type Address, parseEventLogs } from "viem";

import { type Client, fund, IPFS_CID, readList, run, TOKEN } from "./campaign";

const abi = release.abi.SablierFactoryMerkleInstant;
const DAY = 86_400; // seconds
const DEFAULT = 0; // claim type: claims without an attestation

/** Creates a campaign that pays at once, funds it, and returns its address. */
export async function main(client: Client, now = Math.floor(Date.now() / 1000)): Promise<Address> {
  // region: simulate
  const chainId = client.chain.id;
  const get = sablier.contracts.get;
  const factory = get({ chainId, contractName: "SablierFactoryMerkleInstant", release });
  if (factory === undefined) throw new Error(`Airdrops v3.0 is not on ${client.chain.name}.`);

  const list = await readList(client);
  const params = {
    campaignName: "Spring rewards",
    campaignStartTime: 0, // claims are open at once
    claimType: DEFAULT,
    expiration: now + 84 * DAY, // first second without claims; 0 for never
    initialAdmin: client.account.address, // may claw back
    ipfsCID: IPFS_CID,
    merkleRoot: list.root,
    token: TOKEN,
  };
  const { request } = await client.simulateContract({
    address: factory.address,
    abi,
    functionName: "createMerkleInstant",
    args: [params, list.total, BigInt(list.allocations.length)], // the last two are for the event
  });
  // endregion
  const hash = await client.writeContract(request);
  const { logs } = await client.waitForTransactionReceipt({ hash });
  const [created] = parseEventLogs({ abi, eventName: "CreateMerkleInstant", logs });
  if (created === undefined) throw new Error(`The transaction ${hash} created no campaign.`);

  const campaign = created.args.merkleInstant;
  await fund(client, campaign, list.total);
  return campaign;
}

if (process.argv[1] === import.meta.filename) await run(main);
