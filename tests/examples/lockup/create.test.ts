import { readFileSync } from "node:fs";
import path from "node:path";

import { zeroAddress } from "viem";
import { sepolia } from "viem/chains";
import { describe, expect, it } from "vitest";

import { LOCKUP_FORK, LOCKUP_LOCAL } from "../../../data/gas/lockup";
import * as batchDynamic from "../../../examples/typescript/lockup/batch-create-dynamic";
import * as batchLinear from "../../../examples/typescript/lockup/batch-create-linear";
import * as batchTranched from "../../../examples/typescript/lockup/batch-create-tranched";
import * as dynamic from "../../../examples/typescript/lockup/create-dynamic";
import * as dynamicVariants from "../../../examples/typescript/lockup/create-dynamic-variants";
import * as linear from "../../../examples/typescript/lockup/create-linear";
import * as linearVariants from "../../../examples/typescript/lockup/create-linear-variants";
import * as tranched from "../../../examples/typescript/lockup/create-tranched";
import * as tranchedVariants from "../../../examples/typescript/lockup/create-tranched-variants";
import * as safe from "../../../examples/typescript/lockup/safe-batch";
import { SITE_DIR } from "../../../plugins/paths";
import { breaksOf, releasedAt } from "../../../src/lib/shapes";
import { EXAMPLE_STREAMS, type ExampleName } from "../../../src/lib/shapes/example-streams";
import { wantedStreams, type WantedStream } from "../support/lockup";
import { sendAsSafe } from "../support/safe-batch";
import {
  BATCH,
  type Call,
  dai,
  LOCKUP,
  NOW,
  nowhere,
  OTHER,
  OWNER,
  printed,
  RECIPIENT,
  type Row,
  runRow,
  SAMPLE,
  type Setup,
  startWorld,
  table,
  TOKEN,
} from "../support/table";

const WEEK = 604_800;
const AMOUNT = dai("10000");
const EACH = dai("1000");
const now = Number(NOW);

const of = (file: string): Setup => ({
  contracts: ["SablierLockup"],
  file: `solidity/lockup/${file}`,
  args: [LOCKUP, TOKEN],
});

const PROGRAMS: Setup = { contracts: ["SablierLockup"] };
const STREAM = { token: TOKEN, recipient: RECIPIENT, totalAmount: AMOUNT };

const common = (shape: string, totalAmount = AMOUNT) => ({
  sender: OWNER,
  recipient: RECIPIENT,
  totalAmount,
  token: TOKEN,
  cancelable: true,
  transferable: true,
  shape,
  broker: { account: zeroAddress, fee: 0n },
});

const segment = (amount: string, exponent: string, timestamp: number) => ({
  amount: dai(amount),
  exponent: dai(exponent),
  timestamp,
});
const tranche = (amount: string, timestamp: number) => ({ amount: dai(amount), timestamp });

const NOTHING = { start: 0n, cliff: 0n };
const DURATIONS = { cliff: 4 * WEEK, total: 52 * WEEK };
const UNLOCKS = { start: dai("100"), cliff: dai("900") };
const TIMES = { start: 1_767_225_600, cliff: 1_772_323_200, end: 1_798_761_600 };
const SEGMENTS = [segment("2000", "1", now + 4 * WEEK), segment("8000", "3", now + 52 * WEEK)];
/** The first days of three quarters, 00:00 UTC. */
const TRANCHES = [
  tranche("1000", 1_775_001_600),
  tranche("4000", 1_782_864_000),
  tranche("5000", 1_790_812_800),
];

