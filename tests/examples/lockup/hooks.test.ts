import { release } from "sablier/evm/releases/lockup/v2.0";
import { type Address, toFunctionSelector, toFunctionSignature, zeroAddress } from "viem";
import { describe, expect, it } from "vitest";

import * as check from "../../../examples/typescript/lockup/check-hooks";
import * as staking from "../../../examples/typescript/lockup/stake-stream";
import { formatAmount } from "../../../src/lib/format/amounts";
import { pageTable } from "../../page-table";
import { importChanged, mutate, readExample } from "../support/example";
import {
  type Call,
  dai,
  DAY,
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
  STRANGER,
  table,
  TOKEN,
  type World,
} from "../support/table";

/** Calls a hook as Lockup does, once the tokens have moved. */
const withdrawal =
  (streamId: bigint, to: Address, amount: bigint): Row["run"] =>
  async ({ token, sample }) => {
    await token.write("transfer", [to, amount], { from: LOCKUP });
    await sample?.write("onSablierLockupWithdraw", [streamId, STRANGER, to, amount], {
      from: LOCKUP,
    });
  };
const cancellation =
  (streamId: bigint, refund: bigint, rest: bigint): Row["run"] =>
  async ({ sample }) =>
    sample?.write("onSablierLockupCancel", [streamId, OTHER, refund, rest], { from: LOCKUP });

/** What Lockup expects of the hook. */
const CANCELED = toFunctionSelector("onSablierLockupCancel(uint256,address,uint128,uint128)");

const eventsOf = ({ chain, sample }: World) =>
  chain.events().filter(({ contract }) => contract === sample?.name);

const VAULT: Setup = {
  contracts: ["SablierLockup"],
  file: "solidity/lockup/StreamVault.sol",
  args: [LOCKUP],
};

const DEPOSIT: Row = {
  run: ["deposit", 1n],
  from: RECIPIENT,
  answers: { isAllowedToHook: true, "getUnderlyingToken(1)": TOKEN, withdrawMax: 79n },
  calls: [["transferFrom", RECIPIENT, SAMPLE, 1n]],
};

/** Hooks that Lockup did not call. */
const strange: Row[] = [
  { run: ["onSablierLockupWithdraw", 1n, STRANGER, SAMPLE, 1n], error: ["NotLockup", OWNER] },
  { run: ["onSablierLockupCancel", 1n, STRANGER, 1n, 0n], error: ["NotLockup", OWNER] },
  { run: ["supportsInterface", check.RECIPIENT_INTERFACE], returns: true },
  { run: ["supportsInterface", "0x01ffc9a7"], returns: true },
  { run: ["supportsInterface", "0xffffffff"], returns: false },
];

describe("solidity/lockup/StreamVault.sol", () => {
  table("on its own", VAULT, [
    {
      run: ["deposit", 1n],
      answers: { isAllowedToHook: false },
      error: ["NotAllowlisted"],
    },
    { run: ["collect", 9n], error: ["UnknownStream", 9n] },
    {
      title: "withdraw of an unknown stream",
      run: withdrawal(9n, SAMPLE, 1n),
      error: ["UnknownStream", 9n],
      gains: [[SAMPLE, 1n]],
    },
    { title: "cancel of an unknown stream", run: cancellation(9n, 1n, 0n), returns: CANCELED },
    ...strange,
  ]);

  it("passes on payments, books a cancellation, and gives the stream back", async () => {
    const world = await startWorld(VAULT);
    const run = (row: Row) => runRow(world, VAULT, row);
    await run(DEPOSIT);
    await run({ run: ["beneficiaryOf", 1n], returns: RECIPIENT });
    await run({ run: withdrawal(1n, SAMPLE, 10n), gains: [[RECIPIENT, 10n]] });
    await run({ run: withdrawal(1n, OTHER, 10n), gains: [[OTHER, 10n]] });
    await run({ run: cancellation(1n, 900n, 79n), returns: CANCELED });
    await run({ run: ["refundedOf", 1n], returns: 900n });
    await run({
      run: ["collect", 1n],
      from: STRANGER,
      calls: [["withdrawMax", 1n, RECIPIENT]],
      returns: 79n,
    });
    expect(eventsOf(world).map(({ eventName, args }) => [eventName, args])).toEqual([
      ["Deposited", { streamId: 1n, beneficiary: RECIPIENT }],
      ["PaidOut", { streamId: 1n, beneficiary: RECIPIENT, amount: 10n }],
      ["Stopped", { streamId: 1n, senderAmount: 900n, recipientAmount: 79n }],
      ["PaidOut", { streamId: 1n, beneficiary: RECIPIENT, amount: 79n }],
    ]);
    await run({ run: ["leave", 1n], from: STRANGER, error: ["NotBeneficiary", 1n, STRANGER] });
    await run({
      run: ["leave", 1n],
      from: RECIPIENT,
      calls: [["transferFrom", SAMPLE, RECIPIENT, 1n]],
    });
    await run({ run: ["beneficiaryOf", 1n], returns: zeroAddress });
  });
});

