import { describe, expect, it } from "vitest";

import { familyOf } from "./word-family";

describe("familyOf", () => {
  it.each([
    [
      "cancel",
      ["canceled", "cancelled", "canceling", "cancellation", "cancelable", "cancelability"],
    ],
    ["withdraw", ["withdrawal", "withdrawals", "withdrawing", "withdrawable"]],
    ["deploy", ["deployment", "deployed", "deployments", "deployer"]],
    ["create", ["creating", "created", "creation", "creator"]],
    ["transfer", ["transfers", "transferable", "transferability", "transferred"]],
    ["calculate", ["calculation", "calculating", "calculator"]],
  ])("joins the family of %s", (word, family) => {
    expect(family.map(familyOf)).toEqual(family.map(() => familyOf(word)));
  });

  it.each([
    ["vest", "vesting", true],
    ["claim", "claimed", true],
    ["stream", "string", false],
    ["rate", "ratio", false],
    ["proof", "protocol", false],
  ])("%s and %s: %s", (a, b, related) => {
    expect(familyOf(a) === familyOf(b)).toBe(related);
  });

  it.each(["gas", "max_count", "erc20", "0x11"])("leaves %s alone", (word) => {
    expect(familyOf(word)).toBeNull();
  });
});
