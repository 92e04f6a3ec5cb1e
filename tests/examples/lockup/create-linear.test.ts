import { zeroAddress } from "viem";
import { describe, expect, it } from "vitest";

import * as example from "../../../examples/typescript/lockup/create-linear";
import * as variants from "../../../examples/typescript/lockup/create-linear-variants";
import { account } from "../support/chain";
import { creationTests } from "../support/creation";
import {
  dai,
  deployCreator,
  expectShown,
  importMistaken,
  sender,
  startLockup,
} from "../support/creators";
import { mutate, readExample } from "../support/example";
import { createdStreams } from "../support/lockup";

const SOLIDITY = "solidity/lockup/CreateLinear.sol";
const VARIANTS = "solidity/lockup/CreateLinearVariants.sol";
const TYPESCRIPT = "typescript/lockup/create-linear.ts";

const WEEK = 604_800;
const AMOUNT = dai("10000");
const recipient = account("recipient");

async function start({ approved = AMOUNT, minted = AMOUNT, file = SOLIDITY } = {}) {
  const started = await startLockup(minted);
  return { ...started, contract: await deployCreator(started, file, { approved }) };
}

const common = (token: string) => ({
  sender,
  recipient,
  totalAmount: AMOUNT,
  token,
  cancelable: true,
  transferable: true,
  shape: "cliff",
  broker: { account: zeroAddress, fee: 0n },
});

const byDurations = (token: string, caller: string) => ({
  contract: "SablierLockup",
  functionName: "createWithDurationsLL",
  args: [common(token), { start: 0n, cliff: 0n }, { cliff: 4 * WEEK, total: 52 * WEEK }],
  caller,
  value: 0n,
});

const TIMES = { start: 1_767_225_600, cliff: 1_772_323_200, end: 1_798_761_600 };

const byTimestamps = (token: string, caller: string) => ({
  contract: "SablierLockup",
  functionName: "createWithTimestampsLL",
  args: [
    { ...common(token), timestamps: { start: TIMES.start, end: TIMES.end } },
    { start: 0n, cliff: 0n },
    TIMES.cliff,
  ],
  caller,
  value: 0n,
});

const shared = creationTests({
  shown: "linear",
  solidity: SOLIDITY,
  typescript: TYPESCRIPT,
  program: example,
  recipient,
  amount: AMOUNT,
  call: byDurations,
  otherDuration: ["{ cliff: 4 * WEEK, total: 52 * WEEK }", "{ cliff: 52 * WEEK, total: 4 * WEEK }"],
});

const byUnlocks = (token: string, caller: string, unlockAmounts: object) => ({
  contract: "SablierLockup",
  functionName: "createWithDurationsLL",
  args: [
    { ...common(token), shape: "linearUnlockCliff" },
    unlockAmounts,
    { cliff: 4 * WEEK, total: 52 * WEEK },
  ],
  caller,
  value: 0n,
});

const UNLOCKS = { start: dai("100"), cliff: dai("900") };
const CATCH_UP = { start: 0n, cliff: dai("769.230769230769230769") };
const DURATIONS = { cliff: 4 * WEEK, total: 52 * WEEK };

