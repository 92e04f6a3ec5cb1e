import { encodeErrorResult, parseAbi, parseUnits, zeroAddress } from "viem";
import { describe, expect, it } from "vitest";

import { LOCKUP_FORK } from "../../../data/gas/lockup";
import { LOCKUP_V4_FORK } from "../../../data/gas/lockup-v4";
import {
  calldataGas,
  ETHEREUM_TRANSACTION_GAS,
  INTRINSIC_GAS,
  marginalCosts,
} from "../../../src/lib/gas";
import { Chain, type Contract } from "../support/chain";
import { compileExample, mutate, readExample } from "../support/example";
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
import { BATCH, LOCKUP, OWNER, SAMPLE, type Setup, table, TOKEN } from "../support/table";

/** The code before and after each move between releases: data/migrations. */
const V2_0 = "solidity/lockup/Migrating.sol";
const V3_0 = "solidity/lockup-v3.0/Migrating.sol";
const V4_0 = "solidity/lockup-v4.0/Migrating.sol";

/** Base units of 1,000 tokens after one of three seconds, as recorded of v3.0 and v4.0. */
const ROUNDED_TWICE = 333333333333333333000n;
const ROUNDED_ONCE = 333333333333333333333n;

/** A stranger may do nothing for which Lockup asks for the rights of the contract. */
async function expectGuards(contract: Contract): Promise<void> {
  const calls: [string, unknown[]][] = [
    ["create", [recipient, 1n]],
    ["createBatch", [recipient, 1n]],
    ["cancel", [1n]],
    ["cancelAll", [[1n]]],
    ["tryCancel", [1n]],
    ["renounceAll", [[1n]]],
    ["isBurned", [1n]],
    ["sweep", []],
  ];
  for (const [name, args] of calls) {
    const attempt = contract.write(name, args, { from: stranger });
    await expect(attempt, name).rejects.toMatchObject({ errorName: "OwnableUnauthorizedAccount" });
  }
}

const SETUP: Setup = {
  contracts: ["SablierLockup", "SablierBatchLockup"],
  file: V2_0,
  args: [OWNER, LOCKUP, BATCH, TOKEN],
};
const NEW = {
  sender: SAMPLE,
  recipient,
  totalAmount: 1000n,
  cancelable: true,
  transferable: true,
  shape: "linear",
  broker: { account: zeroAddress, fee: 0n },
};
const NO_UNLOCKS = { start: 0n, cliff: 0n };
const YEAR = { cliff: 0, total: Number(364n * DAY) };

table("Migrating.sol of Lockup v2.0", SETUP, [
  {
    run: ["create", recipient, 1000n],
    calls: [["createWithDurationsLL", { ...NEW, token: TOKEN }, NO_UNLOCKS, YEAR]],
    returns: 1n,
    gains: [[OWNER, -1000n]],
  },
  {
    run: ["createBatch", recipient, 1000n],
    calls: [
      [
        "SablierBatchLockup.createWithDurationsLL",
        LOCKUP,
        TOKEN,
        [{ ...NEW, durations: YEAR, unlockAmounts: NO_UNLOCKS }],
      ],
    ],
    returns: [1n],
    gains: [[OWNER, -1000n]],
  },
  { run: ["fits", []], answers: { MAX_COUNT: 0n }, returns: true },
  {
    run: ["withdraw", 7n],
    from: stranger,
    answers: { "ownerOf(7)": recipient, withdrawMax: 5n },
    calls: [["withdrawMax", 7n, recipient]],
  },
  {
    run: ["cancel", 7n],
    answers: { "refundableAmountOf(7)": 750n },
    calls: [["cancel", 7n]],
    returns: 750n,
  },
  { run: ["cancelAll", [1n, 2n]], calls: [["cancelMultiple", [1n, 2n]]] },
  { run: ["renounceAll", [1n, 2n]], calls: [["renounceMultiple", [1n, 2n]]] },
  { run: ["tryCancel", 7n], calls: [["cancel", 7n]], returns: false },
  {
    title: "tryCancel of a settled stream",
    run: ["tryCancel", 7n],
    does: { cancel: { error: ["SablierLockupBase_StreamSettled", 7n] } },
    returns: true,
  },
  {
    title: "isBurned of a stream that is no more",
    run: ["isBurned", 7n],
    does: { burn: { error: ["ERC721NonexistentToken", 7n] } },
    returns: true,
  },
  { run: ["lockupAdmin"], answers: { admin: stranger }, returns: stranger },
  { run: ["collect"], calls: [["collectFees"]] },
  {
    title: "sweep pays the owner what was refunded, and no stranger uses the owner's rights",
    run: async ({ token, sample }) => {
      await token.write("mint", [SAMPLE, 750n], { from: OWNER });
      if (sample === undefined) throw new Error("There is no contract.");
      await expectGuards(sample);
      await sample.write("sweep", [], { from: OWNER });
    },
    gains: [[OWNER, 750n]],
  },
]);

