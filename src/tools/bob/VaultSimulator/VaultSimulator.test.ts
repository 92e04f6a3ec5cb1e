import { describe, expect, test } from "vitest";

import { initialTexts } from "@site/src/forms";
import { UNIT } from "@site/src/lib/fixed-point";
import { evaluate, VAULT_FIELDS, type VaultField } from "./simulate";

const INITIAL = initialTexts(VAULT_FIELDS);
const run = (change: Partial<Record<VaultField, string>>) => evaluate({ ...INITIAL, ...change });
const read = (change: Partial<Record<VaultField, string>>) => run(change).result?.reading;

describe("evaluate", () => {
  test("a peak counts when it was synced, and pays as the recorded vault did", () => {
    expect(read({})).toMatchObject({
      status: "SETTLED",
      stored: 5200n * 10n ** 8n,
      // Second holder of the recorded vault: 10 wstETH, 5 % growth, Curve at 0.999.
      redeem: { payout: 10_440_550_000_000_000_000n, fee: 48_950_000_000_000_000n },
    });
  });

  test("a peak without a sync is lost", () => {
    const reverts = { name: "SablierBob_VaultStillActive", args: [1n] };
    expect(read({ sync: "" })).toMatchObject({ status: "ACTIVE", redeem: reverts });
    expect(read({ sync: "2027-05-01" })).toMatchObject({ status: "ACTIVE", redeem: reverts });
  });

  test("a redemption during the peak syncs it, with the status active before", () => {
    const reading = read({ sync: "", now: "2027-04-02" });
    expect(reading).toMatchObject({
      status: "ACTIVE",
      redeem: { payout: 10_440_550_000_000_000_000n },
    });
  });

  test("the expiry wins, and ends syncs", () => {
    expect(read({ now: "2027-12-31" })?.status).toBe("EXPIRED");
    const { result } = run({ sync: "2028-01-01", now: "2028-02-01" });
    expect(result?.syncError?.name).toBe("SablierBob_VaultNotActive");
    expect(result?.reading).toMatchObject({
      status: "EXPIRED",
      redeem: { fee: 48_950_000_000_000_000n },
    });
  });

  test("the ways out differ in the amount", () => {
    expect(read({ exit: "none" })?.redeem).toEqual({ payout: 10n * UNIT, fee: 0n });
    const fee = UNIT / 20n;
    expect(read({ exit: "queue" })?.redeem).toEqual({ payout: 10n * UNIT + UNIT / 2n - fee, fee });
    expect(read({ growth: "0.9", curve: "1" })?.redeem).toEqual({ payout: 9n * UNIT, fee: 0n });
    expect(read({ curve: "0.99" })?.redeem).toMatchObject({ name: "The Curve pool" });
  });

  test.each([
    [{ target: "3000" }, "target", /"3000" is not above the price at the creation/],
    [{ expiry: "2027-01-01" }, "expiry", /is not after the creation/],
    [{ to: "2027-04-01" }, "to", /is not after the start of the peak/],
    [{ price: "0" }, "price", /is no valid price/],
    [{ peak: "0", from: "2027-01-01" }, "peak", /is no valid price/],
    [{ sync: "2026-12-31" }, "sync", /is before the creation/],
    [{ now: "2026-12-31" }, "now", /is before the creation/],
    [{ shares: "x" }, "shares", /"x" is not an amount/],
    [{ target: "5000.123456789" }, "target", /9 decimals/],
  ] as const)("%o is a problem of %s", (change, field, message) => {
    const { problems, result } = run(change);
    expect(problems[field]).toMatch(message);
    expect(result).toBeUndefined();
  });
});
