import { describe, expect, it } from "vitest";

import { kindOf } from "./hit-kind";
import { pageHit } from "./testing";

const LOCKUP = "/reference/lockup/contracts";

describe("kindOf", () => {
  const hit = (url: string, lvl2: string) => {
    const page = pageHit(url, "References");
    return { ...page, url, hierarchy: { ...page.hierarchy, lvl2, lvl3: "withdraw" } };
  };

  it.each([
    ["State-changing functions", "function"],
    ["View functions", "function"],
    ["Events", "event"],
    ["Checks on creation", "error"],
    ["Structs", "type"],
    ["State", "variable"],
  ])("below %s of the reference is a %s", (heading, kind) => {
    expect(kindOf(hit(`${LOCKUP}/contract.SablierLockup#x`, heading))).toBe(kind);
  });

  it("is nothing for prose", () => {
    expect(kindOf(hit("/concepts/lockup/overview#x", "Events"))).toBeUndefined();
  });
});
