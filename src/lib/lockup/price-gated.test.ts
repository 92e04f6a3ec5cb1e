import { describe, expect, it } from "vitest";
import {
  NEWEST_LOCKUP,
  type LockupStream,
  type PriceFeed,
  feedPrice,
  lockupSimulator,
  refundableAmountOf,
  statusOf,
  streamedAmountOf,
  streamedLinear,
  withdrawableAmountOf,
} from ".";

const [SENDER, RECIPIENT, TOKEN, ORACLE] = ["1", "2", "3", "4"].map(
  (digit) => `0x${digit.repeat(40)}`,
) as [string, string, string, string];
const TARGET = 150n * 10n ** 8n;
const STREAM: LockupStream = {
  sender: SENDER,
  token: TOKEN,
  timestamps: { start: 100n, end: 200n },
  schedule: { model: "price-gated", oracle: ORACLE, targetPrice: TARGET },
  amounts: { deposited: 1_000n, withdrawn: 0n, refunded: 0n },
  isCancelable: true,
  wasCanceled: false,
  isDepleted: false,
  isTransferable: true,
};
const feed = (answer: bigint, decimals = 8n, updatedAt = 0n): PriceFeed => ({
  decimals,
  round: { answer, updatedAt },
});
const at = (price: bigint) => () => feed(price);

describe("price-gated streams", () => {
  it("are all or nothing, and settled can turn into streaming again", () => {
    expect(streamedAmountOf(STREAM, 150n, at(TARGET - 1n))).toBe(0n);
    expect(statusOf(STREAM, 150n, at(TARGET - 1n))).toBe("STREAMING");
    expect(streamedAmountOf(STREAM, 150n, at(TARGET))).toBe(1_000n);
    expect(statusOf(STREAM, 150n, at(TARGET))).toBe("SETTLED");
    expect(refundableAmountOf(STREAM, 150n, at(TARGET - 1n))).toBe(1_000n);
  });

  it("can be withdrawn from before the start while the price is at the target", () => {
    expect(statusOf(STREAM, 99n, at(TARGET))).toBe("PENDING");
    expect(withdrawableAmountOf(STREAM, 99n, at(TARGET))).toBe(1_000n);
  });

  it("do not ask the feed from the end on, and need one before", () => {
    expect(streamedAmountOf(STREAM, 200n)).toBe(1_000n);
    expect(() => streamedAmountOf(STREAM, 199n)).toThrow(`The price feed ${ORACLE} is asked`);
  });

  it("take a price of any age, and 0 for a feed in trouble", () => {
    expect(feedPrice(feed(TARGET, 8n, 1n), 10n ** 9n)).toBe(TARGET);
    expect(feedPrice(feed(150n * 10n ** 18n, 18n), 0n)).toBe(TARGET);
    expect(feedPrice(feed(150n, 1n), 0n)).toBe(15n * 10n ** 8n);
    for (const trouble of [
      feed(0n),
      feed(-1n),
      feed(TARGET, 0n),
      feed(TARGET, 37n),
      feed(1n << 128n),
      feed(TARGET, 8n, 2n),
      { decimals: "reverts", round: "reverts" } as const,
      { decimals: 8n, round: "reverts" } as const,
    ]) {
      expect(feedPrice(trouble, 1n)).toBe(0n);
    }
    expect(() => feedPrice({ decimals: 8n, round: "malformed" }, 1n)).toThrow("empty revert data");
    expect(() => feedPrice(undefined, 1n)).toThrow("empty revert data");
  });

  it("are refunded whole by a cancellation, which ends in DEPLETED", () => {
    const common = { sender: SENDER, recipient: RECIPIENT, token: TOKEN, totalAmount: 1_000n };
    const created = lockupSimulator.create(
      lockupSimulator.deploy({ release: NEWEST_LOCKUP }),
      { caller: SENDER, now: 50n, feeds: at(TARGET - 1n) },
      {
        ...common,
        cancelable: true,
        transferable: true,
        shape: "",
        timestamps: STREAM.timestamps,
        schedule: { model: "price-gated", oracle: ORACLE, targetPrice: TARGET },
      },
    );
    const state = created.ok ? created.state : undefined;
    const context = { caller: SENDER, now: 150n, feeds: at(TARGET - 1n) };
    const canceled = state && lockupSimulator.cancel(state, context, 1n);
    expect(canceled?.ok && canceled.returns).toBe(1_000n);
    expect(
      canceled?.ok && statusOf(lockupSimulator.getStream(canceled.state, 1n), 150n, at(0n)),
    ).toBe("DEPLETED");
  });
});

describe("rules by release", () => {
  const linear = {
    deposited: 1_000n * 10n ** 18n,
    timestamps: { start: 0n, end: 3n },
    cliffTime: 0n,
    unlockAmounts: { start: 0n, cliff: 0n },
  };

  it("accrue in steps of the granularity, and pay the last part of a step at the end", () => {
    const stepped = { ...linear, timestamps: { start: 0n, end: 1_000n }, granularity: 300n };
    const streamed = [299n, 300n, 899n, 999n, 1_000n].map((now) => streamedLinear(stepped, now));
    expect(streamed.map((amount) => amount / 10n ** 18n)).toEqual([0n, 300n, 600n, 900n, 1_000n]);
  });
});
