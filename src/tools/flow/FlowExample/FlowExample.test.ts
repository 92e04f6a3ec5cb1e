import { describe, expect, test } from "vitest";

import { momentInJanuary, roundedTokens, tellStory } from "./story";

/** The lines of the story: when, owed, balance, withdrawable and uncovered, in tokens. */
function lines(takes: boolean): string[] {
  return tellStory(takes).chapters.map(({ when, reading }) =>
    [when, reading.totalDebt, reading.balance, reading.covered, reading.uncovered]
      .map((value) => (typeof value === "bigint" ? roundedTokens(value) : value))
      .join(" | "),
  );
}

describe("the story", () => {
  test("has the figures that the contract would answer", () => {
    expect(lines(false)).toEqual([
      "January 1, 00:00 | 0 | 200 | 0 | 0",
      "January 3, 00:00:01 | 200 | 200 | 200 | less than 0.01",
      "January 11, 00:00 | 1,000 | 200 | 200 | 800",
      "the same moment | 800 | 0 | 0 | 800",
      "the same moment | 800 | 2,800 | 800 | 0",
      "January 31, 00:00 | 2,800 | 2,800 | 2,800 | 0",
    ]);
  });

  test("ends at 2,000 when Bob has taken the 800", () => {
    expect(lines(true).slice(-2)).toEqual([
      "the same moment | 0 | 2,000 | 0 | 0",
      "January 31, 00:00 | 2,000 | 2,000 | 2,000 | 0",
    ]);
  });

  test("no call of it reverts", () => {
    for (const takes of [false, true]) {
      expect(tellStory(takes).timeline.steps.filter(({ error }) => error)).toEqual([]);
    }
  });

  test("moments are dates in January", () => {
    expect(momentInJanuary(172_801n)).toBe("January 3, 00:00:01");
    expect(momentInJanuary(108_000n)).toBe("January 2, 06:00");
  });
});
