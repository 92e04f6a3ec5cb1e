import { encodeErrorResult } from "viem";
import { describe, expect, it } from "vitest";

import { loadAbi } from "../../../plugins/contract-reference/abi-source";
import { account, type Contract } from "../support/chain";
import { mutate, readExample } from "../support/example";
import {
  DAY,
  deployExample,
  type FlowChain,
  openFlow,
  RATE,
  recipient,
  sender,
  startFlow,
  STATUS,
  stranger,
  usdc,
} from "../support/flow-v3";
import { admin } from "../support/lockup-v4";
import { FLOW, OTHER, OWNER, SAMPLE, type Setup, STRANGER, table, TOKEN } from "../support/table";

/** The code before and after each move between releases: data/migrations. */
const V1_1 = "solidity/flow/Migrating.sol";
const V2_0 = "solidity/flow-v2.0/Migrating.sol";
const V3_0 = "solidity/flow-v3.0/Migrating.sol";

const broker = account("broker");
const MONTH = 30n * DAY;

const SETUP: Setup = {
  contracts: ["SablierFlow"],
  decimals: 6,
  file: V1_1,
  args: [OWNER, FLOW, TOKEN],
};

/** What a stopped stream gives a caller who wants it to run, by release. */
const stopped = (version: "v1.1" | "v2.0" | "v3.0", errorName: string) =>
  encodeErrorResult({ abi: loadAbi(`flow/${version}/SablierFlow`), errorName, args: [7n] });

table("Migrating.sol of Flow v1.1", SETUP, [
  {
    run: ["create", OTHER, RATE, 1000n],
    calls: [["createAndDeposit", SAMPLE, OTHER, RATE, TOKEN, true, 1000n]],
    returns: 1n,
    gains: [
      [OWNER, -1000n],
      [FLOW, 1000n],
    ],
  },
  ...[true, true, false, false, false].map((returns, status) => ({
    title: `isStreaming with status ${status}`,
    run: ["isStreaming", 7n] as const,
    answers: { "statusOf(7)": status },
    returns,
  })),
  { run: ["pause", 7n], calls: [["adjustRatePerSecond", 7n, 0n]] },
  { run: ["isStopped", 7n], answers: { "isPaused(7)": true }, returns: true },
  {
    run: ["withdraw", 7n],
    from: STRANGER,
    answers: { "getRecipient(7)": OTHER, withdrawMax: [990n, 10n] },
    calls: [["withdrawMax", 7n, OTHER]],
    returns: 990n,
  },
  {
    run: ["refund", 7n],
    answers: { "refundableAmountOf(7)": 30n },
    does: { refundMax: ({ caller }) => ({ moves: [[TOKEN, FLOW, caller, 30n]] }) },
    calls: [["refundMax", 7n]],
    returns: 30n,
    gains: [[OWNER, 30n]],
  },
  {
    run: ["deposit", 7n, OTHER, 1000n, { account: broker, fee: 10n ** 16n }],
    calls: [["depositViaBroker", 7n, 1000n, SAMPLE, OTHER, { account: broker, fee: 10n ** 16n }]],
    gains: [
      [OWNER, -1000n],
      [FLOW, 1000n],
    ],
  },
  {
    run: ["deliverable", 7n],
    answers: { "withdrawableAmountOf(7)": 1050n, protocolFee: 10n ** 16n },
    returns: 1040n,
  },
  {
    run: ["inStreams"],
    answers: { aggregateBalance: 1000n, protocolRevenue: 10n },
    returns: 990n,
  },
  { run: ["flowAdmin"], answers: { admin: STRANGER }, returns: STRANGER },
  { run: ["collect"], calls: [["collectFees"]] },
  {
    title: "isStoppedError of the error of v1.1",
    run: ["isStoppedError", stopped("v1.1", "SablierFlow_StreamPaused")],
    returns: true,
  },
  {
    title: "isStoppedError of the error of v2.0",
    run: ["isStoppedError", stopped("v2.0", "SablierFlowState_StreamPaused")],
    returns: false,
  },
  ...(["create", "pause", "refund"] as const).map((name) => ({
    run: [name, ...(name === "create" ? [OTHER, RATE, 1n] : [7n])] as const,
    from: STRANGER,
    error: ["OwnableUnauthorizedAccount", STRANGER] as const,
  })),
]);

