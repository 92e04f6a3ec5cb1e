// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { LOWEST_MAX_COUNT } from "../../../../data/max-counts";
import { formatTexts, initialTexts, parseTexts, readShare } from "@site/src/forms";
import { MAX_UINT40, UNIT } from "@site/src/lib/fixed-point";
import { SHAPE_IDS } from "@site/src/lib/shapes";
import Stream from ".";
import { type Evaluation, toolOf } from "./evaluate";
import {
  fieldsOf,
  MOST_ROWS,
  MOST_STEPS,
  momentText,
  type PresetName,
  PRESETS,
  readExponent,
  readShares,
  SHAPE_CHOICES,
  STREAM_FIELDS,
  type StreamName,
  type StreamTexts,
} from "./fields";
import { movedQuery } from "./moved";
import { timeTicks } from "./Result";
import { ROWS, textsOf } from "./rows";
import { checkRows, joinRows, splitRows } from "./rows-text";
import { TICK } from "./useTicks";

type Changes = Partial<StreamTexts>;

const ALL = "cancel,status,amounts,plot,table,code";

function evaluated(preset: PresetName, changes: Changes, show = ALL): Evaluation {
  const { fields, evaluate } = toolOf(preset, show);
  return evaluate({ ...initialTexts(fields), ...changes });
}

function lifeOf(preset: PresetName, changes: Changes): NonNullable<Evaluation["life"]> {
  const { life, problems } = evaluated(preset, changes);
  if (life === undefined) throw new Error(JSON.stringify(problems));
  return life;
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
    expect(readShares("10, 20 70%").map((share) => share / (UNIT / 100n))).toEqual([10n, 20n, 70n]);
    expect(() => readShares(" ")).toThrow(/lists 0 percentages/);
    expect(() => readShares("10, x")).toThrow(/"x" is not an amount/);
    expect(() => readShares("1 ".repeat(MOST_ROWS + 1))).toThrow(/lists 25 percentages/);
  });

  test("rows survive the address, with its separators", () => {
    const rows = [
      ["1", "2027-02-01 12:00"],
      ["1_0", "a*b 5% %5F"],
    ];
    expect(splitRows(joinRows(rows), 2)).toEqual(rows);
    expect(joinRows([["1_0", "a*b"]])).toBe("1%5F0_a%2Ab");
    expect(splitRows("", 2)).toEqual([]);
    expect(splitRows("5", 2)).toEqual([["5", ""]]);
  });

  test("an address has rows, and not too many; every deployment takes as many", () => {
    expect(() => checkRows("", 5)).toThrow(/there are 0 rows/);
    expect(() => checkRows("1_1*1_1", 1)).toThrow(/there are 2 rows; use 1 to 1/);
    expect(Math.max(MOST_ROWS, Number(MOST_STEPS))).toBeLessThanOrEqual(LOWEST_MAX_COUNT);
  });

  test("marks of the time axis are days, or hours for short streams", () => {
    expect(timeTicks(1_801_440_000n, 1_832_976_000n)[0]).toEqual({ value: 0, label: "2027-02-01" });
    expect(timeTicks(1_801_440_000n, 1_738_382_400n)[2]?.label).toBe("02-01 02:00");
    expect(momentText(1_801_440_000n)).toBe("2027-02-01");
    expect(momentText(1_801_440_001n)).toBe("2027-02-01 00:00:01");
  });
});

/** The presets whose shape the reader can change. */
const NAMES = (Object.keys(PRESETS) as PresetName[]).filter((name) => name !== "price-gated");

