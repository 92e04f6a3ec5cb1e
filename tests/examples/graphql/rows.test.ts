import { describe, expect, it } from "vitest";

import { streamedLinear } from "../../../src/lib/lockup";
import { rowsOf } from "../support/indexer/rows-today";

// The answers under examples/graphql are those of made-up rows; what these say has to be possible.
const { LockupStream = [], LockupAction = [] } = rowsOf("lockup", "envio");

const number = (value: unknown): bigint => (typeof value === "string" ? BigInt(value) : 0n);

const linear = LockupStream.filter(({ category }) => category === "LockupLinear");

describe("made-up linear streams", () => {
  it("have a granularity exactly since v4.0, and one of them a week", () => {
    for (const { version, granularity } of linear) {
      expect([version, granularity === null]).toEqual([version, version !== "v4.0"]);
    }
    expect(linear.map(({ granularity }) => granularity)).toContain("604800");
  });

  it("pay no withdrawal before it has been streamed, step by step", () => {
    let compared = 0;
    for (const row of linear) {
      let withdrawn = 0n;
      const withdrawals = LockupAction.filter(
        ({ stream, category }) => stream === row.id && category === "Withdraw",
      ).toSorted((a, b) => Number(a.timestamp) - Number(b.timestamp));
      for (const { amountB, timestamp } of withdrawals) {
        withdrawn += number(amountB);
        const streamed = streamedLinear(
          {
            deposited: number(row.depositAmount),
            timestamps: { start: number(row.startTime), end: number(row.endTime) },
            cliffTime: number(row.cliffTime),
            unlockAmounts: { start: number(row.initialAmount), cliff: number(row.cliffAmount) },
            ...(row.granularity !== null && { granularity: number(row.granularity) }),
          },
          number(timestamp),
        );
        expect([row.alias, withdrawn <= streamed]).toEqual([row.alias, true]);
        compared += 1;
      }
      expect([row.alias, number(row.withdrawnAmount)]).toEqual([row.alias, withdrawn]);
    }
    expect(compared).toBeGreaterThan(2);
  });
});
