import { describe, expect, it } from "vitest";

import * as example from "../../../examples/typescript/flow-v3.0/safe-top-up";
import { importChanged, mutate, readExample } from "../support/example";
import { openFlow, other, recipient, sender, startFlow, usdc } from "../support/flow-v3";
import { dai } from "../support/lockup-v4";
import { sendAsSafe } from "../support/safe-batch";

const TYPESCRIPT = "typescript/flow-v3.0/safe-top-up.ts";

/** Two streams of a token with 6 decimals and one of a token with 18, of which the Safe is sender. */
async function start() {
  const started = await startFlow(usdc("1250.5"));
  const { chain, flow, connection } = started;
  const second = await chain.token("DAI", 18);
  await second.write("mint", [sender, dai("7")], { from: sender });
  await openFlow(started, { deposit: 0n });
  await openFlow(started, { deposit: 0n, to: other });
  await openFlow({ ...started, token: second }, { deposit: 0n });
  const deposits = [
    { streamId: 1n, recipient, amount: "1000" },
    { streamId: 2n, recipient: other, amount: "250.5" },
    { streamId: 3n, recipient, amount: "7" },
  ];
  const [, transport] = connection(sender);
  return { ...started, second, deposits, transport, before: flow.calls().length };
}

async function check(module = example): Promise<void> {
  const { chain, flow, token, second, deposits, transport, before } = await start();
  const file = await module.main(module.connect(transport), { safe: sender, deposits });
  expect(file.transactions).toHaveLength(5);
  const read = await sendAsSafe(chain, sender, JSON.stringify(file));
  expect(read.chainId).toBe(String(chain.id));
  expect(read.meta.createdFromSafeAddress).toBe(sender);
  expect(
    flow
      .calls()
      .slice(before)
      .map(({ functionName, args, value }) => [functionName, args, value]),
  ).toEqual([
    ["deposit", [1n, usdc("1000"), sender, recipient], 0n],
    ["deposit", [2n, usdc("250.5"), sender, other], 0n],
    ["deposit", [3n, dai("7"), sender, recipient], 0n],
  ]);
  expect(await flow.read("getBalance", [3n])).toBe(dai("7"));
  for (const one of [token, second]) {
    expect(await one.read("balanceOf", [sender])).toBe(0n);
    expect(await one.read("allowance", [sender, flow.address])).toBe(0n);
  }
}

describe(TYPESCRIPT, () => {
  it("makes a file for the Transaction Builder, which approves each token once and deposits", () =>
    check());

  it("reverts if a stream has another recipient", async () => {
    const { chain, flow, deposits, transport } = await start();
    await flow.write("transferFrom", [other, recipient, 2n], { from: other });
    const client = example.connect(transport);
    const file = await example.main(client, { safe: sender, deposits });
    await expect(sendAsSafe(chain, sender, JSON.stringify(file))).rejects.toMatchObject({
      errorName: "SablierFlow_NotStreamRecipient",
    });
  });

  it.each([
    [
      "decimals of another token",
      'functionName: "getTokenDecimals" });',
      'functionName: "getTokenDecimals" }) && 18;',
    ],
    ["an approval for the last deposit alone", "(sums.get(token) ?? 0n) + units", "units"],
    ["an address of the package as it is", "getAddress(flow.address)", "flow.address"],
    [
      "a value as a number",
      'calls.push({ to: getAddress(flow.address), value: "0"',
      "calls.push({ to: getAddress(flow.address), value: 0 as unknown as string",
    ],
  ])("%s is found", async (name, beforeText, after) => {
    const source = mutate(readExample(TYPESCRIPT), beforeText, after);
    const module = await importChanged(TYPESCRIPT, source, name.replaceAll(" ", "-"));
    await expect(check(module as typeof example)).rejects.toThrow();
  });
});
