import { release } from "sablier/evm/releases/lockup/v2.0";
import { parseUnits, toFunctionSignature, zeroAddress } from "viem";
import { sepolia } from "viem/chains";
import { describe, expect, it } from "vitest";

import * as check from "../../../examples/typescript/lockup/check-hooks";
import { packageAddress } from "../support/addresses";
import { account, Chain } from "../support/chain";
import { compileExample, mutate, readExample } from "../support/example";
import { connectionOn } from "../support/rpc";
import { advance } from "../support/vesting";

const V2_0 = { protocol: "lockup", version: "v2.0" };
const SOLIDITY = "solidity/lockup/StreamVault.sol";
const EXCLUSIVE = "solidity/lockup/ExclusiveVault.sol";
/** Tested below through its exports. */
const TYPESCRIPT = "typescript/lockup/check-hooks.ts";

const DAY = 86_400n;
const dai = (amount: number) => parseUnits(String(amount), 18);
const sender = account("sender");
const user = account("user");
const stranger = account("stranger");

interface Options {
  readonly name?: string;
  readonly source?: string;
  readonly allowed?: boolean;
}

/** A vault, and a stream of 1,000 DAI over 100 days that `user` owns. */
async function start({ name = "StreamVault", source, allowed = true }: Options = {}) {
  const chain = await Chain.create({ id: sepolia.id });
  const token = await chain.token("DAI", 18);
  const lockup = await chain.recorder(
    "SablierLockup",
    packageAddress("SablierLockup", V2_0, sepolia.id),
  );
  const file = name === "StreamVault" ? SOLIDITY : EXCLUSIVE;
  const vault = await chain.deploy(name, await compileExample(file, source), [lockup.address]);
  await token.write("mint", [sender, dai(1000)], { from: sender });
  await token.write("approve", [lockup.address, dai(1000)], { from: sender });
  const common = {
    sender,
    recipient: user,
    totalAmount: dai(1000),
    token: token.address,
    cancelable: true,
    transferable: true,
    shape: "linear",
    broker: { account: zeroAddress, fee: 0n },
  };
  await lockup.write(
    "createWithDurationsLL",
    [common, { start: 0n, cliff: 0n }, { cliff: 0, total: Number(100n * DAY) }],
    { from: sender },
  );
  if (allowed) await lockup.write("allowToHook", [vault.address], { from: sender });
  await lockup.write("approve", [vault.address, 1n], { from: user });
  return {
    chain,
    token,
    lockup,
    vault,
    balanceOf: (owner: string) => token.read("balanceOf", [owner]),
    vaultEvents: () => chain.events().filter(({ contract }) => contract === name),
    pass: (days: bigint) => advance(chain, lockup, days * DAY),
  };
}

/** The same with the stream in the vault. */
async function startDeposited(options: Options = {}) {
  const started = await start(options);
  await started.vault.write("deposit", [1n], { from: user });
  return started;
}

/** A stranger withdraws 10 DAI, and they reach the beneficiary. */
async function checkWithdraw(source?: string): Promise<void> {
  const started = await startDeposited({ source });
  const { lockup, vault, balanceOf, vaultEvents } = started;
  await started.pass(10n);
  await lockup.write("withdraw", [1n, vault.address, dai(10)], { from: stranger });
  expect(vaultEvents()).toEqual([
    {
      contract: "StreamVault",
      eventName: "Deposited",
      args: { streamId: 1n, beneficiary: user },
    },
    {
      contract: "StreamVault",
      eventName: "PaidOut",
      args: { streamId: 1n, beneficiary: user, amount: dai(10) },
    },
  ]);
  expect(await balanceOf(user)).toBe(dai(10));
  expect(await balanceOf(vault.address)).toBe(0n);
}

/** The sender cancels on day 10, after 21 DAI were withdrawn. */
async function checkCancel(source?: string): Promise<void> {
  const started = await startDeposited({ source });
  const { lockup, vault, balanceOf, vaultEvents } = started;
  await started.pass(10n);
  await lockup.write("withdraw", [1n, vault.address, dai(21)], { from: stranger });
  await lockup.write("cancel", [1n], { from: sender });
  expect(vaultEvents().at(-1)).toEqual({
    contract: "StreamVault",
    eventName: "Stopped",
    args: { streamId: 1n, senderAmount: dai(900), recipientAmount: dai(79) },
  });
  expect(await vault.read("refundedOf", [1n])).toBe(dai(900));
  expect(await balanceOf(sender)).toBe(dai(900));
  expect(await vault.write("collect", [1n], { from: stranger })).toBe(dai(79));
  expect(await balanceOf(user)).toBe(dai(100));
}

