import { type Address, parseUnits, zeroAddress } from "viem";
import { sepolia } from "viem/chains";
import { describe, expect, it, vi } from "vitest";

import * as script from "../../../examples/typescript/lockup/stake-stream";
import { runStaking } from "../../../src/tools/lockup/StakingRewards/model";
import { CLAIM_STEPS, PERIOD, scenario } from "../../../src/tools/lockup/StakingRewards/scenario";
import { packageAddress } from "../support/addresses";
import { account, Chain } from "../support/chain";
import { compileExample, importChanged, mutate, readExample } from "../support/example";
import { connectionOn } from "../support/rpc";
import { advance } from "../support/vesting";

const LOCKUP = packageAddress("SablierLockup", { protocol: "lockup", version: "v2.0" }, sepolia.id);
const SOLIDITY = "solidity/lockup/StreamStaking.sol";
/** Tested below through its exports. */
const TYPESCRIPT = "typescript/lockup/stake-stream.ts";

const DAY = 86_400n;
const dai = (amount: string | number) => parseUnits(String(amount), 18);
/** Whole tokens, rounded to the nearest. */
const whole = (amount: unknown) => Math.round(Number(amount) / 1e18);
const admin = account("admin");
const sender = account("sender");
const alice = account("alice");
const bob = account("bob");
const stranger = account("stranger");

interface Options {
  readonly source?: string;
  readonly allowed?: boolean;
  readonly transferable?: boolean;
}

/** The staking contract, funded with 7,000 DAI; stream 1 is Alice's and stream 2 Bob's. */
async function start({ source, allowed = true, transferable = true }: Options = {}) {
  const chain = await Chain.create({ id: sepolia.id });
  const token = await chain.token("DAI", 18);
  const lockup = await chain.recorder("SablierLockup", LOCKUP);
  const staking = await chain.deploy("StreamStaking", await compileExample(SOLIDITY, source), [
    admin,
    lockup.address,
    token.address,
  ]);
  if (allowed) await lockup.write("allowToHook", [staking.address], { from: admin });
  const open = async (recipient: string, of = token) => {
    await of.write("mint", [sender, dai(1000)], { from: sender });
    await of.write("approve", [lockup.address, dai(1000)], { from: sender });
    const common = {
      sender,
      recipient,
      totalAmount: dai(1000),
      token: of.address,
      cancelable: true,
      transferable,
      shape: "linear",
      broker: { account: zeroAddress, fee: 0n },
    };
    return lockup.write(
      "createWithDurationsLL",
      [common, { start: 0n, cliff: 0n }, { cliff: 0, total: Number(100n * DAY) }],
      { from: sender },
    );
  };
  for (const owner of [alice, bob]) {
    await open(owner);
    await lockup.write("setApprovalForAll", [staking.address, true], { from: owner });
  }
  await token.write("mint", [staking.address, dai(7000)], { from: admin });
  const begin = (amount = dai(7000), duration = 7n * DAY) =>
    staking.write("startStakingPeriod", [amount, duration], { from: admin });
  return {
    chain,
    token,
    lockup,
    staking,
    open,
    begin,
    balanceOf: (owner: string) => token.read("balanceOf", [owner]),
    earned: (owner: string) => staking.read("earned", [owner]),
    stakingEvents: () => chain.events().filter(({ contract }) => contract === "StreamStaking"),
    pass: (seconds: bigint) => advance(chain, lockup, seconds),
  };
}

/** A period has begun and Alice has staked her stream. */
async function startStaked(options: Options = {}) {
  const started = await start(options);
  await started.begin();
  await started.staking.write("stake", [1n], { from: alice });
  return started;
}