/** The calls that the pages about one stream show. */
const CALLS = {
  linear: ["createWithDurationsLL", common("cliff"), NOTHING, DURATIONS],
  unlocks: ["createWithDurationsLL", common("linearUnlockCliff"), UNLOCKS, DURATIONS],
  catchUp: [
    "createWithDurationsLL",
    common("linearUnlockCliff"),
    { start: 0n, cliff: dai("769.230769230769230769") },
    DURATIONS,
  ],
  linearTimes: [
    "createWithTimestampsLL",
    { ...common("cliff"), timestamps: { start: TIMES.start, end: TIMES.end } },
    NOTHING,
    TIMES.cliff,
  ],
  dynamic: [
    "createWithDurationsLD",
    common("dynamicExponential"),
    [
      { amount: dai("2000"), exponent: dai("1"), duration: 4 * WEEK },
      { amount: dai("8000"), exponent: dai("3"), duration: 48 * WEEK },
    ],
  ],
  dynamicTimes: [
    "createWithTimestampsLD",
    {
      ...common("dynamicExponential"),
      timestamps: { start: now + 100, end: now + 52 * WEEK },
    },
    SEGMENTS,
  ],
  tranched: [
    "createWithDurationsLT",
    common("tranchedStepper"),
    [1, 2, 3, 4].map(() => ({ amount: dai("2500"), duration: 13 * WEEK })),
  ],
  tranchedTimes: [
    "createWithTimestampsLT",
    {
      ...common("tranchedBackweighted"),
      timestamps: { start: TIMES.start, end: 1_790_812_800 },
    },
    TRANCHES,
  ],
} satisfies Readonly<Record<string, Call>>;

/** A row of an example that makes one of these calls. */
const creates = (run: Row["run"], call: keyof typeof CALLS, title = call): Row => ({
  title,
  run,
  calls: [CALLS[call]],
  returns: 1n,
  gains: [
    [OWNER, -AMOUNT],
    [LOCKUP, AMOUNT],
  ],
});

table("solidity/lockup/CreateLinear.sol", of("CreateLinear.sol"), [
  creates(["createWithDurations", RECIPIENT, AMOUNT], "linear"),
]);
table("solidity/lockup/CreateLinearVariants.sol", of("CreateLinearVariants.sol"), [
  creates(["createWithUnlocks", RECIPIENT, AMOUNT, UNLOCKS, DURATIONS], "unlocks"),
  creates(["createWithCatchUp", RECIPIENT, AMOUNT, DURATIONS], "catchUp"),
  creates(
    ["createWithTimestamps", RECIPIENT, AMOUNT, TIMES.start, TIMES.cliff, TIMES.end],
    "linearTimes",
  ),
]);
table("solidity/lockup/CreateDynamic.sol", of("CreateDynamic.sol"), [
  creates(["createWithDurations", RECIPIENT, AMOUNT], "dynamic"),
  {
    title: "gives an uneven amount's rest to the last segment",
    run: ["createWithDurations", RECIPIENT, 503n],
    calls: [
      [
        "createWithDurationsLD",
        common("dynamicExponential", 503n),
        [
          { amount: 100n, exponent: dai("1"), duration: 4 * WEEK },
          { amount: 403n, exponent: dai("3"), duration: 48 * WEEK },
        ],
      ],
    ],
    returns: 1n,
    gains: [[OWNER, -503n]],
  },
]);
table("solidity/lockup/CreateDynamicVariants.sol", of("CreateDynamicVariants.sol"), [
  creates(["createWithTimestamps", RECIPIENT, now + 100, SEGMENTS], "dynamicTimes"),
  {
    title: "panics without segments",
    run: ["createWithTimestamps", RECIPIENT, now, []],
    error: ["Panic", 0x11n],
  },
]);
table("solidity/lockup/CreateTranched.sol", of("CreateTranched.sol"), [
  creates(["createWithDurations", RECIPIENT, AMOUNT], "tranched"),
  {
    title: "gives an uneven amount's rest to the last tranche",
    run: ["createWithDurations", RECIPIENT, 503n],
    calls: [
      [
        "createWithDurationsLT",
        common("tranchedStepper", 503n),
        [125n, 125n, 125n, 128n].map((amount) => ({ amount, duration: 13 * WEEK })),
      ],
    ],
    returns: 1n,
    gains: [[OWNER, -503n]],
  },
]);
table("solidity/lockup/CreateTranchedVariants.sol", of("CreateTranchedVariants.sol"), [
  creates(["createWithTimestamps", RECIPIENT, TIMES.start, TRANCHES], "tranchedTimes"),
  {
    title: "panics without tranches",
    run: ["createWithTimestamps", RECIPIENT, TIMES.start, []],
    error: ["Panic", 0x11n],
  },
]);

