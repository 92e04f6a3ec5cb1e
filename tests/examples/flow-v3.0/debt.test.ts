import { describe, expect, it } from "vitest";

import * as alert from "../../../examples/typescript/flow-v3.0/alert";
import * as reader from "../../../examples/typescript/flow-v3.0/read-debt";
import { FLOW_STATUSES } from "../../../src/lib/flow";
import {
  DAY,
  deployExample,
  type FlowChain,
  openFlow,
  recipient,
  sender,
  startFlow,
  STATUS,
  usdc,
} from "../support/flow-v3";

const MAX = 2n ** 256n - 1n;

const readerOn = ({ connection }: FlowChain) => reader.connect(connection(recipient)[1]);
const alertsOf = async ({ connection }: FlowChain, ids: readonly bigint[]) => {
  const found = await alert.main(alert.connect(connection(sender)[1]), ids);
  return found.map(({ streamId, dryAt, deposit }) => ({ streamId, dryAt, deposit }));
};

/** 1,000 USDC in 30 days: pending, funded for 90 days, unfunded, paused with debt, voided. */
async function startAll() {
  const started = await startFlow(0n);
  const { chain, flow } = started;
  const start = chain.timestamp + DAY;
  await openFlow(started, { start });
  const funded = await openFlow(started);
  await openFlow(started, { deposit: 0n });
  const paused = await openFlow(started, { deposit: 0n });
  const voided = await openFlow(started);
  const began = BigInt((await flow.read("getSnapshotTime", [funded])) as number);
  chain.timestamp = began + 10n * DAY;
  await flow.write("pause", [paused], { from: sender });
  await flow.write("void", [voided], { from: recipient });
  return { ...started, start, began };
}

describe("typescript/flow-v3.0/read-debt.ts", () => {
  it("reads a stream in each state, and the same as the contract in Solidity", async () => {
    const started = await startAll();
    const { chain, began, flow } = started;
    const contract = await deployExample(started, "solidity/flow-v3.0/ReadDebt.sol", [
      flow.address,
    ]);
    chain.timestamp = began + 10n * DAY;
    const client = readerOn(started);
    const read = (id: bigint) => reader.main(client, id);
    expect(await read(2n)).toEqual({
      status: "STREAMING_SOLVENT",
      balance: usdc("3000"),
      total: 333_333_333n,
      covered: 333_333_333n,
      uncovered: 0n,
      refundable: 2_666_666_667n,
      depletion: began + 7_776_001n,
    });
    expect(await read(3n)).toMatchObject({
      status: "STREAMING_INSOLVENT",
      covered: 0n,
      depletion: undefined,
    });
    expect(await read(4n)).toMatchObject({ status: "PAUSED_INSOLVENT", depletion: undefined });
    expect(await read(5n)).toMatchObject({ status: "VOIDED", uncovered: 0n });
    for (const id of [1n, 2n, 3n, 4n, 5n]) {
      const { total, covered, uncovered, refundable, depletion } = await read(id);
      expect(await contract.read("debtOf", [id])).toEqual({
        total,
        covered,
        uncovered,
        refundable,
      });
      const dry = await contract.read("depletionOf", [id]);
      if (depletion !== undefined) expect(dry).toBe(depletion);
      else expect(dry).toBe(uncovered > 0n ? 0n : MAX);
    }
    expect(await contract.read("isSolvent", [2n])).toBe(true);
    expect(await contract.read("isSolvent", [3n])).toBe(false);
  });

  it("reads a stream before its start: no debt, and the depletion time already", async () => {
    const started = await startFlow(0n);
    const start = started.chain.timestamp + DAY;
    await openFlow(started, { start });
    expect(await reader.main(readerOn(started))).toMatchObject({
      status: "PENDING",
      total: 0n,
      covered: 0n,
      refundable: usdc("3000"),
      depletion: start + 7_776_001n,
    });
  });

  it("names the numbers as this site does", () => {
    expect(Object.keys(STATUS)).toEqual([...FLOW_STATUSES]);
  });
});

describe("typescript/flow-v3.0/alert.ts", () => {
  it("is silent while every balance lasts", async () => {
    const started = await startAll();
    expect(await alertsOf(started, [1n, 2n, 5n])).toEqual([]);
  });

  it("warns a week before, and again when the balance is gone, with a deposit that lasts", async () => {
    const started = await startAll();
    const { chain, began, flow, token } = started;
    const dryAt = began + 7_776_001n;
    expect(await flow.read("depletionTimeOf", [2n])).toBe(dryAt);
    chain.timestamp = dryAt - 604_801n;
    expect(await alertsOf(started, [2n])).toEqual([]);
    chain.timestamp = dryAt - 604_800n;
    const [warning] = await alertsOf(started, [2n]);
    if (warning === undefined) throw new Error("The program is silent.");
    expect(warning).toMatchObject({ streamId: 2n, dryAt });
    const now = chain.timestamp;
    await token.write("mint", [sender, warning.deposit], { from: sender });
    await token.write("approve", [flow.address, warning.deposit], { from: sender });
    await flow.write("deposit", [2n, warning.deposit, sender, recipient], { from: sender });
    chain.timestamp = now + 2_592_000n;
    expect(await flow.read("statusOf", [2n])).toBe(STATUS.STREAMING_SOLVENT);
    expect(await flow.read("uncoveredDebtOf", [2n])).toBe(0n);
    chain.timestamp += 1n;
    expect(await flow.read("statusOf", [2n])).toBe(STATUS.STREAMING_INSOLVENT);
  });

  it("warns of streams that owe already, running or paused", async () => {
    const started = await startAll();
    const now = started.chain.timestamp;
    const [running, paused] = await alertsOf(started, [3n, 4n, 5n]);
    expect(running).toMatchObject({ streamId: 3n, dryAt: now });
    expect(paused).toEqual({ streamId: 4n, dryAt: now, deposit: 333_333_333n });
    expect(await started.flow.read("statusOf", [4n])).toBe(STATUS.PAUSED_INSOLVENT);
  });
});
