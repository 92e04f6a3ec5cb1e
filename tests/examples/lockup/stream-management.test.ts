import { type Address, parseUnits, zeroAddress } from "viem";
import { sepolia } from "viem/chains";
import { describe, expect, it, vi } from "vitest";

import * as canceling from "../../../examples/typescript/lockup/cancel";
import * as reading from "../../../examples/typescript/lockup/read-stream";
import * as renouncing from "../../../examples/typescript/lockup/renounce";
import * as transferring from "../../../examples/typescript/lockup/transfer";
import * as withdrawing from "../../../examples/typescript/lockup/withdraw";
import * as withdrawingMany from "../../../examples/typescript/lockup/withdraw-many";
import { packageAddress } from "../support/addresses";
import { account, Chain, type Contract } from "../support/chain";
import { compileExample, importChanged, mutate, readExample } from "../support/example";
import { createdStreams } from "../support/lockup";
import { clientsOn, connectionOn } from "../support/rpc";
import { advance } from "../support/vesting";

/** The contract of the page about setup, and those of the other pages, which extend it. */
const CONTRACTS = {
  setup: "solidity/lockup/StreamManager.sol",
  withdraw: "solidity/lockup/WithdrawStreams.sol",
  cancel: "solidity/lockup/CancelStreams.sol",
  renounce: "solidity/lockup/RenounceStreams.sol",
  transfer: "solidity/lockup/TransferStreams.sol",
} as const;
type Page = keyof typeof CONTRACTS;

/** The programs of the pages, each run below through its `main`. */
const PROGRAMS = {
  "typescript/lockup/withdraw.ts": withdrawing,
  "typescript/lockup/withdraw-many.ts": withdrawingMany,
  "typescript/lockup/cancel.ts": canceling,
  "typescript/lockup/renounce.ts": renouncing,
  "typescript/lockup/transfer.ts": transferring,
} as const;

const LOCKUP = packageAddress("SablierLockup", { protocol: "lockup", version: "v2.0" }, sepolia.id);

const DAY = 86_400n;
const dai = (amount: number) => parseUnits(String(amount), 18);
const treasury = account("treasury");
const recipient = account("recipient");
const stranger = account("stranger");
const other = account("other");

interface Options {
  /** Page whose contract manages the streams. */
  readonly page?: Page;
  readonly count?: number;
  readonly to?: Address;
  readonly source?: string | undefined;
}

/** A manager that has opened `count` streams of 1,000 DAI over 100 days for `to`. */
async function start({ page = "setup", count = 1, to = recipient, source }: Options = {}) {
  const chain = await Chain.create({ id: sepolia.id });
  const token = await chain.token("DAI", 18);
  const lockup = await chain.recorder("SablierLockup", LOCKUP);
  const manager = await chain.deploy(
    "StreamManager",
    await compileExample(CONTRACTS[page], source),
    [treasury, lockup.address],
  );
  await token.write("mint", [treasury, dai(1000 * count)], { from: treasury });
  await token.write("approve", [manager.address, dai(1000 * count)], { from: treasury });
  for (let i = 0; i < count; i += 1) {
    const args = [token.address, to, dai(1000), 100n * DAY];
    await manager.write("open", args, { from: treasury });
  }
  return {
    chain,
    token,
    lockup,
    manager,
    opened: lockup.calls().length,
    balanceOf: (owner: string) => token.read("balanceOf", [owner]),
    pass: (days: bigint) => advance(chain, lockup, days * DAY),
  };
}

type Started = Awaited<ReturnType<typeof start>>;

/** Calls that Lockup got after the streams were opened. */
const callsAfterOpening = ({ lockup, opened }: Started) =>
  lockup
    .calls()
    .slice(opened)
    .filter(({ functionName }) => functionName !== "approve");

const call = (caller: string, functionName: string, ...args: unknown[]) => ({
  contract: "SablierLockup",
  functionName,
  args,
  caller,
  value: 0n,
});

