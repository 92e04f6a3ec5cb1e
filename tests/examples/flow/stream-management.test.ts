import { type Address, parseUnits, zeroAddress } from "viem";
import { sepolia } from "viem/chains";
import { describe, expect, it } from "vitest";

import * as example from "../../../examples/typescript/flow/manage-stream";
import { FLOW_STATUSES, PERIOD_SECONDS } from "../../../src/lib/flow";
import { account, Chain } from "../support/chain";
import { compileExample, mutate, readExample } from "../support/example";
import { flowOn, runMistaken } from "../support/programs";
import { connectionOn } from "../support/rpc";

const SOLIDITY = "solidity/flow/FlowStreamManager.sol";
const TYPESCRIPT = "typescript/flow/manage-stream.ts";

const RATE = 385_802_469_135_802n;
const DAY = PERIOD_SECONDS.day;
const usdc = (amount: string) => parseUnits(amount, 6);
const owner = account("owner");
const recipient = account("recipient");
const wallet = account("second wallet of the recipient");
const stranger = account("stranger");
const broker = account("broker");
const ONE_PERCENT = 10n ** 16n;

async function deployManager(source?: string) {
  const chain = await Chain.create();
  const token = await chain.token("USDC", 6);
  const flow = await chain.recorder("SablierFlow");
  const artifact = await compileExample(SOLIDITY, source);
  const manager = await chain.deploy(
    "FlowStreamManager",
    artifact,
    [flow.address, token.address],
    owner,
  );
  await token.write("mint", [owner, usdc("10000")], { from: owner });
  await token.write("approve", [manager.address, usdc("10000")], { from: owner });
  const start = chain.timestamp;
  const onDay = (day: bigint) => {
    chain.timestamp = start + day * DAY;
  };
  const figures = async () => {
    const read = (name: string) => flow.read(name, [1n]);
    return {
      balance: await read("getBalance"),
      debt: await read("totalDebtOf"),
      covered: await read("coveredDebtOf"),
      refundable: await read("refundableAmountOf"),
      status: FLOW_STATUSES[Number(await read("statusOf"))],
    };
  };
  const send = (name: string, ...args: unknown[]) => manager.write(name, args, { from: owner });
  return { chain, token, flow, manager, onDay, figures, send };
}

const row = (
  balance: string,
  debt: string,
  covered: string,
  refundable: string,
  status: (typeof FLOW_STATUSES)[number],
) => ({
  balance: usdc(balance),
  debt: usdc(debt),
  covered: usdc(covered),
  refundable: usdc(refundable),
  status,
});

