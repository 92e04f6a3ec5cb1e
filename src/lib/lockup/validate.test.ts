import { describe, expect, it } from "vitest";
import { MAX_UINT128, UNIT } from "../fixed-point";
import {
  type CreateParameters,
  type LockupSchedule,
  PLAIN_LINEAR,
  checkCreate,
  encodingProblems,
} from ".";

const VALID: CreateParameters = {
  sender: "0x00000000000000000000000000000000000000a1",
  totalAmount: 1000n,
  brokerFee: 0n,
  shape: "linear",
  timestamps: { start: 100n, end: 200n },
  schedule: PLAIN_LINEAR,
};

function errorOf(change: Partial<CreateParameters>): string {
  const result = checkCreate({ ...VALID, ...change }, 4n);
  return result.ok ? "accepted" : result.error.name.replace("SablierHelpers_", "");
}

function linear(cliffTime: bigint, start: bigint, cliff: bigint): LockupSchedule {
  return { model: "linear", cliffTime, unlockAmounts: { start, cliff } };
}

function dynamic(...rows: readonly (readonly [bigint, bigint])[]): LockupSchedule {
  const segments = rows.map(([amount, timestamp]) => ({ amount, exponent: UNIT, timestamp }));
  return { model: "dynamic", segments };
}

function tranched(...rows: readonly (readonly [bigint, bigint])[]): LockupSchedule {
  return {
    model: "tranched",
    tranches: rows.map(([amount, timestamp]) => ({ amount, timestamp })),
  };
}

describe("checks at creation", () => {
  it("take the broker fee out of the total", () => {
    const fee = { totalAmount: 10_000n, brokerFee: 3n * 10n ** 15n };
    expect(checkCreate({ ...VALID, ...fee }, 4n)).toEqual({
      ok: true,
      value: { deposit: 9970n, brokerFee: 30n },
    });
  });

  it("accept a broker fee of exactly 10% and nothing above", () => {
    expect(errorOf({ brokerFee: 10n ** 17n })).toBe("accepted");
    expect(errorOf({ brokerFee: 10n ** 17n + 1n })).toBe("BrokerFeeTooHigh");
  });

  it("do not look at the broker fee of an empty total", () => {
    expect(errorOf({ totalAmount: 0n, brokerFee: UNIT })).toBe("DepositAmountZero");
  });

  it.each<[Partial<CreateParameters>, string]>([
    [{ shape: "x".repeat(33) }, "ShapeExceeds32Bytes"],
    [{ shape: "é".repeat(17) }, "ShapeExceeds32Bytes"],
    [{ timestamps: { start: 200n, end: 200n } }, "StartTimeNotLessThanEndTime"],
    [{ schedule: linear(100n, 0n, 0n) }, "StartTimeNotLessThanCliffTime"],
    [{ schedule: linear(200n, 0n, 0n) }, "CliffTimeNotLessThanEndTime"],
    [{ schedule: linear(150n, 600n, 401n) }, "UnlockAmountsSumTooHigh"],
    [{ schedule: linear(150n, MAX_UINT128, 1n) }, "Panic"],
    [{ schedule: linear(150n, 600n, 400n) }, "accepted"],
    [{ schedule: dynamic([1000n, 100n]) }, "StartTimeNotLessThanFirstSegmentTimestamp"],
    [{ schedule: dynamic([500n, 200n], [500n, 200n]) }, "SegmentTimestampsNotOrdered"],
    [{ schedule: dynamic([1000n, 200n], [1n, 150n], [0n, 200n]) }, "SegmentTimestampsNotOrdered"],
    [{ schedule: dynamic([MAX_UINT128, 150n], [1n, 200n]) }, "Panic"],
    [{ schedule: dynamic([0n, 150n], [1000n, 200n]) }, "accepted"],
    [{ schedule: tranched([1000n, 100n]) }, "StartTimeNotLessThanFirstTrancheTimestamp"],
    [{ schedule: tranched([1n, 150n], [1n, 150n], [1n, 200n]) }, "TrancheTimestampsNotOrdered"],
    [{ schedule: tranched([1000n, 200n]) }, "accepted"],
  ])("answer %o with %s", (change, expected) => {
    expect(errorOf(change)).toBe(expected);
  });

  it("compare segments with the deposit net of the broker fee", () => {
    const schedule = dynamic([900n, 200n]);
    expect(errorOf({ brokerFee: 10n ** 17n, schedule })).toBe("accepted");
  });

  it("give the index and both timestamps of unordered entries", () => {
    const schedule = tranched([1n, 150n], [1n, 140n], [1n, 200n]);
    const result = checkCreate({ ...VALID, schedule }, 4n);
    expect(result.ok ? [] : result.error.args).toEqual([1n, 150n, 140n]);
  });
});

describe("encoding problems", () => {
  it("name every number that is out of range", () => {
    const problems = encodingProblems({
      ...VALID,
      totalAmount: MAX_UINT128 + 1n,
      timestamps: { start: -1n, end: 1n << 40n },
      schedule: {
        model: "dynamic",
        segments: [{ amount: -5n, exponent: 1n << 64n, timestamp: 1n << 41n }],
      },
    });
    expect(problems.map((problem) => problem.field)).toEqual([
      "totalAmount",
      "timestamps.start",
      "timestamps.end",
      "segments[0].amount",
      "segments[0].exponent",
      "segments[0].timestamp",
    ]);
    expect(problems[1]?.message).toBe(
      "timestamps.start is -1; uint40 takes whole numbers from 0 to 1099511627775",
    );
  });

  it("cover linear and tranched schedules", () => {
    const fields = (schedule: LockupSchedule) =>
      encodingProblems({ ...VALID, schedule }).map((problem) => problem.field);
    expect(fields(linear(-1n, -1n, -1n))).toEqual([
      "cliffTime",
      "unlockAmounts.start",
      "unlockAmounts.cliff",
    ]);
    expect(fields(tranched([-1n, -1n]))).toEqual(["tranches[0].amount", "tranches[0].timestamp"]);
  });
});
