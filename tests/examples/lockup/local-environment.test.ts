import { release } from "sablier/evm/releases/lockup/v2.0";
import type { Address } from "viem";
import { sepolia } from "viem/chains";
import { describe, expect, it } from "vitest";

import type { RecorderContract } from "../support/chain";
import { runFoundryTest } from "../support/foundry";
import { wantedStreams } from "../support/lockup";
import { followImports, installedPins, releaseConfig, runSetup } from "../support/project";
import type { MetCall } from "../support/recorder";
import { LOCKUP } from "../support/table";

const TEST = "solidity/lockup/CreateLinearTest.sol";
const FORK = "solidity/lockup/CreateLinearForkTest.sol";

interface NewStream {
  readonly sender: Address;
  readonly recipient: Address;
  readonly totalAmount: bigint;
  readonly token: Address;
}

/** What Lockup says about the one stream that a test creates: parties and times as in the call. */
function answersOf(lockup: RecorderContract, now: () => bigint): void {
  let met: MetCall | undefined;
  let start = 0n;
  const params = () => met?.args[0] as NewStream | undefined;
  const streamed = (): bigint | undefined =>
    met && wantedStreams([met], start)[0]?.streamedAfter(now() - start);
  lockup.answer("nextStreamId", 1n);
  lockup.on("createWithDurationsLL", (call) => {
    met = call;
    start = now();
    const { token, totalAmount } = call.args[0] as NewStream;
    return { returns: 1n, moves: [[token, call.caller, lockup.address, totalAmount]] };
  });
  const values: Readonly<Record<string, () => unknown>> = {
    getSender: () => params()?.sender,
    getRecipient: () => params()?.recipient,
    getDepositedAmount: () => params()?.totalAmount,
    getEndTime: () => Number(start) + (met?.args[2] as { total: number }).total,
    streamedAmountOf: streamed,
    withdrawableAmountOf: streamed,
  };
  for (const [name, value] of Object.entries(values)) {
    lockup.on(name, () => ({ returns: value() }), [1n]);
  }
}

describe("CreateLinearTest.sol", () => {
  it("passes", async () => {
    const ends = await runFoundryTest(TEST, {
      created: ["SablierLockup", (lockup, chain) => answersOf(lockup, () => chain.timestamp)],
    });
    expect(ends).toEqual([
      { name: "test_CreateWithDurations", error: undefined, forks: [] },
      { name: "test_RevertWithoutApproval", error: undefined, forks: [] },
    ]);
  });
});

describe("CreateLinearForkTest.sol", () => {
  it("passes at the address of the package, after its release", async () => {
    const ends = await runFoundryTest(FORK, {
      prepare: async (chain) =>
        answersOf(await chain.recorder("SablierLockup", LOCKUP), () => chain.timestamp),
    });
    expect(ends).toEqual([
      { name: "test_StreamOnFork", error: undefined, forks: [["sepolia", 7_600_000n]] },
    ]);
    const start = release.deployments
      .find(({ chainId }) => chainId === sepolia.id)
      ?.contracts.find(({ name }) => name === "SablierLockup")?.block;
    expect(start).toBeLessThan(7_600_000);
  });
});

describe("shell/lockup/foundry-project.sh", () => {
  const project = runSetup("shell/lockup/foundry-project.sh", "lockup-project");

  it("calls the tools in order, with pins, and leaves no counter", () => {
    expect(project.commands).toEqual([
      "forge init lockup-project",
      `npm install --save-exact @sablier/lockup@2.0.1 ${installedPins().join(" ")}`,
      "forge test --match-contract CreateLinearTest",
    ]);
    expect(project.left).toEqual([]);
    expect(project.ignored).toEqual(["node_modules/"]);
  });

  it("compiles with the settings of the release", () => {
    expect(project.config).toEqual(expect.arrayContaining(releaseConfig("lockup")));
    expect(project.config).toContain('sepolia = "${SEPOLIA_RPC_URL}"');
  });

  it("maps every import", () => {
    const files = [TEST, FORK, "solidity/lockup/CreateLinear.sol"];
    const { count, problems } = followImports(project.remappings, files);
    expect(problems).toEqual([]);
    expect(count).toBeGreaterThan(12);
  });
});
