import { type Address, parseUnits } from "viem";
import { sepolia } from "viem/chains";
import { describe, expect, it } from "vitest";

import * as files from "../../../examples/typescript/airdrops/campaign-file";
import * as claims from "../../../examples/typescript/airdrops/claim";
// The checks below are of claim-status.ts; the other examples are what leads there.
import * as example from "../../../examples/typescript/airdrops/claim-status";
import * as creation from "../../../examples/typescript/airdrops/create-linear-campaign";
import { findRecipient } from "../../../examples/typescript/airdrops/merkle-api";
import { encodeTokenUri } from "../../../src/tools/lockup/TokenUriDecoder/decode";
import { campaignAt } from "../support/airdrops";
import { packageAddress } from "../support/addresses";
import { account, Chain } from "../support/chain";
import { importChanged, mutate, readExample } from "../support/example";
import { startMerkleApi } from "../support/merkle-api";
import { clientsOn, connectionOn } from "../support/rpc";

const FILE = "typescript/airdrops/claim-status.ts";
const creator = account("creator");
const RECIPIENTS: readonly Address[] = [account("a"), account("b"), account("c")];
const TOTAL = parseUnits("600", 18);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"></svg>';

/** A campaign made from a list of the Merkle API, funded, with the file of its recipients. */
async function startCampaign() {
  const chain = await Chain.create({ id: sepolia.id });
  const token = await chain.token("DAI", 18);
  const lockup = await chain.recorder(
    "SablierLockup",
    packageAddress("SablierLockup", { protocol: "lockup", version: "v2.0" }, sepolia.id),
  );
  await chain.recorder(
    "SablierMerkleFactory",
    packageAddress("SablierMerkleFactory", { protocol: "airdrops", version: "v1.3" }, sepolia.id),
  );
  await token.write("mint", [creator, TOTAL], { from: creator });
  const clients = clientsOn(chain, sepolia, creator);

  const api = await startMerkleApi({ runtime: "standalone" });
  try {
    const rows = RECIPIENTS.map((address) => `${address},200`);
    const { createList } = await import("../../../examples/typescript/airdrops/merkle-api");
    const list = await createList(api.url, new Blob([`address,amount\n${rows.join("\n")}\n`]), 18);
    const client = creation.connect(...connectionOn(chain, creator));
    const campaign = await creation.main(client, {
      ...creation.CAMPAIGN,
      token: token.address,
      ipfsCID: list.cid,
      list: RECIPIENTS.map((recipient, index) => ({
        index: BigInt(index),
        recipient,
        amount: TOTAL / 3n,
      })),
    });
    const recorder = campaignAt(chain, "SablierMerkleLL", campaign);
    expect(await recorder.read("MERKLE_ROOT")).toBe(list.root);
    const file = await files.loadCampaignFile(api.url, list.cid);
    const looked = await findRecipient(api.url, list.cid, RECIPIENTS[1] ?? creator);
    return { chain, token, lockup, clients, client, campaign, recorder, file, looked };
  } finally {
    await api.close();
  }
}

describe("from a CSV file to a claim", () => {
  it("creates, verifies, claims and knows who has claimed", async () => {
    const { token, lockup, clients, client, campaign, recorder, file, looked } =
      await startCampaign();
    const { reader } = clients;
    const root = (await recorder.read("MERKLE_ROOT")) as `0x${string}`;
    const balance = (await token.read("balanceOf", [campaign])) as bigint;
    expect(files.findFaults(file, root, balance)).toEqual([]);

    const own = files.entitlementOf(file, RECIPIENTS[1] ?? creator);
    expect(own).toEqual(looked);
    if (own === undefined) throw new Error("The recipient is not in the file.");
    expect(await example.hasClaimed(reader, campaign, own.index)).toBe(false);
    const tokenId = await claims.main(client, campaign, own);
    expect(await example.hasClaimed(reader, campaign, own.index)).toBe(true);
    expect(await example.claimedOf(reader, campaign, [0n, 1n, 2n])).toEqual([1n]);

    await lockup.answer("tokenURI", encodeTokenUri({ name: "Sablier Lockup #1" }, SVG), [tokenId]);
    const picture = await example.streamPicture(reader, lockup.address, tokenId);
    expect(picture).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(await (await fetch(picture)).text()).toBe(SVG);
  });

  it("would be found if it kept the rows that have not been claimed", async () => {
    const source = mutate(readExample(FILE), "answers[place])", "!answers[place])");
    const module = (await importChanged(FILE, source, "negated")) as typeof example;
    const { clients, campaign } = await startCampaign();
    expect(await module.claimedOf(clients.reader, campaign, [0n, 1n])).not.toEqual([]);
  });
});
