import { parseUnits } from "viem";
import { describe, expect, it } from "vitest";

import * as batchDynamic from "../../../examples/typescript/lockup-v4.0/batch-create-dynamic";
import * as batchGated from "../../../examples/typescript/lockup-v4.0/batch-create-price-gated";
import * as batchVariants from "../../../examples/typescript/lockup-v4.0/batch-create-variants";
import * as batching from "../../../examples/typescript/lockup-v4.0/batch-create-linear";
import * as batchTranched from "../../../examples/typescript/lockup-v4.0/batch-create-tranched";
import * as dynamic from "../../../examples/typescript/lockup-v4.0/create-dynamic";
import * as dynamicVariants from "../../../examples/typescript/lockup-v4.0/create-dynamic-variants";
import * as tranched from "../../../examples/typescript/lockup-v4.0/create-tranched";
import * as tranchedVariants from "../../../examples/typescript/lockup-v4.0/create-tranched-variants";
import { EXAMPLE_STREAMS } from "../../../src/lib/shapes/example-streams";
import { importChanged, mutate, readExample } from "../support/example";
import {
  call,
  common,
  dai,
  DAY,
  deployExample,
  expectShown,
  type LockupChain,
  other,
  recipient,
  sender,
  startLockup,
  stranger,
  WEEK,
} from "../support/lockup-v4";

const DYNAMIC = "solidity/lockup-v4.0/CreateDynamic.sol";
const DYNAMIC_VARIANTS = "solidity/lockup-v4.0/CreateDynamicVariants.sol";
const TRANCHED = "solidity/lockup-v4.0/CreateTranched.sol";
const TRANCHED_VARIANTS = "solidity/lockup-v4.0/CreateTranchedVariants.sol";
const BATCH_LINEAR = "solidity/lockup-v4.0/BatchCreateLinear.sol";
const BATCH_DYNAMIC = "solidity/lockup-v4.0/BatchCreateDynamic.sol";
const BATCH_TRANCHED = "solidity/lockup-v4.0/BatchCreateTranched.sol";
const BATCH_GATED = "solidity/lockup-v4.0/BatchCreatePriceGated.sol";

const AMOUNT = dai("10000");
const weeks = (count: number) => count * Number(WEEK);
const from = { from: sender };

const nameOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "",
    (error: unknown) => (error as { errorName: string }).errorName,
  );

/** What the stream 1 has released, at seconds after its start. */
async function releasedAt({ chain, lockup }: LockupChain, seconds: readonly bigint[]) {
  const start = BigInt((await lockup.read("getStartTime", [1n])) as number);
  const amounts = [];
  for (const second of seconds) {
    chain.timestamp = start + second;
    amounts.push(await lockup.read("streamedAmountOf", [1n]));
  }
  return amounts;
}

async function deploy(file: string, source?: string) {
  const started = await startLockup(AMOUNT);
  const args = [started.lockup.address, started.token.address];
  return { ...started, contract: await deployExample(started, file, args, AMOUNT, source) };
}

async function checkCurve(started: LockupChain, caller: `0x${string}`): Promise<void> {
  const { token, lockup } = started;
  const exponent = 10n ** 18n;
  expect(lockup.calls()).toEqual([
    call(caller, "createWithDurationsLD", [
      { ...common(token, { amount: AMOUNT }), shape: "dynamicExponential" },
      [
        { amount: dai("2000"), exponent, duration: weeks(4) },
        { amount: dai("8000"), exponent: 3n * exponent, duration: weeks(48) },
      ],
    ]),
  ]);
  const moments = [2n, 4n, 28n, 40n, 52n].map((week) => week * WEEK);
  expect(await releasedAt(started, moments)).toEqual(
    ["1000", "2000", "3000", "5375.000000000000064", "10000"].map(dai),
  );
  await expectShown(started, "dynamic");
}

describe("CreateDynamic.sol", () => {
  it("streams along a line and a curve", async () => {
    const started = await deploy(DYNAMIC);
    await started.contract.write("createWithDurations", [recipient, AMOUNT], from);
    await checkCurve(started, started.contract.address);
  });

  it("amounts that miss the deposit are refused", async () => {
    const source = mutate(
      readExample(DYNAMIC),
      "amount: depositAmount - firstAmount,",
      "amount: depositAmount - firstAmount - 1,",
    );
    const { contract } = await deploy(DYNAMIC, source);
    expect(await nameOf(contract.write("createWithDurations", [recipient, AMOUNT], from))).toBe(
      "SablierLockupHelpers_DepositAmountNotEqualToSegmentAmountsSum",
    );
  });
});

