import { parseUnits } from "viem";
import { describe, expect, it } from "vitest";

import * as example from "../../../examples/typescript/lockup-v4.0/create-price-gated";
import { importChanged, mutate, readExample } from "../support/example";
import {
  call,
  common,
  dai,
  DAY,
  deployExample,
  openGated,
  recipient,
  sender,
  startLockup,
  stranger,
  WEEK,
} from "../support/lockup-v4";

const SOLIDITY = "solidity/lockup-v4.0/CreatePriceGated.sol";
const TYPESCRIPT = "typescript/lockup-v4.0/create-price-gated.ts";

const AMOUNT = dai("10000");
const usd = (text: string) => parseUnits(text, 8);

async function deploy({
  price = usd("4000"),
  decimals = 8,
  source = undefined as string | undefined,
} = {}) {
  const started = await startLockup(AMOUNT);
  const feed = await started.chain.feed(decimals, price);
  const args = [started.lockup.address, started.token.address, feed.address];
  const contract = await deployExample(started, SOLIDITY, args, AMOUNT, source);
  const create = (target = usd("5000"), to = recipient, amount = AMOUNT) =>
    contract.write("create", [to, amount, target], { from: sender });
  return { ...started, feed, contract, create };
}

const gated = (
  token: Parameters<typeof common>[0],
  caller: `0x${string}`,
  oracle: `0x${string}`,
  timestamps: object,
) =>
  call(caller, "createWithTimestampsLPG", [
    { ...common(token, { amount: AMOUNT, cancelable: false }), timestamps, shape: "" },
    { oracle, targetPrice: usd("5000") },
  ]);

async function checkSolidity(source?: string): Promise<void> {
  const { chain, token, lockup, contract, feed, create, balanceOf } = await deploy({ source });
  const start = Number(chain.timestamp);
  expect(await create()).toBe(1n);
  expect(lockup.calls()).toEqual([
    gated(token, contract.address, feed.address, { start, end: start + 365 * Number(DAY) }),
  ]);
  expect(await lockup.read("getPriceGatedUnlockParams", [1n])).toEqual({
    oracle: feed.address,
    targetPrice: usd("5000"),
  });
  chain.advance(10n * WEEK);
  const withdrawable = () => lockup.read("withdrawableAmountOf", [1n]);
  expect(await withdrawable()).toBe(0n);
  await feed.write("set", [usd("4999.99999999")], { from: stranger });
  expect(await withdrawable()).toBe(0n);
  await feed.write("set", [usd("5000")], { from: stranger });
  expect(await withdrawable()).toBe(AMOUNT);
  // Not taken while it was there, it is locked again when the price falls.
  await feed.write("set", [usd("4999")], { from: stranger });
  expect(await withdrawable()).toBe(0n);
  await feed.write("set", [usd("6000")], { from: stranger });
  await expect(
    lockup.write("withdraw", [1n, recipient, dai("1")], { from: recipient }),
  ).rejects.toMatchObject({
    errorName: "SablierLockup_WithdrawAmountNotEqualWithdrawableAmount",
    args: [1n, dai("1"), AMOUNT],
  });
  await lockup.write("withdrawMax", [1n, recipient], { from: stranger });
  expect(await balanceOf(recipient)).toBe(AMOUNT);
}

