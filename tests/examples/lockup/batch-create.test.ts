import { readFileSync } from "node:fs";
import path from "node:path";

import { zeroAddress } from "viem";
import { describe, expect, it } from "vitest";

import { LOCKUP_FORK, LOCKUP_LOCAL } from "../../../data/gas/lockup";
import * as dynamic from "../../../examples/typescript/lockup/batch-create-dynamic";
import * as linear from "../../../examples/typescript/lockup/batch-create-linear";
import * as tranched from "../../../examples/typescript/lockup/batch-create-tranched";
import { SITE_DIR } from "../../../plugins/paths";
import type { ExampleName } from "../../../src/lib/shapes/example-streams";
import { checkCreate } from "../../../src/lib/lockup";
import { account } from "../support/chain";
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
import type { Connection } from "../support/rpc";

const WEEK = 604_800;
const EACH = dai("1000");
const first = account("first");
const second = account("second");

interface NewStreams {
  readonly token: `0x${string}`;
  readonly first: `0x${string}`;
  readonly second: `0x${string}`;
  readonly amountEach: bigint;
  readonly startTime: number;
}

interface Page {
  readonly model: string;
  readonly file: string;
  readonly typescript: string;
  readonly functionName: string;
  readonly shown: ExampleName;
  readonly run: (connection: Connection, streams: NewStreams) => Promise<bigint[]>;
  /** What the two items have in addition to the common fields, for a call at `now`. */
  readonly items: (now: number) => [object, object];
  /** Weeks, and the tokens that the two streams have released by then, where that is known. */
  readonly released: readonly [weeks: number, first: string, second: string | undefined][];
}

/** A program, with what its `main` creates. */
interface Program<Client> {
  readonly connect: (...connection: Connection) => Client;
  readonly main: (client: Client, streams: NewStreams) => Promise<bigint[]>;
}

const runOf =
  <Client>(program: Program<Client>): Page["run"] =>
  (connection, streams) =>
    program.main(program.connect(...connection), streams);

const segment = (amount: string, exponent: string, timestamp: number) => ({
  amount: dai(amount),
  exponent: dai(exponent),
  timestamp,
});
const tranche = (amount: string, timestamp: number) => ({ amount: dai(amount), timestamp });

