import { describe, expect, it } from "vitest";
import { MAX_UINT40, UNIT } from "../fixed-point";
import { nft, unwrap } from "../simulation";
import {
  type LockupSchedule,
  type LockupState,
  type Segment,
  type Timestamps,
  isCancelable,
  lastTimestamp,
  lockupSimulator as sim,
  refundableAmountOf,
  segmentTimestamps,
  statusOf,
  streamedAmountOf,
  trancheTimestamps,
  withdrawableAmountOf,
} from ".";

const DAY = 86_400n;
const START = 1_740_000_000n;
const address = (digit: string) => `0x${digit.repeat(40)}`;
const SENDER = address("a");
const RECIPIENT = address("b");
const THIRD = address("c");
const TOKEN = address("f");
const TOKENS = 10n ** 18n;

/** Times and schedule of a new stream. */
interface Plan {
  readonly timestamps: Timestamps;
  readonly schedule: LockupSchedule;
}

function create(totalAmount: bigint, plan: Plan, now: bigint) {
  return sim.create(
    sim.deploy({ maxCount: 500n }),
    { caller: SENDER, now },
    {
      sender: SENDER,
      recipient: RECIPIENT,
      totalAmount,
      token: TOKEN,
      cancelable: true,
      transferable: true,
      shape: "",
      ...plan,
    },
  );
}

function createStream(totalAmount: bigint, plan: Plan, now: bigint): LockupState {
  return unwrap(create(totalAmount, plan, now)).state;
}

function linearPlan(start: bigint, end: bigint, startUnlock = 0n): Plan {
  const unlockAmounts = { start: startUnlock, cliff: 0n };
  return {
    timestamps: { start, end },
    schedule: { model: "linear", unlockAmounts, cliffTime: 0n },
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
    state.nfts.operators.add(nft.operatorKey(RECIPIENT, THIRD));
    state = unwrap(sim.withdraw(state, at50(THIRD), 1n, THIRD, 10n * TOKENS)).state;
    state = unwrap(sim.withdraw(state, at50(SENDER), 1n, RECIPIENT, 50n * TOKENS)).state;
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
});

describe("creation", () => {
  const past = START - 2n;
  const segments = (...entries: readonly Segment[]): Plan => ({
    timestamps: { start: past, end: entries.at(-1)?.timestamp ?? past },
    schedule: { model: "dynamic", segments: entries },
  });

  it.each<[string, Plan]>([
    ["the start unlock is the deposit", linearPlan(START, START + DAY, 10n)],
    [
      "both unlocks are the deposit and the cliff is past",
      {
        timestamps: { start: past, end: START + DAY },
        schedule: { model: "linear", unlockAmounts: { start: 4n, cliff: 6n }, cliffTime: START },
      },
    ],
    [
      "the first segment has exponent 0",
      segments({ amount: 10n, exponent: 0n, timestamp: START + DAY }),
    ],
    [
      "the last segment has exponent 0 and has begun",
      segments(
        { amount: 4n, exponent: UNIT, timestamp: START - 1n },
        { amount: 6n, exponent: 0n, timestamp: START + DAY },
      ),
    ],
    [
      "the segments with tokens are past",
      segments(
        { amount: 10n, exponent: UNIT, timestamp: START - 1n },
        { amount: 0n, exponent: UNIT, timestamp: START + DAY },
      ),
    ],
  ])("settles at once before the end when %s", (_, plan) => {
    expect(statusOf(sim.getStream(createStream(10n, plan, START), 1n), START)).toBe("SETTLED");
  });

  it("does not settle at the end of the segment before one with exponent 0", () => {
    const plan = segments(
      { amount: 4n, exponent: UNIT, timestamp: START },
      { amount: 6n, exponent: 0n, timestamp: START + DAY },
    );
    const stream = sim.getStream(createStream(10n, plan, START), 1n);
    expect([START, START + 1n].map((now) => statusOf(stream, now))).toEqual([
      "STREAMING",
      "SETTLED",
    ]);
  });

  describe("with durations beyond uint40", () => {
    const [short, long] = [
      { amount: 5n, exponent: UNIT, duration: DAY },
      { amount: 5n, exponent: UNIT, duration: MAX_UINT40 },
    ];

    it.each([
      ["StartTimeNotLessThanFirstSegmentTimestamp", segmentTimestamps([long], START)],
      ["SegmentTimestampsNotOrdered", segmentTimestamps([short, long], START)],
      ["StartTimeNotLessThanFirstTrancheTimestamp", trancheTimestamps([long], START)],
      ["TrancheTimestampsNotOrdered", trancheTimestamps([short, long], START)],
    ])("answers %s, as the time wraps around to an earlier one", (error, entries) => {
      const timestamps = { start: START, end: lastTimestamp(entries) };
      const schedule: LockupSchedule = error.includes("Segment")
        ? { model: "dynamic", segments: entries as Segment[] }
        : { model: "tranched", tranches: entries };
      const outcome = create(BigInt(entries.length) * 5n, { timestamps, schedule }, START);
      expect(outcome.ok ? "accepted" : outcome.error.name).toBe(`SablierHelpers_${error}`);
    });
  });
});
