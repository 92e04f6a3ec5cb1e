// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import ExampleStreams from ".";
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

describe("ExampleStreams", () => {
  const cells = () =>
    within(screen.getByRole("table", { name: "Released" }))
      .getAllByRole("row")
      .map((row) => [...row.children].map((cell) => cell.textContent));

  test("lists what one stream has released, to the second", () => {
    const moments = [0, [4, -1], 4, [4, 1], 28, 52] as const;
    render(
      <ExampleStreams show="linear" title="Released" description="A line." moments={moments} />,
    );
    expect(cells()).toEqual([
      ["Time since the start", "Streamed, tokens"],
      ["start", "0"],
      ["4 weeks − 1 s", "0"],
      ["4 weeks", "0"],
      ["4 weeks + 1 s", "0.00034446649029"],
      ["28 weeks", "5,000"],
      ["52 weeks", "10,000"],
    ]);
    expect(screen.getByRole("img", { name: /^Released/ })).toBeTruthy();
  });

  test.each(NAMES)("%s is there without a script", (show) => {
    const html = renderToString(
      <ExampleStreams show={show} title="Released" description="Curves." moments={[0, 52]} />,
    );
    expect(html).toContain("<svg");
    expect(html).toContain("52 weeks");
  });
});
