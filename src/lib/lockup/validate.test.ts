import { describe, expect, it } from "vitest";
import { type CreateParameters, PLAIN_LINEAR, checkCreate } from ".";

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

describe("checks at creation", () => {
  it("accept a broker fee of exactly 10% and nothing above", () => {
    expect(errorOf({ brokerFee: 10n ** 17n })).toBe("accepted");
    expect(errorOf({ brokerFee: 10n ** 17n + 1n })).toBe("BrokerFeeTooHigh");
  });
});
