import { describe, expect, test } from "vitest";

import { MAX_UINT40, UNIT } from "@site/src/lib/fixed-point";
import { formatTexts, initialTexts, parseTexts, readShare } from "@site/src/forms";
import { CHOICES, evaluate, EXPLORER_FIELDS, type ExplorerName } from "./evaluate";
import { MOST_ROWS, readExponent, readShares } from "./readers";
import {
  evaluateSegments,
  evaluateTranches,
  momentText,
  SEGMENT_FIELDS,
  SEGMENT_PRESETS,
  TRANCHE_FIELDS,
  TRANCHE_PRESETS,
} from "./rows";
import { checkRows, joinRows, splitRows } from "./rows-text";
import { timeTicks } from "./StreamResult";

const INITIAL = initialTexts(EXPLORER_FIELDS);

function problemsWith(changes: Partial<Record<ExplorerName, string>>) {
  const { problems, call } = evaluate({ ...INITIAL, ...changes });
  expect(call === undefined).toBe(Object.keys(problems).length > 0);
  return problems;
}

describe("readers", () => {
  test("exponents fit UD2x18", () => {
    expect(readExponent("0.5")).toBe(UNIT / 2n);
    expect(readExponent("18.446744073709551615")).toBe((1n << 64n) - 1n);
    expect(() => readExponent("18.446744073709551616")).toThrow(/does not fit UD2x18/);
    for (const bad of ["", "-1", "x", "1,000", "1e2", "9".repeat(101)]) {
      expect(() => readExponent(bad)).toThrow(/write a number|is not an amount|not an exponent/);
    }
  });

  test("percentages stay within 100, lists within their length", () => {
    expect(readShare("12.5%")).toBe(UNIT / 8n);
    expect(() => readShare("101")).toThrow(/more than 100%/);
    expect(() => readShare("1".repeat(101))).toThrow(/is not a percentage/);
    expect(readShares("10, 20 70%").map((share) => share / (UNIT / 100n))).toEqual([10n, 20n, 70n]);
    expect(() => readShares(" ")).toThrow(/lists 0 percentages/);
    expect(() => readShares("10, x")).toThrow(/"x" is not an amount/);
    expect(() => readShares("1 ".repeat(MOST_ROWS + 1))).toThrow(/lists 25 percentages/);
  });

  test("rows survive the address and lose only its separators", () => {
    const rows = [
      ["1", "2027-02-01 12:00"],
      ["2", "x"],
    ];
    expect(splitRows(joinRows(rows), 2)).toEqual(rows);
    expect(joinRows([["1_0", "a*b"]])).toBe("10_ab");
    expect(splitRows("", 2)).toEqual([]);
    expect(splitRows("5", 2)).toEqual([["5", ""]]);
  });

  test("bad rows of an address are named", () => {
    const readers = [readShare, readExponent];
    expect(() => checkRows("10_1*x_2", readers, 5)).toThrow(/^row 2: "x"/);
    expect(() => checkRows("10", readers, 5)).toThrow(/row 1, "10", has 1 values; write 2/);
    expect(() => checkRows("", readers, 5)).toThrow(/there are 0 rows/);
    expect(() => checkRows("1_1*1_1", readers, 1)).toThrow(/there are 2 rows; use 1 to 1/);
  });

  test("marks of the time axis are days, or hours for short streams", () => {
    expect(timeTicks(1_801_440_000n, 1_832_976_000n)[0]).toEqual({ value: 0, label: "2027-02-01" });
    expect(timeTicks(1_801_440_000n, 1_738_382_400n)[2]?.label).toBe("02-01 02:00");
  });
});