/**
 * A sample over Flow v3.0. The functions that those of v2.0 and v3.0 call have the same selectors
 * and results in both, apart from `recover`.
 */
async function startOver(file: string, source?: string) {
  const started = await startFlow(usdc("10000"));
  const { flow, token } = started;
  const args = [sender, flow.address, token.address];
  const contract = await deployExample(started, file, args, usdc("10000"), source);
  return { ...started, contract };
}

/** A stream of the sample, of 1,000 tokens in 30 days with a deposit for 90. */
const openOwn = (started: FlowChain & { readonly contract: Contract }, start = 0n) =>
  openFlow(started, { from: started.contract.address, start });

describe("Migrating.sol of Flow v2.0", () => {
  it("creates a stream that starts at once", async () => {
    const { chain, flow, contract } = await startOver(V2_0);
    const id = await contract.write("create", [recipient, RATE, usdc("1000")], { from: sender });
    expect(id).toBe(1n);
    expect(await flow.read("getSnapshotTime", [1n])).toBe(Number(chain.timestamp));
    expect(await flow.read("getSender", [1n])).toBe(contract.address);
    expect(await flow.read("getBalance", [1n])).toBe(usdc("1000"));
  });

  it("tells streaming from pending, paused and voided by name", async () => {
    const started = await startOver(V2_0);
    const { chain, flow, contract } = started;
    const id = await openOwn(started, chain.timestamp + DAY);
    const seen = async () => [
      await flow.read("statusOf", [id]),
      await contract.read("isStreaming", [id]),
      await contract.read("isStopped", [id]),
    ];
    expect(await seen()).toEqual([STATUS.PENDING, false, false]);
    await expect(contract.write("pause", [id], { from: sender })).rejects.toMatchObject({
      errorName: "SablierFlow_StreamPending",
    });
    chain.advance(DAY);
    expect(await seen()).toEqual([STATUS.STREAMING_SOLVENT, true, false]);
    chain.advance(100n * DAY);
    expect(await seen()).toEqual([STATUS.STREAMING_INSOLVENT, true, false]);
    await contract.write("pause", [id], { from: sender });
    expect(await seen()).toEqual([STATUS.PAUSED_INSOLVENT, false, true]);
    await flow.write("void", [id], { from: recipient });
    expect(await seen()).toEqual([STATUS.VOIDED, false, true]);
  });

  async function checkWithdraw(source?: string): Promise<void> {
    const started = await startOver(V2_0, source);
    const { chain, contract, flow, setFee, balanceOf } = started;
    const id = await openOwn(started);
    await setFee("1");
    chain.advance(MONTH);
    const fee = (await flow.read("calculateMinFeeWei", [id])) as bigint;
    const debt = (await flow.read("totalDebtOf", [id])) as bigint;
    expect(await contract.read("deliverable", [id])).toBe(debt);
    const received = await contract.write("withdraw", [id], { from: stranger, value: fee + 7n });
    expect([received, await balanceOf(recipient)]).toEqual([debt, debt]);
    expect(await chain.balanceOf(flow.address)).toBe(fee);
    expect(await chain.balanceOf(stranger)).toBe(7n);
    chain.advance(DAY);
    await expect(
      contract.write("withdraw", [id], { from: stranger, value: fee - 1n }),
    ).rejects.toThrow();
    await contract.write("withdraw", [id], { from: stranger, value: fee });
    expect(await chain.balanceOf(flow.address)).toBe(2n * fee);
  }

  it("takes a value above the fee, forwards the fee and returns the rest", () => checkWithdraw());

  it("a demand for the exact fee is found", async () => {
    const source = mutate(readExample(V2_0), "msg.value >= fee", "msg.value == fee");
    await expect(checkWithdraw(source)).rejects.toThrow();
  });

  it("pays its owner the refund that Flow returns", async () => {
    const started = await startOver(V2_0);
    const { contract, balanceOf } = started;
    const id = await openOwn(started);
    const before = await balanceOf(sender);
    const refunded = await contract.write("refund", [id], { from: sender });
    expect(refunded).toBe(usdc("3000"));
    expect((await balanceOf(sender)) - before).toBe(usdc("3000"));
    expect(await balanceOf(contract.address)).toBe(0n);
  });

  it("pays a broker its share, as v1.1 did, and deposits the rest", async () => {
    const started = await startOver(V2_0);
    const { contract, flow, balanceOf } = started;
    const id = await openOwn(started);
    const args = [id, recipient, usdc("1000"), broker, 10n ** 16n];
    await contract.write("deposit", args, { from: sender });
    expect(await balanceOf(broker)).toBe(usdc("10"));
    expect(await flow.read("getBalance", [id])).toBe(usdc("3990"));
    expect(await contract.read("inStreams", [])).toBe(usdc("3990"));
  });

  it("finds the Comptroller, and sends it the collected fees", async () => {
    const { chain, contract, flow, comptroller } = await startOver(V2_0);
    expect(await contract.read("flowAdmin", [])).toBe(comptroller.address);
    await flow.write("batch", [[]], { from: stranger, value: 5n });
    await contract.write("collect", [], { from: stranger });
    expect(await chain.balanceOf(comptroller.address)).toBe(5n);
  });

  it("knows the error of a stopped stream by its new name", async () => {
    const { contract } = await startOver(V2_0);
    const knows = (version: "v1.1" | "v3.0", name: string) =>
      contract.read("isStoppedError", [stopped(version, name)]);
    expect(await knows("v3.0", "SablierFlowState_StreamPaused")).toBe(true);
    expect(await knows("v1.1", "SablierFlow_StreamPaused")).toBe(false);
  });

  it("keeps the functions of the sender for its owner", async () => {
    const { contract } = await startOver(V2_0);
    for (const [name, args] of [
      ["create", [recipient, RATE, 1n]],
      ["pause", [1n]],
      ["refund", [1n]],
      ["recover", []],
    ] as const) {
      const attempt = contract.write(name, args, { from: stranger });
      await expect(attempt, name).rejects.toMatchObject({
        errorName: "OwnableUnauthorizedAccount",
      });
    }
  });
});