describe("every shape", () => {
  test.each(NAMES.flatMap((preset) => SHAPE_CHOICES.map(({ value }) => [preset, value] as const)))(
    "the example of %s is a stream as %s",
    (preset, shape) => {
      const { problems, call, life, revert } = evaluated(preset, { shape });
      expect({ problems, revert }).toEqual({ problems: {} });
      expect(call?.deposited).toBeGreaterThan(0n);
      expect(life?.status).toBe("STREAMING");
    },
  );

  test("a page that asks for a part that does not exist is not built", () => {
    expect(() => toolOf("cliff", "plot,curve")).toThrow(/"curve", which is no part; use run, /);
  });

  test.each<[string, Changes, StreamName, RegExp]>([
    ["end before start", { shape: "linear", end: "2024-01-01" }, "end", /StartTimeNotLessThanEnd/],
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
      /needs a cli/,
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
    ["a price gate before v4.0", { shape: "price-gated", release: "v3.0" }, "release", /use v4\.0/],
    ["a long granularity", { shape: "linear", granularity: "400d" }, "granularity", /TooHigh/],
    ["a target of 0", { shape: "price-gated", target: "0" }, "target", /more than 0/],
  ])("%s: a message at the field", (_, changes, field, message) => {
    const { problems, call } = evaluated("cliff", changes, "plot");
    expect(call).toBeUndefined();
    expect(Object.keys(problems)).toEqual([field]);
    expect(problems[field]).toMatch(message);
  });

  test("fields that the shape does not use do not matter", () => {
    const problems = (changes: Changes) => evaluated("cliff", changes, "plot").problems;
    expect(problems({ shape: "linear", cliff: "x", percentages: "", now: "x" })).toEqual({});
    expect(problems({ shape: "tranchedMonthly", end: "x" })).toEqual({});
  });
});

describe("amounts", () => {
  test("3,000 in April: 100 a day, 900 by April 10, and a third of the time is rounded down", () => {
    const { streamed, refundable, perDay, next } = lifeOf("april", {});
    expect([streamed, refundable]).toEqual([900n * UNIT, 2100n * UNIT]);
    expect(perDay).toBe(100n * UNIT);
    expect(next).toEqual({ what: "end", time: 1_903_824_000n });
    const third = { now: "2030-04-11" };
    expect(lifeOf("april", third).streamed).toBe(1000n * UNIT);
    expect(lifeOf("april", { ...third, release: "v2.0" }).streamed).toBe(1000n * UNIT - 1000n);
  });

  test("steps of a week, since v4.0, with the last one at the end", () => {
    const weekly = { granularity: "7d", now: "2030-04-16" };
    const { streamed, step, next } = lifeOf("april", weekly);
    expect(streamed).toBe(1400n * UNIT);
    expect(step).toEqual({ every: 604_800n, amount: 700n * UNIT });
    expect(next).toEqual({ what: "step", time: 1_903_046_400n });
    expect(lifeOf("april", { ...weekly, now: "2030-04-29" }).next?.what).toBe("end");
    const before = lifeOf("april", { ...weekly, release: "v3.0" });
    expect(before.streamed).toBe(1500n * UNIT);
    expect(before.step).toBeUndefined();
  });

  test.each([
    [{ now: "2030-03-01" }, "start"],
    [{ shape: "cliff" }, "cliff"],
    [{ shape: "cliff", now: "2030-04-20" }, "end"],
    [{ shape: "tranches" }, "tranche 1"],
    [{ now: "2030-06-01" }, undefined],
  ])("the next unlock of %j is %s", (changes, what) => {
    expect(lifeOf("april", changes).next?.what).toBe(what);
  });
});