/** The example of the guide, compared with the model of the guide and with recorded numbers. */
async function checkScenario(source?: string): Promise<void> {
  const { lockup, staking, token, pass, earned, balanceOf } = await startStaked({ source });
  const rows: unknown[] = [];
  const note = async () =>
    rows.push({
      perToken: await staking.read("rewardPerToken"),
      totalStaked: await staking.read("totalStaked"),
      a: await earned(alice),
      b: await earned(bob),
    });
  await note();
  await pass(DAY);
  await staking.write("stake", [2n], { from: bob });
  await note();
  await pass(DAY);
  await note();
  await pass(DAY);
  const before = await earned(alice);
  expect(await lockup.write("withdrawMax", [1n, staking.address], { from: stranger })).toBe(
    dai(30),
  );
  expect(await balanceOf(alice)).toBe(dai(30));
  expect(await earned(alice)).toBe(before);
  await note();
  await pass(4n * DAY);
  await note();
  await pass(2n * DAY);
  await note();
  expect(rows).toEqual(
    scenario().map(({ perToken, totalStaked, earned: by }) => ({
      perToken,
      totalStaked,
      a: by.get("A"),
      b: by.get("B"),
    })),
  );
  expect(rows.slice(1)).toMatchObject([
    { a: dai("999.999999999999993"), b: 0n, totalStaked: dai(2000) },
    { a: dai("1499.999999999999989"), b: dai("499.999999999999996") },
    { a: dai("1999.999999999999986"), b: dai("999.999999999999993"), totalStaked: dai(1970) },
    { a: dai("3969.54314720812180023"), b: dai("3030.456852791878152") },
    { a: dai("3969.54314720812180023"), b: dai("3030.456852791878152") },
  ]);
  await staking.write("claimRewards", [], { from: alice });
  await staking.write("claimRewards", [], { from: bob });
  expect(await balanceOf(alice)).toBe(dai("3999.54314720812180023"));
  expect(await token.read("balanceOf", [staking.address])).toBe(47_770n);
}

/** Alice alone for three days, then the sender cancels. */
async function checkCancel(source?: string): Promise<void> {
  const { lockup, staking, pass, earned, balanceOf } = await startStaked({ source });
  await pass(3n * DAY);
  const before = await earned(alice);
  await lockup.write("cancel", [1n], { from: sender });
  expect(await earned(alice)).toBe(before);
  expect(before).toBe(dai("2999.99999999999998"));
  expect(await staking.read("principalOf", [1n])).toBe(dai(30));
  expect(await staking.read("totalStaked")).toBe(dai(30));
  expect(await balanceOf(sender)).toBe(dai(970));
  await pass(5n * DAY);
  await staking.write("claimRewards", [], { from: alice });
  expect(await balanceOf(alice)).toBe(dai("6999.9999999999999544"));
}

describe("the staking contract: periods", () => {
  it("starts one with a rate that the balance covers", async () => {
    const { staking, begin, stakingEvents, chain } = await start();
    await begin();
    expect(await staking.read("rewardRate")).toBe(11_574_074_074_074_074n);
    expect(await staking.read("periodEnd")).toBe(chain.timestamp + 7n * DAY);
    expect(await staking.read("reserved")).toBe(PERIOD.rate * PERIOD.duration);
    expect(stakingEvents().at(-1)).toEqual({
      contract: "StreamStaking",
      eventName: "PeriodStarted",
      args: { rewardAmount: dai(7000), duration: 7n * DAY },
    });
  });

  it("refuses what it cannot pay, and a second period during the first", async () => {
    const { staking, begin, pass } = await start();
    await expect(begin(dai(7000), 0n)).rejects.toMatchObject({ errorName: "ZeroDuration" });
    await expect(begin(0n)).rejects.toMatchObject({ errorName: "ZeroAmount" });
    // Less than one base unit per second.
    await expect(begin(7n * DAY - 1n)).rejects.toMatchObject({ errorName: "ZeroAmount" });
    await expect(begin(dai(7001))).rejects.toMatchObject({
      errorName: "RewardTooHigh",
      args: [dai(7001), dai(7000)],
    });
    await expect(
      staking.write("startStakingPeriod", [1n, 1n], { from: stranger }),
    ).rejects.toMatchObject({ errorName: "OwnableUnauthorizedAccount", args: [stranger] });
    await begin();
    await pass(7n * DAY - 1n);
    await expect(begin(1n, 1n)).rejects.toMatchObject({ errorName: "PeriodActive" });
  });

  it("does not promise unclaimed rewards twice", async () => {
    const { token, staking, begin, pass, balanceOf } = await startStaked();
    await pass(7n * DAY);
    await expect(begin(dai(1), DAY)).rejects.toMatchObject({ errorName: "RewardTooHigh" });
    await token.write("mint", [staking.address, dai(700)], { from: admin });
    await begin(dai(700));
    await pass(8n * DAY);
    await staking.write("claimRewards", [], { from: alice });
    expect(whole(await balanceOf(alice))).toBe(7700);
  });

  it("frees rewards of a time in which nothing was staked", async () => {
    const { staking, begin, pass, earned } = await start();
    await begin();
    await pass(2n * DAY);
    await staking.write("stake", [1n], { from: alice });
    await pass(5n * DAY);
    expect(whole(await earned(alice))).toBe(5000);
    // 2,000 of the first period are there for the next one.
    await expect(begin(dai(2001))).rejects.toMatchObject({ errorName: "RewardTooHigh" });
    await begin(dai(2000));
  });
});

