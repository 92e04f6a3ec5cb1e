// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { UNIT } from "@site/src/lib/fixed-point";
import { initialTexts } from "@site/src/forms";
import { evaluate, LINEAR_FIELDS, type LinearName } from "./calculate";
import LinearCalculator from ".";

const INITIAL = initialTexts(LINEAR_FIELDS);

function evaluated(changes: Partial<Record<LinearName, string>>) {
  return evaluate({ ...INITIAL, ...changes });
}

describe("evaluate", () => {
  test("3,000 in April: 100 a day, 900 by April 10, and a third of the time is rounded down", () => {
    const { figures } = evaluated({});
    expect(figures?.streamed).toBe(900n * UNIT);
    expect(figures?.refundable).toBe(2100n * UNIT);
    expect(figures?.perDay).toBe(100n * UNIT);
    expect(figures?.next).toEqual({ what: "end", time: 1_903_824_000n });
    expect(evaluated({ release: "v2.0", now: "2030-04-11" }).figures?.streamed).toBe(
      1000n * UNIT - 1000n,
    );
    expect(evaluated({ now: "2030-04-11" }).figures?.streamed).toBe(1000n * UNIT);
  });

  test("steps of a week from the cliff, since v4.0, with the last one at the end", () => {
    const weekly = { granularity: "7d", now: "2030-04-16" };
    const { figures } = evaluated(weekly);
    expect(figures?.streamed).toBe(1400n * UNIT);
    expect(figures?.step).toEqual({ every: 604_800n, amount: 700n * UNIT });
    expect(figures?.next).toEqual({ what: "step", time: 1_903_046_400n });
    expect(evaluated({ ...weekly, now: "2030-04-29" }).figures?.next?.what).toBe("end");
    const before = evaluated({ ...weekly, release: "v3.0" }).figures;
    expect(before?.streamed).toBe(1500n * UNIT);
    expect(before?.step).toBeUndefined();
  });

  test("the next moment is the start, the cliff, the end or none", () => {
    const cliff = { cliff: "2030-04-15" };
    expect(evaluated({ ...cliff, now: "2030-03-01" }).figures?.next?.what).toBe("start");
    expect(evaluated(cliff).figures?.next?.what).toBe("cliff");
    expect(evaluated({ ...cliff, now: "2030-04-20" }).figures?.next?.what).toBe("end");
    expect(evaluated({ now: "2030-06-01" }).figures?.next).toBeUndefined();
  });

  test("a cliff accrues nothing unless its unlock catches up", () => {
    const result = evaluated({ cliff: "2030-04-16", now: "2030-04-16" });
    expect(result.figures?.streamed).toBe(0n);
    expect(result.catchUp).toBe(1500n * UNIT);
    expect(evaluated({}).catchUp).toBeUndefined();
  });

  test.each<[Partial<Record<LinearName, string>>, LinearName, RegExp]>([
    [{ deposit: "-1" }, "deposit", /is not an amount/],
    [{ decimals: "x" }, "decimals", /whole number/],
    [{ start: "" }, "start", /is not a moment/],
    [{ end: "2030-03-01" }, "end", /StartTimeNotLessThanEndTime/],
    [{ cliff: "2030-06-01" }, "cliff", /CliffTimeNotLessThanEndTime/],
    [{ cliffUnlock: "1" }, "cliffUnlock", /CliffTimeZeroUnlockAmountNotZero/],
    [{ startUnlock: "3001" }, "cliffUnlock", /UnlockAmountsSumTooHigh/],
    [{ withdrawn: "901" }, "withdrawn", /Overdraw/],
    [{ granularity: "31d" }, "granularity", /SablierLockupHelpers_GranularityTooHigh/],
    [{ now: "1099511627776" }, "now", /uint40/],
    [{ start: "0" }, "start", /is not a moment|StartTimeZero/],
  ])("%j has a message at its field", (changes, field, message) => {
    const { problems, figures } = evaluated(changes);
    expect(figures).toBeUndefined();
    expect(Object.keys(problems)).toEqual([field]);
    expect(problems[field]).toMatch(message);
  });
});

describe("LinearCalculator", () => {
  test("the server writes the worked example", () => {
    const html = renderToString(<LinearCalculator />).replaceAll("<!-- -->", "");
    expect(html).toContain("900 tokens can be withdrawn, by the formula of Lockup v4.0");
    expect(html).toContain("0.001157407407407407 per second");
  });

  test("catches up at the cliff", async () => {
    const user = userEvent.setup();
    render(<LinearCalculator />);
    fireEvent.change(screen.getByRole("textbox", { name: "Cliff" }), {
      target: { value: "2030-04-10" },
    });
    expect(screen.getByRole("status").textContent).toMatch(/^0 tokens/);
    await user.click(screen.getByRole("button", { name: /Catch up/ }));
    expect(screen.getByRole("status").textContent).toMatch(/^900 tokens/);
    expect(window.location.search).toBe("?lcc=2030-04-10&lck=900");
  });

  test("a bad field keeps the rest of the page", () => {
    render(<LinearCalculator />);
    fireEvent.change(screen.getByRole("textbox", { name: "End" }), { target: { value: "soon" } });
    expect(screen.getByRole("status").textContent).toMatch(/Correct the marked fields/);
  });
});
