import { describe, expect, it } from "vitest";
import { MAX_UINT128, attempt } from "../fixed-point";
import { unwrap } from "../simulation";
import {
  type FlowState,
  type FlowStream,
  PERIOD_SECONDS,
  amountPerPeriod,
  checkDepletionTime,
  coveredDebtOf,
  depletionTimeOf,
  depositToReach,
  descaleAmount,
  flowSimulator as sim,
  ratePerSecond,
  rateReport,
  refundableAmountOf,
  scaleAmount,
  scaleFactor,
  statusesOf,
  statusOf,
  totalDebtOf,
  uncoveredDebtOf,
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
  it.each([
    [1000n * USDC, 6, PERIOD_SECONDS.month, 385_802_469_135_802n, 999_999_999n],
    [1000n * 10n ** 18n, 18, PERIOD_SECONDS.month, RATE, 999_999_999_999_998_784_000n],
    [3000n * USDC, 6, 7_776_000n, RATE, 2_999_999_999n],
    [1_000_000n * USDC, 6, PERIOD_SECONDS.year, 31_709_791_983_764_586n, 999_999_999_999n],
    [10n ** 8n, 8, PERIOD_SECONDS.year, 31_709_791_983n, 99_999_999n],
  ])("turn %d units of %d decimals in %d s into %d", (amount, decimals, seconds, rate, back) => {
    expect(ratePerSecond({ amount, decimals, seconds })).toBe(rate);
    expect(amountPerPeriod(rate, decimals, seconds)).toBe(back);
  });

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
    expect(() => ratePerSecond({ ...wanted, seconds: 0n })).toThrow(/period is 0 seconds/);
    expect(() => ratePerSecond({ ...wanted, amount: -1n })).toThrow(/amount is -1/);
    expect(() => ratePerSecond({ ...wanted, decimals: 19 })).toThrow(/19 decimals/);
    expect(() => ratePerSecond({ ...wanted, amount: MAX_UINT128, decimals: 0 })).toThrow(
      /does not fit uint128/,
    );
    expect(() => rateReport(wanted)).toThrow(/round to a rate of 0/);
  });
});