describe("the staking contract: stake", () => {
  it("takes the stream and books its amount", async () => {
    const { lockup, staking, stakingEvents } = await startStaked();
    expect(lockup.calls().at(-1)).toEqual({
      contract: "SablierLockup",
      functionName: "transferFrom",
      args: [alice, staking.address, 1n],
      caller: staking.address,
      value: 0n,
    });
    expect(await lockup.read("ownerOf", [1n])).toBe(staking.address);
    expect(await staking.read("stakerOf", [1n])).toBe(alice);
    expect(await staking.read("streamOf", [alice])).toBe(1n);
    expect(await staking.read("principalOf", [1n])).toBe(dai(1000));
    expect(stakingEvents().at(-1)).toEqual({
      contract: "StreamStaking",
      eventName: "Staked",
      args: { account: alice, streamId: 1n, principal: dai(1000) },
    });
  });

  it("counts what is still in the stream", async () => {
    const { lockup, staking, begin, pass } = await start();
    await pass(10n * DAY);
    await lockup.write("withdrawMax", [1n, alice], { from: alice });
    await lockup.write("cancel", [2n], { from: sender });
    await begin();
    await staking.write("stake", [1n], { from: alice });
    await staking.write("stake", [2n], { from: bob });
    expect(await staking.read("principalOf", [1n])).toBe(dai(900));
    expect(await staking.read("principalOf", [2n])).toBe(dai(100));
  });

  it("refuses a second stream, other tokens, empty and unknown streams", async () => {
    const { chain, lockup, staking, open, pass } = await startStaked();
    expect(await open(alice)).toBe(3n);
    await expect(staking.write("stake", [3n], { from: alice })).rejects.toMatchObject({
      errorName: "AlreadyStaking",
      args: [alice, 1n],
    });
    const usdc = await chain.token("USDC", 6);
    await open(bob, usdc);
    await expect(staking.write("stake", [4n], { from: bob })).rejects.toMatchObject({
      errorName: "WrongToken",
      args: [usdc.address],
    });
    await pass(100n * DAY);
    await lockup.write("withdrawMax", [2n, bob], { from: bob });
    await expect(staking.write("stake", [2n], { from: bob })).rejects.toMatchObject({
      errorName: "EmptyStream",
      args: [2n],
    });
    await expect(staking.write("stake", [9n], { from: bob })).rejects.toMatchObject({
      errorName: "SablierLockupBase_Null",
    });
  });

  it("refuses streams of others, without an approval, and that cannot be transferred", async () => {
    const { lockup, staking } = await start();
    await expect(staking.write("stake", [1n], { from: stranger })).rejects.toMatchObject({
      errorName: "ERC721IncorrectOwner",
      args: [stranger, 1n, alice],
    });
    await lockup.write("setApprovalForAll", [staking.address, false], { from: alice });
    await expect(staking.write("stake", [1n], { from: alice })).rejects.toMatchObject({
      errorName: "ERC721InsufficientApproval",
      args: [staking.address, 1n],
    });
    const fixed = await start({ transferable: false });
    await expect(fixed.staking.write("stake", [1n], { from: alice })).rejects.toMatchObject({
      errorName: "SablierLockupBase_NotTransferable",
      args: [1n],
    });
  });

  it("waits for the allowlist", async () => {
    const { lockup, staking } = await start({ allowed: false });
    await expect(staking.write("stake", [1n], { from: alice })).rejects.toMatchObject({
      errorName: "NotAllowlisted",
    });
    await lockup.write("allowToHook", [staking.address], { from: admin });
    await staking.write("stake", [1n], { from: alice });
  });
});