/** Opens a stream of 1,000 DAI over 100 days without a manager. Its sender pays for it. */
async function openDirectly(
  { token, lockup }: Pick<Started, "token" | "lockup">,
  { sender = other, transferable = true } = {},
): Promise<void> {
  await token.write("mint", [sender, dai(1000)], { from: sender });
  await token.write("approve", [lockup.address, dai(1000)], { from: sender });
  await lockup.write(
    "createWithDurationsLL",
    [
      {
        sender,
        recipient,
        totalAmount: dai(1000),
        token: token.address,
        cancelable: true,
        transferable,
        shape: "linear",
        broker: { account: zeroAddress, fee: 0n },
      },
      { start: 0n, cliff: 0n },
      { cliff: 0, total: Number(100n * DAY) },
    ],
    { from: sender },
  );
}

/** A manager that holds the stream of 1,000 DAI itself. */
async function startAsRecipient(page: Page, source?: string) {
  const started = await start({ page, source });
  await started.lockup.write("transferFrom", [recipient, started.manager.address, 1n], {
    from: recipient,
  });
  return { ...started, opened: started.lockup.calls().length };
}

describe("the manager: setup", () => {
  it("opens a stream as its sender, with the tokens of the treasury", async () => {
    const { chain, token, lockup, manager } = await start();
    expect(lockup.calls()).toEqual([
      call(
        manager.address,
        "createWithDurationsLL",
        {
          sender: manager.address,
          recipient,
          totalAmount: dai(1000),
          token: token.address,
          cancelable: true,
          transferable: true,
          shape: "linear",
          broker: { account: zeroAddress, fee: 0n },
        },
        { start: 0n, cliff: 0n },
        { cliff: 0, total: Number(100n * DAY) },
      ),
    ]);
    expect(createdStreams(chain)[0]?.check).toMatchObject({ ok: true });
    expect(await token.read("balanceOf", [lockup.address])).toBe(dai(1000));
    expect(await token.read("allowance", [manager.address, lockup.address])).toBe(0n);
    await expect(
      manager.write("open", [token.address, recipient, 1n, 1n], { from: stranger }),
    ).rejects.toMatchObject({ errorName: "OwnableUnauthorizedAccount", args: [stranger] });
  });

  it("reports its roles", async () => {
    const { lockup, manager } = await start();
    expect(await manager.read("rolesOf", [1n])).toEqual([true, false, false]);
    await lockup.write("approve", [manager.address, 1n], { from: recipient });
    expect(await manager.read("rolesOf", [1n])).toEqual([true, false, true]);
    await lockup.write("approve", [zeroAddress, 1n], { from: recipient });
    await lockup.write("setApprovalForAll", [manager.address, true], { from: recipient });
    expect(await manager.read("rolesOf", [1n])).toEqual([true, false, true]);
    await lockup.write("transferFrom", [recipient, manager.address, 1n], { from: recipient });
    expect(await manager.read("rolesOf", [1n])).toEqual([true, true, false]);
    await expect(manager.read("rolesOf", [9n])).rejects.toMatchObject({
      errorName: "ERC721NonexistentToken",
      args: [9n],
    });
  });
});