describe("CreatePriceGated.sol", () => {
  it("unlocks everything at the price, as long as it lasts", () => checkSolidity());

  it("unlocks at the end without the price", async () => {
    const { chain, lockup, create } = await deploy();
    await create();
    chain.advance(365n * DAY - 1n);
    expect(await lockup.read("withdrawableAmountOf", [1n])).toBe(0n);
    chain.advance(1n);
    expect(await lockup.read("withdrawableAmountOf", [1n])).toBe(AMOUNT);
  });

  it("cannot be taken back, and a cancelable one can, whole, below the target", async () => {
    const started = await deploy();
    await started.create();
    started.chain.advance(DAY);
    await expect(started.lockup.write("cancel", [1n], { from: sender })).rejects.toMatchObject({
      errorName: "SablierLockup_StreamNotCancelable",
    });
    const id = await openGated(started, started.feed.address);
    const refundable = () => started.lockup.read("refundableAmountOf", [id]);
    expect(await refundable()).toBe(dai("1000"));
    await started.feed.write("set", [usd("5000")], { from: stranger });
    expect(await refundable()).toBe(0n);
    await expect(started.lockup.write("cancel", [id], { from: sender })).rejects.toMatchObject({
      errorName: "SablierLockup_StreamSettled",
    });
    await started.feed.write("set", [usd("4000")], { from: stranger });
    expect(await refundable()).toBe(dai("1000"));
    expect(await started.lockup.write("cancel", [id], { from: sender })).toBe(dai("1000"));
    expect(await started.lockup.read("statusOf", [id])).toBe(4);
  });

  it("compares prices with 8 decimals, whatever the feed has", async () => {
    const { create, feed, lockup } = await deploy({ price: parseUnits("4000", 18), decimals: 18 });
    await create();
    await feed.write("set", [parseUnits("5000", 18)], { from: stranger });
    expect(await lockup.read("withdrawableAmountOf", [1n])).toBe(AMOUNT);
  });

  it("reverts with the errors that the page names", async () => {
    const nameOf = (attempt: Promise<unknown>) =>
      attempt.then(
        () => "",
        (error: unknown) => (error as { errorName: string }).errorName,
      );
    const { create, feed } = await deploy();
    expect(await nameOf(create(usd("4000")))).toBe("SablierLockup_TargetPriceTooLow");
    await feed.write("setDecimals", [0], { from: stranger });
    expect(await nameOf(create())).toBe("SafeOracle_DecimalsZero");
    await feed.write("setDecimals", [37], { from: stranger });
    expect(await nameOf(create())).toBe("SafeOracle_DecimalsTooHigh");
    await feed.write("setDecimals", [8], { from: stranger });
    await feed.write("set", [0n], { from: stranger });
    expect(await nameOf(create())).toBe("SafeOracle_NotPositivePrice");
    await feed.write("setMode", [1], { from: stranger });
    expect(await nameOf(create())).toBe("SafeOracle_MissesInterface");
  });

  it("locks until the end when the feed fails later, and asks it no more from then on", async () => {
    const { chain, create, feed, lockup } = await deploy();
    await create();
    await feed.write("set", [usd("6000")], { from: stranger });
    const withdrawable = () => lockup.read("withdrawableAmountOf", [1n]);
    await feed.write("setMode", [2], { from: stranger });
    expect(await withdrawable()).toBe(0n);
    await feed.write("setMode", [3], { from: stranger });
    await expect(withdrawable()).rejects.toMatchObject({ data: "0x" });
    chain.advance(365n * DAY);
    expect(await withdrawable()).toBe(AMOUNT);
  });
});

async function checkTypeScript(module = example): Promise<void> {
  const { chain, token, lockup, connection } = await startLockup(AMOUNT);
  const feed = await chain.feed(8, usd("4000"));
  const start = Number(chain.timestamp);
  const stream = { token: token.address, recipient, amount: "10000" };
  const client = module.connect(...connection(sender));
  expect(await module.main(client, stream, feed.address)).toBe(1n);
  expect(lockup.calls()).toEqual([
    gated(token, sender, feed.address, { start, end: start + 365 * Number(DAY) }),
  ]);
}

describe("create-price-gated.ts", () => {
  it("creates such a stream", () => checkTypeScript());

  it("a target with the decimals of the token is found", async () => {
    const source = mutate(
      readExample(TYPESCRIPT),
      'parseUnits("5000", 8)',
      'parseUnits("5000", 18)',
    );
    const module = await importChanged(TYPESCRIPT, source, "target");
    await expect(checkTypeScript(module as typeof example)).rejects.toThrow(/to deeply equal/);
  });
});