/** What both a program and its client have. */
interface Program<Client> {
  readonly connect: (...connection: ReturnType<World["connection"]>) => Client;
  readonly main: (client: Client, stream: typeof STREAM) => Promise<bigint>;
}
type World = Awaited<ReturnType<typeof startWorld>>;

const runs =
  <Client>({ connect, main }: Program<Client>): Row["run"] =>
  ({ connection }) =>
    main(connect(...connection()), STREAM);

/** Approves Lockup, and sends what a variant of a program has simulated. */
const sends =
  (simulate: (client: linear.Client) => Promise<{ readonly request: unknown }>): Row["run"] =>
  async ({ token, connection }) => {
    await token.write("approve", [LOCKUP, AMOUNT], { from: OWNER });
    const client = linear.connect(...connection());
    const { request } = await simulate(client);
    await client.writeContract(request as never);
    return 1n;
  };

table("typescript/lockup/create-linear.ts", PROGRAMS, [
  creates(runs(linear), "linear"),
  {
    title: "names a chain without Lockup v2.0",
    run: ({ connection }) => linear.main(nowhere(linear.connect(...connection()))),
    error: /Lockup v2\.0 is not on Nowhere\./,
  },
]);
table("typescript/lockup/create-linear-variants.ts", PROGRAMS, [
  creates(
    sends((client) => linearVariants.withUnlocks(client, LOCKUP, STREAM, UNLOCKS, DURATIONS)),
    "unlocks",
  ),
  creates(
    sends((client) => linearVariants.withCatchUp(client, LOCKUP, STREAM, DURATIONS)),
    "catchUp",
  ),
  creates(
    sends((client) => linearVariants.withTimestamps(client, LOCKUP, STREAM, TIMES)),
    "linearTimes",
  ),
]);
table(
  "typescript/lockup/create-dynamic.ts and typescript/lockup/create-dynamic-variants.ts",
  PROGRAMS,
  [
    creates(runs(dynamic), "dynamic"),
    creates(
      sends((client) =>
        dynamicVariants.withTimestamps(client, LOCKUP, STREAM, now + 100, SEGMENTS),
      ),
      "dynamicTimes",
    ),
    {
      title: "says that segments are missing",
      run: sends(async (client) => dynamicVariants.withTimestamps(client, LOCKUP, STREAM, now, [])),
      error: /A stream needs at least one segment\./,
    },
  ],
);
table(
  "typescript/lockup/create-tranched.ts and typescript/lockup/create-tranched-variants.ts",
  PROGRAMS,
  [
    creates(runs(tranched), "tranched"),
    creates(
      sends((client) =>
        tranchedVariants.withTimestamps(client, LOCKUP, STREAM, TIMES.start, TRANCHES),
      ),
      "tranchedTimes",
    ),
    {
      title: "says that tranches are missing",
      run: sends(async (client) =>
        tranchedVariants.withTimestamps(client, LOCKUP, STREAM, TIMES.start, []),
      ),
      error: /A stream needs at least one tranche\./,
    },
  ],
);

