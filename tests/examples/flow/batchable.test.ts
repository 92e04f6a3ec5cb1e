import { parseUnits, toFunctionSelector } from "viem";
import { sepolia } from "viem/chains";
import { describe, expect, it } from "vitest";

import * as example from "../../../examples/typescript/flow/batch-calls";
import * as variant from "../../../examples/typescript/flow/batch-pause";
import { amountPerPeriod, FLOW_STATUSES, PERIOD_SECONDS } from "../../../src/lib/flow";
import { account, Chain } from "../support/chain";
import { compileExample, mutate, readExample } from "../support/example";
import { flowOn, runMistaken } from "../support/programs";
import { connectionOn } from "../support/rpc";

const SOLIDITY = "solidity/flow/FlowBatch.sol";
const VARIANT = "typescript/flow/batch-pause.ts";

/** 8.64 and 17.28 tokens a day. */
const RATE = 10n ** 14n;
const DAY = PERIOD_SECONDS.day;
const usdc = (amount: string) => parseUnits(amount, 6);
const owner = account("owner");
const first = account("first recipient");
const second = account("second recipient");
const broker = account("broker");
const ONE_PERCENT = 10n ** 16n;
/** `batch(bytes[])`, which the recorder does not report: it reports the calls inside. */
const BATCH = toFunctionSelector("batch(bytes[])");

async function deployBatch(source?: string) {
  const chain = await Chain.create();
  const token = await chain.token("USDC", 6);
  const flow = await chain.recorder("SablierFlow");
  const artifact = await compileExample(SOLIDITY, source);
  const batch = await chain.deploy("FlowBatch", artifact, [flow.address, token.address], owner);
  await token.write("mint", [owner, usdc("1000")], { from: owner });
  await token.write("approve", [batch.address, usdc("1000")], { from: owner });
  const send = (name: string, ...args: unknown[]) => batch.write(name, args, { from: owner });
  const call = (functionName: string, ...args: unknown[]) => ({
    contract: "SablierFlow",
    functionName,
    args,
    caller: batch.address,
    value: 0n,
  });
  const status = async (id: bigint) => FLOW_STATUSES[Number(await flow.read("statusOf", [id]))];
  /** Three streams of somebody else, so that the next id is 4. */
  const crowd = async () => {
    for (let count = 0; count < 3; count += 1) {
      await flow.write("create", [first, second, RATE, token.address, true], { from: first });
    }
  };
  return { chain, token, flow, batch, send, call, status, crowd };
}

async function checkCreateTwo(source?: string): Promise<void> {
  const { flow, batch, send, call, token, crowd } = await deployBatch(source);
  await crowd();
  expect(await send("createTwo", [first, second], [RATE, 2n * RATE])).toEqual([4n, 5n]);
  expect(flow.calls().slice(3)).toEqual([
    call("create", batch.address, first, RATE, token.address, true),
    call("create", batch.address, second, 2n * RATE, token.address, true),
  ]);
}

async function checkPause(source?: string): Promise<void> {
  const { chain, flow, batch, send, call, status, token } = await deployBatch(source);
  const id = await send("createAndDeposit", first, RATE, usdc("100"));
  expect(id).toBe(1n);
  chain.advance(DAY);
  expect(await send("pauseAndWithdrawMax", 1n)).toBe(usdc("8.64"));
  expect(await status(1n)).toBe("PAUSED_SOLVENT");
  expect(await token.read("balanceOf", [first])).toBe(usdc("8.64"));
  expect(flow.calls()).toEqual([
    call("create", batch.address, first, RATE, token.address, true),
    call("deposit", 1n, usdc("100"), batch.address, first),
    call("pause", 1n),
    call("withdrawMax", 1n, first),
  ]);
}

