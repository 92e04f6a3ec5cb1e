import { describe, expect, it } from "vitest";

import * as one from "../../../examples/typescript/lockup-v4.0/withdraw";
import * as many from "../../../examples/typescript/lockup-v4.0/withdraw-many";
import { importChanged, mutate, readExample } from "../support/example";
import {
  call,
  dai,
  DAY,
  deployExample,
  open,
  openGated,
  other,
  recipient,
  startLockup,
  stranger,
} from "../support/lockup-v4";

const SOLIDITY = "solidity/lockup-v4.0/WithdrawStreams.sol";
const ONE = "typescript/lockup-v4.0/withdraw.ts";
const MANY = "typescript/lockup-v4.0/withdraw-many.ts";

/** One US dollar and two, at 3,000 dollars a coin. */
const FEE = 333_333_333_333_333n;
const HIGHER_FEE = 666_666_666_666_666n;

/** Two streams, 40 of 100 days old, of which the second costs twice the fee of a dollar. */
async function start(source?: string) {
  const started = await startLockup(0n);
  const contract = await deployExample(started, SOLIDITY, [started.lockup.address], 0n, source);
  await open(started);
  await open(started, { from: other });
  await started.setFee("1");
  await started.setFee("2", other);
  started.chain.advance(40n * DAY);
  const opened = started.lockup.calls().length;
  return { ...started, contract, calls: () => started.lockup.calls().slice(opened) };
}

async function checkPay(source?: string): Promise<void> {
  const { chain, contract, lockup, calls, balanceOf } = await start(source);
  const before = await chain.balanceOf(lockup.address);
  const amount = await contract.write("pay", [1n], { from: stranger, value: 10n * FEE });
  expect(amount).toBe(dai("400"));
  expect(calls()).toEqual([call(contract.address, "withdrawMax", [1n, recipient], FEE)]);
  expect(await balanceOf(recipient)).toBe(dai("400"));
  expect(await chain.balanceOf(lockup.address)).toBe(before + FEE);
  expect(await chain.balanceOf(contract.address)).toBe(0n);
  expect(await chain.balanceOf(stranger)).toBe(9n * FEE);
}

describe("WithdrawStreams.sol", () => {
  it("pays exactly the fee, and gives the rest back", () => checkPay());

  it("does not pay the fee from its own balance", async () => {
    const { chain, contract, calls } = await start();
    await chain.fund(contract.address, 10n * FEE);
    await expect(
      contract.write("pay", [1n], { from: stranger, value: FEE - 1n }),
    ).rejects.toMatchObject({ errorName: "FeeNotCovered", args: [FEE - 1n, FEE] });
    expect(calls()).toEqual([]);
  });

  it("follows the fee: none, another price, a feed that is too old", async () => {
    const { chain, contract, coinFeed, lockup, setFee } = await start();
    const feeOf = () => lockup.read("calculateMinFeeWei", [1n]);
    await coinFeed.write("set", [1500n * 10n ** 8n], { from: stranger });
    expect(await feeOf()).toBe(HIGHER_FEE);
    await coinFeed.write("setUpdatedAt", [chain.timestamp - DAY], { from: stranger });
    expect(await feeOf()).toBe(HIGHER_FEE);
    chain.advance(1n);
    expect(await feeOf()).toBe(0n);
    await contract.write("pay", [1n], { from: stranger });
    await coinFeed.write("setFresh", [], { from: stranger });
    expect(await feeOf()).toBe(HIGHER_FEE);
    await setFee("0");
    expect(await feeOf()).toBe(0n);
  });

  it("pays many with the highest fee once, price-gated streams whole", async () => {
    const started = await start();
    const { chain, contract, lockup, calls, balanceOf } = started;
    const feed = await chain.feed(8, 4000n * 10n ** 8n);
    await openGated(started, feed.address);
    await feed.write("set", [5000n * 10n ** 8n], { from: stranger });
    const before = await chain.balanceOf(lockup.address);
    await contract.write("payMany", [[1n, 2n, 3n]], { from: stranger, value: HIGHER_FEE });
    expect(calls().at(-1)).toEqual(
      call(
        contract.address,
        "withdrawMultiple",
        [
          [1n, 2n, 3n],
          [dai("400"), dai("400"), dai("1000")],
        ],
        HIGHER_FEE,
      ),
    );
    expect(await balanceOf(recipient)).toBe(dai("1800"));
    expect(await chain.balanceOf(lockup.address)).toBe(before + HIGHER_FEE);
    // Nothing is left in any of them, so each is skipped, without an error.
    await contract.write("payMany", [[1n, 2n]], { from: stranger, value: HIGHER_FEE });
    const skipped = chain
      .events()
      .filter(({ eventName }) => eventName === "InvalidWithdrawalInWithdrawMultiple");
    expect(skipped).toMatchObject([{ args: { streamId: 1n } }, { args: { streamId: 2n } }]);
    await expect(
      contract.write("payMany", [[1n, 2n]], { from: stranger, value: FEE }),
    ).rejects.toMatchObject({ errorName: "FeeNotCovered", args: [FEE, HIGHER_FEE] });
  });

  it("a fee that stays in the contract is found", async () => {
    const source = mutate(
      readExample(SOLIDITY),
      "_giveBack(feeWei);\n    }\n\n    /// Pays the recipient of",
      "}\n\n    /// Pays the recipient of",
    );
    await expect(checkPay(source)).rejects.toThrow(/to be 0n/);
  });
});

