import { describe, expect, it } from "vitest";

import * as adjusting from "../../../examples/typescript/flow-v3.0/adjust-rate";
import * as depositing from "../../../examples/typescript/flow-v3.0/deposit";
import * as pausing from "../../../examples/typescript/flow-v3.0/pause";
import * as refunding from "../../../examples/typescript/flow-v3.0/refund";
import * as voiding from "../../../examples/typescript/flow-v3.0/void";
import { importChanged, mutate, readExample } from "../support/example";
import {
  DAY,
  deployExample,
  errorOf,
  openFlow,
  other,
  RATE,
  recipient,
  sender,
  startFlow,
  stateOf,
  STATUS,
  stranger,
  usdc,
} from "../support/flow-v3";

const file = (name: string) => `solidity/flow-v3.0/${name}.sol`;
const TREASURY = "solidity/flow-v3.0/FlowTreasury.sol";
const from = { from: sender };

/** A treasury of one of the pages, with a stream of 1,000 tokens in 30 days and 3,000 deposited. */
async function startTreasury(path: string, source?: string, delay = 0n) {
  const started = await startFlow(usdc("10000"));
  const { chain, flow, token } = started;
  const args = [sender, flow.address, token.address];
  const treasury = await deployExample(started, path, args, usdc("10000"), source);
  const start = delay === 0n ? 0n : chain.timestamp + delay;
  await treasury.write("open", [recipient, RATE, start, usdc("3000")], from);
  return { ...started, treasury };
}

describe("FlowTreasury.sol", () => {
  it("opens streams as their sender, for its owner only", async () => {
    const { treasury, flow, token } = await startTreasury(TREASURY);
    expect(await flow.read("getSender", [1n])).toBe(treasury.address);
    expect(await token.read("allowance", [treasury.address, flow.address])).toBe(0n);
    const open = treasury.write("open", [other, RATE, 0n, 1n], { from: stranger });
    expect(await errorOf(open)).toBe("OwnableUnauthorizedAccount");
  });
});

async function startDeposit(source?: string) {
  const started = await startFlow(0n);
  await openFlow(started, { deposit: usdc("100") });
  const args = [started.flow.address];
  const path = "solidity/flow-v3.0/DepositFlow.sol";
  const contract = await deployExample(started, path, args, 0n, source);
  await started.token.write("mint", [other, usdc("5000")], { from: other });
  await started.token.write("approve", [contract.address, usdc("5000")], { from: other });
  return { ...started, contract };
}

async function checkCover(source?: string): Promise<void> {
  const started = await startDeposit(source);
  const { chain, contract } = started;
  chain.advance(10n * DAY);
  const args = [1n, sender, recipient, 30n * DAY];
  // 10 days and 30 more at 1,000 in 30 days, less the 100 that are there.
  expect(await contract.write("cover", args, { from: other })).toBe(usdc("1233.333334"));
  chain.advance(30n * DAY);
  expect((await stateOf(started)).status).toBe(STATUS.STREAMING_SOLVENT);
  chain.timestamp -= 30n * DAY;
  expect(await contract.write("cover", args, { from: other })).toBe(0n);
}