describe("Migrating.sol of Lockup v3.0", () => {
  async function start(): Promise<Contract> {
    const chain = await Chain.create({});
    return chain.deploy("Migrating", await compileExample(V3_0), [
      sender,
      zeroAddress,
      zeroAddress,
      zeroAddress,
    ]);
  }

  it("computes amounts with two roundings, and ends with the deposit", async () => {
    const contract = await start();
    const streamed = (elapsed: number) => contract.read("streamed", [dai("1000"), elapsed, 3]);
    expect(await streamed(1)).toBe(ROUNDED_TWICE);
    expect([await streamed(3), await streamed(4)]).toEqual([dai("1000"), dai("1000")]);
  });

  it("takes as many segments as fit into a transaction of Ethereum, by the measured gas", async () => {
    const contract = await start();
    const fits = (count: number) =>
      contract.read("fits", [Array(count).fill({ amount: 1n, exponent: 1n, timestamp: 1 })]);
    const most = 499;
    expect([await fits(most), await fits(most + 1)]).toEqual([true, false]);

    const table = LOCKUP_V4_FORK.tables.find(({ id }) => id === "dynamic");
    if (table === undefined) throw new Error("The set has no dynamic streams.");
    const isCreation = (name: string) => name.startsWith("create");
    const each = marginalCosts(table, 10, 100)
      .filter(({ functionName }) => isCreation(functionName))
      .map(({ gas }) => gas);
    const shortest = Math.max(
      ...table.rows.flatMap(([name, , [gas]]) => (isCreation(name) ? gas : [])),
    );
    // Three words a segment, of which an amount has 16 bytes, an exponent 8 and a time 5 at most.
    const data = Number(calldataGas({ zero: 3n * 32n - 29n, other: 29n }));
    const total = Number(INTRINSIC_GAS) + shortest + most * (Math.max(...each) + data);
    expect(total).toBeLessThan(ETHEREUM_TRANSACTION_GAS);
    expect(readExample(V3_0)).toContain(ETHEREUM_TRANSACTION_GAS.toLocaleString("en-US"));
  });

  it("costs for a segment or tranche are those that the page names", () => {
    const each = [LOCKUP_FORK, LOCKUP_V4_FORK].flatMap(({ tables }) =>
      tables
        .filter(({ id }) => id === "dynamic" || id === "tranched")
        .flatMap((table) => marginalCosts(table, 10, 100))
        .flatMap(({ functionName, gas }) => (functionName.startsWith("create") ? gas : [])),
    );
    expect(each).toHaveLength(8);
    expect(Math.min(...each)).toBeGreaterThan(25_000);
    expect(Math.max(...each)).toBeLessThan(30_000);
  });

  /** Over Lockup v4.0, where the functions below have the selectors and results of v3.0. */
  async function startOver(source?: string) {
    const started = await startLockup(0n);
    const { lockup, batchLockup, token } = started;
    const args = [sender, lockup.address, batchLockup.address, token.address];
    const contract = await deployExample(started, V3_0, args, 0n, source);
    return { ...started, contract, openOwn: () => open(started, { from: contract.address }) };
  }

  it("lets its owner alone use its rights, and pays out what was refunded", async () => {
    const { contract, openOwn, lockup, balanceOf } = await startOver();
    for (let id = 1n; id <= 4n; id += 1n) expect(await openOwn()).toBe(id);
    await expectGuards(contract);
    expect(await contract.write("cancel", [1n], { from: sender })).toBe(dai("1000"));
    // The first is canceled already: it counts for nothing.
    const refunded = await contract.write("cancelAll", [[1n, 2n]], { from: sender });
    expect(refunded).toBe(dai("1000"));
    await contract.write("renounceAll", [[3n, 4n]], { from: sender });
    expect(await lockup.read("isCancelable", [4n])).toBe(false);
    await contract.write("sweep", [], { from: sender });
    expect(await balanceOf(sender)).toBe(dai("2000"));
    expect(await balanceOf(contract.address)).toBe(0n);
  });

  async function checkWithdraw(source?: string): Promise<void> {
    const { chain, contract, openOwn, lockup, setFee, balanceOf } = await startOver(source);
    await openOwn();
    await setFee("1");
    chain.advance(40n * DAY);
    const fee = (await lockup.read("calculateMinFeeWei", [1n])) as bigint;
    const before = await chain.balanceOf(lockup.address);
    await contract.write("withdraw", [1n], { from: stranger, value: fee + 7n });
    expect(await balanceOf(recipient)).toBe(dai("400"));
    expect(await chain.balanceOf(lockup.address)).toBe(before + fee);
    expect(await chain.balanceOf(stranger)).toBe(7n);
    chain.advance(DAY);
    await expect(
      contract.write("withdraw", [1n], { from: stranger, value: fee - 1n }),
    ).rejects.toThrow();
    await contract.write("withdraw", [1n], { from: stranger, value: fee });
    expect(await balanceOf(recipient)).toBe(dai("410"));
  }

  it("takes a fee with a margin, forwards the fee and gives the rest back", () => checkWithdraw());

  it("a demand for the exact fee is found", async () => {
    const source = mutate(readExample(V3_0), "msg.value >= fee", "msg.value == fee");
    await expect(checkWithdraw(source)).rejects.toThrow();
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
    const args = [sender, lockup.address, batchLockup.address, token.address];
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

  it("ends with the deposit when the granularity does not divide the time", async () => {
    const { contract } = await start();
    const at = (elapsed: number) => contract.read("streamed", [1000n, elapsed, 1000, 300]);
    expect([await at(899), await at(900), await at(999), await at(1000), await at(1200)]).toEqual([
      600n,
      900n,
      900n,
      1000n,
      1000n,
    ]);
  });

  it("computes what Lockup has streamed, at every step and around the end", async () => {
    const { chain, contract, lockup } = await start();
    await contract.write("create", [recipient, dai("1000")], { from: sender });
    const begin = BigInt((await lockup.read("getStartTime", [1n])) as number);
    const total = 364n * DAY;
    for (const elapsed of [0n, 1n, 100n * DAY, total - 1n, total, total + 1n]) {
      chain.timestamp = begin + elapsed;
      const computed = await contract.read("streamed", [dai("1000"), elapsed, total, 1n]);
      expect(computed, `${elapsed} s`).toBe(await lockup.read("streamedAmountOf", [1n]));
    }
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
