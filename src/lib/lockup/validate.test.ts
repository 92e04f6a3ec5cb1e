import { describe, expect, it } from "vitest";
import { MAX_UINT128 } from "../fixed-point";
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

function tranched(...rows: readonly (readonly [bigint, bigint])[]): LockupSchedule {
  return {
    model: "tranched",
    tranches: rows.map(([amount, timestamp]) => ({ amount, timestamp })),
  };
}

describe("checks at creation", () => {
  it("accept a broker fee of exactly 10% and nothing above", () => {
    expect(errorOf({ brokerFee: 10n ** 17n })).toBe("accepted");
    expect(errorOf({ brokerFee: 10n ** 17n + 1n })).toBe("BrokerFeeTooHigh");
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
