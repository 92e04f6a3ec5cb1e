import { expect, test } from "vitest";

import { figuresOn, VESTING_STORY } from "./VestingExplorer";
import { tellStory } from "./story";

const TOKEN = 10n ** 18n;

test("the story has the recorded figures", () => {
  const rows = tellStory(VESTING_STORY).moments.map((moment) => [
    ...[
      moment.streamed,
      moment.withdrawn,
      moment.refunded,
      moment.inStream,
      moment.locked,
      moment.unlocked,
      moment.vestedNotWithdrawn,
    ].map((amount) => Number(amount / TOKEN)),
    moment.status,
  ]);
  expect(rows).toEqual([
    [50, 0, 0, 1000, 950, 50, 50, "STREAMING"],
    [50, 0, 0, 1000, 950, 50, 50, "STREAMING"],
    [200, 0, 0, 1000, 800, 200, 200, "STREAMING"],
    [600, 0, 0, 1000, 400, 600, 600, "STREAMING"],
    [600, 200, 0, 800, 400, 600, 400, "STREAMING"],
    [700, 200, 300, 500, 0, 1000, 500, "CANCELED"],
    [700, 700, 300, 0, 0, 1000, 0, "DEPLETED"],
  ]);
});

test("a day shows what has happened by its end", () => {
  expect(figuresOn(59).withdrawn).toBe(0n);
  expect(figuresOn(60).withdrawn).toBe(200n * TOKEN);
  expect(figuresOn(100).status).toBe("DEPLETED");
});
