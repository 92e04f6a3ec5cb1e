import { describe, expect, it } from "vitest";

import * as example from "../../../examples/typescript/bob-v1.0/transfer-shares";
import { importChanged, mutate, readExample } from "../support/example";
import { alice, bobby, carol, deployBob, eth, startBob, VAULT } from "../support/bob";

const SOLIDITY = "solidity/bob-v1.0/TransferShares.sol";
const TYPESCRIPT = "typescript/bob-v1.0/transfer-shares.ts";

async function deploy(source?: string) {
  const started = await startBob();
  const contract = await deployBob(started, "TransferShares", { source });
  await started.shareToken.write("mint", [alice, eth("10")], { from: alice });
  await started.shareToken.write("approve", [contract.address, eth("10")], { from: alice });
  return { ...started, contract };
}

async function checkSolidity(source?: string): Promise<void> {
  const { chain, contract, shareToken } = await deploy(source);
  const args = [VAULT, [bobby, alice, carol], [eth("4"), 0n, eth("3")]];
  await contract.write("split", args, { from: alice });
  // A transfer of nothing would revert with an adapter, so there is none.
  expect(chain.receipts.at(-1)?.logs.length).toBe(2);
  const held = [alice, bobby, carol].map((holder) => shareToken.read("balanceOf", [holder]));
  expect(await Promise.all(held)).toEqual([eth("3"), eth("4"), eth("3")]);
}

describe("TransferShares.sol", () => {
  it("splits shares, and skips amounts of 0", () => checkSolidity());

  it("refuses lists of different lengths", async () => {
    const { contract } = await deploy();
    await expect(
      contract.write("split", [VAULT, [bobby, carol], [1n]], { from: alice }),
    ).rejects.toMatchObject({ errorName: "DifferentLengths" });
  });

  it("transfers of 0 are found", async () => {
    const source = mutate(readExample(SOLIDITY), "if (amounts[i] == 0) continue;", "");
    await expect(checkSolidity(source)).rejects.toThrow(/expected 3 to be 2/);
  });
});

async function checkTypeScript(module = example): Promise<void> {
  const { shareToken, connection } = await startBob({ decimals: 6 });
  await shareToken.write("mint", [alice, 10_000_000n], { from: alice });
  const client = module.connect(...connection());
  expect(await module.main(client, VAULT, carol, "4")).toBe(6_000_000n);
  expect(await shareToken.read("balanceOf", [carol])).toBe(4_000_000n);
}

describe("transfer-shares.ts", () => {
  it("transfers in the decimals of the share token", () => checkTypeScript());

  it("an amount with 18 decimals is found", async () => {
    const source = mutate(
      readExample(TYPESCRIPT),
      "parseUnits(amount, decimals)",
      "parseUnits(amount, 18)",
    );
    const module = await importChanged(TYPESCRIPT, source, "decimals");
    await expect(checkTypeScript(module as typeof example)).rejects.toThrow(/Insufficient|revert/);
  });
});
