import { zeroAddress } from "viem";
import { describe, expect, it } from "vitest";

import * as example from "../../../examples/typescript/lockup/create-dynamic";
import * as variants from "../../../examples/typescript/lockup/create-dynamic-variants";
import { account } from "../support/chain";
import { creationTests } from "../support/creation";
import { dai, deployCreator, sender, startLockup } from "../support/creators";
import { readExample } from "../support/example";
import { createdStreams } from "../support/lockup";

const SOLIDITY = "solidity/lockup/CreateDynamic.sol";
const VARIANTS = "solidity/lockup/CreateDynamicVariants.sol";

const DAY = 86_400;
const WEEK = 604_800;
const AMOUNT = dai("10000");
const recipient = account("recipient");

async function start({ approved = AMOUNT, file = SOLIDITY } = {}) {
  const started = await startLockup(AMOUNT);
  return { ...started, contract: await deployCreator(started, file, { approved }) };
}

const common = (token: string, totalAmount = AMOUNT) => ({
  sender,
  recipient,
  totalAmount,
  token,
  cancelable: true,
  transferable: true,
  shape: "dynamicExponential",
  broker: { account: zeroAddress, fee: 0n },
});

const byDurations = (token: string, caller: string) => ({
  contract: "SablierLockup",
  functionName: "createWithDurationsLD",
  args: [
    common(token),
    [
      { amount: dai("2000"), exponent: dai("1"), duration: 4 * WEEK },
      { amount: dai("8000"), exponent: dai("3"), duration: 48 * WEEK },
    ],
  ],
  caller,
  value: 0n,
});

const byTimestamps = (token: string, caller: string, from: number, segments: Segments) => ({
  contract: "SablierLockup",
  functionName: "createWithTimestampsLD",
  args: [
    { ...common(token), timestamps: { start: from, end: segments.at(-1)?.timestamp } },
    segments,
  ],
  caller,
  value: 0n,
});

type Segments = readonly { amount: bigint; exponent: bigint; timestamp: number }[];

/** Segments from amounts in tokens, exponents as text, and seconds since `from`. */
const segmentsFrom = (from: number, ...rows: [string, string, number][]): Segments =>
  rows.map(([amount, exponent, seconds]) => ({
    amount: dai(amount),
    exponent: dai(exponent),
    timestamp: from + seconds,
  }));

const shared = creationTests({
  shown: "dynamic",
  solidity: SOLIDITY,
  typescript: "typescript/lockup/create-dynamic.ts",
  program: example,
  recipient,
  amount: AMOUNT,
  call: byDurations,
  missing: [
    "amount: totalAmount - firstAmount, // the rest",
    "amount: totalAmount - firstAmount - 1, // the rest",
    "SablierHelpers_DepositAmountNotEqualToSegmentAmountsSum",
  ],
  otherDuration: ["duration: 48 * WEEK", "duration: 47 * WEEK"],
});

