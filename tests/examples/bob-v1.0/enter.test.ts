import { describe, expect, it } from "vitest";

import * as example from "../../../examples/typescript/bob-v1.0/enter";
import { importChanged, mutate, readExample } from "../support/example";
import { alice, bobCall, carol, deployBob, eth, startBob, VAULT } from "../support/bob";

const SOLIDITY = "solidity/bob-v1.0/EnterVault.sol";
const TYPESCRIPT = "typescript/bob-v1.0/enter.ts";

async function deploy(source?: string) {
  const started = await startBob();
  const contract = await deployBob(started, "EnterVault", { source });
  await started.token.write("mint", [alice, eth("10")], { from: alice });
  await started.token.write("approve", [contract.address, eth("10")], { from: alice });
  return { ...started, contract };
}

async function checkSolidity(source?: string): Promise<void> {
  const { bob, contract, feed, token, shareToken } = await deploy(source);
  await contract.write("enter", [VAULT, eth("10"), feed.address], { from: alice });
  const value = eth("2");
  await contract.write("enterWithNativeToken", [VAULT, feed.address], { from: alice, value });
  expect(bob.calls()).toEqual([
    bobCall(contract.address, "enter", [VAULT, eth("10")]),
    bobCall(contract.address, "enterWithNativeToken", [VAULT], value),
  ]);
  expect(await shareToken.read("balanceOf", [alice])).toBe(eth("12"));
  expect(await token.read("balanceOf", [contract.address])).toBe(0n);
  expect(await token.read("allowance", [contract.address, bob.address])).toBe(0n);
}

describe("EnterVault.sol", () => {
  it("deposits tokens and native coin, and hands over the shares", () => checkSolidity());

  it("refuses a vault with another feed before it takes tokens", async () => {
    const { contract, bob, token } = await deploy();
    await expect(
      contract.write("enter", [VAULT, eth("10"), carol], { from: alice }),
    ).rejects.toMatchObject({ errorName: "OtherTerms" });
    expect(bob.calls()).toEqual([]);
    expect(await token.read("balanceOf", [alice])).toBe(eth("10"));
  });

  it("shares that stay in the contract are found", async () => {
    const source = mutate(readExample(SOLIDITY), "_handOver(vaultId, msg.value);", "");
    await expect(checkSolidity(source)).rejects.toThrow(/to be 12000000000000000000n/);
  });
});

async function checkTypeScript(module = example): Promise<void> {
  const { bob, token, connection } = await startBob({ decimals: 6 });
  await token.write("mint", [alice, 10_000_000n], { from: alice });
  const client = module.connect(...connection());
  expect(await module.enter(client, VAULT, "10")).toBe(10_000_000n);
  expect(await module.enterWithNativeToken(client, VAULT, "2")).toBe(eth("2"));
  expect(bob.calls()).toEqual([
    bobCall(alice, "enter", [VAULT, 10_000_000n]),
    bobCall(alice, "enterWithNativeToken", [VAULT], eth("2")),
  ]);
}

describe("enter.ts", () => {
  it("approves Bob, deposits in the decimals of the token, and in native coin", () =>
    checkTypeScript());

  it("shows the terms of a vault", async () => {
    const { connection, token, feed, adapter } = await startBob({ hasAdapter: true });
    expect(await example.check(example.connect(...connection()), VAULT)).toEqual({
      token: token.address,
      oracle: feed.address,
      targetPrice: "5000",
      expiry: "2027-12-31T00:00:00.000Z",
      adapter: adapter.address,
      isActive: true,
    });
  });

  it("an amount with 18 decimals for every token is found", async () => {
    const from = "parseUnits(amount, decimals)";
    const source = mutate(readExample(TYPESCRIPT), from, "parseEther(amount)");
    const module = await importChanged(TYPESCRIPT, source, "decimals");
    await expect(checkTypeScript(module as typeof example)).rejects.toThrow(/Insufficient|revert/);
  });
});
