import { expect, test } from "vitest";

import { LOCKUP_LOCAL } from "../../../data/gas/lockup";
import { gasPerStream } from "./gas";

test("the measurements are the published ones", () => {
  const rows = LOCKUP_LOCAL.tables.find(({ id }) => id === "batch")?.rows ?? [];
  const perStream = (name: string, index: number, size: number): number => {
    const figures = rows.find((row) => row[0] === name)?.[2] ?? [];
    return Math.round((figures[index] ?? 0) / size);
  };
  expect(gasPerStream("linear", 0)).toBe(perStream("createWithDurationsLL", 4, 50));
  expect(gasPerStream("dynamic", 12)).toBe(perStream("createWithDurationsLD", 4, 50));
  expect(gasPerStream("dynamic", 24)).toBe(perStream("createWithDurationsLD", 2, 20));
  expect(gasPerStream("tranched", 12)).toBe(perStream("createWithDurationsLT", 4, 50));
  expect(gasPerStream("tranched", 24)).toBe(perStream("createWithDurationsLT", 2, 20));
});
