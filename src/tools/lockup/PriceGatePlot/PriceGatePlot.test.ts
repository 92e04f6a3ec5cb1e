import { expect, test } from "vitest";

import { priceIn, unlockedIn } from ".";

const DEPOSIT = 10_000n * 10n ** 18n;

test("everything is unlocked while the price is at the target, and from the end on", () => {
  expect([0, 7, 8, 11, 14, 15, 51, 52].map((week) => unlockedIn(week) / DEPOSIT)).toEqual([
    0n,
    0n,
    1n,
    1n,
    1n,
    0n,
    0n,
    1n,
  ]);
  expect([0, 4, 8, 30, 52].map((week) => priceIn(week) / 10n ** 8n)).toEqual([
    4_000n,
    4_500n,
    5_000n,
    3_400n,
    4_200n,
  ]);
});