describe("the manager: withdraw", () => {
  it("pays the recipient for anyone, up to what has been streamed", async () => {
    const started = await start({ page: "withdraw" });
    const { manager, lockup, balanceOf } = started;
    await started.pass(40n);
    expect(await lockup.read("withdrawableAmountOf", [1n])).toBe(dai(400));
    await expect(
      manager.write("pay", [1n, dai(400) + 1n], { from: stranger }),
    ).rejects.toMatchObject({
      errorName: "SablierLockupBase_Overdraw",
      args: [1n, dai(400) + 1n, dai(400)],
    });
    await manager.write("pay", [1n, dai(100)], { from: stranger });
    expect(callsAfterOpening(started)).toEqual([
      call(manager.address, "withdraw", 1n, recipient, dai(100)),
    ]);
    expect(await balanceOf(recipient)).toBe(dai(100));
    expect(await lockup.read("getWithdrawnAmount", [1n])).toBe(dai(100));
    expect(await lockup.read("withdrawableAmountOf", [1n])).toBe(dai(300));
    await expect(manager.write("pay", [1n, 0n], { from: stranger })).rejects.toMatchObject({
      errorName: "SablierLockupBase_WithdrawAmountZero",
      args: [1n],
    });
    await started.pass(60n);
    await manager.write("pay", [1n, dai(900)], { from: stranger });
    expect(await lockup.read("isDepleted", [1n])).toBe(true);
    await expect(manager.write("pay", [1n, 1n], { from: stranger })).rejects.toMatchObject({
      errorName: "SablierLockupBase_StreamDepleted",
      args: [1n],
    });
  });

  it("sends tokens elsewhere only with a role, and only for who is in charge", async () => {
    const started = await start({ page: "withdraw" });
    const { manager, lockup, balanceOf } = started;
    await started.pass(40n);
    for (const from of [stranger, treasury]) {
      await expect(
        manager.write("withdrawTo", [1n, other, dai(100)], { from }),
      ).rejects.toMatchObject({ errorName: "NotInCharge", args: [1n, from] });
    }
    await expect(
      manager.write("withdrawTo", [1n, other, dai(100)], { from: recipient }),
    ).rejects.toMatchObject({
      errorName: "SablierLockupBase_WithdrawalAddressNotRecipient",
      args: [1n, manager.address, other],
    });
    await lockup.write("approve", [manager.address, 1n], { from: recipient });
    await manager.write("withdrawTo", [1n, other, dai(100)], { from: recipient });
    expect(await manager.write("withdrawMaxTo", [1n, other], { from: recipient })).toBe(dai(300));
    expect(callsAfterOpening(started)).toEqual([
      call(manager.address, "withdraw", 1n, other, dai(100)),
      call(manager.address, "withdrawMax", 1n, other),
    ]);
    expect(await balanceOf(other)).toBe(dai(400));
    await expect(
      manager.write("withdrawMaxTo", [1n, other], { from: recipient }),
    ).rejects.toMatchObject({ errorName: "SablierLockupBase_WithdrawAmountZero" });
    await expect(
      manager.write("withdrawTo", [1n, zeroAddress, 1n], { from: recipient }),
    ).rejects.toMatchObject({ errorName: "SablierLockupBase_WithdrawToZeroAddress" });
  });

  it("lets its owner decide about a stream that it holds", async () => {
    const { manager, pass, balanceOf } = await startAsRecipient("withdraw");
    await pass(40n);
    await expect(
      manager.write("withdrawTo", [1n, recipient, 1n], { from: recipient }),
    ).rejects.toMatchObject({ errorName: "NotInCharge" });
    await manager.write("withdrawTo", [1n, other, dai(400)], { from: treasury });
    expect(await balanceOf(other)).toBe(dai(400));
  });

  it("brings what a stranger withdraws to it to its owner", async () => {
    const { manager, token, pass, balanceOf } = await startAsRecipient("withdraw");
    await pass(40n);
    await manager.write("pay", [1n, dai(400)], { from: stranger });
    expect(await balanceOf(manager.address)).toBe(dai(400));
    await expect(manager.write("sweep", [token.address], { from: stranger })).rejects.toMatchObject(
      { errorName: "OwnableUnauthorizedAccount", args: [stranger] },
    );
    expect(await manager.write("sweep", [token.address], { from: treasury })).toBe(dai(400));
    expect(await balanceOf(treasury)).toBe(dai(400));
    expect(await balanceOf(manager.address)).toBe(0n);
  });

  it("pays several streams and lets Lockup skip those with nothing to pay", async () => {
    const started = await start({ page: "withdraw", count: 3 });
    const { manager, chain, balanceOf } = started;
    await started.pass(40n);
    await manager.write("pay", [2n, dai(400)], { from: stranger });
    await manager.write("payMany", [[1n, 2n, 3n]], { from: stranger });
    expect(callsAfterOpening(started).slice(1)).toEqual([
      call(manager.address, "withdrawMultiple", [1n, 2n, 3n], [dai(400), 0n, dai(400)]),
    ]);
    expect(await balanceOf(recipient)).toBe(dai(1200));
    expect(
      chain.events().filter(({ eventName }) => eventName === "InvalidWithdrawalInWithdrawMultiple"),
    ).toMatchObject([{ args: { streamId: 2n } }]);
    await manager.write("payMany", [[]], { from: stranger });
    await expect(manager.write("payMany", [[9n]], { from: stranger })).rejects.toMatchObject({
      errorName: "SablierLockupBase_Null",
      args: [9n],
    });
  });
});

