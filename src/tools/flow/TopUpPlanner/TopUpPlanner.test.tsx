// @vitest-environment jsdom
import { fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { parseDateTime } from "@site/src/lib/format";
import { planTopUps, readStreams } from "./plan";
import TopUpPlanner from ".";

const NOW = parseDateTime("2027-03-01");
const DAY = 86_400n;

describe("plan", () => {
  test("3000 USDC per 30 days need 3000 for 30 days, but for the last unit", () => {
    const plans = planTopUps(readStreams("12, 3000, month, 0, 0", 6), NOW, NOW + 30n * DAY);
    expect(plans).toEqual([
      {
        name: "12",
        deposit: 2_999_999_999n,
        depletion: undefined,
        depletionAfter: NOW + 30n * DAY + 1n,
      },
    ]);
  });

  test("a balance of 200 at 3000 per 30 days lasts two days and a second", () => {
    const [plan] = planTopUps(readStreams("a, 3000, month, 0, 200", 6), NOW, NOW);
    expect(plan?.depletion).toBe(NOW + 172_801n);
    expect(plan?.deposit).toBe(0n);
  });

  test("debt counts, and a stream in debt has run dry", () => {
    const [plan] = planTopUps(readStreams("a, 1, day, 40, 25", 6), NOW, NOW + 10n * DAY);
    expect(plan?.deposit).toBe(24_999_999n);
    expect(plan?.depletion).toBe(0n);
  });

  test.each([
    ["", /There is no stream/],
    ["12, 3000, month, 0", /Line 1: .* needs five parts/],
    [", 3000, month, 0, 0", /needs five parts/],
    ["a, 1, day, 0, 0\nb, x, day, 0, 0", /Line 2: "x" is not an amount/],
    ["a, -1, day, 0, 0", /"-1" is not an amount/],
    ["a, 1, fortnight, 0, 0", /"fortnight" is not one of second, minute/],
    ["a, 0, day, 0, 0", /paused stream/],
    ["a, 340282366920938463463374607431769, day, 0, 0", /does not fit uint128/],
    ["a, 1.1234567, day, 0, 0", /has 7 decimals; the token has 6/],
    ["a, 1, day, 0, 0\na, 1, day, 0, 0", /Two streams are called "a"/],
    [
      Array.from({ length: 21 }, (_, index) => `${index}, 1, day, 0, 0`).join("\n"),
      /20 is the limit/,
    ],
  ])("%j is refused", (text, message) => {
    expect(() => readStreams(text, 6)).toThrow(message);
  });
});

describe("TopUpPlanner", () => {
  const change = (name: string | RegExp, value: string): HTMLElement => {
    const field = screen.getByRole("textbox", { name });
    fireEvent.change(field, { target: { value } });
    return field;
  };

  test("the server writes a plan", () => {
    expect(renderToString(<TopUpPlanner />)).toContain("2,999.999999");
  });

  test("sums the deposits and shows when each stream runs dry", () => {
    render(<TopUpPlanner />);
    expect(screen.getByRole("status").textContent).toBe(
      "Approve and deposit 3,314.999998 tokens in total: 2 of 3 streams need a deposit.",
    );
    const rows = within(screen.getByRole("table")).getAllByRole("row");
    expect(rows[1]?.textContent).toContain("no balance");
    expect(rows[2]?.textContent).toContain("already in debt");
    change("Paid until (UTC)", "2027-03-02");
    expect(window.location.search).toBe("?tu=2027-03-02");
    change("Streams, one a line", "21, 500, week, 0, 2500");
    expect(screen.getByRole("status").textContent).toContain("Nothing to deposit");
  });

  test.each([
    ["Paid until (UTC)", "2027-02-01", /is before now/],
    ["Paid until (UTC)", "soon", /is not a moment/],
    ["Now (UTC)", "2027-02-30", /is not a moment/],
    ["Token decimals", "19", /use 0 to 18/],
    ["Streams, one a line", "x", /needs five parts/],
  ])("%s: %s", (name, value, message) => {
    render(<TopUpPlanner />);
    const field = change(name, value);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe(
      "Correct the marked fields to see the answer.",
    );
  });
});
