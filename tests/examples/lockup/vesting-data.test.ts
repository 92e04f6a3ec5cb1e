import { parseUnits, zeroAddress } from "viem";
import { sepolia } from "viem/chains";
import { describe, expect, it } from "vitest";

import * as canceling from "../../../examples/typescript/lockup/cancel-after-withdrawal";
import { lockedSupply } from "../../../examples/typescript/lockup/locked-supply";
import { calendarOf, type Unlock } from "../../../examples/typescript/lockup/unlock-calendar";
import * as example from "../../../examples/typescript/lockup/vesting-data";
import { streamedDynamic } from "../../../src/lib/lockup";
import { loadMathCases, loadVectors } from "../../vectors/load";
import { packageAddress } from "../support/addresses";
import { account, Chain } from "../support/chain";
import { compileExample, importChanged, mutate, readExample } from "../support/example";
import { connectionOn } from "../support/rpc";
import { advance } from "../support/vesting";

const V2_0 = { protocol: "lockup", version: "v2.0" };
const SOLIDITY = "solidity/lockup/VestingData.sol";
/** Tested below through their exports: the last three stand beside the first. */
const [TYPESCRIPT, ...OTHERS] = [
  "typescript/lockup/vesting-data.ts",
  "typescript/lockup/locked-supply.ts",
  "typescript/lockup/unlock-calendar.ts",
  "typescript/lockup/cancel-after-withdrawal.ts",
] as const;

const DAY = 86_400n;
const START = 1_750_000_000;
const dai = (amount: number) => parseUnits(String(amount), 18);
const sender = account("sender");
const recipient = account("recipient");

/** Stream 1: 1,000 DAI over 100 days, cliff of 20 days, unlocks of 50 and 150 DAI. */
async function start(source?: string) {
  const chain = await Chain.create({ id: sepolia.id, timestamp: BigInt(START) });
  const token = await chain.token("DAI", 18);
  const lockup = await chain.recorder(
    "SablierLockup",
    packageAddress("SablierLockup", V2_0, sepolia.id),
  );
  const contract = await chain.deploy("VestingData", await compileExample(SOLIDITY, source), [
    lockup.address,
  ]);
  await token.write("mint", [sender, dai(2000)], { from: sender });
  await token.write("approve", [lockup.address, dai(2000)], { from: sender });
  const open = (of: string, cancelable = true) =>
    lockup.write(
      "createWithDurationsLL",
      [
        {
          sender,
          recipient,
          totalAmount: dai(1000),
          token: of,
          cancelable,
          transferable: true,
          shape: "cliff",
          broker: { account: zeroAddress, fee: 0n },
        },
        { start: dai(50), cliff: dai(150) },
        { cliff: Number(20n * DAY), total: Number(100n * DAY) },
      ],
      { from: sender },
    );
  await open(token.address);
  const connection = connectionOn(chain, sender);
  return {
    chain,
    token,
    lockup,
    contract,
    open,
    connection,
    client: example.connect(connection[1]),
    pass: (days: bigint) => advance(chain, lockup, days * DAY),
  };
}

const figures = (
  streamed: number,
  withdrawn: number,
  refunded: number,
  inStream: number,
  locked: number,
  unlocked: number,
  vestedNotWithdrawn: number,
) => ({
  streamed: dai(streamed),
  withdrawn: dai(withdrawn),
  refunded: dai(refunded),
  inStream: dai(inStream),
  locked: dai(locked),
  unlocked: dai(unlocked),
  vestedNotWithdrawn: dai(vestedNotWithdrawn),
});

/** The recorded life of the stream, asked from the contract and from the script. */
async function checkFigures(source?: string, module = example): Promise<void> {
  const { lockup, contract, client, pass } = await start(source);
  const expectFigures = async (...amounts: Parameters<typeof figures>) => {
    expect(await contract.read("figuresOf", [1n])).toEqual(figures(...amounts));
    expect(await module.figuresOf(client, 1n)).toEqual(figures(...amounts));
    expect(await lockup.read("withdrawableAmountOf", [1n])).toBe(dai(amounts[6]));
  };
  await pass(0n);
  await expectFigures(50, 0, 0, 1000, 950, 50, 50);
  await pass(10n);
  await expectFigures(50, 0, 0, 1000, 950, 50, 50);
  await pass(10n);
  await expectFigures(200, 0, 0, 1000, 800, 200, 200);
  await pass(40n);
  await expectFigures(600, 0, 0, 1000, 400, 600, 600);
  await lockup.write("withdraw", [1n, recipient, dai(200)], { from: recipient });
  await expectFigures(600, 200, 0, 800, 400, 600, 400);
  await pass(10n);
  await lockup.write("cancel", [1n], { from: sender });
  await expectFigures(700, 200, 300, 500, 0, 1000, 500);
  await lockup.write("withdrawMax", [1n, recipient], { from: recipient });
  await expectFigures(700, 700, 300, 0, 0, 1000, 0);
}