/** Cancels at day 50 after 460 DAI were withdrawn, as on the page. */
async function checkCancel(source?: string): Promise<void> {
  const started = await start({ page: "cancel", source });
  const { manager, lockup, balanceOf, chain, token } = started;
  await started.pass(50n);
  await lockup.write("withdraw", [1n, recipient, dai(460)], { from: stranger });
  expect(await manager.write("cancel", [1n], { from: treasury })).toBe(dai(500));
  expect(callsAfterOpening(started)).toEqual([
    call(stranger, "withdraw", 1n, recipient, dai(460)),
    call(manager.address, "cancel", 1n),
  ]);
  expect(await balanceOf(treasury)).toBe(dai(500));
  expect(await balanceOf(manager.address)).toBe(0n);
  expect(chain.events()).toContainEqual({
    contract: "SablierLockup",
    eventName: "CancelLockupStream",
    args: {
      streamId: 1n,
      sender: manager.address,
      recipient,
      token: token.address,
      senderAmount: dai(500),
      recipientAmount: dai(40),
    },
  });
  expect(await lockup.read("wasCanceled", [1n])).toBe(true);
  expect(await lockup.read("isDepleted", [1n])).toBe(false);
  await started.pass(10n);
  expect(await lockup.read("withdrawableAmountOf", [1n])).toBe(dai(40));
  expect(await lockup.read("refundableAmountOf", [1n])).toBe(0n);
  await expect(manager.write("cancel", [1n], { from: treasury })).rejects.toMatchObject({
    errorName: "SablierLockupBase_StreamCanceled",
    args: [1n],
  });
  await lockup.write("withdraw", [1n, recipient, dai(40)], { from: stranger });
  expect(await lockup.read("isDepleted", [1n])).toBe(true);
}

describe("the manager: cancel", () => {
  it("refunds its owner and leaves the recipient what was streamed", () => checkCancel());

  it("refunds everything before the start, and the stream is depleted", async () => {
    const { manager, lockup, balanceOf } = await start({ page: "cancel" });
    await lockup.answer("streamedAmountOf", 0n, [1n]);
    expect(await manager.write("cancel", [1n], { from: treasury })).toBe(dai(1000));
    expect(await balanceOf(treasury)).toBe(dai(1000));
    expect(await lockup.read("isDepleted", [1n])).toBe(true);
  });

  it("is for its owner only, and for streams of which it is the sender", async () => {
    const { manager, lockup, token, pass } = await start({ page: "cancel" });
    await pass(50n);
    await expect(manager.write("cancel", [1n], { from: recipient })).rejects.toMatchObject({
      errorName: "OwnableUnauthorizedAccount",
      args: [recipient],
    });
    await expect(manager.write("cancelMany", [[1n]], { from: stranger })).rejects.toMatchObject({
      errorName: "OwnableUnauthorizedAccount",
      args: [stranger],
    });
    await expect(lockup.write("cancel", [1n], { from: recipient })).rejects.toMatchObject({
      errorName: "SablierLockupBase_Unauthorized",
      args: [1n, recipient],
    });
    // A stream whose sender is another address.
    await openDirectly({ token, lockup });
    await expect(manager.write("cancel", [2n], { from: treasury })).rejects.toMatchObject({
      errorName: "SablierLockupBase_Unauthorized",
      args: [2n, manager.address],
    });
  });

  it("fails for a stream that has released everything", async () => {
    const { manager, pass } = await start({ page: "cancel" });
    await pass(100n);
    await expect(manager.write("cancel", [1n], { from: treasury })).rejects.toMatchObject({
      errorName: "SablierLockupBase_StreamSettled",
      args: [1n],
    });
  });

  it("cancels several streams or none", async () => {
    const { manager, lockup, balanceOf, pass } = await start({ page: "cancel", count: 3 });
    await pass(25n);
    await lockup.write("renounce", [3n], { from: manager.address });
    await expect(
      manager.write("cancelMany", [[1n, 2n, 3n]], { from: treasury }),
    ).rejects.toMatchObject({ errorName: "SablierLockupBase_StreamNotCancelable", args: [3n] });
    expect(await lockup.read("wasCanceled", [1n])).toBe(false);
    await manager.write("cancelMany", [[1n, 2n]], { from: treasury });
    expect(lockup.calls().at(-1)).toEqual(call(manager.address, "cancelMultiple", [1n, 2n]));
    expect(await balanceOf(treasury)).toBe(dai(1500));
    expect(await balanceOf(manager.address)).toBe(0n);
  });
});

