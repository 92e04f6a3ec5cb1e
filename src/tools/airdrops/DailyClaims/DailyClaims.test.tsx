// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";

import { daysOf } from "./days";
import DailyClaims from ".";

describe("daysOf", () => {
  it("fills days without claims, in order", () => {
    expect(
      daysOf([
        { day: "3", claims: "1", amount: "20000000000000000001" },
        { day: "1", claims: "2", amount: "5" },
      ]),
    ).toEqual([
      { start: 86_400n, claims: 2, amount: 5n },
      { start: 172_800n, claims: 0, amount: 0n },
      { start: 259_200n, claims: 1, amount: 20_000_000_000_000_000_001n },
    ]);
  });

  it("is empty without activities", () => {
    expect(daysOf([])).toEqual([]);
  });
});

describe("DailyClaims", () => {
  it("shows the sample answer with its quiet day, and draws it on demand", async () => {
    render(<DailyClaims />);
    const rows = screen
      .getAllByRole("row")
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows.map((cells) => cells.slice(1))).toContainEqual(["0", "0"]);
    expect(rows).toHaveLength(4);
    fireEvent.click(screen.getByRole("button", { name: "Draw the days" }));
    expect(await screen.findAllByText("Claims by day, from the sample answer")).not.toEqual([]);
  });
});
