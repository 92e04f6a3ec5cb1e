import { encodeErrorResult, parseAbi, parseUnits, zeroAddress } from "viem";
import { describe, expect, it } from "vitest";

import { Chain, type Contract } from "../support/chain";
import { compileExample } from "../support/example";
import {
  dai,
  DAY,
  deployExample,
  open,
  openGated,
  recipient,
  sender,
  startLockup,
  stranger,
} from "../support/lockup-v4";
import { advance } from "../support/vesting";

/** The code before and after each move between releases: data/migrations. */
const V2_0 = "solidity/lockup/Migrating.sol";
const V3_0 = "solidity/lockup-v3.0/Migrating.sol";
const V4_0 = "solidity/lockup-v4.0/Migrating.sol";

/** Base units of 1,000 tokens after one of three seconds, as recorded of v3.0 and v4.0. */
const ROUNDED_TWICE = 333333333333333333000n;
const ROUNDED_ONCE = 333333333333333333333n;

describe("Migrating.sol of Lockup v2.0", () => {
  async function start() {
    const chain = await Chain.create({});
    const token = await chain.token("DAI", 18);
    const lockup = await chain.recorder("SablierLockup");
    const batchLockup = await chain.recorder("SablierBatchLockup");
    const contract = await chain.deploy("Migrating", await compileExample(V2_0), [
      lockup.address,
      batchLockup.address,
      token.address,
    ]);
    await token.write("mint", [sender, dai("2000")], { from: sender });
    await token.write("approve", [contract.address, dai("2000")], { from: sender });
    return { chain, lockup, contract };
  }

  it("creates, cancels and says why it cannot", async () => {
    const { chain, lockup, contract } = await start();
    expect(await contract.write("create", [recipient, dai("1000")], { from: sender })).toBe(1n);
    await contract.write("createBatch", [recipient, dai("1000")], { from: sender });
    expect(await contract.write("tryCancel", [1n], { from: sender })).toBe(false);
    await advance(chain, lockup, 364n * DAY);
    expect(await contract.write("tryCancel", [2n], { from: sender })).toBe(true);
  });
});

describe("Migrating.sol of Lockup v3.0", () => {
  async function start(): Promise<Contract> {
    const chain = await Chain.create({});
    return chain.deploy("Migrating", await compileExample(V3_0), [
      zeroAddress,
      zeroAddress,
      zeroAddress,
    ]);
  }

  it("computes amounts with two roundings", async () => {
    const contract = await start();
    expect(await contract.read("streamed", [dai("1000"), 1, 3])).toBe(ROUNDED_TWICE);
  });

  it("knows an empty array by its panic", async () => {
    const contract = await start();
    const abi = parseAbi(["error Panic(uint256)"]);
    const panic = (code: bigint) => encodeErrorResult({ abi, errorName: "Panic", args: [code] });
    expect(await contract.read("isEmpty", [panic(0x32n)])).toBe(true);
    expect(await contract.read("isEmpty", [panic(0x11n)])).toBe(false);
  });
});

describe("Migrating.sol of Lockup v4.0", () => {
  async function start() {
    const started = await startLockup(dai("2000"));
    const { lockup, batchLockup, token } = started;
    const args = [lockup.address, batchLockup.address, token.address];
    return { ...started, contract: await deployExample(started, V4_0, args, dai("2000")) };
  }

  it("creates streams by the second, one or several", async () => {
    const { lockup, contract } = await start();
    await contract.write("create", [recipient, dai("1000")], { from: sender });
    await contract.write("createBatch", [recipient, dai("1000")], { from: sender });
    for (const id of [1n, 2n]) expect(await lockup.read("getGranularity", [id])).toBe(1);
  });

  it("computes amounts with one rounding", async () => {
    const { contract } = await start();
    expect(await contract.read("streamed", [dai("1000"), 1, 3, 1])).toBe(ROUNDED_ONCE);
    expect(await contract.read("streamed", [1000n, 650, 1000, 300])).toBe(600n);
  });

  it("withdraws a half where parts are paid, and plans with no price", async () => {
    const started = await start();
    const { chain, contract, balanceOf } = started;
    const linear = await open(started);
    const feed = await chain.feed(8, parseUnits("4000", 8));
    const gated = await openGated(started, feed.address);
    chain.advance(40n * DAY);
    await contract.write("withdrawHalf", [linear], { from: stranger });
    expect(await balanceOf(recipient)).toBe(dai("200"));
    await feed.write("set", [parseUnits("5000", 8)], { from: stranger });
    expect(await contract.read("isSafeToPlanWith", [gated])).toBe(false);
    await contract.write("withdrawHalf", [gated], { from: stranger });
    expect(await balanceOf(recipient)).toBe(dai("1200"));
    expect(await contract.read("isSafeToPlanWith", [gated])).toBe(true);
    expect(await contract.read("isSafeToPlanWith", [linear])).toBe(false);
    chain.advance(60n * DAY);
    expect(await contract.read("isSafeToPlanWith", [linear])).toBe(true);
  });

  it("knows an empty array by its error", async () => {
    const { contract } = await start();
    const abi = parseAbi([
      "error SablierLockupHelpers_SegmentCountZero()",
      "error SablierLockupHelpers_TrancheCountZero()",
      "error SablierLockupHelpers_StartTimeZero()",
    ]);
    const empty = abi.map(({ name }) => encodeErrorResult({ abi, errorName: name }));
    const answers = await Promise.all(empty.map((data) => contract.read("isEmpty", [data])));
    expect(answers).toEqual([true, true, false]);
  });
});