describe.each([
  ["v2.0", V2_0, 0],
  ["v3.0", V3_0, 1],
] as const)("recover in Migrating.sol of Flow %s", (_, file, transfers) => {
  it("pays a surplus to the owner, and does nothing harmful without one", async () => {
    const started = await startOver(file);
    const { contract, flow, comptroller, token, balanceOf } = started;
    await comptroller.write("transferAdmin", [contract.address], admin);
    await openFlow(started);
    await token.write("mint", [flow.address, 55n], { from: sender });
    const before = await balanceOf(sender);
    await contract.write("recover", [], { from: sender });
    expect((await balanceOf(sender)) - before).toBe(55n);
    await contract.write("recover", [], { from: sender });
    const logs = started.chain.receipts.at(-1)?.logs ?? [];
    expect(logs.filter(({ address }) => address === token.address)).toHaveLength(transfers);
    expect(await balanceOf(flow.address)).toBe(usdc("3000"));
  });
});

it("v2.0 alone has the error and the event that the sample avoids", () => {
  const names = (version: "v2.0" | "v3.0") =>
    loadAbi(`flow/${version}/SablierFlow`).flatMap((entry) => ("name" in entry ? entry.name : []));
  expect(names("v2.0")).toEqual(expect.arrayContaining(["SablierFlow_SurplusZero", "Recover"]));
  expect(names("v3.0")).not.toEqual(expect.arrayContaining(["SablierFlow_SurplusZero"]));
});