/** The address that the program pays to. */
const TARGET = "0x1111111111111111111111111111111111111111";

async function checkOne(module = one): Promise<void> {
  const { connection, calls, balanceOf } = await start();
  const value = FEE + FEE / 50n;
  expect(await module.main(module.connect(...connection(recipient)))).toEqual({
    amount: dai("400"),
    value,
  });
  expect(calls()).toEqual([call(recipient, "withdrawMax", [1n, TARGET], value)]);
  expect(await balanceOf(TARGET)).toBe(dai("400"));
}

describe("withdraw.ts", () => {
  it("pays the fee with a margin", () => checkOne());

  it("stops before it sends what would revert, and names the error", async () => {
    const { connection, calls } = await start();
    await expect(one.main(one.connect(...connection(stranger)))).rejects.toThrow(
      /SablierLockup_WithdrawalAddressNotRecipient/,
    );
    expect(calls()).toEqual([]);
  });

  it("a fee that is written into the code is found", async () => {
    const source = mutate(
      readExample(ONE),
      "const value = feeWei + feeWei / 50n;",
      "const value = 0n * feeWei;",
    );
    const module = (await importChanged(ONE, source, "no-fee")) as typeof one;
    await expect(checkOne(module)).rejects.toThrow(/SablierLockup_InsufficientFeePayment/);
  });
});

describe("withdraw-many.ts", () => {
  it("pays with the highest fee, and names the streams that were skipped", async () => {
    const { connection, lockup, calls, balanceOf } = await start();
    await lockup.write("withdrawMax", [1n, recipient], { from: stranger, value: FEE });
    const client = many.connect(...connection(stranger));
    expect(await many.main(client, [1n, 2n])).toEqual([
      { streamId: 1n, reason: "SablierLockup_WithdrawAmountZero" },
    ]);
    const value = HIGHER_FEE + HIGHER_FEE / 50n;
    expect(calls().at(-1)).toEqual(
      call(
        stranger,
        "withdrawMultiple",
        [
          [1n, 2n],
          [0n, dai("400")],
        ],
        value,
      ),
    );
    expect(await balanceOf(recipient)).toBe(dai("800"));
  });

  it("too little value succeeds and pays only the cheaper stream", async () => {
    const source = mutate(
      readExample(MANY),
      "(most, fee) => (fee > most ? fee : most), 0n)",
      "(least, fee) => (fee < least ? fee : least))",
    );
    const module = (await importChanged(MANY, source, "lowest")) as typeof many;
    const { connection, balanceOf } = await start();
    expect(await module.main(module.connect(...connection(stranger)), [1n, 2n])).toEqual([
      { streamId: 2n, reason: "SablierLockup_InsufficientFeePayment" },
    ]);
    expect(await balanceOf(recipient)).toBe(dai("400"));
  });
});
