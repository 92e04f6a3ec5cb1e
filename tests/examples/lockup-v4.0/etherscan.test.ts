import { describe, expect, it } from "vitest";

import { dai, sender, startLockup } from "../support/lockup-v4";
import { pageCalls } from "../support/page-calls";

const { names, valuesOf } = pageCalls("lockup/v4.0/etherscan");

describe("the page about block explorers", () => {
  it("goes from the approval to the withdrawal", () => {
    expect(names).toEqual([
      "approve",
      "createWithTimestampsLL",
      "calculateMinFeeWei",
      "withdrawMax",
    ]);
  });

  it("shows values that create the stream of its example", async () => {
    const { chain, lockup, token } = await startLockup(dai("100"));
    const [value, params = "", unlockAmounts = "", granularity, cliffTime] =
      valuesOf("createWithTimestampsLL");
    expect(value).toBe("0");
    const [, recipient, depositAmount, , cancelable, transferable, [start, end], shape] =
      JSON.parse(params) as [
        string,
        string,
        string,
        string,
        boolean,
        boolean,
        [number, number],
        string,
      ];
    const [atStart = "", atCliff = ""] = JSON.parse(unlockAmounts) as string[];
    const amount = BigInt(depositAmount);
    await token.write("approve", [lockup.address, amount], { from: sender });
    await lockup.write(
      "createWithTimestampsLL",
      [
        {
          sender,
          recipient,
          depositAmount: amount,
          token: token.address,
          cancelable,
          transferable,
          timestamps: { start, end },
          shape,
        },
        { start: BigInt(atStart), cliff: BigInt(atCliff) },
        Number(granularity),
        Number(cliffTime),
      ],
      { from: sender },
    );
    const streamedAt = (time: string) => {
      chain.timestamp = BigInt(Date.parse(time) / 1000);
      return lockup.read("streamedAmountOf", [1n]);
    };
    expect(await streamedAt("2027-01-31T23:59:59Z")).toBe(0n);
    expect(await streamedAt("2027-02-01T00:00:00Z")).toBe(dai("2"));
    expect(await streamedAt("2027-02-07T23:59:59Z")).toBe(dai("2"));
    // One of the 334 days from the cliff to the end, times seven.
    expect(await streamedAt("2027-02-08T00:00:00Z")).toBe(dai("2") + (dai("98") * 7n) / 334n);
    expect(await streamedAt("2028-01-01T00:00:00Z")).toBe(dai("100"));
    expect(await lockup.read("isCancelable", [1n])).toBe(false);
  });
});
