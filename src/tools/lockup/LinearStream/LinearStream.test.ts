import { describe, expect, test } from "vitest";

import { UNIT } from "@site/src/lib/fixed-point";
import { initialTexts } from "@site/src/forms";
import { evaluate, LINEAR_FIELDS, type LinearFigures, type LinearName } from "./evaluate";

type Changes = Partial<Record<LinearName, string>>;

const INITIAL = initialTexts(LINEAR_FIELDS);

const evaluated = (changes: Changes) => evaluate({ ...INITIAL, ...changes });

function figuresOf(changes: Changes): LinearFigures {
  const { figures, problems } = evaluated(changes);
  if (figures === undefined) throw new Error(JSON.stringify(problems));
  return figures;
}

const errors = (changes: Changes): (string | undefined)[] =>
  figuresOf(changes).report.actions.map(({ error }) => error?.split("(")[0]);

describe("amounts", () => {
  test("3,000 in April: 100 a day, 900 by April 10, and a third of the time is rounded down", () => {
    const { report, perDay, next } = figuresOf({});
    expect(report).toMatchObject({ streamed: 900n * UNIT, refundable: 2100n * UNIT });
    expect(perDay).toBe(100n * UNIT);
    expect(next).toEqual({ what: "end", time: 1_903_824_000n });
    const third = { now: "2030-04-11" };
    expect(figuresOf(third).report.streamed).toBe(1000n * UNIT);
    expect(figuresOf({ ...third, release: "v2.0" }).report.streamed).toBe(1000n * UNIT - 1000n);
  });

  test("steps of a week from the cliff, since v4.0, with the last one at the end", () => {
    const weekly = { granularity: "7d", now: "2030-04-16" };
    const { report, step, next } = figuresOf(weekly);
    expect(report.streamed).toBe(1400n * UNIT);
    expect(step).toEqual({ every: 604_800n, amount: 700n * UNIT });
    expect(next).toEqual({ what: "step", time: 1_903_046_400n });
    expect(figuresOf({ ...weekly, now: "2030-04-29" }).next?.what).toBe("end");
    const before = figuresOf({ ...weekly, release: "v3.0" });
    expect(before.report.streamed).toBe(1500n * UNIT);
    expect(before.step).toBeUndefined();
  });

  test("the next moment is the start, the cliff, the end or none", () => {
    const cliff = { cliff: "2030-04-15" };
    expect(figuresOf({ ...cliff, now: "2030-03-01" }).next?.what).toBe("start");
    expect(figuresOf(cliff).next?.what).toBe("cliff");
    expect(figuresOf({ ...cliff, now: "2030-04-20" }).next?.what).toBe("end");
    expect(figuresOf({ now: "2030-06-01" }).next).toBeUndefined();
  });
});

describe("status", () => {
  test.each<[Changes, string, number, boolean]>([
    [{ now: "2030-03-01" }, "PENDING", 0, true],
    [{ canceledAt: "2030-04-05" }, "CANCELED", 3, false],
    [{ canceledAt: "2030-03-01" }, "DEPLETED", 4, false],
    [{ canceledAt: "2030-04-05", cliff: "2030-04-06" }, "DEPLETED", 4, false],
    [{ canceledAt: "2030-04-20" }, "STREAMING", 1, true],
  ])("%j is %s", (changes, status, number, warm) => {
    expect(figuresOf(changes).report).toMatchObject({ status, number, isWarm: warm });
  });

  test("actions follow the status", () => {
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
});

test.each<[Changes, LinearName, RegExp]>([
  [{ start: "0" }, "start", /is not a moment|StartTimeZero/],
  [{ end: "2030-03-01" }, "end", /StartTimeNotLessThanEndTime/],
  [{ cliffUnlock: "1" }, "cliffUnlock", /CliffTimeZeroUnlockAmountNotZero/],
  [{ startUnlock: "3001" }, "cliffUnlock", /UnlockAmountsSumTooHigh/],
  [{ granularity: "31d" }, "granularity", /SablierLockupHelpers_GranularityTooHigh/],
  [{ withdrawn: "901" }, "withdrawn", /SablierLockup_Overdraw/],
  [{ withdrawn: "901", release: "v2.0" }, "withdrawn", /SablierLockupBase_Overdraw/],
  [{ canceledAt: "2030-05-01", now: "2030-06-01" }, "canceledAt", /StreamSettled/],
  [{ canceledAt: "2030-04-05", cancelable: "no" }, "canceledAt", /StreamNotCancelable/],
])("%j has a message at its field", (changes, field, message) => {
  const { problems, figures } = evaluated(changes);
  expect(figures).toBeUndefined();
  expect(Object.keys(problems)).toEqual([field]);
  expect(problems[field]).toMatch(message);
});
