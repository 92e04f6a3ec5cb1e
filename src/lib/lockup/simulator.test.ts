import { describe, expect, it } from "vitest";
import * as sim from "../../../tests/oracle/lockup";
import { MAX_UINT40, UNIT } from "../fixed-point";
import { unwrap } from "../simulation";
import {
  type CreatePlan,
  type LockupState,
  type LockupStatus,
  isCancelable,
  refundableAmountOf,
  statusOf,
  streamedAmountOf,
  vestingFigures,
  withdrawableAmountOf,
} from ".";

const DAY = 86_400n;
const START = 1_740_000_000n;
const address = (digit: string) => `0x${digit.repeat(40)}`;
const LOCKUP = address("1");
const ADMIN = address("2");
const SENDER = address("a");
const RECIPIENT = address("b");
const THIRD = address("c");
const TOKEN = address("f");
const TOKENS = 10n ** 18n;

function fresh(): LockupState {
  return sim.deploy({ address: LOCKUP, admin: ADMIN, maxCount: 500n });
}

function create(totalAmount: bigint, plan: CreatePlan, now: bigint, sender = SENDER) {
  return sim.create(
    fresh(),
    { caller: SENDER, now },
    {
      sender,
      recipient: RECIPIENT,
      totalAmount,
      token: TOKEN,
      cancelable: true,
      transferable: true,
      shape: "",
      broker: { account: address("0"), fee: 0n },
    },
    plan,
  );
}

function createStream(totalAmount: bigint, plan: CreatePlan, now: bigint): LockupState {
  return unwrap(create(totalAmount, plan, now)).state;
}

function linearPlan(start: bigint, end: bigint, startUnlock = 0n): CreatePlan {
  return {
    fn: "createWithTimestampsLL",
    timestamps: { start, end },
    unlockAmounts: { start: startUnlock, cliff: 0n },
    cliffTime: 0n,
  };
}

describe("the 1,000-token, 100-day example", () => {
  const plan = linearPlan(START, START + 100n * DAY);
  const day = (count: bigint) => START + count * DAY;
  const stream = (state: LockupState) => sim.getStream(state, 1n);

  it("pays, cancels and ends with the recorded amounts", () => {
    let state = createStream(1000n * TOKENS, plan, START);
    expect(withdrawableAmountOf(stream(state), day(40n))).toBe(400n * TOKENS);

    const at40 = (caller: string) => ({ caller, now: day(40n) });
    state = unwrap(sim.withdraw(state, at40(THIRD), 1n, RECIPIENT, 100n * TOKENS)).state;
    for (const caller of [THIRD, SENDER]) {
      const refused = sim.withdraw(state, at40(caller), 1n, caller, 1n);
      expect(refused.ok ? "" : refused.error.name).toBe(
        "SablierLockupBase_WithdrawalAddressNotRecipient",
      );
    }
    state = unwrap(sim.withdraw(state, at40(RECIPIENT), 1n, THIRD, 100n * TOKENS)).state;
    const rest = unwrap(sim.withdrawMax(state, at40(RECIPIENT), 1n, RECIPIENT));
    expect(rest.returns).toBe(200n * TOKENS);
    state = rest.state;
    const again = sim.withdrawMax(state, at40(RECIPIENT), 1n, RECIPIENT);
    expect(again.ok ? "" : again.error.name).toBe("SablierLockupBase_WithdrawAmountZero");

    const at50 = (caller: string) => ({ caller, now: day(50n) });
    state = unwrap(sim.setApprovalForAll(state, at50(RECIPIENT), THIRD, true)).state;
    state = unwrap(sim.withdraw(state, at50(THIRD), 1n, THIRD, 10n * TOKENS)).state;
    state = unwrap(sim.withdrawMultiple(state, at50(SENDER), [1n], [50n * TOKENS])).state;
    const stranger = sim.cancel(state, at50(RECIPIENT), 1n);
    expect(stranger.ok ? "" : stranger.error.name).toBe("SablierLockupBase_Unauthorized");
    state = unwrap(sim.cancel(state, at50(SENDER), 1n)).state;

    const canceled = stream(state);
    expect(statusOf(canceled, day(50n))).toBe("CANCELED");
    expect(canceled.amounts).toEqual({
      deposited: 1000n * TOKENS,
      withdrawn: 460n * TOKENS,
      refunded: 500n * TOKENS,
    });
    expect(streamedAmountOf(canceled, day(90n))).toBe(500n * TOKENS);
    expect(withdrawableAmountOf(canceled, day(90n))).toBe(40n * TOKENS);
    expect(refundableAmountOf(canceled, day(90n))).toBe(0n);
    expect(isCancelable(canceled, day(90n))).toBe(false);
  });

  it("leaves the old state untouched", () => {
    const state = createStream(1000n * TOKENS, plan, START);
    sim.cancel(state, { caller: SENDER, now: day(10n) }, 1n);
    expect(statusOf(stream(state), day(10n))).toBe("STREAMING");
  });
});