describe("DepositFlow.sol", () => {
  it("pays the caller's tokens into the stream of another sender", async () => {
    const started = await startDeposit();
    const { contract, balanceOf } = started;
    await contract.write("deposit", [1n, sender, recipient, usdc("50")], { from: other });
    expect(await balanceOf(other)).toBe(usdc("4950"));
    expect((await stateOf(started)).balance).toBe(usdc("150"));
  });

  it("covers debt and the seconds to come", () => checkCover());

  it("reverts with the errors that the page names", async () => {
    const { contract, flow } = await startDeposit();
    const deposit = (...args: unknown[]) =>
      errorOf(contract.write("deposit", args, { from: other }));
    expect([
      await deposit(9n, sender, recipient, 1n),
      await deposit(1n, other, stranger, 1n),
      await deposit(1n, sender, stranger, 0n),
      await deposit(1n, sender, recipient, 0n),
      await deposit(1n, sender, recipient, usdc("5001")),
    ]).toEqual([
      "SablierFlowState_Null",
      "SablierFlow_NotStreamSender",
      "SablierFlow_NotStreamRecipient",
      "SablierFlow_DepositAmountZero",
      "ERC20InsufficientAllowance",
    ]);
    await flow.write("void", [1n], from);
    expect(await deposit(1n, other, recipient, 1n)).toBe("SablierFlowState_StreamVoided");
  });

  it("an amount that forgets the debt is found", async () => {
    const source = mutate(
      readExample(file("DepositFlow")),
      "FLOW.totalDebtOf(streamId) + (ahead",
      "(ahead",
    );
    await expect(checkCover(source)).rejects.toThrow(/to be 1233333334n/);
  });
});

describe("typescript/flow-v3.0/deposit.ts", () => {
  it("reads the decimals, and names sender and recipient", async () => {
    const started = await startFlow(usdc("1000"));
    const { connection } = started;
    await openFlow(started, { deposit: 0n });
    const client = depositing.connect(...connection(sender));
    const deposit = { streamId: 1n, amount: "1000", sender, recipient };
    expect(await depositing.main(client, deposit)).toBe(usdc("1000"));
    await expect(depositing.main(client, { ...deposit, sender: other })).rejects.toThrow(
      /SablierFlow_NotStreamSender/,
    );
  });
});

async function checkAdjust(source?: string): Promise<void> {
  const started = await startTreasury(file("AdjustFlow"), source);
  const { chain, treasury, flow } = started;
  chain.advance(30n * DAY);
  await treasury.write("adjustTo", [1n, 110], from);
  expect(await flow.read("getRatePerSecond", [1n])).toBe((RATE * 110n) / 100n);
  chain.advance(30n * DAY);
  expect((await stateOf(started)).debt).toBe(usdc("2099.999999"));
  await treasury.write("adjust", [1n, 10n ** 15n], from);
  // What has accrued stays as it is.
  expect((await stateOf(started)).debt).toBe(usdc("2099.999999"));
}

describe("solidity/flow-v3.0/AdjustFlow.sol", () => {
  it("changes the rate from now on", () => checkAdjust());

  it("keeps the start of a stream that has not begun", async () => {
    const started = await startTreasury(file("AdjustFlow"), undefined, 10n * DAY);
    const { chain, treasury, flow } = started;
    const start = chain.timestamp + 10n * DAY;
    await treasury.write("adjust", [1n, 2n * RATE], from);
    expect(await flow.read("getSnapshotTime", [1n])).toBe(Number(start));
    chain.timestamp = start + DAY;
    expect((await stateOf(started)).debt).toBe(usdc("66.666666"));
  });

  it("reverts with the errors that the page names, in their order", async () => {
    const { treasury, flow } = await startTreasury(file("AdjustFlow"));
    const adjust = (id: bigint, rate: bigint) =>
      errorOf(treasury.write("adjust", [id, rate], from));
    const direct = (caller: typeof stranger) =>
      errorOf(flow.write("adjustRatePerSecond", [1n, 0n], { from: caller }));
    expect([
      await adjust(9n, 0n),
      await direct(stranger),
      await adjust(1n, 0n),
      await adjust(1n, RATE),
    ]).toEqual([
      "SablierFlowState_Null",
      "SablierFlowState_Unauthorized",
      "SablierFlow_NewRatePerSecondZero",
      "SablierFlow_RatePerSecondNotDifferent",
    ]);
    await flow.write("void", [1n], { from: recipient });
    expect(await direct(stranger)).toBe("SablierFlowState_StreamPaused");
  });

  it("a percentage of the amount in place of the rate is found", async () => {
    const source = mutate(
      readExample(file("AdjustFlow")),
      "rate * percent / 100",
      "rate + percent",
    );
    await expect(checkAdjust(source)).rejects.toThrow(/to be/);
  });
});