table(
  "solidity/lockup/ExclusiveVault.sol",
  { ...VAULT, file: "solidity/lockup/ExclusiveVault.sol" },
  [
    DEPOSIT,
    {
      title: "withdraw",
      run: withdrawal(1n, OTHER, 1n),
      error: ["OnlyThroughVault", STRANGER],
      gains: [[OTHER, 1n]],
    },
    { title: "cancel", run: cancellation(1n, 1n, 0n), returns: CANCELED },
  ],
);

const asks =
  (recipient: Address): Row["run"] =>
  ({ connection }) =>
    check.main(check.connect(connection()[1]), recipient);

table("typescript/lockup/check-hooks.ts", VAULT, [
  {
    title: "a contract with hooks",
    run: asks(SAMPLE),
    answers: { isAllowedToHook: true },
    returns: { hasHooks: true, hasErc165: true, isAllowed: true },
  },
  {
    title: "a wallet, and a contract without the function",
    run: async (world) => [await asksOf(world, STRANGER), await asksOf(world, TOKEN)],
    answers: { isAllowedToHook: false },
    returns: Array(2).fill({ hasHooks: false, hasErc165: false, isAllowed: false }),
  },
  {
    title: "names a chain without Lockup v2.0",
    run: ({ connection }) => check.main(nowhere(check.connect(connection()[1]))),
    error: /Lockup v2\.0 is not on Nowhere\./,
  },
]);

function asksOf({ connection }: World, recipient: Address) {
  return check.main(check.connect(connection()[1]), recipient);
}

