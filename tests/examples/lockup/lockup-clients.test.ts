import { custom } from "viem";
import { sepolia } from "viem/chains";
import { describe, expect, it } from "vitest";

import * as example from "../../../examples/typescript/lockup/lockup-clients";
import { packageAddress } from "../support/addresses";
import { account } from "../support/chain";
import { sender, startLockup } from "../support/creators";
import { importChanged, mutate, readExample } from "../support/example";
import { requestOn } from "../support/rpc";

const TYPESCRIPT = "typescript/lockup/lockup-clients.ts";

const V2_0 = { protocol: "lockup", version: "v2.0" };
const spender = account("spender");

/** Makes clients, approves with them, and checks what the token got. */
async function checkApproval(module = example): Promise<void> {
  const { chain, token } = await startLockup(1n);
  const transport = custom({ request: requestOn(chain) });
  const clients = module.connect(sepolia, { address: sender, type: "json-rpc" }, transport);
  await module.approve(clients, token.address, spender, 7n);
  expect(await token.read("allowance", [sender, spender])).toBe(7n);
}

describe("lockup-clients.ts", () => {
  it("makes clients that approve tokens", () => checkApproval());

  it("would be found out when it approves the token for itself", async () => {
    const source = mutate(readExample(TYPESCRIPT), "[spender, amount]", "[token, amount]");
    const module = await importChanged(TYPESCRIPT, source, "spender");
    await expect(checkApproval(module as typeof example)).rejects.toThrow(/to be 7n/);
  });

  it("takes the addresses of a chain from the package", () => {
    expect(example.addressesOn(sepolia)).toEqual({
      lockup: packageAddress("SablierLockup", V2_0, sepolia.id),
      batchLockup: packageAddress("SablierBatchLockup", V2_0, sepolia.id),
    });
    const nowhere = { ...sepolia, id: 1_000_001, name: "Nowhere" };
    expect(() => example.addressesOn(nowhere)).toThrow("Lockup v2.0 is not on Nowhere.");
  });

  it("says so when a transaction created no stream", async () => {
    const { chain, clients } = await startLockup(1n);
    const hash = chain.receipts.at(-1)?.hash ?? "0x";
    expect(await example.createdIn(clients, hash)).toEqual([]);
    await expect(example.createdOne(clients, hash)).rejects.toThrow(`${hash} created no stream.`);
  });
});
