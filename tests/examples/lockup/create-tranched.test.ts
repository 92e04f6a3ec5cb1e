import { zeroAddress } from "viem";
import { describe, expect, it } from "vitest";

import * as example from "../../../examples/typescript/lockup/create-tranched";
import * as variants from "../../../examples/typescript/lockup/create-tranched-variants";
import { account } from "../support/chain";
import { creationTests } from "../support/creation";
import { dai, deployCreator, sender, startLockup } from "../support/creators";
import { readExample } from "../support/example";
import { createdStreams } from "../support/lockup";
import { advance } from "../support/vesting";

const SOLIDITY = "solidity/lockup/CreateTranched.sol";
const VARIANTS = "solidity/lockup/CreateTranchedVariants.sol";

const WEEK = 604_800;
const AMOUNT = dai("10000");
const recipient = account("recipient");

async function start({ approved = AMOUNT, file = SOLIDITY } = {}) {
  const started = await startLockup(AMOUNT);
  return { ...started, contract: await deployCreator(started, file, { approved }) };
}

const common = (token: string, shape: string, totalAmount = AMOUNT) => ({
  sender,
  recipient,
  totalAmount,
  token,
  cancelable: true,
  transferable: true,
  shape,
  broker: { account: zeroAddress, fee: 0n },
});

const byDurations = (token: string, caller: string) => ({
  contract: "SablierLockup",
  functionName: "createWithDurationsLT",
  args: [
    common(token, "tranchedStepper"),
    [1, 2, 3, 4].map(() => ({ amount: dai("2500"), duration: 13 * WEEK })),
  ],
  caller,
  value: 0n,
});

/** 2026-01-01, and the first days of the quarters that follow, 00:00 UTC. */
const START = 1_767_225_600;
const TRANCHES = [
  { amount: dai("1000"), timestamp: 1_775_001_600 },
  { amount: dai("4000"), timestamp: 1_782_864_000 },
  { amount: dai("5000"), timestamp: 1_790_812_800 },
];

const byTimestamps = (token: string, caller: string) => ({
  contract: "SablierLockup",
  functionName: "createWithTimestampsLT",
  args: [
    { ...common(token, "tranchedBackweighted"), timestamps: { start: START, end: 1_790_812_800 } },
    TRANCHES,
  ],
  caller,
  value: 0n,
});

const shared = creationTests({
  shown: "tranched",
  solidity: SOLIDITY,
  typescript: "typescript/lockup/create-tranched.ts",
  program: example,
  recipient,
  amount: AMOUNT,
  call: byDurations,
  missing: [
    "totalAmount - 3 * quarter",
    "quarter - 1",
    "SablierHelpers_DepositAmountNotEqualToTrancheAmountsSum",
  ],
  otherDuration: ["duration: 13 * WEEK", "duration: 12 * WEEK"],
});

describe("the Solidity example", () => {
  shared.ofSolidity();

  it("releases what the page says, and gives the tranches their dates", async () => {
    const { chain, contract } = await start();
    await contract.write("createWithDurations", [recipient, AMOUNT], { from: sender });
    const [stream] = createdStreams(chain);
    const seconds = [0, 13 * WEEK - 1, 13 * WEEK, 26 * WEEK, 38 * WEEK + 1, 39 * WEEK, 52 * WEEK];
    expect(seconds.map((second) => stream?.streamedAfter(BigInt(second)))).toEqual(
      ["0", "0", "2500", "5000", "5000", "7500", "10000"].map(dai),
    );
    const now = Number(chain.timestamp);
    const created = chain.events().find(({ eventName }) => eventName.startsWith("CreateLockup"));
    expect(created?.args).toMatchObject({
      commonParams: { timestamps: { start: now, end: now + 31_449_600 } },
      tranches: [7_862_400, 15_724_800, 23_587_200, 31_449_600].map((second) => ({
        amount: dai("2500"),
        timestamp: now + second,
      })),
    });
  });

  it("creates a stream with timestamps", async () => {
    const { chain, token, lockup, contract } = await start({ file: VARIANTS });
    const args = [recipient, START, TRANCHES];
    expect(await contract.write("createWithTimestamps", args, { from: sender })).toBe(1n);
    expect(lockup.calls()).toEqual([byTimestamps(token.address, contract.address)]);
    expect(createdStreams(chain)[0]?.check).toMatchObject({ ok: true });
  });

  it("leaves the future tranches to a sender who cancels between two", async () => {
    const { chain, lockup, contract, token } = await start();
    await contract.write("createWithDurations", [recipient, AMOUNT], { from: sender });
    await advance(chain, lockup, BigInt(25 * WEEK));
    await lockup.write("cancel", [1n], { from: sender });
    expect(await token.read("balanceOf", [sender])).toBe(dai("7500"));
    expect(await lockup.read("withdrawableAmountOf", [1n])).toBe(dai("2500"));
  });

  it("reverts without the caller's approval, and without tranches", async () => {
    const { contract } = await start({ approved: AMOUNT - 1n, file: VARIANTS });
    await expect(
      contract.write("createWithDurations", [recipient, AMOUNT], { from: sender }),
    ).rejects.toMatchObject({
      errorName: "ERC20InsufficientAllowance",
      args: [contract.address, AMOUNT - 1n, AMOUNT],
    });
    await expect(
      contract.write("createWithTimestamps", [recipient, START, []], { from: sender }),
    ).rejects.toMatchObject({ errorName: "Panic", args: [0x11n] });
  });

  it("passes on tranches that Lockup refuses, with the error it names", async () => {
    const { chain, contract } = await start({ file: VARIANTS });
    const create = (...rows: [bigint, number][]) => {
      const tranches = rows.map(([amount, second]) => ({ amount, timestamp: START + second }));
      return contract.write("createWithTimestamps", [recipient, START, tranches], { from: sender });
    };
    await create([1n, 0], [1n, 9]);
    await create([1n, 9], [1n, 9]);
    await create([0n, 9]);
    expect(createdStreams(chain).map(({ check }) => !check.ok && check.error.name)).toEqual([
      "SablierHelpers_StartTimeNotLessThanFirstTrancheTimestamp",
      "SablierHelpers_TrancheTimestampsNotOrdered",
      "SablierHelpers_DepositAmountZero",
    ]);
  });
});

describe("the TypeScript example", () => {
  shared.ofTypeScript();

  it("creates a stream with timestamps", async () => {
    const { token, lockup, connection } = await startLockup(AMOUNT);
    const client = example.connect(...connection);
    const stream = { token: token.address, recipient, totalAmount: AMOUNT };
    const create = (given: typeof TRANCHES) =>
      variants.withTimestamps(client, lockup.address, stream, START, given);
    await token.write("approve", [lockup.address, AMOUNT], { from: sender });
    const { request } = await create(TRANCHES);
    await client.writeContract(request);
    expect(lockup.calls()).toEqual([byTimestamps(token.address, sender)]);
    expect(() => create([])).toThrow("A stream needs at least one tranche.");
    expect(readExample("typescript/lockup/create-tranched-variants.ts")).toContain(
      "withTimestamps",
    );
  });
});