describe("figures", () => {
  it("follow the recorded life of a stream", () => checkFigures());

  it("are printed in tokens", async () => {
    const { client, pass } = await start();
    await pass(60n);
    expect(await example.main(client)).toEqual({
      streamed: "600",
      withdrawn: "0",
      refunded: "0",
      inStream: "1000",
      locked: "400",
      unlocked: "600",
      vestedNotWithdrawn: "600",
    });
    expect(OTHERS.map((file) => readExample(file))).toHaveLength(3);
  });

  it("revert for an unknown stream", async () => {
    const { contract, client } = await start();
    await expect(contract.read("figuresOf", [9n])).rejects.toMatchObject({
      errorName: "SablierLockupBase_Null",
      args: [9n],
    });
    await expect(example.figuresOf(client, 9n)).rejects.toThrow(/SablierLockupBase_Null/);
  });
});

describe("the locked supply", () => {
  it("sums up the streams of one token", async () => {
    const { chain, token, lockup, contract, open, client, pass } = await start();
    await open(token.address);
    const other = await chain.token("USDC", 6);
    await other.write("mint", [sender, dai(1000)], { from: sender });
    await other.write("approve", [lockup.address, dai(1000)], { from: sender });
    await open(other.address);
    await pass(60n);
    const ids = [1n, 2n, 3n];
    expect(await contract.read("lockedSupply", [token.address, ids])).toBe(dai(800));
    expect(await lockedSupply(client, token.address, ids)).toBe(dai(800));
    expect(await contract.read("lockedSupply", [token.address, []])).toBe(0n);
    expect(await lockedSupply(client, other.address, ids)).toBe(dai(400));
  });
});

interface Segment<Time> {
  readonly amount: bigint;
  readonly exponent: bigint;
  readonly timestamp: Time;
}

/** What a dynamic stream releases by a moment, as the site's model of the contract has it. */
function streamedOf(segments: readonly Segment<number>[], from: number) {
  const deposited = segments.reduce((sum, { amount }) => sum + amount, 0n);
  const timestamps = { start: BigInt(from), end: BigInt(segments.at(-1)?.timestamp ?? from) };
  const dated = segments.map((segment) => ({ ...segment, timestamp: BigInt(segment.timestamp) }));
  return (at: number) => streamedDynamic({ deposited, timestamps, segments: dated }, BigInt(at));
}

/** Amount of a calendar's unlocks that are complete at a moment. Base units. */
const unlockedBy = (calendar: readonly Unlock[], at: number) =>
  calendar.reduce((sum, { to, amount }) => (to <= at ? sum + amount : sum), 0n);