describe("statuses", () => {
  type From = LockupStatus | "null";

  /** Walks small linear streams through every moment, withdrawal and cancellation. */
  function edges(): Set<string> {
    const found = new Set<string>();
    const note = (from: From, to: LockupStatus) => {
      if (from !== to) {
        found.add(`${from} > ${to}`);
      }
    };
    const visited = new Set<string>();
    const walk = (state: LockupState, now: bigint, from: From) => {
      const stream = sim.getStream(state, 1n);
      const status = statusOf(stream, now);
      note(from, status);
      const key = JSON.stringify([stream, now], (_, value: unknown) =>
        typeof value === "bigint" ? `${value}n` : value,
      );
      if (visited.has(key)) {
        return;
      }
      visited.add(key);
      if (now < 8n) {
        walk(state, now + 1n, status);
      }
      const withdrawable = withdrawableAmountOf(stream, now);
      for (let amount = 1n; amount <= withdrawable; amount += 1n) {
        const paid = sim.withdraw(state, { caller: RECIPIENT, now }, 1n, RECIPIENT, amount);
        walk(unwrap(paid).state, now, status);
      }
      const canceled = sim.cancel(state, { caller: SENDER, now }, 1n);
      if (canceled.ok) {
        walk(canceled.state, now, status);
      }
    };
    for (const now of [1n, 3n, 8n]) {
      for (const startUnlock of [0n, 1n, 3n]) {
        walk(createStream(3n, linearPlan(3n, 6n, startUnlock), now), now, "null");
      }
    }
    return found;
  }

  it("change along eleven edges and no other", () => {
    expect([...edges()].sort()).toEqual(
      [
        "null > PENDING",
        "null > STREAMING",
        "null > SETTLED",
        "PENDING > STREAMING",
        "PENDING > SETTLED",
        "PENDING > DEPLETED",
        "STREAMING > SETTLED",
        "STREAMING > CANCELED",
        "STREAMING > DEPLETED",
        "SETTLED > DEPLETED",
        "CANCELED > DEPLETED",
      ].sort(),
    );
  });
});

describe("creation", () => {
  it("settles at once when every time has passed", () => {
    const state = createStream(10n, linearPlan(1n, 2n), START);
    expect(statusOf(sim.getStream(state, 1n), START)).toBe("SETTLED");
  });

  it.each<[string, CreatePlan]>([
    ["the start unlock is the deposit", linearPlan(START, START + DAY, 10n)],
    [
      "both unlocks are the deposit and the cliff is past",
      {
        fn: "createWithTimestampsLL",
        timestamps: { start: START - 2n, end: START + DAY },
        unlockAmounts: { start: 4n, cliff: 6n },
        cliffTime: START,
      },
    ],
    [
      "the first segment has exponent 0",
      {
        fn: "createWithDurationsLD",
        segments: [{ amount: 10n, exponent: 0n, duration: DAY }],
      },
    ],
    [
      "the last segment has exponent 0 and has begun",
      {
        fn: "createWithTimestampsLD",
        timestamps: { start: START - 2n, end: START + DAY },
        segments: [
          { amount: 4n, exponent: UNIT, timestamp: START - 1n },
          { amount: 6n, exponent: 0n, timestamp: START + DAY },
        ],
      },
    ],
    [
      "the segments with tokens are past",
      {
        fn: "createWithTimestampsLD",
        timestamps: { start: START - 2n, end: START + DAY },
        segments: [
          { amount: 10n, exponent: UNIT, timestamp: START - 1n },
          { amount: 0n, exponent: UNIT, timestamp: START + DAY },
        ],
      },
    ],
  ])("settles at once before the end when %s", (_, plan) => {
    expect(statusOf(sim.getStream(createStream(10n, plan, START), 1n), START)).toBe("SETTLED");
  });

  it("does not settle at the end of the segment before one with exponent 0", () => {
    const plan: CreatePlan = {
      fn: "createWithTimestampsLD",
      timestamps: { start: START - 2n, end: START + DAY },
      segments: [
        { amount: 4n, exponent: UNIT, timestamp: START },
        { amount: 6n, exponent: 0n, timestamp: START + DAY },
      ],
    };
    const stream = sim.getStream(createStream(10n, plan, START), 1n);
    expect([START, START + 1n].map((now) => statusOf(stream, now))).toEqual([
      "STREAMING",
      "SETTLED",
    ]);
  });

  describe("with durations beyond uint40", () => {
    const linear = (cliff: bigint, total: bigint): CreatePlan => ({
      fn: "createWithDurationsLL",
      unlockAmounts: { start: 0n, cliff: 0n },
      durations: { cliff, total },
    });

    it.each<[string, CreatePlan]>([
      ["end", linear(0n, MAX_UINT40)],
      ["cliff", linear(MAX_UINT40, DAY)],
    ])("panics for the %s of a linear stream, before any other check", (_, plan) => {
      // The zero address as sender, and a deposit of 0, would be refused as well.
      const outcome = create(0n, plan, START, address("0"));
      expect(outcome.ok ? undefined : outcome.error).toEqual({ name: "Panic", args: [0x11n] });
    });

    it.each<[string, CreatePlan]>([
      [
        "StartTimeNotLessThanFirstSegmentTimestamp",
        {
          fn: "createWithDurationsLD",
          segments: [{ amount: 10n, exponent: UNIT, duration: MAX_UINT40 }],
        },
      ],
      [
        "SegmentTimestampsNotOrdered",
        {
          fn: "createWithDurationsLD",
          segments: [
            { amount: 5n, exponent: UNIT, duration: DAY },
            { amount: 5n, exponent: UNIT, duration: MAX_UINT40 },
          ],
        },
      ],
      [
        "StartTimeNotLessThanFirstTrancheTimestamp",
        { fn: "createWithDurationsLT", tranches: [{ amount: 10n, duration: MAX_UINT40 }] },
      ],
      [
        "TrancheTimestampsNotOrdered",
        {
          fn: "createWithDurationsLT",
          tranches: [
            { amount: 5n, duration: DAY },
            { amount: 5n, duration: MAX_UINT40 },
          ],
        },
      ],
    ])("answers %s, as the time wraps around to an earlier one", (error, plan) => {
      const outcome = create(10n, plan, START);
      expect(outcome.ok ? "accepted" : outcome.error.name).toBe(`SablierHelpers_${error}`);
    });
  });

  it("starts a stream with durations at the block time", () => {
    const state = createStream(
      10n,
      {
        fn: "createWithDurationsLD",
        segments: [{ amount: 10n, exponent: UNIT, duration: 50n }],
      },
      START,
    );
    expect(sim.getStream(state, 1n).timestamps).toEqual({ start: START, end: START + 50n });
    expect(sim.getSchedule(state, 1n, "dynamic").segments).toHaveLength(1);
  });
});

