import { readFileSync } from "node:fs";
import path from "node:path";

import { type Address, custom, parseUnits } from "viem";
import { sepolia } from "viem/chains";
import { describe, expect, it } from "vitest";

import * as lockup from "../../../examples/typescript/lockup-v4.0/create-linear";
import * as creating from "../../../examples/typescript/flow-v3.0/create";
import * as local from "../../../examples/typescript/flow-v3.0/local-chain";
import * as withdrawing from "../../../examples/typescript/flow-v3.0/withdraw";
import { SITE_DIR } from "../../../plugins/paths";
import { account, Chain, Contract } from "../support/chain";
import { compileExample, readExample } from "../support/example";
import { connectionOn, requestOn } from "../support/rpc";

const TOKEN = "solidity/flow-v3.0/LocalToken.sol";

/** A chain without contracts, on which the program of the page has run. */
async function start() {
  const chain = await Chain.create({ id: sepolia.id });
  const accounts = [account("first"), account("second")] as const;
  const artifacts = new Map<string, Awaited<ReturnType<typeof compileExample>>>();
  for (const name of ["LocalToken", "LocalFeed"]) {
    artifacts.set(name, await compileExample(TOKEN, undefined, name));
  }
  const compiled = (name: string) => {
    const artifact = artifacts.get(name);
    if (artifact === undefined) throw new Error(`${TOKEN} has no contract "${name}".`);
    return { abi: artifact.abi, bytecode: { object: artifact.bytecode, linkReferences: {} } };
  };
  const transport = custom({ request: requestOn(chain, accounts) }, { retryCount: 0 });
  const addresses = await local.main(local.connect(transport), compiled);
  return { chain, addresses, first: accounts[0], second: accounts[1] };
}

describe("typescript/flow-v3.0/local-chain.ts", () => {
  it("puts the protocol where programs for Sepolia look for it", async () => {
    const { chain, addresses, first, second } = await start();
    expect(Object.keys(addresses)).toEqual([
      "SablierLockup v4.0",
      "SablierBatchLockup v4.0",
      "SablierFlow v3.0",
      "SablierComptroller v1.1",
      "token USDC, 6 decimals",
    ]);
    const token = addresses["token USDC, 6 decimals"];

    const sender = creating.connect(...connectionOn(chain, first));
    const stream = { token, recipient: second, amountPerMonth: "1000", deposit: "3000" };
    expect(await creating.main(sender, stream)).toBe(1n);
    chain.advance(2_592_000n);
    const recipient = withdrawing.connect(...connectionOn(chain, second));
    // 1 US dollar at a price of 3,000, and the margin of the program.
    expect(await withdrawing.main(recipient, 1n, second)).toEqual({
      amount: parseUnits("999.999999", 6),
      value: 339_999_999_999_999n,
    });

    const vesting = { token, recipient: second, amount: "10000" };
    expect(await lockup.main(lockup.connect(...connectionOn(chain, first)), vesting)).toBe(1n);
  });

  it("lets any address mint with the line of the page", async () => {
    const { chain } = await start();
    const page = readFileSync(path.join(SITE_DIR, "docs/guides/flow/v3.0/environment.mdx"), "utf8");
    const [, at = "", signature = "", to = "", amount = ""] =
      /^cast send (0x\w{40}) "(.+?)" (0x\w{40}) (\d+) /m.exec(page) ?? [];
    const { abi } = await compileExample(TOKEN, undefined, "LocalToken");
    expect(signature).toBe("mint(address,uint256)");
    const token = chain.register(new Contract(chain, "LocalToken", at as Address, abi));
    await token.write("mint", [to, BigInt(amount)], { from: account("stranger") });
    expect(await token.read("balanceOf", [to])).toBe(parseUnits("1000", 6));
  });

  it("needs a chain with accounts of its own", async () => {
    const chain = await Chain.create({ id: sepolia.id });
    const client = local.connect(custom({ request: requestOn(chain) }, { retryCount: 0 }));
    await expect(local.main(client)).rejects.toThrow("Start anvil.");
  });
});

describe("shell/flow-v3.0/local-chain.sh", () => {
  it("starts a chain with the id that the program and the samples expect", () => {
    const script = readExample("shell/flow-v3.0/local-chain.sh");
    expect(script).toContain(`anvil --chain-id ${String(sepolia.id)} `);
    expect(script).toContain("npx tsx local-chain.ts");
    expect(script).toContain(`forge build src/${TOKEN.split("/").at(-1) ?? ""}`);
  });
});
