import { describe, expect, it } from "vitest";

import * as batching from "../../../examples/typescript/flow-v3.0/batch";
import * as withdrawing from "../../../examples/typescript/flow-v3.0/withdraw";
import { importChanged, mutate, readExample } from "../support/example";
import {
  DAY,
  deployExample,
  DOLLAR,
  errorOf,
  flowCall,
  openFlow,
  other,
  RATE,
  recipient,
  sender,
  startFlow,
  stateOf,
  STATUS,
  stranger,
  usdc,
} from "../support/flow-v3";

const SOLIDITY = "solidity/flow-v3.0/WithdrawFlow.sol";
const BATCH = "solidity/flow-v3.0/BatchFlow.sol";
const TYPESCRIPT = "typescript/flow-v3.0/withdraw.ts";
const MANY = "typescript/flow-v3.0/batch.ts";
const MONTH = usdc("999.999999");
const WITH_MARGIN = DOLLAR + DOLLAR / 50n;

/** Two streams, 30 days old, of which the second costs twice the fee of a dollar. */
async function start() {
  const started = await startFlow(0n);
  await openFlow(started);
  await openFlow(started, { from: other });
  await started.setFee("1");
  await started.setFee("2", other);
  started.chain.advance(30n * DAY);
  const opened = started.flow.calls().length;
  return { ...started, calls: () => started.flow.calls().slice(opened) };
}

async function checkPay(source?: string): Promise<void> {
  const started = await start();
  const { chain, flow, calls, balanceOf } = started;
  const contract = await deployExample(started, SOLIDITY, [flow.address], 0n, source);
  const before = await chain.balanceOf(flow.address);
  const payment = { from: stranger, value: 10n * DOLLAR };
  await contract.write("pay", [1n, usdc("100")], payment);
  expect(await contract.write("payMax", [1n], payment)).toBe(usdc("899.999999"));
  expect(calls()).toEqual([
    flowCall(contract.address, "withdraw", [1n, recipient, usdc("100")], DOLLAR),
    flowCall(contract.address, "withdrawMax", [1n, recipient], DOLLAR),
  ]);
  expect(await balanceOf(recipient)).toBe(MONTH);
  expect(await chain.balanceOf(flow.address)).toBe(before + 2n * DOLLAR);
  expect(await chain.balanceOf(contract.address)).toBe(0n);
  await chain.fund(contract.address, DOLLAR);
  await expect(
    contract.write("payMax", [1n], { from: stranger, value: DOLLAR - 1n }),
  ).rejects.toMatchObject({ errorName: "FeeNotCovered", args: [DOLLAR - 1n, DOLLAR] });
}

describe("WithdrawFlow.sol", () => {
  it("pays exactly the fee out of the caller's value, and gives the rest back", () => checkPay());

  it("follows the fee: by sender, with the price, none when the price is old", async () => {
    const { chain, flow, coinFeed, setFee } = await start();
    const feeOf = (id: bigint) => flow.read("calculateMinFeeWei", [id]);
    expect([await feeOf(1n), await feeOf(2n)]).toEqual([DOLLAR, 666_666_666_666_666n]);
    await coinFeed.write("set", [1500n * 10n ** 8n], { from: stranger });
    expect(await feeOf(1n)).toBe(666_666_666_666_666n);
    await coinFeed.write("setUpdatedAt", [chain.timestamp - DAY], { from: stranger });
    expect(await feeOf(1n)).toBe(666_666_666_666_666n);
    chain.advance(1n);
    expect(await feeOf(1n)).toBe(0n);
    await setFee("0", sender);
    await coinFeed.write("setFresh", [], { from: stranger });
    expect(await feeOf(1n)).toBe(0n);
  });

  it("reverts with the errors that the page names, the fee first", async () => {
    const { chain, flow } = await start();
    const zero = "0x0000000000000000000000000000000000000000";
    const withdraw = (args: readonly unknown[], value = DOLLAR) =>
      errorOf(flow.write("withdraw", args, { from: stranger, value }));
    expect([
      await withdraw([9n, zero, 0n], 0n),
      await withdraw([1n, zero, 0n], DOLLAR - 1n),
      await withdraw([1n, zero, 0n]),
      await withdraw([1n, zero, MONTH + 1n]),
      await withdraw([1n, stranger, MONTH + 1n]),
      await withdraw([1n, recipient, MONTH + 1n]),
      await withdraw([1n, recipient, MONTH]),
    ]).toEqual([
      "SablierFlowState_Null",
      "SablierFlow_InsufficientFeePayment",
      "SablierFlow_WithdrawAmountZero",
      "SablierFlow_WithdrawToZeroAddress",
      "SablierFlow_WithdrawalAddressNotRecipient",
      "SablierFlow_Overdraw",
      "",
    ]);
    expect(chain.events().at(-2)).toMatchObject({
      eventName: "WithdrawFromFlowStream",
      args: { caller: stranger, withdrawAmount: MONTH },
    });
  });

  it("a fee that stays in the contract is found", async () => {
    const source = mutate(
      readExample(SOLIDITY),
      "amount);\n        _giveBack(feeWei);",
      "amount);",
    );
    await expect(checkPay(source)).rejects.toThrow(/to be 0n/);
  });
});