describe("create-dynamic.ts", () => {
  it("creates the same stream", async () => {
    const started = await startLockup(AMOUNT);
    const client = dynamic.connect(...started.connection(sender));
    const stream = { token: started.token.address, recipient, amount: "10000" };
    expect(await dynamic.main(client, stream)).toBe(1n);
    await checkCurve(started, sender);
    expect(readExample("typescript/lockup-v4.0/create-dynamic.ts")).toContain("exponent");
  });
});

/** Streams between dates, through a contract or without. */
async function checkDates(started: LockupChain, caller: `0x${string}`, start: number) {
  const { token, lockup } = started;
  const exponent = 10n ** 18n;
  const end = start + weeks(52);
  expect(lockup.calls()).toEqual([
    call(caller, "createWithTimestampsLD", [
      {
        ...common(token, { amount: AMOUNT }),
        timestamps: { start, end },
        shape: "dynamicExponential",
      },
      [
        { amount: dai("2000"), exponent, timestamp: start + weeks(4) },
        { amount: dai("8000"), exponent: 3n * exponent, timestamp: end },
      ],
    ]),
  ]);
  const moments = [2n, 4n, 28n, 52n].map((week) => week * WEEK);
  expect(await releasedAt(started, moments)).toEqual(["1000", "2000", "3000", "10000"].map(dai));
}

/** Growing parts, 52 weeks after one another. */
async function checkYears(started: LockupChain, caller: `0x${string}`) {
  const { token, lockup } = started;
  expect(lockup.calls()).toEqual([
    call(caller, "createWithDurationsLT", [
      { ...common(token, { amount: AMOUNT + 9n }), shape: "tranchedBackweighted" },
      // Nine base units above a multiple of ten: the last part takes what the divisions leave.
      [dai("1000"), dai("2000") + 1n, dai("3000") + 2n, dai("4000") + 6n].map((amount) => ({
        amount,
        duration: weeks(52),
      })),
    ]),
  ]);
  const moments = [52n * WEEK - 1n, 52n * WEEK, 156n * WEEK, 208n * WEEK - 1n, 208n * WEEK];
  expect(await releasedAt(started, moments)).toEqual([
    0n,
    dai("1000"),
    dai("6000") + 3n,
    dai("6000") + 3n,
    AMOUNT + 9n,
  ]);
}

describe("variants of dynamic and tranched streams", () => {
  it("stream between dates, through CreateDynamicVariants.sol", async () => {
    const started = await deploy(DYNAMIC_VARIANTS);
    const { chain, contract } = started;
    // In the past, which timestamps may be.
    const start = Number(chain.timestamp - WEEK);
    const args = [recipient, AMOUNT, start, start + weeks(4), start + weeks(52)];
    await contract.write("createWithTimestamps", args, from);
    await checkDates(started, contract.address, start);
  });

  it("stream between dates, with typescript/lockup-v4.0/create-dynamic-variants.ts", async () => {
    const started = await startLockup(AMOUNT);
    const { chain, lockup, token, connection } = started;
    await token.write("approve", [lockup.address, AMOUNT], from);
    const client = dynamic.connect(...connection(sender));
    const start = Number(chain.timestamp);
    const times = { start, bend: start + weeks(4), end: start + weeks(52) };
    const stream = { token: token.address, recipient, depositAmount: AMOUNT };
    const timed = dynamicVariants.withTimestamps(client, lockup.address, stream, times);
    await client.writeContract((await timed).request);
    await checkDates(started, sender, start);
  });

  it("chain durations, through CreateTranchedVariants.sol", async () => {
    const started = await startLockup(AMOUNT + 9n);
    const args = [started.lockup.address, started.token.address];
    const contract = await deployExample(started, TRANCHED_VARIANTS, args, AMOUNT + 9n);
    await contract.write("createWithDurations", [recipient, AMOUNT + 9n], from);
    await checkYears(started, contract.address);
  });

  it("chain durations, with typescript/lockup-v4.0/create-tranched-variants.ts", async () => {
    const started = await startLockup(AMOUNT + 9n);
    const { lockup, token, connection } = started;
    await token.write("approve", [lockup.address, AMOUNT + 9n], from);
    const client = tranched.connect(...connection(sender));
    const stream = { token: token.address, recipient, depositAmount: AMOUNT + 9n };
    const timed = tranchedVariants.withDurations(client, lockup.address, stream);
    await client.writeContract((await timed).request);
    await checkYears(started, sender);
  });

  it("would miss the deposit by what the divisions leave", async () => {
    const started = await startLockup(AMOUNT + 9n);
    const source = mutate(
      readExample(TRANCHED_VARIANTS),
      "i < 3 ? depositAmount * (i + 1) / 10 : rest",
      "depositAmount * (i + 1) / 10",
    );
    const args = [started.lockup.address, started.token.address];
    const contract = await deployExample(started, TRANCHED_VARIANTS, args, AMOUNT + 9n, source);
    expect(
      await nameOf(contract.write("createWithDurations", [recipient, AMOUNT + 9n], from)),
    ).toBe("SablierLockupHelpers_DepositAmountNotEqualToTrancheAmountsSum");
  });
});