describe("the vault", () => {
  it("says that it has both hooks and knows ERC-165", async () => {
    const { vault } = await start();
    expect(check.RECIPIENT_INTERFACE).toBe("0xf8ee98d3");
    expect(await vault.read("supportsInterface", [check.RECIPIENT_INTERFACE])).toBe(true);
    expect(await vault.read("supportsInterface", ["0x01ffc9a7"])).toBe(true);
    expect(await vault.read("supportsInterface", ["0xffffffff"])).toBe(false);
  });

  it("takes streams only when Lockup will call it", async () => {
    const { vault, lockup } = await start({ allowed: false });
    await expect(vault.write("deposit", [1n], { from: user })).rejects.toMatchObject({
      errorName: "NotAllowlisted",
    });
    await lockup.write("allowToHook", [vault.address], { from: sender });
    await vault.write("deposit", [1n], { from: user });
    expect(lockup.calls().at(-1)).toEqual({
      contract: "SablierLockup",
      functionName: "transferFrom",
      args: [user, vault.address, 1n],
      caller: vault.address,
      value: 0n,
    });
    expect(await lockup.read("ownerOf", [1n])).toBe(vault.address);
    expect(await vault.read("beneficiaryOf", [1n])).toBe(user);
  });

  it("takes streams only from their owner", async () => {
    const { vault } = await start();
    await expect(vault.write("deposit", [1n], { from: stranger })).rejects.toMatchObject({
      errorName: "ERC721IncorrectOwner",
      args: [stranger, 1n, user],
    });
    await vault.write("deposit", [1n], { from: user });
    await expect(vault.write("deposit", [1n], { from: stranger })).rejects.toMatchObject({
      errorName: "ERC721IncorrectOwner",
    });
    expect(await vault.read("beneficiaryOf", [1n])).toBe(user);
  });

  it("passes on what a stranger has withdrawn", () => checkWithdraw());

  it("books a cancellation", () => checkCancel());

  it("pays out itself without a hook", async () => {
    const { vault, lockup, vaultEvents, balanceOf, pass } = await startDeposited();
    await pass(10n);
    expect(await vault.write("collect", [1n], { from: stranger })).toBe(dai(100));
    expect(lockup.calls().at(-1)).toMatchObject({ functionName: "withdrawMax", args: [1n, user] });
    expect(await balanceOf(user)).toBe(dai(100));
    expect(vaultEvents().filter(({ eventName }) => eventName === "PaidOut")).toHaveLength(1);
    await expect(vault.write("collect", [9n], { from: stranger })).rejects.toMatchObject({
      errorName: "UnknownStream",
    });
  });

  it("believes nobody but Lockup", async () => {
    const { vault } = await startDeposited();
    await expect(
      vault.write("onSablierLockupWithdraw", [1n, stranger, vault.address, dai(1)], {
        from: stranger,
      }),
    ).rejects.toMatchObject({ errorName: "NotLockup", args: [stranger] });
    await expect(
      vault.write("onSablierLockupCancel", [1n, sender, dai(1), 0n], { from: stranger }),
    ).rejects.toMatchObject({ errorName: "NotLockup", args: [stranger] });
  });

  it("blocks a withdrawal from a stream it does not know, and no cancellation", async () => {
    const { vault, lockup, balanceOf, pass } = await start();
    await lockup.write("transferFrom", [user, vault.address, 1n], { from: user });
    await pass(10n);
    await expect(
      lockup.write("withdraw", [1n, vault.address, dai(10)], { from: stranger }),
    ).rejects.toMatchObject({ errorName: "UnknownStream", args: [1n] });
    expect(await balanceOf(vault.address)).toBe(0n);
    await lockup.write("cancel", [1n], { from: sender });
    expect(await balanceOf(sender)).toBe(dai(900));
  });

  it("gives a stream back to its beneficiary only", async () => {
    const { vault, lockup } = await startDeposited();
    await expect(vault.write("leave", [1n], { from: stranger })).rejects.toMatchObject({
      errorName: "NotBeneficiary",
      args: [1n, stranger],
    });
    await vault.write("leave", [1n], { from: user });
    expect(await lockup.read("ownerOf", [1n])).toBe(user);
    expect(await vault.read("beneficiaryOf", [1n])).toBe(zeroAddress);
  });

  it("would trap tokens without the allowlist", async () => {
    const started = await start({ allowed: false });
    const { vault, lockup, balanceOf, vaultEvents } = started;
    await lockup.write("transferFrom", [user, vault.address, 1n], { from: user });
    await started.pass(10n);
    await lockup.write("withdraw", [1n, vault.address, dai(10)], { from: stranger });
    expect(vaultEvents()).toEqual([]);
    expect(await balanceOf(vault.address)).toBe(dai(10));
  });
});