describe("status", () => {
  const CLIFF = { shape: "linearUnlockCliff", startUnlock: "0", cliffUnlock: "0" };

  test.each<[Changes, string, number, boolean]>([
    [{ now: "2030-03-01" }, "PENDING", 0, true],
    [{ canceledAt: "2030-04-05" }, "CANCELED", 3, false],
    [{ canceledAt: "2030-03-01" }, "DEPLETED", 4, false],
    [{ ...CLIFF, canceledAt: "2030-04-05", cliff: "2030-04-06" }, "DEPLETED", 4, false],
    [{ canceledAt: "2030-04-20" }, "STREAMING", 1, true],
  ])("%j is %s", (changes, status, number, warm) => {
    expect(lifeOf("april", changes)).toMatchObject({ status, number, isWarm: warm });
  });

  test("actions follow the status", () => {
    const errors = (changes: Changes) =>
      lifeOf("april", changes).actions.map(({ error }) => error?.split("(")[0]);
    const L = "SablierLockup_";
    const unauthorized = `${L}Unauthorized`;
    expect(errors({ now: "2030-03-01" })).toEqual([
      `${L}Overdraw`,
      undefined,
      unauthorized,
      undefined,
      undefined,
      `${L}StreamNotDepleted`,
    ]);
    expect(errors({ canceledAt: "2030-03-01" })).toEqual([
      `${L}StreamDepleted`,
      `${L}StreamDepleted`,
      `${L}StreamDepleted`,
      `${L}StreamDepleted`,
      undefined,
      undefined,
    ]);
    expect(errors({ cancelable: "no", transferable: "no" })).toEqual([
      undefined,
      `${L}StreamNotCancelable`,
      unauthorized,
      `${L}StreamNotCancelable`,
      `${L}NotTransferable`,
      `${L}StreamNotDepleted`,
    ]);
    expect(errors({ release: "v2.0" })[2]).toBe("SablierLockupBase_Unauthorized");
  });

  test.each<[Changes, StreamName, RegExp]>([
    [{ start: "0" }, "start", /is not a moment|StartTimeZero/],
    [{ ...CLIFF, cliff: "", cliffUnlock: "1" }, "cliffUnlock", /CliffTimeZeroUnlockAmountNot/],
    [{ ...CLIFF, startUnlock: "3001" }, "cliffUnlock", /UnlockAmountsSumTooHigh/],
    [{ withdrawn: "901" }, "withdrawn", /SablierLockup_Overdraw/],
    [{ withdrawn: "901", release: "v2.0" }, "withdrawn", /SablierLockupBase_Overdraw/],
    [{ canceledAt: "2030-05-01", now: "2030-06-01" }, "canceledAt", /StreamSettled/],
    [{ canceledAt: "2030-04-05", cancelable: "no" }, "canceledAt", /StreamNotCancelable/],
  ])("%j has a message at its field", (changes, field, message) => {
    const { problems, life } = evaluated("april", changes);
    expect(life).toBeUndefined();
    expect(Object.keys(problems)).toEqual([field]);
    expect(problems[field]).toMatch(message);
  });

  test("a price at the target settles a price-gated stream", () => {
    expect(lifeOf("price-gated", { price: "150" })).toMatchObject({
      status: "SETTLED",
      withdrawable: 1000n * UNIT,
    });
    expect(lifeOf("price-gated", { feed: "reverts" }).status).toBe("STREAMING");
  });
});