describe("the errors of segments and tranches", () => {
  it("are those that the pages name, and no segments or tranches have one of their own", async () => {
    const { chain, lockup, token } = await startLockup(AMOUNT);
    await token.write("approve", [lockup.address, AMOUNT], from);
    const start = Number(chain.timestamp);
    const timed = { start, end: start + 100 };
    const params = (timestamps?: object) => ({
      ...common(token, { amount: 10n }),
      ...(timestamps === undefined ? {} : { timestamps }),
      shape: "",
    });
    const segment = (timestamp: number) => ({ amount: 5n, exponent: 10n ** 18n, timestamp });
    const tranche = (timestamp: number) => ({ amount: 5n, timestamp });
    const attempts = [];
    for (const [fn, ...args] of [
      ["createWithDurationsLD", params(), []],
      ["createWithTimestampsLD", params(timed), []],
      ["createWithTimestampsLD", params(timed), [segment(start), segment(start + 100)]],
      ["createWithTimestampsLD", params(timed), [segment(start + 50), segment(start + 99)]],
      ["createWithTimestampsLD", params(timed), [start + 100, start + 100].map(segment)],
      ["createWithDurationsLT", params(), []],
      ["createWithTimestampsLT", params(timed), [tranche(start), tranche(start + 100)]],
      ["createWithTimestampsLT", params(timed), [tranche(start + 50), tranche(start + 99)]],
      ["createWithTimestampsLT", params(timed), [start + 100, start + 100].map(tranche)],
      ["createWithTimestampsLT", params(timed), [tranche(start + 100)]],
    ] as const) {
      attempts.push(await nameOf(lockup.write(fn, args, from)));
    }
    expect(attempts).toEqual(
      [
        "SegmentCountZero",
        "SegmentCountZero",
        "StartTimeNotLessThanFirstSegmentTimestamp",
        "EndTimeNotEqualToLastSegmentTimestamp",
        "SegmentTimestampsNotOrdered",
        "TrancheCountZero",
        "StartTimeNotLessThanFirstTrancheTimestamp",
        "EndTimeNotEqualToLastTrancheTimestamp",
        "TrancheTimestampsNotOrdered",
        "DepositAmountNotEqualToTrancheAmountsSum",
      ].map((name) => `SablierLockupHelpers_${name}`),
    );
  });
});

describe("CreateTranched.sol", () => {
  it("unlocks equal parts on the dates, the last with the rest", async () => {
    const started = await deploy(TRANCHED);
    const { chain, contract, lockup } = started;
    const start = Number(chain.timestamp);
    const dates = [31, 59, 90].map((days) => start + days * Number(DAY));
    await contract.write("createWithDates", [recipient, AMOUNT, dates], from);
    expect(lockup.calls().at(-1)?.args[1]).toEqual([
      { amount: dai("3333.333333333333333333"), timestamp: dates[0] },
      { amount: dai("3333.333333333333333333"), timestamp: dates[1] },
      { amount: dai("3333.333333333333333334"), timestamp: dates[2] },
    ]);
    const moments = [31n * DAY - 1n, 31n * DAY, 59n * DAY, 90n * DAY - 1n, 90n * DAY];
    expect(await releasedAt(started, moments)).toEqual([
      0n,
      dai("3333.333333333333333333"),
      dai("6666.666666666666666666"),
      dai("6666.666666666666666666"),
      AMOUNT,
    ]);
  });

  it("panics without dates, in its own division", async () => {
    const { contract } = await deploy(TRANCHED);
    await expect(
      contract.write("createWithDates", [recipient, AMOUNT, []], from),
    ).rejects.toMatchObject({ errorName: "Panic", args: [0x12n] });
  });
});

