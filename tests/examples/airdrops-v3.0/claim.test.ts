import { encodeDeployData, type Hex } from "viem";
import { describe, expect, it } from "vitest";

import * as claims from "../../../examples/typescript/airdrops-v3.0/claim";
import { account, Contract } from "../support/chain";
import { compileExample, importChanged, mutate, readExample } from "../support/example";
import {
  campaignAt,
  FEE,
  holder,
  type Kind,
  startCampaign,
  stranger,
  target,
  WITH_MARGIN,
} from "./claim-support";

const TYPESCRIPT = "typescript/airdrops-v3.0/claim.ts";
const SOLIDITY = "solidity/airdrops-v3.0/ClaimMany.sol";

async function check(kind: Kind, module = claims): Promise<void> {
  const { connection, row, balanceOf, lastCall } = await startCampaign(kind);
  const client = module.connect(...connection(stranger));
  const stream = kind === "SablierMerkleInstant" ? undefined : 7n;
  expect(await module.main(client, campaignAt, row)).toBe(stream);
  expect(lastCall()).toEqual({
    contract: kind,
    functionName: "claim",
    args: [row.index, row.recipient, row.amount, row.proof],
    caller: stranger,
    value: WITH_MARGIN,
  });
  expect(await balanceOf(holder.address)).toBe(row.amount);
}

describe(TYPESCRIPT, () => {
  it.each(["SablierMerkleInstant", "SablierMerkleLL", "SablierMerkleLT"] as const)(
    "claims for the recipient of a %s campaign from any wallet, and names the stream",
    (kind) => check(kind),
  );

  it("claims to another address as the recipient only", async () => {
    const { connection, row, balanceOf, lastCall } = await startCampaign();
    const foreign = claims.connect(...connection(stranger));
    await expect(claims.claimTo(foreign, target, campaignAt, row)).rejects.toThrow(
      /SablierMerkleBase_InvalidProof/,
    );
    const own = claims.connect(...connection(holder.address));
    await claims.claimTo(own, target, campaignAt, row);
    expect(lastCall()).toMatchObject({
      functionName: "claimTo",
      args: [row.index, target, row.amount, row.proof],
      value: WITH_MARGIN,
    });
    expect(await balanceOf(target)).toBe(row.amount);
  });

  it("stops before it sends what would revert, and names the error", async () => {
    const { connection, row, claimed, campaign } = await startCampaign();
    claimed.add(row.index);
    const client = claims.connect(...connection(stranger));
    await expect(claims.main(client, campaignAt, row)).rejects.toThrow(
      /SablierMerkleBase_IndexClaimed/,
    );
    expect(campaign.calls()).toEqual([]);
  });

  it("a claim without a fee is found", async () => {
    const source = mutate(readExample(TYPESCRIPT), "return feeWei + feeWei / 50n;", "return 0n;");
    const module = (await importChanged(TYPESCRIPT, source, "no-fee")) as typeof claims;
    await expect(check("SablierMerkleInstant", module)).rejects.toThrow(
      /SablierMerkleBase_InsufficientFeePayment/,
    );
  });
});

async function startMany(source?: string) {
  const started = await startCampaign();
  const { chain } = started;
  const artifact = await compileExample(SOLIDITY, source);
  const at = account("ClaimMany");
  await chain.construct(at, encodeDeployData({ abi: artifact.abi, bytecode: artifact.bytecode }));
  const many = chain.register(new Contract(chain, "ClaimMany", at, artifact.abi));
  const claim = (rows: readonly { readonly proof: readonly Hex[] }[], value: bigint) =>
    many.write("claimFor", [campaignAt, rows], { from: stranger, value });
  return { ...started, many, claim };
}

async function checkMany(source?: string): Promise<void> {
  const { chain, campaign, rows, claimed, claim, many, balanceOf } = await startMany(source);
  claimed.add(1n);
  const before = await chain.balanceOf(stranger);
  await claim(rows, 10n * FEE);
  expect(campaign.calls().map(({ args, value }) => [args[0], value])).toEqual([
    [0n, FEE],
    [2n, FEE],
  ]);
  expect(await balanceOf(holder.address)).toBe(rows[0]?.amount);
  expect(await chain.balanceOf(many.address)).toBe(0n);
  expect(await chain.balanceOf(campaignAt)).toBe(2n * FEE);
  expect((await chain.balanceOf(stranger)) - before).toBe(8n * FEE);
}

describe("ClaimMany.sol", () => {
  it("pays the fee of each row that is open, and gives the rest back", () => checkMany());

  it("says which fees the value does not cover", async () => {
    const { rows, claim } = await startMany();
    await expect(claim(rows, 2n * FEE)).rejects.toMatchObject({
      errorName: "FeesNotCovered",
      args: [2n * FEE, 3n * FEE],
    });
  });

  it("reverts with the error of the campaign", async () => {
    const { rows, claim } = await startMany();
    await expect(
      claim(
        rows.map((row) => ({ ...row, proof: [] })),
        3n * FEE,
      ),
    ).rejects.toMatchObject({ errorName: "SablierMerkleBase_InvalidProof" });
  });

  it("value that stays in the contract is found", async () => {
    const source = mutate(readExample(SOLIDITY), "msg.value - spentWei", "0");
    await expect(checkMany(source)).rejects.toThrow();
  });
});