describe("the staking contract: rewards", () => {
  it("pays the example of the guide to the last base unit", () => checkScenario());

  it("shares 100 an hour as the guide works out", async () => {
    const { token, staking, lockup, begin, pass, earned, open } = await start();
    const carol = account("carol");
    await open(carol);
    await lockup.write("setApprovalForAll", [staking.address, true], { from: carol });
    // Streams of 100, 100 and 200: the rest is withdrawn first.
    await pass(100n * DAY);
    for (const [id, owner, rest] of [
      [1n, alice, 100],
      [2n, bob, 100],
      [3n, carol, 200],
    ] as const) {
      await lockup.write("withdraw", [id, owner, dai(1000 - rest)], { from: owner });
    }
    await token.write("mint", [staking.address, dai(2400)], { from: admin });
    await begin(dai(2400), DAY);
    const hour = 3600n;
    for (const [id, owner] of [
      [1n, alice],
      [2n, bob],
      [3n, carol],
    ] as const) {
      await staking.write("stake", [id], { from: owner });
      await pass(hour);
    }
    const rows = runStaking(
      { rate: dai(2400) / DAY, duration: DAY },
      ["A", "B", "C"],
      [
        { time: 0n, account: "A", label: "A", change: dai(100) },
        { time: hour, account: "B", label: "B", change: dai(100) },
        { time: 2n * hour, account: "C", label: "C", change: dai(200) },
        { time: 3n * hour, account: "A", label: "look" },
      ],
    );
    const [a, b, c] = [await earned(alice), await earned(bob), await earned(carol)] as bigint[];
    expect([a, b, c]).toEqual([...(rows.at(-1)?.earned.values() ?? [])]);
    const rounded = [a, b, c].map((value) => Math.round(Number(value) / 1e12) / 1e6);
    expect(rounded).toEqual([175, 75, 50]);
  });

  it("pays what was earned before the end to who comes after it", async () => {
    const { staking, pass, balanceOf } = await startStaked();
    await pass(8n * DAY);
    await staking.write("claimRewards", [], { from: alice });
    expect(whole(await balanceOf(alice))).toBe(7000);
  });
});

describe("the staking contract: claim", () => {
  it("pays once, also after unstaking, and never a stranger", async () => {
    const { lockup, staking, begin, pass, balanceOf, stakingEvents } = await start();
    await begin();
    await staking.write("stake", [1n], { from: alice });
    await pass(DAY);
    await staking.write("stake", [2n], { from: bob });
    await pass(2n * DAY);
    await lockup.write("withdrawMax", [1n, staking.address], { from: stranger });
    await staking.write("claimRewards", [], { from: alice });
    const [, , , , first, second, third] = scenario(CLAIM_STEPS);
    expect(first?.paid).toBe(dai("1999.999999999999986"));
    expect(stakingEvents().at(-1)).toEqual({
      contract: "StreamStaking",
      eventName: "RewardPaid",
      args: { account: alice, amount: first?.paid },
    });
    const count = stakingEvents().length;
    await staking.write("claimRewards", [], { from: alice });
    await staking.write("claimRewards", [], { from: stranger });
    expect(stakingEvents()).toHaveLength(count);
    await pass(5n * DAY);
    await staking.write("unstake", [1n], { from: alice });
    await staking.write("claimRewards", [], { from: alice });
    await staking.write("claimRewards", [], { from: bob });
    expect(await balanceOf(alice)).toBe(dai(30) + (first?.paid ?? 0n) + (second?.paid ?? 0n));
    expect(await balanceOf(bob)).toBe(third?.paid);
    expect(await balanceOf(staking.address)).toBe(
      dai(7000) - (first?.paid ?? 0n) - (second?.paid ?? 0n) - (third?.paid ?? 0n),
    );
  });
});