describe("create-tranched.ts", () => {
  it("unlocks on the first of each month", async () => {
    expect(tranched.firstsOfMonths(14).map((time) => new Date(time * 1000).toISOString())).toEqual(
      Array.from(
        { length: 14 },
        (_, index) =>
          `${index < 12 ? 2027 : 2028}-${String((index % 12) + 1).padStart(2, "0")}-01T00:00:00.000Z`,
      ),
    );
    const started = await startLockup(AMOUNT);
    const { chain, token, lockup, connection } = started;
    chain.timestamp = EXAMPLE_STREAMS.tranchedMonths[0].timestamps.start;
    const client = tranched.connect(...connection(sender));
    const stream = { token: token.address, recipient, amount: "10000" };
    expect(await tranched.main(client, stream)).toBe(1n);
    const tranches = (await lockup.read("getTranches", [1n])) as { amount: bigint }[];
    expect(tranches).toHaveLength(12);
    expect(tranches.at(-1)?.amount).toBe(dai("833.333333333333333337"));
    expect(readExample("typescript/lockup-v4.0/create-tranched.ts")).toContain("firstsOfMonths");
    await expectShown(started, "tranchedMonths");
  });
});

/** The fields of an item that all models share. */
const item = (to: string) => ({
  sender,
  recipient: to,
  depositAmount: dai("1000"),
  cancelable: true,
  transferable: false,
});

/** What is the same for the recipients of a batch of one model. */
interface Batch {
  readonly functionName: string;
  readonly schedule: (start: number) => object;
  /** Tokens that the second stream has released at these weeks. */
  readonly released: readonly (readonly [week: bigint, tokens: string])[];
}

const WEEKLY: Batch = {
  functionName: "createWithDurationsLL",
  schedule: () => ({
    durations: { cliff: 0, total: weeks(52) },
    unlockAmounts: { start: 0n, cliff: 0n },
    granularity: weeks(1),
    shape: "linearStepper",
  }),
  released: [
    [13n, "250"],
    [52n, "1000"],
  ],
};

const CURVES: Batch = {
  functionName: "createWithDurationsLD",
  schedule: () => ({
    segmentsWithDuration: [{ amount: dai("1000"), exponent: 3n * 10n ** 18n, duration: weeks(52) }],
    shape: "dynamicExponential",
  }),
  released: [
    [26n, "125"],
    [52n, "1000"],
  ],
};

const DATES: Batch = {
  functionName: "createWithTimestampsLT",
  schedule: (start) => ({
    startTime: start,
    tranches: [
      { amount: dai("333.333333333333333333"), timestamp: start + weeks(4) },
      { amount: dai("333.333333333333333333"), timestamp: start + weeks(9) },
      { amount: dai("333.333333333333333334"), timestamp: start + weeks(13) },
    ],
    shape: "tranchedMonthly",
  }),
  released: [
    [3n, "0"],
    [4n, "333.333333333333333333"],
    [13n, "1000"],
  ],
};

const CURVES_BETWEEN_DATES: Batch = {
  functionName: "createWithTimestampsLD",
  schedule: (start) => ({
    startTime: start,
    segments: [{ amount: dai("1000"), exponent: 3n * 10n ** 18n, timestamp: start + weeks(52) }],
    shape: "dynamicExponential",
  }),
  released: CURVES.released,
};

const QUARTERS: Batch = {
  functionName: "createWithDurationsLT",
  schedule: () => ({
    tranchesWithDuration: Array.from({ length: 4 }, () => ({
      amount: dai("250"),
      duration: weeks(13),
    })),
    shape: "",
  }),
  released: [
    [12n, "0"],
    [13n, "250"],
    [39n, "750"],
    [52n, "1000"],
  ],
};

