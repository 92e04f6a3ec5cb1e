import { describe, expect, it } from "vitest";
import { MAX_UINT128 } from "../fixed-point";
import { unwrap } from "../simulation";
import {
  type FlowState,
  type FlowStream,
  amountPerPeriod,
  coveredDebtOf,
  depletionTimeOf,
  flowSimulator as sim,
  ratePerSecond,
  rateReport,
  refundableAmountOf,
  statusOf,
  totalDebtOf,
} from ".";

const DAY = 86_400n;
const START = 1_740_000_000n;
const USDC = 10n ** 6n;
const RATE = 385_802_469_135_802n;
const address = (digit: string) => `0x${digit.repeat(40)}`;
const SENDER = address("a");
const RECIPIENT = address("b");
const THIRD = address("c");
const TOKEN = address("f");
const PARTIES = { sender: SENDER, recipient: RECIPIENT };

function at(day: bigint, caller = SENDER) {
  return { caller, now: START + day * DAY };
}

function createStream(rate = RATE, tokenDecimals = 6, fee = 0n): FlowState {
  const state = sim.deploy("v1.1", new Map([[TOKEN, fee]]));
  return unwrap(
    sim.create(state, at(0n), {
      ...PARTIES,
      ratePerSecond: rate,
      token: TOKEN,
      tokenDecimals,
      transferable: true,
    }),
  ).state;
}

function stream(state: FlowState): FlowStream {
  return sim.getStream(state, 1n);
}

describe("rates", () => {
  it("round up to reach the target in time", () => {
    const wanted = { amount: 3000n * USDC, decimals: 6, seconds: 7_776_000n };
    const rate = ratePerSecond(wanted, "up");
    expect(rate).toBe(RATE + 1n);
    expect(amountPerPeriod(rate, 6, 7_776_000n)).toBe(3000n * USDC);
    expect(rateReport(wanted, "up").delaySeconds).toBe(0n);
  });

  it("report the truncation error of 10 USDC a day", () => {
    const report = rateReport({ amount: 10n * USDC, decimals: 6, seconds: DAY });
    expect(report.rate).toBe(115_740_740_740_740n);
    expect(report.shortfallScaled).toBe(64_000n);
    expect(report.delaySeconds).toBe(1n);
    expect(report.streamed).toBe(9_999_999n);
    expect(report.yearlyShortfallScaled).toBe(365n * 64_000n);
  });

  it("refuse what gives no usable rate", () => {
    const wanted = { amount: 1n, decimals: 18, seconds: DAY };
    expect(() => ratePerSecond({ ...wanted, decimals: 19 })).toThrow(/19 decimals/);
    expect(() => ratePerSecond({ ...wanted, amount: MAX_UINT128, decimals: 0 })).toThrow(
      /does not fit uint128/,
    );
    expect(() => rateReport(wanted)).toThrow(/round to a rate of 0/);
  });
});

describe("the 1,000 USDC in 30 days example", () => {
  const figures = (state: FlowState, day: bigint) => {
    const { now } = at(day);
    const current = stream(state);
    return [
      current.balance,
      totalDebtOf(current, now),
      coveredDebtOf(current, now),
      refundableAmountOf(current, now),
      statusOf(current, now),
    ];
  };

  it("follows the recorded walk-through", () => {
    let state = createStream();
    state = unwrap(sim.deposit(state, at(10n, THIRD), 1n, 3000n * USDC, PARTIES)).state;
    expect(depletionTimeOf(stream(state), 1n, START + 10n * DAY)).toBe(START + 7_776_001n);
    state = unwrap(sim.withdrawMax(state, at(10n, RECIPIENT), 1n, THIRD)).state;
    state = unwrap(sim.adjustRatePerSecond(state, at(20n), 1n, 2n * RATE)).state;
    state = unwrap(sim.pause(state, at(25n), 1n)).state;
    for (const day of [25n, 30n]) {
      expect(figures(state, day)).toEqual([
        2_666_666_667n,
        666_666_666n,
        666_666_666n,
        2_000_000_001n,
        "PAUSED_SOLVENT",
      ]);
    }
    state = unwrap(sim.restart(state, at(30n), 1n, RATE)).state;
    state = unwrap(sim.refundMax(state, at(30n), 1n)).state;
    expect(figures(state, 100n)).toEqual([
      666_666_666n,
      3_000_000_000n,
      666_666_666n,
      0n,
      "STREAMING_INSOLVENT",
    ]);
    const voided = unwrap(sim.voidStream(state, at(100n, RECIPIENT), 1n)).state;
    state = unwrap(sim.withdrawMax(voided, at(100n, RECIPIENT), 1n, RECIPIENT)).state;
    expect(figures(state, 100n)).toEqual([0n, 0n, 0n, 0n, "VOIDED"]);
  });

  it("refuses too large a refund with both amounts", () => {
    const state = unwrap(sim.deposit(createStream(), at(10n), 1n, 3000n * USDC, PARTIES)).state;
    const refused = sim.refund(state, at(10n), 1n, 3000n * USDC);
    expect(refused.ok ? undefined : refused.error).toEqual({
      name: "SablierFlow_RefundOverflow",
      args: [1n, 3_000_000_000n, 2_666_666_667n],
    });
  });
});
