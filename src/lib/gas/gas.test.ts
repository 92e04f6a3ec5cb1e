import { describe, expect, it } from "vitest";

import { marginalCosts, sortRows, streamCosts, transactionGas } from ".";

describe("calldata", () => {
  it("is added to the call and to the base cost", () => {
    expect(transactionGas(100n, { zero: 1n, other: 1n })).toBe(21_120n);
  });
});

const TABLE = {
  columns: [{ items: 2 }, { items: 10 }],
  rows: [
    ["grow", "big", [100, 180]],
    ["grow", "", [90, 130]],
    ["flat", "", [5]],
  ],
} as const;

describe("tables", () => {
  it("give the cost of one more item", () => {
    expect(marginalCosts(TABLE, 2, 10)).toEqual([
      { functionName: "grow", configuration: "big", gas: 10 },
      { functionName: "grow", configuration: "", gas: 5 },
    ]);
    expect(marginalCosts(TABLE, 2, 2)).toEqual([]);
    expect(() => marginalCosts(TABLE, 2, 3)).toThrow("no column for 3");
  });

  it("give the share of each stream of a batch", () => {
    expect(
      streamCosts({ columns: [{ streams: 5, items: 24 }, {}], rows: [["make", "", [50, 9]]] }),
    ).toEqual([{ functionName: "make", streams: 5, items: 24, total: 50, each: 10 }]);
  });

  it("are ordered by name or by a column, with missing figures last", () => {
    const names = (order: Parameters<typeof sortRows>[1]): string[] =>
      sortRows(TABLE.rows, order).map(([name, configuration]) => `${name} ${configuration}`.trim());
    expect(names(undefined)).toEqual(["grow big", "grow", "flat"]);
    expect(names({ by: "name", descending: false })).toEqual(["flat", "grow", "grow big"]);
    expect(names({ by: 0, descending: false })).toEqual(["flat", "grow", "grow big"]);
    expect(names({ by: 1, descending: false })).toEqual(["grow", "grow big", "flat"]);
    expect(names({ by: 1, descending: true })).toEqual(["grow big", "grow", "flat"]);
  });
});