async function checkOne(module = withdrawing): Promise<void> {
  const { connection, calls, balanceOf } = await start();
  const client = module.connect(...connection(recipient));
  const to = "0x2222222222222222222222222222222222222222";
  expect(await module.main(client)).toEqual({ amount: MONTH, value: WITH_MARGIN });
  expect(calls()).toEqual([flowCall(recipient, "withdrawMax", [1n, to], WITH_MARGIN)]);
  expect(await balanceOf(to)).toBe(MONTH);
}

describe("withdraw.ts", () => {
  it("pays the fee with a margin", () => checkOne());

  it("stops before it sends what would revert, and names the error", async () => {
    const { connection, calls } = await start();
    const client = withdrawing.connect(...connection(stranger));
    await expect(withdrawing.main(client)).rejects.toThrow(
      /SablierFlow_WithdrawalAddressNotRecipient/,
    );
    expect(calls()).toEqual([]);
  });

  it("a fee that is written into the code is found", async () => {
    const source = mutate(
      readExample(TYPESCRIPT),
      "const value = feeWei + feeWei / 50n;",
      "const value = 0n * feeWei;",
    );
    const module = (await importChanged(TYPESCRIPT, source, "no-fee")) as typeof withdrawing;
    await expect(checkOne(module)).rejects.toThrow(/SablierFlow_InsufficientFeePayment/);
  });
});

async function startBatch(source?: string) {
  const started = await startFlow(usdc("10000"));
  const { flow, token } = started;
  const args = [sender, flow.address, token.address];
  const treasury = await deployExample(started, BATCH, args, usdc("10000"), source);
  await treasury.write("open", [recipient, RATE, 0, usdc("3000")], { from: sender });
  return { ...started, treasury };
}