describe("the exclusive vault", () => {
  const options = { name: "ExclusiveVault" };

  it("lets nobody else trigger a payment", async () => {
    const { vault, lockup, balanceOf, chain, pass } = await startDeposited(options);
    await pass(10n);
    await expect(
      lockup.write("withdraw", [1n, vault.address, dai(10)], { from: stranger }),
    ).rejects.toMatchObject({ errorName: "OnlyThroughVault", args: [stranger] });
    // Skipped by the function for many streams, which does not revert.
    await lockup.write("withdrawMultiple", [[1n], [dai(10)]], { from: stranger });
    expect(chain.events().at(-1)).toMatchObject({
      eventName: "InvalidWithdrawalInWithdrawMultiple",
      args: { streamId: 1n },
    });
    expect(await balanceOf(vault.address)).toBe(0n);
    await vault.write("collect", [1n], { from: stranger });
    expect(await balanceOf(user)).toBe(dai(100));
  });

  it("does not stop the sender from canceling", async () => {
    const { lockup, balanceOf, pass } = await startDeposited(options);
    await pass(10n);
    await lockup.write("cancel", [1n], { from: sender });
    expect(await balanceOf(sender)).toBe(dai(900));
  });
});

describe("the check of a recipient", () => {
  it("tells what is missing", async () => {
    expect(readExample(TYPESCRIPT)).toContain("export async function main");
    const { chain, vault, lockup, token } = await start({ allowed: false });
    const client = check.connect(connectionOn(chain, stranger)[1]);
    const nothing = { hasHooks: false, hasErc165: false, isAllowed: false };
    expect(await check.main(client, stranger)).toEqual(nothing);
    expect(await check.main(client, token.address)).toEqual(nothing);
    expect(await check.main(client, vault.address)).toEqual({
      hasHooks: true,
      hasErc165: true,
      isAllowed: false,
    });
    await lockup.write("allowToHook", [vault.address], { from: sender });
    expect(await check.main(client, vault.address)).toMatchObject({ isAllowed: true });
    const elsewhere = { ...client.chain, id: 1_000_001, name: "Nowhere" };
    const nowhere = { ...client, chain: elsewhere } as unknown as check.Client;
    await expect(check.main(nowhere)).rejects.toThrow("Lockup v2.0 is not on Nowhere.");
  });
});

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

describe("a mistake in the vault", () => {
  it("is found: a hook that returns another selector", async () => {
    const source = mutate(
      readExample(SOLIDITY),
      "return ISablierLockupRecipient.onSablierLockupCancel.selector;",
      "return ISablierLockupRecipient.onSablierLockupWithdraw.selector;",
    );
    await expect(checkCancel(source)).rejects.toMatchObject({
      errorName: "SablierLockupBase_InvalidHookSelector",
    });
  });

  it("is found: an interface that is not announced", async () => {
    const source = mutate(
      readExample(SOLIDITY),
      "interfaceId == type(ISablierLockupRecipient).interfaceId\n            || ",
      "",
    );
    await expect(checkWithdraw(source)).rejects.toMatchObject({
      errorName: "SablierLockupBase_AllowToHookUnsupportedInterface",
    });
  });

  it("is found: tokens that are not passed on", async () => {
    const source = mutate(
      readExample(SOLIDITY),
      "            LOCKUP.getUnderlyingToken(streamId).safeTransfer(beneficiary, amount);\n",
      "",
    );
    await expect(checkWithdraw(source)).rejects.toThrow(/expected 0n to be 10/);
  });
});
