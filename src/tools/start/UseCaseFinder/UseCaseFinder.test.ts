import { describe, expect, test } from "vitest";

import { PAGE_IDS } from "@site/src/config/site-map";
import { allWays, follow } from "./tree";

describe("the tree", () => {
  test("every way ends in a use case with a page of its own or of its product", () => {
    const ways = allWays();
    expect(ways).toHaveLength(12);
    for (const way of ways) {
      const { useCase, steps } = follow(way);
      expect(steps.every(({ answer }) => answer !== undefined)).toBe(true);
      expect(PAGE_IDS).toContain(useCase?.to.slice(1));
    }
  });

  test("leads to the known use cases", () => {
    expect(follow("ynyny").useCase?.name).toBe("Employee vesting");
    expect(follow("ynynn").useCase?.name).toBe("Investor vesting");
    expect(follow("ynyyn").useCase?.name).toBe("Token timelock");
    expect(follow("ynyyyy").useCase?.to).toBe("/concepts/bob");
    expect(follow("ynyyyn").useCase?.to).toBe("/concepts/lockup/price-gated");
    expect(follow("yyn").useCase?.name).toBe("Instant airdrop");
    expect(follow("nny").useCase?.name).toBe("Payroll");
  });

  test("an open way shows the next question", () => {
    const { steps, useCase } = follow("y");
    expect(useCase).toBeUndefined();
    expect(steps.at(-1)).toEqual({ question: expect.anything() as unknown });
  });

  test("bad ways are named", () => {
    expect(() => follow("yx")).toThrow('"yx" is not a way through the questions');
    expect(() => follow("yyny")).toThrow('"yyny" goes on after the last question');
  });
});
