import { encodeFunctionData, parseUnits, zeroAddress } from "viem";
import { sepolia } from "viem/chains";
import { describe, expect, it } from "vitest";

import * as canceling from "../../../examples/typescript/lockup-v4.0/cancel";
import * as renouncing from "../../../examples/typescript/lockup-v4.0/renounce";
import * as transferring from "../../../examples/typescript/lockup-v4.0/transfer";
import * as reading from "../../../examples/typescript/lockup-v4.0/vesting-data";
import { account, type Contract } from "../support/chain";
import { importChanged, mutate, readExample } from "../support/example";
import {
  call,
  common,
  dai,
  DAY,
  deployExample,
  type LockupChain,
  open,
  openGated,
  other,
  recipient,
  sender,
  startLockup,
  stranger,
} from "../support/lockup-v4";
import { clientsOn } from "../support/rpc";

const TREASURY = "solidity/lockup-v4.0/StreamTreasury.sol";
const CANCEL = "solidity/lockup-v4.0/CancelStreams.sol";
const RENOUNCE = "solidity/lockup-v4.0/RenounceStreams.sol";
const TRANSFER = "solidity/lockup-v4.0/TransferStreams.sol";
const VAULT = "solidity/lockup-v4.0/StreamVault.sol";
const DATA = "solidity/lockup-v4.0/VestingData.sol";

/** One US dollar at 3,000 dollars a coin. */
const FEE = 333_333_333_333_333n;

const from = { from: sender };

const nameOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "",
    (error: unknown) => (error as { errorName: string }).errorName,
  );

/** Events of a name, with their arguments. */
const eventsOf = ({ chain }: LockupChain, name: string) =>
  chain.events().flatMap(({ eventName, args }) => (eventName === name ? [args] : []));

/** A treasury of one of the pages that has opened streams of 1,000 DAI over 100 days. */
async function startTreasury(file: string, count: number, source?: string) {
  const started = await startLockup(dai(String(1000 * count)));
  const amount = dai(String(1000 * count));
  const args = [sender, started.lockup.address];
  const treasury = await deployExample(started, file, args, amount, source);
  for (let i = 0; i < count; i += 1) {
    const stream = [started.token.address, recipient, dai("1000"), 100n * DAY];
    await treasury.write("open", stream, from);
  }
  started.chain.advance(50n * DAY);
  return { ...started, treasury };
}

describe("StreamTreasury.sol", () => {
  it("opens streams as their sender, for its owner only", async () => {
    const { treasury, token, lockup } = await startTreasury(TREASURY, 1);
    expect(await lockup.read("getSender", [1n])).toBe(treasury.address);
    expect(await token.read("allowance", [treasury.address, lockup.address])).toBe(0n);
    expect(
      await nameOf(treasury.write("open", [token.address, other, 1n, 1n], { from: stranger })),
    ).toBe("OwnableUnauthorizedAccount");
  });
});

async function checkCancelMany(source?: string): Promise<void> {
  const started = await startTreasury(CANCEL, 3, source);
  const { treasury, lockup, balanceOf } = started;
  await treasury.write("cancel", [1n], from);
  expect(await balanceOf(sender)).toBe(dai("500"));
  // The first is canceled already, the last id belongs to no stream.
  await treasury.write("cancelMany", [[1n, 2n, 3n, 99n]], from);
  expect(await balanceOf(sender)).toBe(dai("1500"));
  expect(await balanceOf(treasury.address)).toBe(0n);
  expect(eventsOf(started, "Skipped")).toEqual([{ streamId: 1n }, { streamId: 99n }]);
  expect(eventsOf(started, "InvalidStreamInCancelMultiple")).toMatchObject([
    { streamId: 1n },
    { streamId: 99n },
  ]);
  expect(await lockup.read("statusOf", [3n])).toBe(3);
}