describe("the manager: renounce", () => {
  it("gives up the right to cancel, and moves no tokens", async () => {
    const started = await start({ page: "renounce" });
    const { manager, chain, lockup, balanceOf } = started;
    await started.pass(50n);
    expect(await lockup.read("refundableAmountOf", [1n])).toBe(dai(500));
    await manager.write("renounce", [1n], { from: treasury });
    expect(await lockup.read("withdrawableAmountOf", [1n])).toBe(dai(500));
    expect(callsAfterOpening(started)).toEqual([call(manager.address, "renounce", 1n)]);
    expect(chain.events().at(-1)).toEqual({
      contract: "SablierLockup",
      eventName: "RenounceLockupStream",
      args: { streamId: 1n },
    });
    expect(await lockup.read("isCancelable", [1n])).toBe(false);
    expect(await lockup.read("refundableAmountOf", [1n])).toBe(0n);
    expect(await lockup.read("isTransferable", [1n])).toBe(true);
    expect(await balanceOf(lockup.address)).toBe(dai(1000));
    for (const action of ["cancel", "renounce"]) {
      await expect(lockup.write(action, [1n], { from: manager.address })).rejects.toMatchObject({
        errorName: "SablierLockupBase_StreamNotCancelable",
        args: [1n],
      });
    }
  });

  it("is for its owner only", async () => {
    const { manager } = await start({ page: "renounce" });
    for (const [name, args] of [
      ["renounce", 1n],
      ["renounceMany", [1n]],
    ] as const) {
      await expect(manager.write(name, [args], { from: stranger })).rejects.toMatchObject({
        errorName: "OwnableUnauthorizedAccount",
      });
    }
  });

  it("renounces several or none, and refuses streams that are over", async () => {
    const { manager, lockup, pass } = await start({ page: "renounce", count: 3 });
    await pass(50n);
    await expect(
      manager.write("renounceMany", [[1n, 9n]], { from: treasury }),
    ).rejects.toMatchObject({ errorName: "SablierLockupBase_Null", args: [9n] });
    expect(await lockup.read("isCancelable", [1n])).toBe(true);
    await manager.write("renounceMany", [[1n, 2n]], { from: treasury });
    expect(lockup.calls().at(-1)).toEqual(call(manager.address, "renounceMultiple", [1n, 2n]));
    expect(await lockup.read("isCancelable", [2n])).toBe(false);
    await lockup.write("cancel", [3n], { from: manager.address });
    await expect(manager.write("renounce", [3n], { from: treasury })).rejects.toMatchObject({
      errorName: "SablierLockupBase_StreamCanceled",
    });
    const late = await start({ page: "renounce" });
    await late.pass(100n);
    await expect(late.manager.write("renounce", [1n], { from: treasury })).rejects.toMatchObject({
      errorName: "SablierLockupBase_StreamSettled",
    });
  });
});