describe("typescript/flow-v3.0/adjust-rate.ts", () => {
  it("tells what was owed at that moment", async () => {
    const started = await startFlow(0n);
    await openFlow(started);
    started.chain.advance(30n * DAY);
    const client = adjusting.connect(...started.connection(sender));
    expect(await adjusting.main(client)).toBe(usdc("999.999999"));
    expect(await started.flow.read("getRatePerSecond", [1n])).toBe(2n * RATE + 0n);
  });
});

describe("solidity/flow-v3.0/PauseFlow.sol", () => {
  it("pays nothing for the time between pause and restart", async () => {
    const started = await startTreasury(file("PauseFlow"));
    const { chain, treasury, flow } = started;
    chain.advance(10n * DAY);
    await treasury.write("pause", [1n], from);
    chain.advance(20n * DAY);
    expect(await stateOf(started)).toMatchObject({
      status: STATUS.PAUSED_SOLVENT,
      debt: usdc("333.333333"),
    });
    expect(await errorOf(flow.read("depletionTimeOf", [1n]))).toBe("SablierFlowState_StreamPaused");
    await treasury.write("restart", [1n, RATE], from);
    chain.advance(10n * DAY);
    expect((await stateOf(started)).debt).toBe(usdc("666.666666"));
    await treasury.write("pause", [1n], from);
    await treasury.write("restartAndDeposit", [1n, 2n * RATE, usdc("500")], from);
    expect((await stateOf(started)).balance).toBe(usdc("3500"));
  });

  it("lets the recipient withdraw in the meantime", async () => {
    const { chain, treasury, flow, balanceOf } = await startTreasury(file("PauseFlow"));
    chain.advance(10n * DAY);
    await treasury.write("pause", [1n], from);
    await flow.write("withdrawMax", [1n, recipient], { from: recipient });
    expect(await balanceOf(recipient)).toBe(usdc("333.333333"));
  });

  it("reverts with the errors that the page names", async () => {
    const { treasury, flow } = await startTreasury(file("PauseFlow"));
    const pause = (id = 1n) => errorOf(treasury.write("pause", [id], from));
    const restart = (rate: bigint) => errorOf(treasury.write("restart", [1n, rate], from));
    expect([await pause(9n), await restart(RATE), await pause()]).toEqual([
      "SablierFlowState_Null",
      "SablierFlow_StreamNotPaused",
      "",
    ]);
    const asStranger = errorOf(flow.write("pause", [1n], { from: stranger }));
    expect([await pause(), await asStranger, await restart(0n)]).toEqual([
      "SablierFlowState_StreamPaused",
      "SablierFlowState_StreamPaused",
      "SablierFlow_RatePerSecondNotDifferent",
    ]);
    expect(await errorOf(flow.write("restart", [1n, RATE], { from: stranger }))).toBe(
      "SablierFlowState_Unauthorized",
    );
    await flow.write("void", [1n], { from: recipient });
    expect(await restart(RATE)).toBe("SablierFlowState_StreamVoided");
    const later = await startTreasury(file("PauseFlow"), undefined, DAY);
    expect(await errorOf(later.treasury.write("pause", [1n], from))).toBe(
      "SablierFlow_StreamPending",
    );
  });
});

describe("typescript/flow-v3.0/pause.ts", () => {
  it("pauses and restarts", async () => {
    const started = await startFlow(0n);
    await openFlow(started);
    started.chain.advance(30n * DAY);
    const client = pausing.connect(...started.connection(sender));
    expect(await pausing.pause(client)).toBe(usdc("999.999999"));
    await expect(pausing.pause(client)).rejects.toThrow(/SablierFlowState_StreamPaused/);
    expect(await pausing.restart(client)).toBe(RATE);
    expect((await stateOf(started)).status).toBe(STATUS.STREAMING_SOLVENT);
  });
});