describe("CancelStreams.sol", () => {
  it("passes refunds on, and names the streams that were skipped", () => checkCancelMany());

  it("is for its owner, and needs no fee", async () => {
    const { treasury, setFee, balanceOf } = await startTreasury(CANCEL, 1);
    await setFee("1");
    expect(await nameOf(treasury.write("cancel", [1n], { from: stranger }))).toBe(
      "OwnableUnauthorizedAccount",
    );
    expect(await treasury.write("cancel", [1n], from)).toBe(dai("500"));
    expect(await balanceOf(sender)).toBe(dai("500"));
    expect(await nameOf(treasury.write("cancel", [1n], from))).toBe("SablierLockup_StreamCanceled");
  });

  it("a refund that stays in the contract is found", async () => {
    const source = mutate(
      readExample(CANCEL),
      "else LOCKUP.getUnderlyingToken(streamIds[i]).safeTransfer(owner(), refunds[i]);",
      "",
    );
    await expect(checkCancelMany(source)).rejects.toThrow(/to be 1500/);
  });
});

describe("cancel.ts", () => {
  it("tells what was refunded and what was skipped", async () => {
    const started = await startLockup(0n);
    await open(started);
    await open(started, { from: other });
    started.chain.advance(50n * DAY);
    const client = canceling.connect(...started.connection(sender));
    expect(await canceling.main(client)).toEqual({
      refunds: [{ streamId: 1n, amount: dai("500") }],
      skipped: [2n],
    });
    expect(await started.balanceOf(sender)).toBe(dai("500"));
    await expect(canceling.main(client)).rejects.toThrow("None of them can be canceled.");
    expect(readExample("typescript/lockup-v4.0/cancel.ts")).toContain("CancelLockupStream");
  });
});

describe("RenounceStreams.sol", () => {
  it("renounces one, and several or none", async () => {
    const { treasury, lockup } = await startTreasury(RENOUNCE, 3);
    await treasury.write("renounce", [1n], from);
    expect(await lockup.read("isCancelable", [1n])).toBe(false);
    expect(await nameOf(treasury.write("renounceMany", [[2n, 1n]], from))).toBe(
      "SablierLockup_StreamNotCancelable",
    );
    expect(await lockup.read("isCancelable", [2n])).toBe(true);
    await treasury.write("renounceMany", [[2n, 3n]], from);
    expect(await lockup.read("isCancelable", [3n])).toBe(false);
    expect(await lockup.read("refundableAmountOf", [3n])).toBe(0n);
    expect(await nameOf(treasury.write("renounce", [1n], { from: stranger }))).toBe(
      "OwnableUnauthorizedAccount",
    );
  });
});

describe("renounce.ts", () => {
  it("renounces all of the streams or none", async () => {
    const started = await startLockup(0n);
    await open(started);
    await open(started, { from: other });
    const client = renouncing.connect(...started.connection(sender));
    await expect(renouncing.main(client, [1n, 2n])).rejects.toThrow(/SablierLockup_Unauthorized/);
    await renouncing.main(client, [1n]);
    expect(await started.lockup.read("isCancelable", [1n])).toBe(false);
    expect(readExample("typescript/lockup-v4.0/renounce.ts")).toContain('"batch"');
  });
});

async function checkCashOut(source?: string): Promise<void> {
  const started = await startLockup(0n);
  const { chain, lockup, balanceOf, setFee } = started;
  const contract = await deployExample(started, TRANSFER, [lockup.address], 0n, source);
  await open(started);
  await setFee("1");
  chain.advance(50n * DAY);
  await lockup.write("approve", [contract.address, 1n], { from: recipient });
  const cashOut = (caller: `0x${string}`, value: bigint, to = other) =>
    contract.write("cashOutAndTransfer", [1n, to], { from: caller, value });
  expect(await nameOf(cashOut(stranger, FEE, stranger))).toBe("NotRecipient");
  expect(await nameOf(cashOut(recipient, FEE - 1n))).toBe("FeeNotCovered");
  expect(await cashOut(recipient, 3n * FEE)).toBe(dai("500"));
  expect(await balanceOf(recipient)).toBe(dai("500"));
  expect(await chain.balanceOf(recipient)).toBe(2n * FEE);
  expect(await chain.balanceOf(contract.address)).toBe(0n);
  expect(await lockup.read("ownerOf", [1n])).toBe(other);
  // The approval has ended with the transfer.
  expect(await lockup.read("getApproved", [1n])).toBe(zeroAddress);
  await lockup.write("setApprovalForAll", [contract.address, true], { from: other });
  // At this second there is nothing to withdraw, and so no fee.
  expect(await cashOut(other, FEE, recipient)).toBe(0n);
  expect(await chain.balanceOf(other)).toBe(FEE);
}