describe("the staking contract: hooks", () => {
  it("announces them", async () => {
    const { staking } = await start();
    for (const id of ["0xf8ee98d3", "0x01ffc9a7"]) {
      expect(await staking.read("supportsInterface", [id])).toBe(true);
    }
    expect(await staking.read("supportsInterface", ["0xffffffff"])).toBe(false);
  });

  it("keeps what was earned before a cancellation", () => checkCancel());

  it("forwards a withdrawal", async () => {
    const { lockup, staking, pass, balanceOf } = await startStaked();
    await pass(3n * DAY);
    await lockup.write("withdraw", [1n, staking.address, dai(30)], { from: stranger });
    expect(await balanceOf(alice)).toBe(dai(30));
    expect(await balanceOf(staking.address)).toBe(dai(7000));
    expect(await staking.read("principalOf", [1n])).toBe(dai(970));
  });

  it("believes nobody but Lockup", async () => {
    const { staking } = await startStaked();
    await expect(
      staking.write("onSablierLockupWithdraw", [1n, alice, staking.address, dai(1)], {
        from: alice,
      }),
    ).rejects.toMatchObject({ errorName: "NotLockup", args: [alice] });
    await expect(
      staking.write("onSablierLockupCancel", [1n, alice, dai(1), 0n], { from: alice }),
    ).rejects.toMatchObject({ errorName: "NotLockup", args: [alice] });
  });

  it("leaves a stream alone that was sent here without staking", async () => {
    const { lockup, staking, begin, pass, balanceOf } = await start();
    await begin();
    await lockup.write("transferFrom", [alice, staking.address, 1n], { from: alice });
    await pass(10n * DAY);
    await expect(
      lockup.write("withdrawMax", [1n, staking.address], { from: stranger }),
    ).rejects.toMatchObject({ errorName: "UnknownStream", args: [1n] });
    await lockup.write("cancel", [1n], { from: sender });
    expect(await balanceOf(sender)).toBe(dai(900));
    expect(await staking.read("totalStaked")).toBe(0n);
  });

  it("cannot be sent a stream with the safe transfer", async () => {
    const { lockup, staking } = await start();
    await expect(
      lockup.write("safeTransferFrom", [alice, staking.address, 1n], {
        from: alice,
      }),
    ).rejects.toMatchObject({ errorName: "ERC721InvalidReceiver", args: [staking.address] });
  });
});

describe("the staking contract: unstake", () => {
  it("gives the stream back and forgets it", async () => {
    const { lockup, staking, pass, earned, stakingEvents } = await startStaked();
    await pass(3n * DAY);
    await lockup.write("withdrawMax", [1n, staking.address], { from: stranger });
    await expect(staking.write("unstake", [1n], { from: bob })).rejects.toMatchObject({
      errorName: "NotStaker",
      args: [1n, bob],
    });
    const before = await earned(alice);
    await staking.write("unstake", [1n], { from: alice });
    expect(lockup.calls().at(-1)).toMatchObject({
      functionName: "transferFrom",
      args: [staking.address, alice, 1n],
    });
    expect(stakingEvents().at(-1)).toEqual({
      contract: "StreamStaking",
      eventName: "Unstaked",
      args: { account: alice, streamId: 1n, principal: dai(970) },
    });
    expect(await lockup.read("ownerOf", [1n])).toBe(alice);
    expect(await staking.read("stakerOf", [1n])).toBe(zeroAddress);
    expect(await staking.read("streamOf", [alice])).toBe(0n);
    expect(await staking.read("principalOf", [1n])).toBe(0n);
    expect(await staking.read("totalStaked")).toBe(0n);
    expect(await earned(alice)).toBe(before);
    await pass(DAY);
    expect(await earned(alice)).toBe(before);
    await expect(staking.write("unstake", [1n], { from: alice })).rejects.toMatchObject({
      errorName: "NotStaker",
    });
    await staking.write("stake", [1n], { from: alice });
  });

  it("gives back a stream that has paid out everything", async () => {
    const { lockup, staking, pass } = await startStaked();
    await pass(100n * DAY);
    await lockup.write("withdrawMax", [1n, staking.address], { from: stranger });
    expect(await staking.read("principalOf", [1n])).toBe(0n);
    await staking.write("unstake", [1n], { from: alice });
    expect(await lockup.read("ownerOf", [1n])).toBe(alice);
  });
});