/** A recipient hands the stream over at day 50 through the manager, as on the page. */
async function checkCashOut(source?: string): Promise<void> {
  const started = await start({ page: "transfer", source });
  const { manager, lockup, balanceOf } = started;
  await lockup.write("approve", [manager.address, 1n], { from: recipient });
  await started.pass(50n);
  const cashOut = (from: Contract["address"], to: string) =>
    manager.write("cashOutAndTransfer", [1n, to], { from });
  await expect(cashOut(stranger, stranger)).rejects.toMatchObject({ errorName: "NotInCharge" });
  expect(await cashOut(recipient, other)).toBe(dai(500));
  expect(callsAfterOpening(started)).toEqual([
    call(manager.address, "withdrawMaxAndTransfer", 1n, other),
  ]);
  expect(await balanceOf(recipient)).toBe(dai(500));
  expect(await lockup.read("getRecipient", [1n])).toBe(other);
  // The approval is gone with the transfer.
  expect(await lockup.read("getApproved", [1n])).toBe(zeroAddress);
  await expect(cashOut(recipient, recipient)).rejects.toMatchObject({ errorName: "NotInCharge" });
  await expect(cashOut(other, recipient)).rejects.toMatchObject({
    errorName: "SablierLockupBase_Unauthorized",
    args: [1n, manager.address],
  });
  // Nothing is left to withdraw at this moment, and the transfer still works.
  await lockup.write("setApprovalForAll", [manager.address, true], { from: other });
  expect(await cashOut(other, stranger)).toBe(0n);
  expect(await lockup.read("getRecipient", [1n])).toBe(stranger);
}

/** The manager holds the stream, and passes on what it is paid out. */
async function checkOwnCashOut(source?: string): Promise<void> {
  const { manager, balanceOf, pass } = await startAsRecipient("transfer", source);
  await pass(50n);
  await manager.write("cashOutAndTransfer", [1n, other], { from: treasury });
  expect(await balanceOf(manager.address)).toBe(0n);
  expect(await balanceOf(treasury)).toBe(dai(500));
}

describe("the manager: transfer", () => {
  it("pays the old recipient and hands the stream over", () => checkCashOut());

  it("passes on the tokens of a stream that it holds", () => checkOwnCashOut());

  it("hands a stream over with everything in it", async () => {
    const started = await start({ page: "transfer" });
    const { manager, lockup, balanceOf } = started;
    await started.pass(50n);
    await expect(manager.write("transfer", [1n, other], { from: recipient })).rejects.toMatchObject(
      {
        errorName: "ERC721InsufficientApproval",
        args: [manager.address, 1n],
      },
    );
    await lockup.write("approve", [manager.address, 1n], { from: recipient });
    await manager.write("transfer", [1n, other], { from: recipient });
    expect(callsAfterOpening(started)).toEqual([
      call(manager.address, "safeTransferFrom", recipient, other, 1n),
    ]);
    expect(await lockup.read("ownerOf", [1n])).toBe(other);
    expect(await lockup.read("withdrawableAmountOf", [1n])).toBe(dai(500));
    expect(await balanceOf(recipient)).toBe(0n);
  });

  it("does not lose a stream to a contract that cannot hold it", async () => {
    const { manager, lockup, token } = await start({ page: "transfer" });
    await lockup.write("approve", [manager.address, 1n], { from: recipient });
    await expect(
      manager.write("transfer", [1n, token.address], { from: recipient }),
    ).rejects.toMatchObject({ errorName: "ERC721InvalidReceiver", args: [token.address] });
  });

  it("fails for a stream that is not transferable", async () => {
    const { token, manager, lockup } = await start({ page: "transfer" });
    await openDirectly({ token, lockup }, { transferable: false });
    await lockup.write("approve", [manager.address, 2n], { from: recipient });
    for (const action of ["transfer", "cashOutAndTransfer"]) {
      await expect(manager.write(action, [2n, other], { from: recipient })).rejects.toMatchObject({
        errorName: "SablierLockupBase_NotTransferable",
        args: [2n],
      });
    }
  });
});

/** A client of a program, on the chain of the test. */
const connectTo = (
  module: (typeof PROGRAMS)[keyof typeof PROGRAMS],
  chain: Chain,
  owner: Address,
) => module.connect(...connectionOn(chain, owner));

