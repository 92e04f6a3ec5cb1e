import { type Address, parseUnits } from "viem";
import { describe, expect, it } from "vitest";

import * as checking from "../../../examples/typescript/lockup-v4.0/check-feed";
import * as example from "../../../examples/typescript/lockup-v4.0/keeper";
import { importChanged, mutate, readExample } from "../support/example";
import {
  dai,
  DAY,
  open,
  openGated,
  other,
  recipient,
  startLockup,
  stranger,
} from "../support/lockup-v4";

const CHECK = "typescript/lockup-v4.0/check-feed.ts";
const KEEPER = "typescript/lockup-v4.0/keeper.ts";

const usd = (text: string) => parseUnits(text, 8);
const by = { from: stranger };
const HOUR = 3_600n;

/** A chain with a feed at 4,000 US dollars, and what both parties expect of it. */
async function start() {
  const started = await startLockup(0n);
  const feed = await started.chain.feed(8, usd("4000"));
  const expected = { ...checking.EXPECTED, oracle: feed.address };
  const [, transport] = started.connection(stranger);
  const check = (change: Partial<checking.Expected> = {}, streamId?: bigint) =>
    checking.main(checking.connect(transport), { ...expected, ...change }, streamId);
  return { ...started, feed, expected, check };
}

describe(CHECK, () => {
  it("finds nothing wrong with the right feed, in a block of the same second or a heartbeat later", async () => {
    const { chain, feed, check } = await start();
    expect(await check()).toEqual([]);
    await feed.write("setUpdatedAt", [chain.timestamp - DAY], by);
    expect(await check()).toEqual([]);
  });

  it("finds another pair, other decimals, no price, an old answer and one of the future", async () => {
    const { chain, feed, check } = await start();
    const change = { description: "OTHER / USD", decimals: 18 };
    expect(await check(change)).toEqual(['It is the feed of "TOKEN / USD".', "It has 8 decimals."]);
    await feed.write("set", [0n], by);
    expect(await check()).toEqual(["It reports 0, which Lockup takes for no price."]);
    await feed.write("set", [usd("4000")], by);
    await feed.write("setUpdatedAt", [chain.timestamp - DAY - 1n], by);
    expect(await check()).toEqual(["Its answer is 86401 seconds old."]);
    await feed.write("setUpdatedAt", [chain.timestamp + 1n], by);
    expect(await check()).toEqual(["Its answer is from the future."]);
  });

  it("compares the target with 8 decimals, whatever the feed has", async () => {
    const { feed, check } = await start();
    await feed.write("setDecimals", [18], by);
    await feed.write("set", [parseUnits("4999.999999999", 18)], by);
    expect(await check({ decimals: 18 })).toEqual([]);
    await feed.write("set", [parseUnits("5000", 18)], by);
    expect(await check({ decimals: 18 })).toEqual(["The price is at the target already."]);
  });

  it("waits for an hour after the sequencer of a rollup was down", async () => {
    const { chain, check } = await start();
    // The answer of such a feed is 0 while the sequencer is up, and 1 while it is down.
    const uptime = await chain.feed(0, 1n);
    const sequencer = uptime.address;
    expect(await check({ sequencer })).toEqual(["The sequencer is down."]);
    await uptime.write("set", [0n], by);
    await uptime.write("setUpdatedAt", [chain.timestamp], by);
    chain.advance(HOUR);
    expect(await check({ sequencer })).toEqual(["The sequencer was down until a moment ago."]);
    chain.advance(1n);
    expect(await check({ sequencer })).toEqual([]);
  });

  it("reports an address without code, and a feed that reverts", async () => {
    const { feed, check } = await start();
    expect(await check({ oracle: other })).toEqual([expect.stringMatching(/returned no data/)]);
    await feed.write("setMode", [2], by);
    expect(await check()).toEqual([expect.stringMatching(/latestRoundData.* reverted/s)]);
  });

  it("compares a stream with what was agreed on", async () => {
    const started = await start();
    const { chain, feed, check } = started;
    const sound = await openGated(started, feed.address, { cancelable: false });
    expect(await check({}, sound)).toEqual([]);
    const own = await chain.feed(8, usd("1"));
    const wrong = await openGated(started, own.address);
    expect(await check({ targetPrice: usd("4500.5") }, wrong)).toEqual([
      `Its feed is ${own.address}.`,
      "Its target is 5000 US dollars.",
      "The sender can take everything back below the target.",
    ]);
    expect(await check({}, await open(started))).toEqual([
      expect.stringMatching(/getPriceGatedUnlockParams.* reverted/s),
    ]);
  });
});

