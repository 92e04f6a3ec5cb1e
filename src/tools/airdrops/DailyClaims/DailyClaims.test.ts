import { describe, expect, it } from "vitest";

import { daysOf } from "./days";

describe("daysOf", () => {
  it("fills days without claims, in order", () => {
    expect(
      daysOf([
        { day: "3", claims: "1", amount: "20000000000000000001" },
        { day: "1", claims: "2", amount: "5" },
      ]),
    ).toEqual([
      { start: 86_400n, claims: 2, amount: 5n },
      { start: 172_800n, claims: 0, amount: 0n },
      { start: 259_200n, claims: 1, amount: 20_000_000_000_000_000_001n },
    ]);
  });

  it("is empty without activities", () => {
    expect(daysOf([])).toEqual([]);
  });
});