describe("rows of segments and tranches", () => {
  const rowsOf = (shape: "segments" | "tranches", changes: Changes) =>
    evaluated("cliff", { shape, ...changes }, "plot");

  test.each(
    (["segments", "tranches"] as const).flatMap((shape) =>
      ROWS[shape].examples.map(
        (example) => [example.name, shape, textsOf(shape, example)] as const,
      ),
    ),
  )("%s is a stream and fits the address", (_, shape, texts) => {
    const fields = fieldsOf(shape);
    const state = { ...initialTexts(fields), ...texts };
    expect(rowsOf(shape, texts).call?.deposited).toBe(1000n * UNIT);
    const search = formatTexts(fields, state, "");
    expect(parseTexts(fields, search)).toEqual({ texts: state, ignored: [] });
  });

  test("equal and falling times are marked, with the error of the contract", () => {
    const segments = joinRows([
      ["500", "1", "2027-08-01"],
      ["500", "1", "2027-08-01"],
    ]);
    const { rows, revert, call } = rowsOf("segments", { segments });
    expect(rows?.cells[1]).toEqual([undefined, undefined, "must be later than in row 1"]);
    expect(revert).toMatch(/SablierLockupHelpers_SegmentTimestampsNotOrdered\(1, /);
    expect(call).toBeUndefined();
  });

  test("percentages that add up lose nothing to rounding", () => {
    const tranches = joinRows([
      ["33.33", "2027-05-01"],
      ["33.33", "2027-06-01"],
      ["33.34", "2027-07-01"],
    ]);
    const { call } = rowsOf("tranches", { deposit: "0.0001", decimals: "6", tranches });
    const amounts =
      call?.schedule.model === "tranched" ? call.schedule.tranches.map(({ amount }) => amount) : [];
    expect(amounts).toEqual([33n, 33n, 34n]);
    const short = rowsOf("tranches", { tranches: joinRows([["50", "2027-05-01"]]) });
    expect(short.revert).toMatch(/DepositAmountNotEqualToTrancheAmountsSum/);
  });

  test("cells that cannot be read are marked, whatever else is wrong", () => {
    const segments = joinRows([
      ["-1", "99", "never"],
      ["", "", ""],
    ]);
    const { rows } = rowsOf("segments", { segments, deposit: "x" });
    expect(rows?.cells.flat().filter((cell) => cell !== undefined)).toHaveLength(6);
    const bad = rowsOf("tranches", { tranches: joinRows([["101", "x"]]) });
    expect(bad.rows?.cells[0]?.[0]).toMatch(/more than 100%/);
    expect(rowsOf("tranches", { decimals: "x" }).problems.decimals).toBeDefined();
    expect(rowsOf("tranches", { tranches: "" }).revert).toMatch(/TrancheCountZero/);
  });
});

/** Addresses of the tools that were one for each question. */
describe("earlier addresses", () => {
  const opened = (preset: PresetName, search: string) => {
    const { texts: filter, ignored: problems } = parseTexts(fieldsOf(preset), movedQuery(search));
    expect(problems).toEqual([]);
    const initial = initialTexts(fieldsOf(preset));
    const names = (Object.keys(filter) as StreamName[]).filter(
      (name) => filter[name] !== initial[name],
    );
    return Object.fromEntries(names.map((name) => [name, filter[name]]));
  };

  test.each<[PresetName, string, Changes]>([
    [
      "april",
      "?lcr=v2.0&lcd=1&lcn=6&lcs=2030-01-01&lce=2030-02-01&lcg=7d&lca=no&lcf=no&lcw=1&lcx=2030-01-03&lct=2030-01-04",
      {
        ...{ release: "v2.0", deposit: "1", decimals: "6", start: "2030-01-01", end: "2030-02-01" },
        ...{ granularity: "7d", cancelable: "no", transferable: "no", withdrawn: "1" },
        ...{ canceledAt: "2030-01-03", now: "2030-01-04" },
      },
    ],
    [
      "april",
      "?lcc=2030-04-15&lcu=5&lck=7",
      { shape: "linearUnlockCliff", cliff: "2030-04-15", startUnlock: "5", cliffUnlock: "7" },
    ],
    [
      "april",
      "?lcu=5",
      { shape: "linearUnlockCliff", cliff: "", startUnlock: "5", cliffUnlock: "0" },
    ],
    [
      "price-gated",
      "?pgp=1&pgt=2&pgf=reverts&pgn=2030-03-01&pgs=2030-02-01&pge=2030-09-01&pgd=3&pgc=no",
      {
        ...{ price: "1", target: "2", feed: "reverts", now: "2030-03-01", start: "2030-02-01" },
        ...{ end: "2030-09-01", deposit: "3", cancelable: "no" },
      },
    ],
    [
      "motion",
      "?tk=flow&tka=1&tks=2027-01-01&tke=2027-02-01&tkb=9&tkn=2027-01-09&tkv=1",
      { deposit: "1", start: "2027-01-01", end: "2027-02-01", now: "2027-01-09", speed: "1" },
    ],
    [
      "segments",
      "?sg=1_2_2029-01-01&sgv=v3.0&sgd=1&sgn=6&sgs=2028-01-01&sgf=durations&sgc=no&sgt=no",
      {
        ...{ segments: "1_2_2029-01-01", release: "v3.0", deposit: "1", decimals: "6" },
        ...{ start: "2028-01-01", variant: "durations", cancelable: "no", transferable: "no" },
      },
    ],
    [
      "tranches",
      "?tr=100_2029-01-01&tru=tokens&trv=v2.0&trd=100&trn=6&trs=2028-01-01&trf=durations&trc=no&trt=no",
      {
        ...{ tranches: "100_2029-01-01", unit: "tokens", release: "v2.0", deposit: "100" },
        ...{ decimals: "6", start: "2028-01-01", variant: "durations" },
        ...{ cancelable: "no", transferable: "no" },
      },
    ],
    ["segments", "?ee=0.5", { shape: "dynamicExponential", exponent: "0.5" }],
    ["cliff", "?ul-u=30", { shape: "linearUnlockLinear", startUnlock: "300" }],
    ["cliff", "?cl-c=50&cl-k=40", { cliff: "2027-08-02 12:00:00", cliffUnlock: "400" }],
    ["cliff", "?ls-g=10", { shape: "linear", granularity: "3153600s" }],
    ["cliff", "?ex-x=3", { shape: "dynamicExponential", exponent: "3" }],
    ["cliff", "?st-n=12", { shape: "tranchedStepper", count: "12" }],
    ["cliff", "?mo-m=24", { shape: "tranchedMonthly", months: "24" }],
    ["cliff", "?bw-p=40,60", { shape: "tranchedBackweighted", percentages: "40,60" }],
    ["cliff", "?ov=exponential.linear", {}],
    ["cliff", "?ov=linearStepper.cliff", { shape: "linear" }],
    ["cliff", "?sx=linear&sxd=7", { shape: "linear", deposit: "7" }],
  ])("of %s: %s", (preset, search, texts) => {
    expect(opened(preset, search)).toEqual(texts);
  });

  test("each slider of a shape is taken over, with the others where they stood", () => {
    const sliders = "?uc-u=10&ce-c=20&du-a=10&du-bu=5";
    expect(opened("cliff", sliders)).toMatchObject({
      shape: "linearUnlockCliff",
      cliff: "2027-06-27",
      cliffUnlock: "200",
    });
    expect(opened("cliff", "?du-a=10&du-bu=5")).toMatchObject({ shape: "dynamicDoubleUnlock" });
    expect(opened("cliff", "?ce-x=2")).toMatchObject({ shape: "dynamicCliffExponential" });
  });

  test("an entry writes the new keys in place of the old, and leaves those of others", () => {
    const { fields } = toolOf("april", "status");
    const search = movedQuery("?lct=2030-04-20&q=x");
    expect(search).toBe("?q=x&sxq=2030-04-20");
    const { texts: filter } = parseTexts(fields, search);
    expect(formatTexts(fields, { ...filter, deposit: "1" }, search)).toBe(
      "?q=x&sxq=2030-04-20&sxd=1",
    );
    expect(movedQuery("?language=typescript")).toBe("?language=typescript");
  });

  test("no two fields have the same key", () => {
    const keys = Object.values(STREAM_FIELDS).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(SHAPE_IDS).not.toContain("segments");
  });
});

const status = (): string | null | undefined => screen.getAllByRole("status")[0]?.textContent;

function enter(label: string | RegExp, value: string): HTMLElement {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  return field;
}

describe("the tool", () => {
  test("an earlier address opens with its values, and an entry replaces its keys", () => {
    window.history.replaceState(null, "", "/page?lct=2030-04-20");
    render(<Stream preset="april" show="amounts,plot" />);
    expect(status()).toMatch(/^1,900 tokens can be withdrawn/);
    enter("Deposit", "6000");
    expect(status()).toMatch(/^3,800 tokens can be withdrawn/);
    expect(window.location.search).toBe("?sxq=2030-04-20&sxd=6000");
  });

  test("says at the field what is wrong, keeps the slider, and loses nothing", () => {
    render(<Stream preset="april" show="amounts,plot" />);
    const field = enter("Withdrawn so far", "901");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText(/SablierLockup_Overdraw/)).toBeTruthy();
    fireEvent.change(screen.getByRole("slider"), { target: { value: "50" } });
    expect(status()).toMatch(/^599 tokens can be withdrawn at 2030-04-16/);
    expect(screen.getByLabelText("Withdrawn so far")).toHaveProperty("value", "901");
  });

  test("asks for what the shape needs, and for a release that has it", () => {
    render(<Stream preset="cliff" show="plot,table,code" />);
    expect(screen.queryByLabelText("Target price")).toBeNull();
    enter("Shape", "price-gated");
    expect(screen.getByLabelText("Target price")).toBeTruthy();
    expect(screen.getByText("createWithTimestampsLPG")).toBeTruthy();
    expect(screen.queryByLabelText("Function takes")).toBeNull();
    enter("Release", "v2.0");
    expect(screen.getByText(/no price-gated streams; use v4\.0/)).toBeTruthy();
  });

  test("a cancel that reverts has its reason", () => {
    render(<Stream preset="april" show="cancel,status" />);
    enter("Cancelable", "no");
    expect(status()).toMatch(/^No\..*renounced/);
  });

  test("the price slider settles the stream", () => {
    render(<Stream preset="price-gated" show="status" />);
    fireEvent.change(screen.getByRole("slider", { name: /Move the price/ }), {
      target: { value: "100" },
    });
    expect(status()).toMatch(/^SETTLED \(2\), cold/);
    expect(window.location.search).toBe(`?${STREAM_FIELDS.price.key}=150`);
  });

  test("rows of segments can be added, changed and removed, and the answer follows", () => {
    render(<Stream preset="segments" show="plot,table,code" />);
    fireEvent.click(screen.getByRole("button", { name: "Add a segment" }));
    expect(status()).toMatch(/SegmentTimestampsNotOrdered/);
    const added = within(screen.getByRole("group", { name: "segment 4" }));
    const end = added.getByRole("textbox", { name: /Ends at/ });
    expect(end.getAttribute("aria-invalid")).toBe("true");
    fireEvent.change(end, { target: { value: "2028-03-01" } });
    expect(status()).toMatch(/end of segment 4/);
    fireEvent.click(screen.getByRole("button", { name: "Remove segment 1" }));
    expect(status()).toMatch(/^800 tokens in /);
    expect(screen.queryByRole("textbox", { name: "Deposit" })).toBeNull();
  });

  test("a cell of an address that cannot be read is marked, and stays", () => {
    const { key } = STREAM_FIELDS.segments;
    window.history.replaceState(null, "", `/page?${key}=1000_9x_2028-02-01`);
    render(<Stream preset="segments" show="plot" />);
    const cell = screen.getByRole("textbox", { name: "Exponent, segment 1" });
    expect(cell).toHaveProperty("value", "9x");
    expect(cell.getAttribute("aria-invalid")).toBe("true");
  });

  test("rows of tranches stop at their limit, and say so", () => {
    const rows = Array.from({ length: MOST_ROWS }, (_, row) => ["1", `${1_740_000_000 + row}`]);
    window.history.replaceState(null, "", `/page?tru=tokens&trd=24&tr=${joinRows(rows)}`);
    render(<Stream preset="tranches" show="plot,table,code" />);
    expect(screen.getByRole("button", { name: "Add a tranche" })).toHaveProperty("disabled", true);
    expect(screen.getByText(/stops at 24 rows/)).toBeTruthy();
  });
});

