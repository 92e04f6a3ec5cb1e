import type { Address, Hex } from "viem";
import { describe, expect, it } from "vitest";

import { leafHash, processProof } from "../../../src/lib/airdrops";
import type { Chain, RecorderContract } from "../support/chain";
import { runFoundryTest } from "../support/foundry";
import { followImports, installedPins, releaseConfig, runSetup } from "../support/project";
import { INSTANT } from "../support/table";

const TEST = "solidity/airdrops/InstantCampaignTest.sol";
const CREATORS = [
  "solidity/airdrops/CreateInstantCampaign.sol",
  "solidity/airdrops/CreateLinearCampaign.sol",
  "solidity/airdrops/CreateTranchedCampaign.sol",
];

/** A campaign that pays each row of the tree once: proofs are checked as recorded. */
function createsCampaign(factory: RecorderContract, campaign: RecorderContract): void {
  factory.on("createMerkleInstant", ({ args: [base] }) => {
    const { token, merkleRoot } = base as { token: Address; merkleRoot: Hex };
    const claimed = new Set<bigint>();
    campaign.on("hasClaimed", ({ args }) => ({ returns: claimed.has(args[0] as bigint) }));
    campaign.on("claim", ({ args }) => {
      const [index, recipient, amount, proof] = args as [bigint, Address, bigint, Hex[]];
      if (claimed.has(index)) return { error: ["SablierMerkleBase_StreamClaimed", index] };
      if (processProof(leafHash({ index, recipient, amount }), proof) !== merkleRoot) {
        return { error: ["SablierMerkleBase_InvalidProof"] };
      }
      claimed.add(index);
      return { moves: [[token, INSTANT, recipient, amount]] };
    });
    return { returns: INSTANT };
  });
}

describe("InstantCampaignTest.sol", () => {
  it("passes", async () => {
    const campaigns = new WeakMap<Chain, RecorderContract>();
    const ends = await runFoundryTest(TEST, {
      prepare: async (chain) =>
        campaigns.set(chain, await chain.recorder("SablierMerkleInstant", INSTANT)),
      created: [
        "SablierMerkleFactory",
        (factory, chain) => {
          const campaign = campaigns.get(chain);
          if (campaign !== undefined) createsCampaign(factory, campaign);
        },
      ],
    });
    expect(ends.map(({ name, error }) => [name, error])).toEqual([
      ["test_Claim", undefined],
      ["test_RevertWhenClaimedTwice", undefined],
      ["test_RevertWithWrongAmount", undefined],
    ]);
  });
});

describe("airdrops-project.sh", () => {
  const project = runSetup("shell/airdrops/airdrops-project.sh", "airdrops-project");

  it("calls the tools in order, with pins, and leaves no counter", () => {
    expect(project.commands).toEqual([
      "forge init airdrops-project",
      `npm install --save-exact @sablier/airdrops@1.3.0 ${installedPins().join(" ")}`,
      "npm install --save-exact @sablier/lockup@2.0.1",
      "forge test --match-contract InstantCampaignTest",
    ]);
    expect(project.left).toEqual([]);
    expect(project.ignored).toEqual(["node_modules/"]);
  });

  it("compiles with the settings of the release", () => {
    expect(project.config).toEqual(expect.arrayContaining(releaseConfig("airdrops")));
  });

  it("maps every import", () => {
    const { count, problems } = followImports(project.remappings, [TEST, ...CREATORS]);
    expect(problems).toEqual([]);
    expect(count).toBeGreaterThan(20);
  });
});