describe("the Solidity example", () => {
  shared.ofSolidity();

  it("releases what the page says around the cliff and the end", async () => {
    const { chain, contract } = await start();
    const now = Number(chain.timestamp);
    await contract.write("createWithDurations", [recipient, AMOUNT], { from: sender });
    const [stream] = createdStreams(chain);
    const weeks = [0, 4, 16, 28, 40, 52].map((week) => stream?.streamedAfter(BigInt(week * WEEK)));
    expect(weeks).toEqual(["0", "0", "2500", "5000", "7500", "10000"].map(dai));
    const seconds = [4 * WEEK - 1, 4 * WEEK, 4 * WEEK + 1, 52 * WEEK - 1, 52 * WEEK];
    expect(seconds.map((second) => stream?.streamedAfter(BigInt(second)))).toEqual([
      0n,
      0n,
      344_466_490_290_000n,
      dai("9999.9996555335097"),
      AMOUNT,
    ]);
    const created = chain.events().find(({ eventName }) => eventName.startsWith("CreateLockup"));
    expect(created?.args).toMatchObject({
      cliffTime: now + 2_419_200,
      commonParams: { timestamps: { start: now, end: now + 31_449_600 } },
    });
  });

  it("creates streams with unlocks and with a catch-up", async () => {
    const { chain, token, lockup, contract } = await start({
      approved: 3n * AMOUNT,
      minted: 3n * AMOUNT,
      file: VARIANTS,
    });
    const from = { from: sender };
    await contract.write("createWithDurations", [recipient, AMOUNT], from);
    await contract.write("createWithUnlocks", [recipient, AMOUNT, UNLOCKS, DURATIONS], from);
    expect(await contract.write("createWithCatchUp", [recipient, AMOUNT, DURATIONS], from)).toBe(
      3n,
    );
    expect(lockup.calls().slice(1)).toEqual([
      byUnlocks(token.address, contract.address, UNLOCKS),
      byUnlocks(token.address, contract.address, CATCH_UP),
    ]);
    expectShown(chain, "linearVariations");
    const released = createdStreams(chain).map((stream) =>
      [0, 4 * WEEK - 1, 4 * WEEK, 28 * WEEK, 52 * WEEK].map((second) =>
        stream.streamedAfter(BigInt(second)),
      ),
    );
    expect(released.slice(1)).toEqual(
      [
        ["100", "100", "1000", "5500", "10000"],
        ["0", "0", "769.230769230769230769", "5384.615384615384615384", "10000"],
      ].map((row) => row.map(dai)),
    );
  });

  it("passes on unlocks and durations that Lockup refuses, with the error it names", async () => {
    const { chain, contract } = await start({ file: VARIANTS });
    const create = (unlocks: object, durations: object) =>
      contract.write("createWithUnlocks", [recipient, 10n, unlocks, durations], { from: sender });
    await create({ start: 0n, cliff: 0n }, { cliff: 0, total: 0 });
    await create({ start: 0n, cliff: 0n }, { cliff: WEEK, total: WEEK });
    await create({ start: 0n, cliff: 1n }, { cliff: 0, total: WEEK });
    await create({ start: 6n, cliff: 5n }, { cliff: 1, total: WEEK });
    await create({ start: 6n, cliff: 4n }, { cliff: 1, total: WEEK });
    expect(createdStreams(chain).map(({ check }) => (check.ok ? "" : check.error.name))).toEqual([
      "SablierHelpers_StartTimeNotLessThanEndTime",
      "SablierHelpers_CliffTimeNotLessThanEndTime",
      "SablierHelpers_CliffTimeZeroUnlockAmountNotZero",
      "SablierHelpers_UnlockAmountsSumTooHigh",
      "",
    ]);
    await expect(
      contract.write("createWithCatchUp", [recipient, 10n, { cliff: 0, total: 0 }], {
        from: sender,
      }),
    ).rejects.toMatchObject({ errorName: "Panic", args: [0x12n] });
  });

  it("creates a stream with timestamps", async () => {
    const { chain, token, lockup, contract } = await start({ file: VARIANTS });
    const args = [recipient, AMOUNT, TIMES.start, TIMES.cliff, TIMES.end];
    expect(await contract.write("createWithTimestamps", args, { from: sender })).toBe(1n);
    expect(lockup.calls()).toEqual([byTimestamps(token.address, contract.address)]);
    expect(createdStreams(chain)[0]?.check).toMatchObject({ ok: true });
  });

  it("reverts without the caller's approval, without tokens and without a recipient", async () => {
    const few = await start({ approved: AMOUNT - 1n });
    await expect(
      few.contract.write("createWithDurations", [recipient, AMOUNT], { from: sender }),
    ).rejects.toMatchObject({
      errorName: "ERC20InsufficientAllowance",
      args: [few.contract.address, AMOUNT - 1n, AMOUNT],
    });
    const poor = await start({ minted: 1n });
    await expect(
      poor.contract.write("createWithDurations", [recipient, AMOUNT], { from: sender }),
    ).rejects.toMatchObject({ errorName: "ERC20InsufficientBalance", args: [sender, 1n, AMOUNT] });
    await expect(
      (await start()).contract.write("createWithDurations", [zeroAddress, AMOUNT], {
        from: sender,
      }),
    ).rejects.toMatchObject({ errorName: "ERC721InvalidReceiver", args: [zeroAddress] });
  });

  it("passes on schedules that Lockup refuses, with the error it names", async () => {
    const { chain, contract } = await start({ file: VARIANTS });
    const { start: from, end } = TIMES;
    const create = (amount: bigint, ...times: number[]) =>
      contract.write("createWithTimestamps", [recipient, amount, ...times], { from: sender });
    await create(1n, from, end, end);
    await create(1n, from, from, end);
    await create(1n, end, 0, from);
    await create(0n, from, 0, end);
    expect(createdStreams(chain).map(({ check }) => !check.ok && check.error.name)).toEqual([
      "SablierHelpers_CliffTimeNotLessThanEndTime",
      "SablierHelpers_StartTimeNotLessThanCliffTime",
      "SablierHelpers_StartTimeNotLessThanEndTime",
      "SablierHelpers_DepositAmountZero",
    ]);
  });
});