async function checkRefund(source?: string): Promise<void> {
  const started = await startTreasury(file("RefundFlow"), source);
  const { chain, treasury, balanceOf } = started;
  const spare = usdc("7000");
  chain.advance(30n * DAY);
  await treasury.write("refund", [1n, usdc("500")], from);
  expect(await balanceOf(sender)).toBe(spare + usdc("500"));
  expect(await treasury.write("refundMax", [1n], from)).toBe(usdc("1500.000001"));
  expect(await balanceOf(sender)).toBe(spare + usdc("2000.000001"));
  expect(await balanceOf(treasury.address)).toBe(0n);
  expect((await stateOf(started)).status).toBe(STATUS.STREAMING_SOLVENT);
  chain.advance(1n);
  expect((await stateOf(started)).status).toBe(STATUS.STREAMING_INSOLVENT);
}

describe("solidity/flow-v3.0/RefundFlow.sol", () => {
  it("passes refunds on, and leaves the debt covered at that moment", () => checkRefund());

  it("pauses with the refund, or does neither", async () => {
    const started = await startTreasury(file("RefundFlow"));
    const { treasury, balanceOf } = started;
    await treasury.write("refundAndPause", [1n, usdc("3000")], from);
    expect(await balanceOf(sender)).toBe(usdc("10000"));
    expect((await stateOf(started)).status).toBe(STATUS.PAUSED_SOLVENT);
  });

  it("reverts with the errors that the page names, and takes from any status", async () => {
    const { treasury, flow } = await startTreasury(file("RefundFlow"));
    const refund = (amount: bigint, id = 1n) =>
      errorOf(treasury.write("refund", [id, amount], from));
    expect([
      await refund(1n, 9n),
      await errorOf(flow.write("refund", [1n, 0n], { from: stranger })),
      await refund(0n),
      await refund(usdc("3001")),
    ]).toEqual([
      "SablierFlowState_Null",
      "SablierFlowState_Unauthorized",
      "SablierFlow_RefundAmountZero",
      "SablierFlow_RefundOverflow",
    ]);
    await flow.write("void", [1n], { from: recipient });
    expect(await treasury.write("refundMax", [1n], from)).toBe(usdc("3000"));
    expect(await errorOf(treasury.write("refundMax", [1n], from))).toBe(
      "SablierFlow_RefundAmountZero",
    );
  });

  it("a refund that stays in the contract is found", async () => {
    const source = mutate(
      readExample(file("RefundFlow")),
      "amount = FLOW.refundMax(streamId);\n        _passOn(amount);",
      "amount = FLOW.refundMax(streamId);",
    );
    await expect(checkRefund(source)).rejects.toThrow(/to be/);
  });
});

describe("typescript/flow-v3.0/refund.ts", () => {
  it("takes the amount from the event", async () => {
    const started = await startFlow(0n);
    await openFlow(started);
    started.chain.advance(30n * DAY);
    const client = refunding.connect(...started.connection(sender));
    expect(await refunding.main(client)).toBe(usdc("2000.000001"));
    await expect(refunding.main(client)).rejects.toThrow(/SablierFlow_RefundAmountZero/);
  });
});

async function checkEnd(source?: string): Promise<void> {
  const started = await startTreasury(file("VoidFlow"), source);
  const { chain, treasury, balanceOf } = started;
  // 4,000 owed, 3,000 there.
  chain.advance(120n * DAY);
  await treasury.write("end", [1n, recipient], from);
  const owed = usdc("3999.999999");
  expect(await stateOf(started)).toEqual({
    status: STATUS.VOIDED,
    balance: owed,
    debt: owed,
    refundable: 0n,
  });
  expect(await balanceOf(sender)).toBe(usdc("10000") - owed);
}