describe("vesting figures", () => {
  const day = (count: bigint) => START + count * DAY;

  it("follow the example of 1,000 tokens over 100 days with a cliff on day 20", () => {
    let state = createStream(
      1000n * TOKENS,
      {
        fn: "createWithDurationsLL",
        unlockAmounts: { start: 50n * TOKENS, cliff: 150n * TOKENS },
        durations: { cliff: 20n * DAY, total: 100n * DAY },
      },
      START,
    );
    const row = (count: bigint) => {
      const stream = sim.getStream(state, 1n);
      const figures = vestingFigures(stream, day(count));
      const { inStream, locked, unlocked, vestedNotWithdrawn } = figures;
      const amounts = [figures.streamed, inStream, locked, unlocked, vestedNotWithdrawn];
      return [...amounts.map((amount) => amount / TOKENS), statusOf(stream, day(count))];
    };
    expect(row(0n)).toEqual([50n, 1000n, 950n, 50n, 50n, "STREAMING"]);
    expect(row(10n)).toEqual([50n, 1000n, 950n, 50n, 50n, "STREAMING"]);
    expect(row(20n)).toEqual([200n, 1000n, 800n, 200n, 200n, "STREAMING"]);
    expect(row(60n)).toEqual([600n, 1000n, 400n, 600n, 600n, "STREAMING"]);
    const at60 = { caller: RECIPIENT, now: day(60n) };
    state = unwrap(sim.withdraw(state, at60, 1n, RECIPIENT, 200n * TOKENS)).state;
    expect(row(60n)).toEqual([600n, 800n, 400n, 600n, 400n, "STREAMING"]);
    state = unwrap(sim.cancel(state, { caller: SENDER, now: day(70n) }, 1n)).state;
    expect(row(70n)).toEqual([700n, 500n, 0n, 1000n, 500n, "CANCELED"]);
    const max = sim.withdrawMax(state, { caller: RECIPIENT, now: day(70n) }, 1n, RECIPIENT);
    state = unwrap(max).state;
    expect(row(70n)).toEqual([700n, 0n, 0n, 1000n, 0n, "DEPLETED"]);
  });
});

describe("hooks", () => {
  const context = (caller: string) => ({ caller, now: START + 10n });
  const plan = linearPlan(START, START + 100n);

  it("let an allowlisted recipient block a cancellation", () => {
    const state = unwrap(
      sim.allowToHook(createStream(100n, plan, START), context(ADMIN), {
        address: RECIPIENT,
        hasCode: true,
        supportsInterface: true,
        behavior: { name: "Error", args: ["no"] },
      }),
    ).state;
    const blocked = sim.cancel(state, context(SENDER), 1n);
    expect(blocked.ok ? undefined : blocked.error).toEqual({ name: "Error", args: ["no"] });
    expect(sim.withdrawMax(state, context(RECIPIENT), 1n, RECIPIENT).ok).toBe(true);
    expect(sim.withdrawMax(state, context(THIRD), 1n, RECIPIENT).ok).toBe(false);
  });
});