/** The table of the page: one stream from its creation to its end. */
async function checkWalk(source?: string): Promise<void> {
  const { token, flow, manager, onDay, figures, send } = await deployManager(source);
  await send("open", recipient, RATE);

  onDay(10n);
  await send("deposit", 1n, recipient, usdc("3000"));
  expect(await figures()).toEqual(
    row("3000", "333.333333", "333.333333", "2666.666667", "STREAMING_SOLVENT"),
  );

  await manager.write("withdraw", [1n, usdc("100")], { from: stranger });
  expect(await token.read("balanceOf", [recipient])).toBe(usdc("100"));
  expect(await figures()).toEqual(
    row("2900", "233.333333", "233.333333", "2666.666667", "STREAMING_SOLVENT"),
  );

  const taken = await flow.write("withdrawMax", [1n, wallet], { from: recipient });
  expect(taken).toEqual([usdc("233.333333"), 0n]);
  expect(await token.read("balanceOf", [wallet])).toBe(usdc("233.333333"));
  expect(await figures()).toEqual(row("2666.666667", "0", "0", "2666.666667", "STREAMING_SOLVENT"));

  await send("refund", 1n, usdc("666"));
  expect(await token.read("balanceOf", [owner])).toBe(usdc("7666"));
  expect(await figures()).toEqual(row("2000.666667", "0", "0", "2000.666667", "STREAMING_SOLVENT"));

  onDay(20n);
  await send("adjust", 1n, 2n * RATE);
  expect(await figures()).toEqual(
    row("2000.666667", "333.333333", "333.333333", "1667.333334", "STREAMING_SOLVENT"),
  );

  onDay(25n);
  await send("pause", 1n);
  const paused = row("2000.666667", "666.666666", "666.666666", "1334.000001", "PAUSED_SOLVENT");
  expect(await figures()).toEqual(paused);
  onDay(30n);
  expect(await figures()).toEqual(paused);

  await send("restart", 1n, RATE);
  expect(await figures()).toEqual({ ...paused, status: "STREAMING_SOLVENT" });

  await send("depositViaBroker", 1n, recipient, usdc("1000"), {
    account: broker,
    fee: ONE_PERCENT,
  });
  expect(await token.read("balanceOf", [broker])).toBe(usdc("10"));
  expect(await flow.read("getBalance", [1n])).toBe(usdc("2990.666667"));

  await send("refundMax", 1n);
  expect(await token.read("balanceOf", [owner])).toBe(usdc("8990.000001"));
  expect(await figures()).toEqual(
    row("666.666666", "666.666666", "666.666666", "0", "STREAMING_SOLVENT"),
  );

  onDay(100n);
  expect(await figures()).toEqual(
    row("666.666666", "3000", "666.666666", "0", "STREAMING_INSOLVENT"),
  );
  expect(await flow.read("uncoveredDebtOf", [1n])).toBe(usdc("2333.333334"));

  await flow.write("void", [1n], { from: recipient });
  expect(await figures()).toEqual(row("666.666666", "666.666666", "666.666666", "0", "VOIDED"));

  await manager.write("withdrawMax", [1n], { from: stranger });
  expect(await figures()).toEqual(row("0", "0", "0", "0", "VOIDED"));
  expect(await token.read("balanceOf", [recipient])).toBe(usdc("766.666666"));
}

/** Every call of the manager arrives with the arguments and the caller that the page shows. */
async function checkCalls(): Promise<void> {
  const { flow, manager, token, send } = await deployManager();
  await send("open", recipient, RATE);
  await send("deposit", 1n, recipient, 50n);
  await send("depositAndPause", 1n, 60n);
  await send("restartAndDeposit", 1n, RATE, 70n);
  await send("depositViaBroker", 1n, recipient, 100n, { account: broker, fee: ONE_PERCENT });
  await send("refundAndPause", 1n, 80n);
  await send("restart", 1n, RATE);
  await send("adjust", 1n, RATE + 1n);
  await send("refund", 1n, 10n);
  await send("void", 1n);
  await send("refundMax", 1n);
  const call = (functionName: string, ...args: unknown[]) => ({
    contract: "SablierFlow",
    functionName,
    args,
    caller: manager.address,
    value: 0n,
  });
  expect(flow.calls()).toEqual([
    call("create", manager.address, recipient, RATE, token.address, true),
    call("deposit", 1n, 50n, manager.address, recipient),
    call("depositAndPause", 1n, 60n),
    call("restartAndDeposit", 1n, RATE, 70n),
    call("depositViaBroker", 1n, 100n, manager.address, recipient, {
      account: broker,
      fee: ONE_PERCENT,
    }),
    call("refundAndPause", 1n, 80n),
    call("restart", 1n, RATE),
    call("adjustRatePerSecond", 1n, RATE + 1n),
    call("refund", 1n, 10n),
    call("void", 1n),
    call("refundMax", 1n),
  ]);
  expect(await token.read("allowance", [manager.address, flow.address])).toBe(0n);
  expect(await token.read("balanceOf", [manager.address])).toBe(0n);
  expect(await token.read("balanceOf", [owner])).toBe(usdc("10000") - 1n);
}

