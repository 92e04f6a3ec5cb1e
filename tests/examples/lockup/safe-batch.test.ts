import { type Address, decodeFunctionData, erc20Abi, getAddress, type Hex, parseUnits } from "viem";
import { sepolia } from "viem/chains";
import { describe, expect, it, vi } from "vitest";

import { main } from "../../../examples/typescript/lockup/safe-batch";
import { packageAddress } from "../support/addresses";
import { Chain, Contract } from "../support/chain";
import { importChanged, mutate, readExample } from "../support/example";
import { createdStreams } from "../support/lockup";

const TYPESCRIPT = "typescript/lockup/safe-batch.ts";

const SAFE = "0x1111111111111111111111111111111111111111";
const TOKEN = "0x2222222222222222222222222222222222222222";
const LOCKUP = packageAddress("SablierLockup", { protocol: "lockup", version: "v2.0" }, sepolia.id);
const WEEK = 604_800;
const dai = (text: string) => parseUnits(text, 18);

/** What the Transaction Builder reads of a file. */
interface Batch {
  readonly version: string;
  readonly chainId: string;
  readonly createdAt: number;
  readonly meta: Readonly<Record<string, string>>;
  readonly transactions: readonly {
    readonly to: Address;
    readonly value: string;
    readonly data: Hex;
  }[];
}

/** The file that the program prints. */
function printedBatch(run: () => void): Batch {
  const log = vi.spyOn(console, "log").mockReturnValue(undefined);
  try {
    run();
    return JSON.parse(String(log.mock.calls[0]?.[0])) as Batch;
  } finally {
    log.mockRestore();
  }
}

/** A chain on which the Safe has exactly the tokens that the streams need. */
async function start() {
  const chain = await Chain.create({ id: sepolia.id });
  const lockup = await chain.recorder("SablierLockup", LOCKUP);
  const deployed = await chain.token("DAI", 18);
  await chain.place(TOKEN, await chain.codeAt(deployed.address));
  const token = chain.register(new Contract(chain, "DAI", TOKEN, deployed.abi));
  await token.write("mint", [SAFE, dai("3500.5")], { from: SAFE });
  return { chain, lockup, token };
}

/** Runs the transactions of a batch as the Safe does: one after the other, in its own name. */
async function checkBatch(run: () => void): Promise<void> {
  const { chain, lockup, token } = await start();
  const batch = printedBatch(run);
  for (const { to, value, data } of batch.transactions) {
    await chain.send({ from: SAFE, to, data, value: BigInt(value) });
  }
  const call = (recipient: string, totalAmount: bigint) => ({
    contract: "SablierLockup",
    functionName: "createWithDurationsLL",
    args: [
      {
        sender: SAFE,
        recipient,
        totalAmount,
        token: TOKEN,
        cancelable: true,
        transferable: true,
        shape: "cliff",
        broker: { account: `0x${"0".repeat(40)}`, fee: 0n },
      },
      { start: 0n, cliff: 0n },
      { cliff: 4 * WEEK, total: 52 * WEEK },
    ],
    caller: SAFE,
    value: 0n,
  });
  expect(lockup.calls()).toEqual([
    call(`0x${"3".repeat(40)}`, dai("1000")),
    call(`0x${"4".repeat(40)}`, dai("2500.5")),
  ]);
  expect(createdStreams(chain).map(({ check }) => check.ok)).toEqual([true, true]);
  expect(await token.read("balanceOf", [LOCKUP])).toBe(dai("3500.5"));
  expect(await token.read("allowance", [SAFE, LOCKUP])).toBe(0n);
}

describe("safe-batch.ts", () => {
  it("prints a file that the Transaction Builder can read", () => {
    const batch = printedBatch(main);
    expect(batch).toMatchObject({
      version: "1.0",
      chainId: "11155111",
      createdAt: expect.any(Number) as number,
      meta: { name: "Lockup streams", createdFromSafeAddress: SAFE },
    });
    for (const { to, value, data } of batch.transactions) {
      expect(getAddress(to)).toBe(to);
      expect(value).toBe("0");
      expect(data).toMatch(/^0x(?:[0-9a-f]{2})+$/);
    }
  });

  it("approves the sum first, then creates a stream for each recipient", () => {
    const [approval, ...creations] = printedBatch(main).transactions;
    expect(approval?.to).toBe(TOKEN);
    expect(decodeFunctionData({ abi: erc20Abi, data: approval?.data ?? "0x" })).toEqual({
      functionName: "approve",
      args: [LOCKUP, dai("3500.5")],
    });
    expect(creations.map(({ to }) => to)).toEqual([LOCKUP, LOCKUP]);
  });

  it("creates the streams when the Safe runs it", () => checkBatch(main));

  it("would not with a mistake: an approval of the first amount only", async () => {
    const source = mutate(
      readExample(TYPESCRIPT),
      "[lockup, sum] as const",
      "[lockup, 1000n] as const",
    );
    const changed = (await importChanged(TYPESCRIPT, source, "approval")) as { main: typeof main };
    await expect(checkBatch(changed.main)).rejects.toMatchObject({
      errorName: "ERC20InsufficientAllowance",
    });
  });
});
