import { describe, expect, test } from "vitest";

import { initialTexts } from "@site/src/forms";
import { UNIT } from "@site/src/lib/fixed-point";
import { GATE_FIELDS, type GateName, simulate } from "./simulate";

const simulated = (changes: Partial<Record<GateName, string>>) =>
  simulate({ ...initialTexts(GATE_FIELDS), ...changes });

describe("simulate", () => {
  test.each<[Partial<Record<GateName, string>>, string, bigint, bigint]>([
    [{ price: "150", now: "2029-12-01" }, "PENDING", 1000n, 0n],
    [{ price: "200", feed: "reverts" }, "STREAMING", 0n, 1000n],
  ])("%j is %s", (changes, status, withdrawable, refundable) => {
    expect(simulated(changes).report).toMatchObject({
      status,
      withdrawable: withdrawable * UNIT,
      refundable: refundable * UNIT,
    });
  });

  test("an answer that cannot be decoded leaves no status", () => {
    expect(simulated({ feed: "malformed" })).toEqual({ problems: {}, isUndecodable: true });
  });

  test.each<[Partial<Record<GateName, string>>, GateName, RegExp]>([
    [{ target: "0" }, "target", /more than 0/],
    [{ end: "2029-01-01" }, "end", /SablierLockupHelpers_StartTimeNotLessThanEndTime/],
  ])("%j has a message at its field", (changes, field, message) => {
    const { problems } = simulated(changes);
    expect(Object.keys(problems)).toEqual([field]);
    expect(problems[field]).toMatch(message);
  });
});