/** Two streams of 1,000 DAI over 100 days, whose sender is no contract, halfway. */
async function startAsSender() {
  const chain = await Chain.create({ id: sepolia.id });
  const token = await chain.token("DAI", 18);
  const lockup = await chain.recorder("SablierLockup", LOCKUP);
  for (let i = 0; i < 2; i += 1) await openDirectly({ token, lockup }, { sender: treasury });
  await advance(chain, lockup, 50n * DAY);
  const balanceOf = (owner: string) => token.read("balanceOf", [owner]);
  return { chain, lockup, token, balanceOf };
}

/** What a program prints. */
async function printed(run: () => Promise<void>): Promise<unknown[][]> {
  const log = vi.spyOn(console, "log").mockReturnValue(undefined);
  try {
    await run();
    return log.mock.calls;
  } finally {
    log.mockRestore();
  }
}

/** The address that the programs pay to, or hand the stream to. */
const TARGET = "0x1111111111111111111111111111111111111111";

async function checkWithdraw(module = withdrawing): Promise<void> {
  const { chain, lockup, balanceOf } = await startAsSender();
  expect(await printed(() => module.main(connectTo(module, chain, recipient)))).toEqual([
    [`Withdrew ${dai(500)} base units from stream 1 to ${TARGET}.`],
  ]);
  expect(lockup.calls().at(-1)).toEqual(call(recipient, "withdrawMax", 1n, TARGET));
  expect(await balanceOf(TARGET)).toBe(dai(500));
}

describe("typescript/lockup/read-stream.ts", () => {
  it("prints what can be done with a stream", async () => {
    const { chain } = await startAsSender();
    const { reader } = clientsOn(chain, sepolia, stranger);
    expect(await printed(() => reading.main(reader))).toEqual([
      [
        {
          sender: treasury,
          recipient,
          withdrawable: dai(500),
          refundable: dai(500),
          cancelable: true,
          transferable: true,
        },
      ],
    ]);
  });

  it("names a chain without Lockup v2.0", async () => {
    const { reader } = clientsOn(await Chain.create({ id: sepolia.id }), sepolia, stranger);
    const nowhere = { ...reader, chain: { ...sepolia, id: 1_000_001, name: "Nowhere" } };
    await expect(reading.overview(nowhere as typeof reader, 1n)).rejects.toThrow(
      "Lockup v2.0 is not on Nowhere.",
    );
  });
});

describe("withdraw.ts", () => {
  it("withdraws everything to the address", () => checkWithdraw());

  it("stops before it sends a transaction that would revert, and names the error", async () => {
    const { chain, lockup } = await startAsSender();
    const before = lockup.calls().length;
    await expect(withdrawing.main(connectTo(withdrawing, chain, stranger))).rejects.toThrow(
      /SablierLockupBase_WithdrawalAddressNotRecipient/,
    );
    expect(lockup.calls()).toHaveLength(before);
  });
});

describe("withdraw-many.ts", () => {
  it("pays recipients, and names the streams that were skipped", async () => {
    const { chain, token, lockup, balanceOf } = await startAsSender();
    await openDirectly({ token, lockup });
    await advance(chain, lockup, 0n);
    await lockup.write("withdraw", [2n, recipient, dai(500)], { from: recipient });
    const client = connectTo(withdrawingMany, chain, stranger);
    expect(await printed(() => withdrawingMany.main(client))).toEqual([
      [
        "Skipped:",
        [
          { streamId: 2n, reason: "SablierLockupBase_WithdrawAmountZero" },
          { streamId: 3n, reason: "SablierLockupBase_WithdrawAmountZero" },
        ],
      ],
    ]);
    expect(lockup.calls().at(-1)).toEqual(
      call(stranger, "withdrawMultiple", [1n, 2n, 3n], [dai(500), 0n, 0n]),
    );
    expect(await balanceOf(recipient)).toBe(dai(1000));
  });
});

