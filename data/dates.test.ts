import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

import { isIsoDay, isIsoMonth } from "../src/lib/format/iso-dates";

const DATE = /"(\d{4}-\d{2}(?:-\d{2})?)"/gu;

test("dates that are written by hand are days and months of the calendar", () => {
  const dates = readdirSync(__dirname, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .flatMap((file) =>
      [...readFileSync(path.join(__dirname, file), "utf8").matchAll(DATE)].map(([, date = ""]) => ({
        file,
        date,
      })),
    );
  expect(dates.filter(({ date }) => !isIsoDay(date) && !isIsoMonth(date))).toEqual([]);
  expect(new Set(dates.map(({ file }) => file))).toContain("audits.ts");
});