describe("FlowStreamManager.sol", () => {
  it("takes a stream through the table of the page", () => checkWalk());

  it("passes every call on as it came", () => checkCalls());

  it("obeys its owner alone", async () => {
    const { manager } = await deployManager();
    for (const [name, ...args] of [
      ["open", recipient, RATE],
      ["adjust", 1n, RATE],
      ["pause", 1n],
      ["restart", 1n, RATE],
      ["refund", 1n, 1n],
      ["refundMax", 1n],
      ["void", 1n],
      ["depositAndPause", 1n, 1n],
      ["restartAndDeposit", 1n, RATE, 1n],
      ["refundAndPause", 1n, 1n],
    ] as const) {
      await expect(manager.write(name, args, { from: recipient }), name).rejects.toMatchObject({
        errorName: "NotOwner",
        args: [recipient],
      });
    }
  });

  it("fails as the page says", async () => {
    const { flow, onDay, send } = await deployManager();
    await send("open", recipient, RATE);
    const fails = (call: Promise<unknown>, errorName: string, args?: readonly unknown[]) =>
      expect(call).rejects.toMatchObject(args === undefined ? { errorName } : { errorName, args });

    onDay(10n);
    await send("deposit", 1n, recipient, usdc("3000"));
    await fails(send("deposit", 1n, stranger, 1n), "SablierFlow_NotStreamRecipient", [
      stranger,
      recipient,
    ]);
    await fails(send("deposit", 1n, recipient, 0n), "SablierFlow_DepositAmountZero", [1n]);
    await fails(send("restart", 1n, RATE), "SablierFlow_StreamNotPaused", [1n]);
    await fails(send("adjust", 1n, RATE), "SablierFlow_RatePerSecondNotDifferent", [1n, RATE]);
    await fails(send("refund", 1n, usdc("3000")), "SablierFlow_RefundOverflow", [
      1n,
      3_000_000_000n,
      2_666_666_667n,
    ]);
    await fails(send("withdraw", 1n, usdc("334")), "SablierFlow_Overdraw", [
      1n,
      usdc("334"),
      usdc("333.333333"),
    ]);
    await fails(send("withdraw", 1n, 0n), "SablierFlow_WithdrawAmountZero", [1n]);
    const from = (caller: Address) => ({ from: caller });
    await fails(
      flow.write("withdraw", [1n, stranger, 1n], from(stranger)),
      "SablierFlow_WithdrawalAddressNotRecipient",
      [1n, stranger, stranger],
    );
    await fails(flow.write("pause", [1n], from(recipient)), "SablierFlow_Unauthorized", [
      1n,
      recipient,
    ]);
    await fails(flow.write("void", [1n], from(stranger)), "SablierFlow_Unauthorized", [
      1n,
      stranger,
    ]);
    const part = { account: broker, fee: 10n ** 17n + 1n };
    await fails(send("depositViaBroker", 1n, recipient, 1n, part), "SablierFlow_BrokerFeeTooHigh", [
      10n ** 17n + 1n,
      10n ** 17n,
    ]);
    await fails(
      send("depositViaBroker", 1n, recipient, 1n, { account: zeroAddress, fee: 0n }),
      "SablierFlow_BrokerAddressZero",
    );

    await send("pause", 1n);
    await fails(send("pause", 1n), "SablierFlow_StreamPaused", [1n]);
    await fails(send("adjust", 1n, RATE * 2n), "SablierFlow_StreamPaused", [1n]);
    await fails(send("restart", 1n, 0n), "SablierFlow_RatePerSecondNotDifferent", [1n, 0n]);

    await send("void", 1n);
    await fails(send("deposit", 1n, recipient, 1n), "SablierFlow_StreamVoided", [1n]);
    await fails(send("restart", 1n, RATE), "SablierFlow_StreamVoided", [1n]);
    await fails(send("void", 1n), "SablierFlow_StreamVoided", [1n]);
    // A voided stream has no rate, so these see a paused one.
    await fails(send("pause", 1n), "SablierFlow_StreamPaused", [1n]);
    await fails(send("adjust", 1n, RATE), "SablierFlow_StreamPaused", [1n]);
  });

  it("accepts a rate of zero as an adjustment, which pauses without a pause event", async () => {
    const { chain, send, figures } = await deployManager();
    await send("open", recipient, RATE);
    await send("adjust", 1n, 0n);
    expect((await figures()).status).toBe("PAUSED_SOLVENT");
    const names = chain.events().map(({ eventName }) => eventName);
    expect(names).toContain("AdjustFlowStream");
    expect(names).not.toContain("PauseFlowStream");
  });

  it("would be found with the owner as sender, and with refunds that stay behind", async () => {
    const source = readExample(SOLIDITY);
    const asSender = mutate(source, "FLOW.create(address(this),", "FLOW.create(msg.sender,");
    await expect(checkWalk(asSender)).rejects.toMatchObject({
      errorName: "SablierFlow_NotStreamSender",
    });
    const kept = mutate(
      source,
      "        TOKEN.safeTransfer(OWNER, TOKEN.balanceOf(address(this)) - before);\n",
      "        before;\n",
    );
    await expect(checkWalk(kept)).rejects.toThrow(/8990000001n/);
  });
});

