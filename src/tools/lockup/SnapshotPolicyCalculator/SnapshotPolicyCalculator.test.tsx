import { describe, expect, test } from "vitest";

import { UNIT } from "@site/src/lib/fixed-point";
import { type Policy, POLICIES } from "../../../../data/snapshot-policies";
import { countedTwice, partsOf, scoreOf } from "./policies";

const DAY = 86_400n;
const EXAMPLE = {
  deposit: 1200n * UNIT,
  duration: 40n * DAY,
  elapsed: 20n * DAY,
  withdrawn: 300n * UNIT,
  canceledAfter: undefined,
};

function scores(parts: ReturnType<typeof partsOf>): Record<string, bigint> {
  return Object.fromEntries(POLICIES.map((policy) => [policy.name, scoreOf(policy, parts) / UNIT]));
}

function policyNamed(name: string): Policy {
  const policy = POLICIES.find((candidate) => candidate.name === name);
  if (policy === undefined) throw new Error(`There is no policy ${name}`);
  return policy;
}

describe("policies", () => {
  test("of an active stream, halfway", () => {
    expect(scores(partsOf(EXAMPLE))).toEqual({
      "withdrawable-recipient": 300n,
      "reserved-recipient": 900n,
      "deposited-recipient": 1200n,
      "deposited-sender": 1200n,
      "streamed-recipient": 600n,
      "unstreamed-recipient": 600n,
    });
  });

  test("of a stream that was canceled on day 15", () => {
    expect(scores(partsOf({ ...EXAMPLE, canceledAfter: 15n * DAY }))).toEqual({
      "withdrawable-recipient": 150n,
      "reserved-recipient": 150n,
      "deposited-recipient": 1200n,
      "deposited-sender": 1200n,
      "streamed-recipient": 450n,
      "unstreamed-recipient": 0n,
    });
  });

  test("reserved is what has not been withdrawn, and withdrawable plus unstreamed", () => {
    for (const elapsed of [0n, 1n, 13n * DAY, 40n * DAY, 90n * DAY]) {
      const parts = partsOf({ ...EXAMPLE, elapsed, withdrawn: 0n });
      const score = scores(parts);
      expect(score["reserved-recipient"]).toBe(1200n);
      expect(parts.withdrawable + parts.unstreamed).toBe(1200n * UNIT);
    }
  });

  test("withdrawn tokens in the wallet count twice under streamed and deposited", () => {
    const parts = partsOf(EXAMPLE);
    const twice = POLICIES.filter((policy) => countedTwice(policy, parts, 300n * UNIT) > 0n);
    expect(twice.map(({ name }) => name)).toEqual(["deposited-recipient", "streamed-recipient"]);
    expect(countedTwice(policyNamed("streamed-recipient"), parts, 100n * UNIT)).toBe(100n * UNIT);
  });

  test("impossible states are refused", () => {
    expect(() => partsOf({ ...EXAMPLE, withdrawn: 601n * UNIT })).toThrow("only 600 were streamed");
    expect(() => partsOf({ ...EXAMPLE, canceledAfter: 21n * DAY })).toThrow("later than");
    expect(() => partsOf({ ...EXAMPLE, elapsed: 50n * DAY, canceledAfter: 40n * DAY })).toThrow(
      "cannot be canceled",
    );
  });
});