async function checkBatch(
  started: LockupChain,
  caller: string,
  { functionName, schedule, released }: Batch,
  start: number,
): Promise<void> {
  const { chain, token, lockup, batchLockup, balanceOf } = started;
  const items = [recipient, other].map((to) => ({ ...item(to), ...schedule(start) }));
  expect(batchLockup.calls()).toEqual([
    {
      contract: "SablierBatchLockup",
      functionName,
      args: [lockup.address, token.address, items],
      caller,
      value: 0n,
    },
  ]);
  expect(chain.events().at(-1)).toMatchObject({
    eventName: "CreateLockupBatch",
    args: { funder: caller, lockup: lockup.address, streamIds: [1n, 2n] },
  });
  const created = chain.events().find(({ eventName }) => /^CreateLockup\w+Stream$/.test(eventName));
  expect(created?.args).toMatchObject({ commonParams: { funder: batchLockup.address } });
  expect(await balanceOf(lockup.address)).toBe(dai("2000"));
  expect(await balanceOf(batchLockup.address)).toBe(0n);
  expect(await lockup.read("ownerOf", [2n])).toBe(other);
  expect(await lockup.read("isTransferable", [2n])).toBe(false);
  const first = BigInt((await lockup.read("getStartTime", [2n])) as number);
  for (const [week, tokens] of released) {
    chain.timestamp = first + week * WEEK;
    expect(await lockup.read("streamedAmountOf", [2n]), `week ${week}`).toBe(dai(tokens));
  }
}

async function deployBatch(file: string, source?: string) {
  const started = await startLockup(AMOUNT);
  const { batchLockup, lockup, token } = started;
  const args = [batchLockup.address, lockup.address, token.address];
  return { ...started, contract: await deployExample(started, file, args, AMOUNT, source) };
}

describe("BatchCreateLinear.sol, BatchCreateDynamic.sol and BatchCreateTranched.sol", () => {
  it.each([
    [BATCH_LINEAR, WEEKLY],
    [BATCH_DYNAMIC, CURVES],
    [BATCH_TRANCHED, DATES],
  ])("%s creates a stream for each recipient", async (file, batch) => {
    const started = await deployBatch(file);
    const { chain, contract } = started;
    const start = Number(chain.timestamp);
    const dates = [4, 9, 13].map((week) => start + weeks(week));
    const args = [[recipient, other], dai("1000"), ...(batch === DATES ? [dates] : [])];
    expect(await contract.write("create", args, from)).toEqual([1n, 2n]);
    await checkBatch(started, contract.address, batch, start);
  });

  it("create none when one of them fails, and refuse an empty list", async () => {
    const { contract, lockup } = await deployBatch(BATCH_LINEAR);
    const zero = "0x0000000000000000000000000000000000000000";
    expect(await nameOf(contract.write("create", [[recipient, zero], 5n], from))).toBe(
      "ERC721InvalidReceiver",
    );
    expect(await lockup.read("nextStreamId")).toBe(1n);
    expect(await nameOf(contract.write("create", [[], 5n], from))).toBe(
      "SablierBatchLockup_BatchSizeZero",
    );
  });

  it("an allowance for Lockup in place of the batch contract is found", async () => {
    const source = mutate(
      readExample(BATCH_LINEAR),
      "address(BATCH_LOCKUP), sum",
      "address(LOCKUP), sum",
    );
    const { contract } = await deployBatch(BATCH_LINEAR, source);
    expect(await nameOf(contract.write("create", [[recipient], 5n], from))).toBe(
      "ERC20InsufficientAllowance",
    );
  });
});