describe("solidity/flow-v3.0/VoidFlow.sol", () => {
  it("pays what is missing before it ends a stream", () => checkEnd());

  it("takes back the rest of a stream that has enough", async () => {
    const { chain, treasury, flow, balanceOf } = await startTreasury(file("VoidFlow"));
    chain.advance(30n * DAY);
    expect(await treasury.write("end", [1n, recipient], from)).toBe(usdc("2000.000001"));
    expect(await balanceOf(sender)).toBe(usdc("9000.000001"));
    expect(await flow.read("withdrawableAmountOf", [1n])).toBe(usdc("999.999999"));
  });

  it("writes off what has no cover", async () => {
    const started = await startTreasury(file("VoidFlow"));
    const { chain, treasury } = started;
    chain.advance(120n * DAY);
    await treasury.write("writeOff", [1n], from);
    expect(await stateOf(started)).toMatchObject({ balance: usdc("3000"), debt: usdc("3000") });
    expect(chain.events().find(({ eventName }) => eventName === "VoidFlowStream")).toMatchObject({
      args: { newTotalDebt: usdc("3000"), writtenOffDebt: usdc("999.999999") },
    });
    expect(await errorOf(treasury.write("writeOff", [1n], from))).toBe(
      "SablierFlowState_StreamVoided",
    );
  });

  it("calls off a stream before its start, and not after it", async () => {
    const started = await startTreasury(file("VoidFlow"), undefined, 10n * DAY);
    const { treasury, balanceOf } = started;
    expect(await treasury.write("callOff", [1n], from)).toBe(usdc("3000"));
    expect(await balanceOf(sender)).toBe(usdc("10000"));
    expect(await stateOf(started)).toMatchObject({ status: STATUS.VOIDED, debt: 0n });
    const late = await startTreasury(file("VoidFlow"));
    expect(await errorOf(late.treasury.write("callOff", [1n], from))).toBe("Started");
  });

  it("is for sender and recipient, and for the owner of the treasury", async () => {
    const { treasury, flow } = await startTreasury(file("VoidFlow"));
    expect(await errorOf(treasury.write("writeOff", [1n], { from: stranger }))).toBe(
      "OwnableUnauthorizedAccount",
    );
    expect(await errorOf(flow.write("void", [1n], { from: stranger }))).toBe(
      "SablierFlow_Unauthorized",
    );
    expect(await errorOf(flow.write("void", [9n], { from: stranger }))).toBe(
      "SablierFlowState_Null",
    );
  });

  it("an end without the missing part is found", async () => {
    const source = mutate(
      readExample(file("VoidFlow")),
      "if (missing > 0) {",
      "if (missing > 9e18) {",
    );
    await expect(checkEnd(source)).rejects.toThrow(/to deeply equal/);
  });
});

describe("void.ts", () => {
  const path = "typescript/flow-v3.0/void.ts";

  async function check(module = voiding): Promise<void> {
    const started = await startFlow(0n);
    await openFlow(started);
    started.chain.advance(30n * DAY);
    const client = module.connect(...started.connection(sender));
    expect(await module.main(client)).toEqual({
      owed: usdc("999.999999"),
      writtenOff: 0n,
      refunded: usdc("2000.000001"),
    });
  }

  it("ends a stream and takes back the rest, as its sender", () => check());

  it("ends a stream as its recipient, and calls one off before its start", async () => {
    const started = await startFlow(0n);
    const { chain, connection } = started;
    await openFlow(started);
    await openFlow(started, { start: chain.timestamp + 10n * DAY });
    chain.advance(120n * DAY);
    expect(await voiding.main(voiding.connect(...connection(recipient)))).toEqual({
      owed: usdc("3000"),
      writtenOff: usdc("999.999999"),
      refunded: 0n,
    });
    chain.timestamp -= 119n * DAY;
    expect(await voiding.main(voiding.connect(...connection(sender)), 2n)).toEqual({
      owed: 0n,
      writtenOff: 0n,
      refunded: usdc("3000"),
    });
  });

  it("a refund left out is found", async () => {
    const source = mutate(readExample(path), "refundable > 0n", "refundable < 0n");
    const module = (await importChanged(path, source, "no-refund")) as typeof voiding;
    await expect(check(module)).rejects.toThrow(/to deeply equal/);
  });
});
