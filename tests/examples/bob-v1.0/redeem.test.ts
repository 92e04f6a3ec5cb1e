import { describe, expect, it } from "vitest";

import * as example from "../../../examples/typescript/bob-v1.0/redeem";
import { importChanged, mutate, readExample } from "../support/example";
import {
  alice,
  bobCall,
  carol,
  deployBob,
  eth,
  FEE,
  pays,
  startBob,
  usd,
  VAULT,
} from "../support/bob";

const SOLIDITY = "solidity/bob-v1.0/VaultHolder.sol";
const TYPESCRIPT = "typescript/bob-v1.0/redeem.ts";

async function deploy(source?: string) {
  const started = await startBob();
  const contract = await deployBob(started, "VaultHolder", { before: [alice], source });
  await started.shareToken.write("mint", [contract.address, eth("10")], { from: alice });
  return { ...started, contract };
}

async function checkSolidity(source?: string): Promise<void> {
  const started = await deploy(source);
  const { bob, chain, contract, token } = started;
  pays(started, eth("10"));
  const before = await chain.balanceOf(alice);
  await contract.write("redeem", [VAULT, carol], { from: alice, value: 3n * FEE });
  expect(bob.calls()).toEqual([bobCall(contract.address, "redeem", [VAULT], FEE)]);
  expect(await token.read("balanceOf", [carol])).toBe(eth("10"));
  expect((await chain.balanceOf(alice)) - before).toBe(2n * FEE);
  expect(await chain.balanceOf(contract.address)).toBe(0n);
}

describe("VaultHolder.sol", () => {
  it("pays the minimum fee and returns what exceeds it", () => checkSolidity());

  it("syncs for any caller, and says whether the vault is settled", async () => {
    const { bob, contract } = await deploy();
    bob.answer("syncPriceFromOracle", usd("4999"));
    expect(await contract.write("sync", [VAULT], { from: carol })).toBe(false);
    bob.answer("statusOf", 2);
    expect(await contract.write("sync", [VAULT], { from: carol })).toBe(true);
    bob.answer("statusOf", 1);
    expect(await contract.write("sync", [VAULT], { from: carol })).toBe(false);
  });

  it("redeems a part after it has sent the rest away", async () => {
    const started = await deploy();
    const { bob, contract, shareToken, token } = started;
    pays(started, eth("4"));
    const args = [VAULT, eth("4"), alice, carol];
    await contract.write("redeemPart", args, { from: alice, value: FEE });
    expect(bob.calls()).toEqual([bobCall(contract.address, "redeem", [VAULT], FEE)]);
    expect(await shareToken.read("balanceOf", [alice])).toBe(eth("6"));
    expect(await token.read("balanceOf", [carol])).toBe(eth("4"));
  });

  it("redeems for its owner only", async () => {
    const { contract } = await deploy();
    await expect(
      contract.write("redeem", [VAULT, carol], { from: carol, value: FEE }),
    ).rejects.toMatchObject({ errorName: "OwnableUnauthorizedAccount" });
  });

  it("passing on all that was sent is found", async () => {
    const source = mutate(readExample(SOLIDITY), "{ value: fee }", "{ value: msg.value }");
    await expect(checkSolidity(source)).rejects.toThrow();
  });
});

async function checkTypeScript(module = example): Promise<void> {
  const started = await startBob();
  const { bob, connection } = started;
  pays(started, eth("10"));
  const client = module.connect(...connection());
  expect(await module.redeem(client, VAULT)).toEqual({ amountReceived: eth("10"), fee: 0n });
  expect(bob.calls()).toEqual([bobCall(alice, "redeem", [VAULT], FEE)]);
}

describe("redeem.ts", () => {
  it("pays the minimum fee", () => checkTypeScript());

  it("sends nothing to a vault with an adapter, whose fee is in the token", async () => {
    const started = await startBob({ hasAdapter: true });
    pays(started, eth("6.26433"), eth("0.02937"));
    const client = example.connect(...started.connection());
    expect(await example.redeem(client, VAULT)).toEqual({
      amountReceived: eth("6.26433"),
      fee: eth("0.02937"),
    });
    expect(started.bob.calls()).toEqual([bobCall(alice, "redeem", [VAULT])]);
  });

  it("syncs a valid price, and sends no sync that would store nothing", async () => {
    const { bob, connection } = await startBob();
    const client = example.connect(...connection());
    bob.answer("syncPriceFromOracle", 0n);
    await expect(example.sync(client, VAULT)).rejects.toThrow(/no valid price/);
    expect(bob.calls()).toEqual([]);
    bob.answer("syncPriceFromOracle", usd("5000"));
    bob.answer("statusOf", 2);
    expect(await example.sync(client, VAULT)).toBe("SETTLED");
    expect(bob.calls()).toEqual([bobCall(alice, "syncPriceFromOracle", [VAULT])]);
  });

  it("a redemption without the fee is found", async () => {
    const source = mutate(readExample(TYPESCRIPT), "    args,\n    value,\n", "    args,\n");
    const module = await importChanged(TYPESCRIPT, source, "fee");
    await expect(checkTypeScript(module as typeof example)).rejects.toThrow(/InsufficientFee/);
  });
});
