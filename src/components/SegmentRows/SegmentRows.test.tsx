// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";

import { exampleOf, scheduleRows, START } from "./rows";
import SegmentRows from ".";

afterEach(cleanup);

describe("scheduleRows", () => {
  it("adds up amounts and takes each start from the row before", () => {
    expect(
      scheduleRows(10n, [
        { amount: 3n, timestamp: 20n },
        { amount: 4n, timestamp: 50n },
      ]),
    ).toEqual([
      { position: 0, amount: 3n, startAmount: 0n, endAmount: 3n, startTime: 10n, endTime: 20n },
      { position: 1, amount: 4n, startAmount: 3n, endAmount: 7n, startTime: 20n, endTime: 50n },
    ]);
    expect(scheduleRows(10n, [])).toEqual([]);
  });
});

describe.each(["dynamic", "tranched"] as const)("the %s example", (model) => {
  it("has a curve that passes the end of every row", () => {
    const { rows, points } = exampleOf(model);
    for (const { endTime, endAmount } of rows) {
      expect(points.find(({ time }) => time === endTime)?.amount).toBe(endAmount);
    }
    expect(points[0]).toEqual({ time: START, amount: 0n });
  });

  it("shows its rows as a table, also without a script", () => {
    expect(renderToString(<SegmentRows model={model} />)).toContain("startAmount");
    render(<SegmentRows model={model} />);
    expect(screen.getAllByText("1,000").length).toBeGreaterThan(0);
  });
});