describe("the TypeScript example", () => {
  shared.ofTypeScript();

  it("creates streams with its variants in place of the call", async () => {
    const { token, lockup, connection } = await startLockup(3n * AMOUNT);
    const client = example.connect(...connection);
    const stream = { token: token.address, recipient, totalAmount: AMOUNT };
    await token.write("approve", [lockup.address, 3n * AMOUNT], { from: sender });
    for (const { request } of [
      await variants.withUnlocks(client, lockup.address, stream, UNLOCKS, DURATIONS),
      await variants.withCatchUp(client, lockup.address, stream, DURATIONS),
    ]) {
      await client.writeContract(request);
    }
    const { request } = await variants.withTimestamps(client, lockup.address, stream, TIMES);
    await client.writeContract(request);
    expect(lockup.calls()).toEqual([
      byUnlocks(token.address, sender, UNLOCKS),
      byUnlocks(token.address, sender, CATCH_UP),
      byTimestamps(token.address, sender),
    ]);
    expect(readExample("typescript/lockup/create-linear-variants.ts")).toContain("withTimestamps");
  });

  it("names a chain without Lockup v2.0", async () => {
    const { connection } = await startLockup(1n);
    const client = example.connect(...connection);
    const chain = { ...client.chain, id: 1_000_001 as typeof client.chain.id, name: "Nowhere" };
    const nowhere = { ...client, chain } as unknown as example.Client;
    await expect(example.main(nowhere)).rejects.toThrow("Lockup v2.0 is not on Nowhere.");
  });
});

describe("a mistake in the Solidity example", () => {
  it.each([
    [
      "fields in the wrong order",
      "cliff: 4 weeks, total: 52 weeks",
      "cliff: 52 weeks, total: 4 weeks",
      /expected .* to deeply equal/,
    ],
    [
      "a missing approval",
      "TOKEN.forceApprove(address(LOCKUP), totalAmount);",
      "",
      /ERC20InsufficientAllowance/,
    ],
    [
      "too few arguments",
      "            LockupLinear.UnlockAmounts({ start: 0, cliff: 0 }),\n            LockupLinear.Dur",
      "            LockupLinear.Dur",
      /Wrong argument count for function call: 2 arguments given but expected 3/,
    ],
    [
      "a wrong amount",
      "                recipient: recipient, // gets the stream NFT\n                totalAmount: totalAmount,",
      "                recipient: recipient,\n                totalAmount: totalAmount / 2,",
      /expected .* to deeply equal/,
    ],
    [
      "an approval for a wrong address",
      "forceApprove(address(LOCKUP)",
      "forceApprove(address(TOKEN)",
      /ERC20InsufficientAllowance/,
    ],
    [
      "a warning of the compiler",
      "        _pullAndApprove(totalAmount);\n\n        streamId = LOCKUP.createWithDurationsLL",
      "        uint256 unused;\n        _pullAndApprove(totalAmount);\n\n        streamId = LOCKUP.createWithDurationsLL",
      /Unused local variable/,
    ],
  ])("is found: %s", async (_, from, to, message) => {
    await expect(shared.checkSolidity(mutate(readExample(SOLIDITY), from, to))).rejects.toThrow(
      message,
    );
  });
});

describe("a mistake in the TypeScript example", () => {
  it.each([
    [
      "too few arguments",
      "      { start: 0n, cliff: 0n }, // unlocked at these moments, base units\n",
      "",
      /ABI encoding params\/values length mismatch/,
    ],
    [
      "a wrong amount",
      "        ...stream,\n",
      "        ...stream,\n        totalAmount: stream.totalAmount - 1n,\n",
      /expected .* to deeply equal/,
    ],
    [
      "a wrong address",
      'contractName: "SablierLockup"',
      'contractName: "SablierBatchLockup"',
      /reverted/,
    ],
  ])("is found: %s", async (_, from, to, message) => {
    const module = await importMistaken(TYPESCRIPT, from, to);
    await expect(shared.checkTypeScript(module as typeof example)).rejects.toThrow(message);
  });
});