describe("unlocks", () => {
  it("of a tranched stream: the next one, until there is none", async () => {
    const { chain, lockup, contract, client } = await start();
    const day = Number(DAY);
    const tranches = [
      { amount: 100n, timestamp: START + 10 * day },
      { amount: 900n, timestamp: START + 30 * day },
    ];
    await lockup.answer("getLockupModel", 2, [1n]);
    await lockup.answer("getStartTime", START, [1n]);
    await lockup.answer("getTranches", tranches, [1n]);
    expect(await contract.read("nextTrancheOf", [1n])).toEqual([100n, START + 10 * day]);
    chain.advance(10n * DAY);
    // At its very second a tranche has unlocked.
    expect(await contract.read("nextTrancheOf", [1n])).toEqual([900n, START + 30 * day]);
    chain.advance(20n * DAY);
    await expect(contract.read("nextTrancheOf", [1n])).rejects.toMatchObject({
      errorName: "AllUnlocked",
      args: [1n],
    });
    expect(await calendarOf(client, 1n)).toEqual(
      tranches.map(({ amount, timestamp }) => ({ from: timestamp, to: timestamp, amount })),
    );
  });

  it("of a dynamic stream: one curve after the other", async () => {
    const { lockup, client } = await start();
    await lockup.answer("getLockupModel", 1, [1n]);
    await lockup.answer("getStartTime", START, [1n]);
    await lockup.answer(
      "getSegments",
      [
        { amount: 100n, exponent: 10n ** 18n, timestamp: START + 10 },
        { amount: 900n, exponent: 3n * 10n ** 18n, timestamp: START + 50 },
      ],
      [1n],
    );
    expect(await calendarOf(client, 1n)).toEqual([
      { from: START, to: START + 10, amount: 100n },
      { from: START + 10, to: START + 50, amount: 900n },
    ]);
  });

  it("of a dynamic stream: a segment with exponent 0 unlocks whole as it begins", async () => {
    const { lockup, client } = await start();
    const segments = [
      { amount: 100n, exponent: 0n, timestamp: START + 10 },
      { amount: 200n, exponent: 10n ** 18n, timestamp: START + 20 },
      { amount: 300n, exponent: 0n, timestamp: START + 50 },
    ];
    await lockup.answer("getLockupModel", 1, [1n]);
    await lockup.answer("getStartTime", START, [1n]);
    await lockup.answer("getSegments", segments, [1n]);
    const calendar = await calendarOf(client, 1n);
    expect(calendar).toEqual([
      { from: START, to: START, amount: 100n },
      { from: START + 10, to: START + 20, amount: 200n },
      { from: START + 21, to: START + 21, amount: 300n },
    ]);
    // Recorded: whatever share of a segment's time has passed, to the power of 0 it is 1.
    const powers = loadMathCases().filter(({ fn, y }) => fn === "sdPow" && y === 0n);
    expect(powers.map(({ x }) => x)).toEqual(expect.arrayContaining([0n, 1n]));
    expect(new Set(powers.map(({ outcome }) => outcome))).toEqual(new Set([String(10n ** 18n)]));
    const streamed = streamedOf(segments, START);
    for (const { from, to } of calendar.filter((unlock) => unlock.from === unlock.to)) {
      expect(streamed(to)).toBe(unlockedBy(calendar, to));
      expect(streamed(from - 1)).toBe(unlockedBy(calendar, from - 1));
    }
  });

  it("of the recorded dynamic stream: what the contract said at the end of each segment", async () => {
    const { lockup, client } = await start();
    const steps = loadVectors("lockup-v2.0").steps.filter(
      ({ scenario }) => scenario === "dynamic: two segments",
    );
    const recorded = (fn: string) => steps.filter((step) => step.fn === fn && step.args[0] === 6n);
    const [first] = recorded("streamedAmountOf");
    const segments = recorded("getSegments")[0]?.returns as unknown as Segment<bigint>[];
    await lockup.answer("getLockupModel", 1, [1n]);
    await lockup.answer("getStartTime", Number(first?.at), [1n]);
    await lockup.answer("getSegments", segments, [1n]);
    const calendar = await calendarOf(client, 1n);
    expect(calendar).toHaveLength(2);
    for (const { to } of calendar) {
      const step = recorded("streamedAmountOf").find(({ at }) => at === BigInt(to));
      expect(step?.returns).toBe(unlockedBy(calendar, to));
    }
  });

  it("of a linear stream: with and without a cliff", async () => {
    const { lockup, client } = await start();
    const end = START + Number(100n * DAY);
    const cliff = START + Number(20n * DAY);
    await lockup.answer("getLockupModel", 0, [1n]);
    await lockup.answer("getStartTime", START, [1n]);
    await lockup.answer("getEndTime", end, [1n]);
    await lockup.answer("getCliffTime", cliff, [1n]);
    await lockup.answer("getUnlockAmounts", { start: dai(50), cliff: dai(150) }, [1n]);
    expect(await calendarOf(client, 1n)).toEqual([
      { from: START, to: START, amount: dai(50) },
      { from: cliff, to: cliff, amount: dai(150) },
      { from: cliff, to: end, amount: dai(800) },
    ]);
    await lockup.answer("getCliffTime", 0, [1n]);
    await lockup.answer("getUnlockAmounts", { start: 0n, cliff: 0n }, [1n]);
    expect(await calendarOf(client, 1n)).toEqual([{ from: START, to: end, amount: dai(1000) }]);
    await lockup.answer("getLockupModel", 2, [1n]);
    await expect(calendarOf(client, 1n)).rejects.toThrow();
  });
});

describe("canceling after the first withdrawal", () => {
  it("waits for a withdrawal, and gives up when it cannot cancel", async () => {
    const { token, lockup, open, connection, pass } = await start();
    const client = canceling.connect(...connection);
    await pass(60n);
    expect(await canceling.main(client)).toBe(false);
    await lockup.write("withdraw", [1n, recipient, 1n], { from: recipient });
    expect(await canceling.main(client, 1n)).toBe(true);
    expect(lockup.calls().at(-1)).toEqual({
      contract: "SablierLockup",
      functionName: "cancel",
      args: [1n],
      caller: sender,
      value: 0n,
    });
    expect(await token.read("balanceOf", [sender])).toBe(dai(1400));
    expect(await canceling.main(client, 1n)).toBe(false);
    await open(token.address, false);
    await pass(60n);
    await lockup.write("withdraw", [2n, recipient, 1n], { from: recipient });
    expect(await canceling.main(client, 2n)).toBe(false);
  });
});

describe("a mistake", () => {
  it("is found in the contract: refunds counted as locked", async () => {
    const source = mutate(
      readExample(SOLIDITY),
      "locked: deposited - streamed - refunded,",
      "locked: deposited - streamed,",
    );
    await expect(checkFigures(source)).rejects.toThrow(/to deeply equal/);
  });

  it("is found in the script: withdrawn tokens counted as unlocked twice", async () => {
    const source = mutate(
      readExample(TYPESCRIPT),
      "unlocked: streamed + refunded,",
      "unlocked: streamed + refunded + withdrawn,",
    );
    const module = await importChanged(TYPESCRIPT, source, "unlocked");
    await expect(checkFigures(undefined, module as typeof example)).rejects.toThrow(
      /to deeply equal/,
    );
  });
});
