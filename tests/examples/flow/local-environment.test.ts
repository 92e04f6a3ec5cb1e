import { releases } from "sablier/evm";
import { sepolia } from "viem/chains";
import { describe, expect, it } from "vitest";

import { amountPerPeriod } from "../../../src/lib/flow";
import type { RecorderContract } from "../support/chain";
import { runFoundryTest } from "../support/foundry";
import { followImports, installedPins, releaseConfig, runSetup } from "../support/project";
import type { Answer } from "../support/recorder";
import { FLOW } from "../support/table";

const CREATOR = "solidity/flow/FlowStreamCreator.sol";
const TEST = "solidity/flow/FlowStreamCreatorTest.sol";
const FORK = "solidity/flow/FlowForkTest.sol";

/** What Flow says about the one stream that a test opens: parties and rate as in the call. */
function answersOf(flow: RecorderContract, now: () => bigint): void {
  let stream: readonly unknown[] = [];
  let start = 0n;
  const create: Answer = ({ args, caller }) => {
    [stream, start] = [args, now()];
    const amount = (args[5] ?? 0n) as bigint;
    const token = args[3] as `0x${string}`;
    return {
      returns: 1n,
      moves: amount === 0n ? [] : [[token, caller, flow.address, amount]],
    };
  };
  const said = (place: number) => stream[place];
  const debt = () => amountPerPeriod(said(2) as bigint, 18, now() - start);
  flow.answer("nextStreamId", 1n);
  flow.on("create", create);
  flow.on("createAndDeposit", create);
  flow.on("getSender", () => ({ returns: said(0) }), [1n]);
  flow.on("getRecipient", () => ({ returns: said(1) }), [1n]);
  flow.on("getBalance", () => ({ returns: said(5) ?? 0n }), [1n]);
  flow.on("totalDebtOf", () => ({ returns: debt() }), [1n]);
  flow.on("withdrawableAmountOf", () => ({ returns: debt() }), [1n]);
}

describe("FlowStreamCreatorTest.sol", () => {
  it("passes", async () => {
    const ends = await runFoundryTest(TEST, {
      created: ["SablierFlow", (flow, chain) => answersOf(flow, () => chain.timestamp)],
    });
    expect(ends).toEqual([
      { name: "test_Create", error: undefined, forks: [] },
      { name: "test_CreateAndDeposit", error: undefined, forks: [] },
    ]);
  });
});

describe("FlowForkTest.sol", () => {
  it("passes at the address of the package, after its release", async () => {
    const ends = await runFoundryTest(FORK, {
      prepare: async (chain) =>
        answersOf(await chain.recorder("SablierFlow", FLOW), () => chain.timestamp),
    });
    expect(ends).toEqual([
      { name: "test_Create", error: undefined, forks: [["sepolia", 7_600_000n]] },
    ]);
    const start = releases.flow?.["v1.1"]?.deployments
      .find(({ chainId }) => chainId === sepolia.id)
      ?.contracts.find(({ name }) => name === "SablierFlow")?.block;
    expect(start).toBeLessThan(7_600_000);
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