describe("FlowBatch.sol", () => {
  it("opens two streams with ids in a row", () => checkCreateTwo());

  it("pays 8.64 and 17.28 tokens a day", () => {
    expect(amountPerPeriod(RATE, 6, DAY)).toBe(usdc("8.64"));
    expect(amountPerPeriod(2n * RATE, 6, DAY)).toBe(usdc("17.28"));
  });

  it("opens, funds, pauses and pays", () => checkPause());

  it("raises a rate and pays for it", async () => {
    const { flow, batch, send, call, token } = await deployBatch();
    await send("createAndDeposit", first, RATE, usdc("100"));
    await send("adjustAndDeposit", 1n, 2n * RATE, first, usdc("50"));
    expect(flow.calls().slice(2)).toEqual([
      call("adjustRatePerSecond", 1n, 2n * RATE),
      call("deposit", 1n, usdc("50"), batch.address, first),
    ]);
    expect(await flow.read("getBalance", [1n])).toBe(usdc("150"));
    expect(await token.read("allowance", [batch.address, flow.address])).toBe(0n);
  });

  it("ends a stream and pays what is covered", async () => {
    const { chain, flow, send, call, status, token } = await deployBatch();
    await send("createAndDeposit", first, RATE, usdc("5"));
    chain.advance(DAY);
    expect(await send("voidAndWithdrawMax", 1n)).toBe(usdc("5"));
    expect(flow.calls().slice(2)).toEqual([call("void", 1n), call("withdrawMax", 1n, first)]);
    expect(await status(1n)).toBe("VOIDED");
    expect(await token.read("balanceOf", [first])).toBe(usdc("5"));
    const ended = chain.events().find(({ eventName }) => eventName === "VoidFlowStream");
    expect(ended?.args).toMatchObject({ writtenOffDebt: usdc("3.64") });
  });

  it("takes back what a paused stream does not owe", async () => {
    const { chain, flow, batch, send, token } = await deployBatch();
    await send("createAndDeposit", first, RATE, usdc("100"));
    chain.advance(DAY);
    await send("pauseAndWithdrawMax", 1n);
    await send("refundMax", 1n);
    expect(await flow.read("getBalance", [1n])).toBe(0n);
    expect(await token.read("balanceOf", [owner])).toBe(usdc("991.36"));
    expect(await token.read("balanceOf", [batch.address])).toBe(0n);
    await expect(send("refundMax", 1n)).rejects.toMatchObject({
      errorName: "SablierFlow_RefundAmountZero",
    });
  });

  it("undoes everything when there is nothing to withdraw", async () => {
    const { chain, flow, send, status } = await deployBatch();
    await send("createTwo", [first, second], [RATE, RATE]);
    chain.advance(DAY);
    for (const name of ["pauseAndWithdrawMax", "voidAndWithdrawMax"]) {
      await expect(send(name, 1n)).rejects.toMatchObject({
        errorName: "SablierFlow_WithdrawAmountZero",
        args: [1n],
      });
    }
    expect(await status(1n)).toBe("STREAMING_INSOLVENT");
    expect(flow.calls()).toHaveLength(2);
  });

  it("pays many recipients and leaves out those with nothing", async () => {
    const { chain, flow, send, batch, token } = await deployBatch();
    await send("createAndDeposit", first, RATE, usdc("100"));
    await send("createTwo", [first, second], [RATE, RATE]);
    await send("createAndDeposit", second, 2n * RATE, usdc("100"));
    chain.advance(DAY);
    await batch.write("withdrawMany", [[1n, 2n, 3n, 4n]], { from: broker });
    expect(
      flow
        .calls()
        .slice(6)
        .map(({ functionName, args }) => [functionName, args]),
    ).toEqual([
      ["withdrawMax", [1n, first]],
      ["withdrawMax", [4n, second]],
    ]);
    expect(await token.read("balanceOf", [first])).toBe(usdc("8.64"));
    expect(await token.read("balanceOf", [second])).toBe(usdc("17.28"));

    chain.advance(DAY);
    await expect(batch.write("withdrawMany", [[1n, 1n]], { from: broker })).rejects.toMatchObject({
      errorName: "SablierFlow_WithdrawAmountZero",
      args: [1n],
    });
  });

  it("pays into many streams with one broker", async () => {
    const { flow, batch, send, call, token } = await deployBatch();
    await send("createTwo", [first, second], [RATE, RATE]);
    const share = { account: broker, fee: ONE_PERCENT };
    const amounts = [usdc("100"), usdc("200")];
    await send("depositManyViaBroker", [1n, 2n], [first, second], amounts, share);
    expect(flow.calls().slice(2)).toEqual([
      call("depositViaBroker", 1n, usdc("100"), batch.address, first, share),
      call("depositViaBroker", 2n, usdc("200"), batch.address, second, share),
    ]);
    expect(await flow.read("getBalance", [1n])).toBe(usdc("99"));
    expect(await flow.read("getBalance", [2n])).toBe(usdc("198"));
    expect(await token.read("balanceOf", [broker])).toBe(usdc("3"));
    await expect(
      send("depositManyViaBroker", [1n, 2n], [first, first], amounts, share),
    ).rejects.toMatchObject({ errorName: "SablierFlow_NotStreamRecipient" });
  });

  it("obeys its owner alone, but pays recipients for anybody", async () => {
    const { batch } = await deployBatch();
    for (const [name, ...args] of [
      ["createTwo", [first, second], [RATE, RATE]],
      ["createAndDeposit", first, RATE, 1n],
      ["adjustAndDeposit", 1n, RATE, first, 1n],
      ["pauseAndWithdrawMax", 1n],
      ["voidAndWithdrawMax", 1n],
      ["refundMax", 1n],
    ] as const) {
      await expect(batch.write(name, args, { from: first })).rejects.toMatchObject({
        errorName: "NotOwner",
      });
    }
  });

  it("may not touch streams of another sender", async () => {
    const { send, crowd, flow } = await deployBatch();
    await crowd();
    await expect(send("pauseAndWithdrawMax", 1n)).rejects.toMatchObject({
      errorName: "SablierFlow_Unauthorized",
    });
    expect(flow.calls()).toHaveLength(3);
  });

  it.each([
    [
      "a deposit into the stream before",
      "streamId = FLOW.nextStreamId();",
      "streamId = FLOW.nextStreamId() - 1;",
    ],
    [
      "calls in the wrong order",
      "calls[0] = abi.encodeCall(ISablierFlow.pause, (streamId));\n        calls[1]",
      "calls[1] = abi.encodeCall(ISablierFlow.pause, (streamId));\n        calls[0]",
    ],
  ])("would be found with %s", async (_, from, to) => {
    await expect(checkPause(mutate(readExample(SOLIDITY), from, to))).rejects.toThrow();
  });
});

