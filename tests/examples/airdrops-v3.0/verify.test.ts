import { type Abi, type Address, decodeAbiParameters } from "viem";
import { describe, expect, it } from "vitest";

import * as campaigns from "../../../examples/typescript/airdrops-v3.0/campaign";
import * as linear from "../../../examples/typescript/airdrops-v3.0/create-linear";
import * as example from "../../../examples/typescript/airdrops-v3.0/verify";
import { packageAbi } from "../support/packages";
import { account } from "../support/chain";
import { CAMPAIGN, type CreationChain, NOW, OWNER, startCreation, units } from "./creation";

const COMPTROLLER = account("comptroller");
const SAFE = account("safe");

/** A campaign that the owner has created, and the hash of the transaction. */
async function created(address: Address = CAMPAIGN) {
  const started = await startCreation("LL", units("4000"));
  const { chain, factory, connection } = started;
  factory.on("createMerkleLL", ({ args: [campaignParams] }) => ({
    returns: CAMPAIGN,
    emits: [["CreateMerkleLL", { merkleLL: CAMPAIGN, campaignParams, comptroller: COMPTROLLER }]],
  }));
  factory.on("computeMerkleLL", ({ args: [creator] }) => ({
    returns: creator === OWNER ? address : account("elsewhere"),
  }));
  await linear.main(campaigns.connect(...connection()), NOW);
  const creation = chain.receipts.find(({ calls }) =>
    calls.some(({ to }) => to === factory.address),
  );
  if (creation === undefined) throw new Error("No transaction created the campaign.");
  return { started, hash: creation.hash };
}

const clientOf = ({ connection }: CreationChain) => example.connect(connection()[1]);

describe("typescript/airdrops-v3.0/verify.ts", () => {
  it("gives the arguments that the constructor gets", async () => {
    const { started, hash } = await created();
    const { campaign, contract, args } = await example.main(clientOf(started), hash);
    expect([campaign, contract]).toEqual([CAMPAIGN, "SablierMerkleLL"]);
    const abi: Abi = packageAbi("airdrops/v3.0/SablierMerkleLL");
    const inputs = abi.find((entry) => entry.type === "constructor")?.inputs ?? [];
    const [params, creator, comptroller] = decodeAbiParameters(inputs, args);
    expect([creator, comptroller]).toEqual([OWNER, COMPTROLLER]);
    expect([params]).toEqual([started.factory.calls()[0]?.args[0]]);
  });

  it("refuses another creator", async () => {
    const { started, hash } = await created();
    await expect(example.main(clientOf(started), hash, SAFE)).rejects.toThrow(
      `${SAFE} did not call the factory`,
    );
  });

  it("finds no campaign in another transaction", async () => {
    const { started } = await created();
    const hash = started.chain.receipts.at(-1)?.hash;
    await expect(example.main(clientOf(started), hash)).rejects.toThrow("created no campaign");
  });
});