describe("TransferStreams.sol", () => {
  it("pays the old recipient, gives back what is left of the fee, and hands the stream over", () =>
    checkCashOut());

  it("hands a stream over with everything in it, without a fee", async () => {
    const started = await startLockup(0n);
    const { lockup, setFee, token } = started;
    const contract = await deployExample(started, TRANSFER, [lockup.address]);
    await open(started);
    await open(started, { transferable: false });
    await setFee("1");
    await lockup.write("setApprovalForAll", [contract.address, true], { from: recipient });
    const transfer = (id: bigint, to: string) =>
      contract.write("transfer", [id, to], { from: recipient });
    expect(await nameOf(transfer(2n, other))).toBe("SablierLockup_NotTransferable");
    expect(await nameOf(transfer(1n, token.address))).toBe("ERC721InvalidReceiver");
    await transfer(1n, other);
    expect(await lockup.read("ownerOf", [1n])).toBe(other);
  });

  it("an approval that any caller may use is found", async () => {
    const source = mutate(
      readExample(TRANSFER),
      "external payable onlyRecipient(streamId) returns",
      "external payable returns",
    );
    await expect(checkCashOut(source)).rejects.toThrow(/NotRecipient/);
  });
});

describe("transfer.ts", () => {
  it("withdraws with the fee, and transfers without one when there is nothing to withdraw", async () => {
    const started = await startLockup(0n);
    const { chain, lockup, balanceOf, connection, setFee } = started;
    await open(started);
    await setFee("1");
    chain.advance(50n * DAY);
    const client = transferring.connect(...connection(recipient));
    expect(await transferring.main(client, 1n, other)).toBe(dai("500"));
    const value = FEE + FEE / 50n;
    expect(lockup.calls().at(-1)).toEqual(
      call(recipient, "withdrawMaxAndTransfer", [1n, other], value),
    );
    expect(await balanceOf(recipient)).toBe(dai("500"));
    const next = transferring.connect(...connection(other));
    expect(await transferring.main(next, 1n, recipient)).toBe(0n);
    expect(lockup.calls().at(-1)?.value).toBe(0n);
    expect(readExample("typescript/lockup-v4.0/transfer.ts")).toContain("withdrawMaxAndTransfer");
  });
});

/** A vault on the allowlist that holds the stream 1, at half of its time. */
async function startVault(source?: string) {
  const started = await startLockup(0n);
  const { chain, lockup, comptroller } = started;
  const vault = await deployExample(started, VAULT, [lockup.address], 0n, source);
  await open(started);
  const deposit = () => vault.write("deposit", [1n], { from: recipient });
  await lockup.write("approve", [vault.address, 1n], { from: recipient });
  expect(await nameOf(deposit())).toBe("NotAllowlisted");
  await allow(comptroller, lockup, vault);
  await deposit();
  chain.advance(50n * DAY);
  return { ...started, vault };
}

/** The admin of the Comptroller puts a contract on the allowlist. */
async function allow(comptroller: Contract, lockup: Contract, hook: Contract): Promise<void> {
  const data = encodeFunctionData({
    abi: lockup.abi,
    functionName: "allowToHook",
    args: [hook.address],
  });
  await comptroller.write("execute", [lockup.address, data], { from: account("admin") });
}