describe("stake-stream.ts", () => {
  const connectTo = (chain: Chain, owner: Address) => script.connect(...connectionOn(chain, owner));

  it("stakes, claims and unstakes", async () => {
    const { chain, lockup, staking, begin, pass, balanceOf } = await start();
    await begin();
    await lockup.write("setApprovalForAll", [staking.address, false], { from: alice });
    const client = connectTo(chain, alice);
    const before = lockup.calls().length;
    await script.stake(client, staking.address, 1n);
    expect(lockup.calls().slice(before)).toMatchObject([
      { functionName: "approve", args: [staking.address, 1n], caller: alice, value: 0n },
      { functionName: "transferFrom", args: [alice, staking.address, 1n] },
    ]);
    expect(await script.claim(client, staking.address)).toBe(0n);
    await pass(DAY);
    const paid = await script.claim(client, staking.address);
    expect(paid).toBe(dai("999.999999999999993"));
    expect(await balanceOf(alice)).toBe(paid);
    await script.unstake(client, staking.address, 1n);
    expect(await lockup.read("ownerOf", [1n])).toBe(alice);
    await expect(script.unstake(client, staking.address, 1n)).rejects.toThrow(/NotStaker/);
    await expect(script.stake(client, staking.address, 2n)).rejects.toThrow(
      /ERC721InvalidApprover/,
    );
    const nowhere = { ...client, chain: { ...sepolia, id: 1_000_001, name: "Nowhere" } };
    await expect(
      script.stake(nowhere as unknown as typeof client, staking.address, 1n),
    ).rejects.toThrow("Lockup v2.0 is not on Nowhere.");
  });

  it("does as its main program what its last word says", async () => {
    const { chain, lockup, staking, begin, pass } = await start();
    await begin();
    // The staking contract of the reader is at the address that the program has.
    const source = mutate(readExample(TYPESCRIPT), `0x${"1".repeat(40)}`, staking.address);
    const { main } = (await importChanged(TYPESCRIPT, source, "main")) as typeof script;
    const client = connectTo(chain, alice);
    const log = vi.spyOn(console, "log").mockReturnValue(undefined);
    await main(client, "stake");
    expect(await lockup.read("ownerOf", [1n])).toBe(staking.address);
    await pass(DAY);
    await main(client, "claim");
    expect(log.mock.calls).toEqual([["Paid:", dai("999.999999999999993")]]);
    log.mockRestore();
    await main(client, "unstake");
    expect(await lockup.read("ownerOf", [1n])).toBe(alice);
    await expect(main(client, undefined)).rejects.toThrow(
      'Name one of stake, claim and unstake, not "undefined".',
    );
  });
});

describe("a mistake in the staking contract", () => {
  it("is found: rewards computed on the live amount of the stream", async () => {
    const source = mutate(
      readExample(SOLIDITY),
      "        _updateReward(stakerOf[streamId]);\n        principalOf[streamId] -= amount;",
      "        principalOf[streamId] -= amount;\n        _updateReward(stakerOf[streamId]);",
    );
    // 90 in place of 3,000.
    await expect(checkCancel(source)).rejects.toThrow(/expected 8999\d+n to be 2999\d+n/);
    // 1,940 in place of 2,000.
    const { lockup, staking, pass, earned } = await startStaked({ source });
    await pass(DAY);
    await staking.write("stake", [2n], { from: bob });
    await pass(2n * DAY);
    expect(whole(await earned(alice))).toBe(2000);
    await lockup.write("withdrawMax", [1n, staking.address], { from: stranger });
    expect(whole(await earned(alice))).toBe(1940);
  });

  it("is found: an accumulator that stops at the last update once the period is over", async () => {
    const source = mutate(
      readExample(SOLIDITY),
      "if (totalStaked == 0) return accRewardPerToken;",
      "if (totalStaked == 0 || block.timestamp >= periodEnd) return accRewardPerToken;",
    );
    await expect(checkScenario(source)).rejects.toThrow(/to deeply equal/);
    // 0 in place of 7,000.
    const { staking, pass, balanceOf } = await startStaked({ source });
    await pass(8n * DAY);
    await staking.write("claimRewards", [], { from: alice });
    expect(await balanceOf(alice)).toBe(0n);
  });

  it("is found: streams that are staked before Lockup calls the contract", async () => {
    const source = mutate(
      readExample(SOLIDITY),
      "        if (!LOCKUP.isAllowedToHook(address(this))) revert NotAllowlisted();\n",
      "",
    );
    const { lockup, staking, pass, balanceOf } = await startStaked({ source, allowed: false });
    await pass(10n * DAY);
    await lockup.write("withdrawMax", [1n, staking.address], { from: stranger });
    // 100 tokens of Alice's lie in the contract, and it still counts them as staked.
    expect(await balanceOf(staking.address)).toBe(dai(7100));
    expect(await balanceOf(alice)).toBe(0n);
    expect(await staking.read("totalStaked")).toBe(dai(1000));
  });

  it("is found: tokens of the staker that stay in the contract", async () => {
    const source = mutate(
      readExample(SOLIDITY),
      "if (to == address(this)) TOKEN",
      "if (to == staker) TOKEN",
    );
    await expect(checkScenario(source)).rejects.toThrow(/to be 30/);
  });
});