describe("the script for a local fork", () => {
  it("calls functions that Lockup has", () => {
    const script = readExample("shell/lockup/allow-hook.sh");
    const signatures = [...script.matchAll(/"(\w+\([a-z]*\))/g)].map(([, name = ""]) => name);
    expect(signatures).toEqual(["admin()", "allowToHook(address)", "isAllowedToHook(address)"]);
    const known = release.abi.SablierLockup.filter((entry) => entry.type === "function").map(
      (entry) => toFunctionSignature(entry),
    );
    expect(known).toEqual(expect.arrayContaining(signatures));
  });
});

const STAKING: Setup = {
  contracts: ["SablierLockup"],
  file: "solidity/lockup/StreamStaking.sol",
  args: [OWNER, LOCKUP, TOKEN],
};
const ALICE = RECIPIENT;
const BOB = OTHER;

/** 7,000 tokens over 7 days; the contract rounds the rate down. */
const RATE = dai("7000") / (7n * DAY);

const WHOLE = (amount: unknown): string => formatAmount(amount as bigint, 18);

/** An amount as the guides round it. The contract rounds down, which would show 99.999999 for 100. */
const ROUNDED = (amount: unknown): string =>
  formatAmount((amount as bigint) + 5n * 10n ** 11n, 18, { maxDecimals: 6 });

/** The staking contract with 7,000 tokens of rewards. All streams hold 1,000. */
async function startStaking() {
  const world = await startWorld(STAKING);
  const { token, chain } = world;
  await token.write("mint", [SAMPLE, dai("7000")], { from: OWNER });
  const run = (row: Row) => runRow(world, STAKING, row);
  const read = async (name: string, ...args: unknown[]) => world.sample?.read(name, args);
  await run({
    run: ["totalStaked"],
    answers: {
      isAllowedToHook: true,
      getUnderlyingToken: TOKEN,
      getDepositedAmount: dai("1000"),
      getWithdrawnAmount: 0n,
      getRefundedAmount: 0n,
    },
    returns: 0n,
  });
  return {
    world,
    run,
    read,
    onDay: (day: bigint) => {
      chain.timestamp = NOW + day * DAY;
    },
    begin: (amount = dai("7000"), duration = 7n * DAY, error?: Call) =>
      run({ run: ["startStakingPeriod", amount, duration], ...(error && { error }) }),
    stake: (id: bigint, owner: Address) =>
      run({ run: ["stake", id], from: owner, calls: [["transferFrom", owner, SAMPLE, id]] }),
    unstake: (id: bigint, owner: Address) =>
      run({ run: ["unstake", id], from: owner, calls: [["transferFrom", SAMPLE, owner, id]] }),
    claim: (owner: Address, amount: bigint) =>
      run({
        run: ["claimRewards"],
        from: owner,
        gains: [
          [owner, amount],
          [SAMPLE, -amount],
        ],
      }),
  };
}

describe("solidity/lockup/StreamStaking.sol", () => {
  it("starts a period that the balance covers, and refuses others", async () => {
    const { run, read, begin, onDay } = await startStaking();
    await begin(dai("7000"), 0n, ["ZeroDuration"]);
    await begin(7n * DAY - 1n, 7n * DAY, ["ZeroAmount"]);
    await begin(dai("7001"), DAY, ["RewardTooHigh", dai("7001"), dai("7000")]);
    await run({
      run: ["startStakingPeriod", 1n, 1n],
      from: STRANGER,
      error: ["OwnableUnauthorizedAccount", STRANGER],
    });
    await begin();
    expect(await read("rewardRate")).toBe(11_574_074_074_074_074n);
    expect(await read("periodEnd")).toBe(NOW + 7n * DAY);
    expect(await read("reserved")).toBe(RATE * 7n * DAY);
    await begin(1n, 1n, ["PeriodActive", NOW + 7n * DAY]);
    // Nobody staked: everything is free again, and a unit more is not there.
    onDay(7n);
    await begin(dai("7001"), DAY, ["RewardTooHigh", dai("7001"), dai("7000")]);
    await begin();
  });

  it("does not promise unclaimed rewards twice", async () => {
    const { begin, stake, onDay } = await startStaking();
    await begin();
    await stake(1n, ALICE);
    onDay(7n);
    // What the division of the first period left over.
    const left = dai("7000") - RATE * 7n * DAY;
    await begin(dai("1"), DAY, ["RewardTooHigh", dai("1"), left]);
  });

  it("frees rewards of a time in which nothing was staked", async () => {
    const { begin, stake, onDay } = await startStaking();
    await begin();
    onDay(2n);
    await stake(1n, ALICE);
    onDay(7n);
    const free = dai("7000") - RATE * 5n * DAY;
    await begin(free + 1n, DAY, ["RewardTooHigh", free + 1n, free]);
    await begin(free, DAY);
  });

  it("stakes what is still in the stream, once, and gives it back", async () => {
    const { world, run, read, stake, unstake } = await startStaking();
    await run({
      run: ["stake", 1n],
      from: ALICE,
      answers: { "getWithdrawnAmount(1)": dai("100"), "getRefundedAmount(1)": dai("50") },
      calls: [["transferFrom", ALICE, SAMPLE, 1n]],
    });
    const facts = () =>
      Promise.all([
        read("stakerOf", 1n),
        read("streamOf", ALICE),
        read("principalOf", 1n),
        read("totalStaked"),
      ]);
    expect(await facts()).toEqual([ALICE, 1n, dai("850"), dai("850")]);
    await run({ run: ["stake", 2n], from: ALICE, error: ["AlreadyStaking", ALICE, 1n] });
    await run({ run: ["unstake", 1n], from: BOB, error: ["NotStaker", 1n, BOB] });
    await unstake(1n, ALICE);
    expect(await facts()).toEqual([zeroAddress, 0n, 0n, 0n]);
    expect(eventsOf(world).map(({ eventName, args }) => [eventName, args])).toEqual([
      ["Staked", { account: ALICE, streamId: 1n, principal: dai("850") }],
      ["Unstaked", { account: ALICE, streamId: 1n, principal: dai("850") }],
    ]);
    await run({ run: ["unstake", 1n], from: ALICE, error: ["NotStaker", 1n, ALICE] });
    await stake(1n, ALICE);
  });

  table("refuses", STAKING, [
    { run: ["stake", 1n], answers: { isAllowedToHook: false }, error: ["NotAllowlisted"] },
    {
      run: ["stake", 1n],
      answers: {
        isAllowedToHook: true,
        getUnderlyingToken: OTHER,
        getDepositedAmount: 1n,
        getWithdrawnAmount: 0n,
        getRefundedAmount: 0n,
      },
      error: ["WrongToken", OTHER],
    },
    {
      run: ["stake", 1n],
      answers: {
        isAllowedToHook: true,
        getUnderlyingToken: TOKEN,
        getDepositedAmount: 9n,
        getWithdrawnAmount: 9n,
        getRefundedAmount: 0n,
      },
      error: ["EmptyStream", 1n],
    },
    {
      title: "a stream that is not the caller's, as Lockup does",
      run: ["stake", 1n],
      answers: {
        isAllowedToHook: true,
        getUnderlyingToken: TOKEN,
        getDepositedAmount: 9n,
        getWithdrawnAmount: 0n,
        getRefundedAmount: 0n,
      },
      does: { transferFrom: { error: ["ERC721IncorrectOwner", OWNER, 1n, ALICE] } },
      error: ["ERC721IncorrectOwner", OWNER, 1n, ALICE],
    },
    {
      title: "withdraw of an unknown stream",
      run: withdrawal(9n, SAMPLE, 1n),
      error: ["UnknownStream", 9n],
      gains: [[SAMPLE, 1n]],
    },
    {
      title: "nothing when an unknown stream is canceled",
      run: cancellation(9n, 1n, 0n),
      returns: CANCELED,
    },
    ...strange,
  ]);

  it("pays the example of the guide to the last base unit", async () => {
    const { world, run, read, begin, stake, claim, onDay } = await startStaking();
    const rows: string[][] = [];
    const note = async (day: bigint) => {
      const amounts = [read("totalStaked"), read("earned", ALICE), read("earned", BOB)];
      rows.push([String(day), ...(await Promise.all(amounts)).map(WHOLE)]);
    };
    await begin();
    await stake(1n, ALICE);
    await note(0n);
    onDay(1n);
    await stake(2n, BOB);
    await note(1n);
    onDay(2n);
    await note(2n);
    onDay(3n);
    const before = await read("earned", ALICE);
    await run({ run: withdrawal(1n, SAMPLE, dai("30")), gains: [[ALICE, dai("30")]] });
    expect(await read("earned", ALICE)).toBe(before);
    await note(3n);
    onDay(7n);
    await note(7n);
    onDay(9n);
    await note(9n);
    const columns = ["Day", "Step", "Total staked", "A", "B"];
    const written = pageTable("guides/lockup/examples/staking/full-code", columns);
    expect(rows).toEqual(written.map(([day, , ...amounts]) => [day, ...amounts]));
    await claim(ALICE, dai("3969.54314720812180023"));
    await claim(BOB, dai("3030.456852791878152"));
    expect(await world.token.read("balanceOf", [SAMPLE])).toBe(47_770n);
  });

  it("keeps what was earned before a cancellation", async () => {
    const { run, read, begin, stake, claim, onDay } = await startStaking();
    await begin();
    await stake(1n, ALICE);
    onDay(3n);
    await run({ run: cancellation(1n, dai("970"), dai("30")), returns: CANCELED });
    expect(await read("earned", ALICE)).toBe(dai("2999.99999999999998"));
    expect([await read("principalOf", 1n), await read("totalStaked")]).toEqual([
      dai("30"),
      dai("30"),
    ]);
    onDay(8n);
    await claim(ALICE, dai("6999.9999999999999544"));
  });

  it("pays once, also after unstaking, and never a stranger", async () => {
    const { run, read, begin, stake, unstake, claim, onDay } = await startStaking();
    const rows: string[][] = [];
    const note = async (day: bigint, paid = 0n) => {
      const amounts = [read("totalStaked"), read("earned", ALICE), read("earned", BOB)];
      rows.push([
        String(day),
        ...(await Promise.all(amounts)).map(ROUNDED),
        paid === 0n ? "–" : ROUNDED(paid),
      ]);
    };
    const pay = async (day: bigint, owner: Address) => {
      const due = (await read("earned", owner)) as bigint;
      await claim(owner, due);
      await note(day, due);
      return due;
    };
    await begin();
    await stake(1n, ALICE);
    await note(0n);
    onDay(1n);
    await stake(2n, BOB);
    await note(1n);
    onDay(2n);
    await note(2n);
    onDay(3n);
    await run({ run: withdrawal(1n, SAMPLE, dai("30")), gains: [[ALICE, dai("30")]] });
    await note(3n);
    expect(await pay(3n, ALICE)).toBe(dai("1999.999999999999986"));
    await claim(ALICE, 0n);
    await claim(STRANGER, 0n);
    onDay(8n);
    await pay(8n, ALICE);
    await pay(8n, BOB);
    const columns = ["Day", "Step", "Total staked", "A", "B", "Paid"];
    const written = pageTable("guides/lockup/examples/staking/claim", columns);
    expect(rows).toEqual(written.map(([day, , ...amounts]) => [day, ...amounts]));
    await unstake(1n, ALICE);
    await claim(ALICE, 0n);
  });

  it("pays what was earned after unstaking", async () => {
    const { begin, stake, unstake, claim, onDay } = await startStaking();
    await begin();
    await stake(1n, ALICE);
    onDay(8n);
    await unstake(1n, ALICE);
    // The reward per token is rounded down before it is multiplied by the 1,000 tokens.
    await claim(ALICE, ((RATE * 7n * DAY) / 1_000n) * 1_000n);
  });

  it("shares 100 an hour as the guide works out", async () => {
    const { world, run, read, begin } = await startStaking();
    const hour = 3600n;
    const accounts = [
      ["A", ALICE, "100"],
      ["B", BOB, "100"],
      ["C", STRANGER, "200"],
    ] as const;
    const rows: string[][] = [];
    const note = async (step: string) => {
      const amounts = [read("rewardPerToken"), read("totalStaked")];
      const earned = accounts.map(([, owner]) => read("earned", owner));
      rows.push([
        String(rows.length),
        step,
        ...(await Promise.all([...amounts, ...earned])).map(ROUNDED),
      ]);
    };
    await begin(dai("2400"), DAY);
    for (const [index, [name, owner, amount]] of accounts.entries()) {
      const id = BigInt(index + 1);
      await run({
        run: ["stake", id],
        from: owner,
        answers: { [`getDepositedAmount(${id})`]: dai(amount) },
        calls: [["transferFrom", owner, SAMPLE, id]],
      });
      await note(`${name} stakes`);
      world.chain.advance(hour);
    }
    await note("no step");
    const columns = ["Hour", "Step", "Reward per token", "Total staked", "A", "B", "C"];
    expect(rows).toEqual(pageTable("guides/lockup/examples/staking/rewards", columns));
  });
});

describe("typescript/lockup/stake-stream.ts", () => {
  it("approves and stakes, claims and unstakes", async () => {
    const { world, run, begin, onDay } = await startStaking();
    await begin();
    // The staking contract of the reader is at the address that the program has.
    const file = "typescript/lockup/stake-stream.ts";
    const source = mutate(readExample(file), `0x${"1".repeat(40)}`, SAMPLE);
    const { connect, main } = (await importChanged(file, source, "main")) as typeof staking;
    const client = connect(...world.connection(ALICE));
    const lines = await printed(async () => {
      const earlier = world.chain.calls().length;
      await main(client, "stake");
      expect(world.chain.calls().slice(earlier)).toMatchObject([
        { functionName: "approve", args: [SAMPLE, 1n], caller: ALICE },
        { functionName: "transferFrom", args: [ALICE, SAMPLE, 1n], caller: SAMPLE },
      ]);
      await main(client, "claim");
      onDay(1n);
      await main(client, "claim");
      await main(client, "unstake");
    });
    expect(lines).toEqual([
      ["Paid:", 0n],
      ["Paid:", dai("999.999999999999993")],
    ]);
    expect(world.chain.calls().at(-1)).toMatchObject({ args: [SAMPLE, ALICE, 1n] });
    await expect(main(client, "unstake")).rejects.toThrow(/NotStaker/);
    await expect(main(client, undefined)).rejects.toThrow("Name one of stake, claim and unstake");
    await expect(staking.stake(nowhere(client), SAMPLE, 1n)).rejects.toThrow(
      "Lockup v2.0 is not on Nowhere.",
    );
    await run({ run: ["totalStaked"], returns: 0n });
  });
});
