import { release } from "sablier/evm/releases/flow/v3.0";
import { sepolia } from "viem/chains";
import { beforeAll, describe, expect, it } from "vitest";

import { mutate, readExample } from "../support/example";
import { deployFlow } from "../support/flow-v3";
import { runFoundryTest } from "../support/foundry";
import { followImports, type Project, releaseConfig, runSetup } from "../support/project";

const TEST = "solidity/flow-v3.0/CreateFlowTest.sol";
const FORK = "solidity/flow-v3.0/CreateFlowForkTest.sol";

const BLOCK = 10_500_000;

describe("CreateFlowTest.sol", () => {
  it("passes", async () => {
    expect(await runFoundryTest(TEST)).toEqual(
      ["test_PaysByTheSecond", "test_WaitsForItsStart", "test_WithdrawalCostsTheFee"].map(
        (name) => ({ name, error: undefined, forks: [] }),
      ),
    );
  });

  it("would fail with another rate and without the fee", async () => {
    let source = readExample(TEST);
    source = mutate(source, "block.timestamp + 30 days", "block.timestamp + 31 days");
    source = mutate(source, "withdrawMax{ value: feeWei }", "withdrawMax{ value: feeWei - 1 }");
    const [rate, , fee] = await runFoundryTest(TEST, { source });
    expect(rate?.error).toMatch(/^AssertionFailed/);
    // The selector of SablierFlow_InsufficientFeePayment.
    expect(fee?.error).toMatch(/0x026dd37d/);
  });
});

describe("CreateFlowForkTest.sol", () => {
  it("passes at the address of the package, after its release", async () => {
    const ends = await runFoundryTest(FORK, { prepare: deployFlow });
    expect(ends).toEqual([
      { name: "test_StreamOnFork", error: undefined, forks: [["sepolia", BigInt(BLOCK)]] },
    ]);
    const start = release.deployments
      .find(({ chainId }) => chainId === sepolia.id)
      ?.contracts.find(({ name }) => name === "SablierFlow")?.block;
    expect(start).toBeLessThan(BLOCK);
  });
});

describe("shell/flow-v3.0/foundry-project.sh", () => {
  let project: Project;

  beforeAll(() => {
    project = runSetup("shell/flow-v3.0/foundry-project.sh", "flow-project");
  });

  it("calls the tools in order, and leaves no counter", () => {
    expect(project.commands).toEqual([
      "forge init flow-project",
      "npm install --ignore-scripts --save-exact @sablier/flow@3.0.1 @openzeppelin/contracts@5.3.0 @prb/math@4.1.0",
      "forge test --match-contract CreateFlowTest",
    ]);
    expect(project.left).toEqual([]);
    expect(project.ignored).toEqual(["node_modules/"]);
  });

  it("compiles with the settings of the release", () => {
    expect(project.config).toEqual(
      expect.arrayContaining([...releaseConfig("flow-v3.0"), 'sepolia = "${SEPOLIA_RPC_URL}"']),
    );
  });

  it("maps every import of the examples, with a slash at both ends", () => {
    const { count, problems } = followImports(project.remappings, [
      TEST,
      FORK,
      "solidity/flow-v3.0/CreateFlow.sol",
      "solidity/flow-v3.0/WithdrawFlow.sol",
      "solidity/flow-v3.0/LocalToken.sol",
    ]);
    expect(problems).toEqual([]);
    expect(count).toBeGreaterThan(15);
  });
});