describe("in motion", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const streamed = (): string | null | undefined =>
    screen.getByText("Streamed", { selector: "dt" }).nextElementSibling?.firstElementChild
      ?.textContent;
  const wait = (ticks: number): void => {
    for (let tick = 0; tick < ticks; tick++) act(() => void vi.advanceTimersByTime(TICK));
  };
  const press = (name: string): void => void fireEvent.click(screen.getByRole("button", { name }));
  const tool = <Stream preset="motion" show="run,amounts,plot" />;

  test("stands still until the reader runs it, and stops on demand", () => {
    render(tool);
    wait(10);
    expect(streamed()).toBe("900.000000");
    press("Run");
    wait(4);
    expect(streamed()).toBe("904.166666");
    press("Pause");
    wait(40);
    expect(streamed()).toBe("904.166666");
  });

  test("writes its moment into the address when it stops, not while it runs", () => {
    const writes = vi.spyOn(window.history, "replaceState");
    render(tool);
    press("Run");
    wait(8);
    expect(writes).not.toHaveBeenCalled();
    const { value } = screen.getByRole<HTMLInputElement>("textbox", { name: "Now" });
    press("Pause");
    expect(writes).toHaveBeenCalledOnce();
    expect([...new URLSearchParams(window.location.search).values()]).toContain(value);
    writes.mockRestore();
  });

  test("stops at the end of its range and can run again, from the start of the stream", () => {
    render(tool);
    enter("Speed", "86400");
    press("Run");
    wait(160);
    expect(streamed()).toBe("3,000.000000");
    press("Run");
    wait(4);
    expect(streamed()).toBe("100.000000");
  });

  test("the slider sets now and the address, and keeps the focus", () => {
    render(tool);
    press("Run");
    wait(4);
    const slider = screen.getByRole("slider", { name: /Move now/ });
    slider.focus();
    fireEvent.change(slider, { target: { value: "-10" } });
    expect(streamed()).toBe("0.000000");
    expect(document.activeElement).toBe(slider);
    expect(slider.isConnected).toBe(true);
    expect(window.location.search).toBe("?sxq=2027-03-29");
  });
});
