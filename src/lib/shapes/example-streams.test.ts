import { expect, test } from "vitest";

import { EXAMPLE_STREAMS, type ExampleName, ROW_STREAMS, START } from "./example-streams";
import { WEEK } from "../format/durations";
import { unlockRows } from "./rows";

const TOKEN = 10n ** 18n;

const NAMES = Object.keys(EXAMPLE_STREAMS) as ExampleName[];

test.each(NAMES)("%s fits one plot, and its names tell its streams apart", (name) => {
  const streams = EXAMPLE_STREAMS[name];
  expect(streams.length).toBeLessThanOrEqual(4);
  expect(new Set(streams.map((stream) => stream.name)).size).toBe(streams.length);
  for (const { timestamps } of streams) {
    expect(timestamps.start).toBe(streams[0].timestamps.start);
    if (timestamps.start === START) expect((timestamps.end - START) % WEEK).toBe(0n);
  }
});

test.each([
  ["segmentRows", [0n, 200n, 700n, 1000n], [0n, 30n, 75n, 100n]],
  ["trancheRows", [0n, 300n, 500n, 1000n], [0n, 25n, 60n, 100n]],
] as const)("%s has the sums and ends that the page lists", (name, sums, days) => {
  const rows = unlockRows(ROW_STREAMS[name][0]);
  expect(rows.map(({ total }) => total / TOKEN)).toEqual(sums);
  expect(rows.map(({ time }) => (time - START) / 86_400n)).toEqual(days);
});
