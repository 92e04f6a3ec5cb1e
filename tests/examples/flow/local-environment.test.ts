import { releases } from "sablier/evm";
import { sepolia } from "viem/chains";
import { describe, expect, it } from "vitest";

import { amountPerPeriod, PERIOD_SECONDS, ratePerSecond } from "../../../src/lib/flow";
import { packageAddress } from "../support/addresses";
import { account, Chain } from "../support/chain";
import { compileExample, mutate, readExample } from "../support/example";
import { runFoundryTest } from "../support/foundry";
import { followImports, installedPins, releaseConfig, runSetup } from "../support/project";

const CREATOR = "solidity/flow/FlowStreamCreator.sol";
const TEST = "solidity/flow/FlowStreamCreatorTest.sol";
const FORK = "solidity/flow/FlowForkTest.sol";

const RELEASE = { protocol: "flow", version: "v1.1" };
const FLOW = packageAddress("SablierFlow", RELEASE, sepolia.id);
const RATE = 1_157_407_407_407_407n;
const DEPOSIT = 300n * 10n ** 18n;
const sender = account("sender");
const recipient = account("recipient");

async function deployExample() {
  const chain = await Chain.create();
  const token = await chain.token("DAI", 18);
  const flow = await chain.recorder("SablierFlow");
  const artifact = await compileExample(CREATOR);
  const contract = await chain.deploy("FlowStreamCreator", artifact, [flow.address, token.address]);
  await token.write("mint", [sender, DEPOSIT], { from: sender });
  return { token, flow, contract };
}

describe("FlowStreamCreator.sol", () => {
  it("has the rate of 100 tokens a day", () => {
    const wanted = { amount: 100n * 10n ** 18n, decimals: 18, seconds: PERIOD_SECONDS.day };
    expect(ratePerSecond(wanted)).toBe(RATE);
    expect(amountPerPeriod(RATE, 18, PERIOD_SECONDS.day)).toBe(99_999_999_999_999_964_800n);
  });

  it("opens a stream without tokens or an approval", async () => {
    const { token, flow, contract } = await deployExample();
    expect(await contract.read("RATE")).toBe(RATE);
    expect(await contract.write("create", [recipient], { from: sender })).toBe(1n);
    expect(flow.calls()).toEqual([
      {
        contract: "SablierFlow",
        functionName: "create",
        args: [sender, recipient, RATE, token.address, true],
        caller: contract.address,
        value: 0n,
      },
    ]);
    expect(await flow.read("getBalance", [1n])).toBe(0n);
    expect(await token.read("balanceOf", [sender])).toBe(DEPOSIT);
  });

  it("opens a stream and funds it with the caller's tokens", async () => {
    const { token, flow, contract } = await deployExample();
    await expect(
      contract.write("createAndDeposit", [recipient, DEPOSIT], { from: sender }),
    ).rejects.toMatchObject({ errorName: "ERC20InsufficientAllowance" });
    await token.write("approve", [contract.address, DEPOSIT], { from: sender });
    await contract.write("createAndDeposit", [recipient, DEPOSIT], { from: sender });
    expect(flow.calls()).toEqual([
      {
        contract: "SablierFlow",
        functionName: "createAndDeposit",
        args: [sender, recipient, RATE, token.address, true, DEPOSIT],
        caller: contract.address,
        value: 0n,
      },
    ]);
    expect(await token.read("balanceOf", [flow.address])).toBe(DEPOSIT);
    expect(await token.read("allowance", [contract.address, flow.address])).toBe(0n);
  });
});

describe("FlowStreamCreatorTest.sol", () => {
  it("passes", async () => {
    expect(await runFoundryTest(TEST)).toEqual([
      { name: "test_Create", error: undefined, forks: [] },
      { name: "test_CreateAndDeposit", error: undefined, forks: [] },
    ]);
  });

  it("would fail with another caller and with another debt", async () => {
    // One compilation for both mistakes: the stand-in for Flow is large.
    let source = readExample(TEST);
    source = mutate(source, "        vm.prank(sender);\n", "");
    source = mutate(
      source,
      "withdrawableAmountOf(streamId), 99.",
      "withdrawableAmountOf(streamId), 98.",
    );
    const ends = await runFoundryTest(TEST, source);
    expect(ends.map(({ error }) => error)).toEqual([
      expect.stringMatching(/^AssertionFailed/),
      expect.stringMatching(/^AssertionFailed/),
    ]);
  });
});

describe("FlowForkTest.sol", () => {
  it("passes at the address of the package, after its release", async () => {
    const ends = await runFoundryTest(FORK, undefined, (chain) =>
      chain.recorder("SablierFlow", FLOW),
    );
    expect(ends).toEqual([
      { name: "test_Create", error: undefined, forks: [["sepolia", 7_600_000n]] },
    ]);
    const start = releases.flow?.["v1.1"]?.deployments
      .find(({ chainId }) => chainId === sepolia.id)
      ?.contracts.find(({ name }) => name === "SablierFlow")?.block;
    expect(start).toBeLessThan(7_600_000);
  });

  it("fails where Flow is not", async () => {
    const [end] = await runFoundryTest(FORK);
    expect(end?.error).toBeDefined();
  });
});

describe("flow-project.sh", () => {
  const project = runSetup("shell/flow/flow-project.sh", "flow-project");

  it("calls the tools in order, with pins, and leaves no counter", () => {
    expect(project.commands).toEqual([
      "forge init flow-project",
      `npm install --save-exact @sablier/flow@1.1.1 ${installedPins().join(" ")}`,
      "forge test --match-contract FlowStreamCreatorTest",
    ]);
    expect(project.left).toEqual([]);
    expect(project.ignored).toEqual(["node_modules/"]);
  });

  it("compiles with the settings of the release", () => {
    expect(project.config).toEqual(expect.arrayContaining(releaseConfig("flow")));
    expect(project.config).toContain('sepolia = "${SEPOLIA_RPC_URL}"');
  });

  it("maps every import", () => {
    const { count, problems } = followImports(project.remappings, [CREATOR, TEST, FORK]);
    expect(problems).toEqual([]);
    expect(count).toBeGreaterThan(10);
    expect(followImports(["a/=b"], [CREATOR]).problems).toHaveLength(5);
  });
});
