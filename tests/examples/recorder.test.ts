import { describe, expect, it } from "vitest";

import { account, Chain } from "./support/chain";
import { PACKAGES } from "./support/packages";
import { compileRecorder } from "./support/recorder";
import { modeledFunctions, recorderSource } from "./support/stand-ins";

const alice = account("alice");
const bob = account("bob");

describe("recorders", () => {
  it.each(
    PACKAGES.filter(({ isInstalled }) => !isInstalled).flatMap(({ interfaces, generation }) =>
      Object.keys(interfaces).map((name) => [name, generation] as const),
    ),
  )("implement all of %s of %s", async (name, generation) => {
    expect((await compileRecorder(name, generation)).bytecode).toMatch(/^0x[0-9a-f]{100,}$/);
  });

  it("take functions from the model and generate the others", () => {
    const { source } = recorderSource("ISablierFlow", "2025");
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
    const flow = await chain.recorder("SablierFlow");
    await flow.write("setProtocolFee", [bob, 50n], { from: alice });
    expect(flow.calls()).toEqual([
      {
        contract: "SablierFlow",
        functionName: "setProtocolFee",
        args: [bob, 50n],
        caller: alice,
        value: 0n,
      },
    ]);

    await expect(flow.read("protocolFee", [bob])).rejects.toMatchObject({
      errorName: "NoAnswer",
    });
    await flow.answer("protocolFee", 1n);
    await flow.answer("protocolFee", 2n, [bob]);
    expect(await flow.read("protocolFee", [bob])).toBe(2n);
    expect(await flow.read("protocolFee", [alice])).toBe(1n);
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