/** The two items of a batch: what they have in addition to the common fields. */
const BATCHES = {
  Linear: {
    program: batchLinear,
    functionName: "createWithDurationsLL",
    shown: "batchLinear",
    items: [
      { durations: DURATIONS, unlockAmounts: NOTHING, shape: "cliff" },
      {
        durations: { cliff: WEEK, total: 26 * WEEK },
        unlockAmounts: { start: dai("50"), cliff: dai("100") },
        shape: "linearUnlockCliff",
      },
    ],
  },
  Dynamic: {
    program: batchDynamic,
    functionName: "createWithTimestampsLD",
    shown: "batchDynamic",
    items: [
      {
        startTime: now,
        segments: [segment("500", "0.5", now + WEEK), segment("500", "2", now + 24 * WEEK)],
        shape: "dynamicExponential",
      },
      {
        startTime: now,
        segments: [segment("250", "1", now + 4 * WEEK), segment("750", "3", now + 52 * WEEK)],
        shape: "dynamicExponential",
      },
    ],
  },
  Tranched: {
    program: batchTranched,
    functionName: "createWithTimestampsLT",
    shown: "batchTranched",
    items: [
      {
        startTime: now,
        tranches: [tranche("500", now + WEEK), tranche("500", now + 24 * WEEK)],
        shape: "tranchedStepper",
      },
      {
        startTime: now,
        tranches: [tranche("250", now + 4 * WEEK), tranche("750", now + 24 * WEEK)],
        shape: "tranchedBackweighted",
      },
    ],
  },
} as const;

/** The call of a batch for two recipients. */
function batchCall(model: keyof typeof BATCHES): Call {
  const { functionName, items } = BATCHES[model];
  const shared = {
    sender: OWNER,
    totalAmount: EACH,
    transferable: false,
    broker: { account: zeroAddress, fee: 0n },
  };
  const [one, two] = items;
  return [
    functionName,
    LOCKUP,
    TOKEN,
    [
      { ...shared, recipient: RECIPIENT, cancelable: true, ...one },
      { ...shared, recipient: OTHER, cancelable: false, ...two },
    ],
  ];
}

describe.each(["Linear", "Dynamic", "Tranched"] as const)("batches: %s", (model) => {
  const { program, functionName } = BATCHES[model];
  const setup: Setup = { contracts: ["SablierBatchLockup", "SablierLockup"] };
  const row = {
    calls: [batchCall(model)],
    returns: [1n, 2n],
    gains: [
      [OWNER, -2n * EACH],
      [BATCH, 2n * EACH],
    ],
  } as const;

  // solidity/lockup/BatchCreateLinear.sol, solidity/lockup/BatchCreateDynamic.sol and
  // solidity/lockup/BatchCreateTranched.sol.
  table(
    "the Solidity example",
    { ...setup, file: `solidity/lockup/BatchCreate${model}.sol`, args: [BATCH, LOCKUP, TOKEN] },
    [{ run: ["createStreams", RECIPIENT, OTHER, EACH], ...row }],
  );

  // typescript/lockup/batch-create-linear.ts, typescript/lockup/batch-create-dynamic.ts and
  // typescript/lockup/batch-create-tranched.ts.
  table("the TypeScript example", setup, [
    {
      run: ({ connection }) =>
        program.main(program.connect(...connection()), {
          token: TOKEN,
          first: RECIPIENT,
          second: OTHER,
          amountEach: EACH,
          startTime: now,
        }),
      does: {
        [functionName]: {
          returns: [1n, 2n],
          moves: [[TOKEN, OWNER, BATCH, 2n * EACH]],
          emits: [1n, 2n].map((streamId) => [`CreateLockup${model}Stream`, { streamId }] as const),
        },
      },
      ...row,
    },
  ]);
});

/** Checks that wanted streams are those of a page, at every second that matters. */
function expectShown(streams: readonly WantedStream[], name: ExampleName): void {
  const shown = EXAMPLE_STREAMS[name];
  expect(streams.map(({ check }) => check)).toEqual(
    shown.map(({ deposited }) => ({ ok: true, value: { deposit: deposited, brokerFee: 0n } })),
  );
  shown.forEach((stream, index) => {
    const { start, end } = stream.timestamps;
    const times = [
      ...breaksOf(stream).flatMap((time) => [time - 1n, time, time + 1n]),
      ...Array.from({ length: 40 }, (_, part) => start + ((end - start) * BigInt(part)) / 40n),
    ].filter((time) => time >= start);
    expect(times.map((time) => streams[index]?.streamedAfter(time - start))).toEqual(
      times.map((time) => releasedAt(stream, time)),
    );
  });
}