describe("cancel.ts", () => {
  it("cancels and tells how the deposits were split", async () => {
    const { chain, lockup, balanceOf } = await startAsSender();
    await lockup.write("withdraw", [1n, recipient, dai(460)], { from: recipient });
    const client = connectTo(canceling, chain, treasury);
    expect(await printed(() => canceling.main(client))).toEqual([
      [`1: ${dai(500)} refunded, ${dai(40)} left to withdraw.`],
      [`2: ${dai(500)} refunded, ${dai(500)} left to withdraw.`],
    ]);
    expect(lockup.calls().at(-1)).toEqual(call(treasury, "cancelMultiple", [1n, 2n]));
    expect(await balanceOf(treasury)).toBe(dai(1000));
    await expect(canceling.main(client)).rejects.toThrow(/SablierLockupBase_StreamCanceled/);
  });
});

describe("renounce.ts", () => {
  it("renounces, once", async () => {
    const { chain, lockup } = await startAsSender();
    const client = connectTo(renouncing, chain, treasury);
    expect(await printed(() => renouncing.main(client))).toEqual([
      ["Streams 1, 2 can no longer be canceled."],
    ]);
    expect(lockup.calls().at(-1)).toEqual(call(treasury, "renounceMultiple", [1n, 2n]));
    await expect(renouncing.main(client)).rejects.toThrow(/SablierLockupBase_StreamNotCancelable/);
    await expect(canceling.main(connectTo(canceling, chain, treasury))).rejects.toThrow(
      /SablierLockupBase_StreamNotCancelable/,
    );
  });
});

describe("transfer.ts", () => {
  it("pays its account, then transfers the stream", async () => {
    const { chain, lockup, balanceOf } = await startAsSender();
    expect(
      await printed(() => transferring.main(connectTo(transferring, chain, recipient))),
    ).toEqual([[`Stream 1 belongs to ${TARGET}.`]]);
    expect(lockup.calls().at(-1)).toEqual(call(recipient, "withdrawMaxAndTransfer", 1n, TARGET));
    expect(await balanceOf(recipient)).toBe(dai(500));
    expect(await lockup.read("ownerOf", [1n])).toBe(TARGET);
  });

  it("transfers the stream with everything in it", async () => {
    const { chain, lockup, balanceOf } = await startAsSender();
    await printed(() => transferring.main(connectTo(transferring, chain, recipient), false));
    expect(lockup.calls().at(-1)).toEqual(
      call(recipient, "safeTransferFrom", recipient, TARGET, 1n),
    );
    expect(await balanceOf(recipient)).toBe(0n);
    expect(await lockup.read("ownerOf", [1n])).toBe(TARGET);
  });
});

describe("every program", () => {
  it.each(Object.keys(PROGRAMS))("%s has at most 80 lines", (file) => {
    expect(readExample(file).split("\n").length).toBeLessThanOrEqual(81);
  });
});

describe("a mistake in the Solidity examples", () => {
  it("is found: a refund that stays in the contract", async () => {
    const source = mutate(
      readExample(CONTRACTS.cancel),
      "        LOCKUP.getUnderlyingToken(streamId).safeTransfer(owner(), refund);\n",
      "",
    );
    await expect(checkCancel(source)).rejects.toThrow(/expected 0n to be 500/);
  });

  it("is found: anyone may hand over a stream that was entrusted to the contract", async () => {
    const source = mutate(
      readExample(CONTRACTS.transfer),
      "address newRecipient\n    ) external onlyInCharge(streamId) returns",
      "address newRecipient\n    ) external returns",
    );
    await expect(checkCashOut(source)).rejects.toThrow(/promise resolved/);
  });

  it("is found: tokens of a stream that the contract held stay there", async () => {
    const source = mutate(
      readExample(CONTRACTS.transfer),
      "if (recipient == address(this)) {",
      "if (recipient == owner()) {",
    );
    await expect(checkOwnCashOut(source)).rejects.toThrow(/to be 0n/);
  });
});

describe("a mistake in the TypeScript examples", () => {
  it("is found: the arguments of a withdrawal in a wrong order", async () => {
    const file = "typescript/lockup/withdraw.ts";
    const source = mutate(
      readExample(file),
      "args: [streamId, to],",
      "args: [streamId, client.account.address],",
    );
    const module = await importChanged(file, source, "to");
    await expect(checkWithdraw(module as typeof withdrawing)).rejects.toThrow(/to deeply equal/);
  });
});