describe("the Solidity example", () => {
  shared.ofSolidity();

  it("releases what the page says", async () => {
    const { chain, contract } = await start();
    await contract.write("createWithDurations", [recipient, AMOUNT], { from: sender });
    const [stream] = createdStreams(chain);
    const weeks = [0, 1, 2, 4, 16, 28, 40, 52];
    expect(weeks.map((week) => stream?.streamedAfter(BigInt(week * WEEK)))).toEqual(
      ["0", "500", "1000", "2000", "2125", "3000", "5375.000000000000064", "10000"].map(dai),
    );
  });

  it("creates a stream with timestamps", async () => {
    const { chain, token, lockup, contract } = await start({ file: VARIANTS });
    const now = Number(chain.timestamp);
    const segments = segmentsFrom(now, ["2000", "1", 4 * WEEK], ["8000", "3", 52 * WEEK]);
    const args = [recipient, now + 100, segments];
    expect(await contract.write("createWithTimestamps", args, { from: sender })).toBe(1n);
    expect(lockup.calls()).toEqual([
      byTimestamps(token.address, contract.address, now + 100, segments),
    ]);
    const [stream] = createdStreams(chain);
    expect(stream?.check).toMatchObject({ ok: true });
    const seconds = [0, 2 * WEEK, 4 * WEEK, 28 * WEEK, 52 * WEEK - 1, 52 * WEEK];
    expect(seconds.map((second) => stream?.streamedAfter(BigInt(second - 100)))).toEqual(
      ["0", "999.958662312430242", "2000", "3000", "9999.99917328045196", "10000"].map(dai),
    );
  });

  it.each<[string, [string, string, number][], [number, string][]]>([
    [
      "front-loads with an exponent below 1",
      [["10000", "0.5", 100 * DAY]],
      [
        [1, "1000"],
        [25, "5000"],
        [50, "7071.06781186547524"],
        [100, "10000"],
      ],
    ],
    ["releases all at once with exponent 0", [["10000", "0", 100 * DAY]], [[0, "10000"]]],
    [
      "makes a cliff with a segment of one second",
      [
        ["0", "1", 50 * DAY - 1],
        ["20", "1", 50 * DAY],
        ["80", "6", 100 * DAY],
      ],
      [
        [49, "0"],
        [50, "20"],
        [75, "21.25"],
        [100, "100"],
      ],
    ],
  ])("%s", async (_, rows, expected) => {
    const { chain, contract } = await start({ file: VARIANTS });
    const now = Number(chain.timestamp);
    const args = [recipient, now, segmentsFrom(now, ...rows)];
    await contract.write("createWithTimestamps", args, { from: sender });
    const [stream] = createdStreams(chain);
    expect(stream?.check).toMatchObject({ ok: true });
    expect(expected.map(([day]) => stream?.streamedAfter(BigInt(day * DAY)))).toEqual(
      expected.map(([, amount]) => dai(amount)),
    );
  });

  it("reverts without the caller's approval, without segments, and with a sum above uint128", async () => {
    const { chain, contract } = await start({ approved: AMOUNT - 1n, file: VARIANTS });
    await expect(
      contract.write("createWithDurations", [recipient, AMOUNT], { from: sender }),
    ).rejects.toMatchObject({
      errorName: "ERC20InsufficientAllowance",
      args: [contract.address, AMOUNT - 1n, AMOUNT],
    });
    const now = Number(chain.timestamp);
    await expect(
      contract.write("createWithTimestamps", [recipient, now, []], { from: sender }),
    ).rejects.toMatchObject({ errorName: "Panic", args: [0x11n] });
    const most = { amount: 2n ** 128n - 1n, exponent: 0n, timestamp: now + 1 };
    await expect(
      contract.write("createWithTimestamps", [recipient, now, [most, most]], { from: sender }),
    ).rejects.toMatchObject({ errorName: "Panic", args: [0x11n] });
  });

  it("passes on segments that Lockup refuses, with the error it names", async () => {
    const { chain, contract } = await start({ file: VARIANTS });
    const now = Number(chain.timestamp);
    const create = (from: number, ...rows: [string, string, number][]) =>
      contract.write("createWithTimestamps", [recipient, from, segmentsFrom(now, ...rows)], {
        from: sender,
      });
    await create(now, ["1", "1", 0], ["1", "1", 9]);
    await create(now, ["1", "1", 9], ["1", "1", 9]);
    await create(now, ["0", "1", 9]);
    await create(0, ["1", "1", 9]);
    expect(createdStreams(chain).map(({ check }) => !check.ok && check.error.name)).toEqual([
      "SablierHelpers_StartTimeNotLessThanFirstSegmentTimestamp",
      "SablierHelpers_SegmentTimestampsNotOrdered",
      "SablierHelpers_DepositAmountZero",
      "SablierHelpers_StartTimeZero",
    ]);
  });
});

describe("the TypeScript example", () => {
  shared.ofTypeScript();

  it("creates a stream with timestamps", async () => {
    const { token, lockup, connection } = await startLockup(AMOUNT);
    const client = example.connect(...connection);
    const segments = segmentsFrom(1_767_225_600, ["2000", "1", 4 * WEEK], ["8000", "3", 9 * WEEK]);
    const stream = { token: token.address, recipient, totalAmount: AMOUNT };
    const create = (given: Segments) =>
      variants.withTimestamps(client, lockup.address, stream, 1_767_225_600, given);
    await token.write("approve", [lockup.address, AMOUNT], { from: sender });
    const { request } = await create(segments);
    await client.writeContract(request);
    expect(lockup.calls()).toEqual([byTimestamps(token.address, sender, 1_767_225_600, segments)]);
    expect(() => create([])).toThrow("A stream needs at least one segment.");
    expect(readExample("typescript/lockup/create-dynamic-variants.ts")).toContain("withTimestamps");
  });
});