/** The streams that calls of the tables above ask for. */
const wanted = (...calls: readonly Call[]): WantedStream[] =>
  wantedStreams(
    calls.map(([functionName, ...args]) => ({ functionName, args, caller: SAMPLE, value: 0n })),
    NOW,
  );

describe("figures on the pages", () => {
  it("the plots show the streams of the examples", () => {
    expectShown(wanted(CALLS.linear), "linear");
    expectShown(wanted(CALLS.linear, CALLS.unlocks, CALLS.catchUp), "linearVariations");
    expectShown(wanted(CALLS.dynamic), "dynamic");
    expectShown(wanted(CALLS.tranched), "tranched");
    for (const model of ["Linear", "Dynamic", "Tranched"] as const) {
      expectShown(wanted(batchCall(model)), BATCHES[model].shown);
    }
  });

  /** Gas for each stream, rounded: the least and the most of a model in both sets of measurements. */
  function measured(suffix: string, size: number, round: number): string {
    const gas = [LOCKUP_FORK, LOCKUP_LOCAL].flatMap(({ tables }) => {
      const measurements = tables.find(({ id }) => id === "batch");
      const column = measurements?.columns.findIndex(({ streams }) => streams === size) ?? -1;
      const rows = measurements?.rows.filter(([name]) => name.endsWith(suffix)) ?? [];
      return rows.map(([, , values]) => (values[column] ?? NaN) / size);
    });
    expect(gas).toHaveLength(4);
    return [Math.min(...gas), Math.max(...gas)]
      .map((value) => (Math.round(value / round) * round).toLocaleString("en-US"))
      .join(" to ");
  }

  it.each([
    ["dynamic", "LD"],
    ["tranched", "LT"],
  ])("the gas of %s streams is what was measured", (model, suffix) => {
    const page = `docs/guides/lockup/examples/batch-create-streams/batch-lockup-${model}.mdx`;
    const text = readFileSync(path.join(SITE_DIR, page), "utf8");
    for (const size of [50, 20]) expect(text).toContain(measured(suffix, size, 10_000));
  });
});

describe("typescript/lockup/safe-batch.ts", () => {
  const SAFE = "0x1111111111111111111111111111111111111111";
  const SAFE_TOKEN = "0x2222222222222222222222222222222222222222";

  it("prints a file for the Transaction Builder: one approval, and the streams", async () => {
    const setup: Setup = { contracts: ["SablierLockup"] };
    const world = await startWorld(setup);
    const token = await world.chain.token("DAI", 18, SAFE_TOKEN);
    await token.write("mint", [SAFE, dai("3500.5")], { from: SAFE });
    const [[text] = []] = await printed(async () => safe.main());
    const call = (recipient: string, amount: bigint): Call => [
      "createWithDurationsLL",
      { ...common("cliff", amount), sender: SAFE, recipient, token: SAFE_TOKEN },
      NOTHING,
      DURATIONS,
    ];
    await runRow(world, setup, {
      from: SAFE,
      run: async () => {
        const file = await sendAsSafe(world.chain, SAFE, String(text));
        expect(file.chainId).toBe(String(sepolia.id));
        expect(file.meta.createdFromSafeAddress).toBe(SAFE);
      },
      calls: [call(`0x${"3".repeat(40)}`, dai("1000")), call(`0x${"4".repeat(40)}`, dai("2500.5"))],
    });
    expect(await token.read("allowance", [SAFE, LOCKUP])).toBe(0n);
  });
});
