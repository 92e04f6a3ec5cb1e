import { describe, expect, test } from "vitest";

import {
  EXAMPLE_STREAMS,
  type ExampleName,
  START,
  WEEK,
} from "@site/src/lib/shapes/example-streams";

const NAMES = Object.keys(EXAMPLE_STREAMS) as ExampleName[];

describe("EXAMPLE_STREAMS", () => {
  test.each(NAMES)("%s fits one plot, and its names tell its streams apart", (name) => {
    const streams = EXAMPLE_STREAMS[name];
    expect(streams.length).toBeLessThanOrEqual(4);
    expect(new Set(streams.map((stream) => stream.name)).size).toBe(streams.length);
    for (const { timestamps } of streams) {
      expect(timestamps.start).toBe(streams[0].timestamps.start);
      if (timestamps.start === START) expect((timestamps.end - START) % WEEK).toBe(0n);
    }
  });
});