describe("batches in TypeScript", () => {
  /** A batch for the two recipients, with the program of one model. */
  const run = async (batch: Batch, module: Pick<typeof batching, "connect" | "main">) => {
    const started = await startLockup(AMOUNT);
    const { chain, connection, token } = started;
    const start = Number(chain.timestamp);
    const streams = {
      token: token.address,
      recipients: [recipient, other],
      amountEach: "1000",
    };
    expect(await module.main(module.connect(...connection(sender)), streams)).toEqual([1n, 2n]);
    await checkBatch(started, sender, batch, start);
  };

  it("typescript/lockup-v4.0/batch-create-dynamic.ts creates the same, as the linear one does", async () => {
    await run(WEEKLY, batching);
    await run(CURVES, batchDynamic);
  });

  it("typescript/lockup-v4.0/batch-create-tranched.ts creates the same", async () => {
    const { connect, main } = batchTranched;
    await run(DATES, {
      connect,
      main: async (client, streams) => {
        const { timestamp } = await client.getBlock();
        return main(
          client,
          streams,
          [4, 9, 13].map((week) => Number(timestamp) + weeks(week)),
        );
      },
    });
    expect(batchTranched.firstsOfMonths(12)).toEqual(tranched.firstsOfMonths(12));
  });

  it("typescript/lockup-v4.0/batch-create-variants.ts creates curves between dates, and quarters", async () => {
    const variant = async (
      batch: Batch,
      write: (
        client: batchDynamic.Client,
        streams: Parameters<typeof batchVariants.tranchedWithDurations>[1],
        start: number,
      ) => Promise<unknown>,
    ) => {
      const started = await startLockup(AMOUNT);
      const { chain, lockup, batchLockup, token, connection } = started;
      await token.write("approve", [batchLockup.address, AMOUNT], from);
      const start = Number(chain.timestamp);
      const streams = {
        batch: batchLockup.address,
        lockup: lockup.address,
        token: token.address,
        recipients: [recipient, other],
        amountEach: dai("1000"),
      };
      await write(batchDynamic.connect(...connection(sender)), streams, start);
      await checkBatch(started, sender, batch, start);
    };
    await variant(CURVES_BETWEEN_DATES, async (client, streams, start) => {
      const times = { start, end: start + weeks(52) };
      const { request } = await batchVariants.dynamicWithTimestamps(client, streams, times);
      await client.writeContract(request);
    });
    await variant(QUARTERS, async (client, streams) => {
      const { request } = await batchVariants.tranchedWithDurations(client, streams);
      await client.writeContract(request);
    });
  });

  it("an item by the second is found", async () => {
    const file = "typescript/lockup-v4.0/batch-create-linear.ts";
    const source = mutate(readExample(file), "granularity: WEEK", "granularity: 0");
    const module = (await importChanged(file, source, "by-second")) as typeof batching;
    await expect(run(WEEKLY, module)).rejects.toThrow(/to deeply equal/);
  });
});

describe("BatchCreatePriceGated.sol", () => {
  it("locks a part at each target", async () => {
    const started = await startLockup(AMOUNT);
    const { chain, batchLockup, lockup, token } = started;
    const feed = await chain.feed(8, parseUnits("4000", 8));
    const args = [batchLockup.address, lockup.address, token.address, feed.address];
    const contract = await deployExample(started, BATCH_GATED, args, AMOUNT);
    const targets = ["5000", "6000"].map((text) => parseUnits(text, 8));
    const ids = await contract.write("create", [recipient, dai("1000"), targets], from);
    expect(ids).toEqual([1n, 2n]);
    await feed.write("set", [parseUnits("5500", 8)], { from: stranger });
    expect(await lockup.read("withdrawableAmountOf", [1n])).toBe(dai("1000"));
    expect(await lockup.read("withdrawableAmountOf", [2n])).toBe(0n);
    expect(await lockup.read("isCancelable", [2n])).toBe(false);
    expect(await nameOf(contract.write("create", [recipient, 5n, [targets[0]]], from))).toBe(
      "SablierLockup_TargetPriceTooLow",
    );
  });
});

describe("typescript/lockup-v4.0/batch-create-price-gated.ts", () => {
  it("locks a part at each target, and none when one target is too low", async () => {
    const started = await startLockup(AMOUNT);
    const { chain, lockup, token, connection } = started;
    const feed = await chain.feed(8, parseUnits("4000", 8));
    const client = batchGated.connect(...connection(sender));
    const targets = ["5000", "6000"];
    const streams = {
      token: token.address,
      recipient,
      amountEach: "1000",
      oracle: feed.address,
      targets,
    };
    expect(await batchGated.main(client, streams)).toEqual([1n, 2n]);
    await feed.write("set", [parseUnits("5500", 8)], { from: stranger });
    expect(await lockup.read("withdrawableAmountOf", [1n])).toBe(dai("1000"));
    expect(await lockup.read("withdrawableAmountOf", [2n])).toBe(0n);
    expect(await lockup.read("isCancelable", [2n])).toBe(false);
    await expect(batchGated.main(client, streams)).rejects.toThrow();
    expect(await lockup.read("nextStreamId")).toBe(3n);
  });
});
