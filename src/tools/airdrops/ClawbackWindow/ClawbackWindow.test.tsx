// @vitest-environment jsdom
import { fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { initialTexts } from "@site/src/forms";
import { CLAWBACK_FIELDS, evaluate } from "./calculate";
import ClawbackWindow from ".";

const INITIAL = initialTexts(CLAWBACK_FIELDS);

describe("evaluate", () => {
  test.each([
    ["2027-03-01", "", "", "before-first-claim", true, undefined],
    ["2027-03-04", "2027-03-05", "", "before-first-claim", true, undefined],
    ["2027-03-12 00:00:00", "2027-03-05", "", "grace-period", true, "2027-03-12 00:00:01"],
    ["2027-03-12 00:00:01", "2027-03-05", "", "closed", false, undefined],
    ["2027-03-13", "2027-03-05", "2027-04-01", "closed", false, "2027-04-01"],
    ["2027-03-06", "2027-03-05", "2027-03-08", "grace-period", true, undefined],
    ["2027-04-01", "2027-03-05", "2027-04-01", "expired", true, undefined],
  ])("%s with a first claim %j and an expiration %j: %s", (now, first, expiration, ...want) => {
    const { result } = evaluate({ now, firstClaim: first, expiration });
    const [phase, allowed, next] = want;
    expect(result).toMatchObject({ phase, allowed });
    const seconds = next === undefined ? undefined : BigInt(Date.parse(`${next}Z`) / 1000);
    expect(result?.nextChange).toBe(seconds);
  });

  test("lists the phases in order", () => {
    const phases = (firstClaim: string, expiration: string) =>
      evaluate({ ...INITIAL, firstClaim, expiration }).result?.spans.map(
        ({ phase, clawback, claims }) => [phase, clawback, claims],
      );
    expect(phases("2027-03-05", "2027-04-01")).toEqual([
      ["before-first-claim", true, true],
      ["grace-period", true, true],
      ["closed", false, true],
      ["expired", true, false],
    ]);
    expect(phases("2027-03-05", "2027-03-08")).toEqual([
      ["before-first-claim", true, true],
      ["grace-period", true, true],
      ["expired", true, false],
    ]);
    expect(phases("", "")).toEqual([["before-first-claim", true, true]]);
  });

  test.each([
    [{ now: "" }, "now", /"" is not a moment/],
    [{ now: "soon" }, "now", /"soon" is not a moment/],
    [{ expiration: "-5" }, "expiration", /"-5" is not a moment/],
    [{ firstClaim: "2027-04-01" }, "firstClaim", /not before the expiration/],
    [{ firstClaim: "1099511627776" }, "firstClaim", /does not fit uint40/],
  ] as const)("%o is a problem of %s", (change, field, message) => {
    const { problems, result } = evaluate({ ...INITIAL, ...change });
    expect(problems[field]).toMatch(message);
    expect(result).toBeUndefined();
  });
});

describe("ClawbackWindow", () => {
  test("the server writes the default answer and the phases", () => {
    const html = renderToString(<ClawbackWindow />);
    expect(html).toContain("Clawback is allowed");
    expect(html).toContain("The window closes at 2027-03-12 12:00:01 UTC");
  });

  test("follows the fields", () => {
    render(<ClawbackWindow />);
    const now = screen.getByRole("textbox", { name: "Moment of the clawback" });
    fireEvent.change(now, { target: { value: "2027-03-20" } });
    expect(screen.getByRole("status").textContent).toMatch(
      /Clawback reverts: more than 7 days .* opens again at 2027-04-01/,
    );
    fireEvent.change(screen.getByRole("textbox", { name: "Expiration" }), {
      target: { value: "" },
    });
    expect(screen.getByRole("status").textContent).toContain("it never opens again");
    expect(within(screen.getByRole("table")).getAllByRole("row")).toHaveLength(4);
  });
});
