// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { UNIT } from "@site/src/lib/fixed-point";
import { initialTexts } from "@site/src/forms";
import { simulate, STATUS_FIELDS, type StatusName } from "./simulate";
import StatusSimulator from ".";

const INITIAL = initialTexts(STATUS_FIELDS);

function simulated(changes: Partial<Record<StatusName, string>>) {
  return simulate({ ...INITIAL, ...changes });
}

function allowed(changes: Partial<Record<StatusName, string>>): (string | undefined)[] {
  return (simulated(changes).report?.actions ?? []).map(({ error }) => error?.split("(")[0]);
}

describe("simulate", () => {
  test.each<[Partial<Record<StatusName, string>>, string, number, boolean]>([
    [{ now: "2029-02-01" }, "PENDING", 0, true],
    [{}, "STREAMING", 1, true],
    [{ now: "2030-03-01" }, "SETTLED", 2, false],
    [{ canceledAt: "2029-08-01" }, "CANCELED", 3, false],
    [{ canceledAt: "2029-02-01" }, "DEPLETED", 4, false],
    [{ canceledAt: "2029-05-01" }, "DEPLETED", 4, false],
    [{ now: "2030-04-01", withdrawn: "1000" }, "DEPLETED", 4, false],
    [{ canceledAt: "2029-12-01" }, "STREAMING", 1, true],
  ])("%j is %s", (changes, status, number, warm) => {
    expect(simulated(changes).report).toMatchObject({ status, number, isWarm: warm });
  });

  test("actions follow the status", () => {
    const L = "SablierLockup_";
    expect(allowed({ now: "2029-02-01" })).toEqual([
      `${L}Overdraw`,
      undefined,
      undefined,
      undefined,
      `${L}StreamNotDepleted`,
    ]);
    expect(allowed({ now: "2030-03-01" })).toEqual([
      undefined,
      `${L}StreamSettled`,
      `${L}StreamSettled`,
      undefined,
      `${L}StreamNotDepleted`,
    ]);
    expect(allowed({ canceledAt: "2029-08-01" })[1]).toBe(`${L}StreamCanceled`);
    expect(allowed({ canceledAt: "2029-02-01" })).toEqual([
      `${L}StreamDepleted`,
      `${L}StreamDepleted`,
      `${L}StreamDepleted`,
      undefined,
      undefined,
    ]);
    expect(allowed({ cancelable: "no", transferable: "no" })).toEqual([
      undefined,
      `${L}StreamNotCancelable`,
      `${L}StreamNotCancelable`,
      `${L}NotTransferable`,
      `${L}StreamNotDepleted`,
    ]);
  });

  test("a canceled stream keeps what was earned", () => {
    const { report } = simulated({
      cliff: "",
      start: "2029-04-01",
      end: "2029-05-01",
      deposit: "3000",
      canceledAt: "2029-04-10",
      now: "2029-06-01",
    });
    expect(report?.streamed).toBe(900n * UNIT);
    expect(report?.withdrawable).toBe(900n * UNIT);
    expect(report?.refundable).toBe(0n);
    expect(report?.wasCanceled).toBe(true);
  });

  test.each<[Partial<Record<StatusName, string>>, StatusName, RegExp]>([
    [{ deposit: "" }, "deposit", /is not an amount/],
    [{ deposit: "0" }, "deposit", /more than 0/],
    [{ start: "x" }, "start", /is not a moment/],
    [{ cliff: "2031-01-01" }, "cliff", /CliffTimeNotLessThanEndTime/],
    [{ end: "2029-01-01", cliff: "" }, "end", /StartTimeNotLessThanEndTime/],
    [{ withdrawn: "999" }, "withdrawn", /SablierLockup_Overdraw/],
    [{ withdrawn: "999", release: "v2.0" }, "withdrawn", /SablierLockupBase_Overdraw/],
    [{ withdrawn: "-1" }, "withdrawn", /is not an amount/],
    [{ canceledAt: "2030-03-01", now: "2030-04-01" }, "canceledAt", /StreamSettled/],
    [{ canceledAt: "2029-08-01", cancelable: "no" }, "canceledAt", /StreamNotCancelable/],
    [{ now: "1099511627776" }, "now", /uint40/],
  ])("%j has a message at its field", (changes, field, message) => {
    const { problems, report } = simulated(changes);
    expect(report).toBeUndefined();
    expect(Object.keys(problems)).toEqual([field]);
    expect(problems[field]).toMatch(message);
  });
});

describe("StatusSimulator", () => {
  test("the server writes the default state", () => {
    const html = renderToString(<StatusSimulator />).replaceAll("<!-- -->", "");
    expect(html).toContain("<strong>STREAMING</strong> (1), warm");
    expect(html).toContain("Who can do what now");
  });

  test("the slider moves now", () => {
    render(<StatusSimulator />);
    fireEvent.change(screen.getByRole("slider"), { target: { value: "110" } });
    expect(screen.getByRole("status").textContent).toMatch(/^SETTLED \(2\), cold/);
    expect(new URLSearchParams(window.location.search).get("sin")).toBe("2030-04-06 12:00:00");
    fireEvent.change(screen.getByRole("slider"), { target: { value: "-10" } });
    expect(screen.getByRole("status").textContent).toMatch(/^PENDING/);
  });

  test("without readable times there is no slider, and the rest stays", () => {
    render(<StatusSimulator />);
    fireEvent.change(screen.getByRole("textbox", { name: "End" }), { target: { value: "x" } });
    expect(screen.queryByRole("slider")).toBeNull();
    expect(screen.getByRole("status").textContent).toMatch(/Correct the marked fields/);
  });
});
