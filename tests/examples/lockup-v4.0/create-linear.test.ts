import { zeroAddress } from "viem";
import { describe, expect, it } from "vitest";

import * as example from "../../../examples/typescript/lockup-v4.0/create-linear";
import * as variants from "../../../examples/typescript/lockup-v4.0/create-linear-variants";
import { importChanged, mutate, readExample } from "../support/example";
import {
  call,
  common,
  dai,
  DAY,
  deployExample,
  expectShown,
  recipient,
  sender,
  startLockup,
  WEEK,
} from "../support/lockup-v4";

const SOLIDITY = "solidity/lockup-v4.0/CreateLinear.sol";
const VARIANTS = "solidity/lockup-v4.0/CreateLinearVariants.sol";
const TYPESCRIPT = "typescript/lockup-v4.0/create-linear.ts";

const AMOUNT = dai("10000");
const weeks = (count: number) => count * Number(WEEK);

const weekly = (token: Parameters<typeof common>[0], caller: `0x${string}`) =>
  call(caller, "createWithDurationsLL", [
    { ...common(token, { amount: AMOUNT }), shape: "linearStepper" },
    { start: 0n, cliff: 0n },
    weeks(1),
    { cliff: weeks(4), total: weeks(52) },
  ]);

/** Deploys one of the contracts with an allowance for what the sender has. */
async function deploy(file = SOLIDITY, source?: string, minted = AMOUNT) {
  const started = await startLockup(minted);
  const args = [started.lockup.address, started.token.address];
  return { ...started, contract: await deployExample(started, file, args, minted, source) };
}

/** What the stream 1 has released, at seconds after now. */
async function releasedAt(
  { chain, lockup }: Awaited<ReturnType<typeof deploy>>,
  seconds: readonly bigint[],
): Promise<unknown[]> {
  const start = chain.timestamp;
  const amounts = [];
  for (const second of seconds) {
    chain.timestamp = start + second;
    amounts.push(await lockup.read("streamedAmountOf", [1n]));
  }
  chain.timestamp = start;
  return amounts;
}

async function checkSolidity(source?: string): Promise<void> {
  const started = await deploy(SOLIDITY, source);
  const { token, lockup, contract, balanceOf } = started;
  const from = { from: sender };
  expect(await contract.write("createWithDurations", [recipient, AMOUNT], from)).toBe(1n);
  expect(lockup.calls()).toEqual([weekly(token, contract.address)]);
  expect(await balanceOf(lockup.address)).toBe(AMOUNT);
  expect(await token.read("allowance", [contract.address, lockup.address])).toBe(0n);
  expect(await lockup.read("ownerOf", [1n])).toBe(recipient);
  expect(await lockup.read("getGranularity", [1n])).toBe(weeks(1));
  const moments = [4n * WEEK, 5n * WEEK - 1n, 5n * WEEK, 28n * WEEK, 29n * WEEK - 1n, 52n * WEEK];
  expect(await releasedAt(started, moments)).toEqual([
    0n,
    0n,
    dai("208.333333333333333333"),
    dai("5000"),
    dai("5000"),
    AMOUNT,
  ]);
  await expectShown(started, "linearSteps");
}

