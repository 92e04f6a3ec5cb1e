// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { initialTexts } from "@site/src/forms";
import { UNIT } from "@site/src/lib/fixed-point";
import { GATE_FIELDS, type GateName, simulate } from "./simulate";
import PriceGateSimulator from ".";

const simulated = (changes: Partial<Record<GateName, string>>) =>
  simulate({ ...initialTexts(GATE_FIELDS), ...changes });

const errors = (changes: Partial<Record<GateName, string>>): (string | undefined)[] =>
  (simulated(changes).report?.actions ?? []).map(({ error }) => error?.split("(")[0]);

describe("simulate", () => {
  test.each<[Partial<Record<GateName, string>>, string, bigint, bigint]>([
    [{}, "STREAMING", 0n, 1000n],
    [{ price: "150" }, "SETTLED", 1000n, 0n],
    [{ price: "149.99999999" }, "STREAMING", 0n, 1000n],
    [{ price: "150", now: "2029-12-01" }, "PENDING", 1000n, 0n],
    [{ now: "2031-01-01" }, "SETTLED", 1000n, 0n],
    [{ price: "200", feed: "reverts" }, "STREAMING", 0n, 1000n],
    [{ feed: "malformed", now: "2031-01-01" }, "SETTLED", 1000n, 0n],
    [{ cancelable: "no" }, "STREAMING", 0n, 0n],
  ])("%j is %s", (changes, status, withdrawable, refundable) => {
    expect(simulated(changes).report).toMatchObject({
      status,
      withdrawable: withdrawable * UNIT,
      refundable: refundable * UNIT,
    });
  });

  test("a withdrawal works before the start, where cancel does not", () => {
    expect(errors({ price: "150", now: "2029-12-01" }).slice(0, 4)).toEqual([
      undefined,
      "SablierLockup_StreamSettled",
      "SablierLockup_Unauthorized",
      undefined,
    ]);
  });

  test("an answer that cannot be decoded leaves no status", () => {
    expect(simulated({ feed: "malformed" })).toEqual({ problems: {}, isUndecodable: true });
  });

  test.each<[Partial<Record<GateName, string>>, GateName, RegExp]>([
    [{ target: "0" }, "target", /more than 0/],
    [{ price: "x" }, "price", /is not an amount/],
    [{ end: "2029-01-01" }, "end", /SablierLockupHelpers_StartTimeNotLessThanEndTime/],
  ])("%j has a message at its field", (changes, field, message) => {
    const { problems } = simulated(changes);
    expect(Object.keys(problems)).toEqual([field]);
    expect(problems[field]).toMatch(message);
  });
});

describe("PriceGateSimulator", () => {
  test("the server writes the default state", () => {
    const html = renderToString(<PriceGateSimulator />).replaceAll("<!-- -->", "");
    expect(html).toContain("<strong>STREAMING</strong> (1), warm");
    expect(html).toContain("SablierLockup_WithdrawAmountNotEqualWithdrawableAmount");
  });

  test("the slider moves the price, and a malformed feed is explained", () => {
    render(<PriceGateSimulator />);
    fireEvent.change(screen.getByRole("slider"), { target: { value: "100" } });
    expect(screen.getByRole("status").textContent).toMatch(/^SETTLED \(2\), cold/);
    expect(new URLSearchParams(window.location.search).get("pgp")).toBe("150");
    fireEvent.change(screen.getByRole("combobox", { name: "The feed" }), {
      target: { value: "malformed" },
    });
    expect(screen.getByRole("status").textContent).toContain("revert without data");
  });
});
