import type { Address, Hex } from "viem";
import { describe, expect, it } from "vitest";

import { leafHash, processProof } from "../../../src/lib/airdrops";
import { type Chain, type RecorderContract } from "../support/chain";
import { mutate, readExample } from "../support/example";
import { runFoundryTest } from "../support/foundry";
import { followImports, releaseConfig, runSetup } from "../support/project";
import { CAMPAIGN } from "./creation";

const TEST = "solidity/airdrops-v3.0/InstantCampaignTest.sol";
const CREATORS = ["Instant", "Linear", "Tranched", "VCA", "Execute"].map(
  (type) => `solidity/airdrops-v3.0/Create${type}Campaign.sol`,
);

/** One US dollar at 3,000 dollars a coin, as FixedFee of the test has it. */
const FEE = 333_333_333_333_333n;

/** A campaign that takes the fee, checks proofs as recorded, and pays. */
function createsCampaign(factory: RecorderContract, campaign: RecorderContract): void {
  factory.on("createMerkleInstant", ({ args: [params] }) => {
    const { token, merkleRoot } = params as { token: Address; merkleRoot: Hex };
    let hasClaimed = false;
    campaign.answer("calculateMinFeeWei", FEE);
    campaign.on("hasClaimed", () => ({ returns: hasClaimed }));
    campaign.on("claim", ({ args, value }) => {
      const [index, recipient, amount, proof] = args as [bigint, Address, bigint, Hex[]];
      if (value < FEE) {
        return { error: ["SablierMerkleBase_InsufficientFeePayment", value, FEE] };
      }
      if (processProof(leafHash({ index, recipient, amount }), proof) !== merkleRoot) {
        return { error: ["SablierMerkleBase_InvalidProof"] };
      }
      hasClaimed = true;
      return { moves: [[token, CAMPAIGN, recipient, amount]] };
    });
    return { returns: CAMPAIGN };
  });
}

async function run(source?: string) {
  const recorders = new WeakMap<Chain, RecorderContract>();
  const ends = await runFoundryTest(TEST, {
    ...(source === undefined ? {} : { source }),
    prepare: async (chain) =>
      recorders.set(chain, await chain.recorder("SablierMerkleInstant", CAMPAIGN, "2026")),
    created: [
      "SablierFactoryMerkleInstant",
      (factory, chain) => {
        const campaign = recorders.get(chain);
        if (campaign !== undefined) createsCampaign(factory, campaign);
      },
    ],
  });
  return ends.map(({ name, error }) => [name, error]);
}

describe("InstantCampaignTest.sol", () => {
  it("passes", async () => {
    expect(await run()).toEqual([
      ["test_Claim", undefined],
      ["test_RevertWithWrongAmount", undefined],
      ["test_RevertWithoutFee", undefined],
    ]);
  });

  it("would fail with a leaf that is hashed once", async () => {
    const source = mutate(
      readExample(TEST),
      "keccak256(bytes.concat(keccak256(abi.encode(index, recipient, amount))))",
      "keccak256(abi.encode(index, recipient, amount))",
    );
    expect((await run(source))[0]?.[1]).toBeDefined();
  });
});

describe("shell/airdrops-v3.0/airdrops-project.sh", () => {
  const project = runSetup("shell/airdrops-v3.0/airdrops-project.sh", "airdrops-project");

  it("calls the tools in order, with pins, and leaves no counter", () => {
    expect(project.commands).toEqual([
      "forge init airdrops-project",
      "npm install --ignore-scripts --save-exact @sablier/airdrops@3.0.1 @sablier/lockup@4.0.1 @openzeppelin/contracts@5.3.0 @prb/math@4.1.0",
      "forge test --match-contract InstantCampaignTest",
    ]);
    expect(project.left).toEqual([]);
    expect(project.ignored).toEqual(["node_modules/"]);
  });

  it("compiles with the settings of the release", () => {
    expect(project.config).toEqual(expect.arrayContaining(releaseConfig("airdrops-v3.0")));
  });

  it("maps every import of the examples", () => {
    const { count, problems } = followImports(project.remappings, [TEST, ...CREATORS]);
    expect(problems).toEqual([]);
    expect(count).toBeGreaterThan(30);
  });
});