const STREAMS = [
  { recipient: first, ratePerSecond: RATE },
  { recipient: second, ratePerSecond: 2n * RATE },
];

async function startTypeScript() {
  const chain = await Chain.create({ id: sepolia.id });
  const token = await chain.token("USDC", 6);
  const flow = await flowOn(chain);
  return { chain, token, flow, client: example.connect(...connectionOn(chain, owner)) };
}

async function checkTypeScript(module: typeof variant = variant): Promise<void> {
  const { chain, token, flow, client } = await startTypeScript();
  expect(await example.main(client, token.address, STREAMS)).toEqual([1n, 2n]);
  await token.write("mint", [owner, usdc("100")], { from: owner });
  await token.write("approve", [flow.address, usdc("100")], { from: owner });
  await flow.write("deposit", [2n, usdc("100"), owner, second], { from: owner });
  chain.advance(DAY);
  expect(await module.pauseAndWithdrawMax(client, 2n, second)).toBe(usdc("17.28"));
  const call = (functionName: string, ...args: unknown[]) => ({
    contract: "SablierFlow",
    functionName,
    args,
    caller: owner,
    value: 0n,
  });
  expect(flow.calls()).toEqual([
    call("create", owner, first, RATE, token.address, true),
    call("create", owner, second, 2n * RATE, token.address, true),
    call("deposit", 2n, usdc("100"), owner, second),
    call("pause", 2n),
    call("withdrawMax", 2n, second),
  ]);
}

describe("typescript/flow/batch-calls.ts", () => {
  it("opens, pauses and pays", () => checkTypeScript());

  it("sends one transaction for all calls, with the selector of batch", async () => {
    const { chain, token, client } = await startTypeScript();
    const before = chain.receipts.length;
    await example.main(client, token.address, STREAMS);
    expect(chain.receipts).toHaveLength(before + 1);
    expect(BATCH).toBe("0x1e897afb");
  });

  it("shows the error of the call that fails, and undoes the others", async () => {
    const { token, flow, client } = await startTypeScript();
    await example.main(client, token.address, STREAMS);
    await expect(variant.pauseAndWithdrawMax(client, 1n, first)).rejects.toThrow(
      /SablierFlow_WithdrawAmountZero/,
    );
    await expect(example.sendBatch(client, ["0x12345678"])).rejects.toThrow();
    expect(await flow.read("isPaused", [1n])).toBe(false);
  });

  it("would be found without the pause", async () => {
    const line = '    encodeFunctionData({ abi, functionName: "pause", args: [streamId] }),\n';
    await expect(runMistaken(VARIANT, [line, ""], "pause", checkTypeScript)).rejects.toThrow(
      /to deeply equal/,
    );
  });
});