describe("CreateLinear.sol", () => {
  it("unlocks week by week, counted from the cliff", () => checkSolidity());

  it("creates streams with unlocks, by the second", async () => {
    const started = await deploy(VARIANTS);
    const unlocks = { start: dai("100"), cliff: dai("900") };
    const durations = { cliff: weeks(4), total: weeks(52) };
    await started.contract.write("createWithUnlocks", [recipient, AMOUNT, unlocks, durations], {
      from: sender,
    });
    const moments = [0n, 4n * WEEK - 1n, 4n * WEEK, 28n * WEEK, 28n * WEEK + 1n, 52n * WEEK];
    expect(await releasedAt(started, moments)).toEqual([
      dai("100"),
      dai("100"),
      dai("1000"),
      dai("5500"),
      dai("5500.000310019841269841"),
      AMOUNT,
    ]);
    expect(await started.lockup.read("getGranularity", [1n])).toBe(1);
  });

  it("pays the last part of a step at the end", async () => {
    const started = await deploy(VARIANTS);
    const { chain, contract } = started;
    const start = Number(chain.timestamp);
    const args = [recipient, AMOUNT, start, start + Number(100n * DAY), Number(30n * DAY)];
    await contract.write("createWithTimestamps", args, { from: sender });
    expect(
      await releasedAt(
        started,
        [30n, 60n, 90n, 99n, 100n].map((day) => day * DAY),
      ),
    ).toEqual(["3000", "6000", "9000", "9000", "10000"].map(dai));
  });

  it("reverts with the errors that the page names", async () => {
    const { contract, chain } = await deploy(VARIANTS, undefined, dai("20000"));
    const from = { from: sender };
    const start = Number(chain.timestamp);
    const timed = (end: number, granularity: number, to = recipient, amount = AMOUNT) =>
      contract.write("createWithTimestamps", [to, amount, start, end, granularity], from);
    const unlocked = (unlocks: object, durations: object) =>
      contract.write("createWithUnlocks", [recipient, 10n, unlocks, durations], from);
    const refused = async (attempt: Promise<unknown>) =>
      attempt.then(
        () => "",
        (error: unknown) => (error as { errorName: string }).errorName,
      );
    expect([
      await refused(timed(start + 100, 101)),
      await refused(timed(start + 100, 100)),
      await refused(timed(start, 0)),
      await refused(timed(start + 100, 0, recipient, 0n)),
      await refused(timed(start + 100, 0, zeroAddress)),
      await refused(timed(start + 100, 0, recipient, dai("20001"))),
      await refused(unlocked({ start: 0n, cliff: 0n }, { cliff: 10, total: 10 })),
      await refused(unlocked({ start: 0n, cliff: 1n }, { cliff: 0, total: 10 })),
      await refused(unlocked({ start: 6n, cliff: 5n }, { cliff: 1, total: 10 })),
    ]).toEqual([
      "SablierLockupHelpers_GranularityTooHigh",
      "",
      "SablierLockupHelpers_StartTimeNotLessThanEndTime",
      "SablierLockupHelpers_DepositAmountZero",
      "ERC721InvalidReceiver",
      "ERC20InsufficientAllowance",
      "SablierLockupHelpers_CliffTimeNotLessThanEndTime",
      "SablierLockupHelpers_CliffTimeZeroUnlockAmountNotZero",
      "SablierLockupHelpers_UnlockAmountsSumTooHigh",
    ]);
  });

  it("works with a token whose functions return nothing", async () => {
    const started = await startLockup(0n);
    const usdt = await started.chain.voidToken("USDT", 6);
    const args = [started.lockup.address, usdt.address];
    const contract = await deployExample({ ...started, token: usdt }, SOLIDITY, args, 500n);
    await usdt.write("mint", [sender, 500n], { from: sender });
    await contract.write("createWithDurations", [recipient, 500n], { from: sender });
    expect(await usdt.read("balanceOf", [started.lockup.address])).toBe(500n);
  });
});

async function checkTypeScript(module = example): Promise<void> {
  const { token, lockup, connection } = await startLockup(AMOUNT);
  const stream = { token: token.address, recipient, amount: "10000" };
  expect(await module.main(module.connect(...connection(sender)), stream)).toBe(1n);
  expect(lockup.calls()).toEqual([weekly(token, sender)]);
  expect(await token.read("allowance", [sender, lockup.address])).toBe(0n);
}

describe("create-linear.ts", () => {
  it("creates the same stream", () => checkTypeScript());

  it("creates streams with its variants in place of the call", async () => {
    const { chain, token, lockup, connection } = await startLockup(2n * AMOUNT);
    const client = example.connect(...connection(sender));
    const stream = { token: token.address, recipient, depositAmount: AMOUNT };
    await token.write("approve", [lockup.address, 2n * AMOUNT], { from: sender });
    const start = Number(chain.timestamp);
    const times = { start, end: start + weeks(10) };
    const unlocks = { start: 1n, cliff: 2n };
    const durations = { cliff: 3, total: 10 };
    const unlocked = await variants.withUnlocks(client, lockup.address, stream, unlocks, durations);
    await client.writeContract(unlocked.request);
    const timed = await variants.withTimestamps(client, lockup.address, stream, times, weeks(1));
    await client.writeContract(timed.request);
    const of = (shape: string) => ({ ...common(token, { amount: AMOUNT }), shape });
    expect(lockup.calls()).toEqual([
      call(sender, "createWithDurationsLL", [of("linearUnlockCliff"), unlocks, 0, durations]),
      call(sender, "createWithTimestampsLL", [
        { ...of("linearStepper"), timestamps: times },
        { start: 0n, cliff: 0n },
        weeks(1),
        0,
      ]),
    ]);
    expect(readExample("typescript/lockup-v4.0/create-linear-variants.ts")).toContain(
      "withUnlocks",
    );
  });

  it("names a chain without Lockup v4.0", async () => {
    const client = example.connect(...(await startLockup(1n)).connection(sender));
    const chain = { ...client.chain, id: 1_000_001 as typeof client.chain.id, name: "Nowhere" };
    const nowhere = { ...client, chain } as unknown as example.Client;
    await expect(example.main(nowhere)).rejects.toThrow("Lockup v4.0 is not on Nowhere.");
  });
});

describe("a mistake", () => {
  it("is found: steps of a day", async () => {
    const source = mutate(
      readExample(SOLIDITY),
      "1 weeks, // granularity",
      "1 days, // granularity",
    );
    await expect(checkSolidity(source)).rejects.toThrow(/to deeply equal/);
  });

  it("is found: granularity and durations in the order of v2.0", async () => {
    const source = mutate(
      readExample(TYPESCRIPT),
      "      WEEK, // granularity: from the cliff on, one step a week; 0 is by the second\n",
      "",
    );
    const module = await importChanged(TYPESCRIPT, source, "no-granularity");
    await expect(checkTypeScript(module as typeof example)).rejects.toThrow(/length mismatch/);
  });
});