describe("evaluate", () => {
  test.each(CHOICES.map(({ id }) => id))("%s is a stream with the default values", (shape) => {
    expect(problemsWith({ shape })).toEqual({});
  });

  test.each<[string, Partial<Record<ExplorerName, string>>, ExplorerName, RegExp]>([
    [
      "end before start",
      { shape: "linear", end: "2024-01-01" },
      "end",
      /StartTimeNotLessThanEndTime/,
    ],
    ["cliff after end", { cliff: "2029-01-01" }, "cliff", /CliffTimeNotLessThanEndTime/],
    ["cliff before start", { cliff: "2027-01-01" }, "cliff", /StartTimeNotLessThanCliffTime/],
    [
      "start unlock too high",
      { shape: "linearUnlockLinear", startUnlock: "1001" },
      "startUnlock",
      /UnlockAmountsSumTooHigh/,
    ],
    [
      "no cliff on a curve",
      { shape: "dynamicCliffExponential", cliff: "" },
      "cliff",
      /needs a cliff/,
    ],
    [
      "unlocks in the wrong order",
      { shape: "dynamicDoubleUnlock", secondTime: "2027-04-01" },
      "secondTime",
      /SegmentTimestampsNotOrdered/,
    ],
    [
      "unlocks above the deposit",
      { shape: "dynamicDoubleUnlock", secondUnlock: "900" },
      "secondUnlock",
      /more than the deposit/,
    ],
    [
      "more steps than seconds",
      { shape: "tranchedStepper", count: "120", end: "2027-02-01 00:01" },
      "end",
      /StartTimeNotLessThanFirstTrancheTimestamp/,
    ],
    [
      "percentages that do not add up",
      { shape: "tranchedBackweighted", percentages: "10, 20" },
      "percentages",
      /add up to 30%/,
    ],
    [
      "a timelock of no length",
      { shape: "linearTimelock", end: "2027-02-01 00:00:01" },
      "end",
      /StartTimeNotLessThanCliffTime/,
    ],
    [
      "months that leave uint40",
      { shape: "tranchedMonthly", start: MAX_UINT40.toString() },
      "start",
      /uint40/,
    ],
  ])("%s: a message at the field", (_, changes, field, message) => {
    const problems = problemsWith(changes);
    expect(Object.keys(problems)).toEqual([field]);
    expect(problems[field]).toMatch(message);
  });

  test("fields that the shape does not use do not matter", () => {
    expect(problemsWith({ shape: "linear", cliff: "x", percentages: "" })).toEqual({});
    expect(problemsWith({ shape: "tranchedMonthly", end: "x" })).toEqual({});
  });
});

describe("rows of segments and tranches", () => {
  const segments = initialTexts(SEGMENT_FIELDS);
  const tranches = initialTexts(TRANCHE_FIELDS);

  test.each(SEGMENT_PRESETS.map((preset) => [preset.name, preset] as const))(
    "the segments of %s are a stream and fit the address",
    (_, { texts }) => {
      const state = { ...segments, ...texts };
      expect(evaluateSegments(state).call?.deposited).toBe(1000n * UNIT);
      const search = formatTexts(SEGMENT_FIELDS, state, "");
      expect(parseTexts(SEGMENT_FIELDS, search)).toEqual({ filter: state, problems: [] });
    },
  );

  test.each(TRANCHE_PRESETS.map((preset) => [preset.name, preset] as const))(
    "the tranches of %s are a stream and fit the address",
    (_, { texts }) => {
      const state = { ...tranches, ...texts };
      expect(evaluateTranches(state).call?.deposited).toBe(1000n * UNIT);
      const search = formatTexts(TRANCHE_FIELDS, state, "");
      expect(parseTexts(TRANCHE_FIELDS, search)).toEqual({ filter: state, problems: [] });
    },
  );

  test("equal and falling times are marked, with the error of the contract", () => {
    const rows = joinRows([
      ["500", "1", "2027-08-01"],
      ["500", "1", "2027-08-01"],
    ]);
    const result = evaluateSegments({ ...segments, rows });
    expect(result.cells[1]).toEqual([undefined, undefined, "must be later than in row 1"]);
    expect(result.revert).toMatch(/SablierLockupHelpers_SegmentTimestampsNotOrdered\(1, /);
    expect(result.call).toBeUndefined();
  });

  test("percentages that add up lose nothing to rounding", () => {
    const rows = joinRows([
      ["33.33", "2027-05-01"],
      ["33.33", "2027-06-01"],
      ["33.34", "2027-07-01"],
    ]);
    const { call } = evaluateTranches({ ...tranches, deposit: "0.0001", decimals: "6", rows });
    const amounts =
      call?.schedule.model === "tranched" ? call.schedule.tranches.map(({ amount }) => amount) : [];
    expect(amounts).toEqual([33n, 33n, 34n]);
    const short = evaluateTranches({ ...tranches, rows: joinRows([["50", "2027-05-01"]]) });
    expect(short.revert).toMatch(/DepositAmountNotEqualToTrancheAmountsSum/);
  });

  test("cells that cannot be read are marked, whatever else is wrong", () => {
    const rows = joinRows([
      ["-1", "99", "never"],
      ["", "", ""],
    ]);
    const { cells, rules } = evaluateSegments({ ...segments, rows, deposit: "x" });
    expect(cells.flat().filter((cell) => cell !== undefined)).toHaveLength(6);
    expect(rules).toEqual([]);
    const bad = evaluateTranches({ ...tranches, rows: joinRows([["101", "x"]]) });
    expect(bad.cells[0]?.[0]).toMatch(/more than 100%/);
    expect(evaluateTranches({ ...tranches, decimals: "x" }).problems.decimals).toBeDefined();
    expect(evaluateTranches({ ...tranches, rows: "" }).revert).toMatch(/TrancheCountZero/);
  });

  test("moments are written as days where they can be", () => {
    expect(momentText(1_801_440_000n)).toBe("2027-02-01");
    expect(momentText(1_801_440_001n)).toBe("2027-02-01 00:00:01");
  });
});