describe("BatchFlow.sol", () => {
  it("raises the rate, deposits and pays a bonus at once", async () => {
    const started = await startBatch();
    const { treasury, flow, balanceOf } = started;
    const raise = (bonus: string) => {
      const args = [1n, recipient, 2n * RATE, usdc("1000"), usdc(bonus)];
      return treasury.write("raise", args, { from: sender });
    };
    await raise("250");
    expect(await balanceOf(recipient)).toBe(usdc("250"));
    expect((await stateOf(started)).balance).toBe(usdc("4000"));
    expect(await flow.read("getRatePerSecond", [1n])).toBe(2n * RATE);
    // The same rate again: no part of the batch happens.
    expect(await errorOf(raise("250"))).toBe("SablierFlow_RatePerSecondNotDifferent");
    expect(await balanceOf(recipient)).toBe(usdc("250"));
  });

  it("pays many with the highest fee once, and leaves out empty streams", async () => {
    const started = await startBatch();
    const { chain, flow, treasury, setFee, balanceOf } = started;
    await openFlow(started, { from: other, to: other });
    await openFlow(started, { start: chain.timestamp + 90n * DAY });
    await setFee("1");
    await setFee("2", other);
    chain.advance(30n * DAY);
    const highest = 2n * DOLLAR;
    const many = (value: bigint) =>
      treasury.write("payMany", [[1n, 2n, 3n]], { from: stranger, value });
    await expect(many(highest - 1n)).rejects.toMatchObject({ errorName: "FeeNotCovered" });
    await many(highest + 5n);
    expect([await balanceOf(recipient), await balanceOf(other)]).toEqual([MONTH, MONTH]);
    expect(await chain.balanceOf(flow.address)).toBe(highest);
    expect(await chain.balanceOf(stranger)).toBe(highest - 1n > 0n ? 5n : 0n);
  });

  it("pays the owner and hands the stream over, with an approval of the owner only", async () => {
    const { chain, flow, treasury, setFee, balanceOf } = await startBatch();
    await setFee("1");
    chain.advance(30n * DAY);
    const handOver = (from: typeof stranger) =>
      treasury.write("payAndHandOver", [1n, other], { from, value: DOLLAR });
    expect(await errorOf(handOver(stranger))).toBe("NotOwnerOfStream");
    expect(await errorOf(handOver(recipient))).toBe("ERC721InsufficientApproval");
    await flow.write("approve", [treasury.address, 1n], { from: recipient });
    expect(await handOver(recipient)).toBe(MONTH);
    expect(await flow.read("ownerOf", [1n])).toBe(other);
    expect(await balanceOf(recipient)).toBe(MONTH);
  });

  it("transferFrom in place of transferFromPayable is found", async () => {
    const source = mutate(
      readExample(BATCH),
      "ISablierFlow.transferFromPayable, (msg.sender",
      "IERC721.transferFrom, (msg.sender",
    );
    const { chain, flow, treasury, setFee } = await startBatch(source);
    await setFee("1");
    chain.advance(30n * DAY);
    await flow.write("approve", [treasury.address, 1n], { from: recipient });
    const sent = { from: recipient, value: DOLLAR };
    await expect(treasury.write("payAndHandOver", [1n, other], sent)).rejects.toMatchObject({
      data: "0x",
    });
  });
});

describe("batch.ts", () => {
  it("pays many with one fee, and leaves out streams without debt", async () => {
    const started = await start();
    const { flow, connection, balanceOf } = started;
    await openFlow(started, { start: started.chain.timestamp + DAY });
    const client = batching.connect(...connection(stranger));
    expect(await batching.main(client, [1n, 2n, 3n])).toEqual([
      { streamId: 1n, amount: MONTH },
      { streamId: 2n, amount: MONTH },
    ]);
    expect(await balanceOf(recipient)).toBe(2n * MONTH);
    expect(flow.calls().at(-1)?.value).toBe(666_666_666_666_666n + 13_333_333_333_333n);
    await expect(batching.main(client)).rejects.toThrow("None of these streams");
  });

  it("withdraws and hands the stream over", async () => {
    const { flow, connection, balanceOf } = await start();
    const client = batching.connect(...connection(recipient));
    expect(await batching.handOver(client, 1n, other)).toBe(MONTH);
    expect(await flow.read("ownerOf", [1n])).toBe(other);
    expect(await balanceOf(recipient)).toBe(MONTH);
    expect(await flow.read("statusOf", [1n])).toBe(STATUS.STREAMING_SOLVENT);
  });

  it("the lowest fee in place of the highest is found", async () => {
    const source = mutate(
      readExample(MANY),
      "(most, stream) => (stream.feeWei > most ? stream.feeWei : most), 0n)",
      "(least, stream) => (stream.feeWei < least ? stream.feeWei : least), 10n ** 18n)",
    );
    const module = (await importChanged(MANY, source, "lowest")) as typeof batching;
    const client = module.connect(...(await start()).connection(stranger));
    await expect(module.main(client)).rejects.toThrow(/SablierFlow_InsufficientFeePayment/);
  });
});
