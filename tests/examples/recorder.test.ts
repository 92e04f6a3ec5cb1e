import { describe, expect, it, vi } from "vitest";

import { account, Chain } from "./support/chain";
import { PACKAGES } from "./support/packages";
import { compileRecorder, modeledFunctions, recorderSource } from "./support/recorder";

vi.setConfig({ testTimeout: 60_000 });

const alice = account("alice");
const bob = account("bob");

describe("recorders", () => {
  it.each(PACKAGES.flatMap((pkg) => Object.keys(pkg.interfaces)))(
    "implement all of %s",
    async (name) => {
      expect((await compileRecorder(name)).bytecode).toMatch(/^0x[0-9a-f]{100,}$/);
    },
  );

  it("take functions from the model and generate the others", () => {
    const { source } = recorderSource("ISablierFlow");
    expect(source).toContain("contract SablierFlowRecorder is SablierFlowModel {");
    expect(source).toContain("function tokenURI(uint256) external view returns (string memory) {");
    expect(source).not.toContain("function createAndDeposit(");
  });

  it("know which functions a model has", () => {
    const source = [
      "    mapping(address => mapping(address => bool)) public isApprovedForAll;",
      "    function a() external {}",
      "    function b(\n        uint256 x\n    ) external view returns (uint256) {}",
      "    function c() private {}",
    ].join("\n");
    expect([...modeledFunctions(source)].sort()).toEqual(["a", "b", "isApprovedForAll"]);
  });

  it("record a call with its caller, value and arguments, and answer as prepared", async () => {
    const chain = await Chain.create();
    const campaign = await chain.recorder("SablierMerkleInstant");
    const proof = [`0x${"12".repeat(32)}`];
    await campaign.write("claim", [3n, bob, 50n, proof], { from: alice, value: 7n });
    expect(campaign.calls()).toEqual([
      {
        contract: "SablierMerkleInstant",
        functionName: "claim",
        args: [3n, bob, 50n, proof],
        caller: alice,
        value: 7n,
      },
    ]);

    await expect(campaign.read("hasClaimed", [3n])).rejects.toMatchObject({
      errorName: "NoAnswer",
    });
    await campaign.answer("hasClaimed", false);
    await campaign.answer("hasClaimed", true, [3n]);
    expect(await campaign.read("hasClaimed", [3n])).toBe(true);
    expect(await campaign.read("hasClaimed", [4n])).toBe(false);
  });

  it("forget a call that is undone", async () => {
    const chain = await Chain.create();
    const flow = await chain.recorder("SablierFlow");
    await expect(flow.write("pause", [1n], { from: alice })).rejects.toMatchObject({
      errorName: "SablierFlow_Null",
      args: [1n],
    });
    expect(chain.calls()).toEqual([]);
  });

  it("stand at an address of the test's choice", async () => {
    const chain = await Chain.create();
    const lockup = await chain.recorder("SablierLockup", bob);
    expect(lockup.address).toBe(bob);
    expect(await lockup.read("nextStreamId")).toBe(1n);
  });
});

describe("the chain", () => {
  it("undoes what a call did, keeps what a transaction did", async () => {
    const chain = await Chain.create();
    const token = await chain.token("DAI", 18);
    await chain.call({ from: alice, to: token.address, data: "0x" }).catch(() => undefined);
    await token.read("mint", [alice, 5n]);
    expect(await token.read("balanceOf", [alice])).toBe(0n);
    await token.write("mint", [alice, 5n], { from: alice });
    expect(await token.read("balanceOf", [alice])).toBe(5n);
    expect(await token.read("decimals")).toBe(18);
  });

  it("names the error of a token", async () => {
    const chain = await Chain.create();
    const token = await chain.token("DAI", 18);
    await expect(token.write("transfer", [bob, 5n], { from: alice })).rejects.toMatchObject({
      errorName: "ERC20InsufficientBalance",
      args: [alice, 0n, 5n],
    });
  });
});