async function checkKeeper(module = example): Promise<void> {
  const started = await start();
  const { chain, lockup, feed, expected, connection, setFee, balanceOf } = started;
  const gated = (oracle: Address, to: Address) => openGated(started, oracle, { to });
  const second = await chain.feed(8, usd("4000"));
  const ids = [
    await gated(second.address, other),
    await gated(feed.address, recipient),
    await gated(feed.address, other),
  ];
  const round = () => module.main(module.connect(...connection(stranger)), ids, expected);
  await setFee("1");
  await chain.fund(stranger, 10n ** 18n);
  expect(await round()).toEqual([]);
  const calls = lockup.calls().length;

  // One NFT changes hands, and one feed returns too few bytes: the others are paid all the same.
  await lockup.write("transferFrom", [other, recipient, ids[2]], { from: other });
  await second.write("setMode", [3], by);
  await feed.write("set", [usd("5000")], by);
  expect(await round()).toEqual([
    expect.stringMatching(/^Stream 1: .*statusOf/s),
    `Stream 2: withdrew ${dai("1000")}.`,
    `Stream 3: withdrew ${dai("1000")}.`,
  ]);
  expect(await balanceOf(recipient)).toBe(dai("2000"));
  const feeWei = 333_333_333_333_333n;
  const sent = lockup.calls().slice(calls + 1);
  expect(sent.map(({ functionName, args, value }) => [functionName, args, value])).toEqual(
    [2n, 3n].map((id) => ["withdrawMax", [id, recipient], feeWei + feeWei / 50n]),
  );

  // What is depleted is left alone, even where its feed is not sound any more.
  await feed.write("set", [0n], by);
  await second.write("setMode", [0], by);
  expect(await round()).toEqual(["Feed: It reports 0, which Lockup takes for no price."]);
  chain.advance(100n * DAY);
  expect(await round()).toEqual([`Stream 1: withdrew ${dai("1000")}.`]);
  expect(await round()).toEqual([]);
}

describe(KEEPER, () => {
  it("withdraws each stream that is unlocked to its recipient, and reports what hinders it", () =>
    checkKeeper());

  it("withdraws before the start when the price is there", async () => {
    const started = await start();
    const { chain, feed, expected, connection, balanceOf } = started;
    const id = await openGated(started, feed.address);
    chain.timestamp -= 10n;
    await feed.write("set", [usd("5000")], by);
    await example.main(example.connect(...connection(stranger)), [id], expected);
    expect(await balanceOf(recipient)).toBe(dai("1000"));
  });

  it.each([
    ["a recipient from before", 'functionName: "getRecipient"', 'functionName: "getSender"'],
    ["no fee", "value: feeWei + feeWei / 50n", "value: 0n"],
    [
      "the first failure as the end",
      "lines.push(`Stream ${streamId}: ${reasonOf(error)}`)",
      "throw error",
    ],
  ])("%s is found", async (name, before, after) => {
    const source = mutate(readExample(KEEPER), before, after);
    const module = await importChanged(KEEPER, source, name.replaceAll(" ", "-"));
    await expect(checkKeeper(module as typeof example)).rejects.toThrow();
  });
});
