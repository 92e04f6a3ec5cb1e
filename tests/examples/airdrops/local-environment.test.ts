import { describe, expect, it } from "vitest";

import { mutate, readExample } from "../support/example";
import { runFoundryTest } from "../support/foundry";
import { followImports, installedPins, releaseConfig, runSetup } from "../support/project";

const TEST = "solidity/airdrops/InstantCampaignTest.sol";
const CREATORS = [
  "solidity/airdrops/CreateInstantCampaign.sol",
  "solidity/airdrops/CreateLinearCampaign.sol",
  "solidity/airdrops/CreateTranchedCampaign.sol",
];

describe("InstantCampaignTest.sol", () => {
  it("passes", async () => {
    const ends = await runFoundryTest(TEST);
    expect(ends.map(({ name, error }) => [name, error])).toEqual([
      ["test_Claim", undefined],
      ["test_RevertWhenClaimedTwice", undefined],
      ["test_RevertWithWrongAmount", undefined],
    ]);
  });

  it("would fail with leaves that are hashed once, and without the error it expects", async () => {
    // One compilation for both mistakes: the stand-in for the factory is large.
    let source = readExample(TEST);
    source = mutate(
      source,
      "return keccak256(bytes.concat(keccak256(abi.encode(index, recipient, amount))));",
      "return keccak256(abi.encode(index, recipient, amount));",
    );
    source = mutate(source, "campaign.claim(0, alice, ALICE_GETS + 1, proofOfAlice());", "token;");
    const ends = await runFoundryTest(TEST, source);
    expect(ends.map(({ error }) => error)).toEqual([
      "SablierMerkleBase_InvalidProof()",
      "SablierMerkleBase_InvalidProof()",
      expect.stringContaining("No call follows that could revert"),
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
