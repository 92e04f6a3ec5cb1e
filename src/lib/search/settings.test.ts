import { describe, expect, it } from "vitest";

import {
  asksForAddress,
  factorsFor,
  isDeploymentPage,
  plainFactorOf,
  priorOf,
  rulesOf,
} from "./settings";

describe("priorOf", () => {
  it.each([
    ["/guides/legacy/streams", "cancel", true],
    ["/guides/legacy/streams", "legacy cancel", false],
    ["/reference/lockup/contracts/interfaces/interface.ISablierLockup", "withdraw", true],
    ["/reference/flow/contracts/interfaces/interface.ISablierFlow", "ISablierFlow", false],
    ["/concepts/fees", "fee", false],
  ])("%s for %j is lower: %s", (route, query, isLower) => {
    expect(priorOf(rulesOf(route), factorsFor(query)) < 1).toBe(isLower);
  });
});

describe("addresses", () => {
  it("are asked for by word, and stand on pages of deployments", () => {
    expect(["lockup address on Base", "chain id", "fees"].map(asksForAddress)).toEqual([
      true,
      true,
      false,
    ]);
    expect(asksForAddress("change the recipient address")).toBe(false);
    const routes = [
      "/guides/lockup/deployments",
      "/deployments/flow/v3.0",
      "/guides/custom-deployments",
    ];
    expect(routes.map(isDeploymentPage)).toEqual([true, true, false]);
  });
});

describe("plainFactorOf", () => {
  it("puts pages for users before those for programmers", () => {
    const routes = ["/support/faq", "/concepts/fees", "/guides/lockup/overview", "/api/overview"];
    const factors = routes.map(plainFactorOf);
    expect(factors).toEqual(factors.toSorted((a, b) => b - a));
    expect(plainFactorOf("/guides/lockup/overview")).toBe(1);
    const code = ["/guides/lockup/examples/hooks", "/guides/lockup/v4.0/hooks"].map(plainFactorOf);
    expect(code[0]).toBeLessThan(1);
    expect(code[1]).toBe(code[0]);
  });
});