const PAGES: readonly Page[] = [
  {
    model: "linear",
    file: "solidity/lockup/BatchCreateLinear.sol",
    typescript: "typescript/lockup/batch-create-linear.ts",
    functionName: "createWithDurationsLL",
    shown: "batchLinear",
    run: runOf(linear),
    items: () => [
      {
        durations: { cliff: 4 * WEEK, total: 52 * WEEK },
        unlockAmounts: { start: 0n, cliff: 0n },
        shape: "cliff",
      },
      {
        durations: { cliff: WEEK, total: 26 * WEEK },
        unlockAmounts: { start: dai("50"), cliff: dai("100") },
        shape: "linearUnlockCliff",
      },
    ],
    released: [
      [0, "0", "50"],
      [1, "0", "150"],
      [4, "0", "252"],
      [13.5, "197.916666666666666", "575"],
      [26, "458.333333333333333", "1000"],
      [28, "500", "1000"],
      [52, "1000", "1000"],
    ],
  },
  {
    model: "dynamic",
    file: "solidity/lockup/BatchCreateDynamic.sol",
    typescript: "typescript/lockup/batch-create-dynamic.ts",
    functionName: "createWithTimestampsLD",
    shown: "batchDynamic",
    run: runOf(dynamic),
    items: (now) => [
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
    released: [
      [0.25, "250", "15.625"],
      [1, "500", "62.5"],
      [12.5, "625", undefined],
      [24, "1000", undefined],
      [28, "1000", "343.75"],
      [52, "1000", "1000"],
    ],
  },
  {
    model: "tranched",
    file: "solidity/lockup/BatchCreateTranched.sol",
    typescript: "typescript/lockup/batch-create-tranched.ts",
    functionName: "createWithTimestampsLT",
    shown: "batchTranched",
    run: runOf(tranched),
    items: (now) => [
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
    released: [
      [0, "0", "0"],
      [1, "500", "0"],
      [4, "500", "250"],
      [24, "1000", "1000"],
    ],
  },
];

describe.each(PAGES)("the $model batch", (page) => {
  const { file, typescript, functionName, shown, items, released } = page;

  async function start({ source = undefined as string | undefined, approved = 2n * EACH } = {}) {
    const started = await startLockup(2n * EACH);
    return { ...started, contract: await deployCreator(started, file, { source, approved }) };
  }

  type Started = Awaited<ReturnType<typeof start>>;

  const batchCall = (started: Omit<Started, "contract">, caller: string, now: number) => {
    const [one, two] = items(now);
    const common = {
      sender,
      totalAmount: EACH,
      transferable: false,
      broker: { account: zeroAddress, fee: 0n },
    };
    return {
      contract: "SablierBatchLockup",
      functionName,
      args: [
        started.lockup.address,
        started.token.address,
        [
          { ...common, recipient: first, cancelable: true, ...one },
          { ...common, recipient: second, cancelable: false, ...two },
        ],
      ],
      caller,
      value: 0n,
    };
  };

  async function checkStreams({ chain, token, lockup, batchLockup }: Omit<Started, "contract">) {
    // The batch contract pays, so it is the funder; the sender is who the items name.
    expect(createdStreams(chain)).toMatchObject([
      { streamId: 1n, funder: batchLockup.address },
      { streamId: 2n, funder: batchLockup.address },
    ]);
    expect(await lockup.read("ownerOf", [1n])).toBe(first);
    expect(await lockup.read("ownerOf", [2n])).toBe(second);
    expect(await lockup.read("getSender", [1n])).toBe(sender);
    expect(await lockup.read("isCancelable", [1n])).toBe(true);
    expect(await lockup.read("isCancelable", [2n])).toBe(false);
    expect(await token.read("balanceOf", [lockup.address])).toBe(2n * EACH);
    expect(await token.read("balanceOf", [batchLockup.address])).toBe(0n);
    expect(await token.read("allowance", [batchLockup.address, lockup.address])).toBe(0n);
    expectShown(chain, shown);
  }

  async function checkSolidity(source?: string): Promise<void> {
    const started = await start({ source });
    const { chain, token, batchLockup, contract } = started;
    const now = Number(chain.timestamp);
    const next = await started.lockup.read("nextStreamId");
    expect(await contract.write("createStreams", [first, second, EACH], { from: sender })).toEqual([
      next,
      2n,
    ]);
    expect(batchLockup.calls()).toEqual([batchCall(started, contract.address, now)]);
    expect(await token.read("balanceOf", [contract.address])).toBe(0n);
    expect(await token.read("allowance", [contract.address, batchLockup.address])).toBe(0n);
    await checkStreams(started);
  }

  it("is created by the Solidity example", () => checkSolidity());

  async function checkTypeScript(run = page.run): Promise<void> {
    const started = await startLockup(2n * EACH);
    const startTime = Number(started.chain.timestamp);
    const token = started.token.address;
    const ids = await run(started.connection, {
      token,
      first,
      second,
      amountEach: EACH,
      startTime,
    });
    expect(ids).toEqual([1n, 2n]);
    expect(started.batchLockup.calls()).toEqual([batchCall(started, sender, startTime)]);
    expect(await started.token.read("allowance", [sender, started.batchLockup.address])).toBe(0n);
    await checkStreams(started);
  }

  it("is created by the TypeScript example", () => checkTypeScript());

  it.each([
    ["an approval for Lockup", "[batch.address, 2n", "[lockup.address, 2n", /0xfb8f41b2/],
    ["a right to cancel too many", "cancelable: false", "cancelable: true", /to deeply equal/],
  ])("would be found out in TypeScript with %s", async (_, from, to, message) => {
    const module = (await importMistaken(typescript, from, to)) as typeof linear;
    await expect(checkTypeScript(runOf(module))).rejects.toThrow(message);
  });

  it("releases what the page says", async () => {
    const { chain, contract } = await start();
    await contract.write("createStreams", [first, second, EACH], { from: sender });
    const streams = createdStreams(chain);
    for (const [weeks, one, two] of released) {
      const amounts = streams.map((stream) => stream.streamedAfter(BigInt(weeks * WEEK)));
      expect(amounts[0], `${weeks} weeks`).toBe(dai(one));
      if (two !== undefined) expect(amounts[1], `${weeks} weeks`).toBe(dai(two));
    }
  });

  it("can be canceled by its sender where it says so, and only there", async () => {
    const { lockup, contract } = await start();
    await contract.write("createStreams", [first, second, EACH], { from: sender });
    await lockup.write("cancel", [1n], { from: sender });
    await expect(lockup.write("cancel", [2n], { from: sender })).rejects.toMatchObject({
      errorName: "SablierLockupBase_StreamNotCancelable",
      args: [2n],
    });
  });

  it("is created as a whole or not at all", async () => {
    const started = await start();
    const { chain, contract, token, lockup } = started;
    await expect(
      contract.write("createStreams", [first, zeroAddress, EACH], { from: sender }),
    ).rejects.toMatchObject({ errorName: "ERC721InvalidReceiver", args: [zeroAddress] });
    expect(createdStreams(chain)).toEqual([]);
    expect(await lockup.read("nextStreamId")).toBe(1n);
    expect(await token.read("balanceOf", [sender])).toBe(2n * EACH);
  });

  it("reverts without the caller's approval for both", async () => {
    const { contract } = await start({ approved: EACH });
    await expect(
      contract.write("createStreams", [first, second, EACH], { from: sender }),
    ).rejects.toMatchObject({
      errorName: "ERC20InsufficientAllowance",
      args: [contract.address, EACH, 2n * EACH],
    });
  });

  it("takes a token whose functions return nothing, and amounts that leave a rest", async () => {
    const started = await startLockup(0n);
    const usdt = await started.chain.voidToken("USDT", 6);
    const contract = await deployCreator(started, file, { approved: 2_006n }, usdt);
    await usdt.write("mint", [sender, 2_006n], { from: sender });
    await contract.write("createStreams", [first, second, 1_003n], { from: sender });
    expect(createdStreams(started.chain).map(({ check }) => check.ok)).toEqual([true, true]);
  });

  it.each([
    [
      "an approval for Lockup instead of the batch contract",
      "forceApprove(address(BATCH_LOCKUP)",
      "forceApprove(address(LOCKUP)",
      /ERC20InsufficientAllowance/,
    ],
    ["a right to cancel too many", "cancelable: false,", "cancelable: true,", /deeply equal/],
  ])("would be found out with %s", async (_, from, to, message) => {
    await expect(checkSolidity(mutate(readExample(file), from, to))).rejects.toThrow(message);
  });
});

describe("the batch contract", () => {
  it("refuses an empty batch, and native coins", async () => {
    const { batchLockup, lockup, token } = await startLockup(0n);
    await expect(
      batchLockup.write("createWithDurationsLL", [lockup.address, token.address, []], {
        from: sender,
      }),
    ).rejects.toMatchObject({ errorName: "SablierBatchLockup_BatchSizeZero" });
    await expect(
      batchLockup.write("createWithDurationsLL", [lockup.address, token.address, []], {
        from: sender,
        value: 1n,
      }),
    ).rejects.toMatchObject({ data: "0x" });
  });

  it("would be refused one item whose tranches miss its deposit", async () => {
    const file = "solidity/lockup/BatchCreateTranched.sol";
    const source = mutate(readExample(file), "amountEach - quarter", "amountEach - quarter - 1e18");
    const started = await startLockup(2n * EACH);
    const contract = await deployCreator(started, file, { source, approved: 2n * EACH });
    await contract.write("createStreams", [first, second, EACH], { from: sender });
    expect(createdStreams(started.chain).map(({ check }) => check)).toMatchObject([
      { ok: true },
      {
        ok: false,
        error: {
          name: "SablierHelpers_DepositAmountNotEqualToTrancheAmountsSum",
          args: [EACH, dai("999")],
        },
      },
    ]);
  });
});

describe("figures on the pages", () => {
  /** Gas for each stream, rounded: the least and the most of a model in both sets of measurements. */
  function measured(suffix: string, size: number, round: number): string {
    const gas = [LOCKUP_FORK, LOCKUP_LOCAL].flatMap(({ tables }) => {
      const table = tables.find(({ id }) => id === "batch");
      const column = table?.columns.findIndex(({ streams }) => streams === size) ?? -1;
      const rows = table?.rows.filter(([name]) => name.endsWith(suffix)) ?? [];
      return rows.map(([, , values]) => (values[column] ?? NaN) / size);
    });
    expect(gas).toHaveLength(4);
    return [Math.min(...gas), Math.max(...gas)]
      .map((value) => (Math.round(value / round) * round).toLocaleString("en-US"))
      .join(" to ");
  }

  it.each([
    ["dynamic", [measured("LD", 50, 10_000), measured("LD", 20, 10_000)]],
    ["tranched", [measured("LT", 50, 10_000), measured("LT", 20, 10_000)]],
  ])("the gas of %s streams is what was measured", (model, ranges) => {
    const page = `docs/guides/lockup/examples/batch-create-streams/batch-lockup-${model}.mdx`;
    const text = readFileSync(path.join(SITE_DIR, page), "utf8");
    for (const range of ranges) expect(text).toContain(range);
  });

  it("a fee of 1% leaves 990 of 1,000, which tranches must add up to", () => {
    const brokerFee = dai("0.01");
    const parameters = (second: string) => ({
      sender,
      totalAmount: EACH,
      brokerFee,
      shape: "",
      timestamps: { start: 1n, end: 3n },
      schedule: {
        model: "tranched" as const,
        tranches: [
          { amount: dai("500"), timestamp: 2n },
          { amount: dai(second), timestamp: 3n },
        ],
      },
    });
    expect(checkCreate(parameters("490"), 2n)).toEqual({
      ok: true,
      value: { deposit: dai("990"), brokerFee: dai("10") },
    });
    expect(checkCreate(parameters("500"), 2n).ok).toBe(false);
  });
});
