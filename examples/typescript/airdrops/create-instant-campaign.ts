import { sablier } from "sablier";
import { release } from "sablier/evm/releases/airdrops/v1.3";
import * as viem from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { sepolia } from "viem/chains";

// Change these values.
const CHAIN = sepolia;
const CAMPAIGN = {
  token: "0x1111111111111111111111111111111111111111" as viem.Address,
  ipfsCID: "CID of the published list",
  merkleRoot: viem.zeroHash as viem.Hex, // root of the tree over (index, recipient, amount)
  expiration: 0, // first second without claims, Unix seconds; 0 for never
  total: viem.parseUnits("4000", 18), // sum of all amounts, base units
  recipients: 3n, // rows of the list
};

/** A wallet that signs, and reads as well. */
export const connect = (account: viem.Account, transport: viem.Transport) =>
  viem.createWalletClient({ account, chain: CHAIN, transport }).extend(viem.publicActions);

/** Creates a campaign that pays out at once, funds it, and returns its address. */
export async function main(client: ReturnType<typeof connect>, campaign = CAMPAIGN) {
  const { total, recipients, ...published } = campaign;
  const chainId = client.chain.id;
  const where = { chainId, contractName: "SablierMerkleFactory", release };
  const factory = sablier.contracts.get(where);
  if (factory === undefined) throw new Error(`Airdrops v1.3 is not on ${client.chain.name}.`);
  const abi = release.abi.SablierMerkleFactory;

  // region: create
  const base = {
    ...published,
    initialAdmin: client.account.address, // may claw tokens back
    campaignName: "Spring rewards", // cut to 32 bytes
    shape: "", // only campaigns that create streams use it
  };
  const { request } = await client.simulateContract({
    address: factory.address,
    abi,
    functionName: "createMerkleInstant",
    args: [base, total, recipients],
  });
  // endregion
  const hash = await client.writeContract(request);
  const { logs } = await client.waitForTransactionReceipt({ hash });
  const [created] = viem.parseEventLogs({ abi, eventName: "CreateMerkleInstant", logs });
  if (created === undefined) throw new Error(`The transaction ${hash} created no campaign.`);
  const address = created.args.merkleInstant;

  // The factory moves no tokens. A claim reverts while the campaign has too few.
  const funding = await client.simulateContract({
    address: campaign.token,
    abi: viem.erc20Abi,
    functionName: "transfer",
    args: [address, total],
  });
  const sent = await client.writeContract(funding.request);
  const { status } = await client.waitForTransactionReceipt({ hash: sent });
  if (status === "reverted") throw new Error(`Campaign ${address} exists, but is not funded.`);
  return address;
}

if (process.argv[1] === import.meta.filename) {
  const { PRIVATE_KEY, RPC_URL } = process.env;
  if (!PRIVATE_KEY || !RPC_URL) throw new Error("Set PRIVATE_KEY (0x and 64 digits) and RPC_URL.");
  const client = connect(privateKeyToAccount(PRIVATE_KEY as viem.Hex), viem.http(RPC_URL));
  console.log(`Created and funded campaign ${await main(client)}.`);
}