describe("scaling", () => {
  it("drops what is below one base unit", () => {
    expect(scaleAmount(1n, 6)).toBe(10n ** 12n);
    expect(descaleAmount(10n ** 12n - 1n, 6)).toBe(0n);
    expect(scaleFactor(18)).toBe(1n);
    expect(() => scaleFactor(1.5)).toThrow(RangeError);
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

describe("depletion", () => {
  it("has the extra second with an exact rate as well, from the extra base unit", () => {
    const exact = createStream(10n ** 15n);
    const state = unwrap(sim.deposit(exact, at(0n), 1n, USDC / 10n, PARTIES)).state;
    expect(uncoveredDebtOf(stream(state), START + 100n)).toBe(0n);
    expect(coveredDebtOf(stream(state), START + 100n)).toBe(USDC / 10n);
    expect(depletionTimeOf(stream(state), 1n, START)).toBe(START + 101n);
  });

  it("is the first insolvent second for any decimals", () => {
    for (const decimals of [0, 2, 6, 8, 18]) {
      for (const rate of [1n, 7n, 10n ** 12n + 1n, 10n ** 18n, 3n * 10n ** 18n]) {
        const state = unwrap(sim.deposit(createStream(rate, decimals), at(0n), 1n, 5n, PARTIES));
        const funded = stream(state.state);
        const depletion = depletionTimeOf(funded, 1n, START);
        expect(uncoveredDebtOf(funded, depletion) > 0n).toBe(true);
        expect(uncoveredDebtOf(funded, depletion - 1n)).toBe(0n);
        expect(depletionTimeOf(funded, 1n, depletion)).toBe(0n);
        expect(depositToReach(funded, depletion - 1n)).toBe(0n);
      }
    }
  });

  it("after a full refund comes with the next base unit: in a second only if the rate has one", () => {
    const month = PERIOD_SECONDS.month;
    const secondsUntil = (decimals: number, amount: bigint, wait = 0n) => {
      const rate = ratePerSecond({ amount, decimals, seconds: month });
      const funded = unwrap(
        sim.deposit(createStream(rate, decimals), at(0n), 1n, 10n ** 18n, PARTIES),
      ).state;
      const now = START + wait;
      const refunded = stream(unwrap(sim.refundMax(funded, { caller: SENDER, now }, 1n)).state);
      let second = now;
      while (statusOf(refunded, second) === "STREAMING_SOLVENT") second += 1n;
      return second - now;
    };
    expect(secondsUntil(2, 300_000n)).toBe(9n);
    expect(secondsUntil(6, 2n * USDC)).toBe(2n);
    expect(secondsUntil(6, USDC / 2n)).toBe(6n);
    expect(secondsUntil(18, 3000n * 10n ** 18n)).toBe(1n);
    // One base unit a second or more: the next second, whatever fraction is owed.
    expect([0n, 1n, 7n, 99n].map((wait) => secondsUntil(6, month, wait))).toEqual([1n, 1n, 1n, 1n]);
    // A fraction that is owed already shortens a slower one.
    expect(secondsUntil(2, 300_000n, 5n)).toBe(4n);
  });

  it("lets the refundable amount fall by a base unit at a time, down to 0", () => {
    const rate = ratePerSecond({
      amount: 300_000n,
      decimals: 2,
      seconds: PERIOD_SECONDS.month,
    });
    const funded = stream(
      unwrap(sim.deposit(createStream(rate, 2), at(0n), 1n, 2n, PARTIES)).state,
    );
    const refundable = [0n, 1n, 8n, 9n, 17n, 18n, 99n].map((second) =>
      refundableAmountOf(funded, START + second),
    );
    expect(refundable).toEqual([2n, 2n, 2n, 1n, 1n, 0n, 0n]);
  });

  it("is a revert for an unfunded or paused stream", () => {
    const unfunded = checkDepletionTime(stream(createStream()), 1n, START);
    expect(unfunded.ok ? "" : unfunded.error.name).toBe("SablierFlow_StreamBalanceZero");
    const paused = attempt(() => depletionTimeOf(stream(createStream(0n)), 1n, START, "v1.1"));
    expect(paused.ok ? "" : paused.error.name).toBe("SablierFlow_StreamPaused");
  });
});

describe("releases", () => {
  it("refuse what they do not have", () => {
    expect(() => sim.deploy("v2.0", new Map([[TOKEN, 1n]]))).toThrow(/v2.0 has no protocol fee/);
    const parameters = {
      ...PARTIES,
      ratePerSecond: RATE,
      startTime: START + DAY,
      token: TOKEN,
      tokenDecimals: 6,
      transferable: true,
    };
    expect(() => sim.create(sim.deploy("v1.0"), at(0n), parameters)).toThrow(
      /v1.0 starts every stream in its block/,
    );
    const pending = unwrap(sim.create(sim.deploy("v2.0"), at(0n), parameters)).state;
    expect(statusOf(stream(pending), START + DAY - 1n)).toBe("PENDING");
    expect(statusOf(stream(pending), START + DAY)).toBe("STREAMING_SOLVENT");
    expect(statusesOf("v2.0").indexOf("VOIDED")).toBe(5);
    expect(statusesOf("v1.0").indexOf("VOIDED")).toBe(4);
  });
});

describe("limits", () => {
  it("panic when a balance would exceed uint128", () => {
    const state = unwrap(sim.deposit(createStream(), at(0n), 1n, MAX_UINT128, PARTIES)).state;
    const more = sim.deposit(state, at(0n), 1n, 1n, PARTIES);
    expect(more.ok ? undefined : more.error).toEqual({ name: "Panic", args: [0x11n] });
  });

  it("keep debt and balance consistent at the largest rate", () => {
    const state = unwrap(
      sim.deposit(createStream(MAX_UINT128, 18), at(0n), 1n, MAX_UINT128, PARTIES),
    ).state;
    const rich = stream(state);
    expect(coveredDebtOf(rich, START + 1n)).toBe(MAX_UINT128);
    expect(uncoveredDebtOf(rich, START + 1n)).toBe(0n);
    expect(uncoveredDebtOf(rich, START + 2n)).toBe(MAX_UINT128);
  });
});