async function startTypeScript(module = example) {
  const chain = await Chain.create({ id: sepolia.id });
  const token = await chain.token("USDC", 6);
  const flow = await flowOn(chain);
  await token.write("mint", [owner, usdc("10000")], { from: owner });
  await flow.write("create", [owner, recipient, RATE, token.address, true], { from: owner });
  const stream = {
    id: 1n,
    sender: owner,
    recipient,
    deposit: usdc("3000"),
    ratePerSecond: 2n * RATE,
    to: wallet,
  };
  const sender = module.connect(...connectionOn(chain, owner));
  const receiver = module.connect(...connectionOn(chain, recipient));
  return { chain, token, flow, stream, sender, receiver };
}

async function checkTypeScript(module = example): Promise<void> {
  const { chain, token, flow, stream, sender, receiver } = await startTypeScript(module);
  chain.advance(10n * DAY);
  await module.main(sender, "deposit", stream);
  const paid = await module.main(receiver, "withdrawMax", stream);
  expect(paid.find(({ eventName }) => eventName === "WithdrawFromFlowStream")?.args).toMatchObject({
    streamId: 1n,
    to: wallet,
    withdrawAmount: usdc("333.333333"),
    protocolFeeAmount: 0n,
  });
  await module.main(sender, "adjustRatePerSecond", stream);
  await module.main(sender, "pause", stream);
  await module.main(sender, "restart", stream);
  await module.main(sender, "refundMax", stream);
  await module.main(receiver, "void", stream);
  const call = (caller: Address, functionName: string, ...args: unknown[]) => ({
    contract: "SablierFlow",
    functionName,
    args,
    caller,
    value: 0n,
  });
  expect(flow.calls().slice(1)).toEqual([
    call(owner, "deposit", 1n, usdc("3000"), owner, recipient),
    call(recipient, "withdrawMax", 1n, wallet),
    call(owner, "adjustRatePerSecond", 1n, 2n * RATE),
    call(owner, "pause", 1n),
    call(owner, "restart", 1n, 2n * RATE),
    call(owner, "refundMax", 1n),
    call(recipient, "void", 1n),
  ]);
  expect(await token.read("balanceOf", [wallet])).toBe(usdc("333.333333"));
  expect(await token.read("balanceOf", [owner])).toBe(usdc("9666.666667"));
  expect(await token.read("allowance", [owner, flow.address])).toBe(0n);
}

describe("manage-stream.ts", () => {
  it("deposits, withdraws, sets the rate, refunds and voids", () => checkTypeScript());

  it("stops before it sends what would revert", async () => {
    const { flow, sender, receiver, stream } = await startTypeScript();
    const other = { ...stream, recipient: stranger };
    await expect(example.main(sender, "deposit", other)).rejects.toThrow(
      /SablierFlow_NotStreamRecipient/,
    );
    await expect(example.main(receiver, "pause", stream)).rejects.toThrow(
      /SablierFlow_Unauthorized/,
    );
    await expect(example.main(sender, "refundMax", stream)).rejects.toThrow(
      /SablierFlow_RefundAmountZero/,
    );
    await expect(example.main(receiver, "withdrawMax", stream)).rejects.toThrow(
      /SablierFlow_WithdrawAmountZero/,
    );
    expect(flow.calls()).toHaveLength(1);
  });

  it("names an action that it does not know", async () => {
    const { sender } = await startTypeScript();
    await expect(example.main(sender, "cancel")).rejects.toThrow('"cancel" is none of the actions');
  });

  it("would be found with the parties in the wrong order", async () => {
    const order = ["[id, deposit, sender, recipient]", "[id, deposit, recipient, sender]"] as const;
    await expect(runMistaken(TYPESCRIPT, order, "parties", checkTypeScript)).rejects.toThrow(
      /SablierFlow_NotStreamSender/,
    );
  });
});
