import { describe, expect, it } from "vitest";

import * as example from "../../../examples/typescript/bob-v1.0/create-vault";
import { importChanged, mutate, readExample } from "../support/example";
import { alice, bobCall, deployBob, startBob, usd, VAULT } from "../support/bob";

const SOLIDITY = "solidity/bob-v1.0/CreateVault.sol";
const TYPESCRIPT = "typescript/bob-v1.0/create-vault.ts";
const YEAR = 31_536_000n;

async function deploy(source?: string) {
  const started = await startBob();
  const { bob, feed, token } = started;
  bob.answer("createVault", VAULT);
  const after = [token.address, feed.address];
  return { ...started, contract: await deployBob(started, "CreateVault", { after, source }) };
}

async function checkSolidity(source?: string): Promise<void> {
  const { chain, bob, contract, token, feed, shareToken } = await deploy(source);
  const expiry = Number(chain.timestamp + YEAR);
  expect(await contract.write("create", [usd("5000"), YEAR], { from: alice })).toEqual([
    VAULT,
    shareToken.address,
  ]);
  expect(bob.calls()).toEqual([
    bobCall(contract.address, "createVault", [token.address, feed.address, expiry, usd("5000")]),
  ]);
}

describe("CreateVault.sol", () => {
  it("creates a vault and finds its share token", () => checkSolidity());

  it("refuses a price that is older than a day, and takes one of exactly a day", async () => {
    const { chain, contract, feed } = await deploy();
    const create = () => contract.write("create", [usd("5000"), YEAR], { from: alice });
    await feed.write("setUpdatedAt", [chain.timestamp - 86_401n], { from: alice });
    await expect(create()).rejects.toMatchObject({ errorName: "StalePrice" });
    await feed.write("setUpdatedAt", [chain.timestamp - 86_400n], { from: alice });
    await create();
  });

  it("a duration in place of an expiry is found", async () => {
    const source = mutate(readExample(SOLIDITY), "uint40(block.timestamp) + duration", "duration");
    await expect(checkSolidity(source)).rejects.toThrow(/to deeply equal/);
  });
});

async function startProgram() {
  const started = await startBob();
  const { bob, feed, token, shareToken, adapter } = started;
  const made = { vaultId: VAULT, shareToken: shareToken.address, adapter: adapter.address };
  bob.on("createVault", () => ({ returns: VAULT, emits: [["CreateVault", made]] }));
  const vault = {
    token: token.address,
    oracle: feed.address,
    targetPrice: usd("5000"),
    expiry: Date.UTC(2027, 11, 31) / 1000,
  };
  return { ...started, made, vault };
}

async function checkTypeScript(module = example): Promise<void> {
  const { bob, connection, made, token, feed } = await startProgram();
  const vault = { token: token.address, oracle: feed.address };
  const client = module.connect(...connection());
  const terms = { targetPrice: usd("5000"), expiry: 1_830_211_200 };
  expect(await module.main(client, { ...vault, ...terms }, "TOKEN / USD")).toEqual(made);
  expect(bob.calls()).toEqual([
    bobCall(alice, "createVault", [token.address, feed.address, 1_830_211_200, usd("5000")]),
  ]);
}

describe("create-vault.ts", () => {
  it("creates a vault and reads its event", () => checkTypeScript());

  it("refuses a feed of another pair, and a price that is older than a day", async () => {
    const { chain, connection, vault, feed, bob } = await startProgram();
    const client = example.connect(...connection());
    await expect(example.main(client, vault, "ETH / USD")).rejects.toThrow(
      "The feed is of TOKEN / USD, not of ETH / USD.",
    );
    await feed.write("setUpdatedAt", [chain.timestamp - 86_401n], { from: alice });
    await expect(example.main(client, vault, "TOKEN / USD")).rejects.toThrow(/older than one day/);
    expect(bob.calls()).toEqual([]);
  });

  it("arguments in another order are found", async () => {
    const source = mutate(
      readExample(TYPESCRIPT),
      "vault.token, vault.oracle",
      "vault.oracle, vault.token",
    );
    const module = await importChanged(TYPESCRIPT, source, "order");
    await expect(checkTypeScript(module as typeof example)).rejects.toThrow(/to deeply equal/);
  });
});
