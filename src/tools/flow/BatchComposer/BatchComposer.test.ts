import flowAbi from "sablier/abi/flow/v1.1/SablierFlow.json";
import { type Abi, decodeFunctionData, toFunctionSelector } from "viem";
import { describe, expect, test } from "vitest";

import { initialTexts } from "@site/src/forms";
import { ACCOUNTS, BATCH_FIELDS, evaluate, FLOW_ABI } from "./compose";

const INITIAL = initialTexts(BATCH_FIELDS);
const ABI = flowAbi as Abi;

function composed(changes: Partial<typeof INITIAL> = {}) {
  const { composition, problems } = evaluate({ ...INITIAL, ...changes });
  if (composition === undefined) throw new Error(JSON.stringify(problems));
  return composition;
}

describe("evaluate", () => {
  test("the functions are those of the released ABI", () => {
    const selectors = (abi: Abi) =>
      abi.flatMap((entry) => (entry.type === "function" ? [toFunctionSelector(entry)] : []));
    expect(selectors(ABI)).toEqual(expect.arrayContaining(selectors(FLOW_ABI)));
  });

  test("pausing and withdrawing after a day pays 8.64", () => {
    const { after, paid, failing, data } = composed();
    expect({ paid, failing }).toEqual({ paid: 8_640_000n, failing: undefined });
    expect(after).toEqual({
      id: 3n,
      status: "PAUSED_SOLVENT",
      balance: 91_360_000n,
      debt: 0n,
    });
    const batch = decodeFunctionData({ abi: ABI, data });
    expect(batch.functionName).toBe("batch");
    const [inner] = batch.args as [readonly `0x${string}`[]];
    expect(inner.map((call) => decodeFunctionData({ abi: ABI, data: call }))).toEqual([
      { functionName: "pause", args: [3n] },
      { functionName: "withdrawMax", args: [3n, ACCOUNTS.recipient] },
    ]);
  });

  test("without tokens, the withdrawal undoes the pause", () => {
    const { calls, after, failing } = composed({ balance: "0" });
    expect(failing).toBe(1);
    expect(calls[1]?.error?.name).toBe("SablierFlow_WithdrawAmountZero");
    expect(after).toMatchObject({ id: 3n, status: "STREAMING_INSOLVENT" });
  });

  test("a deposit after a create goes into the new stream", () => {
    const { after, calls, needed } = composed({ calls: "create~create~deposit" });
    expect(after).toMatchObject({ id: 5n, balance: 50_000_000n, status: "STREAMING_SOLVENT" });
    expect(needed).toBe(50_000_000n);
    expect(calls[2]?.text).toBe("deposit(5, 50000000, sender, recipient)");
  });

  test("every call can be decoded, and the sender may make all of them in this order", () => {
    const order = "adjustRatePerSecond~deposit~pause~restart~withdrawMax~refundMax~void~create";
    const { calls, failing, refunded } = composed({ calls: order, newRate: "1" });
    expect(failing).toBe(undefined);
    expect(calls.map(({ data }) => decodeFunctionData({ abi: ABI, data }).functionName)).toEqual(
      order.split("~"),
    );
    expect(refunded).toBe(141_360_000n);
  });

  test("calls behind the failing one are not reached", () => {
    const { calls } = composed({ calls: "pause~pause~void" });
    expect(calls.map(({ error, reached }) => [error?.name, reached])).toEqual([
      [undefined, true],
      ["SablierFlow_StreamPaused", true],
      [undefined, false],
    ]);
  });

  test.each([
    [{ calls: "" }, "calls", /The batch is empty/],
    [{ calls: "burn" }, "calls", /"burn" is not one of create/],
    [{ calls: Array(9).fill("pause").join("~") }, "calls", /has 9 calls; use at most 8/],
  ] as const)("%o is a problem of %s", (change, field, message) => {
    const { problems, composition } = evaluate({ ...INITIAL, ...change });
    expect(problems[field]).toMatch(message);
    expect(composition).toBeUndefined();
  });
});
