import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

import { release } from "sablier/evm/releases/lockup/v4.0";
import { sepolia } from "viem/chains";
import { beforeAll, describe, expect, it } from "vitest";

import { SITE_DIR } from "../../../plugins/paths";
import { mutate, readExample } from "../support/example";
import { runFoundryTest } from "../support/foundry";
import { deployLockup } from "../support/lockup-v4";
import { followImports, type Project, releaseConfig, runSetup } from "../support/project";

const TEST = "solidity/lockup-v4.0/CreateLinearTest.sol";
const FORK = "solidity/lockup-v4.0/CreateLinearForkTest.sol";

const BLOCK = 10_500_000;

describe("CreateLinearTest.sol", () => {
  it("passes", async () => {
    expect(await runFoundryTest(TEST)).toEqual(
      ["test_RevertWithoutApproval", "test_UnlocksWeekByWeek", "test_WithdrawalCostsTheFee"].map(
        (name) => ({ name, error: undefined, forks: [] }),
      ),
    );
  });

  it("would fail with other steps and without the fee", async () => {
    let source = readExample(TEST);
    source = mutate(source, "block.timestamp + 6 days", "block.timestamp + 7 days");
    source = mutate(source, "withdrawMax{ value: feeWei }", "withdrawMax{ value: feeWei - 1 }");
    const [, steps, fee] = await runFoundryTest(TEST, { source });
    expect(steps?.error).toMatch(/^AssertionFailed/);
    // The selector of SablierLockup_InsufficientFeePayment.
    expect(fee?.error).toMatch(/0x4fc1eeff/);
  });
});

describe("CreateLinearForkTest.sol", () => {
  it("passes at the address of the package, after its release", async () => {
    const ends = await runFoundryTest(FORK, { prepare: deployLockup });
    expect(ends).toEqual([
      { name: "test_StreamOnFork", error: undefined, forks: [["sepolia", BigInt(BLOCK)]] },
    ]);
    const start = release.deployments
      .find(({ chainId }) => chainId === sepolia.id)
      ?.contracts.find(({ name }) => name === "SablierLockup")?.block;
    expect(start).toBeLessThan(BLOCK);
  });
});

describe("shell/lockup-v4.0/foundry-project.sh", () => {
  let project: Project;

  beforeAll(() => {
    project = runSetup("shell/lockup-v4.0/foundry-project.sh", "lockup-project");
  });

  it("calls the tools in order, and leaves no counter", () => {
    expect(project.commands).toEqual([
      "forge init lockup-project",
      "npm install --ignore-scripts --save-exact @sablier/lockup@4.0.1 @openzeppelin/contracts@5.3.0 @prb/math@4.1.0",
      "forge test --match-contract CreateLinearTest",
    ]);
    expect(project.left).toEqual([]);
    expect(project.ignored).toEqual(["node_modules/"]);
  });

  it("runs no install script, as that of a dependency fails where npm puts it", () => {
    const folder = path.join(SITE_DIR, "node_modules/@sablier/evm-utils");
    const manifest = readFileSync(path.join(folder, "package.json"), "utf8");
    const { scripts } = JSON.parse(manifest) as { scripts: { postinstall: string } };
    const run = () =>
      execFileSync("sh", ["-c", scripts.postinstall], { cwd: folder, stdio: "pipe" });
    expect(run).toThrow(/node_modules\/forge-std/);
  });

  it("compiles with the settings of the release", () => {
    expect(project.config).toEqual(
      expect.arrayContaining([...releaseConfig("lockup-v4.0"), 'sepolia = "${SEPOLIA_RPC_URL}"']),
    );
  });

  it("maps every import of the examples, with a slash at both ends", () => {
    const { count, problems } = followImports(project.remappings, [
      TEST,
      FORK,
      "solidity/lockup-v4.0/CreateLinear.sol",
      "solidity/lockup-v4.0/CreatePriceGated.sol",
    ]);
    expect(problems).toEqual([]);
    expect(count).toBeGreaterThan(15);
  });
});
