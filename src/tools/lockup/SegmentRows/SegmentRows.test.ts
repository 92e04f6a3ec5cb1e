import { describe, expect, it } from "vitest";

import { curveOf } from "./curve";
import { EXAMPLES, scheduleRows } from "./rows";

describe("scheduleRows", () => {
  it("adds up amounts and takes each start from the row before", () => {
    expect(
      scheduleRows([
        { amount: 3, day: 20 },
        { amount: 4, day: 50 },
      ]),
    ).toEqual([
      { position: 0, amount: 3, startAmount: 0, endAmount: 3, startDay: 0, endDay: 20 },
      { position: 1, amount: 4, startAmount: 3, endAmount: 7, startDay: 20, endDay: 50 },
    ]);
    expect(scheduleRows([])).toEqual([]);
  });
});

describe.each(["dynamic", "tranched"] as const)("the %s example", (model) => {
  it("has a curve of the contract that passes the end of every row", () => {
    const points = curveOf(model);
    expect(points[0]).toEqual({ day: 0, amount: 0 });
    for (const { endDay, endAmount } of scheduleRows(EXAMPLES[model])) {
      expect(points.find(({ day }) => day === endDay)?.amount).toBe(endAmount);
    }
  });
});
