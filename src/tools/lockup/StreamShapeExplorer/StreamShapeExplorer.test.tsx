// @vitest-environment jsdom
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { MAX_UINT128, MAX_UINT40, UNIT } from "@site/src/lib/fixed-point";
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
import SegmentBuilder from "./SegmentBuilder";
import TrancheBuilder from "./TrancheBuilder";
import { timeTicks } from "./StreamResult";
import StreamShapeExplorer from ".";

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
    ["no deposit", { deposit: "" }, "deposit", /is not an amount/],
    ["zero deposit", { deposit: "0" }, "deposit", /more than 0/],
    ["negative deposit", { deposit: "-5" }, "deposit", /is not an amount/],
    ["text as deposit", { deposit: "many" }, "deposit", /is not an amount/],
    [
      "deposit above uint128",
      { deposit: (MAX_UINT128 + 1n).toString(), decimals: "0" },
      "deposit",
      /uint128/,
    ],
    ["too many decimals", { decimals: "37" }, "decimals", /out of range/],
    ["start above uint40", { start: (MAX_UINT40 + 1n).toString() }, "start", /uint40/],
    ["no day", { end: "2027-02-30" }, "end", /is not a moment/],
    [
      "end before start",
      { shape: "linear", end: "2024-01-01" },
      "end",
      /StartTimeNotLessThanEndTime/,
    ],
    ["cliff after end", { cliff: "2029-01-01" }, "cliff", /CliffTimeNotLessThanEndTime/],
    ["cliff before start", { cliff: "2027-01-01" }, "cliff", /StartTimeNotLessThanCliffTime/],
    [
      "cliff unlock without cliff",
      { cliff: "" },
      "cliffUnlock",
      /CliffTimeZeroUnlockAmountNotZero/,
    ],
    ["cliff unlock too high", { cliffUnlock: "1001" }, "cliffUnlock", /UnlockAmountsSumTooHigh/],
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
      "late cliff on a curve",
      { shape: "dynamicCliffExponential", cliff: "2029-01-01" },
      "cliff",
      /SegmentTimestampsNotOrdered/,
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
    ["huge exponent", { shape: "dynamicExponential", exponent: "19" }, "exponent", /UD2x18/],
    ["no steps", { shape: "tranchedStepper", count: "0" }, "count", /out of range/],
    [
      "more steps than seconds",
      { shape: "tranchedStepper", count: "120", end: "2027-02-01 00:01" },
      "end",
      /StartTimeNotLessThanFirstTrancheTimestamp/,
    ],
    ["too many months", { shape: "tranchedMonthly", months: "121" }, "months", /out of range/],
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

  test("a state of the address comes back, a bad one is named", () => {
    const texts = { ...INITIAL, shape: "tranchedStepper", count: "5" };
    const search = formatTexts(EXPLORER_FIELDS, texts, "");
    expect(search).toBe("?sx=tranchedStepper&sxm=5");
    expect(parseTexts(EXPLORER_FIELDS, search).filter).toEqual(texts);
    expect(parseTexts(EXPLORER_FIELDS, "?sx=spiral").problems[0]).toMatch(/"spiral" is not one of/);
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

  test("a first time that is not after the start is marked", () => {
    const result = evaluateTranches({ ...tranches, start: "2027-05-01" });
    expect(result.cells[0]).toEqual([undefined, "must be later than the start"]);
    expect(result.revert).toMatch(/StartTimeNotLessThanFirstTrancheTimestamp/);
  });

  test("a sum that is not the deposit has its own error", () => {
    const result = evaluateSegments({ ...segments, deposit: "999" });
    expect(result.revert).toMatch(/DepositAmountNotEqualToSegmentAmountsSum/);
    expect(result.sum).toBe(1000n * UNIT);
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

describe("StreamShapeExplorer", () => {
  test("the server writes plot, unlocks and call of the default shape", () => {
    const html = renderToString(<StreamShapeExplorer />);
    expect(html).toContain("Streamed share of the deposit");
    expect(html).toContain("createWithTimestampsLL");
    expect(html).toContain("2027-05-01 00:00:00");
  });
});

describe("SegmentBuilder", () => {
  test("rows can be added, changed and removed, and the rules follow", async () => {
    const user = userEvent.setup();
    render(<SegmentBuilder />);
    expect(screen.getByRole("img", { name: /Streamed share/ })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Add a segment" }));
    expect(screen.getByRole("status").textContent).toMatch(/SegmentTimestampsNotOrdered/);
    const added = screen.getByRole("group", { name: "segment 4" });
    const end = within(added).getByRole("textbox", { name: /Ends at/ });
    expect(end.getAttribute("aria-invalid")).toBe("true");
    fireEvent.change(end, { target: { value: "2028-03-01" } });
    expect(screen.queryByText(/^Broken/)).toBeNull();
    await user.click(screen.getByRole("button", { name: "Remove segment 1" }));
    expect(screen.getByText(/200 missing/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Make the sum the deposit" }));
    expect(screen.getByRole("textbox", { name: "Deposit" })).toHaveProperty("value", "800");
    expect(screen.getByText("createWithTimestampsLD")).toBeTruthy();
  });
});

describe("TrancheBuilder", () => {
  test("says that a cell is empty instead of quoting nothing", () => {
    render(<TrancheBuilder />);
    const cell = screen.getByRole("textbox", { name: "Amount, tranche 1" });
    fireEvent.change(cell, { target: { value: "" } });
    expect(screen.getByText(/^This field is empty; write a number/)).toBeTruthy();
  });

  test("stops at its limit and says so", () => {
    const rows = joinRows(
      Array.from({ length: MOST_ROWS }, (_, index) => ["1", String(1_740_000_000 + index)]),
    );
    window.history.replaceState(null, "", `/page?tru=tokens&trd=24&tr=${rows}`);
    render(<TrancheBuilder />);
    expect(screen.getByRole("button", { name: "Add a tranche" })).toHaveProperty("disabled", true);
    expect(screen.getByText(/stops at 24 rows/)).toBeTruthy();
  });
});