async function checkVault(source?: string): Promise<void> {
  const started = await startVault(source);
  const { lockup, vault, balanceOf, setFee } = started;
  await setFee("1");
  // Another address pays, and the beneficiary gets the tokens.
  await lockup.write("withdraw", [1n, vault.address, dai("21")], { from: stranger, value: FEE });
  expect(await balanceOf(recipient)).toBe(dai("21"));
  expect(await balanceOf(vault.address)).toBe(0n);
  expect(await nameOf(vault.write("collect", [1n], { from: stranger, value: FEE }))).toBe(
    "NotBeneficiary",
  );
  expect(await nameOf(vault.write("collect", [1n], { from: recipient }))).toBe(
    "SablierLockup_InsufficientFeePayment",
  );
  await lockup.write("cancel", [1n], from);
  expect(eventsOf(started, "Stopped")).toEqual([
    { streamId: 1n, senderAmount: dai("500"), recipientAmount: dai("479") },
  ]);
  await vault.write("collect", [1n], { from: recipient, value: FEE });
  expect(await balanceOf(recipient)).toBe(dai("500"));
}

describe("StreamVault.sol", () => {
  it("passes payments on, records a cancellation, and collects with the fee", () => checkVault());

  it("takes hooks from Lockup only, and none for a stream that it does not know", async () => {
    const started = await startVault();
    const { chain, lockup, vault } = started;
    const forged = [1n, stranger, vault.address, 5n];
    expect(await nameOf(vault.write("onSablierLockupWithdraw", forged, { from: stranger }))).toBe(
      "NotLockup",
    );
    await open(started, { to: vault.address });
    chain.advance(DAY);
    expect(
      await nameOf(lockup.write("withdraw", [2n, vault.address, 1n], { from: stranger })),
    ).toBe("UnknownStream");
  });

  it("is put on the allowlist by the Comptroller alone, if it has the interface", async () => {
    const { chain, lockup, comptroller, vault } = await startVault();
    expect(await vault.read("supportsInterface", ["0xf8ee98d3"])).toBe(true);
    expect(await nameOf(lockup.write("allowToHook", [vault.address], { from: stranger }))).toBe(
      "Comptrollerable_CallerNotComptroller",
    );
    const none = await chain.double("Hooks.sol", "NoHook");
    await expect(allow(comptroller, lockup, none)).rejects.toMatchObject({
      errorName: "SablierLockup_AllowToHookUnsupportedInterface",
    });
  });

  it("a hook without the guard is found", async () => {
    const source = mutate(
      readExample(VAULT),
      "uint128 amount\n    ) external onlyLockup returns (bytes4)",
      "uint128 amount\n    ) external returns (bytes4)",
    );
    const { vault } = await startVault(source);
    expect(
      await nameOf(
        vault.write("onSablierLockupWithdraw", [1n, stranger, vault.address, 5n], {
          from: stranger,
        }),
      ),
    ).toBe("ERC20InsufficientBalance");
  });

  it("a hook that answers something else blocks the sender", async () => {
    const source = mutate(
      readExample(VAULT),
      "return ISablierLockupRecipient.onSablierLockupCancel.selector;",
      "return ISablierLockupRecipient.onSablierLockupWithdraw.selector;",
    );
    await expect(checkVault(source)).rejects.toThrow(/SablierLockup_InvalidHookSelector/);
  });
});

