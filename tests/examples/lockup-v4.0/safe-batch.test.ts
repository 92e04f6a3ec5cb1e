import { describe, expect, it } from "vitest";

import * as example from "../../../examples/typescript/lockup-v4.0/safe-batch";
import { importChanged, mutate, readExample } from "../support/example";
import { dai, other, recipient, sender, startLockup, WEEK } from "../support/lockup-v4";
import { safeBatchFile, sendAsSafe } from "../support/safe-batch";

const TYPESCRIPT = "typescript/lockup-v4.0/safe-batch.ts";

const streams = [
  { recipient, amount: "1000" },
  { recipient: other, amount: "2500.5" },
];

const weeks = (count: number) => count * Number(WEEK);
const item = (to: string, amount: string) => ({
  sender,
  recipient: to,
  depositAmount: dai(amount),
  cancelable: true,
  transferable: false,
  durations: { cliff: weeks(4), total: weeks(52) },
  unlockAmounts: { start: 0n, cliff: 0n },
  granularity: weeks(1),
  shape: "linearStepper",
});

async function check(module = example): Promise<void> {
  const started = await startLockup(dai("3500.5"));
  const { chain, token, lockup, batchLockup, connection, balanceOf } = started;
  const client = module.connect(connection(sender)[1]);
  const file = await module.main(client, { safe: sender, token: token.address, streams });
  const read = await sendAsSafe(chain, sender, JSON.stringify(file));
  expect(read.chainId).toBe(String(chain.id));
  expect(read.meta.createdFromSafeAddress).toBe(sender);
  expect(batchLockup.calls()).toEqual([
    {
      contract: "SablierBatchLockup",
      functionName: "createWithDurationsLL",
      args: [lockup.address, token.address, [item(recipient, "1000"), item(other, "2500.5")]],
      caller: sender,
      value: 0n,
    },
  ]);
  expect(await lockup.read("ownerOf", [2n])).toBe(other);
  expect(await lockup.read("getSender", [2n])).toBe(sender);
  expect(await balanceOf(sender)).toBe(0n);
  expect(await token.read("allowance", [sender, batchLockup.address])).toBe(0n);
}

describe(TYPESCRIPT, () => {
  it("makes a file for the Transaction Builder, which approves the sum and creates the streams", () =>
    check());

  it("takes the decimals from the token", async () => {
    const { chain, connection } = await startLockup(0n);
    const token = await chain.token("USDC", 6);
    const client = example.connect(connection(sender)[1]);
    const [approval] = (await example.main(client, { safe: sender, token: token.address, streams }))
      .transactions;
    // 3,500.5 with 6 decimals.
    expect(BigInt(`0x${approval?.data.slice(-64) ?? ""}`)).toBe(3_500_500_000n);
  });

  it.each([
    ["SablierBatchLockup_BatchSizeZero", []],
    ["SablierLockupHelpers_DepositAmountZero", [{ recipient, amount: "0.0000000000000000001" }]],
    ["ERC20InsufficientBalance", [{ recipient, amount: "3500.6" }]],
  ])("reverts with the error that the page names: %s", async (errorName, wrong) => {
    const { chain, token, connection } = await startLockup(dai("3500.5"));
    const client = example.connect(connection(sender)[1]);
    const batch = { safe: sender, token: token.address, streams: wrong };
    const file = await example.main(client, batch);
    await expect(sendAsSafe(chain, sender, JSON.stringify(file))).rejects.toMatchObject({
      errorName,
    });
  });

  it.each([
    ["an approval for Lockup", "args: [batch.address, sum]", "args: [lockup.address, sum]"],
    ["a number for text", "chainId: String(chainId)", "chainId: chainId as unknown as string"],
    ["a field that the app does not know", "createdFromSafeAddress: safe", "safe"],
  ])("%s is found", async (name, before, after) => {
    const source = mutate(readExample(TYPESCRIPT), before, after);
    const module = await importChanged(TYPESCRIPT, source, name.replaceAll(" ", "-"));
    await expect(check(module as typeof example)).rejects.toThrow();
  });
});

describe("the schema of a file", () => {
  const file = {
    version: "1.0",
    chainId: "1",
    createdAt: 1,
    meta: { name: "Streams" },
    transactions: [{ to: recipient, value: "0", data: "0x12345678" }],
  };
  const method = { name: "approve", payable: false, inputs: [] };

  it("takes what the app exports: fields without a value, and methods to encode", () => {
    expect(safeBatchFile.safeParse(file).success).toBe(true);
    const exported = {
      ...file,
      meta: { name: "Streams", description: "", txBuilderVersion: "1.18.0", checksum: "0x12" },
      transactions: [
        {
          to: recipient,
          value: "0",
          data: null,
          contractMethod: method,
          contractInputsValues: null,
        },
      ],
    };
    expect(safeBatchFile.safeParse(exported).error).toBeUndefined();
  });

  it.each([
    ["a value as a number", { ...file.transactions[0], value: 0 }],
    ["a value in ether", { ...file.transactions[0], value: "0.1" }],
    ["half a byte", { ...file.transactions[0], data: "0x123" }],
    ["an address in small letters", { ...file.transactions[0], to: recipient.toLowerCase() }],
    ["no call", { to: recipient, value: "0" }],
    [
      "an argument as a number",
      { to: recipient, value: "0", contractMethod: method, contractInputsValues: { amount: 1 } },
    ],
  ])("refuses %s", (_, transaction) => {
    expect(safeBatchFile.safeParse({ ...file, transactions: [transaction] }).success).toBe(false);
  });
});
