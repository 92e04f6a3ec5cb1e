import { sablier } from "sablier";
import { release } from "sablier/evm/releases/airdrops/v3.0";
import { release as lockupRelease } from "sablier/evm/releases/lockup/v4.0";
import { type Address, parseEther, parseEventLogs } from "viem";

import { type Client, fund, IPFS_CID, readList, run, TOKEN } from "./campaign";

const abi = release.abi.SablierFactoryMerkleLL;
const DAY = 86_400; // seconds
const DEFAULT = 0; // claim type: claims without an attestation

/** Creates a campaign whose claims open linear streams, funds it, and returns its address. */
export async function main(client: Client, now = Math.floor(Date.now() / 1000)): Promise<Address> {
  const chainId = client.chain.id;
  const get = sablier.contracts.get;
  const factory = get({ chainId, contractName: "SablierFactoryMerkleLL", release });
  const lockup = get({ chainId, contractName: "SablierLockup", release: lockupRelease });
  if (!factory || !lockup) throw new Error(`Airdrops v3.0 is not on ${client.chain.name}.`);

  const list = await readList(client);
  const params = {
    campaignName: "Summer rewards",
    campaignStartTime: 0, // claims are open at once
    cancelable: false, // true: the admin could cancel the streams of the recipients
    claimType: DEFAULT,
    cliffDuration: 30 * DAY, // shorter than totalDuration; 0 for no cliff
    cliffUnlockPercentage: parseEther("0.01"), // 1% unlocked at the cliff; 0 without a cliff
    expiration: now + 84 * DAY, // first second without claims; 0 for never
    granularity: 1, // seconds between two unlocks
    initialAdmin: client.account.address, // may claw back; the sender of the streams
    ipfsCID: IPFS_CID,
    lockup: lockup.address,
    merkleRoot: list.root,
    shape: "linearUnlockCliff", // label for interfaces, at most 32 bytes
    startUnlockPercentage: parseEther("0.01"), // 1% unlocked at the start
    token: TOKEN,
    totalDuration: 90 * DAY, // from the start, cliff included
    transferable: true,
    vestingStartTime: 0, // each stream starts when it is claimed
  };
  const { request } = await client.simulateContract({
    address: factory.address,
    abi,
    functionName: "createMerkleLL",
    args: [params, list.total, BigInt(list.allocations.length)], // the last two are for the event
  });
  const hash = await client.writeContract(request);
  const { logs } = await client.waitForTransactionReceipt({ hash });
  const [created] = parseEventLogs({ abi, eventName: "CreateMerkleLL", logs });
  if (created === undefined) throw new Error(`The transaction ${hash} created no campaign.`);

  const campaign = created.args.merkleLL;
  await fund(client, campaign, list.total);
  return campaign;
}

if (process.argv[1] === import.meta.filename) await run(main);