describe("VestingData.sol", () => {
  it("follows a stream through withdrawal and cancellation", async () => {
    const started = await startLockup(0n);
    const { chain, lockup } = started;
    const data = await deployExample(started, DATA, [lockup.address]);
    await open(started);
    chain.advance(60n * DAY);
    await lockup.write("withdraw", [1n, recipient, dai("200")], { from: recipient });
    const figures = () => data.read("figuresOf", [1n]);
    expect(await figures()).toEqual({
      streamed: dai("600"),
      withdrawn: dai("200"),
      refunded: 0n,
      inStream: dai("800"),
      locked: dai("400"),
    });
    chain.advance(10n * DAY);
    await lockup.write("cancel", [1n], from);
    expect(await figures()).toEqual({
      streamed: dai("700"),
      withdrawn: dai("200"),
      refunded: dai("300"),
      inStream: dai("500"),
      locked: 0n,
    });
  });

  interface Steps {
    readonly start?: bigint;
    readonly cliff?: bigint;
    /** Days; 0 for no cliff. */
    readonly cliffDay?: number;
    readonly stepDays: number;
    /** Days from the present block to the start of the stream. */
    readonly startDay?: number;
  }

  /**
   * Opens a linear stream of 1,000 DAI over 30 days in steps, and compares what `nextStepOf` says on
   * every day with the first later day on which Lockup has streamed more.
   *
   * @returns the answer of each day, in days after the start
   */
  async function checkSteps(
    { start = 0n, cliff = 0n, cliffDay = 0, stepDays, startDay = 0 }: Steps,
    source?: string,
  ): Promise<number[]> {
    const started = await startLockup(0n);
    const { chain, lockup, token } = started;
    const data = await deployExample(started, DATA, [lockup.address], 0n, source);
    await token.write("mint", [sender, dai("1000")], from);
    await token.write("approve", [lockup.address, dai("1000")], from);
    const begin = chain.timestamp + BigInt(startDay) * DAY;
    const timeOf = (day: number) => begin + BigInt(day) * DAY;
    await lockup.write(
      "createWithTimestampsLL",
      [
        {
          ...common(token),
          timestamps: { start: Number(begin), end: Number(timeOf(30)) },
          shape: "linearStepper",
        },
        { start, cliff },
        stepDays * Number(DAY),
        cliffDay === 0 ? 0 : Number(timeOf(cliffDay)),
      ],
      from,
    );
    const days = Array.from({ length: startDay + 31 }, (_, index) => index - startDay);
    const streamed = new Map<number, unknown>();
    const answers = new Map<number, number>();
    for (const day of days) {
      chain.timestamp = timeOf(day);
      streamed.set(day, await lockup.read("streamedAmountOf", [1n]));
      if (day === 30) break;
      const time = (await data.read("nextStepOf", [1n])) as bigint;
      answers.set(day, Number((time - begin) / DAY));
    }
    const nextChange = (day: number) =>
      days.find((later) => later > day && streamed.get(later) !== streamed.get(day));
    expect(Object.fromEntries(answers)).toEqual(
      Object.fromEntries([...answers.keys()].map((day) => [day, nextChange(day)])),
    );
    expect(await nameOf(data.read("nextStepOf", [1n]))).toBe("NoStepAhead");
    return [...answers.values()];
  }

  it.each<[string, Steps, number]>([
    ["no unlock at the cliff", { cliffDay: 3, stepDays: 9 }, 12],
    ["an unlock at the cliff", { cliff: dai("100"), cliffDay: 3, stepDays: 9 }, 3],
    ["no cliff and a start ahead", { stepDays: 9, startDay: 2 }, 9],
    [
      "an unlock at a start ahead",
      { start: 1n, cliff: 1n, cliffDay: 3, stepDays: 7, startDay: 2 },
      0,
    ],
    [
      "an unlock at a start ahead, none at the cliff",
      { start: 1n, cliffDay: 3, stepDays: 7, startDay: 2 },
      0,
    ],
    ["one step for the whole time", { cliffDay: 3, stepDays: 27, startDay: 2 }, 30],
  ])("finds the next unlock of a linear stream with %s", async (_, steps, first) => {
    expect((await checkSteps(steps))[0]).toBe(first);
  });

  it("a cliff at which nothing unlocks is found", async () => {
    const source = mutate(readExample(DATA), "cliff && unlocks.cliff > 0", "cliff");
    await expect(checkSteps({ cliffDay: 3, stepDays: 9 }, source)).rejects.toThrow();
  });

  it("reads target and feed of a price-gated stream, and no other model", async () => {
    const started = await startLockup(0n);
    const data = await deployExample(started, DATA, [started.lockup.address]);
    const feed = await started.chain.feed(18, parseUnits("4000", 18));
    await openGated(started, feed.address);
    await open(started);
    expect(await data.read("targetOf", [1n])).toEqual([
      parseUnits("5000", 8),
      parseUnits("4000", 18),
      18,
    ]);
    await expect(data.read("targetOf", [2n])).rejects.toMatchObject({
      errorName: "SablierLockupState_NotExpectedModel",
      args: [0, 3],
    });
    expect(await nameOf(data.read("nextStepOf", [1n]))).toBe("NoStepAhead");
  });
});

describe("vesting-data.ts", () => {
  const file = "typescript/lockup-v4.0/vesting-data.ts";

  async function read(module = reading) {
    const started = await startLockup(0n);
    const feed = await started.chain.feed(8, parseUnits("4000", 8));
    await open(started);
    await openGated(started, feed.address);
    started.chain.advance(50n * DAY);
    const { reader } = clientsOn(started.chain, sepolia, stranger);
    const client = reader as unknown as reading.Client;
    return { linear: await module.main(client, 1n), gated: await module.main(client, 2n), feed };
  }

  it("adds what unlocks the tokens, for each model", async () => {
    const { linear, gated, feed } = await read();
    expect(linear).toMatchObject({
      model: "linear",
      granularity: 1,
      streamed: dai("500"),
      inStream: dai("1000"),
      locked: dai("500"),
    });
    expect(gated).toMatchObject({
      model: "price-gated",
      unlock: { oracle: feed.address, targetPrice: parseUnits("5000", 8) },
      locked: dai("1000"),
    });
  });

  it("a getter of another model is found", async () => {
    const source = mutate(readExample(file), "    case 0: {", "    case 3: {").replace(
      "    case 3: {\n      const functionName",
      "    case 0: {\n      const functionName",
    );
    const module = (await importChanged(file, source, "model")) as typeof reading;
    await expect(read(module)).rejects.toThrow(/SablierLockupState_NotExpectedModel/);
  });
});

describe("StreamStaking.sol of Lockup v2.0, on v4.0", () => {
  /** A price-gated stream and one by the second, 1,000 tokens each, staked by two accounts. */
  async function startStaking() {
    const started = await startLockup(0n);
    const { chain, lockup, comptroller, token } = started;
    const feed = await chain.feed(8, 4000n * 10n ** 8n);
    const args = [sender, lockup.address, token.address];
    const source = readExample("solidity/lockup/StreamStaking.sol");
    // The folder names the release whose interfaces it is compiled against.
    const file = "solidity/lockup-v4.0/StreamStaking.sol";
    const staking = await deployExample(started, file, args, 0n, source);
    await allow(comptroller, lockup, staking);
    const stake = async (id: bigint, owner: `0x${string}`) => {
      await lockup.write("approve", [staking.address, id], { from: owner });
      await staking.write("stake", [id], { from: owner });
    };
    await stake(await open(started), recipient);
    await stake(await openGated(started, feed.address, { to: other }), other);
    chain.advance(50n * DAY);
    const staked = async () => [
      await staking.read("principalOf", [1n]),
      await staking.read("principalOf", [2n]),
    ];
    return { ...started, feed, staking, staked };
  }

  it("passes a withdrawal on to the staker, for the fee of its caller", async () => {
    const { lockup, staking, staked, setFee, balanceOf } = await startStaking();
    await setFee("1");
    const withdraw = (value: bigint) =>
      lockup.write("withdrawMax", [1n, staking.address], { from: stranger, value });
    expect(await nameOf(withdraw(0n))).toBe("SablierLockup_InsufficientFeePayment");
    await withdraw(FEE);
    expect(await balanceOf(recipient)).toBe(dai("500"));
    expect(await staked()).toEqual([dai("500"), dai("1000")]);
  });

  it("counts the whole deposit of a locked price-gated stream, which its sender can take back", async () => {
    const { lockup, staked } = await startStaking();
    expect(await staked()).toEqual([dai("1000"), dai("1000")]);
    expect(await lockup.write("cancel", [2n], from)).toBe(dai("1000"));
    expect(await staked()).toEqual([dai("1000"), 0n]);
  });

  it("pays the staker all of a price-gated stream at the target", async () => {
    const { feed, lockup, staking, staked, balanceOf } = await startStaking();
    await feed.write("set", [5000n * 10n ** 8n], { from: stranger });
    await lockup.write("withdrawMax", [2n, staking.address], { from: stranger });
    expect(await balanceOf(other)).toBe(dai("1000"));
    expect(await staked()).toEqual([dai("1000"), 0n]);
  });
});
